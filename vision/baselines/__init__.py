"""What others would use to read the dice, measured beside our reader; nothing ships with it."""

"""What each game shows on the LED table: from a state to lights, from events to an effect."""

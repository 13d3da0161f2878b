"""What people see of the card game."""

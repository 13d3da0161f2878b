"""What people see of the dice game."""

"""Reading BANG! dice in pictures."""

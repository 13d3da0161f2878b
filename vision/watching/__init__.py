"""From frames to throws: motion, rest, votes and which die is which."""

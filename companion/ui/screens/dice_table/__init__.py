"""The dice table in play."""

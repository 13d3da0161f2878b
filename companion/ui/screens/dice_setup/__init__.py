"""Laying the dice table."""

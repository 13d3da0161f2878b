"""Lights for a table: a frozen picture of the seats, and a serial line that shows it."""

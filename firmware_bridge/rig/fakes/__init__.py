"""Modules a board has and a computer has not; the interpreter finds them on its path."""

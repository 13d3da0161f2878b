"""Runs main.py as a board does at power-up, and ends when its line is gone for good."""

import machine

try:
    import main  # noqa: F401 - importing it runs it
except OSError:
    machine.die()

"""The games as pure values and functions: no clock, chance, disk or screen."""

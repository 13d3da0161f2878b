"""The commands of `python -m vision`: one module each, with `add_arguments` and `run`."""

"""The file that users copy to their board, `main.py`, and where it lies."""

from pathlib import Path

MAIN = Path(__file__).with_name("main.py")

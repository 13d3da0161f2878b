"""`mat`: make the printable tray mat."""

import argparse
import sys
from pathlib import Path

from vision.mat.layout import shapes
from vision.mat.pdf import A4, LETTER, as_pdf

PAGES = {"a4": (A4,), "letter": (LETTER,), "both": (A4, LETTER)}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what may follow the command's name."""
    parser.add_argument("out", type=Path, metavar="OUT.pdf")
    parser.add_argument("--page", choices=PAGES, default="both", help="paper; both by default")


def run(asked: argparse.Namespace) -> int:
    """Write the mat."""
    try:
        asked.out.write_bytes(as_pdf(shapes(), PAGES[asked.page]))
    except OSError as error:
        print(f"vision: cannot write {asked.out}: {error.strerror}", file=sys.stderr)
        return 2
    print(f"{asked.out}: print it at 100 %, without fitting it to the page")
    return 0

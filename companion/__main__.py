"""`python -m companion`: the kiosk, or the table without a screen."""

import argparse
import os
import sys
from pathlib import Path

from companion.headless import open_table, serve
from companion.store.errors import StoreError


def main(arguments: list[str] | None = None) -> int:
    """Run a command; the answer is the exit code."""
    options = _parser().parse_args(arguments)
    if options.command == "headless":
        return _headless(options.db)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tumbleweed", description=__doc__)
    commands = parser.add_subparsers(dest="command")
    headless = commands.add_parser("headless", help="answer JSON requests on standard input")
    headless.add_argument("--db", type=Path, metavar="FILE", help="keep the games in this file")
    return parser


def _headless(path: Path | None) -> int:
    try:
        table = open_table(path)
    except StoreError as error:
        print(f"tumbleweed: {error.reason}: {error.detail}", file=sys.stderr)
        return 1
    try:
        serve(table, sys.stdin.buffer, sys.stdout.buffer)
    except (BrokenPipeError, KeyboardInterrupt):
        # The reader has gone: the rest of the output has no place to go either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


if __name__ == "__main__":
    sys.exit(main())

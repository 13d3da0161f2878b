"""`python -m companion`: the kiosk, or the table without a screen."""

import argparse
import os
import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from companion.store.errors import StoreError

PORTRAITS = Path("out") / "demo"


def main(arguments: list[str] | None = None) -> int:
    """Run a command; the answer is the exit code."""
    options = _parser().parse_args(arguments)
    if options.command == "headless":
        return _headless(options.db)
    return _kiosk(options)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tumbleweed", description=__doc__)
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="keep everything here")
    parser.add_argument("--size", type=_size, metavar="WxH", help="size of the window")
    parser.add_argument("--fullscreen", action="store_true", default=None)
    parser.add_argument(
        "--demo", action=argparse.BooleanOptionalAction, help="begin with the demo table, or never"
    )
    parser.add_argument("--demo-seed", type=int, metavar="N", help="play the same demo again")
    commands = parser.add_subparsers(dest="command")
    headless = commands.add_parser("headless", help="answer JSON requests on standard input")
    headless.add_argument("--db", type=Path, metavar="FILE", help="keep the games in this file")
    return parser


def _size(text: str) -> tuple[int, int]:
    wide, _, high = text.partition("x")
    return int(wide), int(high)


def has_display(environment: Mapping[str, str] = os.environ) -> bool:
    """Tell whether there is a screen to show anything on."""
    if not sys.platform.startswith("linux"):
        return True
    named = environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY")
    chosen = environment.get("SDL_VIDEODRIVER", "offscreen") != "offscreen"
    return bool(named) or chosen or any(Path("/dev/dri").glob("card*"))


def _kiosk(options: argparse.Namespace) -> int:
    from companion.bootstrap import KioskOptions, run_kiosk  # noqa: PLC0415 - headless needs none

    demo, seed = options.demo, options.demo_seed
    kiosk = KioskOptions(options.data, options.size, options.fullscreen, demo, seed)
    if not has_display():
        print("tumbleweed: no display; the demo table plays on a virtual one")
        os.environ.setdefault("SDL_VIDEODRIVER", "offscreen")
        os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
        kiosk = replace(kiosk, demo=True, portraits=PORTRAITS)
    try:
        code = run_kiosk(kiosk)
    except StoreError as error:
        print(f"tumbleweed: {error.reason}: {error.detail}", file=sys.stderr)
        return 1
    if kiosk.portraits is not None:
        print(f"tumbleweed: pictures are in {kiosk.portraits}")
    return code


def _headless(path: Path | None) -> int:
    from companion.headless import open_table, serve  # noqa: PLC0415 - the kiosk needs none

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
    finally:
        table.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())

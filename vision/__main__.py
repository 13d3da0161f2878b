"""`python -m vision COMMAND`: each command is a module, loaded only when it is asked for."""

import argparse
import importlib
import importlib.util
import sys

from vision.calibration import ModelError

COMMANDS = {
    "read": "say which faces are up in pictures",
    "annotate": "draw the readings on a picture",
    "bench": "measure the reader on pictures with known answers",
    "watch": "turn a camera's frames into throws",
    "mat": "make a printable tray mat",
    "teach": "learn another set of dice",
}


def main(arguments: list[str] | None = None) -> int:
    """Run one command and give its exit code."""
    words = sys.argv[1:] if arguments is None else arguments
    chosen = words[0] if words and words[0] in COMMANDS else None
    parser = argparse.ArgumentParser(prog="python -m vision", description="Reads dice.")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, purpose in COMMANDS.items():
        command = commands.add_parser(name, help=purpose, description=purpose)
        if name == chosen:
            if importlib.util.find_spec(f"vision.commands.{name}") is None:
                parser.error(f"this installation has no command {name}")
            module = importlib.import_module(f"vision.commands.{name}")
            module.add_arguments(command)
            command.set_defaults(run=module.run)
    asked = parser.parse_args(words)
    try:
        return int(asked.run(asked))
    except ModelError as error:
        print(f"vision: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())

"""One hundred thousand malformed requests: each one answer, no traceback, state untouched."""

import argparse
import json
import string
import subprocess
import sys
import tempfile
from random import Random
from typing import Any

from bench.figures import Figures
from bench.scripted_game import TABLE

NEW = {"op": "new", "game": "bang_dice", **TABLE}
ROLL = {"op": "act", "action": {"type": "roll", "faces": dict.fromkeys("01234", "beer")}}
STATE = {"op": "state"}
WRONG: tuple[Any, ...] = (None, True, -1, 1.5, 10**30, "", "x" * 300, [], [[]], {}, {"a": {}})


def main() -> None:
    """Send them through a real process and look at what comes back."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--requests", type=int, default=100_000)
    count = parser.parse_args().requests
    rng = Random(11)
    lines = [json.dumps(NEW).encode(), json.dumps(STATE).encode()]
    lines += [malformed(rng) for _ in range(count)]
    lines += [json.dumps(STATE).encode()]
    with tempfile.TemporaryFile() as requests:
        requests.write(b"\n".join(lines) + b"\n")
        requests.seek(0)
        done = subprocess.run(
            [sys.executable, "-m", "companion", "headless"],
            stdin=requests,
            capture_output=True,
            check=False,
        )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    figures = Figures()
    figures.tell("malformed requests", str(count))
    figures.at_most("answers missing or too many", abs(len(answers) - len(lines)), 0)
    figures.at_most("accepted", sum(answer["ok"] for answer in answers[2:-1]), 0)
    figures.at_most("lines on standard error", len(done.stderr.splitlines()), 0)
    figures.at_most("changed states", int(answers[1] != answers[-1]), 0)
    figures.at_most("exit code", done.returncode, 0)
    figures.close()


def malformed(rng: Random) -> bytes:
    """Make a request that cannot be right: cut, noisy, or with one value of a wrong kind."""
    kind = rng.randrange(4)
    if kind == 0:
        text = json.dumps(rng.choice((NEW, ROLL)))
        return text[: rng.randrange(1, len(text))].encode()
    if kind == 1:
        return bytes(rng.choices(range(256), k=rng.randrange(1, 60))).replace(b"\n", b"") + b"}"
    if kind == 2:
        noise = "".join(rng.choices(string.ascii_letters, k=8))
        return json.dumps({**rng.choice((NEW, ROLL)), "op": noise}).encode()
    return json.dumps(spoiled(rng)).encode()


def spoiled(rng: Random) -> dict[str, Any]:
    """Put a wrong value where it matters."""
    wrong = rng.choice(WRONG)
    return rng.choice(
        (
            {**NEW, "players": wrong},
            {**NEW, "game": wrong},
            {**NEW, "options": wrong or [0]},
            {**NEW, "position": {"life": wrong}},
            {**NEW, "position": {"active": wrong if wrong is not None else -3}},
            {"op": "act", "action": wrong},
            {"op": "act", "action": {"type": wrong}},
            {"op": "act", "action": {"type": "roll", "faces": wrong}},
            {"op": "act", "action": {"type": "roll", "faces": {"0": wrong}}},
            {"op": "act", "action": {"type": "correct", "seat": wrong, "life": 3}},
            {"op": "act", "action": {"type": "correct", "seat": 0, "life": wrong}},
            {"op": "open", "id": wrong},
            {"op": wrong},
        )
    )


if __name__ == "__main__":
    main()

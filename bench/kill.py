"""Kill the table with signal 9 in the middle of a game, again and again: nothing may be lost.

Each round plays a scripted game through `python -m companion headless --db FILE`, kills the
process at a moment given by chance, opens the file again and compares: every acknowledged action
is there (one more may be, if it was kept but not yet told), and the state equals the replay.
"""

import argparse
import json
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from threading import Timer
from typing import Any

from bench.figures import Figures
from bench.scripted_game import TABLE, scripted_actions
from companion.headless import open_table
from companion.rules.bang_dice import BANG_DICE
from companion.rules.engine import replay

ACTIONS = 500


def main() -> None:
    """Run the rounds and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--actions", type=int, default=ACTIONS)
    options = parser.parse_args()
    figures, rng = Figures(), Random(9)
    script = scripted_actions(options.actions, seed=1)
    lost, unequal, acknowledged = 0, 0, 0
    for _ in range(options.rounds):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "games.db"
            told = play_until_killed(path, script, delay_s=rng.uniform(0.05, 1.2))
            kept, equal = after_restart(path, script)
        lost += kept < told
        unequal += not equal
        acknowledged += told
    figures.tell("rounds", f"{options.rounds} of {options.actions} actions each")
    figures.tell("acknowledged actions before the kills", str(acknowledged))
    figures.at_most("rounds with an acknowledged action lost", lost, 0)
    figures.at_most("rounds whose state differs from the replay", unequal, 0)
    figures.close()


def play_until_killed(path: Path, script: list[Any], delay_s: float) -> int:
    """Play the script until the kill; give the number of acknowledged actions."""
    table = subprocess.Popen(
        [sys.executable, "-m", "companion", "headless", "--db", str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert table.stdin is not None
    assert table.stdout is not None
    requests = [{"op": "new", "game": "bang_dice", **TABLE}]
    requests += [{"op": "act", "action": BANG_DICE.write_action(action)} for action in script]
    told, killer = -1, None
    for request in requests:
        try:
            table.stdin.write(json.dumps(request).encode() + b"\n")
            table.stdin.flush()
            answer = table.stdout.readline()
        except BrokenPipeError:
            break
        if not answer.endswith(b"\n"):
            break
        told += json.loads(answer)["ok"]
        if killer is None:
            # The clock starts when the table is up, so that kills fall into play, not start-up.
            killer = Timer(delay_s, table.send_signal, [signal.SIGKILL])
            killer.start()
    if killer is not None:
        killer.join()
    table.kill()
    table.wait()
    table.stdout.close()
    try:
        table.stdin.close()
    except BrokenPipeError:
        return told
    return told


def after_restart(path: Path, script: list[Any]) -> tuple[int, bool]:
    """Open the file again; say how many actions are there and whether the state is their replay."""
    table = open_table(path)
    (game,) = table.answer(b'{"op":"games"}')["games"]
    state = table.answer(json.dumps({"op": "open", "id": game["id"]}).encode())["state"]
    kept = game["head"]
    expected = replay(BANG_DICE, BANG_DICE.start(TABLE))
    for action in script[:kept]:
        expected = replay(BANG_DICE, BANG_DICE.decide(expected, action), expected)
    return kept, state == BANG_DICE.write_state(expected)


if __name__ == "__main__":
    main()

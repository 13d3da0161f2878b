"""Measures the LED line and fails when it misses a promise: `python bench/lights.py [--quick]`.

The board is the real firmware in a real interpreter, so its answers cost what they cost.
"""

import argparse
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import cast

sys.path.insert(0, str(Path(__file__).parents[1]))  # also run from a bare checkout

from companion.devices.lights.games import LIGHTS
from companion.devices.table_lights import LedTable
from companion.rules.engine import Prompt, replay
from companion.rules.registry import GAMES
from companion.session.game_session import Change, ChangeKind, GameSession, Move
from companion.settings import Settings
from firmware_bridge.bridge import Bridge, Choice
from firmware_bridge.lights import (
    ARROWS,
    BULLETS,
    MAX_SEATS,
    MIN_SEATS,
    PILE,
    Bar,
    Colour,
    SeatLights,
    TableLights,
)
from firmware_bridge.picture import picture
from firmware_bridge.rig.bad_line import BadLine, Damage
from firmware_bridge.rig.board import VirtualBoard, wire_hex
from firmware_bridge.rig.interpreter import Interpreter, get_interpreter
from firmware_bridge.rig.simulate import runs_in
from firmware_bridge.status import LinkState

BOARD_BRIGHTNESS = 64
PATIENCE_S = 30.0
POSTS_PER_S = 2000
DAMAGE = 0.01
LONGEST_POST_MS = 0.1
LONGEST_RESTORE_S = 1.0
# The rest is what a busy machine takes from the loop that posts.
LEAST_SHARE = 0.9
# A person sees a fifth of a second as at once.
LONGEST_DELAY_S = 0.2


@dataclass(frozen=True, slots=True)
class Size:
    """How much is measured."""

    states: int = 10_000
    replugs: int = 100
    flood_s: float = 10.0
    moves: int = 2000


@dataclass(frozen=True, slots=True)
class Figure:
    """One line of the result."""

    name: str
    value: str
    wanted: str
    is_met: bool


def any_table(chance: random.Random) -> TableLights:
    """Return a table at random."""

    def bar(limit: int) -> Bar:
        colours = list(Colour)
        return Bar(chance.randint(0, limit), chance.choice(colours), chance.choice(colours))

    seats = tuple(
        SeatLights(bar(BULLETS), bar(ARROWS), active=chance.random() < 1 / 4)
        for _ in range(chance.randint(MIN_SEATS, MAX_SEATS))
    )
    return TableLights(seats, bar(PILE))


def wire_of(table: TableLights) -> str:
    """Return what the board's wire carries for a table."""
    return wire_hex(picture(table, brightness=BOARD_BRIGHTNESS).in_wiring_order())


@contextmanager
def live_bridge(port: str) -> Iterator[Bridge]:
    """Yield a bridge whose board has answered."""
    bridge = Bridge(Choice(port=port))
    try:
        bridge.wait_until(lambda: bridge.status().state is LinkState.LIVE, PATIENCE_S)
        yield bridge
    finally:
        bridge.close()


def is_shown(bridge: Bridge, table: TableLights) -> bool:
    """Post a table and wait until the board says that it shows it."""
    bridge.post(table)
    return bridge.wait_until(lambda: bridge.shown() == table, PATIENCE_S)


def damaged_line(board: VirtualBoard, size: Size) -> Iterator[Figure]:
    """Post states one by one over a line with damaged bytes and look at the lights."""
    chance, damage = random.Random(1), Damage(DAMAGE, random.Random(2))
    tables = [any_table(chance) for _ in range(size.states)]
    started, missed = time.monotonic(), 0
    with BadLine(board.path, damage) as line, live_bridge(line.path) as bridge:
        board.take_frames()
        for table in tables:
            missed += not is_shown(bridge, table)
        board.wait_to_show(wire_of(tables[-1]))
    seen = [data for data, _ in groupby(data for _, data in board.take_frames())]
    expected = [data for data, _ in groupby(map(wire_of, tables))]
    wrong = len(set(seen) - set(expected))
    share = damage.damaged / damage.passed
    yield Figure(
        f"{size.states} states, {share:.2%} of {damage.passed} bytes damaged",
        f"{size.states - missed} shown in order, in {time.monotonic() - started:.0f} s",
        "every one",
        missed == 0 and seen == expected,
    )
    yield Figure("  wrong states accepted", str(wrong), "none", wrong == 0)


def replugs(board: VirtualBoard, size: Size) -> Iterator[Figure]:
    """Unplug, change the table, replug, and time until the lights show the change."""
    chance, took = random.Random(3), []
    with live_bridge(str(board.path)) as bridge:
        for _ in range(size.replugs):
            board.unplug()
            table = any_table(chance)
            bridge.post(table)
            # From an instant replug to one that is long noticed.
            time.sleep(chance.uniform(0, 0.5))
            plugged = time.monotonic()
            board.plug()
            shown = board.wait_to_show(wire_of(table), patience_s=PATIENCE_S)
            took.append(time.monotonic() - plugged if shown else PATIENCE_S)
    yield Figure(
        f"{size.replugs} unplug/replug cycles, state restored",
        f"median {statistics.median(took):.2f} s, longest {max(took):.2f} s",
        f"each under {LONGEST_RESTORE_S:g} s",
        max(took) < LONGEST_RESTORE_S,
    )


def flood(board: VirtualBoard, size: Size) -> Iterator[Figure]:
    """Post far more than any game and see whether the game, or the last state, is late."""
    chance = random.Random(4)
    tables = [any_table(chance) for _ in range(POSTS_PER_S)]
    posts = round(size.flood_s * POSTS_PER_S)
    took_ms = []
    with live_bridge(str(board.path)) as bridge:
        started = time.perf_counter()
        for number in range(posts):
            time.sleep(max(0.0, started + number / POSTS_PER_S - time.perf_counter()))
            before = time.perf_counter()
            bridge.post(tables[number % POSTS_PER_S])
            took_ms.append((time.perf_counter() - before) * 1000)
        rate = posts / (time.perf_counter() - started)
        last, posted = any_table(chance), time.monotonic()
        bridge.post(last)
        board.wait_to_show(wire_of(last))
        delay = time.monotonic() - posted
    yield Figure(
        f"{posts} posts at {POSTS_PER_S} a second, rate held",
        f"{rate:.0f} a second, {len(board.take_frames())} of them drawn",
        f"at least {LEAST_SHARE:.0%}",
        rate > LEAST_SHARE * POSTS_PER_S,
    )
    yield Figure(
        "  the last one is seen after",
        f"{delay * 1000:.0f} ms",
        f"under {LONGEST_DELAY_S * 1000:g} ms",
        delay < LONGEST_DELAY_S,
    )
    usual, worst = statistics.median(took_ms), statistics.quantiles(took_ms, n=1000)[-1]
    yield Figure(
        "  posting one takes",
        f"median {usual:.4f} ms, 99.9 % below {worst:.4f} ms, longest {max(took_ms):.3f} ms",
        f"999 of 1000 under {LONGEST_POST_MS:g} ms",
        worst < LONGEST_POST_MS,
    )


class Played:
    """A game as the kiosk's LED table sees one: it is moved on by hand."""

    def __init__(self, game: str) -> None:
        self.rules = GAMES[game]
        chance = random.Random(5)
        self.pick = chance.randrange
        self.state = replay(self.rules, self.rules.start(self.rules.table_by_chance(self.pick)))
        self.listener: Callable[[Change], None] = lambda _change: None

    def subscribe(self, listener: Callable[[Change], None]) -> Callable[[], None]:
        """Keep who listens."""
        self.listener = listener
        return lambda: None

    def change(self) -> Change | None:
        """Do something by chance; nothing once the game is over."""
        before = self.state
        actions = self.rules.legal_actions(before)
        if self.rules.outcome(before) is not None:
            return None
        action = actions[self.pick(len(actions))]
        if isinstance(action, Prompt):
            action = self.rules.answer(before, action, self.pick)
        events = self.rules.decide(before, action)
        self.state = replay(self.rules, events, before)
        return Change(ChangeKind.ACTED, Move(None, events, before, self.state, 0.0))


def kiosk(board: VirtualBoard, size: Size) -> Iterator[Figure]:
    """Let the kiosk's LED table follow each game and time what a game waits for it."""
    table = LedTable(Settings(led_port=str(board.path)), lambda _seconds, _action: None)
    for game in LIGHTS:
        took_ms: list[float] = []
        while len(took_ms) < size.moves:
            played = Played(game)
            table.follow(cast("GameSession", played))
            while len(took_ms) < size.moves and (change := played.change()) is not None:
                before = time.perf_counter()
                played.listener(change)
                took_ms.append((time.perf_counter() - before) * 1000)
        usual, worst = statistics.median(took_ms), statistics.quantiles(took_ms, n=100)[-1]
        yield Figure(
            f"  {game}, an action becomes lights and is posted",
            f"median {usual:.4f} ms, 99 % below {worst:.4f} ms",
            f"half of them under {LONGEST_POST_MS:g} ms",
            usual < LONGEST_POST_MS,
        )
    table.close()


MEASURES: list[Callable[[VirtualBoard, Size], Iterator[Figure]]] = [
    damaged_line,
    replugs,
    flood,
    kiosk,
]


def run(interpreter: Interpreter | None, size: Size) -> bool:
    """Print every figure; tell whether all promises are kept."""
    all_met = True
    print(f"LED line: {runs_in(interpreter)}")
    for measure in MEASURES:
        with VirtualBoard(interpreter) as board:
            for figure in measure(board, size):
                verdict = "holds" if figure.is_met else "MISSED"
                print(f"  {figure.name}: {figure.value} ({verdict}: {figure.wanted})", flush=True)
                all_met = all_met and figure.is_met
    return all_met


def main() -> int:
    """Measure in full or quickly."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="about 20 seconds")
    quick = parser.parse_args().quick
    size = Size(states=1000, replugs=10, flood_s=2.0, moves=500) if quick else Size()
    return 0 if run(get_interpreter(), size) else 1


if __name__ == "__main__":
    sys.exit(main())

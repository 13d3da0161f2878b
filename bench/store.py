"""What keeping an action costs, beside the bare cost of one SQLite commit in the same run."""

import sqlite3
import tempfile
import time
from pathlib import Path

from bench.figures import Figures, middle, times_ms
from bench.scripted_game import TABLE, scripted_actions
from companion.rules.registry import GAMES
from companion.session.game_session import GameSession
from companion.session.saved_games import SavedGames
from companion.store.memory_log import MemoryLog
from companion.store.open_store import open_store

ACTIONS = 400
EVENTS = 2000


def main() -> None:
    """Print the cost of an action, of a bare commit, and of resuming a long game."""
    figures = Figures()
    with tempfile.TemporaryDirectory() as folder:
        action_ms, commit_ms = action_beside_commit(Path(folder))
        figures.tell("bare SQLite commit, median ms", f"{commit_ms:.3f}")
        figures.at_most("acknowledged action, median ms", action_ms, 5)
        figures.at_most("action over bare commit", action_ms / commit_ms, 1.5)
        count, resume_ms = resume(Path(folder))
        figures.at_most(f"resume of {count} events, ms", resume_ms, 100)
    figures.at_least("actions a second through session and memory", throughput(), 2000)
    figures.close()


def action_beside_commit(folder: Path) -> tuple[float, float]:
    """Measure in turns, so that a busy disk slows both alike."""
    session = start(folder / "games.db")
    bare = bare_database(folder / "bare.db")
    script = iter(scripted_actions(ACTIONS, seed=1))
    rows = iter(range(ACTIONS))
    actions, commits = [], []
    for _ in range(ACTIONS):
        commits += times_ms(lambda: insert(bare, next(rows)), 1)
        actions += times_ms(lambda: session.act(next(script)), 1)
    bare.close()
    return middle(actions), middle(commits)


def bare_database(path: Path) -> sqlite3.Connection:
    """Open the simplest table with the same safety."""
    database = sqlite3.connect(path, isolation_level=None)
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = FULL")
    database.execute("CREATE TABLE rows (id INTEGER PRIMARY KEY, text TEXT)")
    return database


def insert(database: sqlite3.Connection, row: int) -> None:
    """Commit one row of the size of a batch."""
    database.execute("BEGIN IMMEDIATE")
    database.execute("INSERT INTO rows VALUES (?, ?)", (row, "x" * 300))
    database.execute("COMMIT")


def start(path: Path) -> GameSession:
    """Lay a table on disk."""
    return SavedGames(GAMES, open_store(path)[0], time.time).start("bang_dice", TABLE)


def resume(folder: Path) -> tuple[int, float]:
    """Open a game of at least two thousand events."""
    log = open_store(folder / "long.db")[0]
    saved = SavedGames(GAMES, log, time.time)
    session = saved.start("bang_dice", TABLE)
    script = iter(scripted_actions(3000, seed=1))
    events = 1
    while events < EVENTS:
        events += len(session.act(next(script)).events)
    return events, middle(times_ms(lambda: saved.resume(session.id), 9))


def throughput() -> float:
    """Play through session and memory as fast as it goes."""
    saved = SavedGames(GAMES, MemoryLog(), time.time)
    script = scripted_actions(1000, seed=1)
    rounds, begin = 0, time.perf_counter()
    while time.perf_counter() - begin < 2:
        session = saved.start("bang_dice", TABLE)
        for action in script:
            session.act(action)
            session.legal_actions()
        rounds += 1
    return rounds * len(script) / (time.perf_counter() - begin)


if __name__ == "__main__":
    main()

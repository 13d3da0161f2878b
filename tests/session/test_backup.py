"""A backup holds everything, adds what is missing, and never harms what is there."""

from pathlib import Path
from random import Random

import pytest

from companion.rules.engine import Prompt
from companion.rules.registry import GAMES
from companion.session.backup import BackupError, read_backup, write_backup
from companion.session.saved_games import SavedGames
from companion.store.memory_log import MemoryLog


def a_shelf(log: MemoryLog, games: int, undone: int = 0) -> SavedGames:
    """Keep some games that are under way."""
    shelf = SavedGames(GAMES, log, lambda: 5.0)
    rng = Random(3)
    rules = GAMES["bang_dice"]
    for _ in range(games):
        session = shelf.start("bang_dice", rules.table_by_chance(rng.randrange))
        for _ in range(12):
            action = rng.choice(session.legal_actions())
            if isinstance(action, Prompt):
                action = rules.answer(session.state, action, rng.randrange)
            session.act(action)
        for _ in range(undone):
            session.undo()
    return shelf


def test_a_backup_brings_everything_to_another_machine(tmp_path: Path) -> None:
    """Also what was undone and can be redone, and what was put away."""
    here, there = MemoryLog(), MemoryLog()
    shelf = a_shelf(here, games=2, undone=3)
    shelf.archive(shelf.list()[0].id)
    path = tmp_path / "deep" / "backup.json"

    assert write_backup(here, {"language": "uk"}, path) == 2
    assert read_backup(there, path) == (2, {"language": "uk"})

    assert {one.id: here.load(one.id) for one in here.games()} == {
        one.id: there.load(one.id) for one in there.games()
    }


def test_a_game_that_is_here_already_is_left_alone(tmp_path: Path) -> None:
    """It may have gone on since."""
    log = MemoryLog()
    shelf = a_shelf(log, games=1)
    path = tmp_path / "backup.json"
    write_backup(log, {}, path)
    session = shelf.resume(shelf.list()[0].id)
    session.undo()

    assert read_backup(log, path)[0] == 0
    assert shelf.list()[0].head == 11


@pytest.mark.parametrize(
    "content",
    [
        "",
        "{}",
        "[]",
        '{"format": "other/1", "games": [], "settings": {}}',
        '{"format": "tumbleweed-backup/1", "games": [{"record": {}}], "settings": {}}',
        '{"format": "tumbleweed-backup/1", "games": 7, "settings": {}}',
        '{"format": "tumbleweed-backup/1", "games": []}',
    ],
)
def test_what_is_not_a_whole_backup_changes_nothing(tmp_path: Path, content: str) -> None:
    """It is refused before the first game is added."""
    path = tmp_path / "backup.json"
    path.write_text(content, encoding="utf-8")
    log = MemoryLog()

    with pytest.raises(BackupError):
        read_backup(log, path)
    assert log.games() == ()


def test_a_backup_that_is_not_there_is_refused(tmp_path: Path) -> None:
    """A stick may be pulled at any time."""
    with pytest.raises(BackupError):
        read_backup(MemoryLog(), tmp_path / "gone.json")

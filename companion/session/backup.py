"""All games and settings in one file, to carry to another machine and back."""

import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import Any

from companion.rules.engine import Form
from companion.store.event_log import Batch, EventLog, GameRecord, GameStatus, StoredGame

FORMAT = "tumbleweed-backup/1"


class BackupError(Exception):
    """The file is not a backup, or not a whole one; nothing was taken from it."""


def write_backup(log: EventLog, settings: Form, path: Path) -> int:
    """Write everything in one piece; the answer is the number of games."""
    games = [log.load(record.id) for record in log.games()]
    form = {"format": FORMAT, "settings": dict(settings), "games": [asdict(one) for one in games]}
    part = path.with_name(path.name + ".part")
    path.parent.mkdir(parents=True, exist_ok=True)
    with part.open("w", encoding="utf-8") as file:
        json.dump(form, file, ensure_ascii=False)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)
    return len(games)


def read_backup(log: EventLog, path: Path) -> tuple[int, Form]:
    """Add the games that are not here yet; answer how many, and the settings of the backup."""
    form = _read(path)
    here = {record.id for record in log.games()}
    new = [game for game in form["games"] if game.record.id not in here]
    for game in new:
        _add(log, game)
    return len(new), form["settings"]


def _read(path: Path) -> dict[str, Any]:
    try:
        form = json.loads(path.read_text(encoding="utf-8"))
        if form["format"] != FORMAT:
            raise BackupError(form["format"])
        games = [_stored(one) for one in form["games"]]
        return {"games": games, "settings": dict(form["settings"])}
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BackupError(str(path.name)) from error


def _stored(form: Any) -> StoredGame:
    record = form["record"]
    kept = GameRecord(
        **{**record, "players": tuple(record["players"]), "status": GameStatus(record["status"])}
    )
    batches = tuple(Batch(**one) for one in form["batches"])
    if not 0 <= kept.head < len(batches):
        raise BackupError(kept.id)
    return StoredGame(kept, batches)


def _add(log: EventLog, game: StoredGame) -> None:
    record = game.record
    log.create(record, game.batches[0])
    for seq, batch in enumerate(game.batches[1:], start=1):
        log.append(record.id, seq, batch, over=record.over and seq == record.head)
    log.move_head(record.id, record.head)

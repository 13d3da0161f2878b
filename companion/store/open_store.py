"""Opening the save file so that the app always starts and nothing is ever overwritten."""

from pathlib import Path

from companion.store.errors import StoreError, StoreReason
from companion.store.sqlite_log import SqliteLog


def open_store(path: Path) -> tuple[SqliteLog, Path | None]:
    """Open the log; a damaged file is set aside first, and its new place is told."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return SqliteLog(path), None
    except StoreError as error:
        if error.reason is not StoreReason.DAMAGED:
            raise
    except OSError as error:
        raise StoreError(StoreReason.NO_ACCESS, str(error)) from error
    aside = set_aside(path)
    return SqliteLog(path), aside


def set_aside(path: Path) -> Path:
    """Rename a damaged file, with what belongs to it, to a name that is free."""
    number = 1
    while (aside := path.with_name(f"{path.name}.damaged-{number}")).exists():
        number += 1
    for suffix in ("-wal", "-shm", ""):
        part = path.with_name(path.name + suffix)
        if part.exists():
            part.rename(aside.with_name(aside.name + suffix))
    return aside

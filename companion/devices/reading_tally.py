"""How many dice the camera has read at this table, and how many of them people put right."""

import json
from pathlib import Path


class ReadingTally:
    """Two numbers in a small file; a file that cannot be read or written counts from nothing."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.read, self.wrong = _load(path)

    def count(self, *, read: int = 0, wrong: int = 0) -> None:
        """Add to the numbers and keep them."""
        self.read += read
        self.wrong += wrong
        part = self._path.with_name(self._path.name + ".part")
        try:
            part.write_text(json.dumps({"read": self.read, "wrong": self.wrong}), encoding="utf-8")
            part.replace(self._path)
        except OSError:
            # The numbers are a curiosity: a full disk must not disturb the game.
            part.unlink(missing_ok=True)


def _load(path: Path) -> tuple[int, int]:
    try:
        form = json.loads(path.read_text(encoding="utf-8"))
        return int(form["read"]), int(form["wrong"])
    except (OSError, ValueError, KeyError, TypeError):
        return 0, 0

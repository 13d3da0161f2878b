"""A cable that damages bytes: a pseudo-terminal in front of another port."""

import os
import random
import select
import threading
import tty
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Self

CHUNK = 4096
LOOK_S = 0.05


@dataclass(slots=True)
class Damage:
    """Spoils a share of all bytes: flips a bit, replaces, drops or doubles them."""

    rate: float
    chance: random.Random
    passed: int = 0
    damaged: int = 0

    def pass_on(self, data: bytes) -> bytes:
        """Return what comes out at the other end."""
        self.passed += len(data)
        return b"".join(self._byte(value) for value in data)

    def _byte(self, value: int) -> bytes:
        if self.chance.random() >= self.rate:
            return bytes([value])
        self.damaged += 1
        flipped = value ^ 1 << self.chance.randrange(8)
        other = self.chance.randrange(256)
        return self.chance.choice([bytes([flipped]), bytes([other]), b"", bytes([value, other])])


class BadLine:
    """Passes bytes both ways between a new port and a board, through the same damage."""

    def __init__(self, board: Path, damage: Damage) -> None:
        self._damage = damage
        self._near, self._near_host = os.openpty()
        tty.setraw(self._near_host)
        self._far = os.open(board, os.O_RDWR | os.O_NOCTTY)
        self.path = os.ttyname(self._near_host)
        self._stop = threading.Event()
        self._worker = threading.Thread(target=self._run, daemon=True)

    def __enter__(self) -> Self:
        self._worker.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._stop.set()
        self._worker.join()
        for end in (self._near, self._near_host, self._far):
            os.close(end)

    def _run(self) -> None:
        others = {self._near: self._far, self._far: self._near}
        while not self._stop.is_set():
            for end in select.select(list(others), [], [], LOOK_S)[0]:
                os.write(others[end], self._damage.pass_on(os.read(end, CHUNK)))

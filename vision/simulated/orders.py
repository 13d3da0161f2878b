"""The simulated table on command: dice are thrown when somebody says so, and lie until then."""

from collections.abc import Iterable, Iterator
from queue import Empty, SimpleQueue

import numpy as np

from vision.faces import Face
from vision.simulated.pose import lying
from vision.simulated.script import LyingDie, Moment, Script
from vision.simulated.viewpoint import Viewpoint


class Orders(Script):
    """Throws the dice that are named; their faces fall by the seed, or as they were prescribed."""

    nudges = 0.0

    def __init__(
        self, rng: np.random.Generator, view: Viewpoint, faces: Iterable[Face] = ()
    ) -> None:
        super().__init__(rng, view)
        self._orders: SimpleQueue[frozenset[int]] = SimpleQueue()
        self._faces = iter(faces)
        self._ordered = 0

    def order(self, dice: Iterable[int]) -> None:
        """Let a hand pick these dice up, if they lie there, and throw them; from any thread."""
        self._ordered += 1
        self._orders.put(frozenset(dice))

    @property
    def busy(self) -> bool:
        """Whether a throw is still to come to rest and to be looked at."""
        return self._finished < self._ordered

    def _evening(self) -> Iterator[Moment]:
        while True:
            dice = self._next_order()
            if not dice:
                yield self._moment()
                continue
            if there := dice & self._lying.keys():
                yield from self._take(frozenset(there))
            yield from self._throw(dice)

    def _next_order(self) -> frozenset[int]:
        try:
            return self._orders.get_nowait()
        except Empty:
            return frozenset()

    def _landing(self, dice: frozenset[int]) -> dict[int, LyingDie]:
        """Let the prescribed faces fall where dice would lie by chance."""
        rests = super()._landing(dice)
        for die, rest in rests.items():
            face = next(self._faces, rest.face)
            if face is not rest.face:
                x, y = (float(part) for part in rest.pose.center[:2])
                yaw = float(self._rng.uniform(0, 2 * np.pi))
                rests[die] = LyingDie(die, face, lying(x, y, face, yaw))
        return rests

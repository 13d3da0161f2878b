"""The one effect that stands for a move: a table has one show at a time."""

from collections.abc import Iterable

from firmware_bridge.lights import Cue, Effect

NOTHING = Cue()
RANKS = (Effect.ATTACK, Effect.GATLING, Effect.ELIMINATION, Effect.VICTORY)
"""The later, the greater: a victory is shown rather than the shot that won it."""

Sight = tuple[Effect, Iterable[int]]


def greatest(sights: Iterable[Sight]) -> Cue:
    """Choose the greatest sight, with every seat it touches; one that touches nobody is none."""
    touched: dict[Effect, set[int]] = {}
    for effect, seats in sights:
        touched.setdefault(effect, set()).update(seats)
    seen = [effect for effect in RANKS if touched.get(effect)]
    return Cue(seen[-1], frozenset(touched[seen[-1]])) if seen else NOTHING

"""Distance and reach: the shorter way round the living, then what lies on the table."""

from dataclasses import dataclass

from companion.rules.bang_cards.in_force import (
    abilities,
    events_now,
    partner_of,
    table_cards_work,
)
from companion.rules.bang_cards.model import (
    COLT_RANGE,
    FURTHER_CARDS,
    NEARER_CARDS,
    State,
)


@dataclass(frozen=True, slots=True)
class Sight:
    """How far one player is from another, and why."""

    base: int
    further: tuple[str, ...]
    nearer: tuple[str, ...]

    @property
    def raw(self) -> int:
        """The sum, which many scopes may bring below one."""
        return self.base + len(self.further) - len(self.nearer)

    @property
    def seen(self) -> int:
        """The distance that counts: nobody is nearer than one."""
        return max(1, self.raw)


def base_distance(state: State, viewer: int, target: int) -> int:
    """Count the steps the shorter way round; in an ambush all are neighbours."""
    if viewer == target or any(card.distance_one for card in events_now(state)):
        return 1
    return steps(state.present, viewer, target)


def steps(ring: tuple[int, ...], one: int, other: int) -> int:
    """Count the seats between two in a ring, the shorter way."""
    way = abs(ring.index(one) - ring.index(other))
    return min(way, len(ring) - way)


def sight(state: State, viewer: int, target: int) -> Sight:
    """Tell the distance with every reason for it; to oneself it is always one."""
    if viewer == target or partner_of(state, viewer) == target:
        return Sight(1, (), ())
    base = base_distance(state, viewer, target)
    further = [*_cards(state, target, FURTHER_CARDS)]
    nearer = [*_cards(state, viewer, NEARER_CARDS)]
    for one in abilities(state, target):
        further += [one.key] * one.further
    for one in abilities(state, viewer):
        nearer += [one.key] * one.nearer
    return Sight(base, tuple(further), tuple(nearer))


def _cards(state: State, owner: int, kinds: tuple[str, ...]) -> tuple[str, ...]:
    cards = state.players[owner].cards
    if not cards or not table_cards_work(state, owner):
        return ()
    return tuple(held.card.value for held in cards if held.card in kinds)


def seen(state: State, viewer: int, target: int) -> int:
    """Give the distance that counts."""
    return sight(state, viewer, target).seen


def weapon_range(state: State, shooter: int) -> int:
    """Give the range of the weapon in force; without one it is the Colt's."""
    weapon = state.players[shooter].weapon
    if weapon is None or not table_cards_work(state, shooter):
        return COLT_RANGE
    return weapon.reach


def reaches(state: State, shooter: int, target: int) -> bool:
    """Tell whether a Bang! gets there."""
    return seen(state, shooter, target) <= weapon_range(state, shooter)


def in_reach(state: State, shooter: int) -> tuple[int, ...]:
    """Give everybody whom a Bang! reaches."""
    reach = weapon_range(state, shooter)
    own = (shooter, partner_of(state, shooter))
    others = (one for one in state.living if one not in own)
    return tuple(one for one in others if seen(state, shooter, one) <= reach)

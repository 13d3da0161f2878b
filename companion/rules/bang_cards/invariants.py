"""What holds at any table, whatever was played: for the tests and the bench."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from itertools import combinations
from types import MappingProxyType

from companion.rules.bang_cards.distance import seen, sight, steps
from companion.rules.bang_cards.draw import hand_limit
from companion.rules.bang_cards.events.wild_west_show import LAST_CARD
from companion.rules.bang_cards.hire import START_MONEY
from companion.rules.bang_cards.in_force import abilities, events_now, partner_of
from companion.rules.bang_cards.model import (
    BAD,
    GOOD,
    HUNT_PLAYERS,
    TWO,
    WEAPON_RANGES,
    Card,
    Mode,
    Player,
    Role,
    State,
    Status,
)
from companion.rules.bang_cards.outcome import ALL_BAD, ALL_GOOD
from companion.rules.bang_cards.roles import dead_with, role_set

Rule = Callable[[State], bool]


def life_in_bounds(state: State) -> bool:
    """From nothing to the maximum; the living have some, the dead and the ghosts have none."""
    dying = None if state.wound is None else state.wound.player
    return all(
        0 <= player.life <= player.max_life and _life_fits(player, dying=one == dying)
        for one, player in enumerate(state.players)
    )


def _life_fits(player: Player, *, dying: bool) -> bool:
    if player.status is Status.ALIVE:
        return player.life >= 1 or dying
    return player.life == 0


def roles_as_dealt(state: State) -> bool:
    """No more of a role are known than there are."""
    dealt = role_set(state.mode, TWO if state.mode is Mode.TWO else len(state.players))
    known = Counter(player.role for player in state.players if player.role is not None)
    return all(count <= dealt.get(role, 0) for role, count in known.items())


def one_sheriff(state: State) -> bool:
    """One with four to eight players, none with two and three."""
    stars = sum(player.role is Role.SHERIFF for player in state.players)
    return stars == (1 if state.mode in (Mode.STANDARD, Mode.SECRET) else 0)


def distances_make_sense(state: State) -> bool:
    """One to oneself; to others the same both ways, and at most half round the table."""
    return all(seen(state, one, one) == 1 for one in state.ring) and _fair(state.present)


@lru_cache
def _fair(ring: tuple[int, ...]) -> bool:
    """Look at every pair; once for each ring, as there are few."""
    most = max(1, len(ring) // 2)
    return all(
        1 <= steps(ring, a, b) == steps(ring, b, a) <= most for a, b in combinations(ring, 2)
    )


def distances_have_reasons(state: State) -> bool:
    """In an ambush all are neighbours; without a reason nobody is seen nearer or further."""
    ambush = any(card.distance_one for card in events_now(state))
    viewer = state.active
    looks = (sight(state, viewer, one) for one in state.present if viewer in state.present)
    return all(
        (look.base == 1 or not ambush)
        and (look.seen == look.base or bool(look.further or look.nearer))
        for look in looks
    )


def cards_once(state: State) -> bool:
    """One weapon, and no two identical cards, in front of anybody."""
    return all(
        sum(held.card in WEAPON_RANGES for held in player.cards) <= 1
        and len({held.same_as for held in player.cards}) == len(player.cards)
        for player in state.players
    )


def decks_complete(state: State) -> bool:
    """Every card of a deck is in its pile, used, or the one that is active."""
    return all(
        sorted((*deck.pile, *deck.used, *([deck.active] if deck.active else ())))
        == sorted(deck.cards)
        for deck in (state.events, state.show)
    )


def events_wait(state: State) -> bool:
    """No event comes before somebody's second turn."""
    begun = state.events.active is not None or bool(state.events.used)
    return not begun or any(player.turns > 1 for player in state.players)


def show_card_last(state: State) -> bool:
    """Wild West Show comes when all others are out, and stays."""
    if state.open_showdown:
        return True
    early = state.show.active == LAST_CARD and bool(state.show.pile)
    return not early and LAST_CARD not in state.show.used


def no_sheriff_in_jail(state: State) -> bool:
    """Nobody jails the star."""
    return not any(p.role is Role.SHERIFF and p.has(Card.JAIL) for p in state.players)


def verdict_closes_the_game(state: State) -> bool:
    """Nobody is dying and nothing of the game is asked once it is decided."""
    return state.ended is None or (state.wound is None and not state.asks)


def secret_camps(state: State) -> bool:
    """Secret game: at most three good and four bad are dead."""
    if state.mode is not Mode.SECRET:
        return True
    return dead_with(state, *GOOD) <= ALL_GOOD and dead_with(state, *BAD) <= ALL_BAD


def showdown_is_quiet(state: State) -> bool:
    """In the open showdown no event is active and two or three play, until it is decided."""
    if not state.open_showdown:
        return True
    few = len(state.present) <= HUNT_PLAYERS
    return few and not events_now(state) and (state.ended is not None or len(state.living) > 1)


def lone_character_active(state: State) -> bool:
    """Two players: a last character is active, and the hand limit is the active one's life."""
    if state.mode is not Mode.TWO or state.ended is not None:
        return True
    fronts = all(state.players[one].alive or _both_dead(state, one) for one in state.fronts)
    limits = (
        hand_limit(state, one) == state.players[one].life
        for one in state.fronts
        if all(own.hand_limit is None for own in abilities(state, one))
    )
    return fronts and all(limits)


def _both_dead(state: State, player: int) -> bool:
    partner = partner_of(state, player)
    return partner is not None and not state.players[partner].alive


def ledger_adds_up(state: State) -> bool:
    """Everybody has what the ledger says; two characters share one purse."""
    if not state.options.scored:
        return True
    start = START_MONEY if state.options.hire else 0
    totals = Counter[int]()
    for entry in state.ledger:
        totals[state.players[entry.player].owner] += entry.amount
    return all(player.money == start + totals[player.owner] for player in state.players)


RULES: Mapping[Rule, tuple[str, ...]] = MappingProxyType(
    {
        life_in_bounds: ("players", "wound"),
        roles_as_dealt: ("players",),
        one_sheriff: ("players",),
        distances_make_sense: ("players", "ring", "events", "show"),
        distances_have_reasons: ("players", "ring", "events", "show", "active"),
        cards_once: ("players",),
        decks_complete: ("events", "show"),
        events_wait: ("players", "events"),
        show_card_last: ("show", "open_showdown"),
        no_sheriff_in_jail: ("players",),
        verdict_closes_the_game: ("ended", "wound", "asks"),
        secret_camps: ("players",),
        showdown_is_quiet: ("players", "events", "show", "open_showdown", "ended"),
        lone_character_active: ("players", "fronts", "ended", "events"),
        ledger_adds_up: ("players", "ledger"),
    }
)
"""Each rule with what it looks at: while that is the same, the rule need not look again."""


def broken_by(state: State, before: State | None = None) -> str | None:
    """Name the first rule that does not hold; `before` is a state in which all did."""
    return next((rule.__name__ for rule in _to_look_at(state, before) if not rule(state)), None)


def _to_look_at(state: State, before: State | None) -> Iterator[Rule]:
    if before is None:
        yield from RULES
        return
    same = {name for name in PARTS if getattr(state, name) is getattr(before, name)}
    yield from (rule for rule, parts in RULES.items() if not same.issuperset(parts))


PARTS = frozenset(part for parts in RULES.values() for part in parts)

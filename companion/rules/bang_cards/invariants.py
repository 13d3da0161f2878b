"""What holds after every action, whatever was played: for the tests and the bench."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations

from companion.rules.bang_cards.distance import base_distance, seen
from companion.rules.bang_cards.events.wild_west_show import LAST_CARD
from companion.rules.bang_cards.in_force import events_now, partner_of
from companion.rules.bang_cards.model import (
    WEAPON_RANGES,
    Card,
    Mode,
    Player,
    Role,
    State,
    Status,
)
from companion.rules.bang_cards.roles import role_set

Rule = Callable[[State], bool]


def _life_in_bounds(state: State) -> bool:
    dying = None if state.wound is None else state.wound.player
    return all(
        0 <= player.life <= player.max_life and _life_fits(player, dying=one == dying)
        for one, player in enumerate(state.players)
    )


def _life_fits(player: Player, *, dying: bool) -> bool:
    if player.status is Status.ALIVE:
        return player.life >= 1 or dying
    return player.life == 0


def _roles_as_dealt(state: State) -> bool:
    dealt = role_set(state.mode, 2 if state.mode is Mode.TWO else len(state.players))
    known = Counter(player.role for player in state.players if player.role is not None)
    return all(count <= dealt.get(role, 0) for role, count in known.items())


def _one_sheriff(state: State) -> bool:
    stars = sum(player.role is Role.SHERIFF for player in state.players)
    return stars == (1 if state.mode in (Mode.STANDARD, Mode.SECRET) else 0)


def _distances_make_sense(state: State) -> bool:
    ring = state.present
    most = max(1, len(ring) // 2)
    return all(seen(state, one, one) == 1 for one in ring) and all(
        1 <= base_distance(state, a, b) == base_distance(state, b, a) <= most
        for a, b in combinations(ring, 2)
    )


def _cards_once(state: State) -> bool:
    return all(
        sum(held.card in WEAPON_RANGES for held in player.cards) <= 1
        and len({held.same_as for held in player.cards}) == len(player.cards)
        for player in state.players
    )


def _no_sheriff_in_jail(state: State) -> bool:
    return not any(p.role is Role.SHERIFF and p.has(Card.JAIL) for p in state.players)


def _decks_complete(state: State) -> bool:
    return all(
        sorted((*deck.pile, *deck.used, *([deck.active] if deck.active else ())))
        == sorted(deck.cards)
        for deck in (state.events, state.show)
    )


def _show_card_stays(state: State) -> bool:
    return LAST_CARD not in state.show.used or state.open_showdown


def _showdown_is_quiet(state: State) -> bool:
    quiet = not events_now(state) and len(state.present) <= 3  # noqa: PLR2004 - at most three
    return quiet or not state.open_showdown


def _lone_character_active(state: State) -> bool:
    """Two players: whoever has one character left has it active."""
    if state.mode is not Mode.TWO or state.ended is not None:
        return True
    return all(state.players[one].alive or _both_dead(state, one) for one in state.fronts)


def _both_dead(state: State, player: int) -> bool:
    partner = partner_of(state, player)
    return partner is not None and not state.players[partner].alive


def _ledger_adds_up(state: State) -> bool:
    if state.mode is Mode.TWO or not state.options.scored:
        return True
    start = 1000 if state.options.hire else 0
    totals = Counter[int]()
    for entry in state.ledger:
        totals[entry.player] += entry.amount
    return all(p.money == start + totals[one] for one, p in enumerate(state.players))


RULES: tuple[Rule, ...] = (
    _life_in_bounds,
    _roles_as_dealt,
    _one_sheriff,
    _distances_make_sense,
    _cards_once,
    _no_sheriff_in_jail,
    _decks_complete,
    _show_card_stays,
    _showdown_is_quiet,
    _lone_character_active,
    _ledger_adds_up,
)


def broken_by(state: State, before: State | None = None) -> str | None:
    """Name the first rule that does not hold."""
    return next(_broken(state, before), None)


def _broken(state: State, before: State | None) -> Iterator[str]:
    yield from (rule.__name__.strip("_") for rule in RULES if not rule(state))
    if before is not None and before.game == state.game:
        if state.deaths[: len(before.deaths)] != before.deaths:
            yield "deaths_only_grow"
        if before.show.active == LAST_CARD != state.show.active and not state.open_showdown:
            yield "show_card_never_leaves"

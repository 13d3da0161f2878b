"""A position in mid-game, and the event decks as they lie, read out of a request."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from companion.rules.bang_cards.events import DECK_CARDS
from companion.rules.bang_cards.events.wild_west_show import LAST_CARD
from companion.rules.bang_cards.model import (
    WEAPON_RANGES,
    Card,
    Deck,
    Player,
    Role,
    TableCard,
)
from companion.rules.bang_cards.options import MOST_RANGE, Options
from companion.rules.engine import Form
from companion.rules.errors import Refusal
from companion.rules.forms import code_of, list_of, name_of, object_of, only_keys, refuse, whole

BAD = Refusal.BAD_POSITION
KEYS = frozenset(
    {
        "life",
        "cards",
        "turns",
        "money",
        "active",
        "deaths",
        "event_pile",
        "event_used",
        "event",
        "event_next",
        "show_pile",
        "show_used",
        "show",
    }
)

V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Position:
    """What the request says of the players; None is as at the start."""

    life: tuple[int, ...] | None
    cards: tuple[tuple[TableCard, ...], ...] | None
    turns: tuple[int, ...] | None
    money: tuple[int, ...] | None
    active: int | None
    deaths: tuple[int, ...]


def read_position(form: Form, players: tuple[Player, ...], options: Options) -> Position:
    """Read where the game stands."""
    only_keys(form, KEYS, "position", BAD)
    size = len(players)
    life = _by_player(form, "life", size, whole)
    turns = _by_player(form, "turns", size, _count)
    cards = _by_player(form, "cards", size, lambda v, n, _c: read_cards(v, n, options))
    for player, held in zip(players, cards or (), strict=False):
        check_cards(player, held)
    active = form.get("active")
    if active is not None and not 0 <= whole(active, "active", BAD) < size:
        raise refuse("no such player", BAD)
    money = _by_player(form, "money", size, whole)
    return Position(life, cards, turns, money, active, _deaths(form, life or ()))


def _by_player(
    form: Form, key: str, size: int, read: Callable[[Any, str, Refusal], V]
) -> tuple[V, ...] | None:
    if key not in form:
        return None
    values = list_of(form[key], key, BAD)
    if len(values) != size:
        raise refuse(f"{key} needs one entry per character", BAD)
    return tuple(read(value, key, BAD) for value in values)


def _count(value: Any, name: str, code: Refusal) -> int:
    count = whole(value, name, code)
    if count < 0:
        raise refuse(f"{name} cannot be negative", code)
    return count


def _deaths(form: Form, life: tuple[int, ...]) -> tuple[int, ...]:
    """Read the order in which the dead fell; without one it is that of their seats."""
    dead = tuple(one for one, left in enumerate(life) if left == 0)
    order = tuple(list_of(form.get("deaths", list(dead)), "deaths", BAD))
    if sorted(whole(one, "a death", BAD) for one in order) != list(dead):
        raise refuse("deaths and life disagree", BAD)
    return order


def read_cards(value: Any, name: str, options: Options) -> tuple[TableCard, ...]:
    """Read the cards in front of one player."""
    return tuple(read_card(form, options) for form in list_of(value, name, BAD))


def read_card(value: Any, options: Options) -> TableCard:
    """Read one table card: its name alone, or an object with range, name and turn laid."""
    form = {"card": value} if isinstance(value, str) else object_of(value, "a card", BAD)
    only_keys(form, frozenset({"card", "range", "name", "laid_on", "usable"}), "a card", BAD)
    card = code_of(form.get("card"), Card, "card", BAD)
    if card is Card.GREEN:
        laid_on = whole(form.get("laid_on", 0), "laid_on", BAD)
        return TableCard(card, 0, name_of(form.get("name")).strip(), laid_on)
    if card not in WEAPON_RANGES:
        return TableCard(card)
    house = dict(options.ranges).get(card.value, WEAPON_RANGES[card])
    reach = whole(form.get("range", house), "range", BAD)
    if not 1 <= reach <= MOST_RANGE:
        raise refuse("no such range", BAD)
    return TableCard(card, reach)


def check_cards(player: Player, cards: tuple[TableCard, ...]) -> None:
    """One weapon, no two identical cards, no sheriff in jail."""
    names = [held.same_as for held in cards]
    weapons = sum(held.card in WEAPON_RANGES for held in cards)
    jailed = player.role is Role.SHERIFF and any(held.card is Card.JAIL for held in cards)
    if len(set(names)) != len(names) or weapons > 1 or jailed:
        raise refuse("such cards cannot lie there", BAD)


def read_decks(form: Form, options: Options) -> tuple[Deck, Deck]:
    """Read the event decks; with a pile in order they are the app's own."""
    cards = tuple(card for deck in options.decks for card in DECK_CARDS[deck])
    if options.last_event is not None and options.last_event not in cards:
        raise refuse("last_event is not in the deck", Refusal.BAD_OPTIONS)
    show = DECK_CARDS["wild_west_show"] if options.wild_west_show else ()
    events = _deck(form, "event", cards, options.last_event)
    return (_with_next(events, form.get("event_next")), _deck(form, "show", show, LAST_CARD))


def _with_next(deck: Deck, seen: Any) -> Deck:
    """Let the table tell which event lies on top of its own deck."""
    if seen is not None and (deck.ordered or seen not in deck.pile):
        raise refuse("event_next is not in the table's deck", BAD)
    return replace(deck, announced=seen)


def _deck(form: Form, name: str, cards: tuple[str, ...], last: str | None) -> Deck:
    active = form.get(name)
    used = tuple(list_of(form.get(f"{name}_used", []), f"{name}_used", BAD))
    ordered = f"{name}_pile" in form
    rest = tuple(card for card in cards if card not in used and card != active)
    pile = tuple(list_of(form.get(f"{name}_pile", list(rest)), f"{name}_pile", BAD))
    out = (active,) if active is not None else ()
    if any(not isinstance(card, str) for card in (*pile, *used, *out)):
        raise refuse(f"{name} cards are named by their ids", BAD)
    if sorted((*pile, *used, *out)) != sorted(cards):
        raise refuse(f"the {name} deck does not add up", BAD)
    if ordered and last in pile and pile[-1] != last:
        raise refuse(f"{last} must come last", BAD)
    return Deck(cards, pile, active, used, ordered)

"""The JSON forms of the card game's actions."""

from collections.abc import Callable, Mapping
from dataclasses import fields
from enum import Enum
from functools import cache
from types import MappingProxyType
from typing import Any

from companion.rules.bang_cards.actions import (
    Ability,
    Accept,
    Action,
    Await,
    Bang,
    Become,
    Beer,
    Bid,
    Call,
    Check,
    Correct,
    Deal,
    Declare,
    Dodge,
    Duel,
    Gatling,
    Heal,
    Hits,
    Hurt,
    Ignore,
    Indians,
    KeepCards,
    Next,
    Nominate,
    OpenCharacters,
    Pass,
    Pick,
    Play,
    Played,
    Put,
    Remove,
    Reveal,
    Ricochet,
    ShotKind,
    Shuffle,
    Sold,
    Spoke,
    SwapCards,
    SwapSeats,
    Take,
    TakeTwo,
    TurnEvent,
    TurnShow,
)
from companion.rules.bang_cards.model import Card, Cause, Correction, Role, Suit, TableCard
from companion.rules.bang_cards.options import Options
from companion.rules.bang_cards.position import read_card
from companion.rules.engine import Form, Prompt
from companion.rules.forms import by_type, code_of, list_of, optional_whole, refuse, whole, whole_of


def read_action(form: Form) -> Action:
    """Understand an action, or refuse it."""
    return by_type(form, READERS)(form)


def _text(form: Form, key: str) -> str:
    value = form.get(key)
    if not isinstance(value, str):
        raise refuse(f"{key} must be a text")
    return value


def _optional_text(form: Form, key: str) -> str | None:
    return None if form.get(key) is None else _text(form, key)


def _optional_truth(form: Form, key: str) -> bool | None:
    value = form.get(key)
    if value is not None and type(value) is not bool:
        raise refuse(f"{key} must be true or false")
    return value


def _truth(form: Form, key: str) -> bool:
    return bool(_optional_truth(form, key))


def _texts(form: Form, key: str) -> tuple[str, ...]:
    values = list_of(form.get(key), key)
    if any(not isinstance(value, str) for value in values):
        raise refuse(f"{key} must be texts")
    return tuple(values)


def _wholes(form: Form, key: str) -> tuple[int, ...]:
    return tuple(whole(value, key) for value in list_of(form.get(key, []), key))


def _card(form: Form) -> Card:
    return code_of(form.get("card"), Card, "card")


def _name(form: Form) -> str:
    return _optional_text(form, "name") or ""


def _read_check(form: Form) -> Check:
    suit = code_of(form.get("suit"), Suit, "suit")
    return Check(suit, optional_whole(form, "rank"), _optional_truth(form, "passed"))


def _read_bang(form: Form) -> Bang:
    kind = code_of(form.get("kind", ShotKind.BANG), ShotKind, "kind")
    return Bang(whole_of(form, "target"), kind)


def _read_ricochet(form: Form) -> Ricochet:
    return Ricochet(whole_of(form, "target"), _card(form), _name(form))


def _read_hurt(form: Form) -> Hurt:
    amount = 1 if "amount" not in form else whole_of(form, "amount")
    cause = code_of(form.get("cause", Cause.OTHER), Cause, "cause")
    killer, own = optional_whole(form, "killer"), _truth(form, "own_duel")
    return Hurt(whole_of(form, "player"), amount, killer, cause, own)


def _read_heal(form: Form) -> Heal:
    amount = 1 if "amount" not in form else whole_of(form, "amount")
    return Heal(whole_of(form, "player"), amount)


def _read_put(form: Form) -> Put:
    reach, replace = optional_whole(form, "range"), _truth(form, "replace")
    return Put(whole_of(form, "player"), _card(form), reach, _name(form), replace)


def _read_deal(form: Form) -> Deal:
    return Deal(_texts(form, "characters"), _wholes(form, "bullets"))


def _read_correct(form: Form) -> Correct:
    cards = form.get("cards")
    ring = form.get("ring")
    role = _optional_text(form, "role")
    if role not in (None, "unknown", *Role):
        raise refuse("no such role")
    return Correct(
        Correction(
            player=optional_whole(form, "player"),
            life=optional_whole(form, "life"),
            max_life=optional_whole(form, "max_life"),
            role=role,
            character=_optional_text(form, "character"),
            money=optional_whole(form, "money"),
            skip=_optional_truth(form, "skip"),
            cards=None if cards is None else _read_cards(cards),
            ring=None if ring is None else _wholes(form, "ring"),
            active=optional_whole(form, "active"),
            event=_optional_text(form, "event"),
            show=_optional_text(form, "show"),
            bangs=optional_whole(form, "bangs"),
            extra=_texts(form, "extra") if "extra" in form else None,
            hire_price=optional_whole(form, "hire_price"),
            handcuffed=_optional_truth(form, "handcuffed"),
            front=_optional_truth(form, "front"),
            next_event=_optional_text(form, "next_event"),
            cards_played=optional_whole(form, "cards_played"),
            deaths=_wholes(form, "deaths") if "deaths" in form else None,
        )
    )


def _read_cards(value: Any) -> tuple[TableCard, ...]:
    return tuple(read_card(card, Options()) for card in list_of(value, "cards"))


READERS: Mapping[str, Callable[[Form], Action]] = MappingProxyType(
    {
        "next": lambda _form: Next(),
        "pass": lambda _form: Pass(),
        "accept": lambda _form: Accept(),
        "pick": lambda form: Pick(whole_of(form, "player")),
        "dodge": lambda _form: Dodge(),
        "take": lambda _form: Take(),
        "check": _read_check,
        "ignore": lambda _form: Ignore(),
        "bang": _read_bang,
        "ricochet": _read_ricochet,
        "duel": lambda form: Duel(whole_of(form, "target")),
        "indians": lambda _form: Indians(),
        "gatling": lambda _form: Gatling(),
        "beer": lambda form: Beer(whole_of(form, "player")),
        "heal": _read_heal,
        "hurt": _read_hurt,
        "play": lambda f: Play(code_of(f.get("card"), Played, "card"), _truth(f, "repeat")),
        "put": _read_put,
        "remove": lambda form: Remove(whole_of(form, "player"), _card(form), _name(form)),
        "turn_event": lambda f: TurnEvent(_text(f, "event"), _optional_text(f, "next")),
        "turn_show": lambda form: TurnShow(_text(form, "event")),
        "shuffle": lambda form: Shuffle(_texts(form, "order")),
        "reveal": lambda f: Reveal(whole_of(f, "player"), code_of(f.get("role"), Role, "role")),
        "ability": lambda form: Ability(whole_of(form, "player"), _text(form, "character")),
        "swap_cards": lambda form: SwapCards(whole_of(form, "target"), whole_of(form, "held")),
        "swap_seats": lambda _form: SwapSeats(),
        "spoke": lambda form: Spoke(whole_of(form, "player")),
        "become": lambda form: Become(_text(form, "character"), optional_whole(form, "bullets")),
        "take_two": lambda form: TakeTwo(_texts(form, "characters")),
        "hits": lambda form: Hits(whole_of(form, "hits"), whole_of(form, "cards")),
        "declare": lambda form: Declare(
            code_of(form.get("call"), Call, "call"), code_of(form.get("role"), Role, "role")
        ),
        "deal": _read_deal,
        "open_characters": lambda form: OpenCharacters(_texts(form, "characters")),
        "nominate": lambda form: Nominate(_text(form, "character"), whole_of(form, "bid")),
        "bid": lambda form: Bid(whole_of(form, "player"), whole_of(form, "amount")),
        "sold": lambda _form: Sold(),
        "keep_cards": lambda form: KeepCards(whole_of(form, "count")),
        "correct": _read_correct,
    }
)

TYPES: Mapping[type, str] = MappingProxyType(
    {
        Next: "next",
        Pass: "pass",
        Accept: "accept",
        Pick: "pick",
        Dodge: "dodge",
        Take: "take",
        Check: "check",
        Ignore: "ignore",
        Bang: "bang",
        Ricochet: "ricochet",
        Duel: "duel",
        Indians: "indians",
        Gatling: "gatling",
        Beer: "beer",
        Heal: "heal",
        Hurt: "hurt",
        Play: "play",
        Put: "put",
        Remove: "remove",
        TurnEvent: "turn_event",
        TurnShow: "turn_show",
        Shuffle: "shuffle",
        Reveal: "reveal",
        Ability: "ability",
        SwapCards: "swap_cards",
        SwapSeats: "swap_seats",
        Spoke: "spoke",
        Become: "become",
        TakeTwo: "take_two",
        Hits: "hits",
        Declare: "declare",
        Deal: "deal",
        OpenCharacters: "open_characters",
        Nominate: "nominate",
        Bid: "bid",
        Sold: "sold",
        KeepCards: "keep_cards",
    }
)

JSON_NAMES = {"reach": "range", "announced": "next"}
"""Where JSON has a better word that is taken in Python or in the rules."""


def write_action(action: Action | Prompt) -> dict[str, Any]:
    """Give an action or prompt its JSON form; what is at its default is left out."""
    if isinstance(action, Await):
        return _write_prompt(action)
    if isinstance(action, Correct):
        return {"type": "correct", **_filled(action.correction)}
    return {"type": TYPES[type(action)], **_filled(action)}


def _write_prompt(prompt: Await) -> dict[str, Any]:
    form: dict[str, Any] = {"type": prompt.action, "awaits": prompt.awaits}
    form["player"] = prompt.player
    if prompt.choices:
        form["choices"] = list(prompt.choices)
    if prompt.targets:
        form["targets"] = list(prompt.targets)
    return form


def _filled(value: Any) -> dict[str, Any]:
    return {
        JSON_NAMES.get(name, name): _plain(held)
        for name, default in _defaults(value.__class__)
        if (held := getattr(value, name)) != default
    }


@cache
def _defaults(kind: Any) -> tuple[tuple[str, Any], ...]:
    return tuple((field.name, field.default) for field in fields(kind))


def _plain(value: Any) -> Any:
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return write_card(value) if isinstance(value, TableCard) else value


def write_card(card: TableCard) -> dict[str, Any]:
    """Give a table card its JSON form."""
    form: dict[str, Any] = {"card": card.card.value}
    if card.reach:
        form["range"] = card.reach
    if card.name:
        form |= {"name": card.name, "laid_on": card.laid_on}
    return form

"""The house rules of the card game. The first value of each is the default."""

from dataclasses import dataclass, fields
from enum import StrEnum, unique
from typing import Any

from companion.rules.engine import Form
from companion.rules.errors import Refusal
from companion.rules.forms import code_of, list_of, only_keys, refuse, whole


@unique
class BelleStar(StrEnum):
    """Whose table cards are without effect on Belle Star's turn."""

    ALL = "all"
    OTHERS = "others"


@unique
class StartEffects(StrEnum):
    """Whether effects at the start of a turn come after dynamite and jail, or before."""

    AFTER_CHECKS = "after_checks"
    BEFORE_CHECKS = "before_checks"


@unique
class EventCaller(StrEnum):
    """Who turns the events when there is no sheriff any more."""

    NEXT_PLAYER = "next_player"
    NOBODY = "nobody"


@unique
class RenegadeCamp(StrEnum):
    """Secret game for six, renegade and outlaw the last two: enemies, or one camp."""

    OWN = "own"
    BAD = "bad"


@dataclass(frozen=True, slots=True)
class Options:
    """What the table has agreed on."""

    decks: tuple[str, ...] = ()
    wild_west_show: bool = False
    secret: bool = False
    scored: bool = False
    series: bool = False
    no_mercy: bool = False
    experience: bool = False
    hire: bool = False
    bounties: bool = False
    jail_stays: bool = False
    reshuffle_active: bool = False
    skipped_turn_checks: bool = False
    two_player_beer: bool = True
    last_event: str | None = None
    belle_star: BelleStar = BelleStar.ALL
    start_effects: StartEffects = StartEffects.AFTER_CHECKS
    event_caller: EventCaller = EventCaller.NEXT_PLAYER
    renegade_camp: RenegadeCamp = RenegadeCamp.OWN
    ranges: tuple[tuple[str, int], ...] = ()


DECKS = ("high_noon", "fistful_of_cards")
CHOICES: dict[str, type[StrEnum]] = {
    "belle_star": BelleStar,
    "start_effects": StartEffects,
    "event_caller": EventCaller,
    "renegade_camp": RenegadeCamp,
}
NAMES = frozenset(field.name for field in fields(Options))
NEED_SCORE = ("series", "experience", "hire", "bounties")


def read_options(form: Form) -> Options:
    """Read the house rules; an unknown name or value is refused."""
    only_keys(form, NAMES, "options", Refusal.BAD_OPTIONS)
    options = Options(**{name: _value(name, value) for name, value in form.items()})
    for name in NEED_SCORE:
        if getattr(options, name) and not options.scored:
            raise refuse(f"{name} needs scored", Refusal.BAD_OPTIONS)
    return options


def _value(name: str, value: Any) -> Any:
    if name == "decks":
        return _decks(value)
    if name == "ranges":
        return _ranges(value)
    if name == "last_event":
        return _text_or_none(value)
    if name in CHOICES:
        return code_of(value, CHOICES[name], name, Refusal.BAD_OPTIONS)
    if type(value) is not bool:
        raise refuse(f"{name} must be true or false", Refusal.BAD_OPTIONS)
    return value


def _decks(value: Any) -> tuple[str, ...]:
    decks = list_of(value, "decks", Refusal.BAD_OPTIONS)
    if any(deck not in DECKS for deck in decks) or len(set(decks)) != len(decks):
        raise refuse(f"decks are some of {', '.join(DECKS)}", Refusal.BAD_OPTIONS)
    return tuple(decks)


def _ranges(value: Any) -> tuple[tuple[str, int], ...]:
    """Ranges that the table's own cards print differently, by weapon."""
    if not isinstance(value, dict):
        raise refuse("ranges must be an object", Refusal.BAD_OPTIONS)
    weapons = ("schofield", "remington", "carabine", "winchester", "volcanic")
    for name, reach in value.items():
        if name not in weapons or not 1 <= whole(reach, name, Refusal.BAD_OPTIONS) <= MOST_RANGE:
            raise refuse(f"no such range: {name}", Refusal.BAD_OPTIONS)
    return tuple(sorted(value.items()))


MOST_RANGE = 9


def _text_or_none(value: Any) -> str | None:
    if value is not None and not isinstance(value, str):
        raise refuse("last_event must be an event", Refusal.BAD_OPTIONS)
    return value

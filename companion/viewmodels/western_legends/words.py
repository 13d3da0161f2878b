"""Names of things as messages: what the app knows by a code, and what a table named itself."""

from collections.abc import Iterable

from companion.rules.western_legends.actions import Number, Reason
from companion.rules.western_legends.calibration import CHARACTERS, ITEMS, DieFace, Track
from companion.rules.western_legends.model import (
    Deed,
    FightKind,
    Hideout,
    Phase,
    Source,
    Stage,
)
from companion.rules.western_legends.poker import CARDS, RANK_NAMES, HandRank
from companion.rules.western_legends.stories import STORY_NAMES
from companion.viewmodels.text import Arg, Text, kebab, text

PREFIX = "western-legends"
KNOWN_ITEMS = frozenset(facts.item for facts in ITEMS)
KNOWN_CHARACTERS = frozenset(bonus.character for bonus in CHARACTERS)
KNOWN_COLOURS = frozenset({"red", "light_blue", "yellow", "purple", "green", "white"})
KNOWN_CARDS = frozenset(
    {
        "joker",
        "round_up",
        "instincts",
        "bulletproof",
        "lady_luck",
        "fools_gold",
        "living_legend",
        "reputation",
        "hands_up",
        "shootout",
        "first_shot",
        "sprint",
        "saddle_up",
    }
)
SUIT_SIGNS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
RANK_LETTERS = {"j": "J", "q": "Q", "k": "K", "a": "A"}


def say(kind: str, code: str, **args: Arg) -> Text:
    """Name a message of this game."""
    return text(f"{PREFIX}-{kind}-{kebab(code)}", **args)


def source_name(source: Source) -> Text:
    """Name where a change comes from."""
    return say("source", source)


def deed_name(deed: Deed) -> Text:
    """Name an action of the turn."""
    return say("deed", deed)


def stage_name(stage: Stage) -> Text:
    """Name a step of the turn."""
    return say("stage", stage)


def question(phase: Phase, name: str) -> Text:
    """Ask what is open."""
    return say("question", phase, name=name)


def track_name(track: Track) -> Text:
    """Name a track, or the lack of one."""
    return say("track", track)


def fight_name(kind: FightKind) -> Text:
    """Name a kind of fight."""
    return say("fight", kind)


def rank_name(rank: int) -> Text:
    """Name a poker hand."""
    return say("hand", HandRank(rank).name.lower())


def face_name(face: DieFace) -> Text:
    """Name a face of the prospecting die."""
    return say("face", face)


def number_name(number: Number) -> Text:
    """Name a tracked number."""
    return say("number", number)


def reason_name(reason: Reason) -> Text:
    """Name why a number was set right."""
    return say("reason", reason)


def item_name(item: str | None) -> Arg:
    """Name an item; a table's own name for it stays as typed."""
    if item is None:
        return say("item", "none")
    return say("item", item) if item in KNOWN_ITEMS else item


def character_name(character: str | None) -> Arg:
    """Name a character."""
    if character is None:
        return say("character", "none")
    return say("character", character) if character in KNOWN_CHARACTERS else character


def colour_name(colour: str) -> Arg:
    """Name a colour."""
    return say("colour", colour) if colour in KNOWN_COLOURS else colour


def card_name(card: str) -> Arg:
    """Name a poker card by its title."""
    return say("card", card) if card in KNOWN_CARDS else card


def story_name(story: str) -> Arg:
    """Name a story card."""
    return say("story", story) if story in STORY_NAMES else story


def hideout_name(hideout: Hideout) -> str:
    """Letter and number as on the board."""
    return hideout.value.upper()


def card_sign(code: str) -> str:
    """Write a card as players read it."""
    if code not in CARDS:
        return code
    rank, suit = code[:-1], code[-1]
    shown = rank if rank in RANK_NAMES and rank.isdigit() else RANK_LETTERS[rank]
    return f"{shown}{SUIT_SIGNS[suit]}"


def joined(parts: Iterable[Arg]) -> Arg:
    """Join names with commas, whatever they are made of."""
    first, *rest = [*parts] or [""]
    return text(f"{PREFIX}-list", first=first, rest=joined(rest)) if rest else first

"""The names of things in the card game, as messages."""

from companion.rules.bang_cards.model import Card, Mode, Role, State, Status, TableCard
from companion.viewmodels.text import Arg, Text, kebab, text


def named(kind: str, code: str) -> Text:
    """Name anything that has a code."""
    return text(f"bang-cards-{kind}-{kebab(code)}")


def role_name(role: Role | None) -> Text:
    """Name a role, or say that it is secret."""
    return named("role", "secret" if role is None else role)


def status_name(status: Status) -> Text:
    """Name how somebody is in the game."""
    return named("status", status)


def card_name(card: Card, name: str = "") -> Text:
    """Name a table card; a green one has the name it was given."""
    return text("bang-cards-card-green", name=name) if name else named("card", card)


def table_card_name(card: TableCard) -> Text:
    """Name a card as it lies on the table."""
    return card_name(card.card, card.name)


def character_name(key: str) -> Text:
    """Name a character; the cards print one name in every language."""
    return named("character", key)


def ability_help(key: str) -> Text:
    """Say what a character can do."""
    return named("ability", key)


def event_name(key: str) -> Text:
    """Name an event."""
    return named("event", key)


def event_help(key: str) -> Text:
    """Say what an event does."""
    return named("event-help", key)


def who(state: State, player: int) -> Arg:
    """Name somebody; with two players the character tells which of the two is meant."""
    one = state.players[player]
    if state.mode is not Mode.TWO:
        return one.name
    return text("bang-cards-who", name=one.name, character=character_name(one.character))


def listed(items: tuple[Arg, ...]) -> Arg:
    """Join messages and names with commas."""
    if not items:
        return text("bang-cards-nothing")
    line = items[0]
    for item in items[1:]:
        line = text("bang-cards-list", first=line, rest=item)
    return line

"""How many cards to draw in phase 1 and to keep in phase 3."""

from dataclasses import dataclass

from companion.rules.bang_cards.in_force import abilities, events_now, forced_suit
from companion.rules.bang_cards.model import RED, State, Status

NORMAL_DRAW = 2
GHOST_DRAW = 3


@dataclass(frozen=True, slots=True)
class Draw:
    """What phase 1 gives; `cards` is None where an event replaces the draw or rules dispute."""

    cards: int | None
    keeps: int | None = None
    perhaps: int = 0
    sources: tuple[str, ...] = ()


def draw_rule(state: State, player: int) -> Draw:
    """Count the cards, naming every rule that has a say in it."""
    events = [c for c in events_now(state) if c.extra_draw or c.only_draw or c.draw_replaced]
    own = _own_draw(state, player)
    sources = own.sources + tuple(card.key for card in events)
    if any(card.draw_replaced for card in events):
        return Draw(None, sources=sources)
    limit = next((card.only_draw for card in events if card.only_draw is not None), None)
    if limit is not None:
        return Draw(None if own.sources else limit, sources=sources)
    extra = sum(card.extra_draw for card in events)
    if own.cards is None or (extra and own.keeps is not None):
        return Draw(None, sources=sources)
    return Draw(own.cards + extra, own.keeps, own.perhaps, sources)


def _own_draw(state: State, player: int) -> Draw:
    """Count a character's draw, or a ghost's; where both speak, the table decides."""
    drawing = [one for one in abilities(state, player) if _draws_otherwise(one.draws, one.keeps)]
    ghost = state.players[player].status is Status.GHOST
    special = [*drawing, *([None] if ghost else [])]
    sources = (*(one.key for one in drawing), *(("hn.ghost_town",) if ghost else ()))
    perhaps = sum(one.draws_perhaps for one in abilities(state, player))
    sure, perhaps = _settled_by_suit(state, perhaps)
    if len(special) > 1:
        return Draw(None, sources=sources)
    if ghost:
        return Draw(GHOST_DRAW + sure, None, perhaps, sources)
    if not drawing:
        return Draw(NORMAL_DRAW + sure, None, perhaps, sources)
    one, held = drawing[0], state.players[player]
    wounds = (held.max_life - held.life) * one.draws_per_wound
    cards = one.draws + wounds + len(state.living) * one.draws_per_living
    return Draw(cards + sure, one.keeps, perhaps, sources)


def _settled_by_suit(state: State, perhaps: int) -> tuple[int, int]:
    """Under Blessing Black Jack's third card is certain, under Curse it never comes."""
    suit = forced_suit(state)
    if suit is None:
        return 0, perhaps
    return (perhaps, 0) if suit in RED else (0, 0)


def _draws_otherwise(draws: int, keeps: int | None) -> bool:
    return draws != NORMAL_DRAW or keeps is not None


def hand_limit(state: State, player: int) -> int:
    """As many cards as life points; Sean Mallory keeps ten."""
    limits = (one.hand_limit for one in abilities(state, player) if one.hand_limit is not None)
    return max(limits, default=state.players[player].life)

"""The public view of the state in JSON: a role is null while it is secret."""

from dataclasses import replace
from typing import Any

from companion.rules.bang_cards.draw import draw_rule, hand_limit
from companion.rules.bang_cards.happened import DeckShuffled, Event, GameStarted
from companion.rules.bang_cards.in_force import COUNTERCLOCKWISE, direction
from companion.rules.bang_cards.model import Ask, Deck, Player, State, TableCard, Wound
from companion.rules.bang_cards.phase import asked_player, phase_of
from companion.rules.bang_cards.ring import caller_of
from companion.rules.bang_cards.shots import bang_limit
from companion.rules.bang_cards.table import usable
from companion.rules.bang_cards.wire import write_card


def write_state(state: State) -> dict[str, Any]:
    """Give everything that lies open."""
    winner, draw = state.winner, draw_rule(state, state.active)
    return {
        "game": "bang_cards",
        "mode": state.mode.value,
        "players": [_player(one, player) for one, player in enumerate(state.players)],
        "ring": list(state.ring),
        "direction": "counterclockwise" if direction(state) == COUNTERCLOCKWISE else "clockwise",
        "active": state.active,
        "fronts": list(state.fronts),
        "caller": caller_of(state) if state.events.cards else None,
        "turn": state.turn,
        "stage": state.stage.value,
        "phase": phase_of(state),
        "asked": asked_player(state),
        "question": _question(state.asks[0]) if state.asks else None,
        "wound": state.wound and _wound(state.wound),
        "draw": {"cards": draw.cards, "keep": draw.keeps, "perhaps": draw.perhaps},
        "hand_limit": hand_limit(state, state.active),
        "bangs": state.bangs,
        "bang_limit": bang_limit(state),
        "cards_played": state.cards_played,
        "handcuffed": state.handcuffed,
        "events": _deck(state.events),
        "show": _deck(state.show, face_up=False),
        "deaths": list(state.deaths),
        "showdown": state.open_showdown,
        "opened": list(state.opened),
        "game_number": state.game,
        "ledger": [
            {"game": e.game, "player": e.player, "amount": e.amount, "reason": e.reason}
            for e in state.ledger
        ],
        "winner": winner and {"side": winner.side, "seats": list(winner.seats)},
    }


def public_event(event: Event) -> Event:
    """Leave out secret roles and the order of the decks, but for the event that lies on top."""
    match event:
        case GameStarted():
            players = tuple(
                player if player.shown else replace(player, role=None) for player in event.players
            )
            top = event.events.pile[:1] if event.events.ordered else event.events.pile
            events = replace(event.events, pile=top)
            return replace(event, players=players, events=events, show=_face_down(event.show))
        case DeckShuffled(order, anew, show):
            return DeckShuffled(() if show else order[:1], anew, show)
        case _:
            return event


def _face_down(deck: Deck) -> Deck:
    return replace(deck, pile=()) if deck.ordered else deck


def _player(number: int, player: Player) -> dict[str, Any]:
    return {
        "player": number,
        "name": player.name,
        "owner": player.owner,
        "character": player.character,
        "extra": list(player.extra),
        "role": player.role.value if player.role is not None and player.shown else None,
        "life": player.life,
        "max_life": player.max_life,
        "status": player.status.value,
        "cards": [_card(player, card) for card in player.cards],
        "turns": player.turns,
        "skip": player.skip,
        "money": player.money,
        "hire_price": player.hire_price,
    }


def _card(player: Player, card: TableCard) -> dict[str, Any]:
    return {**write_card(card), "usable": usable(player, card)}


def _question(ask: Ask) -> dict[str, Any]:
    return {
        "kind": ask.kind.value,
        "player": ask.player,
        "other": ask.other,
        "count": ask.count,
        "checks": ask.chances,
        "about": ask.card.card.value if ask.card is not None else ask.text or None,
    }


def _wound(wound: Wound) -> dict[str, Any]:
    return {
        "player": wound.player,
        "short": wound.short,
        "cause": wound.cause.value,
        "killer": wound.killer,
        "fallen": wound.fallen,
    }


def _deck(deck: Deck, *, face_up: bool = True) -> dict[str, Any]:
    return {
        "active": deck.active,
        "next": deck.next_up if face_up else None,
        "left": len(deck.pile),
        "used": list(deck.used),
    }

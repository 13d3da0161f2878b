"""What money, characters and the games of a series change."""

from dataclasses import replace

from companion.rules.bang_cards.changes import with_player
from companion.rules.bang_cards.characters import character_of
from companion.rules.bang_cards.happened import (
    CharacterDealt,
    CharactersOpened,
    GameEnded,
    MoneyChanged,
    NextGameLaid,
)
from companion.rules.bang_cards.model import NOBODY, Deck, Entry, Player, Role, Stage, State
from companion.rules.engine import Outcome


def dealt(state: State, event: CharacterDealt) -> State:
    """Give somebody a character, which leaves the auction."""
    opened = tuple(one for one in state.opened if one != event.character)
    state = replace(state, opened=opened)
    return with_player(
        state,
        event.player,
        character=event.character,
        life=event.max_life,
        max_life=event.max_life,
        hire_price=event.price,
    )


def opened(state: State, event: CharactersOpened) -> State:
    """Lay characters open for the auction."""
    return replace(state, opened=event.characters)


def money(state: State, event: MoneyChanged) -> State:
    """Write a line into the ledger; both characters of one person share the purse."""
    entry = Entry(state.game, event.player, event.amount, event.reason.value)
    owner = state.players[event.player].owner
    state = replace(state, ledger=(*state.ledger, entry))
    for one, player in enumerate(state.players):
        if player.owner == owner:
            state = with_player(state, one, money=player.money + event.amount)
    return state


def game_ended(state: State, event: GameEnded) -> State:
    """Remember the verdict and who survived; whatever was asked is void."""
    return replace(
        state,
        ended=Outcome(event.side, event.seats),
        survivors=state.living,
        stage=Stage.OVER,
        asks=(),
        wound=None,
    )


def next_game(state: State, event: NextGameLaid) -> State:
    """Lay the next game: all that stays is the money, the ledger and kept characters."""
    players = tuple(_fresh(player, one, event) for one, player in enumerate(state.players))
    return State(
        players=players,
        options=state.options,
        mode=state.mode,
        ring=tuple(range(len(players))),
        active=event.sheriff,
        caller=event.sheriff,
        events=_gathered(state.events),
        show=_gathered(state.show),
        turn=state.turn,
        game=event.game,
        ledger=state.ledger,
        survivors=state.survivors,
    )


def _gathered(deck: Deck) -> Deck:
    return Deck(deck.cards, deck.cards, ordered=deck.ordered)


def _fresh(player: Player, one: int, event: NextGameLaid) -> Player:
    star = one == event.sheriff
    kept = player.character if one in event.kept else NOBODY
    most = character_of(kept).bullets + star
    return Player(
        player.name,
        player.owner,
        kept,
        Role.SHERIFF if star else None,
        shown=star,
        life=most,
        max_life=most,
        money=player.money,
        hire_price=player.hire_price if one in event.kept else None,
    )

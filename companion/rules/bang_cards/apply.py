"""What each event changes. It trusts its event: legality is settled before."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from companion.rules.bang_cards import apply_decks as decks
from companion.rules.bang_cards import apply_series as series
from companion.rules.bang_cards.actions import Played, ShotKind
from companion.rules.bang_cards.apply_correction import corrected
from companion.rules.bang_cards.changes import with_player
from companion.rules.bang_cards.happened import (
    AbilitiesLent,
    Activated,
    AllAttacked,
    Answered,
    Asked,
    BidMade,
    CameBack,
    CardPlayed,
    CardPut,
    CardRemoved,
    CharacterDealt,
    CharactersOpened,
    Checked,
    Corrected,
    DeathSettled,
    DeckShuffled,
    Declared,
    DuelBegan,
    DynamiteMoved,
    Event,
    EventDiscarded,
    EventTurned,
    ExtraTurnWon,
    Finished,
    GameEnded,
    GameScored,
    GameStarted,
    GhostLeft,
    Handcuffed,
    IdentityChanged,
    LifeGained,
    LifeLost,
    MoneyChanged,
    NextGameLaid,
    PlayerEliminated,
    Reminded,
    RolesHidden,
    RoleShown,
    SeatsSwapped,
    ShotDodged,
    ShotFired,
    ShowdownOpened,
    ShowTurned,
    StageReached,
    StayedInJail,
    TurnBegan,
    TurnSkipped,
)
from companion.rules.bang_cards.model import (
    Card,
    Mode,
    Player,
    Role,
    Stage,
    State,
    Status,
    Wound,
)
from companion.rules.bang_cards.reasons import Comeback, Gain
from companion.rules.engine import Outcome


def apply(state: State | None, event: Event) -> State:
    """Give the state after the event."""
    if isinstance(event, GameStarted):
        return _started(event)
    if state is None:
        raise ValueError(event)
    return APPLY[type(event)](state, event)


def _started(event: GameStarted) -> State:
    return State(
        players=event.players,
        options=event.options,
        mode=event.mode,
        ring=tuple(range(len(event.players))),
        active=event.active,
        caller=event.caller,
        events=event.events,
        show=event.show,
        deaths=event.deaths,
        fronts=event.fronts,
    )


def _turn_began(state: State, event: TurnBegan) -> State:
    owner = state.players[event.player].owner
    players = tuple(
        _own_turn(state, player) if player.owner == owner else player for player in state.players
    )
    return replace(
        state,
        players=players,
        active=event.player,
        turn=state.turn + 1,
        stage=Stage.BEGIN,
        extra_turn=event.extra,
        again=False,
        swapped=False,
        bangs=0,
        pair_fired=False,
        cards_played=0,
        repeatable=None,
    )


def _own_turn(state: State, player: Player) -> Player:
    """Two players: who stayed in jail last time may be chosen again."""
    skip = player.skip and state.mode is not Mode.TWO
    return replace(player, turns=player.turns + 1, skip=skip)


def _skipped(state: State, event: TurnSkipped) -> State:
    state = with_player(state, event.player, skip=False)
    return replace(state, stage=Stage.NEXT, asks=())


def _asked(state: State, event: Asked) -> State:
    return replace(state, asks=event.asks + state.asks)


def _answered(state: State, _event: Answered) -> State:
    return replace(state, asks=state.asks[1:])


def _fired(state: State, event: ShotFired) -> State:
    counted = event.kind in (ShotKind.BANG, ShotKind.SNIPER)
    pair = state.pair_fired or event.kind is ShotKind.PAIR
    return _played(replace(state, bangs=state.bangs + counted, pair_fired=pair))


def _played(state: State, _event: object = None, *, brown: str | None = Played.OTHER) -> State:
    return replace(state, cards_played=state.cards_played + 1, repeatable=brown)


def _card_played(state: State, event: CardPlayed) -> State:
    return _played(state, brown=None if event.repeat else event.card)


def _put(state: State, event: CardPut) -> State:
    cards = (*state.players[event.player].cards, event.card)
    return _played(with_player(state, event.player, cards=cards), brown=None)


def _removed(state: State, event: CardRemoved) -> State:
    gone = (event.card, event.name.casefold())
    cards = tuple(held for held in state.players[event.player].cards if held.same_as != gone)
    return with_player(state, event.player, cards=cards)


def _dynamite_moved(state: State, event: DynamiteMoved) -> State:
    held = state.players[event.player].cards
    stick = next(card for card in held if card.card is Card.DYNAMITE)
    rest = tuple(card for card in held if card is not stick)
    state = with_player(state, event.player, cards=rest)
    return with_player(state, event.target, cards=(*state.players[event.target].cards, stick))


def _lost(state: State, event: LifeLost) -> State:
    left = state.players[event.player].life - event.amount
    if left > 0:
        return with_player(state, event.player, life=left)
    wound = Wound(event.player, 1 - left, event.cause, event.killer, event.own_duel)
    return replace(with_player(state, event.player, life=0), wound=wound)


def _gained(state: State, event: LifeGained) -> State:
    """In the rescue window every point first makes up for the deficit."""
    if event.reason is Gain.BEER and event.player == state.active:
        state = _played(state)
    wound, player = state.wound, state.players[event.player]
    if wound is None or wound.player != event.player:
        return with_player(
            state, event.player, life=min(player.max_life, player.life + event.amount)
        )
    short = wound.short - event.amount
    if short > 0:
        return replace(state, wound=replace(wound, short=short))
    life = min(player.max_life, 1 - short)
    return replace(with_player(state, event.player, life=life), wound=None)


def _eliminated(state: State, event: PlayerEliminated) -> State:
    dead, killer = event.player, event.killer
    if killer is not None and state.players[dead].role is Role.SHERIFF:
        state = with_player(state, killer, killed_sheriff=True)
    state = with_player(
        state, dead, status=Status.ELIMINATED, life=0, cards=(), extra=(), skip=False
    )
    wound = None if state.wound is None else replace(state.wound, fallen=True)
    state = replace(
        state,
        wound=wound,
        deaths=(*state.deaths, dead),
        first_kill=state.first_kill or (dead, killer),
        handcuffed=None if state.handcuffed == dead else state.handcuffed,
    )
    return _partner_steps_in(state, dead) if state.mode is Mode.TWO else state


def _partner_steps_in(state: State, dead: int) -> State:
    """Two players: the other character is active from now on, and plays the turn to its end."""
    owner = state.players[dead].owner
    mine = (one for one, held in enumerate(state.players) if held.owner == owner)
    partner = next(one for one in mine if one != dead)
    fronts = tuple(partner if front == dead else front for front in state.fronts)
    plays_on = state.active == dead and state.players[partner].alive
    return replace(state, fronts=fronts, active=partner if plays_on else state.active)


def _role_shown(state: State, event: RoleShown) -> State:
    return with_player(state, event.player, role=event.role, shown=True)


def _death_settled(state: State, _event: DeathSettled) -> State:
    return replace(state, wound=None)


def _came_back(state: State, event: CameBack) -> State:
    if event.how is Comeback.GHOST_TOWN:
        return with_player(state, event.player, status=Status.GHOST)
    return with_player(state, event.player, status=Status.ALIVE, life=event.life)


def _ghost_left(state: State, event: GhostLeft) -> State:
    return with_player(state, event.player, status=Status.ELIMINATED, cards=(), extra=())


def _handcuffed(state: State, event: Handcuffed) -> State:
    return replace(state, handcuffed=event.player)


def _roles_hidden(state: State, event: RolesHidden) -> State:
    for player in event.players:
        state = with_player(state, player, role=None, shown=False)
    return state


def _identity(state: State, event: IdentityChanged) -> State:
    return with_player(
        state,
        event.player,
        character=event.character,
        life=event.life,
        max_life=event.max_life,
        extra=(),
    )


def _lent(state: State, event: AbilitiesLent) -> State:
    return with_player(state, event.player, extra=event.characters)


def _swapped(state: State, event: SeatsSwapped) -> State:
    places = {event.player: event.other, event.other: event.player}
    ring = tuple(places.get(one, one) for one in state.ring)
    return replace(with_player(state, event.other, skip=True), ring=ring, swapped=True)


def _activated(state: State, event: Activated) -> State:
    owner = state.players[event.player].owner
    fronts = tuple(
        event.player if state.players[front].owner == owner else front for front in state.fronts
    )
    return replace(state, active=event.player, fronts=fronts)


def _declared(state: State, event: Declared) -> State:
    return with_player(state, event.player, role=event.role, shown=True)


def _showdown(state: State, event: ShowdownOpened) -> State:
    """All others leave; the active event stops and no more come."""
    players = tuple(
        player
        if one in event.players or not player.alive
        else replace(player, status=Status.LEFT, cards=(), life=0)
        for one, player in enumerate(state.players)
    )
    return replace(
        state,
        players=players,
        asks=(),
        open_showdown=True,
        events_stopped=True,
        handcuffed=None,
        events=decks.put_away(state.events),
        show=decks.put_away(state.show),
    )


def _finished(state: State, event: Finished) -> State:
    return replace(state, winner=Outcome(event.side, event.seats), asks=())


def _unchanged(state: State, _event: object) -> State:
    return state


APPLY: Mapping[type, Callable[[State, Any], State]] = MappingProxyType(
    {
        TurnBegan: _turn_began,
        StageReached: lambda state, event: replace(state, stage=event.stage),
        TurnSkipped: _skipped,
        StayedInJail: lambda state, event: with_player(state, event.player, skip=True),
        Asked: _asked,
        Answered: _answered,
        Checked: _unchanged,
        ShotFired: _fired,
        ShotDodged: _unchanged,
        DuelBegan: _played,
        AllAttacked: _played,
        CardPlayed: _card_played,
        CardPut: _put,
        CardRemoved: _removed,
        DynamiteMoved: _dynamite_moved,
        LifeLost: _lost,
        LifeGained: _gained,
        PlayerEliminated: _eliminated,
        RoleShown: _role_shown,
        DeathSettled: _death_settled,
        Reminded: _unchanged,
        CameBack: _came_back,
        GhostLeft: _ghost_left,
        EventTurned: decks.event_turned,
        EventDiscarded: decks.event_discarded,
        ShowTurned: decks.show_turned,
        DeckShuffled: decks.shuffled,
        Handcuffed: _handcuffed,
        RolesHidden: _roles_hidden,
        IdentityChanged: _identity,
        AbilitiesLent: _lent,
        SeatsSwapped: _swapped,
        ExtraTurnWon: lambda state, _event: replace(state, again=True),
        Activated: _activated,
        Declared: _declared,
        ShowdownOpened: _showdown,
        CharacterDealt: series.dealt,
        CharactersOpened: series.opened,
        BidMade: _unchanged,
        MoneyChanged: series.money,
        Corrected: lambda state, event: corrected(state, event.correction),
        GameEnded: series.game_ended,
        GameScored: lambda state, _event: replace(state, scored=True),
        NextGameLaid: series.next_game,
        Finished: _finished,
    }
)

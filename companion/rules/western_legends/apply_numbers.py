"""What events change in players' numbers, items and the data tables; never the turn's course."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from companion.rules.western_legends import events as e
from companion.rules.western_legends.actions import Number
from companion.rules.western_legends.calibration import ItemFacts, MarshalEnd, Track
from companion.rules.western_legends.model import (
    ABILITY_LP,
    AbilityDoubt,
    LpEntry,
    ManInBlack,
    Owned,
    Pending,
    Source,
    State,
)


def with_player(state: State, seat: int, **changes: Any) -> State:
    """Change one seat."""
    players = list(state.players)
    players[seat] = replace(players[seat], **changes)
    return replace(state, players=tuple(players))


def push(state: State, item: Pending) -> State:
    """Put something on the agenda that is dealt with before all else."""
    return replace(state, agenda=(*state.agenda, item))


def _cash(state: State, event: e.CashMoved) -> State:
    cash = state.players[event.seat].cash + event.change
    return with_player(state, event.seat, cash=cash)


def _gold(state: State, event: e.GoldMoved) -> State:
    gold = state.players[event.seat].gold + event.change
    return with_player(state, event.seat, gold=gold)


def _cards(state: State, event: e.CardsMoved) -> State:
    hand = state.players[event.seat].hand + event.change
    return with_player(state, event.seat, hand=hand)


def _wounds(state: State, event: e.WoundsMoved) -> State:
    wounds = state.players[event.seat].wounds + event.change
    return with_player(state, event.seat, wounds=wounds)


def _lp(state: State, event: e.LpGained) -> State:
    entry = LpEntry(state.round, event.seat, event.source, event.points)
    state = with_player(state, event.seat, lp=state.players[event.seat].lp + event.points)
    return replace(state, lp_log=(*state.lp_log, entry))


def _arrested(state: State, event: e.Arrested) -> State:
    player = state.players[event.seat]
    return with_player(
        state,
        event.seat,
        track=Track.NONE,
        points=0,
        cattle=None,
        cash=player.cash - event.cash,
        gold=player.gold - event.gold,
    )


def _cattle_taken(state: State, event: e.CattleTaken) -> State:
    return with_player(state, event.seat, cattle=event.colour)


def _stolen(state: State, event: e.CattleStolen) -> State:
    state = with_player(state, event.victim, cattle=None)
    return with_player(state, event.seat, cattle=event.colour)


def _bought(state: State, event: e.ItemBought) -> State:
    items = (*state.players[event.seat].items, Owned(event.item, event.kind))
    state = with_player(state, event.seat, items=items)
    return _priced(state, event.item, event.price, event.kind)


def _upgraded(state: State, event: e.ItemUpgraded) -> State:
    items = tuple(
        replace(owned, upgraded=True) if owned.item == event.item else owned
        for owned in state.players[event.seat].items
    )
    return _priced(with_player(state, event.seat, items=items), event.item, event.price, None)


def _priced(state: State, item: str, price: int, kind: Any) -> State:
    """Remember what was paid once."""
    facts = state.calibration.item(item) or ItemFacts(item)
    known = replace(facts, price=price, kind=kind or facts.kind)
    if known == facts:
        return state
    return replace(state, calibration=state.calibration.with_item(known))


def _bandit_removed(state: State, event: e.BanditRemoved) -> State:
    return replace(state, bandits=tuple(h for h in state.bandits if h is not event.hideout))


def _bandit_placed(state: State, event: e.BanditPlaced) -> State:
    return replace(state, bandits=tuple(sorted((*state.bandits, event.hideout))))


def _limited(state: State, event: e.HandLimited) -> State:
    hand = state.players[event.seat].hand - event.discarded
    return with_player(state, event.seat, hand=hand)


def _woken(state: State, event: e.AbilityWoken) -> State:
    return with_player(state, event.seat, legendary=True)


def _turn_ended(state: State, event: e.TurnEnded) -> State:
    return with_player(state, event.seat, turns=state.players[event.seat].turns + 1)


def _goal(state: State, event: e.GoalMet) -> State:
    return with_player(state, event.seat, goals_done=event.goal, tokens=event.kept)


def _tokens(state: State, event: e.TokensShown) -> State:
    return with_player(state, event.seat, tokens=event.values)


def _upgrade_valued(state: State, event: e.UpgradeValued) -> State:
    facts = state.calibration.item(event.item) or ItemFacts(event.item)
    calibration = state.calibration.with_item(replace(facts, upgrade_lp=event.lp))
    return replace(state, calibration=calibration)


def _end_valued(state: State, event: e.EndValued) -> State:
    by_row = state.calibration.marshal_end is MarshalEnd.ROW
    name = "marshal_row_lp" if by_row else "marshal_cell_lp"
    values = list(getattr(state.calibration, name))
    values[event.place - 1] = event.lp
    changes: dict[str, Any] = {name: tuple(values)}
    return replace(state, calibration=replace(state.calibration, **changes))


def _calibrated(state: State, event: e.Calibrated) -> State:
    return replace(state, calibration=event.calibration)


def _corrected(state: State, event: e.Corrected) -> State:
    match event.number:
        case Number.WANTED | Number.MARSHAL:
            return _track_corrected(state, event)
        case Number.ACTIONS:
            return replace(state, turn=replace(state.turn, actions_left=event.value))
        case Number.GOALS:
            tokens = () if event.value == 0 else None
            return with_player(state, event.seat, goals_done=event.value, tokens=tokens)
        case Number.LP:
            return _lp_corrected(state, event)
        case _:
            return with_player(state, event.seat, **{event.number.value: event.value})


def _track_corrected(state: State, event: e.Corrected) -> State:
    """Set the cube; no points on a track that a player is not on change nothing."""
    track = Track(event.number.value)
    if event.value == 0 and state.players[event.seat].track is not track:
        return state
    track = track if event.value else Track.NONE
    return with_player(state, event.seat, track=track, points=event.value)


def _lp_corrected(state: State, event: e.Corrected) -> State:
    entry = LpEntry(state.round, event.seat, Source.CORRECTION, event.value - event.before)
    doubtful = state.players[event.seat].legendary
    state = with_player(state, event.seat, lp=event.value)
    state = replace(state, lp_log=(*state.lp_log, entry))
    if doubtful and event.value < ABILITY_LP <= event.before:
        return push(state, AbilityDoubt(event.seat))
    return state


def _cattle_corrected(state: State, event: e.CattleCorrected) -> State:
    return with_player(state, event.seat, cattle=event.colour)


def _item_corrected(state: State, event: e.ItemCorrected) -> State:
    player = state.players[event.seat]
    items = tuple(owned for owned in player.items if owned.item != event.item)
    if event.owned:
        items = (*items, Owned(event.item, event.kind, event.upgraded))
    keys = {owned.item for owned in items}
    weapon = player.weapon if player.weapon in keys else None
    mount = player.mount if player.mount in keys else None
    return with_player(state, event.seat, items=items, weapon=weapon, mount=mount)


def _discs_corrected(state: State, event: e.DiscsCorrected) -> State:
    stories = list(state.stories)
    stories[event.story] = event.seats
    return replace(state, stories=tuple(stories))


def _board(state: State, event: e.BoardCorrected) -> State:
    return replace(state, bandits=event.bandits, sheriff_home=event.sheriff_home)


def _man_in_black(state: State, event: e.ManInBlackScored) -> State:
    return replace(state, man_in_black=ManInBlack(event.lp, event.note))


NUMBERS: Mapping[type[Any], Callable[[State, Any], State]] = MappingProxyType(
    {
        e.CashMoved: _cash,
        e.GoldMoved: _gold,
        e.CardsMoved: _cards,
        e.WoundsMoved: _wounds,
        e.LpGained: _lp,
        e.Arrested: _arrested,
        e.CattleTaken: _cattle_taken,
        e.CattleStolen: _stolen,
        e.ItemBought: _bought,
        e.ItemUpgraded: _upgraded,
        e.BanditRemoved: _bandit_removed,
        e.BanditPlaced: _bandit_placed,
        e.HandLimited: _limited,
        e.AbilityWoken: _woken,
        e.TurnEnded: _turn_ended,
        e.GoalMet: _goal,
        e.TokensShown: _tokens,
        e.UpgradeValued: _upgrade_valued,
        e.EndValued: _end_valued,
        e.Calibrated: _calibrated,
        e.Corrected: _corrected,
        e.CattleCorrected: _cattle_corrected,
        e.ItemCorrected: _item_corrected,
        e.DiscsCorrected: _discs_corrected,
        e.BoardCorrected: _board,
        e.ManInBlackScored: _man_in_black,
    }
)

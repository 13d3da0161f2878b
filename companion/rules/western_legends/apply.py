"""What each event changes. It trusts its event: legality is settled before."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from companion.rules.engine import Outcome
from companion.rules.western_legends import events as e
from companion.rules.western_legends.apply_numbers import NUMBERS, push, with_player
from companion.rules.western_legends.calibration import (
    Cell,
)
from companion.rules.western_legends.model import (
    PLAYER_FIGHTS,
    CellAsked,
    Deed,
    Fight,
    FightKind,
    FightStep,
    Gaining,
    LpEntry,
    ManInBlack,
    Pending,
    PokerRound,
    Result,
    SheriffChoice,
    SheriffMeeting,
    SheriffMove,
    Source,
    Stage,
    State,
    StoryText,
    Toll,
    Turn,
)


def apply(state: State | None, event: e.Event) -> State:
    """Give the state after the event."""
    if isinstance(event, e.GameStarted):
        return _started(event)
    if state is None:
        raise ValueError(event)
    return HANDLERS[type(event)](state, event)


def _started(event: e.GameStarted) -> State:
    stage = Stage.FIRST_PLAYER if event.first is None else Stage.START
    started = tuple(
        LpEntry(event.round, seat, Source.START, player.lp)
        for seat, player in enumerate(event.players)
        if player.lp
    )
    return State(
        event.players,
        event.options,
        event.calibration,
        event.first,
        event.active,
        event.round,
        stage,
        stories=event.stories,
        bandits=event.bandits,
        lp_log=started,
        man_in_black=ManInBlack() if event.options.man_in_black else None,
    )


def _pop(state: State) -> State:
    return replace(state, agenda=state.agenda[:-1])


def _swap(state: State, item: Pending) -> State:
    return replace(state, agenda=(*state.agenda[:-1], item))


def _first_player(state: State, event: e.FirstPlayerNamed) -> State:
    return replace(state, first=event.seat, active=event.seat, stage=Stage.START)


def _turn_began(state: State, event: e.TurnBegan) -> State:
    return replace(
        state, active=event.seat, round=event.round, stage=Stage.START, turn=Turn(), agenda=()
    )


def _stage(state: State, event: e.StageReached) -> State:
    return replace(state, stage=event.stage)


def _income(state: State, _event: e.IncomeTaken) -> State:
    return replace(state, stage=Stage.EQUIP)


def _equipped(state: State, event: e.Equipped) -> State:
    state = with_player(state, event.seat, weapon=event.weapon, mount=event.mount)
    return replace(state, stage=Stage.ACTIONS) if state.stage is Stage.EQUIP else state


def _action(state: State, event: e.ActionTaken) -> State:
    turn = replace(state.turn, actions_left=state.turn.actions_left - 1)
    if event.deed is Deed.ROB_BANK:
        turn = replace(turn, bank_tried=True)
    return replace(state, turn=turn)


def _owed(state: State, event: e.PointsOwed) -> State:
    return push(state, Gaining(event.seat, event.track, event.points))


def _cube(state: State, event: e.CubeMoved) -> State:
    """One step; an unknown cell is asked about before the next one, and only once."""
    state = _less(state, 1)
    state = with_player(state, event.seat, track=event.track, points=event.cell)
    cell = state.calibration.cell(event.track, event.cell)
    if cell.bonus is None and not cell.asked:
        return push(state, CellAsked(event.seat, event.track, event.cell))
    return state


def _less(state: State, points: int) -> State:
    gaining = state.agenda[-1]
    if not isinstance(gaining, Gaining):
        raise TypeError(gaining)
    left = gaining.left - points
    return _swap(state, replace(gaining, left=left)) if left else _pop(state)


def _spilled(state: State, event: e.PointsSpilled | e.PointsDropped) -> State:
    return _less(state, event.points)


def _cell_read(state: State, event: e.CellRead) -> State:
    cell = Cell(event.cell, event.bonus, confirmed=event.bonus is not None, asked=True)
    return replace(_pop(state), calibration=state.calibration.with_cell(event.track, cell))


def _delivered(state: State, event: e.CattleDelivered) -> State:
    """Open the actions phase once more: a story or goal may follow from the delivery."""
    state = with_player(state, event.seat, cattle=None)
    return replace(state, stage=Stage.ACTIONS, turn=replace(state.turn, actions_left=0))


def _kept(state: State, _event: e.CattleKept) -> State:
    return replace(state, stage=Stage.STORIES)


def _card_used(state: State, event: e.CardUsed) -> State:
    if event.seat != state.active:
        return state
    turn = replace(state.turn, cards_once=(*state.turn.cards_once, event.name))
    return replace(state, turn=turn)


def _fight_began(state: State, event: e.FightBegan) -> State:
    step = FightStep.ANSWER if event.kind in PLAYER_FIGHTS else FightStep.SETTLE
    fight = Fight(event.kind, event.seat, event.target, step, event.hideout, event.mover)
    if event.target is not None:
        fought = (*state.turn.fought, event.target)
        state = replace(state, turn=replace(state.turn, fought=fought))
    return push(state, fight)


def fight_of(state: State) -> Fight:
    """Give the fight that is dealt with now."""
    fight = state.agenda[-1]
    if not isinstance(fight, Fight):
        raise TypeError(fight)
    return fight


def _fight_step(state: State, step: FightStep | None) -> State:
    """Move the latest fight on or end it; points owed from its cards may lie above it."""
    agenda = list(state.agenda)
    for place in reversed(range(len(agenda))):
        fight = agenda[place]
        if isinstance(fight, Fight):
            agenda[place : place + 1] = [] if step is None else [replace(fight, step=step)]
            break
    return replace(state, agenda=tuple(agenda))


def _answered(state: State, event: e.FightAnswered) -> State:
    return _fight_step(state, FightStep.NERVE if event.accepted else FightStep.SETTLE)


def _nerve(state: State, _event: e.NerveShown) -> State:
    return _fight_step(state, FightStep.SETTLE)


def _reward(state: State, event: e.RewardOpened) -> State:
    bandit = event.kind is FightKind.BANDIT
    return _fight_step(state, FightStep.BOUNTY if bandit else FightStep.SPOILS)


def _fight_over(state: State, _event: e.FightOver) -> State:
    return _fight_step(state, None)


def _sheriff_sent(state: State, event: e.SheriffSent) -> State:
    return push(state, SheriffMove(event.seat, event.most, event.by_story))


def _sheriff_moved(state: State, event: e.SheriffMoved) -> State:
    home = state.sheriff_home and event.distance == 0
    state = replace(state, sheriff_home=home)
    return _swap(state, SheriffMeeting(event.seat)) if state.wanted_seats else _pop(state)


def _sheriff_stayed(state: State, _event: e.SheriffStayed) -> State:
    return _pop(state)


def _sheriff_met(state: State, event: e.SheriffMet) -> State:
    meeting = state.agenda[-1]
    if not isinstance(meeting, SheriffMeeting):
        raise TypeError(meeting)
    if not event.seats:
        return _pop(state)
    return _swap(state, SheriffChoice(meeting.seat, event.seats))


def _arrest_tried(state: State, _event: e.ArrestTried) -> State:
    return _pop(state)


def _sheriff_returned(state: State, event: e.SheriffReturned) -> State:
    state = replace(state, sheriff_home=True)
    return push(state, SheriffMeeting(event.mover)) if event.asks else state


def _poker(state: State, event: e.PokerBegan) -> State:
    return push(state, PokerRound(event.seat, event.payers, event.dealer))


def _pot(state: State, _event: e.PotWon) -> State:
    return _pop(state)


def _toll_opened(state: State, event: e.TollOpened) -> State:
    return push(state, Toll(event.seat))


def _toll(state: State, _event: e.TollTaken) -> State:
    return _pop(state)


def _disc(state: State, event: e.DiscPlaced) -> State:
    stories = [list(discs) for discs in state.stories]
    if event.moved:
        stories[1 - event.story].remove(event.seat)
    stories[event.story].append(event.seat)
    turn = replace(state.turn, disc_stories=(*state.turn.disc_stories, event.story))
    return replace(state, stories=tuple(map(tuple, stories)), turn=turn)


def _story_done(state: State, event: e.StoryCompleted) -> State:
    stories = tuple(
        () if story == event.story else discs for story, discs in enumerate(state.stories)
    )
    text = StoryText(event.story, event.seat, event.participants)
    return push(replace(state, stories=stories), text)


def _story_read(state: State, _event: e.StoryRead) -> State:
    return _pop(state)


def _ability(state: State, event: e.AbilityDecided) -> State:
    return _pop(with_player(state, event.seat, legendary=event.on))


def _triggered(state: State, event: e.EndTriggered) -> State:
    return replace(state, end_round=event.round, end_seat=event.seat)


def _withdrawn(state: State, _event: e.EndWithdrawn) -> State:
    return replace(state, end_round=None, end_seat=None)


def _ended(state: State, event: e.GameEnded) -> State:
    result = Result(event.scores, Outcome(event.side, event.seats))
    return replace(state, stage=Stage.OVER, agenda=(), result=result)


def _told(state: State, _event: e.Event) -> State:
    """Only tell the history something; the numbers come with events of their own."""
    return state


HANDLERS: Mapping[type[Any], Callable[[State, Any], State]] = MappingProxyType(
    {
        **NUMBERS,
        e.FirstPlayerNamed: _first_player,
        e.TurnBegan: _turn_began,
        e.StageReached: _stage,
        e.IncomeTaken: _income,
        e.Equipped: _equipped,
        e.ActionTaken: _action,
        e.PointsOwed: _owed,
        e.PointsVoid: _told,
        e.CubeMoved: _cube,
        e.PointsSpilled: _spilled,
        e.PointsDropped: _spilled,
        e.CellRead: _cell_read,
        e.CattleDelivered: _delivered,
        e.CattleKept: _kept,
        e.DiceThrown: _told,
        e.CardUsed: _card_used,
        e.FightBegan: _fight_began,
        e.FightAnswered: _answered,
        e.NerveShown: _nerve,
        e.FightSettled: _told,
        e.RewardOpened: _reward,
        e.SpoilsTaken: _told,
        e.FightOver: _fight_over,
        e.SheriffSent: _sheriff_sent,
        e.SheriffStayed: _sheriff_stayed,
        e.SheriffMoved: _sheriff_moved,
        e.SheriffMet: _sheriff_met,
        e.ArrestTried: _arrest_tried,
        e.SheriffReturned: _sheriff_returned,
        e.PokerBegan: _poker,
        e.PotWon: _pot,
        e.TollOpened: _toll_opened,
        e.TollTaken: _toll,
        e.DiscPlaced: _disc,
        e.StoryCompleted: _story_done,
        e.StoryRead: _story_read,
        e.AbilityDecided: _ability,
        e.EndTriggered: _triggered,
        e.EndWithdrawn: _withdrawn,
        e.GameEnded: _ended,
    }
)

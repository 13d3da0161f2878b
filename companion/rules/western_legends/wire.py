"""The JSON forms of Western Legends' actions and of its public state."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from companion.rules.engine import Form, Prompt
from companion.rules.forms import by_type
from companion.rules.western_legends import actions as a
from companion.rules.western_legends.calibration import Track, write_calibration
from companion.rules.western_legends.events import Event, GoalMet
from companion.rules.western_legends.legal import asked_seat
from companion.rules.western_legends.model import (
    Pending,
    Player,
    PokerRound,
    Stage,
    State,
)
from companion.rules.western_legends.saloon import pot_of
from companion.rules.western_legends.scoring import unvalued_places
from companion.rules.western_legends.shapes import read_shape, write_shape
from companion.rules.western_legends.turn import phase_of, turns_left

ACTIONS: Mapping[str, type[Any]] = MappingProxyType(
    {
        "first_player": a.FirstPlayer,
        "start_effect": a.StartEffect,
        "income": a.Income,
        "equip": a.Equip,
        "move": a.Move,
        "play_action": a.PlayAction,
        "start_fight": a.StartFight,
        "store": a.Store,
        "poker": a.Poker,
        "prospect": a.Prospect,
        "sell_gold": a.SellGold,
        "rob_bank": a.RobBank,
        "heal": a.Heal,
        "cabaret": a.Cabaret,
        "take_cattle": a.TakeCattle,
        "work": a.Work,
        "place_disc": a.PlaceDisc,
        "meet_goal": a.MeetGoal,
        "meet_bandit": a.MeetBandit,
        "end_actions": a.EndActions,
        "deliver": a.Deliver,
        "answer_fight": a.AnswerFight,
        "show_nerve": a.ShowNerve,
        "settle_fight": a.SettleFight,
        "take_bounty": a.TakeBounty,
        "take_spoils": a.TakeSpoils,
        "showdown": a.Showdown,
        "read_story": a.ReadStory,
        "move_sheriff": a.MoveSheriff,
        "meet_sheriff": a.MeetSheriff,
        "try_arrest": a.TryArrest,
        "take_toll": a.TakeToll,
        "read_cell": a.ReadCell,
        "keep_ability": a.KeepAbility,
        "value_upgrade": a.ValueUpgrade,
        "value_end": a.ValueEnd,
        "show_tokens": a.ShowTokens,
        "effect": a.ApplyEffect,
        "play_card": a.PlayCard,
        "correct": a.Correct,
        "correct_cattle": a.CorrectCattle,
        "correct_item": a.CorrectItem,
        "correct_discs": a.CorrectDiscs,
        "correct_board": a.CorrectBoard,
        "calibrate": a.Calibrate,
        "man_in_black": a.ScoreManInBlack,
    }
)
NAMES: Mapping[type[Any], str] = MappingProxyType({kind: name for name, kind in ACTIONS.items()})


def read_action(form: Form) -> a.Action:
    """Understand an action, or refuse it."""
    kind = by_type(form, ACTIONS)
    action: a.Action = read_shape(kind, {key: form[key] for key in form if key != "type"})
    return action


def write_action(action: a.Action | Prompt) -> dict[str, Any]:
    """Give an action or prompt its JSON form."""
    if isinstance(action, a.Await):
        return _write_prompt(action)
    return {"type": NAMES[type(action)], **write_shape(action)}


def _write_prompt(prompt: a.Await) -> dict[str, Any]:
    form = {"type": prompt.action, **write_shape(prompt)}
    return {key: form[key] for key in form if key != "action"}


def public_event(event: Event) -> Event:
    """Take out the values of tokens kept; they show only at the end."""
    return replace(event, kept=None) if isinstance(event, GoalMet) else event


def export_calibration(state: State) -> dict[str, Any]:
    """Give what is known of this copy of the game, to be kept for the next one."""
    return write_calibration(state.calibration)


def write_state(state: State) -> dict[str, Any]:
    """Give the public view; of options and calibration, what differs from the defaults."""
    winner = None if state.result is None else state.result.winner
    return {
        "game": "western_legends",
        "players": [_write_player(state, seat) for seat in range(len(state.players))],
        "mode": state.options.mode.value,
        "target": state.options.target,
        "first": state.first,
        "active": state.active,
        "asked": asked_seat(state),
        "round": state.round,
        "phase": phase_of(state).value,
        "actions_left": state.turn.actions_left,
        "turn": write_shape(state.turn, full=True),
        "pending": _write_pending(state.agenda[-1]) if state.agenda else None,
        "stories": [list(discs) for discs in state.stories],
        "discs_needed": state.discs_needed,
        "bandits": [hideout.value for hideout in state.bandits],
        "sheriff_home": state.sheriff_home,
        "end_round": state.end_round,
        "missing_end_values": list(unvalued_places(state)),
        "man_in_black": state.man_in_black and write_shape(state.man_in_black, full=True),
        "calibration": write_shape(state.calibration),
        "options": write_shape(state.options),
        "scores": state.result and [write_shape(s, full=True) for s in state.result.scores],
        "winner": winner and {"side": winner.side, "seats": list(winner.seats)},
    }


def _write_pending(pending: Pending) -> dict[str, Any]:
    """Give what is being settled with its numbers; `phase` says what it is."""
    form = write_shape(pending, full=True)
    return {**form, "pot": pot_of(pending)} if isinstance(pending, PokerRound) else form


def _write_player(state: State, seat: int) -> dict[str, Any]:
    player = state.players[seat]
    return {
        "seat": seat,
        "name": player.name,
        "character": player.character,
        "colour": player.colour,
        "cash": player.cash,
        "gold": player.gold,
        "lp": player.lp,
        "wanted": player.points if player.wanted else 0,
        "marshal": player.points if player.track is Track.MARSHAL else 0,
        "wounds": player.wounds,
        "hand": player.hand,
        "hand_limit": player.hand_limit,
        "cattle": player.cattle,
        "items": [write_shape(owned, full=True) for owned in player.items],
        "weapon": player.weapon,
        "mount": player.mount,
        "discs": state.discs_left(seat),
        "goals_done": player.goals_done,
        "tokens": _tokens(state, player),
        "turns": player.turns,
        "turns_left": turns_left(state, seat),
        "ability": player.legendary,
    }


def _tokens(state: State, player: Player) -> list[int] | int:
    """How many, and at the end which."""
    if state.stage is Stage.OVER and player.tokens is not None:
        return list(player.tokens)
    return player.goals_done

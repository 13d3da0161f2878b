"""The law: an action is refused with a code, or answered with everything that follows from it."""

from enum import StrEnum

from companion.rules.bang_dice.actions import (
    Action,
    Aim,
    Bart,
    Beer,
    Correct,
    Heal,
    Kit,
    Pedro,
    Reveal,
    Roll,
    Stop,
)
from companion.rules.bang_dice.choices import as_event, kit_allows, rollable, spare_beers
from companion.rules.bang_dice.events import (
    ArrowsCleared,
    ArrowsShed,
    ArrowsTakenInstead,
    BeerDrunk,
    Corrected,
    DiceRolled,
    Event,
    LifeGiven,
    RoleRevealed,
)
from companion.rules.bang_dice.losses import (
    bart_limit,
    bart_seat,
    character_at,
    pedro_limit,
    pedro_seat,
    unrevealed,
)
from companion.rules.bang_dice.model import DICE, Face, Phase, State
from companion.rules.bang_dice.reach import in_reach
from companion.rules.bang_dice.refusals import DiceRefusal
from companion.rules.bang_dice.roles import unplaced_roles
from companion.rules.bang_dice.turn import aimed, end_rolling, phase_of, run_on
from companion.rules.errors import IllegalActionError, Refusal

PHASES: dict[type[Action], Phase] = {
    Roll: Phase.ROLL,
    Stop: Phase.ROLL,
    Aim: Phase.AIM,
    Beer: Phase.BEER,
    Heal: Phase.HEAL,
    Bart: Phase.BART,
    Pedro: Phase.PEDRO,
    Kit: Phase.KIT,
    Reveal: Phase.REVEAL,
}


def decide(state: State, action: Action) -> tuple[Event, ...]:
    """Refuse, or say what happened."""
    _check_phase(state, action)
    return run_on(state, _first_events(state, action))


def _check_phase(state: State, action: Action) -> None:
    phase = phase_of(state)
    _require(phase is not Phase.OVER, Refusal.GAME_OVER)
    _require(isinstance(action, Correct) or PHASES[type(action)] is phase, Refusal.WRONG_PHASE)


def _first_events(state: State, action: Action) -> tuple[Event, ...]:  # noqa: C901 - one case each
    match action:
        case Roll():
            return _roll(state, action)
        case Stop():
            _require(state.dice is not None, DiceRefusal.ROLL_FIRST)
            return end_rolling(state)
        case Aim():
            return _aim(state, action)
        case Beer():
            return _beer(state, action)
        case Heal(target):
            _check_target(state, target)
            return (LifeGiven(state.active, target, _room(state, target, 1)),)
        case Bart(arrows):
            return _bart(state, arrows)
        case Pedro(discard):
            return _pedro(state, discard)
        case Kit(seats):
            return _kit(state, seats)
        case Reveal():
            return _reveal(state, action)
        case Correct():
            return _correct(state, action)


def _roll(state: State, action: Roll) -> tuple[Event, ...]:
    thrown = dict(action.faces)
    _require(len(thrown) > 0, DiceRefusal.NOTHING_ROLLED)
    _require(all(0 <= die < DICE for die in thrown), DiceRefusal.NO_SUCH_DIE)
    _require(state.dice is not None or len(thrown) == DICE, DiceRefusal.ROLL_ALL_FIVE)
    _require(set(thrown) <= set(rollable(state)), DiceRefusal.DYNAMITE_LOCKED)
    lying = state.dice or tuple(thrown[die] for die in range(DICE))
    faces = tuple(thrown.get(die, face) for die, face in enumerate(lying))
    return (DiceRolled(state.active, faces, tuple(sorted(thrown))),)


def _aim(state: State, action: Aim) -> tuple[Event, ...]:
    face = _open_face(state, action.die)
    used_as = action.used_as or face
    _check_target(state, action.target)
    usable = character_at(state, state.active).usable_as(face)
    _require(used_as in usable, DiceRefusal.CANNOT_USE_AS)
    _require(action.target in in_reach(state, used_as), DiceRefusal.OUT_OF_REACH)
    doubled = action.double_with
    _require(doubled is None or doubled in spare_beers(state), DiceRefusal.CANNOT_DOUBLE)
    return aimed(state, as_event(state, action, auto=False))


def _beer(state: State, action: Beer) -> tuple[Event, ...]:
    _open_face(state, action.die)
    _check_target(state, action.target)
    own = action.target == state.active and state.thirsty
    worth = character_at(state, state.active).low_life_beer if own else 1
    gained = _room(state, action.target, worth)
    return (BeerDrunk(state.active, action.die, action.target, gained),)


def _bart(state: State, arrows: int) -> tuple[Event, ...]:
    batch = state.batch
    seat = None if batch is None else bart_seat(state, batch)
    if batch is None or seat is None:
        raise IllegalActionError(Refusal.WRONG_PHASE)
    _require(0 <= arrows <= bart_limit(state, batch, seat), DiceRefusal.TOO_MANY_ARROWS)
    return (ArrowsTakenInstead(seat, arrows),)


def _pedro(state: State, discard: int) -> tuple[Event, ...]:
    batch = state.batch
    seat = None if batch is None else pedro_seat(state, batch)
    if batch is None or seat is None:
        raise IllegalActionError(Refusal.WRONG_PHASE)
    _require(0 <= discard <= pedro_limit(state, batch, seat), DiceRefusal.TOO_MANY_DISCARDS)
    return (ArrowsShed(seat, discard),)


def _kit(state: State, seats: tuple[int, ...]) -> tuple[Event, ...]:
    for seat in seats:
        _check_target(state, seat)
    allowed = len(seats) <= len(state.open_dice) and kit_allows(state, seats)
    _require(allowed, DiceRefusal.TOO_MANY_DISCARDS)
    return (ArrowsCleared(state.active, tuple(sorted(seats))),)


def _reveal(state: State, action: Reveal) -> tuple[Event, ...]:
    _check_seat(state, action.seat)
    _require(action.seat in unrevealed(state), DiceRefusal.ROLE_NOT_AWAITED)
    _require(action.role in unplaced_roles(state.players), DiceRefusal.ROLE_IMPOSSIBLE)
    return (RoleRevealed(action.seat, action.role),)


def _correct(state: State, action: Correct) -> tuple[Event, ...]:
    _check_target(state, action.seat)
    player = state.players[action.seat]
    life = player.life if action.life is None else action.life
    arrows = player.arrows if action.arrows is None else action.arrows
    _require((action.life, action.arrows) != (None, None), DiceRefusal.NOTHING_TO_CORRECT)
    _require(1 <= life <= player.max_life, DiceRefusal.LIFE_OUT_OF_RANGE)
    most = player.arrows + state.pile - 1
    _require(0 <= arrows <= most, DiceRefusal.ARROWS_OUT_OF_RANGE)
    return (Corrected(action.seat, life, arrows),)


def _open_face(state: State, die: int) -> Face:
    _require(0 <= die < DICE, DiceRefusal.NO_SUCH_DIE)
    _require(die in state.open_dice, DiceRefusal.DIE_NOT_OPEN)
    return (state.dice or ())[die]


def _check_seat(state: State, seat: int) -> None:
    _require(0 <= seat < len(state.players), DiceRefusal.NO_SUCH_SEAT)


def _check_target(state: State, seat: int) -> None:
    _check_seat(state, seat)
    _require(state.players[seat].alive, DiceRefusal.TARGET_ELIMINATED)


def _room(state: State, seat: int, worth: int) -> int:
    """Every gain stops at the player's maximum."""
    return min(worth, state.players[seat].max_life - state.players[seat].life)


def _require(met: bool, code: StrEnum) -> None:  # noqa: FBT001 - a condition, not a switch
    if not met:
        raise IllegalActionError(code)

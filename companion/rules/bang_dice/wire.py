"""The JSON forms of the dice game's actions and of its public state."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from companion.rules.bang_dice.actions import (
    Action,
    Aim,
    AwaitDice,
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
from companion.rules.bang_dice.events import Event, GameStarted
from companion.rules.bang_dice.model import DICE, Face, Player, Role, State
from companion.rules.bang_dice.refusals import DiceRefusal
from companion.rules.bang_dice.turn import phase_of
from companion.rules.engine import Form, Prompt
from companion.rules.forms import (
    by_type,
    code_of,
    list_of,
    object_of,
    optional_whole,
    refuse,
    whole,
    whole_of,
)


def read_action(form: Form) -> Action:
    """Understand an action, or refuse it."""
    return by_type(form, READERS)(form)


def _read_roll(form: Form) -> Roll:
    faces = object_of(form.get("faces"), "faces")
    return Roll(tuple(sorted((_die(key), _face(face)) for key, face in faces.items())))


def _die(key: str) -> int:
    if key not in {str(die) for die in range(DICE)}:
        raise refuse("no such die", DiceRefusal.NO_SUCH_DIE)
    return int(key)


def _face(value: Any) -> Face:
    return code_of(value, Face, "face")


def _read_aim(form: Form) -> Aim:
    used_as = None if form.get("as") is None else _face(form["as"])
    doubled = optional_whole(form, "double_with")
    return Aim(whole_of(form, "die"), whole_of(form, "target"), used_as, doubled)


def _read_kit(form: Form) -> Kit:
    seats = list_of(form.get("from"), "from")
    return Kit(tuple(sorted(whole(seat, "a seat") for seat in seats)))


def _read_reveal(form: Form) -> Reveal:
    return Reveal(whole_of(form, "seat"), code_of(form.get("role"), Role, "role"))


def _read_correct(form: Form) -> Correct:
    life, arrows = optional_whole(form, "life"), optional_whole(form, "arrows")
    return Correct(whole_of(form, "seat"), life, arrows)


READERS: Mapping[str, Callable[[Form], Action]] = MappingProxyType(
    {
        "roll": _read_roll,
        "stop": lambda _form: Stop(),
        "aim": _read_aim,
        "beer": lambda form: Beer(whole_of(form, "die"), whole_of(form, "target")),
        "heal": lambda form: Heal(whole_of(form, "target")),
        "bart": lambda form: Bart(whole_of(form, "arrows")),
        "pedro": lambda form: Pedro(whole_of(form, "discard")),
        "kit": _read_kit,
        "reveal": _read_reveal,
        "correct": _read_correct,
    }
)


def write_action(action: Action | Prompt) -> dict[str, Any]:  # noqa: C901 - one case per action
    """Give an action or the dice prompt its JSON form."""
    match action:
        case AwaitDice(dice):
            return {"type": "roll", "dice": list(dice), "awaits": "faces"}
        case Roll(faces):
            return {"type": "roll", "faces": {str(die): face.value for die, face in faces}}
        case Stop():
            return {"type": "stop"}
        case Aim():
            return _write_aim(action)
        case Beer(die, target):
            return {"type": "beer", "die": die, "target": target}
        case Heal(target):
            return {"type": "heal", "target": target}
        case Bart(arrows):
            return {"type": "bart", "arrows": arrows}
        case Pedro(discard):
            return {"type": "pedro", "discard": discard}
        case Kit(seats):
            return {"type": "kit", "from": list(seats)}
        case Reveal(seat, role):
            return {"type": "reveal", "seat": seat, "role": role.value}
        case Correct():
            return _write_correct(action)
        case _:
            raise TypeError(action)


def _write_aim(aim: Aim) -> dict[str, Any]:
    form: dict[str, Any] = {"type": "aim", "die": aim.die, "target": aim.target}
    if aim.used_as is not None:
        form["as"] = aim.used_as.value
    if aim.double_with is not None:
        form["double_with"] = aim.double_with
    return form


def _write_correct(correct: Correct) -> dict[str, Any]:
    form: dict[str, Any] = {"type": "correct", "seat": correct.seat}
    if correct.life is not None:
        form["life"] = correct.life
    if correct.arrows is not None:
        form["arrows"] = correct.arrows
    return form


def public_event(event: Event) -> Event:
    """Hide roles that are not shown yet."""
    if not isinstance(event, GameStarted):
        return event
    seated = (seat if seat.shown else replace(seat, role=None) for seat in event.players)
    return replace(event, players=tuple(seated))


def write_state(state: State) -> dict[str, Any]:
    """Give the public view: a role is null while it is secret."""
    winner = state.winner
    return {
        "game": "bang_dice",
        "players": [_write_player(seat, player) for seat, player in enumerate(state.players)],
        "arrow_pile": state.pile,
        "active": state.active,
        "turn": state.turn,
        "phase": phase_of(state).value,
        "rolls_left": state.rolls_left,
        "dice": None if state.dice is None else [face.value for face in state.dice],
        "winner": winner and {"side": winner.side, "seats": list(winner.seats)},
    }


def _write_player(seat: int, player: Player) -> dict[str, Any]:
    return {
        "seat": seat,
        "name": player.name,
        "character": player.character,
        "role": player.role.value if player.role is not None and player.shown else None,
        "life": player.life,
        "max_life": player.max_life,
        "arrows": player.arrows,
        "alive": player.alive,
    }

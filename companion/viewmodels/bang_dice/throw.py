"""A throw being entered: which dice are in the hand, and what each has come to show."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from companion.rules.bang_dice.actions import Roll
from companion.rules.bang_dice.choices import rollable
from companion.rules.bang_dice.model import DICE, Face, Phase, State
from companion.rules.bang_dice.turn import phase_of

Faces = tuple[Face | None, ...]
NO_FACES: Faces = (None,) * DICE


@dataclass(frozen=True, slots=True)
class Throw:
    """`hand` are the dice picked up; `faces` what is entered so far; `doubted` wait for a tap."""

    hand: tuple[int, ...] = ()
    faces: Faces = NO_FACES
    doubted: tuple[int, ...] = ()

    @property
    def awaited(self) -> tuple[int, ...]:
        """The dice whose face nobody has told yet."""
        return tuple(die for die in self.hand if self.faces[die] is None)

    @property
    def complete(self) -> bool:
        """Whether every die in the hand has a face that is sure."""
        return bool(self.hand) and not self.awaited and not self.doubted

    @property
    def action(self) -> Roll:
        """The roll as the table saw it."""
        entered = ((die, self.faces[die]) for die in self.hand)
        return Roll(tuple((die, face) for die, face in entered if face is not None))


def new_throw(state: State) -> Throw:
    """Begin with all five in the hand on the first roll, and none picked up afterwards."""
    rolling = phase_of(state) is Phase.ROLL
    return Throw(rollable(state)) if rolling and state.dice is None else Throw()


def pick_up(state: State, throw: Throw, die: int) -> Throw:
    """Take a die into the hand or put it back; on the first roll all five are thrown."""
    if state.dice is None or phase_of(state) is not Phase.ROLL or die not in rollable(state):
        return throw
    if die in throw.hand:
        hand = tuple(held for held in throw.hand if held != die)
    else:
        hand = tuple(sorted((*throw.hand, die)))
    faces = tuple(face if held != die else None for held, face in enumerate(throw.faces))
    doubted = tuple(held for held in throw.doubted if held != die)
    return Throw(hand, faces, doubted)


def enter(throw: Throw, face: Face, die: int | None = None) -> Throw:
    """Tell a face: of the die named, or of the next one that is awaited or doubted."""
    waiting = (*throw.doubted, *throw.awaited)
    if die is None and not waiting:
        return throw
    told = min(waiting) if die is None else die
    if told not in throw.hand:
        return throw
    faces = tuple(face if held == told else old for held, old in enumerate(throw.faces))
    doubted = tuple(held for held in throw.doubted if held != told)
    return replace(throw, faces=faces, doubted=doubted)


def take_back(throw: Throw, die: int) -> Throw:
    """Forget what was entered for a die."""
    faces = tuple(None if held == die else face for held, face in enumerate(throw.faces))
    return replace(throw, faces=faces)


def seen(state: State, faces: Mapping[int, Face | None], doubted: tuple[int, ...] = ()) -> Throw:
    """Take a throw that a camera saw: dice it doubts or missed wait for a tap."""
    free = rollable(state)
    hand = free if state.dice is None else tuple(die for die in sorted(faces) if die in free)
    shown = tuple(faces.get(die) if die in hand else None for die in range(DICE))
    unsure = tuple(die for die in hand if die in doubted or shown[die] is None)
    return Throw(hand, shown, unsure)

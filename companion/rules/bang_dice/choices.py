"""The choices a question offers, listed once for the screen, the law and the automatic answer."""

from itertools import combinations_with_replacement

from companion.rules.bang_dice.actions import Aim, Beer, Kit
from companion.rules.bang_dice.characters import CHARACTERS
from companion.rules.bang_dice.events import Aimed
from companion.rules.bang_dice.model import Bullseyes, Face, State
from companion.rules.bang_dice.reach import in_reach


def rollable(state: State) -> tuple[int, ...]:
    """Give the dice that may be thrown now: dynamite stays, except for Black Jack."""
    if state.dice is None:
        return tuple(range(5))
    free = CHARACTERS[state.roller.character].rerolls_dynamite
    return tuple(die for die, face in enumerate(state.dice) if free or face is not Face.DYNAMITE)


def aim_choices(state: State, die: int) -> tuple[Aim, ...]:
    """Give every way to use a bullseye die."""
    beers = spare_beers(state)
    return tuple(
        Aim(die, target, used_as, beer)
        for target, used_as in _targets(state, die)
        for beer in (None, *beers)
    )


def _targets(state: State, die: int) -> tuple[tuple[int, Face | None], ...]:
    """Give targets; another face is named only where the die's own does not reach."""
    face = (state.dice or ())[die]
    targets: dict[int, Face | None] = {}
    for used_as in CHARACTERS[state.roller.character].usable_as(face):
        for target in in_reach(state, used_as):
            targets.setdefault(target, None if used_as is face else used_as)
    return tuple(targets.items())


def spare_beers(state: State) -> tuple[int, ...]:
    """Give the beer dice that may still double a bullseye, once per turn."""
    if not CHARACTERS[state.roller.character].doubles_with_beer or state.spent_beer is not None:
        return ()
    return tuple(die for die, face in enumerate(state.dice or ()) if face is Face.BEER)


def all_aims(state: State) -> tuple[Aim, ...]:
    """Give every way to use every open bullseye die."""
    return tuple(aim for die in state.open_dice for aim in aim_choices(state, die))


def forced_aim(state: State) -> Aimed | None:
    """Find a die that answers itself.

    At once, a die with a single choice. One by one the order is the player's, so only when all
    dice come to the same: one target for all of them and nothing to double with.
    """
    if state.options.bullseyes is Bullseyes.ONE_BY_ONE:
        aims = all_aims(state)
        same = len({(aim.target, aim.double_with) for aim in aims}) == 1
        return as_event(state, aims[0], auto=True) if same else None
    for die in state.open_dice:
        aims = aim_choices(state, die)
        if len(aims) == 1:
            return as_event(state, aims[0], auto=True)
    return None


def as_event(state: State, aim: Aim, *, auto: bool) -> Aimed:
    """Say what an aim means: which face the die counts as."""
    used_as = aim.used_as or (state.dice or ())[aim.die]
    return Aimed(state.active, aim.die, aim.target, used_as, aim.double_with, auto)


def all_beers(state: State) -> tuple[Beer, ...]:
    """Give every open beer die to every living player."""
    return tuple(Beer(die, target) for die in state.open_dice for target in state.living)


def kit_choices(state: State) -> tuple[Kit, ...]:
    """Give every set of arrows that Kit Carlson may discard, at most one per gatling face."""
    most = len(state.open_dice)
    return tuple(
        Kit(seats)
        for count in range(most + 1)
        for seats in combinations_with_replacement(state.living, count)
        if kit_allows(state, seats)
    )


def kit_allows(state: State, seats: tuple[int, ...]) -> bool:
    """Nobody can lose more arrows than they have."""
    return all(seats.count(seat) <= state.players[seat].arrows for seat in set(seats))

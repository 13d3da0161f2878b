"""A dice game of any length: mostly beers, so that it does not end before the script does."""

from random import Random
from typing import Any

from companion.rules.bang_dice import BANG_DICE
from companion.rules.bang_dice.actions import AwaitDice, Roll
from companion.rules.bang_dice.model import Face
from companion.rules.engine import replay

TABLE: dict[str, Any] = {
    "players": [
        {"name": "Ana", "character": "jesse_jones", "role": "sheriff"},
        {"name": "Bob", "character": "black_jack"},
        {"name": "Cy", "character": "lucky_duke"},
        {"name": "Dee", "character": "rose_doolan"},
        {"name": "Eli", "character": "kit_carlson"},
    ]
}
FACES = (Face.BEER,) * 12 + (Face.ARROW, Face.GATLING, Face.BULLSEYE_1, Face.DYNAMITE)


def scripted_actions(count: int, seed: int) -> list[Any]:
    """Give that many actions, each legal after the ones before."""
    rng = Random(seed)
    state = replay(BANG_DICE, BANG_DICE.start(TABLE))
    actions: list[Any] = []
    while len(actions) < count:
        action: Any = rng.choice(BANG_DICE.legal_actions(state))
        if isinstance(action, AwaitDice):
            action = Roll(tuple((die, rng.choice(FACES)) for die in action.dice))
        state = replay(BANG_DICE, BANG_DICE.decide(state, action), state)
        actions.append(action)
        assert BANG_DICE.outcome(state) is None, "choose another seed"
    return actions

"""What an action would do, found by letting the rules do it on a copy."""

from dataclasses import dataclass

from companion.rules.bang_dice import BANG_DICE
from companion.rules.bang_dice.actions import Action
from companion.rules.bang_dice.model import State
from companion.rules.engine import replay


@dataclass(frozen=True, slots=True)
class Effect:
    """One player's numbers before and after."""

    seat: int
    name: str
    life: tuple[int, int]
    arrows: tuple[int, int]

    @property
    def changes(self) -> bool:
        """Whether anything would be different."""
        return self.life[0] != self.life[1] or self.arrows[0] != self.arrows[1]


def preview(state: State, action: Action) -> tuple[Effect, ...]:
    """List the players whom the action would change."""
    after = replay(BANG_DICE, BANG_DICE.decide(state, action), state)
    before_life, after_life = expected_lives(state), expected_lives(after)
    effects = (
        Effect(
            seat,
            player.name,
            (before_life[seat], after_life[seat]),
            (player.arrows, after.players[seat].arrows),
        )
        for seat, player in enumerate(state.players)
    )
    return tuple(effect for effect in effects if effect.changes)


def expected_lives(state: State) -> tuple[int, ...]:
    """Give everybody's life once the bullseyes that are aimed already have landed."""
    lives = [player.life for player in state.players]
    for shot in state.shots:
        lives[shot.target] = max(0, lives[shot.target] - (2 if shot.doubled else 1))
    return tuple(lives)

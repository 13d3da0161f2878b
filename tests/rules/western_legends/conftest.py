"""A table to set up in a line and to act on."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from companion.rules.engine import replay
from companion.rules.errors import IllegalActionError
from companion.rules.western_legends import WESTERN_LEGENDS
from companion.rules.western_legends.model import Player, Stage, State
from companion.rules.western_legends.turn import phase_of

NAMES = ("Red", "Yellow", "Blue", "Purple", "Green", "White")


class Table:
    """The state of a game, and what its last action led to."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: tuple[Any, ...] = ()

    def do(self, *actions: Any) -> "Table":
        """Act, each time through the law."""
        for action in actions:
            self.events = WESTERN_LEGENDS.decide(self.state, action)
            self.state = replay(WESTERN_LEGENDS, self.events, self.state)
        return self

    def refusal(self, action: Any) -> str:
        """Give the code an action is refused with; the state must stay what it was."""
        before = self.state
        with pytest.raises(IllegalActionError) as caught:
            WESTERN_LEGENDS.decide(self.state, action)
        assert self.state == before
        return str(caught.value.code)

    def set(self, seat: int, **numbers: Any) -> "Table":
        """Lay numbers for a seat as a test needs them."""
        players = list(self.state.players)
        players[seat] = replace(players[seat], **numbers)
        self.state = replace(self.state, players=tuple(players))
        return self

    def at(self, stage: Stage, active: int | None = None) -> "Table":
        """Jump to a step of a seat's turn."""
        seat = self.state.active if active is None else active
        self.state = replace(self.state, stage=stage, active=seat)
        return self

    def __getitem__(self, seat: int) -> Player:
        return self.state.players[seat]

    @property
    def phase(self) -> Any:
        """The open question."""
        return phase_of(self.state)

    @property
    def legal(self) -> tuple[Any, ...]:
        """What may be done."""
        return WESTERN_LEGENDS.legal_actions(self.state)


Sit = Callable[..., Table]


@pytest.fixture(scope="session")
def sit() -> Sit:
    """Seat players; seat 0 is first and in the middle of the actions unless asked otherwise."""

    def build(
        count: int = 3,
        *,
        characters: tuple[str | None, ...] = (),
        stage: Any = Stage.ACTIONS,
        **request: Any,
    ) -> Table:
        options = {"first": 0, **request.pop("options", {})}
        players: list[dict[str, Any]] = [{"name": name} for name in NAMES[:count]]
        for player, character in zip(players, characters, strict=False):
            player["character"] = character
        form = {"players": players, "options": options, **request}
        state = replay(WESTERN_LEGENDS, WESTERN_LEGENDS.start(form))
        return Table(state if stage is None else replace(state, stage=stage))

    return build

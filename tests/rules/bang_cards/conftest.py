"""A table of the card game that tests lay, play at and look at."""

from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from companion.rules.bang_cards import BANG_CARDS
from companion.rules.bang_cards.actions import Action, Correct, Next
from companion.rules.bang_cards.events import DECK_CARDS
from companion.rules.bang_cards.happened import Event, LifeLost, Reminded
from companion.rules.bang_cards.model import Correction, State
from companion.rules.engine import replay
from companion.rules.errors import IllegalActionError
from companion.viewmodels.bang_cards.events import ability_reminders, events_view

NAMES = ("Ana", "Bob", "Chen", "Dora", "Emil", "Fay", "Gus", "Hana")
ROLES = ("sheriff", "outlaw", "renegade", "outlaw", "deputy", "outlaw", "deputy", "renegade")
HUNT = ("deputy", "outlaw", "renegade")

E = TypeVar("E")


class Table:
    """One game: what was done last, all that happened, and where it stands."""

    def __init__(self, request: dict[str, Any]) -> None:
        self.last: tuple[Event, ...] = BANG_CARDS.start(request)
        self.log: list[Event] = list(self.last)
        self.state: State = replay(BANG_CARDS, self.last)

    def do(self, *actions: Action) -> "Table":
        """Act, one action after the other."""
        for action in actions:
            self.last = BANG_CARDS.decide(self.state, action)
            self.log += self.last
            self.state = replay(BANG_CARDS, self.last, self.state)
        return self

    def refusal(self, action: Action) -> str:
        """Try something that is refused, and give the code; the table is as it was."""
        before = self.state
        with pytest.raises(IllegalActionError) as error:
            BANG_CARDS.decide(self.state, action)
        assert self.state == before
        return error.value.code.value

    def refuses_form(self, form: dict[str, Any]) -> str:
        """Try a form that is refused, as it comes from outside."""
        with pytest.raises(IllegalActionError) as error:
            BANG_CARDS.decide(self.state, BANG_CARDS.read_action(form))
        return error.value.code.value

    @property
    def legal(self) -> tuple[Any, ...]:
        """What is listed now."""
        return BANG_CARDS.legal_actions(self.state)

    def play(self) -> "Table":
        """Go on to phase 2."""
        while self.state.stage != "play" or self.state.asks:
            self.do(Next())
        return self

    def end_turn(self) -> "Table":
        """Press on until somebody else's turn, or a question, comes up."""
        turn = self.state.turn
        while self.state.turn == turn and not self.state.asks:
            self.do(Next())
        return self

    def to(self, player: int) -> "Table":
        """Press on until this player is in phase 2."""
        while self.state.active != player or self.state.stage != "play":
            self.do(Next())
        return self

    def life(self, player: int) -> int:
        """Give somebody's life."""
        return self.state.players[player].life

    def lives(self) -> list[int]:
        """Give everybody's life."""
        return [player.life for player in self.state.players]

    def said(self, kind: type[E]) -> list[E]:
        """Give what happened last, of one kind."""
        return [event for event in self.last if isinstance(event, kind)]

    def reminders(self) -> list[tuple[str, int, int]]:
        """Give what the hands were told last."""
        return [(told.what.value, told.player, told.count) for told in self.said(Reminded)]

    def losses(self) -> list[tuple[int, int]]:
        """Give who lost how much last."""
        return [(lost.player, lost.amount) for lost in self.said(LifeLost)]

    def reminds_of(self, character: str) -> bool:
        """Tell whether the view reminds of a character's ability right now."""
        return character in {one.character for one in ability_reminders(self.state)}

    def acts_now(self, event: str) -> bool:
        """Tell whether the view shows an active event as acting right now."""
        return {one.key: one.acts_now for one in events_view(self.state).active}[event]

    def fix(self, **change: Any) -> "Table":
        """Correct something."""
        return self.do(Correct(Correction(**change)))


def request(  # noqa: PLR0913 - a table has many sides
    count: int = 5,
    characters: dict[int, str] | None = None,
    *,
    roles: tuple[str | None, ...] | None = None,
    event: str | None = None,
    show: str | None = None,
    options: dict[str, Any] | None = None,
    **position: Any,
) -> dict[str, Any]:
    """Lay a table: ordinary players with four bullets, but for the characters named."""
    wanted = dict(options or {})
    if event is not None:
        decks = wanted.setdefault("decks", ["high_noon", "fistful_of_cards"])
        assert event in {card for deck in decks for card in DECK_CARDS[deck]}
        position |= {"event": event, "active": position.get("active", 1)}
    if show is not None:
        wanted["wild_west_show"] = True
        position["show"] = show
    given = roles or (HUNT if count == 3 else ROLES[:count])
    held = characters or {}
    if count == 2:
        pairs = [[held.get(2 * one, "other"), held.get(2 * one + 1, "other")] for one in (0, 1)]
        players: list[dict[str, Any]] = [
            {"name": NAMES[one], "characters": pairs[one]} for one in (0, 1)
        ]
    else:
        players = [
            {"name": NAMES[one], "character": held.get(one, "other"), "role": given[one]}
            for one in range(count)
        ]
        if wanted.get("hire"):
            players = [{**player, "character": None} for player in players]
    return {"players": players, "options": wanted, "position": position}


Lay = Callable[..., Table]


@pytest.fixture
def lay() -> Lay:
    """Lay a table."""

    def build(*args: Any, **kwargs: Any) -> Table:
        return Table(request(*args, **kwargs))

    return build


@pytest.fixture
def ask_for() -> Callable[..., dict[str, Any]]:
    """Give the request a table is laid from."""
    return request

"""A table that reads like the rulebook: set it up, throw the dice, look at it."""

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import pytest

from companion.rules.bang_dice import BANG_DICE
from companion.rules.engine import replay
from companion.rules.errors import IllegalActionError
from companion.store.codec import event_forms

LIFE = {
    "bart_cassidy": 8,
    "black_jack": 8,
    "calamity_janet": 8,
    "el_gringo": 7,
    "jesse_jones": 9,
    "jourdonnais": 7,
    "kit_carlson": 7,
    "lucky_duke": 8,
    "paul_regret": 9,
    "pedro_ramirez": 8,
    "rose_doolan": 9,
    "sid_ketchum": 8,
    "slab_the_killer": 8,
    "suzy_lafayette": 8,
    "vulture_sam": 9,
    "willy_the_kid": 8,
}

PLAIN_ROLLER = "paul_regret"

# Who has no say in somebody else's turn, and is hit like anybody.
QUIET = (
    "black_jack",
    "lucky_duke",
    "calamity_janet",
    "rose_doolan",
    "willy_the_kid",
    "slab_the_killer",
    "jesse_jones",
    "suzy_lafayette",
)

DEALT = {
    3: ("deputy", "outlaw", "renegade"),
    4: ("sheriff", "outlaw", "outlaw", "renegade"),
    5: ("sheriff", "outlaw", "outlaw", "renegade", "deputy"),
    6: ("sheriff", "outlaw", "outlaw", "renegade", "deputy", "outlaw"),
    7: ("sheriff", "outlaw", "outlaw", "renegade", "deputy", "outlaw", "deputy"),
    8: ("sheriff", "outlaw", "outlaw", "renegade", "deputy", "outlaw", "deputy", "renegade"),
}

SHORT = {"1": "bullseye_1", "2": "bullseye_2"}


def _face(word: str) -> str:
    return SHORT.get(word, word)


def _padded(words: list[str]) -> list[str]:
    """Fill up with faces that do nothing: at most two dynamites, then at most two gatlings."""
    padded = list(words)
    for idle in ("dynamite", "gatling"):
        while len(padded) < 5 and padded.count(idle) < 2:
            padded.append(idle)
    return padded


def _place(form: Mapping[str, Any]) -> tuple[Any, ...]:
    numbers = [form.get(key, -1) for key in ("die", "target", "double_with", "arrows", "discard")]
    return form["type"], *numbers, form.get("seat", -1), form.get("role", ""), form.get("from", [])


class Table:
    """One game, driven through the JSON forms only."""

    def __init__(self, request: Mapping[str, Any]) -> None:
        self._last = BANG_DICE.start(request)
        self._state = replay(BANG_DICE, self._last)

    def act(self, **form: Any) -> "Table":
        """Do it, or let the refusal fly."""
        action = BANG_DICE.read_action(json.loads(json.dumps(form)))
        self._last = BANG_DICE.decide(self._state, action)
        self._state = replay(BANG_DICE, self._last, self._state)
        return self

    def refused(self, **form: Any) -> str:
        """Give the code of the refusal; the table is untouched."""
        before = self.state
        with pytest.raises(IllegalActionError) as refusal:
            self.act(**form)
        assert self.state == before
        return str(refusal.value.code.value)

    def roll(self, faces: str) -> "Table":
        """Throw all five, given in order."""
        return self.reroll(dict(enumerate(faces.split())))

    def reroll(self, faces: Mapping[int, str]) -> "Table":
        """Throw some dice again."""
        return self.act(type="roll", faces={str(die): _face(word) for die, word in faces.items()})

    def stop(self) -> "Table":
        """End the rolling."""
        return self.act(type="stop")

    def final_dice(self, faces: str) -> "Table":
        """Throw these, filled up with faces that do nothing, and let them stand."""
        turn = self.turn
        self.roll(" ".join(_padded(faces.split())))
        return self.stop() if self.phase == "roll" and self.turn == turn else self

    def idle_turn(self) -> "Table":
        """Let the active player pass the dice on with nothing changed but the own beers."""
        seat = self.active
        if self.phase == "heal":
            self.heal(seat)
        return self.final_dice("beer beer").beer(0, seat).beer(1, seat)

    def aim(self, die: int, target: int, **more: Any) -> "Table":
        """Point a bullseye die at a player."""
        return self.act(type="aim", die=die, target=target, **more)

    def beer(self, die: int, target: int) -> "Table":
        """Give a beer to a player."""
        return self.act(type="beer", die=die, target=target)

    def heal(self, target: int) -> "Table":
        """Give Sid Ketchum's life point."""
        return self.act(type="heal", target=target)

    def bart(self, arrows: int) -> "Table":
        """Take arrows instead of losses."""
        return self.act(type="bart", arrows=arrows)

    def pedro(self, discard: int) -> "Table":
        """Discard own arrows."""
        return self.act(type="pedro", discard=discard)

    def kit(self, *seats: int) -> "Table":
        """Discard arrows of these players."""
        return self.act(type="kit", **{"from": list(seats)})

    def reveal(self, seat: int, role: str) -> "Table":
        """Show the role of an eliminated player."""
        return self.act(type="reveal", seat=seat, role=role)

    def correct(self, seat: int, **numbers: Any) -> "Table":
        """Set a player's numbers right."""
        return self.act(type="correct", seat=seat, **numbers)

    @property
    def state(self) -> dict[str, Any]:
        """The public state as it goes over the wire."""
        form: dict[str, Any] = json.loads(json.dumps(BANG_DICE.write_state(self._state)))
        return form

    @property
    def raw(self) -> Any:
        """The engine's own state, for services that take it."""
        return self._state

    def __getattr__(self, name: str) -> Any:
        """Give any part of the state by its name: phase, active, turn, dice, winner, ..."""
        state = self.state
        if name in state:
            return state[name]
        raise AttributeError(name)

    def _column(self, name: str) -> list[Any]:
        return [player[name] for player in self.state["players"]]

    @property
    def life(self) -> list[int]:
        """Life by seat."""
        return self._column("life")

    @property
    def arrows(self) -> list[int]:
        """Arrows by seat."""
        return self._column("arrows")

    @property
    def alive(self) -> list[bool]:
        """Who is alive, by seat."""
        return self._column("alive")

    @property
    def roles(self) -> list[str | None]:
        """Roles by seat as far as the table sees them."""
        return self._column("role")

    @property
    def legal(self) -> list[dict[str, Any]]:
        """What may be done now, in the order of dice, seats and numbers."""
        listed = BANG_DICE.legal_actions(self._state)
        forms = json.loads(json.dumps([BANG_DICE.write_action(action) for action in listed]))
        return sorted(forms, key=_place)

    def targets(self, die: int) -> list[int]:
        """Whom a die may be pointed at, with nothing added to it."""
        plain = ("type", "die", "target")
        return sorted(
            form["target"] for form in self.legal if form["die"] == die and set(form) == set(plain)
        )

    def happened(self, kind: str) -> list[dict[str, Any]]:
        """Give the events of a kind that the last action brought."""
        forms = event_forms(BANG_DICE, self._last)
        return [form for form in forms if form["type"] == kind]

    @property
    def order(self) -> list[str]:
        """The kinds of events that the last action brought, in order."""
        return [form["type"] for form in event_forms(BANG_DICE, self._last)]


def _by_seat(given: Any, rest: list[Any]) -> Any:
    """Complete a mapping by seat; anything else goes to the engine as it is."""
    if isinstance(given, Mapping):
        return [given.get(seat, usual) for seat, usual in enumerate(rest)]
    return given


def _characters(given: Mapping[int, str] | Iterable[str], count: int) -> list[str]:
    """Seat the named ones; a plain roller takes seat 0 and quiet ones the others."""
    if not isinstance(given, Mapping):
        return list(given)
    named = dict(given) if PLAIN_ROLLER in given.values() else {0: PLAIN_ROLLER, **given}
    others = iter([who for who in QUIET if who not in named.values()])
    return [named[seat] if seat in named else next(others) for seat in range(count)]


@pytest.fixture
def a_request() -> Callable[..., dict[str, Any]]:
    """Give a builder of requests; mappings by seat name what differs from the usual."""

    def build(
        players: int = 4,
        characters: Any = None,
        roles: Any = None,
        options: Any = None,
        **position: Any,
    ) -> dict[str, Any]:
        who = _characters({} if characters is None else characters, players)
        dealt = _by_seat({} if roles is None else roles, list(DEALT[players]))
        most = [LIFE[name] + 2 * (role == "sheriff") for name, role in zip(who, dealt, strict=True)]
        usual = {"life": most, "arrows": [0] * players, "alive": [True] * players}
        seats = [
            {"name": f"Player {seat}", "character": name, "role": role}
            for seat, (name, role) in enumerate(zip(who, dealt, strict=True))
        ]
        place = {
            key: _by_seat(value, usual[key]) if key in usual else value
            for key, value in position.items()
        }
        request = {"players": seats, "options": {} if options is None else options}
        return {**request, "position": place} if place else request

    return build


@pytest.fixture
def table_of() -> Callable[[Mapping[str, Any]], Table]:
    """Lay a table by a request as it stands."""
    return Table


@pytest.fixture
def a_table(a_request: Callable[..., dict[str, Any]]) -> Callable[..., Table]:
    """Give a builder of tables: `a_table(6, {0: "rose_doolan"}, life={2: 1})`."""

    def build(*given: Any, **named: Any) -> Table:
        return Table(a_request(*given, **named))

    return build


@pytest.fixture
def refused_start() -> Callable[[Mapping[str, Any]], str]:
    """Give the code a request for a new game is refused with."""

    def code(request: Mapping[str, Any]) -> str:
        with pytest.raises(IllegalActionError) as refusal:
            BANG_DICE.start(request)
        return str(refusal.value.code.value)

    return code


@pytest.fixture(scope="session")
def life_on_card() -> Mapping[str, int]:
    """Every character's life as printed."""
    return LIFE

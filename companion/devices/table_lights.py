"""The LED table as the kiosk sees it: it follows a game and says how it is doing.

A game leaves its newest state here and goes on; whatever happens to the board, the cable or the
lights' own code becomes a state with words.
"""

import logging
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from threading import Lock
from typing import Any

from serial.tools import list_ports

from companion.devices.lights.games import LIGHTS
from companion.devices.lights.on_screen import Show, strip_show
from companion.devices.lights.seating import on_strips
from companion.devices.lights.wish import LedSettings, lacks_port, wanted_line
from companion.session.game_session import Change, ChangeKind, GameSession
from companion.viewmodels.lights import (
    CHOOSE_PORT,
    DEMO_ONLY,
    FAULT,
    OFF,
    ON_SCREEN,
    UNSET,
    VIRTUAL,
    LineView,
)
from firmware_bridge import bridge
from firmware_bridge.lights import CUE_NUMBERS, MAX_SEATS, Cue, Effect, SeatLights, TableLights
from firmware_bridge.pattern import check_pattern
from firmware_bridge.ports import Lister
from firmware_bridge.status import LinkState, Status

PATTERN_STEP_S = 0.7
DARK = TableLights((SeatLights(),) * 2)
WITHOUT_LINE = {UNSET: DEMO_ONLY, OFF: OFF, VIRTUAL: ON_SCREEN}
_log = logging.getLogger(__name__)

Later = Callable[[float, Callable[[], None]], None]
"""Do something after so many seconds."""
Leave = Callable[[], None]
OnShow = Callable[[Show | None], None]


class LedTable:
    """Follows one game at a time; a bridge is made only once a board is wanted."""

    def __init__(
        self, settings: LedSettings, later: Later, lister: Lister = list_ports.comports
    ) -> None:
        self._settings = settings
        self._later = later
        self._lister = lister
        self._bridge: bridge.Bridge | None = None
        self._lock = Lock()
        self._game: TableLights | None = None
        self._lit: TableLights | None = None
        """What should be seen now: the game, or a step of the test pattern."""
        self._fault = ""
        self._cues = 0
        self._demo = False
        self._pattern = 0
        self._watchers: list[Callable[[Show], None]] = []
        self._hearers: list[Callable[[], None]] = []
        self.choose(settings)

    # What the table chose

    def choose(self, settings: LedSettings) -> None:
        """Use another board, driver, brightness or order from now on."""
        self._settings = settings
        wanted = wanted_line(settings)
        if self._bridge is not None:
            self._bridge.choose(wanted)
        elif wanted is not bridge.OFF:
            self._bridge = bridge.Bridge(wanted, self._lister)
            self._bridge.subscribe(self._heard)
        if self._game is not None:
            self._put(replace(self._game, cue=Cue()))
        self._tell_hearers()

    @property
    def on_screen(self) -> bool:
        """Whether the strips are drawn on the screen; the demo has them unless somebody chose."""
        place = self._settings.led_port
        return place == VIRTUAL or (place == UNSET and self._demo)

    @property
    def line(self) -> LineView:
        """How the line is now."""
        place = self._settings.led_port
        if self._fault and place not in (UNSET, OFF):
            return LineView(FAULT, detail=self._fault)
        if lacks_port(self._settings):
            return LineView(CHOOSE_PORT)
        if place in WITHOUT_LINE or self._bridge is None:
            return LineView(WITHOUT_LINE.get(place, OFF))
        return _line_view(self._bridge.status())

    def hear(self, hearer: Callable[[], None]) -> Leave:
        """Be told, on any thread, that the line may have changed; the answer ends it."""
        self._hearers.append(hearer)
        return lambda: self._hearers.remove(hearer)

    # What is shown

    def follow(self, session: GameSession, *, demo: bool = False) -> Leave:
        """Show a game now and after each of its changes; the answer ends it."""
        self._demo = demo
        self._show(session, ())
        return session.subscribe(partial(self._changed, session))

    def watch(self, watcher: Callable[[Show], None]) -> Leave:
        """Be given the pictures for the screen while the strips are shown there."""
        self._watchers.append(watcher)
        return lambda: self._watchers.remove(watcher)

    def show_now(self) -> Show:
        """Give the calm picture of the game."""
        return self.draw(self._game or DARK)[-1:]

    def draw(self, table: TableLights) -> Show:
        """Give the pictures of a table for the screen."""
        return strip_show(table, self._settings.led_brightness)

    def test(self, on_show: OnShow) -> None:
        """Run the test pattern, told picture by picture and with None at its end.

        A game that goes on ends it silently: its lights come first.
        """
        self._pattern += 1
        self._next_step(self._pattern, check_pattern(self._strips), on_show)

    def close(self) -> None:
        """Let the port go; the board dims and goes dark by itself."""
        self._pattern += 1
        if self._bridge is not None:
            self._bridge.close()

    def _changed(self, session: GameSession, change: Change) -> None:
        self._show(session, change.move.events if change.kind is ChangeKind.ACTED else ())

    def _show(self, session: GameSession, events: Sequence[Any]) -> None:
        self._pattern += 1
        before = self._fault
        try:
            game = LIGHTS[session.rules.key]
            cue = self._numbered(game.effect(session.state, events))
            self._put(replace(game.table(session.state), cue=cue))
            self._fault = ""
        except Exception as error:  # noqa: BLE001 - a game outlives any fault of its lights
            _log.exception("table lights")
            self._fault = type(error).__name__
        if self._fault != before:
            self._tell_hearers()

    def _numbered(self, cue: Cue) -> Cue:
        """Count effects, so that the same one is shown again."""
        if cue.effect is Effect.NONE:
            return cue
        self._cues = (self._cues + 1) % CUE_NUMBERS
        return replace(cue, number=self._cues)

    def _put(self, table: TableLights) -> None:
        self._game = table
        self._light(table)
        if self.on_screen:
            show = self.draw(table)
            for watcher in tuple(self._watchers):
                watcher(show)

    def _next_step(self, run: int, tables: Iterator[TableLights], on_show: OnShow) -> None:
        if run != self._pattern:
            return
        table = next(tables, None)
        if table is None:
            self._light(replace(self._game or DARK, cue=Cue()))
            on_show(None)
            return
        self._light(table)
        on_show(self.draw(table))
        self._later(PATTERN_STEP_S, partial(self._next_step, run, tables, on_show))

    # What the board is sent, and what it says

    def _light(self, table: TableLights) -> None:
        with self._lock:
            self._lit = table
            self._post()

    def _post(self) -> None:
        if self._bridge is None or self._lit is None:
            return
        first, reverse = self._settings.led_first, self._settings.led_reverse
        self._bridge.post(on_strips(self._lit, self._strips, first, reverse=reverse))

    @property
    def _strips(self) -> int:
        """How many seats the board has; before it has said so, as many as there can be."""
        board = self._bridge.status().board if self._bridge is not None else None
        return MAX_SEATS if board is None else board.seats

    def _heard(self, status: Status) -> None:
        """Hear a change on the bridge's thread; only a live board tells how many strips it has."""
        if status.state is LinkState.LIVE:
            with self._lock:
                self._post()
        self._tell_hearers()

    def _tell_hearers(self) -> None:
        for hearer in tuple(self._hearers):
            hearer()


def _line_view(status: Status) -> LineView:
    board = status.board
    if board is None:
        return LineView(status.state.value, status.port, status.detail)
    return LineView(
        status.state.value, status.port, status.detail, board.board, board.firmware, board.seats
    )

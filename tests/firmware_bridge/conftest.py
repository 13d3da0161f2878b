"""Builders for the tests of the lights: tables, boards and people who talk to them."""

import os
import random
import threading
import tty
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import serial

from firmware_bridge import wire
from firmware_bridge.bridge import Bridge, Choice
from firmware_bridge.lights import (
    ARROWS,
    BULLETS,
    MAX_SEATS,
    MIN_SEATS,
    PILE,
    Bar,
    Colour,
    Cue,
    Effect,
    SeatLights,
    TableLights,
)
from firmware_bridge.picture import DEFAULT_LAYOUT, Layout, picture
from firmware_bridge.rig.board import VirtualBoard, wire_hex
from firmware_bridge.rig.interpreter import Interpreter, get_interpreter

BOARD_BRIGHTNESS = 64


@pytest.fixture(scope="session")
def interpreter() -> Interpreter | None:
    """Return a real MicroPython, fetched if need be; None makes the boards run in the stand-in."""
    return get_interpreter()


@pytest.fixture
def a_board(interpreter: Interpreter | None) -> Iterator[Callable[..., VirtualBoard]]:
    """Build boards that are plugged in, and unplug them after the test."""
    boards: list[VirtualBoard] = []

    def build(**options: Any) -> VirtualBoard:
        board = VirtualBoard(interpreter, **options)
        boards.append(board)
        return board.__enter__()

    yield build
    for board in boards:
        board.__exit__(None, None, None)


@pytest.fixture
def board(a_board: Callable[..., VirtualBoard]) -> VirtualBoard:
    """Return one board with the default settings."""
    return a_board()


class Talker:
    """Someone at the other end of a line who writes frames by hand."""

    def __init__(self, port: str) -> None:
        self.line = serial.Serial(port, 115200, timeout=5, exclusive=True)

    def ask(self, data: bytes) -> wire.Reply:
        """Send bytes and return the next line as a reply."""
        self.line.write(data)
        return wire.parse(self.line.readline())


@pytest.fixture
def talk_to() -> Iterator[Callable[[VirtualBoard], Talker]]:
    """Build talkers and hang up after the test."""
    talkers: list[Talker] = []

    def build(board: VirtualBoard) -> Talker:
        talkers.append(Talker(str(board.path)))
        return talkers[-1]

    yield build
    for talker in talkers:
        talker.line.close()


@pytest.fixture
def a_bridge() -> Iterator[Callable[..., Bridge]]:
    """Build bridges and close them after the test."""
    bridges: list[Bridge] = []

    def build(choice: Choice, **options: Any) -> Bridge:
        bridges.append(Bridge(choice, **options))
        return bridges[-1]

    yield build
    for bridge in bridges:
        bridge.close()


@pytest.fixture
def a_table() -> Callable[..., TableLights]:
    """Build a table of seats with so many bullets, the first of them active."""

    def build(*bullets: int, cue: Cue | None = None, pile: int = 9) -> TableLights:
        seats = (
            SeatLights(Bar(count, Colour.AMBER), active=seat == 0)
            for seat, count in enumerate(bullets or (8, 5, 3))
        )
        return TableLights(tuple(seats), Bar(pile, Colour.SKY), cue or Cue())

    return build


@pytest.fixture
def any_table() -> Callable[[random.Random], TableLights]:
    """Build a table at random, without an effect."""

    def bar(chance: random.Random, limit: int) -> Bar:
        colours = list(Colour)
        return Bar(chance.randint(0, limit), chance.choice(colours), chance.choice(colours))

    def build(chance: random.Random) -> TableLights:
        seats = tuple(
            SeatLights(
                bar(chance, BULLETS),
                bar(chance, ARROWS),
                active=chance.random() < 0.3,
                out=chance.random() < 0.2,
            )
            for _ in range(chance.randint(MIN_SEATS, MAX_SEATS))
        )
        return TableLights(seats, bar(chance, PILE), Cue(Effect.NONE, frozenset(), 0))

    return build


@pytest.fixture
def wire_of() -> Callable[..., str]:
    """Return what the default wire carries for a table."""

    def build(
        table: TableLights,
        *,
        layout: Layout = DEFAULT_LAYOUT,
        brightness: int = BOARD_BRIGHTNESS,
        step: int | None = None,
    ) -> str:
        return wire_hex(picture(table, layout, brightness, step).in_wiring_order())

    return build


class Stranger:
    """A device on a pseudo-terminal that answers in its own way and remembers what it heard."""

    def __init__(self, answer: Callable[[bytes], bytes]) -> None:
        self._answer = answer
        self._device, self._host = os.openpty()
        tty.setraw(self._host)
        self.path = os.ttyname(self._host)
        self.heard = b""
        threading.Thread(target=self._run, daemon=True).start()

    def _run(self) -> None:
        try:
            while data := os.read(self._device, 4096):
                self.heard += data
                os.write(self._device, self._answer(data))
        except OSError:
            return  # hung up

    def hang_up(self) -> None:
        """Pull the device out; its reader ends with it."""
        os.close(self._host)


@pytest.fixture
def a_stranger() -> Iterator[Callable[[Callable[[bytes], bytes]], Stranger]]:
    """Build devices that are not ours."""
    strangers: list[Stranger] = []

    def build(answer: Callable[[bytes], bytes]) -> Stranger:
        strangers.append(Stranger(answer))
        return strangers[-1]

    yield build
    for stranger in strangers:
        stranger.hang_up()

"""The LED table beside a game: it follows, it heals, and a game never notices."""

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from companion.devices import table_lights
from companion.devices.lights.bang_dice import effect_of
from companion.devices.lights.bang_dice import table_lights as dice_lights
from companion.devices.lights.games import GameLights
from companion.devices.lights.seating import on_strips
from companion.devices.lights.wish import wanted_line
from companion.devices.table_lights import LedTable
from companion.session.game_session import GameSession
from companion.settings import Settings
from companion.viewmodels.lights import LineView
from firmware_bridge import bridge
from firmware_bridge.lights import Cue, Effect, TableLights
from firmware_bridge.picture import DEFAULT_LAYOUT, Layout, effect_steps, picture
from firmware_bridge.rig.board import VirtualBoard, wire_hex
from firmware_bridge.rig.interpreter import find_interpreter
from firmware_bridge.status import LineError, LinkState, Status

BOARD_BRIGHTNESS = 64
CHARACTERS = ("willy_the_kid", "black_jack", "lucky_duke", "rose_doolan")
Make = Callable[..., LedTable]
Dice = Callable[..., GameSession]
Act = Callable[..., GameSession]
Board = Callable[..., VirtualBoard]
Eventually = Callable[[Callable[[], bool]], bool]
STOP = {"type": "stop"}


def roll(*faces: str) -> dict[str, Any]:
    """Throw all five dice."""
    return {"type": "roll", "faces": {str(die): face for die, face in enumerate(faces)}}


ARROWS = roll("arrow", "arrow", "beer", "dynamite", "gatling")
GATLING = roll("gatling", "gatling", "dynamite", "dynamite", "beer")


def wire_of(
    table: TableLights, layout: Layout = DEFAULT_LAYOUT, brightness: int = BOARD_BRIGHTNESS
) -> str:
    """Give what the board's wire carries for a table."""
    return wire_hex(picture(table, layout, brightness).in_wiring_order())


class Recorder:
    """Stands in for the bridge and keeps what it is given."""

    def __init__(self, *_args: Any) -> None:
        self.posts: list[TableLights] = []

    def __getattr__(self, _name: str) -> Callable[..., Any]:
        return lambda *_args: Status(LinkState.SEARCHING)

    def post(self, table: TableLights) -> None:
        """Keep a table."""
        self.posts.append(table)


@pytest.fixture
def recorder(monkeypatch: pytest.MonkeyPatch) -> Recorder:
    """Let every bridge be this one."""
    one = Recorder()
    monkeypatch.setattr(bridge, "Bridge", lambda *_args: one)
    return one


def test_a_game_is_seen_on_the_board(led_table: Make, a_board: Board, dice: Dice, act: Act) -> None:
    """From the action to the colour of the lights."""
    board, session = a_board(), dice(*CHARACTERS)
    led_table(led_port=str(board.path)).follow(session)
    assert board.wait_to_show(wire_of(dice_lights(session.state)))

    act(session, ARROWS)

    assert session.state.players[0].arrows == 2
    assert board.wait_to_show(wire_of(dice_lights(session.state)))


def test_unplugged_in_mid_game_it_catches_up(
    led_table: Make, a_board: Board, dice: Dice, act: Act, eventually: Eventually
) -> None:
    """The game goes on without the board, the state says so, and then it is back by itself."""
    board, session = a_board(), dice(*CHARACTERS)
    table = led_table(led_port=str(board.path))
    table.follow(session)
    assert eventually(lambda: table.line.code == "live")
    assert (table.line.board, table.line.seats) == ("5449524D00000001", 8)

    board.unplug()
    act(session, ARROWS, STOP, {"type": "beer", "die": 2, "target": 1})

    assert eventually(lambda: table.line.code == "no_port")
    assert session.state.turn == 2
    board.plug()
    assert board.wait_to_show(wire_of(dice_lights(session.state)))
    assert eventually(lambda: table.line.code == "live")


@pytest.mark.parametrize("port", ["", "off", "virtual"])
def test_no_line_is_opened_unless_somebody_chose_a_board(
    led_table: Make, dice: Dice, port: str
) -> None:
    """Not even a thread is started."""
    led_table(led_port=port).follow(dice(*CHARACTERS))

    assert "table-lights" not in [thread.name for thread in threading.enumerate()]


def test_the_strips_are_drawn_on_the_screen_when_wanted(
    led_table: Make, dice: Dice, act: Act
) -> None:
    """Each change comes as a picture, an effect step by step; an undo has no effect."""
    shows: list[Any] = []
    session, table = dice(*CHARACTERS), led_table(led_port="virtual")
    table.watch(shows.append)
    table.follow(session)

    act(session, GATLING, STOP, {"type": "beer", "die": 4, "target": 0})
    session.undo()

    assert table.on_screen
    assert [len(show) for show in shows] == [1, 1, 1, effect_steps_of(Effect.GATLING) + 1, 1]
    assert shows[-1][-1] == shows[2][-1]
    assert table.show_now() == shows[-1]
    assert table.line.code == "virtual"


def effect_steps_of(effect: Effect) -> int:
    """Give how many steps an effect has."""
    return effect_steps(Cue(effect))


@pytest.mark.parametrize("port", ["", "off", "virtual"])
def test_the_demo_shows_its_strips_unless_somebody_chose(
    led_table: Make, dice: Dice, port: str
) -> None:
    """A newcomer sees the lights first at the demo table; a table of people only by choice."""
    table = led_table(led_port=port)
    table.follow(dice(*CHARACTERS), demo=True)
    assert table.on_screen is (port != "off")

    table.follow(dice(*CHARACTERS))
    assert table.on_screen is (port == "virtual")


def test_the_same_effect_is_shown_again(
    led_table: Make, recorder: Recorder, dice: Dice, act: Act
) -> None:
    """Two gatlings are two shows: each has a number of its own."""
    session = dice(*CHARACTERS)
    led_table(led_port="auto").follow(session)
    throw = roll("gatling", "gatling", "gatling", "dynamite", "dynamite")

    act(session, throw, STOP, throw, STOP)

    cues = [post.cue for post in recorder.posts if post.cue.effect is Effect.GATLING]
    assert len(cues) == 2
    assert cues[0].number != cues[1].number


def broken_lights(_state: Any) -> TableLights:
    """Fail as a mistake in the lights would."""
    raise ZeroDivisionError


def test_a_fault_of_the_lights_is_a_state_and_not_the_end_of_a_game(
    led_table: Make, dice: Dice, act: Act, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is told while it lasts, and forgotten when the next state can be shown."""
    heard: list[str] = []
    session, table = dice(*CHARACTERS), led_table(led_port="virtual")
    table.follow(session)
    table.hear(lambda: heard.append(table.line.code))
    with monkeypatch.context() as broken:
        dark = GameLights(broken_lights, effect_of, lambda _: ())
        broken.setattr(table_lights, "LIGHTS", {"bang_dice": dark})
        act(session, ARROWS)
    assert (table.line.code, table.line.detail) == ("fault", "ZeroDivisionError")

    act(session, STOP)

    assert heard == ["fault", "virtual"]
    assert session.state.rolls_left == 0


def test_a_screen_that_fails_does_not_stop_a_game_either(
    led_table: Make, dice: Dice, act: Act
) -> None:
    """Whoever draws the pictures is as little trusted as the cable."""

    def fail(_show: Any) -> None:
        raise RuntimeError

    session, table = dice(*CHARACTERS), led_table(led_port="virtual")
    table.watch(fail)
    table.follow(session)
    act(session, ARROWS)

    assert table.line.code == "fault"


def test_the_strips_follow_the_seats_that_the_board_has(
    led_table: Make, a_board: Board, dice: Dice
) -> None:
    """How many there are is known only once the board has said so."""
    board = a_board(settings={"seats": 5})
    session = dice(*CHARACTERS)
    led_table(led_port=str(board.path), led_first=3, led_reverse=True).follow(session)

    expected = on_strips(dice_lights(session.state), 5, 3, reverse=True)
    assert board.wait_to_show(wire_of(expected, Layout(seats=5)))
    assert [seat.bullets.count for seat in expected.seats] == [9, 8, 8, 10, 0]


def test_the_choice_can_change_in_mid_game(
    led_table: Make, a_board: Board, dice: Dice, eventually: Eventually
) -> None:
    """From the screen to a board, dimmer, and off again."""
    board, session = a_board(), dice(*CHARACTERS)
    table = led_table(led_port="virtual")
    table.follow(session)
    path = str(board.path)

    table.choose(Settings(led_port=path))
    assert board.wait_to_show(wire_of(dice_lights(session.state)))
    table.choose(Settings(led_port=path, led_brightness=16))
    assert board.wait_to_show(wire_of(dice_lights(session.state), brightness=16))
    table.choose(Settings(led_port="off"))
    assert table.line.code == "off"


def test_the_test_pattern_runs_and_gives_the_table_back(
    led_table: Make, recorder: Recorder, dice: Dice, afterwards: Any
) -> None:
    """Four colours, then each of eight seats."""
    shows: list[Any] = []
    session, table = dice(*CHARACTERS), led_table(led_port="auto")
    table.follow(session)
    table.test(shows.append)
    while afterwards.pass_time():
        pass

    assert len(shows) == 4 + 8 + 1
    assert shows[-1] is None
    assert recorder.posts[-1] == dice_lights(session.state)
    assert [seat.bullets.count for seat in recorder.posts[-2].seats] == [0] * 7 + [8]


def test_a_game_that_goes_on_ends_the_test_pattern(
    led_table: Make, recorder: Recorder, dice: Dice, act: Act, afterwards: Any
) -> None:
    """Lights are a picture of now."""
    shows: list[Any] = []
    session, table = dice(*CHARACTERS), led_table(led_port="auto")
    table.follow(session)
    table.test(shows.append)
    act(session, ARROWS)
    while afterwards.pass_time():
        pass

    assert len(shows) == 1
    assert recorder.posts[-1] == dice_lights(session.state)


def test_what_is_wrong_with_a_port_is_told(
    led_table: Make, a_board: Board, tmp_path: Path, eventually: Eventually
) -> None:
    """Missing, in use, no port at all; each a code for the page, and the game knows nothing."""
    file = tmp_path / "notes.txt"
    file.touch()
    board = a_board()
    first = led_table(led_port=str(board.path))
    assert eventually(lambda: first.line.code == "live")
    wanted = {str(tmp_path / "gone"): "no_port", str(board.path): "busy", str(file): "not_serial"}

    tables = {port: led_table(led_port=port) for port in wanted}

    def told() -> dict[str, str]:
        return {table.line.port: table.line.code for table in tables.values()}

    assert eventually(lambda: told() == wanted), told()


def test_a_board_without_our_file_is_told(
    led_table: Make, a_board: Board, eventually: Eventually
) -> None:
    """MicroPython answers, but not ours."""
    if find_interpreter() is None:
        pytest.skip("needs the prompt of a real MicroPython")
    table = led_table(led_port=str(a_board(has_program=False).path))

    assert eventually(lambda: table.line.code == "no_program")


def test_closing_lets_the_port_go(led_table: Make, a_board: Board, eventually: Eventually) -> None:
    """Another program can have it at once."""
    board = a_board()
    table = led_table(led_port=str(board.path))
    assert eventually(lambda: table.line.code == "live")

    table.close()

    other = led_table(led_port=str(board.path))
    assert eventually(lambda: other.line.code == "live")
    assert [one.name for one in threading.enumerate()].count("table-lights") == 1


def test_a_board_chosen_by_its_number_or_by_itself_becomes_a_choice() -> None:
    """What the settings hold, and what the bridge is told; a WLED is never asked for too much."""
    by_number = wanted_line(Settings(led_port="board:E661"))
    assert (by_number.port, by_number.board, by_number.brightness) == (None, "E661", 255)
    anywhere = wanted_line(Settings(led_port="auto"))
    assert (anywhere.port, anywhere.board) == (None, None)
    wled = wanted_line(Settings(led_port="COM3", led_driver="wled", led_seats=4))
    assert (wled.port, wled.driver, wled.layout.seats, wled.brightness) == ("COM3", "wled", 4, 64)


@pytest.mark.parametrize("port", ["auto", "board:E661"])
def test_a_wled_is_never_looked_for(led_table: Make, port: str) -> None:
    """Its chip is in many other things: somebody must say where it is."""
    table = led_table(led_port=port, led_driver="wled")

    assert table.line.code == "choose_port"
    assert "table-lights" not in [thread.name for thread in threading.enumerate()]


@pytest.mark.parametrize(
    "state",
    [
        LinkState.NO_PORT,
        LinkState.BUSY,
        LinkState.NO_PERMISSION,
        LinkState.CANNOT_OPEN,
        LinkState.NOT_SERIAL,
        LinkState.NO_ANSWER,
        LinkState.WRONG_DEVICE,
        LinkState.WRONG_VERSION,
        LinkState.WRONG_BOARD,
        LinkState.NO_PROGRAM,
        LinkState.LOST,
        LinkState.STOPPED_ANSWERING,
        LinkState.REFUSED,
    ],
)
def test_whatever_the_line_says_reaches_the_page_and_no_game(
    led_table: Make,
    dice: Dice,
    eventually: Eventually,
    monkeypatch: pytest.MonkeyPatch,
    state: LinkState,
) -> None:
    """With the port and the detail, such as the group that may open it."""

    def fail(path: str, _handling: Any) -> Any:
        raise LineError(state, path, "dialout")

    monkeypatch.setattr(bridge, "open_line", fail)
    session, table = dice(*CHARACTERS), led_table(led_port="COM7")
    table.follow(session)
    for action in (ARROWS, STOP):
        session.act(session.rules.read_action(action))

    assert eventually(lambda: table.line == LineView(state.value, "COM7", "dialout"))
    assert session.state.rolls_left == 0

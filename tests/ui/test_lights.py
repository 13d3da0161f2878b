"""The LED table in the kiosk: its page by touch, its strips on the glass, its board unplugged."""

import json
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from companion.devices import led_ports
from companion.devices.lights.bang_dice import table_lights
from companion.devices.lights.games import LIGHTS
from companion.i18n.catalogue import LANGUAGES
from companion.viewmodels.lights import CHOOSE_PORT, DEMO_ONLY, ON_SCREEN, LineView
from firmware_bridge.picture import picture
from firmware_bridge.ports import Family, Port
from firmware_bridge.rig.board import VirtualBoard, wire_hex
from firmware_bridge.rig.interpreter import get_interpreter
from firmware_bridge.status import LinkState
from tools.look import box_of, ink_box

pytestmark = pytest.mark.kivy
PATIENCE_S = 15.0
BOARD_BRIGHTNESS = 64


@pytest.fixture
def board() -> Iterator[VirtualBoard]:
    """Plug in a board that runs the real firmware."""
    with VirtualBoard(get_interpreter()) as one:
        yield one


def until(kiosk: Any, is_met: Callable[[], bool]) -> bool:
    """Let the kiosk run until something holds that another thread brings about."""
    end = time.monotonic() + PATIENCE_S
    while not is_met() and time.monotonic() < end:
        kiosk.step()
        time.sleep(0.01)
    return is_met()


def page_of(kiosk: Any) -> Any:
    """Open the page of the lights."""
    kiosk.app.go("settings", page="lights")
    kiosk.settle()
    return kiosk.screen.page_named("lights")


def new_game(kiosk: Any, players: int = 5) -> Any:
    """Lay a table and sit down at it."""
    from companion.ui.screens.dice_table.scenes import lay

    session = lay(kiosk.app.services, players)
    kiosk.app.go("dice_table", game_id=session.id)
    kiosk.settle()
    return kiosk.screen


def kept(kiosk: Any) -> Any:
    """Read what the settings remember."""
    return json.loads((kiosk.app.services.data / "settings.json").read_text(encoding="utf-8"))


def wire_of(state: Any) -> str:
    """Give what the board's wire carries for a dice game."""
    return wire_hex(picture(table_lights(state), brightness=BOARD_BRIGHTNESS).in_wiring_order())


def test_the_strips_are_switched_on_by_touch(kiosk: Any) -> None:
    """And lie on the glass at the next table, in the colours of the board."""
    page_of(kiosk)
    kiosk.tap(kiosk.button("lights-virtual"))
    assert kept(kiosk)["led_port"] == "virtual"
    screen = new_game(kiosk)
    strips = screen.ids.lights

    rows = strips.rows(strips.picture)
    seen = kiosk.pixels()
    for row in rows:
        for number, colour in enumerate(row.colours):
            x, y = (round(one) for one in strips.to_window(*row.spot(number)))
            red, green, blue = (int(part) for part in seen[seen.shape[0] - y, x])
            if colour is None:
                assert max(red, green, blue) < 110
            else:
                assert [red, green, blue] == pytest.approx([255 * c for c in colour], abs=40)


def test_the_strips_follow_the_game(start: Callable[..., Any]) -> None:
    """A bullet goes dark when a life is lost, also by undo."""
    from companion.rules.bang_dice.actions import Correct

    kiosk = start(led_port="virtual")
    screen = new_game(kiosk)
    strips = screen.ids.lights

    def lit() -> int:
        return sum(colour is not None for colour in strips.picture.seats[2].bullets)

    before = lit()
    screen.act(Correct(2, life=screen.session.state.players[2].life - 3))
    kiosk.settle()
    assert lit() == before - 3
    screen.undo()
    kiosk.settle()
    assert lit() == before


def test_an_effect_runs_over_the_strips_and_ends(start: Callable[..., Any]) -> None:
    """It holds up nothing: a later state takes its place at once."""
    from companion.rules.bang_dice.actions import Correct, Roll, Stop
    from companion.rules.bang_dice.model import Face, Phase
    from companion.rules.bang_dice.turn import phase_of

    kiosk = start(led_port="virtual")
    screen = new_game(kiosk)
    while phase_of(screen.session.state) is not Phase.ROLL:
        screen.act(screen.session.legal_actions()[0])
    gatlings = (Face.GATLING,) * 3 + (Face.DYNAMITE,) * 2
    screen.act(Roll(tuple(enumerate(gatlings))))
    screen.act(Stop())
    strips = screen.ids.lights
    during = set()
    for _ in range(12):
        kiosk.wait(0.08)
        during.add(strips.picture)
    kiosk.wait(1)

    calm = screen.app.services.extras["led_table"].show_now()[-1]
    assert len(during) > 2
    assert strips.picture == calm
    screen.act(Correct(1, life=1))
    assert sum(one is not None for one in strips.picture.seats[1].bullets) >= 1


def test_a_table_without_lights_has_all_its_room(kiosk: Any) -> None:
    """Nothing is drawn, and nothing moves aside for it."""
    screen = new_game(kiosk)

    assert screen.ids.lights.picture is None
    assert screen.ids.ring.room == 0


@pytest.mark.parametrize("players", range(3, 9))
@pytest.mark.parametrize("facing", ["one way", "each its own"])
def test_the_strips_lie_on_nothing_else(
    start: Callable[..., Any], players: int, facing: str
) -> None:
    """Neither on a seat nor on a button nor on a text, however many play, at the smallest size."""
    kiosk = start(led_port="virtual", turn_to_seats=facing == "each its own")
    screen = new_game(kiosk, players)
    kiosk.window.size = (1024, 600)
    kiosk.step(10)
    strips, boxes = screen.ids.lights, _boxes(kiosk)
    spots = [
        strips.to_window(*row.spot(number))
        for row in strips.rows(strips.picture)
        for number in range(len(row.colours))
    ]
    kiosk.window.size = (1280, 800)
    kiosk.step(10)

    assert len(spots) == players * 19 + 9
    assert all(0 < x < 1024 and 0 < y < 600 for x, y in spots)
    hit = [name for x, y in spots for name, box in boxes if _within(x, y, box)]
    assert hit == []


def _boxes(kiosk: Any) -> list[tuple[str, Any]]:
    kinds = ("SeatPanel", "ActButton", "IconButton", "Die", "FaceKey", "Icon")
    found = [(kind, box_of(one)) for kind in kinds for one in kiosk.find_all(kind)]
    labels = [one for one in kiosk.find_all("FitLabel") if one.text and one.texture_size[0]]
    return found + [(one.text, ink_box(one, box_of(one))) for one in labels]


def _within(x: float, y: float, box: Any) -> bool:
    return box[0] < x < box[2] and box[1] < y < box[3]


def test_the_demo_shows_the_strips_to_a_newcomer(kiosk: Any) -> None:
    """Nobody has chosen anything yet; a table that people take over has none."""
    kiosk.app.go("dice_table", demo=True)
    kiosk.settle()
    assert kiosk.screen.ids.lights.picture is not None

    kiosk.tap_at(640, 300)
    kiosk.settle()

    assert kiosk.screen.demo is None
    assert kiosk.screen.ids.lights.picture is None


def test_a_board_unplugged_in_mid_game_disturbs_nobody(
    start: Callable[..., Any], board: VirtualBoard
) -> None:
    """The game goes on, the words change, and the board catches up by itself."""
    from companion.rules.bang_dice.actions import Correct

    kiosk = start(led_port=str(board.path))
    page = page_of(kiosk)
    assert until(kiosk, lambda: page.line.code == "live")
    assert kiosk.find("Prose", text=_said(page)).text.startswith("Board 000001")
    screen = new_game(kiosk)
    assert board.wait_to_show(wire_of(screen.session.state))

    board.unplug()
    for life in (5, 4, 3):
        screen.act(Correct(2, life=life))
        kiosk.step()
    assert screen.session.state.players[2].life == 3
    page = page_of(kiosk)
    assert until(kiosk, lambda: page.line.code == "no_port")
    assert (
        kiosk.find("Prose", text=_said(page)).text == "port is not there. Is the cable plugged in?"
    )

    board.plug()
    assert board.wait_to_show(wire_of(screen.session.state))
    assert until(kiosk, lambda: page.line.code == "live")


def _said(page: Any) -> str:
    from companion.ui.words import words

    return str(words.say(page.line.words))


def test_leaving_the_kiosk_lets_the_board_go(
    start: Callable[..., Any], board: VirtualBoard
) -> None:
    """No thread and no port is left behind."""
    kiosk = start(led_port=str(board.path))
    table = kiosk.app.services.extras["led_table"]
    assert until(kiosk, lambda: table.line.code == "live")

    kiosk.app.on_stop()

    assert "table-lights" not in [one.name for one in threading.enumerate()]


def test_a_kiosk_that_is_told_twice_of_its_first_frame_opens_once(kiosk: Any) -> None:
    """On a slow machine; else two LED tables would fight for one port."""
    table, screen = kiosk.app.services.extras["led_table"], kiosk.screen

    kiosk.app._on_first_flip()  # noqa: SLF001 - Kivy's own call, once more
    kiosk.settle()

    assert kiosk.app.services.extras["led_table"] is table
    assert kiosk.screen is screen


def test_a_port_is_chosen_while_things_are_plugged_in(
    kiosk: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The list is live; a Pico is remembered by its number."""
    there: list[Port] = []
    monkeypatch.setattr(led_ports, "LOOK_S", 0.02)
    monkeypatch.setattr(led_ports, "candidates", lambda _lister: tuple(there))
    page = page_of(kiosk)
    kiosk.tap(kiosk.button("lights-port"))
    assert until(kiosk, lambda: bool(kiosk.find("PortSheet").empty))

    there.append(Port("/dev/ttyACM7", Family.PICO, "2E8A:0005", "E661410403112B2A"))
    assert until(kiosk, lambda: bool(kiosk.find_all("PortRow")))
    kiosk.settle()
    kiosk.tap(kiosk.find("PortRow"))
    kiosk.settle()

    assert kept(kiosk)["led_port"] == "board:E661410403112B2A"
    assert page.place == "port"
    assert until(kiosk, lambda: page.line.code == "searching")
    kiosk.tap(kiosk.button("lights-off"))
    assert page.line.code == "off"


def test_a_port_can_be_typed(kiosk: Any, board: VirtualBoard) -> None:
    """Pseudo-terminals and addresses are in no list; nothing typed changes nothing."""
    page = page_of(kiosk)
    for typed in ("  ", f" {board.path} "):
        kiosk.tap(kiosk.button("lights-port"))
        kiosk.tap(kiosk.button("lights-ports-type"))
        sheet = kiosk.app.shell.top_cover
        sheet.value = typed
        sheet.done()
        kiosk.settle()

    assert kept(kiosk)["led_port"] == str(board.path)
    assert until(kiosk, lambda: page.line.code == "live")


def test_closing_the_list_of_ports_changes_nothing(kiosk: Any) -> None:
    """The place that was chosen stays marked."""
    page = page_of(kiosk)
    kiosk.tap(kiosk.button("lights-virtual"))
    kiosk.tap(kiosk.button("lights-port"))
    kiosk.app.back()
    kiosk.settle()

    assert page.values.led_port == "virtual"
    assert kiosk.button("lights-virtual").kind == "main"
    assert kiosk.button("lights-port").kind == "plain"


def test_driver_brightness_and_order_are_kept_by_touch(kiosk: Any) -> None:
    """WLED must be told how many seats there are; our own board knows."""
    page_of(kiosk)
    kiosk.tap(kiosk.button("lights-board"))
    seats, strips = (
        next(one for one in kiosk.find_all("Choice") if list(one.options) == options)
        for options in (_numbers(2, 8, 0), _numbers(0, 7, 1))
    )
    assert seats.disabled
    for message in ("lights-driver-wled", "lights-brightness-32", "lights-direction-counter"):
        kiosk.tap(kiosk.button(message))
    kiosk.tap(next(one for one in seats.children if one.value == 6))
    kiosk.tap(next(one for one in strips.children if one.value == 2))

    names = ("led_driver", "led_brightness", "led_reverse", "led_seats", "led_first")
    values = kept(kiosk)
    assert [values[name] for name in names] == ["wled", 32, True, 6, 2]


def _numbers(low: int, high: int, shift: int) -> list[tuple[int, str]]:
    return [(one, str(one + shift)) for one in range(low, high + 1)]


def test_the_test_pattern_runs_in_the_preview_too(kiosk: Any) -> None:
    """All lights first, then one seat after the other, then the game again."""
    page = page_of(kiosk)
    preview = page.ids.preview
    game = preview.picture
    kiosk.tap(kiosk.button("lights-test"))

    assert {len(set(seat.bullets)) for seat in preview.picture.seats} == {1}
    assert len(preview.picture.seats) == 8
    kiosk.skip(0.8 * 4 * 4)
    for _ in range(20):
        kiosk.skip(0.8)
    assert preview.picture == game


@pytest.mark.parametrize("game", LIGHTS)
def test_every_game_with_lights_can_be_looked_at(kiosk: Any, game: str) -> None:
    """Before anybody has played it, a sample; then the latest game of this table."""
    from companion.rules.registry import GAMES

    page = page_of(kiosk)
    kiosk.tap(kiosk.button(f"shell-game-{game.replace('_', '-')}"))
    sample = page.ids.preview.picture
    assert any(colour for seat in sample.seats for colour in seat.bullets)

    services = kiosk.app.services
    session = services.games.start(game, GAMES[game].table_by_chance(services.pick))
    page.show()
    kiosk.settle()

    assert page.ids.preview.names == list(LIGHTS[game].names(session.state))
    shown = services.extras["led_table"].draw(LIGHTS[game].table(session.state))
    assert page.ids.preview.picture == shown[-1]


@pytest.mark.parametrize("size", [(1024, 600), (800, 1280)], ids=str)
def test_the_words_of_every_state_fit(kiosk: Any, size: tuple[int, int]) -> None:
    """In every language, with long names and numbers."""
    page = page_of(kiosk)
    kiosk.window.size = size
    kiosk.step(10)
    label = kiosk.find("Prose", text=_said(page))
    cut = []
    for language in LANGUAGES:
        kiosk.app.set_language(language)
        for code in (*LinkState, CHOOSE_PORT, DEMO_ONLY, ON_SCREEN):
            page.line = LineView(str(code), "/dev/ttyACM10", "x" * 60, "E" * 16, "1.10", 8)
            label.texture_update()
            if not label.fits or label.texture_size[1] > label.height + 1:
                cut.append((language, str(code)))
    kiosk.window.size = (1280, 800)
    kiosk.step(10)

    assert label.text == _said(page)
    assert cut == []

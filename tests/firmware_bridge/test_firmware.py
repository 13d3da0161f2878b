"""The file users copy, run in a real interpreter; what counts is the colour of the lights."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from firmware_bridge import wire
from firmware_bridge.lights import Bar, Colour, Cue, Effect, SeatLights, TableLights
from firmware_bridge.picture import PALETTE, STEPS, Layout, effect_steps, picture
from firmware_bridge.rig.board import VirtualBoard, wire_hex
from firmware_bridge.rig.interpreter import Interpreter
from firmware_bridge.wire import Ack, Hello, Nak

BuildBoard = Callable[..., VirtualBoard]
BuildTable = Callable[..., TableLights]
AnyTable = Callable[[random.Random], TableLights]
TalkTo = Callable[[VirtualBoard], Any]
WireOf = Callable[..., str]
SLOW_MS = 60000


def test_the_interpreter_is_a_real_one(interpreter: Interpreter | None) -> None:
    """The tests fetch MicroPython by themselves; the stand-in is for machines that cannot."""
    if interpreter is None:
        pytest.skip("no MicroPython: not on the PATH, and no Debian package sources to fetch it")

    assert interpreter.version().startswith("micropython v1.")


def test_a_board_says_who_it_is(a_board: BuildBoard, talk_to: TalkTo) -> None:
    """Version, its own number and the strips it has, in answer to the host's hello only."""
    board = a_board(board_id="E661410403112B2A", settings={"seats": 5, "arrows": 6})

    reply = talk_to(board).ask(wire.hello())

    assert reply == Hello(1, "1.0", "E661410403112B2A", 5, 10, 6, 9)


def test_the_board_shows_what_the_picture_says(
    board: VirtualBoard, talk_to: TalkTo, any_table: AnyTable, wire_of: WireOf
) -> None:
    """The same colours on the wire as `picture` computes, for all kinds of tables."""
    talker, chance = talk_to(board), random.Random(7)
    for seq in range(300):
        table = any_table(chance)

        reply = talker.ask(wire.state(seq, table))

        assert reply == Ack(seq, wire.mark(table))
        assert board.wait_to_show(wire_of(table))


def test_the_lights_are_written_before_the_acknowledgement(
    board: VirtualBoard, talk_to: TalkTo, a_table: BuildTable, wire_of: WireOf
) -> None:
    """An answer means that the table is seen: the same state twice is not drawn twice."""
    talker = talk_to(board)
    talker.ask(wire.state(1, a_table(4, 4)))
    assert board.wait_to_show(wire_of(a_table(4, 4)))
    drawn = len(board.frames)

    assert talker.ask(wire.state(2, a_table(4, 4))) == Ack(2, wire.mark(a_table(4, 4)))
    talker.ask(wire.state(3, a_table(3, 3)))

    assert board.wait_to_show(wire_of(a_table(3, 3)))
    assert len(board.frames) == drawn + 1


def test_no_flipped_bit_is_ever_shown(
    board: VirtualBoard, talk_to: TalkTo, a_table: BuildTable, wire_of: WireOf
) -> None:
    """Every single bit of a frame is flipped once; the lights keep the good state."""
    talker = talk_to(board)
    good, other = a_table(4, 4), a_table(9, 2)
    talker.ask(wire.state(1, good))
    frame = wire.state(2, other)[:-1]
    for place in range(1, len(frame)):
        for bit in range(8):
            spoilt = frame[:place] + bytes([frame[place] ^ 1 << bit]) + frame[place + 1 :]
            talker.line.write(spoilt + b"\n")
            talker.line.reset_input_buffer()

    assert _reply_to_beat(talker).mark == wire.mark(good)
    talker.ask(wire.state(3, a_table(1, 2)))
    assert board.wait_to_show(wire_of(a_table(1, 2)))
    shown = [data for _, data in board.frames[1:]]
    assert shown == [wire_of(good), wire_of(a_table(1, 2))]


def _reply_to_beat(talker: Any) -> Ack:
    reply = talker.ask(wire.beat(0xBEA7))
    while not (isinstance(reply, Ack) and reply.seq == 0xBEA7):
        reply = wire.parse(talker.line.readline())
    return reply


def test_a_good_frame_is_shown_after_any_half_frame(
    board: VirtualBoard, talk_to: TalkTo, any_table: AnyTable, wire_of: WireOf
) -> None:
    """A cable pulled in mid-frame leaves a half one behind."""
    talker, chance = talk_to(board), random.Random(3)
    half = wire.state(1, any_table(chance))
    for cut in range(len(half)):
        table = any_table(chance)
        talker.line.write(half[:cut])
        talker.line.write(wire.state(cut, table))

        assert board.wait_to_show(wire_of(table))


def test_garbage_between_frames_does_no_harm(
    board: VirtualBoard, talk_to: TalkTo, any_table: AnyTable, wire_of: WireOf
) -> None:
    """Also not the bytes that stop a program (03) or restart a board (04), nor a modem's AT."""
    talker, chance = talk_to(board), random.Random(4)
    for seq in range(100):
        table = any_table(chance)
        junk = chance.randbytes(chance.randrange(200)).replace(b"$", b"")
        talker.line.write(junk + b"\x03\x03\x04ATZ\r" + wire.state(seq, table))

        assert board.wait_to_show(wire_of(table))


@pytest.mark.parametrize(
    "refused",
    [
        ("S,0001,0B408001A40280,000,00000", "range"),  # 11 bullets
        ("S,0001,0040A800040800,000,00000", "range"),  # 10 arrows
        ("S,0001,00D08000040800,000,00000", "range"),  # a colour there is not
        ("S,0001,40408000040800,000,00000", "range"),  # a flag there is not
        ("S,0001,00408000040800,A00,00000", "range"),  # a pile of 10
        ("S,0001,00408000040800,000,50000", "range"),  # an effect there is not
        ("S,0001,00408000040800,000,10400", "range"),  # an effect at a seat there is not
        ("S,0001,0040800,000,00000", "form"),  # one seat
        ("S,0001,004080000408,000,00000", "form"),  # half a seat
        ("S,0001,00408000040800,000", "form"),  # no cue
        ("S,0001,0040800004080a,000,00000", "form"),  # a small letter
        ("C,0001,40,0BB8", "form"),
        ("P,0001,1", "form"),
        ("X,0001,1", "form"),
        ("Q,0001", "command"),
        ("S,1,00408000040800,000,00000", "form"),
    ],
)
def test_what_cannot_be_obeyed_is_refused_with_a_reason(
    board: VirtualBoard,
    talk_to: TalkTo,
    a_table: BuildTable,
    wire_of: WireOf,
    refused: tuple[str, str],
) -> None:
    """A good check with a wrong content comes from a wrong program; nothing is drawn."""
    talker, (body, reason) = talk_to(board), refused

    reply = talker.ask(wire.frame(body))

    assert isinstance(reply, Nak)
    assert reply.reason == reason
    talker.ask(wire.state(2, a_table(1, 2)))
    assert board.wait_to_show(wire_of(a_table(1, 2)))
    assert len(board.frames) == 2  # the sign of life and this


@pytest.mark.parametrize("effect", STEPS)
def test_an_effect_plays_once_after_its_state_and_ends_calm(
    board: VirtualBoard, talk_to: TalkTo, a_table: BuildTable, wire_of: WireOf, effect: Effect
) -> None:
    """The state first, then each step as `picture` has it, then the state again."""
    talker = talk_to(board)
    talker.ask(wire.state(1, a_table(5, 5)))
    board.wait_to_show(wire_of(a_table(5, 5)))
    table = a_table(5, 3, cue=Cue(effect, frozenset({1}), 9))
    drawn = len(board.frames)
    steps = effect_steps(table.cue)
    expected = [wire_of(table), *(wire_of(table, step=step) for step in range(steps))]

    talker.ask(wire.state(2, table))

    assert board.wait_for(lambda: len(board.frames) == drawn + steps + 2)
    assert [data for _, data in board.frames[drawn:]] == [*expected, wire_of(table)]


def test_a_new_state_never_waits_for_an_effect(
    board: VirtualBoard, talk_to: TalkTo, a_table: BuildTable, wire_of: WireOf
) -> None:
    """The longest effect is running; the next table is drawn at once and ends it."""
    talker = talk_to(board)
    talker.ask(wire.state(1, a_table(5, 5)))
    winning = a_table(5, 0, cue=Cue(Effect.VICTORY, number=1))
    talker.ask(wire.state(2, winning))
    assert board.wait_to_show(wire_of(winning, step=1))
    after = a_table(4, 4, cue=winning.cue)

    talker.ask(wire.state(3, after))

    assert board.wait_to_show(wire_of(after))
    shown = [data for _, data in board.frames]
    assert shown.index(wire_of(after)) <= shown.index(wire_of(winning, step=1)) + 3
    assert not board.wait_for(lambda: not board.shows(wire_of(after)), patience_s=0.3)


def test_an_old_effect_is_not_played_again_to_a_new_host(
    board: VirtualBoard, talk_to: TalkTo, a_table: BuildTable, wire_of: WireOf
) -> None:
    """After a replugged cable the newest state comes first; its effect is long over."""
    talker = talk_to(board)
    talker.ask(wire.hello())
    table = a_table(5, 5, cue=Cue(Effect.ATTACK, number=3))

    talker.ask(wire.state(1, table))
    talker.ask(wire.state(2, a_table(5, 4, cue=table.cue)))

    assert board.wait_to_show(wire_of(a_table(5, 4, cue=table.cue)))
    assert wire_of(table, step=0) not in [data for _, data in board.frames]


def test_silence_dims_then_darkens_and_any_frame_restores(
    board: VirtualBoard, talk_to: TalkTo, a_table: BuildTable, wire_of: WireOf
) -> None:
    """A computer that is gone must not leave a stale table shining."""
    talker, table = talk_to(board), a_table(5, 5)
    talker.ask(wire.config(1, 255, 150, 400))
    talker.ask(wire.state(2, table))

    assert board.wait_to_show(wire_of(table, brightness=64 // 4))
    assert board.wait_to_show("00" * 3 * 161)
    talker.ask(wire.beat(3))
    assert board.wait_to_show(wire_of(table))


def test_a_host_can_lower_the_brightness_but_not_pass_the_cap(
    board: VirtualBoard, talk_to: TalkTo, a_table: BuildTable, wire_of: WireOf
) -> None:
    """The cap is what the power supply of the table allows."""
    talker, table = talk_to(board), a_table(5, 5)
    talker.ask(wire.state(1, table))

    talker.ask(wire.config(2, 20, SLOW_MS, SLOW_MS))
    assert board.wait_to_show(wire_of(table, brightness=20))
    talker.ask(wire.config(3, 255, SLOW_MS, SLOW_MS))
    assert board.wait_to_show(wire_of(table, brightness=64))


def test_strips_may_lie_on_several_pins_in_any_order_and_direction(
    a_board: BuildBoard, talk_to: TalkTo, a_table: BuildTable
) -> None:
    """A table is wired as its legs allow."""
    strips = [(2, "1b 0b-"), (3, "p 0a"), (4, "1a-")]
    layout = {"seats": 2, "bullets": 4, "arrows": 3, "pile": 5}
    board = a_board(settings={**layout, "strips": strips})
    table = a_table(3, 1, pile=2)
    seen = picture(table, Layout(**layout), 64)
    first, second = seen.seats

    talk_to(board).ask(wire.state(1, table))

    assert board.wait_to_show(
        wire_hex(second.bullets + first.bullets[::-1]),
        wire_hex(seen.pile + first.arrows),
        wire_hex(second.arrows[::-1]),
    )
    assert [pin for pin, _ in board.frames[-3:]] == [2, 3, 4]


def test_colours_and_their_order_on_the_wire_can_be_set(
    a_board: BuildBoard, talk_to: TalkTo
) -> None:
    """Strips of other makers want red first, or show amber as green."""
    own = {"seats": 2, "bullets": 1, "arrows": 1, "pile": 1, "brightness": 255}
    board = a_board(settings={**own, "order": "RGB", "palette": {4: (1, 2, 3)}})
    seat = SeatLights(Bar(1, Colour.AMBER), Bar(1, Colour.SKY), active=True)
    sky, sand = bytes(PALETTE[Colour.SKY]).hex(), "000000"

    talk_to(board).ask(wire.state(1, TableLights((seat, SeatLights()))))

    assert board.wait_to_show("010203" + sky + "000000" * 2 + sand)


def test_a_board_with_fewer_seats_shows_those_it_has(
    a_board: BuildBoard, talk_to: TalkTo, a_table: BuildTable, wire_of: WireOf
) -> None:
    """A table of eight on a board for four is no fault."""
    board = a_board(settings={"seats": 4})
    table = a_table(*range(1, 9))

    talk_to(board).ask(wire.state(1, table))

    assert board.wait_to_show(wire_of(table, layout=Layout(seats=4)))


def test_a_board_shows_a_sign_of_life_until_the_first_table(board: VirtualBoard) -> None:
    """The first light of the wire glows: power and data are right."""
    assert board.wait_to_show("0c0c0c" + "000000" * 160)


def test_a_watchdog_guards_the_program(board: VirtualBoard) -> None:
    """It is started within the chip's limit of 8388 ms and fed by the loop itself."""
    assert board.wait_for(lambda: any("meals" in note for note in board.notes))
    assert board.notes[0] == {"watchdog": 8000}


def test_a_board_can_be_sent_back_to_its_prompt(
    board: VirtualBoard, talk_to: TalkTo, a_table: BuildTable
) -> None:
    """Only a reset ends a watchdog, so the board notes the wish, goes dark and restarts."""
    talker = talk_to(board)
    talker.ask(wire.state(1, a_table(5, 5)))

    assert talker.ask(wire.leave(2)) == Ack(2, wire.mark(a_table(5, 5)))

    board.wait_until_ended()
    assert board.wait_for(lambda: {"reset": True} in board.notes)
    assert board.shows("00" * 3 * 161)
    assert (board.folder / "to_prompt").exists()


def test_after_the_wish_the_prompt_comes_once(board: VirtualBoard, talk_to: TalkTo) -> None:
    """The note is used up: the next start runs the program again."""
    (board.folder / "to_prompt").touch()
    board.unplug()
    board.notes.clear()
    board.plug()
    assert not board.wait_for(lambda: bool(board.notes), patience_s=0.3)
    board.unplug()
    board.plug()

    assert isinstance(talk_to(board).ask(wire.hello()), Hello)


def test_a_pin_held_to_ground_keeps_the_board_at_its_prompt(a_board: BuildBoard) -> None:
    """The way back when no computer can reach the program."""
    board = a_board()
    board.unplug()
    board.notes.clear()
    board.environment["LIGHTS_PROMPT_PIN"] = "22"
    board.plug()

    assert not board.wait_for(lambda: bool(board.notes), patience_s=0.3)


def test_the_stand_in_shows_the_same_lights(
    talk_to: TalkTo, any_table: AnyTable, wire_of: WireOf
) -> None:
    """Where no MicroPython can be had, the same file runs in this Python."""
    with VirtualBoard(None) as board:
        talker, chance = talk_to(board), random.Random(11)
        for seq in range(20):
            table = any_table(chance)
            talker.ask(wire.state(seq, table))

            assert board.wait_to_show(wire_of(table))

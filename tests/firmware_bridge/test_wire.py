"""Frames: what one end writes, the other reads, and nothing else."""

from collections.abc import Callable

import pytest

from firmware_bridge import wire
from firmware_bridge.lights import Bar, Colour, Cue, Effect, SeatLights, TableLights
from firmware_bridge.wire import Ack, Decoder, Hello, Nak, Noise, Reply

HELLO = wire.frame("H,1,1.0,E661410403112B2A,8,A,9,9")
REPLIES: list[tuple[bytes, Reply]] = [
    (HELLO, Hello(1, "1.0", "E661410403112B2A", 8, 10, 9, 9)),
    (wire.frame("A,00FF,4160"), Ack(255, "4160")),
    (wire.frame("A,0001,----"), Ack(1, "----")),
    (wire.frame("N,-,crc"), Nak(None, "crc")),
    (wire.frame("N,0010,range"), Nak(16, "range")),
]


def test_the_check_is_crc_16_ccitt_false() -> None:
    """Its published check value for "123456789" is 29B1."""
    assert wire.crc(b"123456789") == "29B1"


def test_a_state_frame_says_everything() -> None:
    """Seats of flags, bullets and arrows; pile; cue: effect, seats, number."""
    table = TableLights(
        (
            SeatLights(Bar(10, Colour.AMBER), Bar(2, Colour.SKY), active=True),
            SeatLights(Bar(0, Colour.RED, Colour.BLUE), Bar(9, Colour.SAND), out=True),
        ),
        Bar(7, Colour.SKY, Colour.PURPLE),
        Cue(Effect.VICTORY, frozenset({1}), 0xA5),
    )

    assert wire.state(0xFE, table) == b"$S,00FE,1A4028020299C0,78A,402A5*A36B\n"


def test_a_full_table_fits_the_firmwares_buffer(
    a_table: Callable[..., TableLights],
) -> None:
    """The longest state must be shorter than the longest line a board keeps."""
    longest = wire.state(0xFFFF, a_table(*[10] * 8))

    assert len(longest) < wire.LONGEST_FRAME


@pytest.mark.parametrize(("frame", "reply"), REPLIES)
def test_every_reply_is_read(frame: bytes, reply: Reply) -> None:
    """With the line ends of either port: the Pico sends a carriage return too."""
    assert wire.parse(frame) == reply
    assert wire.parse(frame.replace(b"\n", b"\r\n")) == reply


def test_a_stream_may_be_cut_anywhere() -> None:
    """A read returns whatever has arrived."""
    stream = b"".join(frame for frame, _ in REPLIES)
    for cut in range(len(stream)):
        decoder = Decoder()

        replies = decoder.feed(stream[:cut]) + decoder.feed(stream[cut:])

        assert replies == [reply for _, reply in REPLIES]


@pytest.mark.parametrize(("frame", "reply"), REPLIES)
def test_no_reply_survives_a_flipped_bit(frame: bytes, reply: Reply) -> None:
    """Also not a capital that became a small letter, one bit away."""
    body = frame.rstrip(b"\n")
    for place in range(len(body)):
        for bit in range(8):
            spoilt = body[:place] + bytes([body[place] ^ 1 << bit]) + body[place + 1 :]

            assert isinstance(wire.parse(spoilt), Noise)


@pytest.mark.parametrize(
    "body", ["H,1", "A,0001", "A,xyz,0000", "Q,1,2", "", "H,1,1.0,E6,8,A,9,G", "N,GG,crc"]
)
def test_a_good_check_does_not_make_a_reply(body: str) -> None:
    """Another program may use the same framing."""
    assert isinstance(wire.parse(wire.frame(body)), Noise)


def test_an_endless_line_does_not_fill_the_memory() -> None:
    """A wrong device may send for ever without a newline."""
    decoder = Decoder()
    for _ in range(100):
        decoder.feed(b"x" * 1000)

    assert len(decoder.rest()) == wire.LONGEST_FRAME


def test_a_beat_and_a_wish_out_of_range_still_make_a_frame() -> None:
    """Settings of a page are cut to what the wire can carry."""
    assert wire.config(1, 999, -5, 70000) == wire.frame("C,0001,FF,0000,FFFF")

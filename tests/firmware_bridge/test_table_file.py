"""Tables in JSON: two forms that are read, and a code for everything else."""

import json

import pytest

from firmware_bridge.lights import Bar, Colour, Cue, Effect, LightsRefusal, SeatLights, TableLights
from firmware_bridge.table_file import FileRefusal, TableFileError, parse_table

AMBER, SKY = Colour.AMBER, Colour.SKY


def test_a_plain_table_needs_numbers_only() -> None:
    """Colours are those of the strips unless others are named."""
    text = '{"seats":[{"bullets":8,"arrows":2,"active":true},{"out":true}],"pile":7}'

    assert parse_table(text) == TableLights(
        (SeatLights(Bar(8, AMBER), Bar(2, SKY), active=True), SeatLights(out=True)), Bar(7, SKY)
    )


def test_a_full_table_names_colours_grounds_and_effects() -> None:
    """As Western Legends and an event of the card game need them."""
    seat = {
        "bullets": {"count": 3, "colour": "green", "ground": "amber"},
        "arrows": {"count": 1, "colour": "red", "ground": "blue"},
    }
    text = json.dumps(
        {
            "seats": [seat, {}],
            "pile": {"ground": "purple"},
            "effect": "elimination",
            "effect_seats": [1],
            "effect_number": 12,
        }
    )

    assert parse_table(text) == TableLights(
        (
            SeatLights(Bar(3, Colour.GREEN, AMBER), Bar(1, Colour.RED, Colour.BLUE)),
            SeatLights(),
        ),
        Bar(0, SKY, Colour.PURPLE),
        Cue(Effect.ELIMINATION, frozenset({1}), 12),
    )


def test_the_state_of_a_dice_game_is_a_table_too() -> None:
    """Life as bullets; an eliminated player is out; other fields are the game's business."""
    text = json.dumps(
        {
            "game": "bang_dice",
            "players": [
                {"seat": 0, "name": "Ana", "life": 9, "arrows": 2, "alive": True},
                {"seat": 1, "name": "Bob", "life": 0, "arrows": 0, "alive": False},
                {"seat": 2, "name": "Eve", "life": 4, "arrows": 1, "alive": True},
            ],
            "arrow_pile": 6,
            "active": 2,
        }
    )

    assert parse_table(text) == TableLights(
        (
            SeatLights(Bar(9, AMBER), Bar(2, SKY)),
            SeatLights(Bar(0, AMBER), Bar(0, SKY), out=True),
            SeatLights(Bar(4, AMBER), Bar(1, SKY), active=True),
        ),
        Bar(6, SKY),
    )


def test_a_sheriff_with_eleven_lives_is_shown() -> None:
    """Nine of the character and two of the star: more than a strip has bullets."""
    table = parse_table('{"players":[{"life":11},{"life":8}]}')

    assert [seat.bullets.count for seat in table.seats] == [10, 8]
    assert table.seats[0].bullets.colour is not table.seats[1].bullets.colour


@pytest.mark.parametrize(
    ("text", "refusal", "place"),
    [
        ("", FileRefusal.NOT_JSON, ""),
        ("{", FileRefusal.NOT_JSON, ""),
        ("[" * 100000, FileRefusal.NOT_JSON, ""),
        ("[]", FileRefusal.NOT_AN_OBJECT, "file"),
        ("{}", FileRefusal.MISSING_FIELD, "file.seats"),
        ('{"seats":{}}', FileRefusal.NOT_A_LIST, "seats"),
        ('{"seats":[1,2]}', FileRefusal.NOT_AN_OBJECT, "seats[0]"),
        ('{"seats":[{},{"life":3}]}', FileRefusal.UNKNOWN_FIELD, "seats[1].life"),
        ('{"seats":[{},{"bullets":"3"}]}', FileRefusal.NOT_A_NUMBER, "seats[1].bullets"),
        ('{"seats":[{},{"bullets":true}]}', FileRefusal.NOT_A_NUMBER, "seats[1].bullets"),
        ('{"seats":[{},{"bullets":2.5}]}', FileRefusal.NOT_A_NUMBER, "seats[1].bullets"),
        ('{"seats":[{},{"active":1}]}', FileRefusal.NOT_A_FLAG, "seats[1].active"),
        ('{"seats":[{},{}],"pile":{"colour":"mauve"}}', FileRefusal.UNKNOWN_COLOUR, "pile.colour"),
        ('{"seats":[{},{}],"pile":{"colour":[]}}', FileRefusal.UNKNOWN_COLOUR, "pile.colour"),
        ('{"seats":[{},{}],"effect":"rain"}', FileRefusal.UNKNOWN_EFFECT, "effect"),
        ('{"seats":[{}]}', LightsRefusal.SEATS, ""),
        ('{"seats":[{},{"bullets":11}]}', LightsRefusal.BULLETS, ""),
        ('{"players":[{"arrows":1},{}]}', FileRefusal.MISSING_FIELD, "players[0].life"),
        ('{"players":[{"life":-1},{"life":1}]}', LightsRefusal.BULLETS, ""),
    ],
)
def test_anything_else_is_refused_with_a_code_and_a_place(
    text: str, refusal: str, place: str
) -> None:
    """Never a traceback, and never half a table."""
    with pytest.raises(TableFileError) as error:
        parse_table(text)

    assert error.value.refusal == refusal
    assert error.value.place.startswith(place)

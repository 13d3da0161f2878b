"""The dice game on the strips, from tables reached through real throws."""

from collections.abc import Callable
from typing import Any

import pytest

from companion.devices.lights.bang_dice import effect_of, table_lights
from companion.session.game_session import GameSession
from firmware_bridge.lights import Bar, Colour, Cue, Effect, TableLights

AMBER, SKY, WHITE = Colour.AMBER, Colour.SKY, Colour.WHITE
QUIET = ("willy_the_kid", "black_jack", "lucky_duke", "rose_doolan")
Dice = Callable[..., GameSession]
Act = Callable[..., GameSession]


def roll(*faces: str) -> dict[str, Any]:
    """Throw all five dice."""
    return {"type": "roll", "faces": {str(die): face for die, face in enumerate(faces)}}


def lights(session: GameSession) -> TableLights:
    """Show a game as it stands."""
    return table_lights(session.state)


def effect(session: GameSession) -> Cue:
    """Show what its last action brought about."""
    return effect_of(session.state, session.moves[-1].events)


def test_life_arrows_pile_and_turn_are_shown(dice: Dice, act: Act) -> None:
    """Two arrows leave the pile for the roller's strip; a shot costs a bullet; the turn goes on."""
    session = dice(*QUIET)
    act(session, roll("arrow", "arrow", "bullseye_1", "dynamite", "gatling"), {"type": "stop"})

    assert lights(session).pile == Bar(7, SKY)
    assert lights(session).seats[0].arrows == Bar(2, SKY)
    assert [seat.active for seat in lights(session).seats] == [True, False, False, False]

    act(session, {"type": "aim", "die": 2, "target": 1})

    assert lights(session).seats[1].bullets == Bar(7, AMBER)
    assert [seat.active for seat in lights(session).seats] == [False, True, False, False]
    assert effect(session) == Cue()


def test_a_sheriff_with_eleven_lives_has_a_full_white_strip(dice: Dice, act: Act) -> None:
    """Ten bullets are as many as a strip has; the first loss makes them ordinary."""
    session = dice("paul_regret", "black_jack", "lucky_duke", "rose_doolan")
    assert lights(session).seats[0].bullets == Bar(10, WHITE)

    act(session, roll("dynamite", "dynamite", "dynamite", "gatling", "gatling"))

    assert lights(session).seats[0].bullets == Bar(10, AMBER)


def test_the_last_arrow_of_the_pile_flashes_at_everybody_who_is_hit(dice: Dice, act: Act) -> None:
    """The Indian attack: those without an arrow are spared, also by the lights."""
    session = dice(*QUIET, arrows=[0, 3, 5, 0], arrow_pile=1)

    act(session, roll("arrow", "beer", "beer", "gatling", "dynamite"))

    assert effect(session) == Cue(Effect.ATTACK, frozenset({0, 1, 2}))
    assert lights(session).pile.count == 9


def test_a_gatling_flashes_at_those_it_hits(dice: Dice, act: Act) -> None:
    """Paul Regret never loses life to it."""
    session = dice("black_jack", "paul_regret", "lucky_duke", "rose_doolan")

    act(session, roll("gatling", "gatling", "gatling", "dynamite", "dynamite"), {"type": "stop"})

    assert effect(session) == Cue(Effect.GATLING, frozenset({2, 3}))


def test_an_eliminated_player_is_shown_rather_than_what_killed(dice: Dice, act: Act) -> None:
    """And stays out afterwards."""
    session = dice("black_jack", "willy_the_kid", "lucky_duke", "rose_doolan", life=[10, 8, 1, 9])

    act(session, roll("gatling", "gatling", "gatling", "dynamite", "dynamite"), {"type": "stop"})

    assert effect(session) == Cue(Effect.ELIMINATION, frozenset({2}))
    assert [seat.out for seat in lights(session).seats] == [False, False, True, False]


@pytest.fixture
def won(dice: Dice, act: Act) -> GameSession:
    """Give a game that the law wins with one gatling."""
    session = dice("black_jack", "willy_the_kid", "lucky_duke", "rose_doolan", life=[10, 1, 1, 1])
    throw = roll("gatling", "gatling", "gatling", "dynamite", "dynamite")
    return act(session, throw, {"type": "stop"})


def test_a_victory_is_the_greatest_of_all(won: GameSession) -> None:
    """It runs at the winners' seats, and they glow afterwards."""
    assert effect(won) == Cue(Effect.VICTORY, frozenset({0}))
    assert [seat.active for seat in lights(won).seats] == [True, False, False, False]


def test_a_correction_by_the_table_is_shown_without_a_show(dice: Dice, act: Act) -> None:
    """It only puts right what was wrong."""
    session = act(dice(*QUIET), {"type": "correct", "seat": 2, "life": 3, "arrows": 4})

    assert lights(session).seats[2].bullets == Bar(3, AMBER)
    assert lights(session).seats[2].arrows == Bar(4, SKY)
    assert lights(session).pile == Bar(5, SKY)
    assert effect(session) == Cue()

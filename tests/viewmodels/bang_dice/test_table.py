"""The table as it is shown."""

from collections.abc import Callable

import pytest

from companion.rules.bang_dice.actions import Aim, Kit, Roll, Stop
from companion.rules.bang_dice.model import Face, Phase
from companion.session.game_session import GameSession
from companion.viewmodels.bang_dice.table import (
    DieState,
    correction_limits,
    last_rolled,
    table_view,
)
from companion.viewmodels.bang_dice.throw import Throw, pick_up

Table = Callable[..., GameSession]
A, D, ONE, TWO, BEER, GUN = Face


def roll(*faces: Face) -> Roll:
    """Throw the first dice."""
    return Roll(tuple(enumerate(faces)))


def test_life_lies_as_threes_and_ones(a_table: Table) -> None:
    """Bullet tokens are worth three and one; ten lives are three threes and a one."""
    ana = table_view(a_table()).seats[0]

    assert (ana.life, ana.threes, ana.ones) == (10, 3, 1)


def test_a_secret_role_is_not_shown(a_table: Table) -> None:
    """Only the sheriff is open; all others stay secret until they are out."""
    roles = [seat.role for seat in table_view(a_table()).seats]

    assert roles == ["sheriff", None, None, None, None]


def test_the_question_names_whom_it_is_for(a_table: Table) -> None:
    """One line says what is awaited and from whom."""
    view = table_view(a_table())

    assert (view.question.id, dict(view.question.args)) == ("dice-table-ask-roll", {"name": "Ana"})


def test_a_locked_die_does_not_react(a_table: Table) -> None:
    """Dynamite cannot be thrown again."""
    session = a_table()
    session.act(roll(D, BEER, BEER, ONE, GUN))
    dice = table_view(session).dice

    assert [(die.state, die.free) for die in dice[:2]] == [
        (DieState.LOCKED, False),
        (DieState.ROLLED, True),
    ]


def test_a_die_left_lying_is_kept(a_table: Table) -> None:
    """After a reroll the dice that stayed on the table differ from those just thrown."""
    session = a_table()
    session.act(roll(BEER, BEER, ONE, ONE, GUN))
    session.act(Roll(((1, TWO),)))

    states = [die.state for die in table_view(session).dice]
    assert states[:2] == [DieState.KEPT, DieState.ROLLED]
    assert last_rolled(session.moves) == (1,)


def test_dice_in_the_hand_wait_blank(a_table: Table) -> None:
    """Picked-up dice show no face until it is told."""
    session = a_table()
    session.act(roll(BEER, BEER, ONE, ONE, GUN))
    throw = pick_up(session.state, Throw(), 2)

    assert table_view(session, throw).dice[2].face is None


def test_a_bullseye_offers_the_reachable_seats_with_the_loss(a_table: Table) -> None:
    """Bullseye 1 hits a neighbour; the preview says life before and after."""
    session = a_table()
    session.act(roll(ONE, D, GUN, BEER, BEER))
    session.act(Stop())
    view = table_view(session)

    assert view.phase is Phase.AIM
    assert [choice.seat for choice in view.choices] == [1, 4]
    assert view.choices[0].effects[0].life == (8, 7)


def test_aimed_shots_count_in_the_preview_before_they_land(a_table: Table) -> None:
    """At once, the first shot waits for the second; both together are expected."""
    session = a_table()
    session.act(roll(ONE, ONE, D, D, GUN))
    session.act(Stop())
    session.act(Aim(0, 1))
    view = table_view(session)

    assert view.seats[1].life == 8
    assert view.seats[1].expected_life == 7
    assert view.choices[0].effects[0].life == (7, 6)


def test_the_die_chosen_by_hand_is_asked_about(a_table: Table) -> None:
    """Bullseyes may be used in any order."""
    session = a_table()
    session.act(roll(ONE, TWO, D, D, GUN))
    session.act(Stop())
    view = table_view(session, die=1)

    assert view.chosen_die == 1
    assert {choice.seat for choice in view.choices} == {2, 3}


def test_slab_doubles_with_one_of_several_beers(a_table: Table) -> None:
    """Which beer is spent makes no difference, so each target is offered doubled once."""
    session = a_table(first="slab_the_killer")
    session.act(roll(ONE, BEER, BEER, D, D))
    session.act(Stop())
    choices = table_view(session).choices

    assert [(choice.seat, choice.beside) for choice in choices] == [
        (1, False),
        (1, True),
        (4, False),
        (4, True),
    ]


def test_kit_gathers_arrows_seat_by_seat(a_table: Table) -> None:
    """One arrow for each gatling face, of whoever has one."""
    session = a_table(first="kit_carlson", position={"arrows": [0, 1, 2, 0, 0]})
    session.act(roll(GUN, GUN, D, D, D))
    view = table_view(session, discards=(1,))

    assert view.phase is Phase.KIT
    assert view.discardable == (2,)
    assert view.choices[0].action == Kit((1,))


def test_undo_and_redo_are_named(a_table: Table) -> None:
    """Each step is named in words."""
    session = a_table()
    assert table_view(session).undo is None

    session.act(roll(BEER, BEER, ONE, ONE, GUN))
    name = table_view(session).undo
    session.undo()

    assert name is not None
    assert name.id == "bang-dice-history-dice-thrown"
    assert table_view(session).redo == name


def test_stop_previews_what_follows_by_itself(a_table: Table) -> None:
    """Three gatlings fire as soon as the player stops: everybody else loses a life."""
    session = a_table()
    session.act(roll(GUN, GUN, GUN, D, D))
    stop = table_view(session).choices[0]

    assert [effect.seat for effect in stop.effects] == [1, 2, 4]


def test_correction_neither_eliminates_nor_attacks(a_table: Table) -> None:
    """Life from 1 to the maximum, and at least one arrow stays in the pile."""
    limits = correction_limits(a_table().state, 0)

    assert limits is not None
    assert (limits.life, limits.arrows) == ((1, 10), (0, 8))


@pytest.mark.parametrize("players", [3, 8])
def test_every_table_size_has_all_its_seats(a_table: Table, players: int) -> None:
    """Three to eight players; with three, all roles are open."""
    seats = table_view(a_table(players)).seats

    assert len(seats) == players
    assert all(seat.role for seat in seats) == (players == 3)

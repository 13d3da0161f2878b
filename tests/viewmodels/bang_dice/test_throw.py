"""A throw being entered by hand or seen by a camera."""

from collections.abc import Callable

from companion.rules.bang_dice.actions import Roll
from companion.rules.bang_dice.model import Face
from companion.session.game_session import GameSession
from companion.viewmodels.bang_dice.throw import (
    Throw,
    enter,
    new_throw,
    pick_up,
    seen,
    take_back,
)

Table = Callable[..., GameSession]
A, D, ONE, TWO, BEER, GUN = Face


def test_all_five_are_in_the_hand_at_first(a_table: Table) -> None:
    """The first roll of a turn throws all five dice."""
    state = a_table().state
    throw = new_throw(state)

    assert throw.hand == (0, 1, 2, 3, 4)
    assert pick_up(state, throw, 2) == throw


def test_told_faces_fill_the_dice_in_order(a_table: Table) -> None:
    """Five taps on faces are a whole throw."""
    throw = new_throw(a_table().state)
    for face in (BEER, BEER, ONE, D, A):
        assert not throw.complete
        throw = enter(throw, face)

    assert throw.complete
    assert throw.action == Roll(((0, BEER), (1, BEER), (2, ONE), (3, D), (4, A)))


def test_a_face_too_many_changes_nothing(a_table: Table) -> None:
    """A nervous extra tap is harmless."""
    throw = new_throw(a_table().state)
    for face in (BEER,) * 5:
        throw = enter(throw, face)

    assert enter(throw, A) == throw


def test_a_face_can_be_taken_back_and_told_anew(a_table: Table) -> None:
    """A slip while entering is mended on the spot."""
    throw = enter(new_throw(a_table().state), A)
    throw = enter(take_back(throw, 0), BEER)

    assert throw.faces[0] is BEER


def test_dynamite_stays_out_of_the_hand(a_table: Table) -> None:
    """Dynamite cannot be thrown again; the other dice can, also those kept before."""
    session = a_table()
    session.act(Roll(tuple(enumerate((D, BEER, ONE, ONE, GUN)))))
    throw = pick_up(session.state, pick_up(session.state, Throw(), 0), 1)

    assert throw.hand == (1,)
    assert pick_up(session.state, throw, 1).hand == ()


def test_a_doubtful_die_waits_for_a_tap(a_table: Table) -> None:
    """A camera never guesses silently: the doubted die must be told."""
    state = a_table().state
    throw = seen(state, {0: BEER, 1: ONE, 2: None, 3: GUN, 4: A}, doubted=(3,))

    assert not throw.complete
    assert throw.doubted == (2, 3)
    throw = enter(enter(throw, D), GUN)
    assert throw.complete
    assert throw.faces == (BEER, ONE, D, GUN, A)


def test_the_first_throw_has_all_five_even_if_one_was_not_seen(a_table: Table) -> None:
    """A die that rolled off the tray is asked for."""
    throw = seen(a_table().state, {0: BEER, 1: ONE, 2: GUN, 3: A})

    assert throw.hand == (0, 1, 2, 3, 4)
    assert throw.doubted == (4,)


def test_a_camera_cannot_throw_what_is_locked(a_table: Table) -> None:
    """A die that shows dynamite is not part of a reroll, whatever moved it."""
    session = a_table()
    session.act(Roll(tuple(enumerate((D, BEER, ONE, ONE, GUN)))))

    assert seen(session.state, {0: BEER, 1: ONE}).hand == (1,)

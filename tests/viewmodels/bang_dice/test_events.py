"""The moments that people notice across the table."""

from collections.abc import Callable

from companion.rules.bang_dice.actions import Aim, Roll, Stop
from companion.rules.bang_dice.model import Face
from companion.session.game_session import GameSession
from companion.viewmodels.bang_dice.events import MomentKind, moments

Table = Callable[..., GameSession]
A, D, ONE, TWO, BEER, GUN = Face


def roll(*faces: Face) -> Roll:
    """Throw all five dice."""
    return Roll(tuple(enumerate(faces)))


def test_arrows_taken_together_are_one_sight(a_table: Table) -> None:
    """Two arrows of one throw fly together."""
    kinds = [moment.kind for moment in moments(a_table().act(roll(A, A, BEER, BEER, GUN)))]

    assert kinds == [MomentKind.ROLL, MomentKind.ARROW]


def test_an_attack_names_everybody_who_is_hit(a_table: Table) -> None:
    """The last arrow leaves the pile: all pay for their arrows."""
    session = a_table(position={"arrows": [1, 2, 4, 0, 0]})
    attack = moments(session.act(roll(A, A, BEER, BEER, GUN)))[2]

    assert attack.kind is MomentKind.ATTACK
    assert attack.targets == (0, 1, 2)
    assert attack.losses == (3, 2, 1)
    assert attack.banner is not None


def test_a_gatling_is_shown_with_a_banner(a_table: Table) -> None:
    """Everybody else is hit at once, except who is proof against it."""
    session = a_table()
    session.act(roll(GUN, GUN, GUN, D, D))
    shown = [moment for moment in moments(session.act(Stop())) if moment.banner]

    assert [(moment.kind, moment.targets) for moment in shown] == [(MomentKind.GATLING, (1, 2, 4))]


def test_a_death_and_the_victory_that_follows_are_both_shown(a_table: Table) -> None:
    """Three players: the deputy fells the renegade by the own dice and wins at once."""
    session = a_table(3, position={"life": [8, 8, 1]})
    session.act(roll(ONE, GUN, GUN, D, D))
    session.act(Stop())
    shown = [moment for moment in moments(session.act(Aim(0, 2))) if moment.banner]

    assert [(moment.kind, moment.targets) for moment in shown] == [
        (MomentKind.DEATH, (2,)),
        (MomentKind.VICTORY, (0,)),
    ]


def test_the_start_has_nothing_to_show(a_table: Table) -> None:
    """A resumed table does not replay its old moments."""
    assert moments(a_table().moves[0]) == ()


def test_a_shot_flies_from_the_shooter_to_the_target(a_table: Table) -> None:
    """A bullseye is shown from seat to seat."""
    session = a_table()
    session.act(roll(ONE, BEER, GUN, D, D))
    session.act(Stop())
    shot = moments(session.act(Aim(0, 4)))[0]

    assert (shot.kind, shot.source, shot.targets) == (MomentKind.SHOT, 0, (4,))

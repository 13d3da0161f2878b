"""The watcher's numbers become the game's dice."""

from companion.devices.dice_places import DicePlaces
from companion.rules.bang_dice.model import Face
from vision.faces import Face as Drawn
from vision.reading import DieReading, Status
from vision.watching.identity import KnownDie
from vision.watching.watcher import Seen, Tray

SIZE = (1000, 500)


def a_die(number: int, x: float, face: Drawn | None = Drawn.BEER, sure: float = 0.9) -> KnownDie:
    """Lay a die down."""
    corners = ((x - 9, 91.0), (x + 9, 91.0), (x + 9, 109.0), (x - 9, 109.0))
    status = Status.READ if face is not None else Status.UNSURE
    return KnownDie(number, DieReading(face, sure, status, (x, 100.0), corners))


def seen(dice: list[KnownDie], rolled: tuple[int, ...]) -> Seen:
    """Say what the watcher saw."""
    kept = tuple(die.id for die in dice if die.id not in rolled)
    return Seen(0, 0.0, Tray.SETTLED, tuple(dice), rolled, kept)


def a_row(count: int = 5) -> list[KnownDie]:
    """Lay dice in a row, numbered from the right."""
    return [a_die(number, 900 - 150 * number) for number in range(count)]


def test_the_first_throw_is_numbered_from_left_to_right() -> None:
    """Dice on the screen stand as they lie in the tray."""
    places = DicePlaces()
    rolled = places.thrown(seen(a_row(), (0, 1, 2, 3, 4)), first=True)

    assert rolled == (0, 1, 2, 3, 4)
    assert sorted(places.spots, key=lambda die: places.spots[die]) == [0, 1, 2, 3, 4]


def test_kept_dice_stay_what_they_were() -> None:
    """Wherever a die thrown again comes to lie, it takes the number that is free."""
    places = DicePlaces()
    row = a_row()
    places.thrown(seen(row, (0, 1, 2, 3, 4)), first=True)
    again = [*row[:4], a_die(4, 950, Drawn.ARROW)]
    rolled = places.thrown(seen(again, (4,)), first=False)

    assert rolled == (0,)
    assert places.seen_dice(seen(again, (4,)), SIZE)[0].face is Face.ARROW


def test_a_die_out_of_sight_must_be_told() -> None:
    """It counts as thrown and waits for a tap."""
    places = DicePlaces()
    row = a_row()
    places.thrown(seen(row, (0, 1, 2, 3, 4)), first=True)
    rolled = places.thrown(seen(row[:4], ()), first=False)
    dice = places.seen_dice(seen(row[:4], ()), SIZE)

    assert rolled == (0,)
    assert (dice[0].face, dice[0].sure, dice[0].corners) == (None, False, ())


def test_what_is_not_sure_to_be_a_die_is_no_sixth() -> None:
    """A token beside the dice does not make the throw doubtful."""
    places = DicePlaces()
    dice = [*a_row(), a_die(5, 50, None, 0.3)]
    places.thrown(seen(dice, (0, 1, 2, 3, 4, 5)), first=True)

    assert all(die.sure for die in places.seen_dice(seen(dice, ()), SIZE))


def test_six_sure_dice_are_all_doubted() -> None:
    """Nobody knows which five count, and nothing is guessed."""
    places = DicePlaces()
    dice = [*a_row(), a_die(5, 50)]
    places.thrown(seen(dice, (0, 1, 2, 3, 4, 5)), first=True)

    assert not any(die.sure for die in places.seen_dice(seen(dice, ()), SIZE))


def test_a_die_that_lands_in_its_old_place_is_part_of_the_first_throw() -> None:
    """A first throw is of all five, even if one seems not to have moved."""
    places = DicePlaces()
    assert places.thrown(seen(a_row(), (0, 1, 2, 3)), first=True) == (0, 1, 2, 3, 4)
    assert len(places.thrown(seen(a_row(), (0,)), first=True)) == 1


def test_dice_found_lying_take_the_numbers_the_game_gave_them() -> None:
    """After the camera comes back, each face is the die that shows it."""
    faces = (Face.GATLING, Face.BEER, Face.ARROW, Face.BEER, Face.DYNAMITE)
    drawn = (Drawn.BEER, Drawn.ARROW, Drawn.DYNAMITE, Drawn.GATLING, Drawn.BEER)
    found = seen([a_die(n, 900 - 150 * n, face) for n, face in enumerate(drawn)], ())
    places = DicePlaces()
    places.found(found, faces)

    assert tuple(die.face for die in places.seen_dice(found, SIZE)) == faces

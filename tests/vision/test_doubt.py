"""When a die is read, and when the reader says it is not sure."""

from dataclasses import replace

import numpy as np
import numpy.typing as npt
import pytest

from vision.calibration import Calibration
from vision.faces import FACES, Face
from vision.lean import Posture
from vision.localiser import Candidate
from vision.reader import Reader
from vision.reading import Status
from vision.rectify import Slates

Array = npt.NDArray[np.float64]

_LIMITS = Calibration(
    found=0.2,
    likely=0.1,
    contrast=5.0,
    cocked=0.5,
    lean=15.0,
    top=0.85,
    heed_die=0.5,
    heed_top=0.5,
    heed_lean=0.05,
    small=0.85,
    large=1.2,
    tint=0.1,
    clean=0.3,
    perhaps=0.05,
    read=0.8,
    alone=0.97,
    heed=1.0,
    sure=0.9,
    temperature=1.0,
    cut_off=0.06,
)
_SQUARE = np.array([[100.0, 100.0], [150.0, 100.0], [150.0, 150.0], [100.0, 150.0]])
_FRAME = np.repeat(np.random.default_rng(0).integers(0, 255, (300, 400, 1), np.uint8), 3, axis=2)
_SURE = Candidate(_SQUARE, 0.8, 0.05, 0.9)
_FLAT = Posture(lean=0.0, top=0.9, size=1.0)


class _Scripted(Reader):
    """A reader whose networks say what the test wants."""

    def __init__(
        self,
        candidates: list[Candidate],
        logits: Array,
        posture: Posture = _FLAT,
        nearer: list[Candidate] | None = None,
    ) -> None:
        self.calibration = _LIMITS
        self.localiser = _Says(candidates, nearer)  # type: ignore[assignment]  # stands in for the network
        self.refiner = _Keeps()  # type: ignore[assignment]  # stands in for the network
        self.lean_meter = _Measures(posture)  # type: ignore[assignment]  # stands in for the network
        self.classifier = _Thinks(logits)  # type: ignore[assignment]  # stands in for the network
        self._slates = Slates()


class _Says:
    def __init__(self, candidates: list[Candidate], nearer: list[Candidate] | None) -> None:
        self._candidates, self._nearer = candidates, nearer or []
        self.looks = 0

    def find(self, _frame: object, _found: float) -> list[Candidate]:
        return self._candidates

    def find_nearer(self, _frame: object, _found: float) -> list[Candidate]:
        self.looks += 1
        return self._nearer


class _Keeps:
    def __init__(self) -> None:
        self.closely: list[bool] = []

    def refine(
        self, _views: object, dice: list[Candidate], _likely: float, *, closely: bool
    ) -> list[Candidate]:
        self.closely.append(closely)
        return dice


class _Drops(_Keeps):
    """Takes the last few for no dice."""

    def __init__(self, last: int) -> None:
        super().__init__()
        self._last = last

    def refine(
        self, _views: object, dice: list[Candidate], _likely: float, *, closely: bool
    ) -> list[Candidate]:
        return super().refine(_views, dice, _likely, closely=closely)[: -self._last]


class _Measures:
    def __init__(self, posture: Posture) -> None:
        self._posture = posture

    def postures(self, _frame: object, quads: list[Array], _trust: list[float]) -> list[Posture]:
        return [self._posture for _ in quads]


class _Thinks:
    def __init__(self, logits: Array) -> None:
        self._logits = logits

    def logits(self, crops: list[object]) -> Array:
        return np.tile(self._logits, (len(crops), 1))


def _logits(face: int, strength: float) -> Array:
    logits = np.zeros(len(FACES) + 1)
    logits[face] = strength
    return logits


def _five() -> list[Candidate]:
    """Give five sure dice in a row."""
    return [replace(_SURE, corners=_SQUARE + np.array([60.0 * i - 90, 0])) for i in range(5)]


def _read(
    candidate: Candidate, logits: Array, posture: Posture = _FLAT
) -> tuple[Status, Face | None]:
    (die,) = _Scripted([candidate], logits, posture).read(_FRAME).dice
    return die.status, die.face


def test_a_clear_face_is_read() -> None:
    """Found, upright, inside, and the face beyond doubt."""
    assert _read(_SURE, _logits(4, 12.0)) == (Status.READ, Face.BEER)


def test_a_doubtful_face_is_not_named() -> None:
    """Two faces about as likely: asking is cheap, a wrong answer is not."""
    logits = _logits(2, 6.0) + _logits(3, 5.0)
    assert _read(_SURE, logits) == (Status.UNSURE, None)


def test_a_faint_die_is_not_read() -> None:
    """The classifier alone may not make a die out of a card's drawing."""
    assert _read(replace(_SURE, heat=0.3), _logits(0, 12.0)) == (Status.UNSURE, None)


def test_what_looks_little_like_a_die_from_near_is_not_read() -> None:
    """Shapes printed on a card may look like a face among the table's other things."""
    assert _read(replace(_SURE, die=0.12), _logits(0, 12.0)) == (Status.UNSURE, None)


def test_a_face_less_clear_is_read_only_where_a_die_was_found_surely() -> None:
    """A symbol on a token looks like a face, but less like a die."""
    logits = _logits(4, 3.8)
    assert _read(replace(_SURE, heat=0.95), logits) == (Status.READ, Face.BEER)
    assert _read(replace(_SURE, heat=0.45), logits) == (Status.UNSURE, None)


def test_a_face_less_clear_is_read_only_beside_others() -> None:
    """Alone it may be a drawing on anything: there is nothing to compare its size with."""
    logits, alone = _logits(4, 4.8), replace(_FLAT, alone=True)
    assert _read(_SURE, logits) == (Status.READ, Face.BEER)
    assert _read(_SURE, logits, alone) == (Status.UNSURE, None)
    assert _read(_SURE, _logits(4, 12.0), alone) == (Status.READ, Face.BEER)


def test_a_leaning_die_is_cocked() -> None:
    """The table has to decide about it, however clear the drawing is."""
    assert _read(replace(_SURE, cocked=0.9), _logits(0, 12.0)) == (Status.COCKED, None)


def test_a_die_that_looks_another_way_than_the_table_is_cocked() -> None:
    """Its top face is clear, but it leans on something."""
    assert _read(_SURE, _logits(0, 12.0), replace(_FLAT, lean=20.0)) == (Status.COCKED, None)


def test_a_drawing_without_a_body_below_is_not_read() -> None:
    """A token may bear the very symbol of a die, and lie as flat."""
    assert _read(_SURE, _logits(0, 12.0), replace(_FLAT, top=0.1)) == (Status.UNSURE, None)


def test_where_a_die_was_found_faintly_its_body_has_to_show() -> None:
    """The side of a propped die has something below it too, but is found less surely."""
    hardly = replace(_FLAT, top=0.55)
    assert _read(replace(_SURE, heat=0.9), _logits(0, 12.0), hardly) == (Status.READ, Face.ARROW)
    assert _read(replace(_SURE, heat=0.42), _logits(0, 12.0), hardly) == (Status.UNSURE, None)


def test_a_die_found_faintly_has_to_lie_flat() -> None:
    """The side of a die that leans on others looks a little another way than the table."""
    leans, faint = replace(_FLAT, lean=12.0), replace(_SURE, heat=0.5)
    assert _read(_SURE, _logits(0, 12.0), leans) == (Status.READ, Face.ARROW)
    assert _read(faint, _logits(0, 12.0)) == (Status.READ, Face.ARROW)
    assert _read(faint, _logits(0, 12.0), leans) == (Status.UNSURE, None)


def test_a_face_burnt_out_by_light_is_not_read() -> None:
    """Where nothing shows, the classifier may still name something."""
    blank = np.full_like(_FRAME, 250)
    (die,) = _Scripted([_SURE], _logits(5, 12.0)).read(blank).dice
    assert (die.status, die.face) == (Status.UNSURE, None)


@pytest.mark.parametrize("size", [0.8, 1.3])
def test_a_drawing_of_another_size_than_the_dice_is_not_read(size: float) -> None:
    """Dice of a set are alike; what is printed on a token or a sheet seldom fits."""
    assert _read(_SURE, _logits(0, 12.0), replace(_FLAT, size=size)) == (Status.UNSURE, None)


def test_a_drawing_on_another_colour_than_the_dice_is_not_read() -> None:
    """A sticker on a token may be as large as a die's face and lie as flat."""
    dice = _five()
    frame = _FRAME.copy()
    frame[100:150, 250:300, 2] //= 2
    read = _Scripted(dice, _logits(0, 12.0)).read(frame).dice
    told = {die.center[0]: die.status for die in read}
    assert told.pop(275.0) is Status.UNSURE
    assert set(told.values()) == {Status.READ}


def test_a_face_that_leans_a_little_and_is_a_little_small_is_not_read() -> None:
    """Either may be chance; both together seldom are."""
    little, small = replace(_FLAT, lean=10.0), replace(_FLAT, size=0.92)
    both = replace(little, size=0.92)
    assert _read(_SURE, _logits(0, 12.0), little) == (Status.READ, Face.ARROW)
    assert _read(_SURE, _logits(0, 12.0), small) == (Status.READ, Face.ARROW)
    assert _read(_SURE, _logits(0, 12.0), both) == (Status.UNSURE, None)


@pytest.mark.parametrize("shift", [(-110.0, 0.0), (0.0, -120.0), (255.0, 0.0), (0.0, 155.0)])
def test_a_die_over_the_border_is_cut_off(shift: tuple[float, float]) -> None:
    """Part of its drawing is not in the picture."""
    moved = replace(_SURE, corners=_SQUARE + shift)
    assert _read(moved, _logits(0, 12.0)) == (Status.CUT_OFF, None)


def test_what_is_no_clean_face_is_no_die() -> None:
    """A pip die or token that looks like a die is dropped, not asked about."""
    assert _Scripted([_SURE], _logits(6, 12.0)).read(_FRAME).dice == ()


def _looks(candidate: Candidate, logits: Array) -> int:
    """Count the looks from nearer."""
    reader = _Scripted([candidate], logits)
    reader.read(_FRAME)
    assert isinstance(reader.localiser, _Says)
    return reader.localiser.looks


def test_what_is_left_open_is_looked_at_from_nearer() -> None:
    """A die that is unsure, and what was dropped but may be a clean face."""
    faint = replace(_SURE, heat=0.3)
    assert _looks(faint, _logits(0, 12.0)) == 1
    assert _looks(faint, _logits(6, 4.0)) == 1


def test_with_a_die_missing_what_was_dropped_is_looked_at_from_nearer() -> None:
    """Five dice are thrown: a place as likely as not to hold one may have been framed badly."""
    assert _looks(replace(_SURE, heat=0.6), _logits(6, 12.0)) == 1


def test_beside_five_dice_what_was_dropped_is_let_go() -> None:
    """All are there: the rest are tokens and dice of other games."""
    dice = _five()
    reader = _Scripted([*dice, replace(_SURE, corners=_SQUARE + 100)], _logits(0, 12.0))
    reader.refiner = _Drops(1)  # type: ignore[assignment]  # stands in for the network
    assert len(reader.read(_FRAME).dice) == len(dice)
    assert isinstance(reader.localiser, _Says)
    assert reader.localiser.looks == 0


def test_what_is_clear_is_looked_at_once() -> None:
    """A look from nearer takes longer than all the rest."""
    assert _looks(_SURE, _logits(0, 12.0)) == 0
    assert _looks(replace(_SURE, heat=0.4), _logits(6, 12.0)) == 0
    assert _looks(replace(_SURE, cocked=0.9), _logits(0, 12.0)) == 0


def test_only_what_is_seen_from_nearer_is_framed_closely() -> None:
    """Framing each face twice takes time that a clear table does not need."""
    faint = replace(_SURE, heat=0.3)
    reader = _Scripted([faint], _logits(4, 12.0), nearer=[_SURE])
    reader.read(_FRAME)
    assert isinstance(reader.refiner, _Keeps)
    assert reader.refiner.closely == [False, True]


def test_a_die_found_surely_from_nearer_is_read() -> None:
    """Once: where both looks found it, the nearer one counts."""
    faint = replace(_SURE, heat=0.3)
    (die,) = _Scripted([faint], _logits(4, 12.0), nearer=[_SURE]).read(_FRAME).dice
    assert die.face is Face.BEER


def test_a_die_read_at_once_stays_as_it_was_seen() -> None:
    """The look from nearer is for the others; it adds nothing to what is sure."""
    other = replace(_SURE, corners=_SQUARE + 100, heat=0.3)
    moved = replace(_SURE, corners=_SQUARE + 5)
    reader = _Scripted([_SURE, other], _logits(4, 12.0), nearer=[moved, replace(other, heat=0.9)])
    dice = reader.read(_FRAME).dice
    assert [die.status for die in dice] == [Status.READ, Status.READ]
    assert sorted(die.center for die in dice) == [(125.0, 125.0), (225.0, 225.0)]


def test_what_only_the_first_look_found_is_still_asked_about() -> None:
    """Nearer, a die that fills much of the picture may not be known as one."""
    faint, elsewhere = replace(_SURE, heat=0.3), replace(_SURE, corners=_SQUARE + 100)
    dice = _Scripted([faint], _logits(4, 12.0), nearer=[elsewhere]).read(_FRAME).dice
    assert sorted(die.status for die in dice) == [Status.READ, Status.UNSURE]

"""Dice of one set are of one colour; what is of another is asked about."""

import numpy as np
import numpy.typing as npt
import pytest

from vision.bodies import oddities, tints_of
from vision.rectify import FACE

Array = npt.NDArray[np.float64]
Frame = npt.NDArray[np.uint8]
Colour = tuple[int, int, int]

IVORY, RED, MINT, INK = (205, 232, 240), (40, 35, 150), (170, 205, 160), (20, 20, 25)
ODD, LIKE = 0.11, 0.03


def face(body: Colour, light: float = 1.0, white: float = 0.0) -> Frame:
    """Draw a dark symbol on a body of this colour (BGR), lit so, and mirroring so much white."""
    crop = np.full((FACE.side, FACE.side, 3), body, float) * light + white
    crop[16:32, 16:32] = INK
    return np.clip(crop, 0, 255).astype(np.uint8)


def odd(faces: list[Frame], trust: float = 0.9) -> Array:
    """Compare the faces with each other."""
    return oddities(tints_of(faces), np.full(len(faces), trust))


def test_a_sticker_of_another_colour_is_odd() -> None:
    """It lies among the dice like one of them, and is as large."""
    told = odd([face(IVORY)] * 5 + [face(MINT)])
    assert told[5] > ODD
    assert told[:5].max() < LIKE


@pytest.mark.parametrize("body", [IVORY, RED, INK])
def test_dice_in_light_and_shade_are_alike(body: Colour) -> None:
    """A lamp stands on one side of the table."""
    assert odd([face(body, light) for light in (1.0, 0.9, 0.7, 0.5, 0.4)]).max() < LIKE


def test_shiny_dice_that_mirror_a_lamp_are_alike() -> None:
    """What they mirror is white, and takes from the colour, not from its kind."""
    assert odd([face(RED, 1.0, white) for white in (0, 0, 20, 60, 100)]).max() < LIKE


def test_symbols_have_no_say() -> None:
    """Symbols are painted in six colours on dice of one."""
    painted = face(IVORY)
    painted[16:32, 16:32] = (31, 106, 253)
    assert np.array_equal(tints_of([painted]), tints_of([face(IVORY)]))


def test_of_motley_dice_none_is_odd() -> None:
    """Somebody may throw dice of many colours."""
    assert odd([face(one) for one in (IVORY, RED, MINT, (200, 120, 40), (90, 220, 90))]).max() == 0


def test_one_of_few_is_not_odd() -> None:
    """Of two dice nobody can say which is of the wrong colour; nor beside things that are none."""
    assert odd([face(IVORY), face(MINT)]).max() == 0
    assert odd([face(IVORY)] * 4 + [face(MINT)], trust=0.3).max() == 0

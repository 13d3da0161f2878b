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
ORANGE, CLOTH = (31, 106, 253), (60, 140, 30)
ODD, LIKE = 0.11, 0.03
SYMBOL = slice(12, 36)


def face(body: Colour, light: float = 1.0, white: float = 0.0, ink: Colour = INK) -> Frame:
    """Draw a symbol on a body of this colour (BGR), lit so and so much white on it, on cloth."""
    near, far = FACE.corners[0].astype(int) + 1, FACE.corners[2].astype(int)
    crop = np.full((FACE.side, FACE.side, 3), CLOTH, float)
    crop[near[1] : far[1], near[0] : far[0]] = np.array(body) * light + white
    crop[SYMBOL, SYMBOL] = ink
    return np.asarray(np.clip(crop, 0, 255), np.uint8)


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


def test_in_the_dark_a_little_colour_is_none() -> None:
    """It comes from noise, and from what stands about the table."""
    assert odd([face((4, 4, 4))] * 4 + [face((4, 4, 6))]).max() < ODD


def test_shiny_dice_that_mirror_a_lamp_are_alike() -> None:
    """What they mirror is white, and takes from the colour, not from its kind."""
    assert odd([face(RED, 1.0, white) for white in (0, 60, 80, 100, 100)]).max() < LIKE


def test_what_is_far_deeper_than_white_dice_is_odd() -> None:
    """White dice in warm light have a little of a red die's colour, but not of a red token's."""
    assert odd([face((225, 225, 240))] * 4 + [face(RED)])[4] > ODD


def test_symbols_have_no_say() -> None:
    """Symbols are painted in six colours on dice of one."""
    assert np.array_equal(tints_of([face(IVORY, ink=ORANGE)]), tints_of([face(IVORY)]))


def test_of_motley_dice_none_is_odd() -> None:
    """Somebody may throw dice of many colours."""
    assert odd([face(one) for one in (IVORY, RED, MINT, (200, 120, 40), (90, 220, 90))]).max() == 0


def test_one_of_few_is_not_odd() -> None:
    """Of two dice nobody can say which is of the wrong colour; nor beside things that are none."""
    assert odd([face(IVORY), face(MINT)]).max() == 0
    assert odd([face(IVORY)] * 4 + [face(MINT)], trust=0.3).max() == 0


def test_what_is_hardly_a_die_has_no_say() -> None:
    """Three tokens are more than two dice, but nobody takes them for some."""
    tints = tints_of([face(IVORY)] * 3 + [face(MINT)] * 3)
    told = oddities(tints, np.array([0.9, 0.9, 0.9, 0.05, 0.05, 0.05]))
    assert told[:3].max() < LIKE
    assert told[3:].min() > ODD

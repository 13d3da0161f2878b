"""The numerals 1 and 2, drawn from our own outlines in several styles of lettering."""

from collections.abc import Callable

import cv2
import numpy as np

from vision.training.arrays import Array, Mask, Rng
from vision.training.lettering import font_numerals
from vision.training.pen import Pen, arc, bezier, points

_STAMP = 200
_PRINTED = (
    cv2.FONT_HERSHEY_SIMPLEX,
    cv2.FONT_HERSHEY_DUPLEX,
    cv2.FONT_HERSHEY_COMPLEX,
    cv2.FONT_HERSHEY_TRIPLEX,
)


def _one_slab(pen: Pen, rng: Rng, height: float) -> None:
    stem = height * rng.uniform(0.16, 0.36)
    foot = stem * rng.uniform(1.6, 2.8)
    serif = height * rng.uniform(0.05, 0.13)
    flag = stem * rng.uniform(0.9, 1.5)
    drop = height * rng.uniform(0.1, 0.28)
    top, bottom = -height / 2, height / 2
    pen.fill(points((-stem / 2, top), (stem / 2, top), (stem / 2, bottom), (-stem / 2, bottom)))
    thin = serif * rng.uniform(0.7, 1.4)
    pen.fill(
        points(
            (stem / 2, top),
            (-flag, top + drop),
            (-flag, top + drop + thin),
            (stem / 2, top + drop * rng.uniform(0.6, 1.4) + thin),
        )
    )
    pen.fill(
        points(
            (-foot / 1.6, bottom - serif),
            (foot / 1.6, bottom - serif),
            (foot / 1.6, bottom),
            (-foot / 1.6, bottom),
        )
    )


def _one_plain(pen: Pen, rng: Rng, height: float) -> None:
    stem = height * rng.uniform(0.13, 0.3)
    flag = height * rng.uniform(0.18, 0.4)
    lean = rng.uniform(-0.05, 0.05) * height
    pen.stroke(points((lean, -height / 2 + stem / 2), (-lean, height / 2 - stem / 2)), stem)
    tip = (lean - flag, -height / 2 + stem / 2 + flag * rng.uniform(0.4, 1.0))
    pen.stroke(points((lean, -height / 2 + stem / 2), tip), stem * rng.uniform(0.6, 1.0))
    if rng.random() < 0.3:  # noqa: PLR2004 - a share of the drawings
        half = height * rng.uniform(0.2, 0.32)
        foot = height / 2 - stem / 2
        pen.stroke(points((-half - lean, foot), (half - lean, foot)), stem * rng.uniform(0.5, 1.0))


def _spine_of_two(rng: Rng, height: float) -> Array:
    radius = height * rng.uniform(0.24, 0.31)
    bowl = arc((0.0, -height / 2 + radius), radius, rng.uniform(-200, -165), rng.uniform(10, 40))
    foot = (-radius * rng.uniform(0.9, 1.15), height / 2)
    pull = (bowl[-1][0] * rng.uniform(0.6, 1.0), bowl[-1][1] + height * rng.uniform(0.12, 0.25))
    return np.vstack([bowl, bezier(tuple(bowl[-1]), pull, foot, 24)])


def _two_nib(pen: Pen, rng: Rng, height: float) -> None:
    """Draw a two with thick and thin parts, a ball at its start and a wavy or slab foot."""
    spine = _spine_of_two(rng, height)
    thick, thin = height * rng.uniform(0.18, 0.28), height * rng.uniform(0.04, 0.12)
    way = np.linspace(0.0, 1.0, len(spine))
    pen.swell(spine, thin + (thick - thin) * np.exp(-(((way - 0.5) / 0.2) ** 2)))
    if rng.random() < 0.75:  # noqa: PLR2004 - a share of the drawings
        ball = thick * rng.uniform(0.45, 0.7)
        pen.disc((float(spine[0][0]) + ball * 0.6, float(spine[0][1])), ball)
    _foot_of_two(pen, rng, height, thick * rng.uniform(0.5, 1.0))


def _foot_of_two(pen: Pen, rng: Rng, height: float, width: float) -> None:
    left, right = -height * 0.31, height * rng.uniform(0.26, 0.36)
    bottom = height / 2 - width / 2
    if rng.random() < 0.5:  # noqa: PLR2004 - a share of the drawings
        wave = height * rng.uniform(0.02, 0.1)
        mid = bezier(
            (left, bottom + width / 3), (-height * 0.05, bottom - wave * 2), (right * 0.6, bottom)
        )
        pen.stroke(mid, width)
        pen.stroke(points((right * 0.6, bottom), (right, bottom - wave * 1.6)), width * 0.6)
        return
    pen.fill(
        points(
            (left, bottom - width / 2),
            (right, bottom - width / 2),
            (right, bottom + width / 2),
            (left, bottom + width / 2),
        )
    )
    if rng.random() < 0.4:  # noqa: PLR2004 - a share of the drawings
        rise = height * rng.uniform(0.08, 0.18)
        pen.fill(
            points(
                (right, bottom + width / 2),
                (right - width, bottom),
                (right, bottom - width / 2 - rise),
            )
        )


def _two_plain(pen: Pen, rng: Rng, height: float) -> None:
    width = height * rng.uniform(0.12, 0.24)
    inner = height - width
    spine = _spine_of_two(rng, inner)
    pen.stroke(spine, width)
    end = (inner * rng.uniform(0.26, 0.36), inner / 2)
    pen.stroke(points(tuple(spine[-1]), end), width)


def _printed(numeral: str) -> Callable[[Pen, Rng, float], None]:
    def draw(pen: Pen, rng: Rng, height: float) -> None:
        font = int(rng.choice(_PRINTED))
        pen.stamp(_press(numeral, font, int(rng.integers(6, 26))), height * 1.3)

    return draw


def _press(numeral: str, font: int, thickness: int) -> Mask:
    ink: Mask = np.zeros((_STAMP, _STAMP), np.uint8)
    (width, tall), _ = cv2.getTextSize(numeral, font, 6.0, thickness)
    corner = ((_STAMP - width) // 2, (_STAMP + tall) // 2)
    cv2.putText(ink, numeral, corner, font, 6.0, (255,), thickness, cv2.LINE_AA)
    return ink


def _typeset(numeral: str) -> Callable[[Pen, Rng, float], None]:
    def draw(pen: Pen, rng: Rng, height: float) -> None:
        masks = font_numerals(numeral)
        if not masks:
            _printed(numeral)(pen, rng, height)
            return
        mask = masks[int(rng.integers(len(masks)))]
        if rng.random() < 0.3:  # noqa: PLR2004 - paint spreads, or the cut is shallow
            change = cv2.dilate if rng.random() < 0.7 else cv2.erode  # noqa: PLR2004
            mask = change(mask, np.ones((int(rng.integers(2, 9)),) * 2, np.uint8))
        pen.stamp(mask, height * 1.33)

    return draw


_ONES = (_one_slab, _one_slab, _one_plain, _printed("1"), *([_typeset("1")] * 4))
_TWOS = (_two_nib, _two_nib, _two_plain, _printed("2"), *([_typeset("2")] * 4))


def draw_numeral(pen: Pen, rng: Rng, number: int, height: float) -> None:
    """Draw 1 or 2 of the given height about the pen's origin."""
    styles = _ONES if number == 1 else _TWOS
    styles[int(rng.integers(len(styles)))](pen, rng, height)

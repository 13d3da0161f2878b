"""Parametric drawings of the six symbols: every call is another hand's version."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from vision.faces import Face
from vision.training.arrays import Array, Rng
from vision.training.numerals import draw_numeral
from vision.training.pen import BARE, Pen, bezier, points


@dataclass(frozen=True, slots=True)
class Hand:
    """One artist's habits, shared by the faces of a set."""

    bold: float
    wobble: float
    scale: float


def random_hand(rng: Rng) -> Hand:
    """Thick or thin, steady or shaky, large or small."""
    wobble = float(rng.uniform(0.001, 0.006)) if rng.random() < 0.2 else 0.0  # noqa: PLR2004
    return Hand(float(rng.uniform(0.65, 1.7)), wobble, float(rng.uniform(0.82, 1.12)))


def star(rng: Rng, tips: int, radii: tuple[float, float], sharp: float, ragged: float) -> Array:
    """Outline of a burst: sharp above 1 makes the sides between the tips concave."""
    inner, outer = radii
    per_tip = 12
    step = np.arange(tips * per_tip)
    wave = np.abs((step % per_tip) / per_tip * 2 - 1)
    length = np.repeat(rng.uniform(1 - ragged, 1 + ragged, tips), per_tip)
    length = np.roll(length, -per_tip // 2)
    radius = inner + (outer * length - inner) * wave**sharp
    angle = step * 2 * np.pi / len(step) + rng.uniform(0, 2 * np.pi)
    return np.stack([radius * np.cos(angle), radius * np.sin(angle)], axis=1)


def _arrow(pen: Pen, rng: Rng, hand: Hand) -> None:
    reach = rng.uniform(0.4, 0.53) * hand.scale
    shaft = rng.uniform(0.028, 0.05) * hand.bold
    diagonal = rng.random() < 0.85  # noqa: PLR2004 - a share of the drawings
    turn = -45 + rng.normal(0, 5) if diagonal else rng.uniform(0, 360)
    pen.place(turn=turn, mirror=bool(rng.random() < 0.5), scale=1.0 if diagonal else 0.88)  # noqa: PLR2004
    pen.stroke(points((-reach * 0.92, 0), (reach * 0.9, 0)), shaft)
    _arrow_head(pen, rng, reach, shaft)
    _arrow_feathers(pen, rng, reach, shaft)


def _arrow_head(pen: Pen, rng: Rng, reach: float, shaft: float) -> None:
    length = rng.uniform(0.17, 0.34)
    half = max(length * rng.uniform(0.36, 0.62), shaft * 1.7)
    notch = length * rng.choice([0.55, 0.7, 0.85, 1.0])
    style = rng.random()
    if style < 0.12:  # noqa: PLR2004 - an open head
        for side in (-half, half):
            pen.stroke(points((reach, 0), (reach - length, side)), shaft * 1.2)
        return
    if style < 0.25:  # noqa: PLR2004 - a leaf
        upper = bezier((reach, 0), (reach - length * 0.6, half * 1.6), (reach - length, 0))
        lower = bezier((reach - length, 0), (reach - length * 0.6, -half * 1.6), (reach, 0))
        pen.fill(np.vstack([upper, lower]))
        return
    back = reach - length
    pen.fill(
        points(
            (reach, 0),
            (back, half),
            (reach - notch, shaft * 0.8),
            (reach - notch, -shaft * 0.8),
            (back, -half),
        )
    )
    if rng.random() < 0.4:  # noqa: PLR2004 - a socket behind the head
        collar = reach - notch - rng.uniform(0.03, 0.1)
        pen.stroke(points((collar, 0), (reach - notch, 0)), shaft * 1.6)


def _arrow_feathers(pen: Pen, rng: Rng, reach: float, shaft: float) -> None:
    length, half = rng.uniform(0.15, 0.34), max(rng.uniform(0.055, 0.12), shaft * 1.4)
    slant = half * rng.uniform(0.3, 1.3)
    if rng.random() < 0.3:  # noqa: PLR2004 - separate strokes
        for x in np.linspace(-reach + slant, -reach + length, int(rng.integers(3, 6))):
            line = points((x - slant, -half), (x, 0), (x - slant, half))
            pen.stroke(line, max(0.018, shaft * 0.7))
        return
    front, back = -reach + length, -reach
    pen.fill(
        points(
            (front, 0),
            (front - slant, half),
            (back - slant * 0.4, half),
            (back, 0),
            (back - slant * 0.4, -half),
            (front - slant, -half),
        )
    )
    if rng.random() < 0.75:  # noqa: PLR2004 - gaps between the barbs
        gap = rng.uniform(0.01, 0.024)
        for x in np.linspace(back + 0.03, front - slant * 0.6, int(rng.integers(2, 5))):
            for side in (-1, 1):
                inner, outer = side * shaft * 0.75, side * half * rng.choice([0.75, 1.1])
                line = points((x, inner), (x - slant * 0.8, outer))
                pen.stroke(line, gap, BARE)


def _dynamite(pen: Pen, rng: Rng, hand: Hand) -> None:
    turn = 45 + rng.normal(0, 7) if rng.random() < 0.85 else rng.uniform(0, 360)  # noqa: PLR2004
    drift = rng.uniform(0.02, 0.09)
    center = (0.5 - drift * 0.3, 0.5 + drift)
    pen.place(center, turn=turn, mirror=False, scale=hand.scale)
    length, half = rng.uniform(0.46, 0.66), rng.uniform(0.06, 0.12) * (0.6 + 0.4 * hand.bold)
    _stick(pen, rng, length / 2, half)
    tip = _fuse(pen, rng, length / 2, rng.uniform(0.014, 0.03) * hand.bold)
    _spark(pen, rng, tip, hand)


def _stick(pen: Pen, rng: Rng, reach: float, half: float) -> None:
    body = points((-reach + half * 0.5, 0), (reach - half * 0.5, 0))
    if rng.random() < 0.6:  # noqa: PLR2004 - round ends
        pen.stroke(body, 2 * half)
        pen.stroke(points((-reach * 0.8, 0), (reach * 0.75, 0)), 2 * half)
    pen.fill(points((-reach, -half), (reach, -half), (reach, half), (-reach, half)))
    if rng.random() < 0.6:  # noqa: PLR2004 - the near end shown as a cap
        angle = np.linspace(0, 2 * np.pi, 30)
        cap = np.stack([np.cos(angle) * half * 0.5, np.sin(angle) * half * 0.75], axis=1)
        pen.fill(cap + np.array([-reach + half * 0.2, 0]), BARE)
        pen.disc((-reach + half * 0.2, 0), half * rng.uniform(0.1, 0.3))
    for side in rng.choice([-1, 0, 1], int(rng.integers(1, 3)), replace=False):
        y = side * half * 0.4
        slot = points((-reach * rng.uniform(0.3, 0.65), y), (reach * rng.uniform(0.4, 0.85), y))
        pen.stroke(slot, half * rng.uniform(0.15, 0.4), BARE)
    if rng.random() < 0.2:  # noqa: PLR2004 - bands round the stick
        for x in (-reach * 0.45, reach * 0.5):
            pen.stroke(points((x, -half), (x, half)), 0.015, BARE)


def _fuse(pen: Pen, rng: Rng, reach: float, width: float) -> tuple[float, float]:
    """Draw the fuse from the near end and give where it burns."""
    side = 1.0 if rng.random() < 0.8 else -1.0  # noqa: PLR2004 - a share of the drawings
    end = (-reach + rng.uniform(0.0, 0.16), -side * rng.uniform(0.22, 0.34))
    pull = (-reach - rng.uniform(0.12, 0.34), -side * rng.uniform(0.1, 0.28))
    pen.stroke(bezier((-reach, 0), pull, end, 24), width)
    return end


def _spark(pen: Pen, rng: Rng, tip: tuple[float, float], hand: Hand) -> None:
    outer = rng.uniform(0.1, 0.16)
    tips = int(rng.integers(6, 13))
    shape = star(rng, tips, (outer * rng.uniform(0.4, 0.65), outer), rng.uniform(0.9, 1.5), 0.25)
    if rng.random() < 0.12:  # noqa: PLR2004 - rays instead of a star
        for angle in np.linspace(0, 2 * np.pi, tips, endpoint=False):
            ray = np.array([np.cos(angle), np.sin(angle)])
            pen.stroke(tip + points(tuple(ray * outer * 0.35), tuple(ray * outer)), 0.02)
        return
    pen.fill(shape + np.asarray(tip))
    if rng.random() < 0.8:  # noqa: PLR2004 - open in the middle
        pen.fill(shape * np.clip(0.62 / hand.bold, 0.35, 0.72) + np.asarray(tip), BARE)


def _bullseye(number: int) -> Callable[[Pen, Rng, Hand], None]:
    def draw(pen: Pen, rng: Rng, hand: Hand) -> None:
        radius = rng.uniform(0.31, 0.4) * min(hand.scale, 1.06)
        width = rng.uniform(0.025, 0.05) * hand.bold
        turn = rng.normal(0, 3)
        pen.place(turn=turn)
        pen.ring((0, 0), radius, width)
        if rng.random() < 0.08:  # noqa: PLR2004 - a second, thin ring
            pen.ring((0, 0), radius - width * 1.6, width * 0.4)
        _ticks(pen, rng, radius, width)
        pen.place(turn=turn, wide=rng.uniform(0.8, 1.25))
        draw_numeral(pen, rng, number, radius * rng.uniform(1.0, 1.36))

    return draw


def _ticks(pen: Pen, rng: Rng, radius: float, width: float) -> None:
    inner = radius * rng.choice([1.0, rng.uniform(0.72, 0.92)], p=[0.15, 0.85])
    outer = radius * rng.choice([1.0, rng.uniform(1.08, 1.25)], p=[0.15, 0.85])
    turn = 45.0 if rng.random() < 0.06 else 0.0  # noqa: PLR2004 - a share of the drawings
    breadth = width * rng.uniform(0.6, 1.4)
    for angle in np.radians(np.arange(4) * 90.0 + turn):
        ray = np.array([np.cos(angle), np.sin(angle)])
        pen.stroke(points(tuple(ray * inner), tuple(ray * outer)), breadth)


def _beer(pen: Pen, rng: Rng, hand: Hand) -> None:
    mirror = bool(rng.random() < 0.3)  # noqa: PLR2004 - a share of the drawings
    lean = rng.normal(0, 4) if rng.random() < 0.8 else rng.normal(0, 18)  # noqa: PLR2004
    pen.place((0.5 + (0.06 if mirror else -0.06), 0.5), hand.scale, lean, mirror)
    half, top, bottom = rng.uniform(0.13, 0.24), rng.uniform(-0.24, -0.12), rng.uniform(0.28, 0.38)
    taper = rng.uniform(-0.03, 0.03)
    _handle(pen, rng, half, (top, bottom), hand)
    pen.fill(points((-half - taper, top), (half + taper, top), (half, bottom), (-half, bottom)))
    _stripes(pen, rng, half, (top, bottom), hand)
    if rng.random() < 0.7:  # noqa: PLR2004 - a wider base
        foot = half * rng.uniform(1.1, 1.3)
        pen.stroke(points((-foot, bottom), (foot, bottom)), rng.uniform(0.04, 0.08))
    _foam(pen, rng, half, top, hand)


def _handle(pen: Pen, rng: Rng, half: float, span: tuple[float, float], hand: Hand) -> None:
    top, bottom = span
    tall = (bottom - top) * rng.uniform(0.45, 0.75)
    wide = rng.uniform(0.12, 0.2)
    start = top + (bottom - top) * rng.uniform(0.05, 0.22)
    width = rng.uniform(0.04, 0.07) * (0.5 + 0.5 * hand.bold)
    if rng.random() < 0.4:  # noqa: PLR2004 - a plain half round
        turn = np.linspace(-np.pi / 2, np.pi / 2, 20)
        arc = [half - 0.01 + wide * np.cos(turn), start + tall / 2 * (1 + np.sin(turn))]
        pen.stroke(np.stack(arc, axis=1), width)
        return
    bulge = bezier(
        (half - 0.01, start), (half + wide * 1.9, start), (half + wide, start + tall / 2)
    )
    back = bezier(
        (half + wide, start + tall / 2),
        (half + wide * rng.uniform(0.9, 1.9), start + tall),
        (half - 0.01, start + tall),
    )
    pen.stroke(np.vstack([bulge, back]), width)


def _stripes(pen: Pen, rng: Rng, half: float, span: tuple[float, float], hand: Hand) -> None:
    top, bottom = span
    if rng.random() < 0.15:  # noqa: PLR2004 - only an outline, the stripes are ink
        rim = 0.03 * hand.bold
        pen.fill(
            points(
                (-half + rim, top),
                (half - rim, top),
                (half - rim, bottom - rim),
                (-half + rim, bottom - rim),
            ),
            BARE,
        )
        ink = 255
    else:
        ink = BARE
    count = int(rng.integers(2, 6))
    gap = 2 * half / (count + 1)
    width = gap * np.clip(rng.uniform(0.3, 0.6) / (hand.bold if ink == BARE else 1.0), 0.2, 0.6)
    for number in range(count):
        x = -half + gap * (number + 1)
        pen.stroke(points((x, top + rng.uniform(0.02, 0.14)), (x, bottom - 0.05)), width, ink)


def _foam(pen: Pen, rng: Rng, half: float, top: float, hand: Hand) -> None:
    count = int(rng.integers(3, 8))
    rim = rng.uniform(0.022, 0.036) * hand.bold
    x = np.linspace(-half, half, count)
    y = top - rng.uniform(0.0, 0.1, count) - 0.05 * np.cos(x / half * 1.5)
    size = rng.uniform(0.07, 0.11, count)
    clouds = [((float(a), float(b)), float(s)) for a, b, s in zip(x, y, size, strict=True)]
    if rng.random() < 0.3:  # noqa: PLR2004 - bubbles, each with its own outline
        for center, radius in clouds:
            pen.disc(center, radius + rim / 2)
            pen.disc(center, radius - rim / 2, BARE)
        return
    for center, radius in clouds:
        pen.disc(center, radius + rim / 2)
    if rng.random() < 0.85:  # noqa: PLR2004 - foam left bare
        for center, radius in clouds:
            pen.disc(center, radius - rim / 2, BARE)
        pen.fill(
            points(
                (-half * 0.9, top - 0.05),
                (half * 0.9, top - 0.05),
                (half * 0.9, top + 0.02),
                (-half * 0.9, top + 0.02),
            ),
            BARE,
        )
        pen.stroke(points((-half, top + 0.05), (half, top + 0.05)), rim)
        if rng.random() < 0.6:  # noqa: PLR2004 - a drip
            drop = rng.uniform(-0.6, 0.7) * half
            pen.stroke(points((drop, top), (drop, top + rng.uniform(0.08, 0.18))), 0.05, BARE)


def _gatling(pen: Pen, rng: Rng, hand: Hand) -> None:
    spin, spread = rng.uniform(0, 360), rng.uniform(0.23, 0.29) * min(hand.scale, 1.05)
    tips = int(rng.integers(6, 11))
    recipe = _burst_recipe(rng, hand)
    for number in range(3):
        angle = np.radians(spin + 120 * number + rng.normal(0, 5))
        center = 0.5 + spread * np.array([np.cos(angle), np.sin(angle)])
        pen.place(tuple(center))
        _burst(pen, rng, tips, recipe)


def _burst_recipe(rng: Rng, hand: Hand) -> tuple[float, float, tuple[float, ...]]:
    """Outer radius, sharpness, and the radii at which ink and gaps alternate."""
    outer = rng.uniform(0.165, 0.215)
    line = np.clip(rng.uniform(0.2, 0.3) * hand.bold, 0.14, 0.36)
    plans = (
        (1.0, 1 - line, 0.45, 0.2),
        (1.0, 1 - line, 0.62, 0.62 - line * 0.8, 0.22, 0.0),
        (1.0, 0.42),
        (1.0, 1 - line),
        (1.0, 1 - line, 0.4, 0.0),
    )
    plan = plans[int(rng.choice(5, p=[0.4, 0.25, 0.13, 0.1, 0.12]))]
    return outer, rng.uniform(0.9, 2.2), plan


def _burst(pen: Pen, rng: Rng, tips: int, recipe: tuple[float, float, tuple[float, ...]]) -> None:
    outer, sharp, plan = recipe
    shape = star(rng, tips, (outer * rng.uniform(0.55, 0.75), outer), sharp, 0.1)
    for number, share in enumerate(plan):
        ink = BARE if number % 2 else 255
        if share > 0.5:  # noqa: PLR2004 - the outer lines follow the burst, the core is round
            pen.fill(shape * share, ink)
        else:
            pen.disc((0, 0), outer * share, ink)


ARTISTS: dict[Face, Callable[[Pen, Rng, Hand], None]] = {
    Face.ARROW: _arrow,
    Face.DYNAMITE: _dynamite,
    Face.BULLSEYE_1: _bullseye(1),
    Face.BULLSEYE_2: _bullseye(2),
    Face.BEER: _beer,
    Face.GATLING: _gatling,
}

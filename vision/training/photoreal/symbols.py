"""Arrow, dynamite, beer and gatling, each with measures that make it another hand's."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from vision.training.photoreal.pen import Pen, Points, arc, bezier, joined, place, points, star

Drawing = Callable[[Pen], None]
Lay = Callable[[Points], Points]


def arrow(
    shaft: float, head: Points, feathers: Callable[[Pen, Lay], None],
    *, mirror: bool = False, reach: tuple[float, float] = (0.02, 0.86),
) -> Drawing:  # fmt: skip
    """Draw an arrow along the diagonal; `head` and feathers are given lying to the right."""

    def laid(shape: Points) -> Points:
        return place(shape, turn=-45, mirror=mirror)

    def draw(pen: Pen) -> None:
        pen.stroke(laid(points((reach[0], 0.5), (reach[1], 0.5))), shaft)
        pen.fill(laid(head))
        feathers(pen, laid)

    return draw


def vane_feathers(pen: Pen, laid: Lay) -> None:
    """Draw two vanes with notches."""
    for side in (-1, 1):
        outline = points(
            (-0.02, 0.5 + side * 0.10), (0.05, 0.5), (0.24, 0.5), (0.19, 0.5 + side * 0.10)
        )
        pen.fill(laid(outline))
        for x in (0.055, 0.105, 0.155):
            cut = points((x, 0.5 + side * 0.085), (x + 0.035, 0.5 + side * 0.025))
            pen.stroke(laid(cut), 0.018, ink=False)


def barb_feathers(pen: Pen, laid: Lay) -> None:
    """Draw barbs, one behind the other."""
    for x in (0.04, 0.105, 0.17, 0.235):
        for side in (-1, 1):
            pen.brush(laid(points((x - 0.06, 0.5 + side * 0.085), (x, 0.5))), 0.032)


def plume_feathers(pen: Pen, laid: Lay) -> None:
    """Draw two full plumes."""
    for side in (-1, 1):
        out = [0.5 + side * width for width in (0.13, 0.12, 0.13, 0.09, 0.05)]
        outer = ((0.27, 0.5), (0.22, out[0]), (0.06, out[1]), (-0.03, out[2]))
        plume = bezier(*outer, (0.0, out[3]), (0.02, out[4]), (0.03, 0.5))
        pen.fill(laid(plume))
        pen.brush(
            laid(points((0.05, 0.5 + side * 0.035), (0.20, 0.5 + side * 0.035))), 0.014, ink=False
        )


def leaf_head(width: float) -> Points:
    """Return a head shaped like a leaf, with barbs."""
    upper = bezier((1.02, 0.5), (0.92, 0.5 - width * 0.4), (0.84, 0.5 - width), (0.74, 0.5 - width))
    notch = points((0.82, 0.5))
    lower = upper[::-1] * (1, -1) + (0, 1)
    return joined([upper, notch, lower])


def broad_head(length: float, width: float) -> Points:
    """Return a broad triangular head."""
    back = 1.0 - length
    return points((1.01, 0.5), (back, 0.5 - width), (back + 0.06, 0.5), (back, 0.5 + width))


@dataclass(frozen=True, slots=True)
class Stick:
    """Measures of a stick of dynamite drawn upright before it is laid on the diagonal."""

    width: float
    top: float
    bottom: float
    slot: float
    cap: bool
    turn: float
    fuse: tuple[tuple[float, float], ...]
    fuse_line: float
    spark: tuple[float, float]
    spark_size: float
    spark_tips: int
    mirror: bool = False


def dynamite(stick: Stick) -> Drawing:
    """Return a drawing of a stick of dynamite with fuse and spark."""

    def laid(shape: Points) -> Points:
        return place(shape, turn=stick.turn, mirror=stick.mirror)

    def draw(pen: Pen) -> None:
        pen.brush(laid(bezier(*stick.fuse)), stick.fuse_line)
        _draw_spark(pen, stick, laid)
        half = stick.width / 2
        barrel = points((0.5, stick.top), (0.5, stick.bottom))
        pen.brush(laid(barrel), stick.width)
        pen.stroke(
            laid(points((0.5 - half * 0.35, stick.top + half), (0.5 - half * 0.35, stick.bottom))),
            stick.slot, ink=False,
        )  # fmt: skip
        if stick.cap:
            pen.brush(laid(points((0.5 - half * 0.45, stick.top), (0.5 + half * 0.45, stick.top))),
                      half * 0.55, ink=False)  # fmt: skip
            pen.brush(laid(points((0.5, stick.top), (0.5, stick.top - 0.02))), stick.fuse_line)

    return draw


def _draw_spark(pen: Pen, stick: Stick, laid: Lay) -> None:
    size = stick.spark_size
    pen.fill(laid(star(stick.spark, size, size * 0.55, stick.spark_tips, 11)))
    pen.fill(laid(star(stick.spark, size * 0.56, size * 0.34, stick.spark_tips, 11)), ink=False)


@dataclass(frozen=True, slots=True)
class Mug:
    """Measures of a mug of beer."""

    left: float
    right: float
    rim: float
    foot: float
    flare: float
    stripes: tuple[float, ...]
    stripe_line: float
    foam: tuple[tuple[float, float, float], ...]
    foam_line: float
    handle_line: float
    mirror: bool = False
    drip: float = 0.0


def beer(mug: Mug) -> Drawing:
    """Return a drawing of a mug of beer."""

    def laid(shape: Points) -> Points:
        return place(shape, mirror=mug.mirror)

    def draw(pen: Pen) -> None:
        _draw_handle(pen, mug, laid)
        body = points(
            (mug.left, mug.rim), (mug.right, mug.rim),
            (mug.right + mug.flare, mug.foot), (mug.left - mug.flare, mug.foot),
        )  # fmt: skip
        pen.fill(laid(body))
        for x in mug.stripes:
            stripe = points((x, mug.rim + 0.13), (x, mug.foot - 0.09))
            pen.stroke(laid(stripe), mug.stripe_line, ink=False)
        _draw_foam(pen, mug, laid)

    return draw


def _draw_handle(pen: Pen, mug: Mug, laid: Lay) -> None:
    top, low = mug.rim + 0.10, mug.foot - 0.14
    out = mug.right + 0.21
    loop = bezier((mug.right, top), (out, top - 0.03), (out, low + 0.03), (mug.right, low))
    pen.brush(laid(loop), mug.handle_line)


def _draw_foam(pen: Pen, mug: Mug, laid: Lay) -> None:
    for x, y, radius in mug.foam:
        pen.brush(laid(points((x, y), (x + 1e-3, y))), 2 * radius)
    if mug.drip:
        x = mug.left + 0.7 * (mug.right - mug.left)
        drop = points((x, mug.rim), (x, mug.rim + mug.drip))
        pen.brush(laid(drop), 0.055 + 2 * mug.foam_line)
    for x, y, radius in mug.foam:
        pen.brush(laid(points((x, y), (x + 1e-3, y))), 2 * (radius - mug.foam_line), ink=False)
    if mug.drip:
        pen.brush(laid(drop), 0.055, ink=False)


@dataclass(frozen=True, slots=True)
class Burst:
    """Measures of one bullet hole, and how the three are laid out."""

    size: float
    tips: int
    bite: float
    line: float
    spread: float
    turn: float
    curved: bool


def _hole(centre: tuple[float, float], size: float, burst: Burst, turn: float) -> Points:
    if not burst.curved:
        return star(centre, size, size * burst.bite, burst.tips, turn)
    angles = np.linspace(0, 2 * np.pi, 24 * burst.tips, endpoint=False)
    wave = 1 - np.abs(np.sin(burst.tips * angles / 2))
    radii = size * (burst.bite + (1 - burst.bite) * wave)
    angles = angles + np.radians(turn)
    return np.stack([centre[0] + radii * np.cos(angles), centre[1] + radii * np.sin(angles)], 1)


def gatling(burst: Burst) -> Drawing:
    """Return a drawing of three bullet holes."""

    def draw(pen: Pen) -> None:
        for i in range(3):
            angle = np.radians(burst.turn + 120 * i)
            centre = (0.5 + burst.spread * np.cos(angle), 0.5 + burst.spread * np.sin(angle))
            turn = 17.0 * i
            pen.fill(_hole(centre, burst.size, burst, turn))
            pen.fill(_hole(centre, burst.size * (1 - burst.line), burst, turn), ink=False)
            pen.fill(_hole(centre, burst.size * (1 - 1.9 * burst.line), burst, turn))
            pen.fill(arc(centre, burst.size * 0.24), ink=False)

    return draw

"""Our own drawings of the six faces for judging, in hands that no training ever sees.

A hand is one way of drawing all six symbols. `JUDGE_HANDS` serve the judged pictures,
`CALIBRATE_HANDS` the pictures on which thresholds are chosen.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from vision.training.photoreal.pen import (
    Mask,
    Pen,
    Points,
    arc,
    bezier,
    joined,
    place,
    points,
    star,
)

FACES = ("arrow", "dynamite", "bullseye_1", "bullseye_2", "beer", "gatling")

Drawing = Callable[[Pen], None]


@dataclass(frozen=True, slots=True)
class Hand:
    """One way of drawing the six faces."""

    name: str
    drawings: dict[str, Drawing]

    def mask(self, face: str, size: int) -> Mask:
        """Return the ink of a face, 0 to 1, `size` pixels square."""
        pen = Pen(size)
        self.drawings[face](pen)
        return pen.mask()


@dataclass(frozen=True, slots=True)
class Ring:
    """Measures of the cross-hair ring round a numeral."""

    radius: float
    line: float
    tick: float
    tick_in: float
    tick_out: float


def _draw_ring(pen: Pen, ring: Ring) -> None:
    pen.brush(arc((0.5, 0.5), ring.radius), ring.line)
    for turn in (0, 90, 180, 270):
        tick = points(
            (0.5 + ring.radius - ring.tick_in, 0.5), (0.5 + ring.radius + ring.tick_out, 0.5)
        )
        pen.stroke(place(tick, turn=turn), ring.tick)


def _ringed(ring: Ring, numeral: Drawing) -> Drawing:
    def draw(pen: Pen) -> None:
        _draw_ring(pen, ring)
        numeral(pen)

    return draw


# --- numerals ---------------------------------------------------------------------------------


def _slab_one(pen: Pen) -> None:
    pen.fill(points((0.45, 0.30), (0.57, 0.30), (0.57, 0.70), (0.45, 0.70)))
    pen.fill(points((0.45, 0.30), (0.38, 0.36), (0.38, 0.43), (0.46, 0.40)))
    pen.fill(points((0.37, 0.64), (0.65, 0.64), (0.65, 0.72), (0.37, 0.72)))


def _slab_two(pen: Pen) -> None:
    bowl = bezier((0.39, 0.41), (0.39, 0.27), (0.63, 0.27), (0.62, 0.42))
    slope = bezier((0.62, 0.42), (0.61, 0.51), (0.45, 0.57), (0.41, 0.66))
    pen.brush(joined([bowl, slope]), 0.09)
    pen.stroke(points((0.365, 0.675), (0.645, 0.675)), 0.09)
    pen.stroke(points((0.615, 0.70), (0.615, 0.58)), 0.06)


def _fine_one(pen: Pen) -> None:
    pen.fill(points((0.475, 0.27), (0.54, 0.25), (0.54, 0.73), (0.475, 0.73)))
    pen.brush(bezier((0.39, 0.335), (0.43, 0.33), (0.47, 0.31), (0.50, 0.27)), 0.03)
    pen.stroke(points((0.40, 0.735), (0.615, 0.735)), 0.03)


def _fine_two(pen: Pen) -> None:
    pen.brush(points((0.41, 0.37), (0.411, 0.371)), 0.075)
    bowl = bezier((0.40, 0.36), (0.42, 0.23), (0.62, 0.24), (0.60, 0.39))
    pen.brush(bowl, lambda t: 0.025 + 0.05 * t**2)
    slope = bezier((0.60, 0.39), (0.59, 0.50), (0.43, 0.58), (0.385, 0.72))
    pen.brush(slope, lambda t: 0.075 - 0.055 * t)
    foot = bezier((0.39, 0.71), (0.45, 0.66), (0.53, 0.77), (0.62, 0.66))
    pen.brush(foot, lambda t: 0.035 + 0.05 * np.sin(np.pi * t))


def _saloon_one(pen: Pen) -> None:
    waist = bezier((0.60, 0.28), (0.57, 0.42), (0.57, 0.58), (0.62, 0.72))
    other = bezier((0.40, 0.72), (0.45, 0.58), (0.45, 0.48), (0.44, 0.42))
    flag = points((0.36, 0.44), (0.35, 0.37), (0.46, 0.28))
    pen.fill(joined([waist, other, flag]))
    pen.fill(points((0.36, 0.72), (0.40, 0.66), (0.62, 0.66), (0.66, 0.72)))


def _saloon_two(pen: Pen) -> None:
    pen.brush(points((0.405, 0.40), (0.406, 0.401)), 0.11)
    bowl = bezier((0.375, 0.36), (0.42, 0.24), (0.65, 0.25), (0.61, 0.42))
    pen.brush(bowl, lambda t: 0.05 + 0.07 * t)
    slope = bezier((0.61, 0.42), (0.57, 0.52), (0.46, 0.56), (0.40, 0.68))
    pen.brush(slope, lambda t: 0.12 - 0.06 * t)
    pen.fill(points((0.36, 0.73), (0.40, 0.62), (0.58, 0.66), (0.645, 0.58), (0.63, 0.73)))


def _carved_one(pen: Pen) -> None:
    pen.brush(points((0.51, 0.31), (0.51, 0.69)), 0.075)
    pen.brush(points((0.51, 0.31), (0.41, 0.39)), 0.06)
    pen.brush(points((0.41, 0.70), (0.61, 0.70)), 0.06)


def _carved_two(pen: Pen) -> None:
    top = points((0.40, 0.39), (0.46, 0.31), (0.55, 0.31), (0.61, 0.38), (0.60, 0.45))
    pen.brush(top, 0.065)
    pen.brush(points((0.60, 0.45), (0.40, 0.69)), 0.065)
    pen.brush(points((0.40, 0.69), (0.62, 0.69)), 0.065)


def _press_one(pen: Pen) -> None:
    pen.fill(points((0.46, 0.33), (0.52, 0.28), (0.56, 0.28), (0.56, 0.69), (0.46, 0.69)))
    pen.fill(points((0.46, 0.33), (0.40, 0.34), (0.40, 0.385), (0.47, 0.39)))
    pen.fill(joined([bezier((0.40, 0.72), (0.40, 0.68), (0.46, 0.69), (0.46, 0.66)),
                     bezier((0.56, 0.66), (0.56, 0.69), (0.63, 0.68), (0.63, 0.72))]))  # fmt: skip


def _press_two(pen: Pen) -> None:
    pen.brush(points((0.42, 0.385), (0.421, 0.386)), 0.095)
    bowl = bezier((0.385, 0.37), (0.41, 0.26), (0.62, 0.26), (0.60, 0.40))
    pen.brush(bowl, lambda t: 0.04 + 0.06 * t)
    slope = bezier((0.60, 0.40), (0.58, 0.51), (0.44, 0.58), (0.405, 0.69))
    pen.brush(slope, lambda t: 0.10 - 0.06 * t)
    pen.brush(bezier((0.41, 0.69), (0.46, 0.65), (0.54, 0.72), (0.62, 0.62)), 0.07)


# --- arrow ------------------------------------------------------------------------------------


def _arrow(
    shaft: float, head: Points, feathers: Callable[[Pen, Callable[[Points], Points]], None],
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


def _vane_feathers(pen: Pen, laid: Callable[[Points], Points]) -> None:
    for side in (-1, 1):
        outline = points((-0.02, 0.5 + side * 0.10), (0.05, 0.5), (0.24, 0.5), (0.19, 0.5 + side * 0.10))
        pen.fill(laid(outline))
        for x in (0.055, 0.105, 0.155):
            cut = points((x, 0.5 + side * 0.085), (x + 0.035, 0.5 + side * 0.025))
            pen.stroke(laid(cut), 0.018, ink=False)


def _barb_feathers(pen: Pen, laid: Callable[[Points], Points]) -> None:
    for x in (0.04, 0.105, 0.17, 0.235):
        for side in (-1, 1):
            pen.brush(laid(points((x - 0.06, 0.5 + side * 0.085), (x, 0.5))), 0.032)


def _plume_feathers(pen: Pen, laid: Callable[[Points], Points]) -> None:
    for side in (-1, 1):
        plume = bezier(
            (0.27, 0.5), (0.22, 0.5 + side * 0.13), (0.06, 0.5 + side * 0.12), (-0.03, 0.5 + side * 0.13),
            (0.0, 0.5 + side * 0.09), (0.02, 0.5 + side * 0.05), (0.03, 0.5),
        )  # fmt: skip
        pen.fill(laid(plume))
        pen.brush(laid(points((0.05, 0.5 + side * 0.035), (0.20, 0.5 + side * 0.035))), 0.014, ink=False)


def _leaf_head(width: float) -> Points:
    upper = bezier((1.02, 0.5), (0.92, 0.5 - width * 0.4), (0.84, 0.5 - width), (0.74, 0.5 - width))
    notch = points((0.82, 0.5))
    lower = upper[::-1] * (1, -1) + (0, 1)
    return joined([upper, notch, lower])


def _broad_head(length: float, width: float) -> Points:
    back = 1.0 - length
    return points((1.01, 0.5), (back, 0.5 - width), (back + 0.06, 0.5), (back, 0.5 + width))


# --- dynamite ---------------------------------------------------------------------------------


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


def _dynamite(stick: Stick) -> Drawing:
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


def _draw_spark(pen: Pen, stick: Stick, laid: Callable[[Points], Points]) -> None:
    size = stick.spark_size
    pen.fill(laid(star(stick.spark, size, size * 0.55, stick.spark_tips, 11)))
    pen.fill(laid(star(stick.spark, size * 0.56, size * 0.34, stick.spark_tips, 11)), ink=False)


# --- beer -------------------------------------------------------------------------------------


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


def _beer(mug: Mug) -> Drawing:
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


def _draw_handle(pen: Pen, mug: Mug, laid: Callable[[Points], Points]) -> None:
    top, low = mug.rim + 0.10, mug.foot - 0.14
    out = mug.right + 0.21
    loop = bezier((mug.right, top), (out, top - 0.03), (out, low + 0.03), (mug.right, low))
    pen.brush(laid(loop), mug.handle_line)


def _draw_foam(pen: Pen, mug: Mug, laid: Callable[[Points], Points]) -> None:
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


# --- gatling ----------------------------------------------------------------------------------


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


def _gatling(burst: Burst) -> Drawing:
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


# --- the hands --------------------------------------------------------------------------------

_LOOP = ((0.5, 0.26), (0.47, 0.08), (0.69, 0.08), (0.74, 0.28))
_WAVE = (
    (0.5, 0.26), (0.46, 0.18), (0.53, 0.12), (0.59, 0.13), (0.68, 0.14), (0.65, 0.24), (0.73, 0.29),
)  # fmt: skip

_SLAB_RING = Ring(0.33, 0.065, 0.06, 0.085, 0.085)
_FINE_RING = Ring(0.37, 0.022, 0.02, 0.065, 0.055)
_SALOON_RING = Ring(0.35, 0.05, 0.075, 0.03, 0.10)
_CARVED_RING = Ring(0.345, 0.045, 0.045, 0.10, 0.07)
_PRESS_RING = Ring(0.34, 0.055, 0.05, 0.07, 0.09)

SLAB = Hand("slab", {
    "arrow": _arrow(0.055, _broad_head(0.24, 0.14), _vane_feathers),
    "dynamite": _dynamite(Stick(0.22, 0.36, 0.88, 0.035, True, -45, _LOOP, 0.035, (0.80, 0.37), 0.15, 8)),
    "bullseye_1": _ringed(_SLAB_RING, _slab_one),
    "bullseye_2": _ringed(_SLAB_RING, _slab_two),
    "beer": _beer(Mug(0.27, 0.63, 0.33, 0.87, 0.02, (0.35, 0.45, 0.55), 0.04,
                      ((0.29, 0.28, 0.09), (0.40, 0.20, 0.11), (0.53, 0.20, 0.11), (0.63, 0.28, 0.09)),
                      0.035, 0.065)),
    "gatling": _gatling(Burst(0.215, 8, 0.66, 0.22, 0.25, -90, True)),
})  # fmt: skip

FINE = Hand("fine", {
    "arrow": _arrow(0.03, _leaf_head(0.09), _barb_feathers),
    "dynamite": _dynamite(Stick(0.17, 0.33, 0.90, 0.02, False, -40, _WAVE, 0.022, (0.80, 0.37), 0.13, 7)),
    "bullseye_1": _ringed(_FINE_RING, _fine_one),
    "bullseye_2": _ringed(_FINE_RING, _fine_two),
    "beer": _beer(Mug(0.28, 0.62, 0.34, 0.86, 0.0, (0.345, 0.41, 0.475, 0.54), 0.026,
                      ((0.32, 0.26, 0.085), (0.43, 0.19, 0.10), (0.55, 0.21, 0.09), (0.61, 0.28, 0.07)),
                      0.024, 0.045, drip=0.10)),
    "gatling": _gatling(Burst(0.20, 7, 0.58, 0.17, 0.255, -100, False)),
})  # fmt: skip

SALOON = Hand("saloon", {
    "arrow": _arrow(0.05, _leaf_head(0.15), _plume_feathers, mirror=True),
    "dynamite": _dynamite(Stick(0.25, 0.40, 0.84, 0.045, True, -45, _LOOP, 0.03, (0.80, 0.37), 0.16, 8,
                                mirror=True)),
    "bullseye_1": _ringed(_SALOON_RING, _saloon_one),
    "bullseye_2": _ringed(_SALOON_RING, _saloon_two),
    "beer": _beer(Mug(0.30, 0.66, 0.36, 0.86, 0.04, (0.40, 0.55), 0.055,
                      ((0.31, 0.31, 0.08), (0.38, 0.21, 0.10), (0.50, 0.18, 0.10), (0.61, 0.23, 0.09),
                       (0.66, 0.32, 0.07)), 0.03, 0.055, mirror=True)),
    "gatling": _gatling(Burst(0.22, 7, 0.72, 0.22, 0.25, 90, True)),
})  # fmt: skip

CARVED = Hand("carved", {
    "arrow": _arrow(0.045, _broad_head(0.20, 0.12), _barb_feathers),
    "dynamite": _dynamite(Stick(0.19, 0.36, 0.86, 0.03, True, -48, _WAVE, 0.04, (0.80, 0.37), 0.145, 7)),
    "bullseye_1": _ringed(_CARVED_RING, _carved_one),
    "bullseye_2": _ringed(_CARVED_RING, _carved_two),
    "beer": _beer(Mug(0.28, 0.62, 0.34, 0.84, 0.03, (0.37, 0.45, 0.53), 0.032,
                      ((0.33, 0.27, 0.10), (0.45, 0.20, 0.11), (0.58, 0.27, 0.10)), 0.035, 0.06)),
    "gatling": _gatling(Burst(0.205, 8, 0.62, 0.20, 0.25, 30, False)),
})  # fmt: skip

PRESS = Hand("press", {
    "arrow": _arrow(0.04, _leaf_head(0.12), _vane_feathers),
    "dynamite": _dynamite(Stick(0.20, 0.37, 0.88, 0.03, True, -43, _LOOP, 0.026, (0.80, 0.37), 0.14, 8)),
    "bullseye_1": _ringed(_PRESS_RING, _press_one),
    "bullseye_2": _ringed(_PRESS_RING, _press_two),
    "beer": _beer(Mug(0.28, 0.62, 0.32, 0.87, 0.01, (0.36, 0.45, 0.54), 0.036,
                      ((0.30, 0.26, 0.08), (0.39, 0.19, 0.10), (0.51, 0.18, 0.09), (0.61, 0.25, 0.08)),
                      0.028, 0.055, drip=0.07)),
    "gatling": _gatling(Burst(0.21, 8, 0.64, 0.21, 0.25, -75, True)),
})  # fmt: skip

JUDGE_HANDS = (SLAB, FINE, SALOON, CARVED)
CALIBRATE_HANDS = (PRESS,)

"""Our own drawings of the six faces for judging, in hands that no training ever sees.

A hand is one way of drawing all six symbols. `JUDGE_HANDS` serve the judged pictures,
`CALIBRATE_HANDS` the pictures on which thresholds are chosen.
"""

from collections.abc import Callable
from dataclasses import dataclass

from vision.training.photoreal.numerals import (
    Ring,
    carved_one,
    carved_two,
    fine_one,
    fine_two,
    press_one,
    press_two,
    ringed,
    saloon_one,
    saloon_two,
    slab_one,
    slab_two,
)
from vision.training.photoreal.pen import Mask, Pen
from vision.training.photoreal.symbols import (
    Burst,
    Mug,
    Stick,
    arrow,
    barb_feathers,
    beer,
    broad_head,
    dynamite,
    gatling,
    leaf_head,
    plume_feathers,
    vane_feathers,
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
    "arrow": arrow(0.055, broad_head(0.24, 0.14), vane_feathers),
    "dynamite": dynamite(Stick(0.22, 0.36, 0.88, 0.035, True, -45,
                               _LOOP, 0.035, (0.80, 0.37), 0.15, 8)),
    "bullseye_1": ringed(_SLAB_RING, slab_one),
    "bullseye_2": ringed(_SLAB_RING, slab_two),
    "beer": beer(Mug(0.27, 0.63, 0.33, 0.87, 0.02, (0.35, 0.45, 0.55), 0.04,
                 ((0.29, 0.28, 0.09), (0.40, 0.20, 0.11), (0.53, 0.20, 0.11), (0.63, 0.28, 0.09)),
                 0.035, 0.065)),
    "gatling": gatling(Burst(0.215, 8, 0.66, 0.22, 0.25, -90, True)),
})  # fmt: skip

FINE = Hand("fine", {
    "arrow": arrow(0.03, leaf_head(0.09), barb_feathers),
    "dynamite": dynamite(Stick(0.17, 0.33, 0.90, 0.02, False, -40,
                               _WAVE, 0.022, (0.80, 0.37), 0.13, 7)),
    "bullseye_1": ringed(_FINE_RING, fine_one),
    "bullseye_2": ringed(_FINE_RING, fine_two),
    "beer": beer(Mug(0.28, 0.62, 0.34, 0.86, 0.0, (0.345, 0.41, 0.475, 0.54), 0.026,
                 ((0.32, 0.26, 0.085), (0.43, 0.19, 0.10), (0.55, 0.21, 0.09), (0.61, 0.28, 0.07)),
                 0.024, 0.045, drip=0.10)),
    "gatling": gatling(Burst(0.20, 7, 0.58, 0.17, 0.255, -100, False)),
})  # fmt: skip

SALOON = Hand("saloon", {
    "arrow": arrow(0.05, leaf_head(0.15), plume_feathers, mirror=True),
    "dynamite": dynamite(Stick(0.25, 0.40, 0.84, 0.045, True, -45,
                               _LOOP, 0.03, (0.80, 0.37), 0.16, 8,
                                mirror=True)),
    "bullseye_1": ringed(_SALOON_RING, saloon_one),
    "bullseye_2": ringed(_SALOON_RING, saloon_two),
    "beer": beer(Mug(0.30, 0.66, 0.36, 0.86, 0.04, (0.40, 0.55), 0.055,
                 ((0.31, 0.31, 0.08), (0.38, 0.21, 0.10), (0.50, 0.18, 0.10), (0.61, 0.23, 0.09),
                  (0.66, 0.32, 0.07)), 0.03, 0.055, mirror=True)),
    "gatling": gatling(Burst(0.22, 7, 0.72, 0.22, 0.25, 90, True)),
})  # fmt: skip

CARVED = Hand("carved", {
    "arrow": arrow(0.045, broad_head(0.20, 0.12), barb_feathers),
    "dynamite": dynamite(Stick(0.19, 0.36, 0.86, 0.03, True, -48,
                               _WAVE, 0.04, (0.80, 0.37), 0.145, 7)),
    "bullseye_1": ringed(_CARVED_RING, carved_one),
    "bullseye_2": ringed(_CARVED_RING, carved_two),
    "beer": beer(Mug(0.28, 0.62, 0.34, 0.84, 0.03, (0.37, 0.45, 0.53), 0.032,
                 ((0.33, 0.27, 0.10), (0.45, 0.20, 0.11), (0.58, 0.27, 0.10)), 0.035, 0.06)),
    "gatling": gatling(Burst(0.205, 8, 0.62, 0.20, 0.25, 30, False)),
})  # fmt: skip

PRESS = Hand("press", {
    "arrow": arrow(0.04, leaf_head(0.12), vane_feathers),
    "dynamite": dynamite(Stick(0.20, 0.37, 0.88, 0.03, True, -43,
                               _LOOP, 0.026, (0.80, 0.37), 0.14, 8)),
    "bullseye_1": ringed(_PRESS_RING, press_one),
    "bullseye_2": ringed(_PRESS_RING, press_two),
    "beer": beer(Mug(0.28, 0.62, 0.32, 0.87, 0.01, (0.36, 0.45, 0.54), 0.036,
                 ((0.30, 0.26, 0.08), (0.39, 0.19, 0.10), (0.51, 0.18, 0.09), (0.61, 0.25, 0.08)),
                 0.028, 0.055, drip=0.07)),
    "gatling": gatling(Burst(0.21, 8, 0.64, 0.21, 0.25, -75, True)),
})  # fmt: skip

JUDGE_HANDS = (SLAB, FINE, SALOON, CARVED)
CALIBRATE_HANDS = (PRESS,)

"""Draws the sheet of dice faces, tokens and role badges: `python tools/draw_dice.py`.

Everything is drawn here from shapes, four times too large, and then made smaller for smooth edges.
"""

import json
from collections.abc import Callable, Sequence
from math import cos, pi, sin
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

ASSETS = Path(__file__).parents[1] / "companion" / "ui" / "assets"
CELL = 256
FINE = 4
COLUMNS = 6

Image = NDArray[np.uint8]
Colour = tuple[int, int, int]
Point = tuple[float, float]

BONE, BONE_LIGHT, BONE_DARK = (236, 224, 196), (250, 243, 224), (176, 154, 116)
PRESSED = (219, 203, 168)
INK = (38, 24, 16)
RED, RED_DARK = (178, 42, 28), (112, 22, 16)
BLUE = (28, 66, 110)
AMBER, AMBER_DARK = (224, 156, 34), (150, 92, 14)
FOAM = (252, 246, 228)
BRASS, BRASS_LIGHT, BRASS_DARK = (214, 164, 70), (250, 219, 140), (122, 82, 28)
LEAD = (92, 88, 86)
WOOD = (146, 94, 46)
FEATHER = (232, 222, 206)
SPARK = (255, 214, 92)
STEEL = (120, 132, 146)


class Pen:
    """Draws on one cell; positions and sizes go from 0 to 1, y downwards."""

    def __init__(self) -> None:
        side = CELL * FINE
        self.image: Image = np.zeros((side, side, 4), np.uint8)
        self.side = side

    def _at(self, points: Sequence[Point]) -> NDArray[np.int32]:
        return np.array([(x * self.side, y * self.side) for x, y in points], np.int32)

    def fill(self, points: Sequence[Point], colour: Colour) -> None:
        """Fill a shape."""
        cv2.fillPoly(self.image, [self._at(points)], (*colour, 255))

    def line(self, points: Sequence[Point], colour: Colour, width: float) -> None:
        """Draw a line with round ends."""
        thick = max(1, int(width * self.side))
        at = self._at(points)
        cv2.polylines(self.image, [at], isClosed=False, color=(*colour, 255), thickness=thick)
        for x, y in at:
            cv2.circle(self.image, (int(x), int(y)), thick // 2, (*colour, 255), -1)

    def disc(self, x: float, y: float, radius: float, colour: Colour) -> None:
        """Fill a circle."""
        at = (int(x * self.side), int(y * self.side))
        cv2.circle(self.image, at, int(radius * self.side), (*colour, 255), -1)

    def ring(self, x: float, y: float, radius: float, colour: Colour, width: float) -> None:
        """Draw a circle."""
        at, thick = (int(x * self.side), int(y * self.side)), int(width * self.side)
        cv2.circle(self.image, at, int(radius * self.side), (*colour, 255), thick)

    def box(  # noqa: PLR0913, PLR0917 - place, size, corner and colour read best in a row
        self, x: float, y: float, wide: float, high: float, round_: float, c: Colour
    ) -> None:
        """Fill a box with round corners."""
        self.fill(_rounded(x, y, wide, high, round_), c)

    def done(self) -> Image:
        """Give the cell in its own size."""
        colour = self.image.astype(np.float32)
        alpha = colour[..., 3:] / 255
        small = cv2.resize(colour[..., :3] * alpha, (CELL, CELL), interpolation=cv2.INTER_AREA)
        cover = cv2.resize(alpha, (CELL, CELL), interpolation=cv2.INTER_AREA)[..., None]
        rgb = small / np.maximum(cover, 1e-6)
        return np.concatenate([rgb, cover * 255], axis=2).round().astype(np.uint8)


def _rounded(x: float, y: float, wide: float, high: float, round_: float) -> list[Point]:
    corners = (
        (x + wide - round_, y + high - round_, 0.0),
        (x + round_, y + high - round_, pi / 2),
        (x + round_, y + round_, pi),
        (x + wide - round_, y + round_, 3 * pi / 2),
    )
    return [
        (cx + round_ * cos(start + step * pi / 24), cy + round_ * sin(start + step * pi / 24))
        for cx, cy, start in corners
        for step in range(13)
    ]


def _star(  # noqa: PLR0913, PLR0917 - place, radii and tips read best in a row
    x: float, y: float, outer: float, inner: float, tips: int, turn: float
) -> list[Point]:
    """Give a star's outline; `turn` in radians, 0 points up."""
    return [
        (
            x + (inner if step % 2 else outer) * sin(turn + step * pi / tips),
            y - (inner if step % 2 else outer) * cos(turn + step * pi / tips),
        )
        for step in range(2 * tips)
    ]


def _body(pen: Pen) -> None:
    pen.box(0.03, 0.05, 0.94, 0.93, 0.19, BONE_DARK)
    pen.box(0.03, 0.02, 0.94, 0.93, 0.19, BONE)
    pen.box(0.075, 0.06, 0.85, 0.845, 0.16, BONE_LIGHT)
    pen.box(0.085, 0.075, 0.83, 0.825, 0.15, BONE)


def draw_blank(pen: Pen) -> None:
    """Draw a die that shows nothing yet: a star is pressed into it."""
    _body(pen)
    pen.fill(_star(0.50, 0.485, 0.22, 0.095, 5, 0.0), PRESSED)


def draw_arrow(pen: Pen) -> None:
    """Draw an arrow that flies up to the right."""
    _body(pen)
    pen.line([(0.27, 0.72), (0.68, 0.30)], WOOD, 0.055)
    pen.fill([(0.83, 0.14), (0.74, 0.42), (0.68, 0.30), (0.56, 0.24)], INK)
    for step in (0.0, 0.085, 0.17):
        x, y = 0.20 + step, 0.78 - step
        pen.fill([(x, y), (x - 0.02, y - 0.13), (x + 0.045, y - 0.165), (x + 0.06, y - 0.06)], RED)
        pen.fill([(x, y), (x + 0.13, y + 0.02), (x + 0.165, y - 0.045), (x + 0.06, y - 0.06)], RED)


def draw_dynamite(pen: Pen) -> None:
    """Draw three sticks, bound, with a burning fuse."""
    _body(pen)
    pen.line([(0.50, 0.36), (0.53, 0.26), (0.63, 0.22), (0.72, 0.25)], INK, 0.03)
    pen.fill(_star(0.76, 0.23, 0.13, 0.055, 8, 0.2), SPARK)
    pen.fill(_star(0.76, 0.23, 0.075, 0.03, 8, 0.5), RED)
    for x in (0.24, 0.415, 0.59):
        pen.box(x, 0.35, 0.165, 0.48, 0.045, RED_DARK)
        pen.box(x + 0.012, 0.36, 0.12, 0.46, 0.035, RED)
        pen.box(x + 0.03, 0.375, 0.025, 0.43, 0.012, (214, 96, 76))
    pen.box(0.215, 0.51, 0.57, 0.055, 0.02, INK)
    pen.box(0.215, 0.66, 0.57, 0.055, 0.02, INK)


def _target(pen: Pen, colour: Colour) -> None:
    _body(pen)
    pen.disc(0.5, 0.485, 0.345, colour)
    pen.disc(0.5, 0.485, 0.275, BONE_LIGHT)
    pen.ring(0.5, 0.485, 0.235, colour, 0.022)
    for x, y, dx, dy in ((0.5, 0.10, 0, 0.13), (0.5, 0.74, 0, 0.13), (0.115, 0.485, 0.13, 0)):
        pen.line([(x, y), (x + dx, y + dy)], colour, 0.04)
    pen.line([(0.755, 0.485), (0.885, 0.485)], colour, 0.04)


def draw_bullseye_1(pen: Pen) -> None:
    """Draw a target with a one."""
    _target(pen, RED)
    pen.fill([(0.43, 0.40), (0.50, 0.33), (0.555, 0.33), (0.555, 0.60), (0.475, 0.60)], INK)
    pen.fill([(0.475, 0.44), (0.43, 0.465), (0.43, 0.40), (0.50, 0.36)], INK)
    pen.box(0.42, 0.595, 0.19, 0.055, 0.008, INK)


def draw_bullseye_2(pen: Pen) -> None:
    """Draw a target with a two."""
    _target(pen, BLUE)
    arc = [(0.5 + 0.082 * cos(a), 0.418 + 0.082 * sin(a)) for a in np.linspace(-2.9, 0.75, 24)]
    pen.line(arc, INK, 0.062)
    pen.line([arc[-1], (0.425, 0.605)], INK, 0.062)
    pen.box(0.40, 0.585, 0.21, 0.062, 0.008, INK)


def draw_beer(pen: Pen) -> None:
    """Draw a mug with foam running over."""
    _body(pen)
    pen.ring(0.66, 0.56, 0.125, AMBER_DARK, 0.055)
    pen.box(0.26, 0.34, 0.40, 0.48, 0.05, AMBER_DARK)
    pen.box(0.285, 0.36, 0.35, 0.435, 0.035, AMBER)
    for x in (0.335, 0.435, 0.535):
        pen.box(x, 0.44, 0.045, 0.30, 0.02, (246, 198, 96))
    for x, y, r in (
        (0.29, 0.32, 0.085),
        (0.40, 0.265, 0.10),
        (0.52, 0.26, 0.105),
        (0.62, 0.32, 0.085),
    ):
        pen.disc(x, y, r + 0.014, BONE_DARK)
    for x, y, r in (
        (0.29, 0.32, 0.085),
        (0.40, 0.265, 0.10),
        (0.52, 0.26, 0.105),
        (0.62, 0.32, 0.085),
    ):
        pen.disc(x, y, r, FOAM)
    pen.box(0.25, 0.31, 0.42, 0.10, 0.045, FOAM)
    pen.box(0.30, 0.36, 0.075, 0.15, 0.037, FOAM)


def _bullet_hole(pen: Pen, x: float, y: float, size: float, turn: float) -> None:
    pen.fill(_star(x, y, size * 1.75, size * 0.8, 9, turn), BRASS_DARK)
    pen.fill(_star(x, y, size * 1.45, size * 0.75, 9, turn + 0.3), INK)
    pen.disc(x, y, size * 0.85, INK)
    pen.disc(x, y, size * 0.52, (6, 4, 3))
    pen.ring(x, y, size * 0.62, STEEL, size * 0.13)


def draw_gatling(pen: Pen) -> None:
    """Draw three bullet holes, each a burst."""
    _body(pen)
    _bullet_hole(pen, 0.34, 0.33, 0.125, 0.0)
    _bullet_hole(pen, 0.68, 0.44, 0.125, 0.2)
    _bullet_hole(pen, 0.41, 0.70, 0.125, 0.1)


def _cartridge(pen: Pen, x: float, top: float, wide: float, high: float) -> None:
    nose = high * 0.36
    side = [
        (x + wide * t, top + nose * (1 - (1 - abs(2 * t - 1)) ** 0.5))
        for t in np.linspace(0, 1, 25)
    ]
    pen.fill([*side, (x + wide, top + nose + 0.02), (x, top + nose + 0.02)], LEAD)
    pen.box(x, top + nose, wide, high - nose, 0.02, BRASS_DARK)
    pen.box(x + wide * 0.1, top + nose, wide * 0.72, high - nose, 0.02, BRASS)
    pen.box(x + wide * 0.2, top + nose + 0.02, wide * 0.16, high - nose - 0.06, 0.01, BRASS_LIGHT)
    pen.box(x - wide * 0.08, top + high - 0.06, wide * 1.16, 0.06, 0.015, BRASS_DARK)


def draw_bullet(pen: Pen) -> None:
    """Draw the token worth one life."""
    _cartridge(pen, 0.36, 0.04, 0.28, 0.92)


def draw_bullets(pen: Pen) -> None:
    """Draw the token worth three lives."""
    _cartridge(pen, 0.06, 0.16, 0.25, 0.80)
    _cartridge(pen, 0.69, 0.16, 0.25, 0.80)
    _cartridge(pen, 0.365, 0.04, 0.27, 0.92)


def draw_token(pen: Pen) -> None:
    """Draw an arrow token, upright."""
    pen.line([(0.5, 0.18), (0.5, 0.90)], WOOD, 0.075)
    pen.fill([(0.5, 0.02), (0.67, 0.32), (0.5, 0.25), (0.33, 0.32)], (214, 214, 206))
    for y in (0.62, 0.75, 0.88):
        pen.fill([(0.5, y), (0.72, y - 0.13), (0.72, y - 0.04), (0.5, y + 0.09)], RED)
        pen.fill([(0.5, y), (0.28, y - 0.13), (0.28, y - 0.04), (0.5, y + 0.09)], RED)


def draw_sheriff(pen: Pen) -> None:
    """Draw a star with six balled tips."""
    for fill, size in ((BRASS_DARK, 0.47), (BRASS, 0.42)):
        pen.fill(_star(0.5, 0.5, size * 0.92, size * 0.5, 6, 0), fill)
        for tip in range(6):
            angle = tip * pi / 3
            radius = 0.085 if fill is BRASS_DARK else 0.06
            pen.disc(0.5 + 0.40 * sin(angle), 0.5 - 0.40 * cos(angle), radius, fill)
    pen.ring(0.5, 0.5, 0.155, BRASS_DARK, 0.03)
    pen.fill(_star(0.5, 0.5, 0.11, 0.05, 5, 0), BRASS_LIGHT)


def draw_deputy(pen: Pen) -> None:
    """Draw a round badge with a five-tipped star."""
    pen.disc(0.5, 0.5, 0.44, (84, 92, 104))
    pen.disc(0.5, 0.5, 0.39, (170, 182, 196))
    pen.disc(0.5, 0.5, 0.33, (84, 92, 104))
    pen.fill(_star(0.5, 0.51, 0.32, 0.135, 5, 0), (214, 224, 234))


def draw_outlaw(pen: Pen) -> None:
    """Draw a hat over a scarf across the face."""
    pen.fill([(0.22, 0.44), (0.78, 0.44), (0.70, 0.62), (0.30, 0.62)], (222, 178, 138))
    pen.disc(0.39, 0.50, 0.04, INK)
    pen.disc(0.61, 0.50, 0.04, INK)
    pen.fill([(0.20, 0.56), (0.80, 0.56), (0.66, 0.82), (0.5, 0.96), (0.34, 0.82)], RED)
    pen.line([(0.24, 0.59), (0.5, 0.66), (0.76, 0.59)], RED_DARK, 0.03)
    pen.box(0.04, 0.34, 0.92, 0.10, 0.05, (70, 44, 26))
    pen.box(0.25, 0.08, 0.50, 0.31, 0.12, (94, 62, 36))
    pen.box(0.25, 0.28, 0.50, 0.07, 0.01, (40, 24, 14))


def draw_renegade(pen: Pen) -> None:
    """Draw a split mask: half light, half dark."""
    left = [(0.5 - 0.40 * sin(a), 0.5 - 0.44 * cos(a)) for a in np.linspace(0, pi, 40)]
    right = [(1 - x, y) for x, y in left]
    pen.fill(left, (226, 214, 188))
    pen.fill(right, (112, 62, 128))
    pen.fill([(0.20, 0.40), (0.42, 0.44), (0.40, 0.54), (0.24, 0.52)], INK)
    pen.fill([(0.80, 0.40), (0.58, 0.44), (0.60, 0.54), (0.76, 0.52)], SPARK)
    pen.line([(0.34, 0.72), (0.5, 0.76), (0.66, 0.70)], INK, 0.035)


DRAWINGS: dict[str, Callable[[Pen], None]] = {
    "arrow": draw_arrow,
    "dynamite": draw_dynamite,
    "bullseye_1": draw_bullseye_1,
    "bullseye_2": draw_bullseye_2,
    "beer": draw_beer,
    "gatling": draw_gatling,
    "blank": draw_blank,
    "bullet": draw_bullet,
    "bullets": draw_bullets,
    "token": draw_token,
    "sheriff": draw_sheriff,
    "deputy": draw_deputy,
    "outlaw": draw_outlaw,
    "renegade": draw_renegade,
}


def main() -> None:
    """Draw all cells onto one sheet and note where each is, from the lower left."""
    rows = -(-len(DRAWINGS) // COLUMNS)
    sheet = np.zeros((rows * CELL, COLUMNS * CELL, 4), np.uint8)
    cells = {}
    for index, (name, draw) in enumerate(DRAWINGS.items()):
        pen = Pen()
        draw(pen)
        row, column = divmod(index, COLUMNS)
        y, x = row * CELL, column * CELL
        sheet[y : y + CELL, x : x + CELL] = pen.done()
        cells[name] = [x, (rows - row - 1) * CELL, CELL, CELL]
    ASSETS.mkdir(parents=True, exist_ok=True)
    cv2.imwrite(str(ASSETS / "dice.png"), cv2.cvtColor(sheet, cv2.COLOR_RGBA2BGRA))
    (ASSETS / "dice.json").write_text(json.dumps(cells, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

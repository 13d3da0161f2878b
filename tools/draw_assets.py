"""`python -m tools.draw_assets`: draws every icon and texture of the kiosk."""

import json
from collections.abc import Callable
from pathlib import Path

import cv2
import numpy as np
import numpy.typing as npt

from tools.icons import ICONS
from tools.pen import Pen

ASSETS = Path(__file__).parent.parent / "companion" / "ui" / "assets"
SHEET, COLUMNS, ROOM = 1024, 10, 7
CELL = SHEET // COLUMNS
PATCH = 160
CORNER = 48
OVER = 4
Image = npt.NDArray[np.float64]
Rgb = tuple[int, int, int]


def main() -> None:
    """Draw everything anew; the same every time."""
    draw_icons()
    for name, draw in TEXTURES.items():
        picture = draw()
        cv2.imwrite(
            str(ASSETS / "textures" / f"{name}.png"), picture, [cv2.IMWRITE_PNG_COMPRESSION, 9]
        )


def draw_icons() -> None:
    """Put all icons on one square sheet whose side is a power of two."""
    sheet = np.zeros((SHEET, SHEET, 4), np.uint8)
    sheet[..., :3] = 255
    cells = {}
    side = CELL - 2 * ROOM
    for number, (name, draw) in enumerate(ICONS.items()):
        pen = Pen()
        draw(pen)
        x, y = number % COLUMNS * CELL + ROOM, number // COLUMNS * CELL + ROOM
        sheet[y : y + side, x : x + side, 3] = pen.picture(side)
        # Kivy counts from the bottom of the sheet.
        cells[name] = [x - 3, SHEET - y - side - 3, side + 6, side + 6]
    cv2.imwrite(str(ASSETS / "icons.png"), sheet, [cv2.IMWRITE_PNG_COMPRESSION, 9])
    (ASSETS / "icons.json").write_text(json.dumps(cells, indent=0) + "\n", encoding="utf-8")


def noise(high: int, wide: int, grain: tuple[float, float], seed: int) -> Image:
    """Give smooth noise from -1 to 1; `grain` is how far it is smeared down and across."""
    rng = np.random.default_rng(seed)
    raw = rng.standard_normal((high, wide))
    blurred = cv2.GaussianBlur(raw, (0, 0), sigmaX=grain[1], sigmaY=grain[0])
    return np.asarray(blurred / np.abs(blurred).max())


def paint(base: Rgb, light: Image, strength: float) -> Image:
    """Colour a surface and let `light` (-1 to 1) raise and lower it."""
    return np.clip(np.array(base, float)[None, None, :] * (1 + strength * light[..., None]), 0, 255)


def rounded(side: int, corner: float, inset: float = 0.0) -> Image:
    """Give a soft-edged rounded square, 0 to 1."""
    big = side * OVER
    mask = np.zeros((big, big), np.uint8)
    near, far, r = round(inset * OVER), big - 1 - round(inset * OVER), round(corner * OVER)
    cv2.rectangle(mask, (near + r, near), (far - r, far), (255,), -1)
    cv2.rectangle(mask, (near, near + r), (far, far - r), (255,), -1)
    for x in (near + r, far - r):
        for y in (near + r, far - r):
            cv2.circle(mask, (x, y), r, (255,), -1)
    return np.asarray(cv2.resize(mask, (side, side), interpolation=cv2.INTER_AREA) / 255.0)


def edge(corner: float, inset: float, width: float) -> Image:
    """Give a line that follows the edge at a distance."""
    inner = rounded(PATCH, max(1, corner - width), inset + width)
    return np.clip(rounded(PATCH, corner, inset) - inner, 0, 1)


def seam() -> Image:
    """Give the thread along the edge; unbroken, because the sides are stretched."""
    return edge(CORNER - 16, 15, 2.2) * 0.8


def bevel(top: float, bottom: float) -> Image:
    """Give light from above: bright near the top, dark near the bottom."""
    ramp = np.linspace(top, bottom, PATCH)[:, None]
    return np.repeat(ramp, PATCH, axis=1)


def finish(colour: Image, shape: Image, shadow: float = 0.5) -> npt.NDArray[np.uint8]:
    """Cut the surface to its shape and let it throw a soft shadow; BGRA for the file."""
    dark = cv2.GaussianBlur(np.roll(shape, 3, axis=0), (0, 0), 2.2) * shadow
    alpha = np.maximum(shape, dark)
    mix = np.divide(shape, alpha, out=np.zeros_like(shape), where=alpha > 0)[..., None]
    rgba = np.dstack([colour * mix, alpha * 255])
    return np.round(rgba[..., [2, 1, 0, 3]]).astype(np.uint8)


def leather(base: Rgb, thread: Rgb | None, seed: int, rim: float = 0.5) -> npt.NDArray[np.uint8]:
    """Draw a stitched piece of leather."""
    grain = 0.6 * noise(PATCH, PATCH, (1.1, 1.1), seed) + 0.5 * noise(
        PATCH, PATCH, (7, 7), seed + 1
    )
    colour = paint(base, grain * 0.55 + bevel(0.22, -0.22), 0.34)
    colour *= 1 - rim * edge(CORNER - 4, 4, 2.5)[..., None]
    high = edge(CORNER - 7, 6.5, 1.6) * np.clip(bevel(1, -1), 0, 1)
    colour = colour + high[..., None] * 46
    if thread:
        line = seam()[..., None]
        groove = edge(CORNER - 15, 13, 6)[..., None]
        colour = colour * (1 - 0.35 * groove) * (1 - line) + np.array(thread, float) * line
    return finish(np.clip(colour, 0, 255), rounded(PATCH, CORNER - 4, 4))


def brass(base: Rgb, seed: int) -> npt.NDArray[np.uint8]:
    """Draw a brushed metal plate with a raised rim."""
    brushed = noise(PATCH, PATCH, (0.5, 26), seed)
    colour = paint(base, brushed * 0.35 + bevel(0.5, -0.45), 0.32)
    rim = edge(CORNER - 4, 4, 5)
    colour = (
        colour * (1 - 0.28 * rim[..., None])
        + (edge(CORNER - 10, 10, 2) * bevel(0.2, 1))[..., None] * 60
    )
    colour += (edge(CORNER - 5, 5, 2) * np.clip(bevel(1, -1), 0, 1))[..., None] * 70
    return finish(np.clip(colour, 0, 255), rounded(PATCH, CORNER - 4, 4))


def paper(base: Rgb, seed: int, *, worn: bool = True) -> npt.NDArray[np.uint8]:
    """Draw an old sheet with darkened edges."""
    fibre = 0.5 * noise(PATCH, PATCH, (0.8, 2.4), seed) + 0.5 * noise(
        PATCH, PATCH, (14, 14), seed + 1
    )
    colour = paint(base, fibre, 0.07)
    shape = rounded(PATCH, 16, 5)
    inside = cv2.GaussianBlur(rounded(PATCH, 16, 14), (0, 0), 9)
    burnt = np.clip(1 - inside, 0, 1)[..., None]
    colour = (
        colour * (1 - 0.42 * burnt * (1 if worn else 0.4)) + np.array((60, 30, 8.0)) * 0.25 * burnt
    )
    return finish(np.clip(colour, 0, 255), shape)


def wood(high: int, wide: int, base: Rgb, seed: int) -> Image:
    """Draw planed wood with its grain across."""
    y, x = np.mgrid[0:high, 0:wide]
    drift = noise(high, wide, (24, 120), seed) * 9
    rings = np.sin((y + drift) * 0.85 + 4 * noise(high, wide, (10, 90), seed + 1))
    fibre = noise(high, wide, (0.6, 22), seed + 2)
    _ = x
    return paint(base, rings * 0.22 + fibre * 0.5, 0.32)


def plank() -> npt.NDArray[np.uint8]:
    """Draw a wooden bar."""
    colour = wood(PATCH, PATCH, (74, 47, 29), 5) * (1 + 0.14 * bevel(1, -1))[..., None]
    colour *= 1 - 0.55 * edge(10, 4, 2.5)[..., None]
    colour += (edge(9, 7, 2) * np.clip(bevel(1, -1), 0, 1))[..., None] * 40
    return finish(np.clip(colour, 0, 255), rounded(PATCH, 12, 4))


def wall() -> npt.NDArray[np.uint8]:
    """Draw the saloon's wall of boards by lamp light: the ground of every screen."""
    high, wide, boards = 400, 640, 5
    rows = []
    for board in range(boards):
        shade = (0.92, 1.05, 0.98, 1.08, 0.9)[board]
        piece = wood(high // boards, wide, (44, 29, 20), 20 + 7 * board) * shade
        piece[:2] *= 0.45
        piece[2:4] *= 1.18
        rows.append(piece)
    picture = np.vstack(rows)
    y, x = np.mgrid[0:high, 0:wide]
    away = ((x - wide / 2) / (wide * 0.62)) ** 2 + ((y - high * 0.42) / (high * 0.72)) ** 2
    lamp = np.clip(1.12 - 0.62 * away, 0.3, 1.12)[..., None]
    lit = np.clip(picture * lamp, 0, 255)[..., ::-1]
    return np.asarray(np.round(lit), np.uint8)


def coin(side: int = 320) -> npt.NDArray[np.uint8]:
    """Draw a blank coin in grey, to be tinted: milled rim, sunken field, light from above."""
    milled, raised = 0.93, 0.84
    y, x = (np.mgrid[0:side, 0:side] - (side - 1) / 2) / (side / 2)
    away, turn = np.hypot(x, y), np.arctan2(y, x)
    brushed = noise(side, side, (0.7, 20), 11) * 0.05
    field = 0.92 - 0.1 * y + brushed - 0.1 * np.clip(away - 0.5, 0, 1)
    rim = 0.98 - 0.14 * y + 0.05 * np.sign(np.sin(turn * 90)) * (away > milled)
    groove = np.exp(-(((away - raised) / 0.022) ** 2))
    lip = np.exp(-(((away - 0.80) / 0.016) ** 2)) * np.clip(y / np.maximum(away, 0.01), -1, 1)
    grey = np.where(away > raised, rim, field) * (1 - 0.42 * groove) + 0.16 * lip
    colour = np.repeat(np.clip(grey, 0, 1)[..., None], 3, axis=2) * 255
    return finish(colour, np.clip((0.965 - away) * side / 2, 0, 1))


def quiet() -> npt.NDArray[np.uint8]:
    """Draw a button that is hardly there: an edge only."""
    shape = rounded(PATCH, CORNER - 4, 4)
    line = edge(CORNER - 4, 4, 3)
    colour = np.broadcast_to(np.array((224, 171, 76), float), (PATCH, PATCH, 3)) * line[..., None]
    ground = np.broadcast_to(np.array((30, 20, 14), float), (PATCH, PATCH, 3)) * (
        1 - line[..., None]
    )
    alpha = np.maximum(line * 0.8, shape * 0.62)
    return np.round(np.dstack([(colour + ground)[..., ::-1], alpha * 255])).astype(np.uint8)


TEXTURES: dict[str, Callable[[], npt.NDArray[np.uint8]]] = {
    "leather": lambda: leather((58, 39, 27), (150, 116, 76), 1),
    "paper": lambda: paper((236, 220, 185), 2),
    "plank": plank,
    "wall": wall,
    "button": lambda: leather((92, 62, 40), (176, 138, 92), 3),
    "button-main": lambda: brass((226, 172, 76), 4),
    "button-danger": lambda: leather((150, 46, 30), (232, 150, 120), 6),
    "button-paper": lambda: paper((232, 214, 174), 8, worn=False),
    "button-quiet": quiet,
    "coin": coin,
}

if __name__ == "__main__":
    main()

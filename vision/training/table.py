"""Table tops as seen from straight above: plain, wood, felt, patterned cloth, stone, prints."""

from collections.abc import Callable

import cv2
import numpy as np

from vision.training.arrays import Image, Rng

_TYPICAL = (
    (60, 95, 60),
    (120, 80, 50),
    (200, 195, 185),
    (40, 40, 45),
    (130, 30, 35),
    (35, 60, 110),
    (170, 130, 90),
    (225, 225, 222),
    (95, 60, 35),
    (25, 80, 50),
    (150, 150, 150),
)


def colour(rng: Rng) -> Image:
    """Pick a colour a table might have; one time in three any colour at all."""
    if rng.random() < 0.33:  # noqa: PLR2004 - a share of the tables
        return rng.integers(10, 250, 3).astype(np.float32)
    base = np.asarray(_TYPICAL[int(rng.integers(len(_TYPICAL)))])
    shifted: Image = np.clip(base * rng.uniform(0.6, 1.3) + rng.normal(0, 12, 3), 4, 250)
    return shifted.astype(np.float32)


def noise(rng: Rng, size: int, cells: tuple[int, int]) -> Image:
    """Smooth noise from 0 to 1 with that many cells down and across."""
    rough = rng.random(cells, dtype=np.float32)
    smooth: Image = cv2.resize(rough, (size, size), interpolation=cv2.INTER_CUBIC)
    return smooth


def _mix(one: Image, two: Image, share: Image) -> Image:
    share = np.clip(share, 0, 1)[..., None]
    mixed: Image = one * (1 - share) + two * share
    return mixed.astype(np.float32)


def _plain(rng: Rng, size: int) -> Image:
    share = noise(rng, size, (int(rng.integers(2, 6)),) * 2) * rng.uniform(0, 0.25)
    return _mix(colour(rng), colour(rng), share)


def _wood(rng: Rng, size: int) -> Image:
    base = colour(rng)
    rings = noise(rng, size, (int(rng.integers(8, 40)), int(rng.integers(2, 4))))
    lines = 0.5 + 0.5 * np.sin(rings * rng.uniform(8, 50))
    fibre = noise(rng, size, (size // 2, int(rng.integers(4, 12))))
    wood = _mix(base, base * rng.uniform(0.4, 0.85), lines * rng.uniform(0.2, 0.9) * fibre)
    if rng.random() < 0.5:  # noqa: PLR2004 - planks
        for y in range(int(rng.integers(40)), size, int(rng.integers(60, 260))):
            cv2.line(
                wood, (0, y), (size, y), tuple(map(float, base * 0.3)), int(rng.integers(1, 4))
            )
    return np.rot90(wood, int(rng.integers(2))).copy()


def _felt(rng: Rng, size: int) -> Image:
    grain: Image = rng.normal(1.0, rng.uniform(0.02, 0.15), (size, size, 1)).astype(np.float32)
    grain = cv2.GaussianBlur(grain, (0, 0), rng.uniform(0.5, 1.6))[..., None]
    return (_plain(rng, size) * grain).astype(np.float32)


def _checks(rng: Rng, size: int) -> Image:
    one, two = colour(rng), colour(rng)
    step, duty = int(rng.integers(8, 120)), rng.uniform(0.2, 0.8)
    wave = ((np.arange(size) % step) < step * duty).astype(np.float32)
    across, down = wave[None, :], wave[:, None]
    styles = ((across + down) / 2, np.abs(across - down), np.broadcast_to(across, (size, size)))
    return _mix(one, two, styles[int(rng.integers(3))] * rng.uniform(0.3, 1.0))


def _stone(rng: Rng, size: int) -> Image:
    veins = sum(noise(rng, size, (4 * 2**k, 4 * 2**k)) / 2**k for k in range(4))
    sharp = np.abs(np.sin(np.asarray(veins) * rng.uniform(4, 14))) ** rng.uniform(0.3, 3)
    return _mix(colour(rng), colour(rng), sharp * rng.uniform(0.2, 1.0))


def _motif(rng: Rng, size: int) -> Image:
    """Cloth printed with one repeated motif."""
    side = int(rng.integers(24, 160))
    tile = np.empty((side, side, 3), np.float32)
    tile[:] = colour(rng)
    _shapes(rng, tile, int(rng.integers(1, 6)), side / 2)
    count = size // side + 1
    return np.ascontiguousarray(np.tile(tile, (count, count, 1))[:size, :size])


def _print(rng: Rng, size: int) -> Image:
    """Make a game board or magazine: shapes and lettering without order."""
    board = _plain(rng, size)
    _shapes(rng, board, int(rng.integers(20, 140)), size / 8)
    return board


def _shapes(rng: Rng, canvas: Image, count: int, reach: float) -> None:
    side = canvas.shape[0]
    for _ in range(count):
        ink = tuple(map(float, colour(rng)))
        center = tuple(map(int, rng.integers(0, side, 2)))
        axes = tuple(map(int, rng.uniform(2, max(3.0, reach), 2)))
        line = -1 if rng.random() < 0.5 else int(rng.integers(1, 5))  # noqa: PLR2004
        kind = rng.integers(4)
        if kind == 0:
            cv2.ellipse(
                canvas, center, axes, float(rng.uniform(0, 180)), 0, 360, ink, line, cv2.LINE_AA
            )
        elif kind == 1:
            box = cv2.boxPoints((center, axes, float(rng.uniform(0, 90)))).astype(np.int32)
            cv2.drawContours(canvas, [box], 0, ink, line, cv2.LINE_AA)
        elif kind == 2:  # noqa: PLR2004 - the third kind of four
            corners = (np.asarray(center) + rng.normal(0, reach / 2, (5, 2))).astype(np.int32)
            cv2.polylines(canvas, [corners], bool(rng.integers(2)), ink, abs(line), cv2.LINE_AA)
        else:
            letters = "".join(chr(c) for c in rng.integers(48, 122, int(rng.integers(1, 7))))
            grow = float(rng.uniform(0.3, max(0.4, reach / 30)))
            cv2.putText(
                canvas,
                letters,
                center,
                int(rng.integers(0, 8)),
                grow,
                ink,
                max(1, abs(line) - 1),
                cv2.LINE_AA,
            )


_TOPS: tuple[Callable[[Rng, int], Image], ...] = (
    _plain,
    _wood,
    _felt,
    _checks,
    _stone,
    _motif,
    _print,
)
_SHARES = (0.2, 0.2, 0.15, 0.12, 0.1, 0.13, 0.1)


def table_top(rng: Rng, size: int) -> Image:
    """Make a table top in sRGB from 0 to 255."""
    top = _TOPS[int(rng.choice(len(_TOPS), p=_SHARES))](rng, size)
    return np.clip(top, 2, 253).astype(np.float32)

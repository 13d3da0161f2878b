"""Writes animations as GIF: one palette, and of each frame only what has changed."""

import struct
from collections.abc import Sequence
from pathlib import Path

import cv2
import numpy as np
import numpy.typing as npt

Frame = npt.NDArray[np.uint8]
Indices = npt.NDArray[np.uint8]

COLOURS = 255
CLEAR = 255
"""The index that lets the frame before shine through."""
SAME = 16
"""Grain weaker than this is no change."""
FINE = 32
"""Steps of each colour channel in the table that finds the nearest colour of the palette."""
CODE_BITS, MOST_CODES = 8, 4096


def write_gif(frames: Sequence[Frame], path: Path, frame_s: float) -> None:
    """Write frames (BGR) as an endless animation."""
    palette = _palette(frames)
    nearest = _nearest(palette)
    height, width = frames[0].shape[:2]
    shown = np.zeros_like(frames[0], np.int16) - 999
    parts = [_head(width, height, palette)]
    for frame in frames:
        changed = np.abs(frame.astype(np.int16) - shown).max(axis=2) > SAME
        shown[changed] = frame[changed]
        indices = np.where(changed, _indexed(frame, nearest), CLEAR).astype(np.uint8)
        parts.append(_image(indices, changed, frame_s))
    path.write_bytes(b"".join(parts) + b";")


def _palette(frames: Sequence[Frame]) -> Frame:
    """Choose the colours; those of small signs count, too, not only those of the great wall."""
    pixels = np.concatenate([frame[::2, ::2].reshape(-1, 3) for frame in frames[::5]])
    cells, counts = np.unique(pixels * np.intp(1) * FINE // 256, axis=0, return_counts=True)
    sample = np.repeat((cells + 0.5) * 256 / FINE, np.log2(counts + 1).astype(int) + 1, axis=0)
    sample = sample.astype(np.float32)
    cv2.setRNGSeed(1)
    stop = (cv2.TERM_CRITERIA_MAX_ITER, 12, 0.0)
    _, _, centres = cv2.kmeans(sample, COLOURS, None, stop, 1, cv2.KMEANS_PP_CENTERS)  # type: ignore[call-overload] # no labels to begin with
    return np.asarray(np.clip(np.round(centres), 0, 255), np.uint8)


def _nearest(palette: Frame) -> Indices:
    """Give the index of the nearest colour for every rounded colour there is."""
    levels = (np.arange(FINE) + 0.5) * 256 / FINE
    grid = np.stack(np.meshgrid(levels, levels, levels, indexing="ij"), -1).reshape(-1, 3)
    found = np.empty(len(grid), np.uint8)
    for start in range(0, len(grid), 4096):
        part = grid[start : start + 4096, None] - palette[None].astype(float)
        found[start : start + 4096] = (part**2).sum(axis=2).argmin(axis=1)
    return found.reshape(FINE, FINE, FINE)


def _indexed(frame: Frame, nearest: Indices) -> Indices:
    blue, green, red = np.moveaxis(frame.astype(np.intp) * FINE // 256, 2, 0)
    return np.asarray(nearest[blue, green, red], np.uint8)


def _head(width: int, height: int, palette: Frame) -> bytes:
    colours = np.zeros((256, 3), np.uint8)
    colours[: len(palette)] = palette[:, ::-1]
    screen = b"GIF89a" + struct.pack("<HHBBB", width, height, 0xF7, CLEAR, 0)
    return screen + colours.tobytes() + b"!\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"


def _image(indices: Indices, changed: npt.NDArray[np.bool_], frame_s: float) -> bytes:
    """Give the smallest part that holds every change; nothing changed is a single clear point."""
    rows, columns = np.flatnonzero(changed.any(axis=1)), np.flatnonzero(changed.any(axis=0))
    top, bottom = (int(rows[0]), int(rows[-1]) + 1) if rows.size else (0, 1)
    left, right = (int(columns[0]), int(columns[-1]) + 1) if columns.size else (0, 1)
    control = b"!\xf9\x04" + struct.pack("<BHB", 0x05, round(100 * frame_s), CLEAR) + b"\x00"
    place = b"," + struct.pack("<HHHHB", left, top, right - left, bottom - top, 0)
    data = _packed(indices[top:bottom, left:right].tobytes())
    blocks = [data[start : start + 255] for start in range(0, len(data), 255)]
    body = b"".join(bytes([len(block)]) + block for block in blocks)
    return control + place + bytes([CODE_BITS]) + body + b"\x00"


def _packed(pixels: bytes) -> bytes:
    """Compress as the format asks for: Lempel-Ziv-Welch with codes that grow."""
    clear, end = 1 << CODE_BITS, (1 << CODE_BITS) + 1
    known: dict[tuple[int, int], int] = {}
    out = bytearray()
    held, bits, size, free = 0, 0, CODE_BITS + 1, end + 1

    def put(code: int) -> None:
        nonlocal held, bits
        held |= code << bits
        bits += size
        while bits >= CODE_BITS:
            out.append(held & 255)
            held >>= CODE_BITS
            bits -= CODE_BITS

    put(clear)
    code = pixels[0]
    for pixel in pixels[1:]:
        longer = known.get((code, pixel))
        if longer is not None:
            code = longer
            continue
        put(code)
        if free < MOST_CODES:
            known[code, pixel] = free
            size += free == 1 << size
            free += 1
        else:
            put(clear)
            known.clear()
            size, free = CODE_BITS + 1, end + 1
        code = pixel
    put(code)
    put(end)
    if bits:
        out.append(held & 255)
    return bytes(out)

"""Which dice lean: the tops of dice that lie flat all look the same way, that of the table.

A small network says for each die where its top looks, seen along the ray that meets it. Turned
into the camera's own axes these directions agree for all flat dice; one that differs leans.
"""

from pathlib import Path

import cv2
import numpy as np
import numpy.typing as npt

from vision.calibration import MODELS
from vision.network import Network
from vision.rectify import edge_of

Array = npt.NDArray[np.float64]
Frame = npt.NDArray[np.uint8]

LOOK = 48
# The network sees this many edges of the die and its surroundings.
REACH = 2.4
# Focal lengths to try, in shares of the picture's length: phones and webcams.
_FOCALS = (0.7, 0.9, 1.2, 1.7)
# Without other dice to compare with, people hold cameras upright over the near edge.
_TILTS = np.radians(np.arange(0.0, 55.0, 5.0))
_UPRIGHT_TABLES: Array = np.stack([0 * _TILTS, -np.sin(_TILTS), -np.cos(_TILTS)], axis=1)
_AGREE = np.radians(12.0)
_UPRIGHT = 0.3


class LeanMeter:
    """Measures by how many degrees each die's top looks another way than the table."""

    def __init__(self, path: Path = MODELS / "lean.onnx") -> None:
        self._net = Network(path)

    def degrees(self, frame: Frame, quads: list[Array], trust: list[float]) -> list[float]:
        """Give the lean of every die in degrees; what is hardly a die hardly has a say."""
        if not quads:
            return []
        crops = [surroundings(frame, quad) for quad in quads]
        (ups,) = self._net.answers(crops, ["answer"])
        height, width = frame.shape[:2]
        places = np.stack([quad.mean(axis=0) for quad in quads]) - (width / 2, height / 2)
        return _leans(ups.astype(np.float64), places / max(width, height), np.array(trust))


def surroundings(frame: Frame, quad: Array) -> Frame:
    """Cut out a die with what lies about it, unturned, as the network is shown it."""
    center = quad.mean(axis=0)
    scale = LOOK / (REACH * edge_of(quad))
    warp = np.array(
        [[scale, 0, LOOK / 2 - center[0] * scale], [0, scale, LOOK / 2 - center[1] * scale]]
    )
    how = cv2.INTER_AREA if scale < 1 else cv2.INTER_LINEAR
    crop = cv2.warpAffine(frame, warp, (LOOK, LOOK), flags=how, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(crop, np.uint8)


def along_ray(ray: Array) -> Array:
    """Give the smallest turn that makes a ray the viewing direction."""
    unit = ray / np.linalg.norm(ray)
    axis = np.cross(unit, [0.0, 0.0, 1.0])
    length = float(np.linalg.norm(axis))
    if length < 1e-9:  # noqa: PLR2004 - the ray is the viewing direction
        return np.eye(3)
    angle = float(np.arctan2(length, unit[2]))
    return np.asarray(cv2.Rodrigues(axis / length * angle)[0], np.float64)


def _leans(ups: Array, places: Array, trust: Array) -> list[float]:
    """Find the table's direction on which most dice agree; give each die's angle to it."""
    tops = _in_camera(ups, places)
    upright = np.broadcast_to(_UPRIGHT_TABLES, (len(_FOCALS), *_UPRIGHT_TABLES.shape))
    tables = np.concatenate([tops, upright], axis=1)
    away = np.arccos(np.clip(tables @ tops.transpose(0, 2, 1), -1, 1))
    # Few dice cannot outvote the habit of holding a camera upright.
    cost = np.minimum(away, _AGREE) @ trust + _UPRIGHT * np.abs(np.arcsin(tables[..., 0]))
    best = np.unravel_index(int(cost.argmin()), cost.shape)
    return [float(angle) for angle in np.degrees(away[best])]


def _in_camera(ups: Array, places: Array) -> Array:
    """Turn directions seen along their rays into the axes of a camera of each focal length."""
    flat = np.clip(np.linalg.norm(ups, axis=1), 0, 0.99)
    facing = np.column_stack([ups, -np.sqrt(1 - flat**2)])
    rays = np.stack([np.column_stack([places, np.full(len(places), f)]) for f in _FOCALS])
    rays /= np.linalg.norm(rays, axis=-1, keepdims=True)
    # Rodrigues' formula for the turn from the viewing direction to the ray: `along_ray` undone.
    axis = np.stack([-rays[..., 1], rays[..., 0], 0 * rays[..., 2]], axis=-1)
    once = np.cross(axis, facing)
    unit = facing + once + np.cross(axis, once) / (1 + rays[..., 2:])
    return np.asarray(unit / np.linalg.norm(unit, axis=-1, keepdims=True))

"""A die's body: a cube with rounded edges and more strongly rounded corners, six flat drawings."""

from collections.abc import Sequence

import bpy
import numpy as np

from vision.training.photoreal.camera import EDGE, Vectors

# Right and up of each drawing as it lies on the cube; the normal is their cross product.
_FRAMES = (
    ((1, 0, 0), (0, 1, 0)),
    ((1, 0, 0), (0, 0, 1)),
    ((0, 1, 0), (0, 0, 1)),
    ((-1, 0, 0), (0, 0, 1)),
    ((0, -1, 0), (0, 0, 1)),
    ((1, 0, 0), (0, -1, 0)),
)
TILES = (3, 2)  # the six drawings in one picture: across, down


def side_axes(side: int) -> Vectors:
    """Return right, up and normal of a side as columns."""
    right, up = (np.array(axis, float) for axis in _FRAMES[side])
    return np.stack([right, up, np.cross(right, up)], axis=1)


def _grid(rounding: float) -> Vectors:
    """Return positions across a side, dense where it curves."""
    outer = 1 - np.linspace(0, 1, 9)[:-1] * rounding
    return np.concatenate(
        [-outer, np.linspace(-outer[-1] * 0.97, outer[-1] * 0.97, 6), outer[::-1]]
    )


def _rounded(flat: Vectors, edge: float, corner: float) -> tuple[Vectors, Vectors]:
    """Push a cube's surface onto the rounded body; return places and normals."""
    core = np.clip(flat, edge - 1, 1 - edge)
    out = flat - core
    normals = out / np.maximum(np.linalg.norm(out, axis=1, keepdims=True), 1e-9)
    places = core + normals * edge
    length = np.linalg.norm(places, axis=1, keepdims=True)
    beyond = length[:, 0] > corner
    places[beyond] *= corner / length[beyond]
    share = np.clip((length - corner) / 0.05, 0, 1)
    normals = normals * (1 - share) + places / np.linalg.norm(places, axis=1, keepdims=True) * share
    return places, normals / np.linalg.norm(normals, axis=1, keepdims=True)


def die_mesh(edge: float, corner: float) -> bpy.types.Mesh:
    """Build a body; `edge` is the rounding of edges and `corner` the sphere that cuts corners.

    Both are in half edges: 0.2 is a well-rounded edge, 1.5 a strongly rounded corner.
    """
    line = _grid(max(edge, 0.45))
    count = len(line)
    a, b = (part.ravel() for part in np.meshgrid(line, line))
    cell = np.arange(count * count).reshape(count, count)
    quads = np.stack([cell[:-1, :-1], cell[:-1, 1:], cell[1:, 1:], cell[1:, :-1]], -1).reshape(
        -1, 4
    )
    places, normals, marks, polygons = [], [], [], []
    for side in range(6):
        axes = side_axes(side)
        flat = np.stack([a, b, np.ones_like(a)], 1) @ axes.T
        where, facing = _rounded(flat, edge, corner)
        places.append(where * EDGE / 2)
        normals.append(facing)
        marks.append(_tile_marks(side, where @ axes[:, :2]))
        polygons.append(quads + side * count * count)
    return _mesh(np.concatenate(places), np.concatenate(polygons), np.concatenate(normals),
                 np.concatenate(marks))  # fmt: skip


def _tile_marks(side: int, local: Vectors) -> Vectors:
    """Return texture coordinates: each drawing has one tile, the first at the top left."""
    across, down = side % TILES[0], side // TILES[0]
    u = (across + (local[:, 0] + 1) / 2) / TILES[0]
    v = 1 - (down + (1 - local[:, 1]) / 2) / TILES[1]
    return np.stack([u, v], 1)


def _mesh(places: Vectors, polygons: Vectors, normals: Vectors, marks: Vectors) -> bpy.types.Mesh:
    mesh = bpy.data.meshes.new("die")
    mesh.from_pydata(places.tolist(), [], polygons.tolist())
    mesh.polygons.foreach_set("use_smooth", np.ones(len(polygons), bool))
    mesh.normals_split_custom_set_from_vertices(normals.tolist())
    layer = mesh.uv_layers.new(name="drawing")
    layer.data.foreach_set("uv", marks[polygons.ravel()].astype(np.float32).ravel())
    mesh.update()
    return mesh


def atlas(tiles: Sequence[Vectors]) -> Vectors:
    """Join six square pictures into one, in the order of the sides."""
    rows = [np.concatenate(tiles[i : i + TILES[0]], axis=1) for i in range(0, 6, TILES[0])]
    return np.concatenate(rows, axis=0)

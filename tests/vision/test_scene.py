"""The fast renderer and its labels agree."""

import numpy as np

from vision.training.camera import random_camera
from vision.training.die import resting, trace
from vision.training.drawings import draw_set
from vision.training.scene import Shot, render


def test_a_seed_repeats_its_scene() -> None:
    """A training set can be rendered again exactly."""
    scenes = []
    for _ in range(2):
        rng = np.random.default_rng(11)
        scenes.append(render(rng, [draw_set(rng, 64)], Shot(160, 40.0, 1)))
    (one,), labels = scenes[0]
    (two,), again = scenes[1]
    assert np.array_equal(one, two)
    assert [label.face for label in labels] == [label.face for label in again]


def test_labelled_corners_go_clockwise() -> None:
    """The localiser's code needs one turning direction."""
    rng = np.random.default_rng(3)
    arts = [draw_set(rng, 64)]
    for _ in range(12):
        _, labels = render(rng, arts, Shot(160, 36.0, 1))
        for label in labels:
            x, y = label.corners.T
            assert (x * np.roll(y, -1) - np.roll(x, -1) * y).sum() > 0


def test_the_middle_of_the_top_square_shows_the_top_face() -> None:
    """What is labelled as the top must be what the camera sees there."""
    rng = np.random.default_rng(5)
    for _ in range(20):
        camera = random_camera(rng, 200, 60.0, float(rng.uniform(0, 45)))
        body = resting(rng, np.zeros(2), float(rng.uniform(0, 6)), 0.0, 1.0)
        face, corners = body.top(), body.square(body.top())
        hit = trace(body, camera)
        assert hit is not None
        x, y = camera.project(corners.mean(axis=0)[None])[0].round().astype(int)
        if 0 <= x - hit.left < hit.face.shape[1] and 0 <= y - hit.top < hit.face.shape[0]:
            assert hit.face[y - hit.top, x - hit.left] == face


def test_side_faces_look_another_way_than_the_top_of_their_die() -> None:
    """A side that was mistaken for a top is told apart by where it looks."""
    rng = np.random.default_rng(7)
    arts = [draw_set(rng, 64)]
    shots = [render(rng, arts, Shot(160, 50.0, 1, leaning=0.0, sides=True))[1] for _ in range(12)]
    tops = [np.array(label.up) for labels in shots for label in labels if not label.side]
    sides = [np.array(label.up) for labels in shots for label in labels if label.side]
    assert len(sides) > 5
    assert np.mean([up @ up for up in sides]) > np.mean([up @ up for up in tops])


def test_a_leaning_die_still_stands_on_the_table() -> None:
    """No part of a cocked die sinks into the table or floats above it."""
    rng = np.random.default_rng(9)
    for lean in (0.0, 12.0, 30.0, 45.0):
        body = resting(rng, np.zeros(2), 0.3, lean, 1.0)
        core = body.position + (body.corners() - body.position) * (1 - 2 * body.rounding)
        assert abs(core[:, 2].min() - body.rounding) < 1e-6

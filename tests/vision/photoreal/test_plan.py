"""Planned scenes obey their level."""

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from vision.training.photoreal.camera import EDGE, Camera
from vision.training.photoreal.footprints import footprint, overlap
from vision.training.photoreal.plan import LEVEL, LEVELS, DiePlan, plan_scene
from vision.training.photoreal.poses import die_centre, top_corners
from vision.training.photoreal.surfaces import SURFACES

_CAMERA = Camera(1280, 720, view=50, tilt=30, azimuth=70, roll=5, distance=40)


@given(st.floats(0, 1280), st.floats(0, 720))
def test_what_lies_under_a_pixel_appears_at_that_pixel(u: float, v: float) -> None:
    """The way from picture to table and back ends where it began."""
    assert _CAMERA.project(_CAMERA.ground((u, v)))[0] == pytest.approx([u, v], abs=1e-6)


def test_a_die_in_the_middle_has_the_planned_edge() -> None:
    """Seen from straight above, the edge in pixels is focal length over distance."""
    camera = replace(_CAMERA, tilt=0, distance=_CAMERA.focal * EDGE / 80)
    corners = camera.project(top_corners(DiePlan(0, 0, 20, "beer")))
    assert np.linalg.norm(corners[0] - corners[1]) == pytest.approx(80, abs=1e-6)


def test_corners_go_clockwise_in_the_picture() -> None:
    """From the drawing's top left, as a reader walks round the face."""
    corners = replace(_CAMERA, tilt=0).project(top_corners(DiePlan(0, 0, 20, "beer")))
    x, y = corners.T
    area = np.dot(x, np.roll(y, -1)) - np.dot(y, np.roll(x, -1))
    assert area > 0


def test_a_leaning_die_stands_on_its_lower_edge() -> None:
    """Its middle rises and its lowest corner stays on the table."""
    die = DiePlan(0, 0, 0, "beer", lean=30)
    lowest = die_centre(die)[2] - EDGE / 2 * (np.cos(np.pi / 6) + np.sin(np.pi / 6))
    assert die_centre(die)[2] > EDGE / 2
    assert lowest == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize("level", LEVELS)
def test_scenes_stay_within_their_level(level: str) -> None:
    """Tilt, light and surface are those the level allows, and dice never interpenetrate."""
    rules = LEVEL[level]
    for seed in range(25):
        plan = plan_scene("judge", level, np.random.default_rng(seed))
        assert rules.tilt[0] <= plan.camera.tilt <= rules.tilt[1]
        assert plan.light in rules.lights
        assert plan.surface in rules.surfaces
        flat = [die for die in plan.dice if not die.lean]
        squares = [footprint(die.x, die.y, die.yaw, (EDGE / 2, EDGE / 2)) for die in flat]
        pairs = [(a, b) for i, a in enumerate(squares) for b in squares[:i]]
        assert not any(overlap(a, b) for a, b in pairs)


def test_equal_seeds_give_equal_scenes() -> None:
    """A picture can be made again from its number."""
    first, second = (plan_scene("tune", "hard", np.random.default_rng(7)) for _ in range(2))
    assert first == second


def test_no_table_serves_two_splits() -> None:
    """What is judged on was never tuned on, nor used to choose thresholds."""
    makers = [
        {maker for kinds in SURFACES[split].values() for maker in kinds}
        for split in ("tune", "calibrate", "judge")
    ]
    assert not (makers[0] & makers[1] | makers[0] & makers[2] | makers[1] & makers[2])


@pytest.mark.parametrize(("apart", "collide"), [(0.99, True), (1.01, False)])
def test_squares_collide_when_nearer_than_their_width(apart: float, *, collide: bool) -> None:
    """Touching is allowed, overlapping is not."""
    first, second = (footprint(x, 0, 0, (0.5, 0.5)) for x in (0, apart))
    assert overlap(first, second) is collide

"""Our own drawings: every hand draws every face so that it can be told apart."""

import numpy as np
import pytest

from vision.faces import FACES, Face
from vision.training.drawings import draw_face, draw_set


@pytest.mark.parametrize("face", FACES)
def test_every_hand_leaves_ink_within_bounds(face: Face) -> None:
    """A blank or nearly full face would teach the classifier nothing."""
    for seed in range(40):
        art = draw_face(face, np.random.default_rng(seed), 96)
        share = (art.engraving > 128).mean()
        assert 0.03 < share < 0.5, f"seed {seed}"


def test_a_seed_repeats_its_die() -> None:
    """Training sets can be made again exactly."""
    one, two = (draw_set(np.random.default_rng(7), 64) for _ in range(2))
    assert one.edition == two.edition
    assert all(np.array_equal(one.faces[face].ink, two.faces[face].ink) for face in FACES)


def test_two_seeds_draw_different_hands() -> None:
    """Variety is the point of drawing with chance."""
    one, two = (draw_face(Face.BEER, np.random.default_rng(seed), 64) for seed in (1, 2))
    assert (one.ink != two.ink).mean() > 0.02


def test_bodies_and_paints_contrast() -> None:
    """Pale symbols lie on dark bodies and the other way round."""
    for seed in range(60):
        die = draw_set(np.random.default_rng(seed), 32)
        for art in die.faces.values():
            apart = np.abs(np.subtract(die.body, art.paint)).max()
            assert apart > 60, f"seed {seed}: {die.edition}"

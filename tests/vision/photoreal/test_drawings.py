"""The hands that judge the reader."""

import itertools

import cv2
import numpy as np
import pytest

from vision.faces import FACES
from vision.training.photoreal.judge_drawings import CALIBRATE_HANDS, JUDGE_HANDS, Hand

_HANDS = [*JUDGE_HANDS, *CALIBRATE_HANDS]


@pytest.mark.parametrize("hand", _HANDS, ids=lambda hand: hand.name)
def test_every_hand_draws_six_faces_with_plausible_ink(hand: Hand) -> None:
    """Ink covers 9 % (arrow) to 32 % (beer) of the real faces; ours stay near that."""
    shares = {face: float(hand.mask(face, 128).mean()) for face in FACES}
    assert min(shares.values()) > 0.06
    assert max(shares.values()) < 0.35


@pytest.mark.parametrize("hand", _HANDS, ids=lambda hand: hand.name)
def test_no_drawing_runs_over_the_edge_of_its_face(hand: Hand) -> None:
    """Dice are strongly rounded: ink near the edge would lie on the curve."""
    for face in FACES:
        mask = hand.mask(face, 128)
        mask[2:-2, 2:-2] = 0
        assert mask.max() == 0, face


@pytest.mark.parametrize("hand", _HANDS, ids=lambda hand: hand.name)
def test_gatling_is_three_bullet_holes(hand: Hand) -> None:
    """Three bursts apart from each other, each with a hole in its middle; not a gun."""
    ink = (hand.mask("gatling", 256) > 0.5).astype(np.uint8)
    _, tree = cv2.findContours(ink, cv2.RETR_CCOMP, cv2.CHAIN_APPROX_SIMPLE)
    outlines = sum(1 for entry in tree[0] if entry[3] < 0)
    assert outlines in {3, 6}
    holes = len(tree[0]) - outlines
    assert holes >= 3


def test_no_two_hands_draw_alike() -> None:
    """Hands are distinct, so that a score on four says more than a score on one."""
    for face in FACES:
        for one, other in itertools.combinations(_HANDS, 2):
            first, second = one.mask(face, 96) > 0.5, other.mask(face, 96) > 0.5
            shared = (first & second).sum() / (first | second).sum()
            assert shared < 0.9, (face, one.name, other.name)

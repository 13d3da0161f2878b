"""Template matching with ORB or SIFT: three enrolment pictures per face, boxes given."""

from collections import Counter
from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Any

import cv2
import numpy as np
import numpy.typing as npt

from vision.faces import Face
from vision.scoring.truth import Quad

Frame = npt.NDArray[np.uint8]

ENROLMENTS = 3
_SIDE = 128
_RATIO = 0.8  # a match counts if it is this much nearer than the second best


class Features(StrEnum):
    """Which kind of key points to compare."""

    ORB = "orb"
    SIFT = "sift"


class TemplateMatcher:
    """Names the face whose enrolled pictures share most key points; never in doubt."""

    def __init__(self, features: Features) -> None:
        self._detector: Any = (
            cv2.ORB_create(nfeatures=300, edgeThreshold=8, patchSize=24, fastThreshold=8)  # type: ignore[attr-defined] # missing from OpenCV's stubs
            if features is Features.ORB
            else cv2.SIFT_create(nfeatures=300)  # type: ignore[attr-defined] # same
        )
        norm = cv2.NORM_HAMMING if features is Features.ORB else cv2.NORM_L2
        self._matcher = cv2.BFMatcher(norm)
        self._enrolled: list[tuple[Face, Any]] = []

    def enrol(self, examples: Iterable[tuple[Face, Frame]]) -> None:
        """Remember pictures of known faces."""
        for face, crop in examples:
            described = self._describe(crop)
            if described is not None:
                self._enrolled.append((face, described))

    def name(self, crop: Frame) -> Face | None:
        """Return the most similar face; none if nothing matches at all."""
        described = self._describe(crop)
        if described is None:
            return None
        votes: Counter[Face] = Counter()
        for face, known in self._enrolled:
            votes[face] += self._shared(described, known)
        best = votes.most_common(1)
        return best[0][0] if best and best[0][1] else None

    def _describe(self, crop: Frame) -> Any:
        described = self._detector.detectAndCompute(crop, None)[1]
        return described if described is not None and len(described) > 1 else None

    def _shared(self, described: Any, known: Any) -> int:
        pairs: Sequence[Any] = self._matcher.knnMatch(described, known, k=2)
        return sum(
            1 for pair in pairs if len(pair) > 1 and pair[0].distance < _RATIO * pair[1].distance
        )


def square_up(frame: Frame, corners: Quad) -> Frame:
    """Return a given top face as a grey square."""
    target = np.array([[0, 0], [_SIDE, 0], [_SIDE, _SIDE], [0, _SIDE]], np.float32)
    warp = cv2.getPerspectiveTransform(np.array(corners, np.float32), target)
    grey = cv2.cvtColor(frame, cv2.COLOR_BGR2GRAY)
    return np.asarray(cv2.warpPerspective(grey, warp, (_SIDE, _SIDE)), np.uint8)

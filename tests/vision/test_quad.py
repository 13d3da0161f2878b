"""The code of a quadrilateral does not depend on which corner is named first."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from vision.quad import STRIDE, decode, encode

_small = st.floats(-0.12, 0.12)


@st.composite
def _quads(draw: st.DrawFn) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
    """Draw a slightly distorted square anywhere, turned anyhow."""
    edge = draw(st.floats(10, 120))
    angle = draw(st.floats(0, 6.28)) + np.arange(4) * np.pi / 2
    square = np.stack([np.cos(angle), np.sin(angle)], axis=1)
    shake = np.array([[draw(_small), draw(_small)] for _ in range(4)])
    center = [draw(st.floats(0, 500)), draw(st.floats(0, 300))]
    return np.asarray((square + shake) * edge / np.sqrt(2) + center)


@given(_quads(), st.integers(1, 3))
def test_a_quarter_turn_leaves_the_code_alone(quad: np.ndarray, turn: int) -> None:
    """A square has no first corner, so the network must not have to guess one."""
    assert np.allclose(encode(quad), encode(np.roll(quad, turn, axis=0)), atol=1e-6)


@given(_quads())
def test_the_corners_come_back_from_the_code(quad: np.ndarray) -> None:
    """Decoding gives the same four corners, starting anywhere."""
    x, y, *code = encode(quad).tolist()
    cell = int(x // STRIDE), int(y // STRIDE)
    offset = x / STRIDE - 0.5 - cell[0], y / STRIDE - 0.5 - cell[1]
    back = np.array(decode(cell, (*offset, *code)))
    apart = min(float(np.abs(np.roll(back, turn, axis=0) - quad).max()) for turn in range(4))
    assert apart < 1e-6

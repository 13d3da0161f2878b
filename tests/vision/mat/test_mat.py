"""The printed mat: found from any usual pose, and true to the millimetre at the height of dice."""

import re
from pathlib import Path

import cv2
import numpy as np
import numpy.typing as npt
import pytest

from vision.__main__ import main
from vision.localiser import Candidate
from vision.mat.find import MatPose, find_mat
from vision.mat.keeper import MatKeeper
from vision.mat.layout import HEIGHT, MARKERS, WIDTH, marker_corners, shapes
from vision.mat.pdf import A4, LETTER, POINTS_PER_MM, Page, as_pdf
from vision.mat.picture import from_mat, mat_picture
from vision.mat.plane import LOOK, SCALE, find_on_mat, look_down
from vision.rectify import Views

Array = npt.NDArray[np.float64]
Frame = npt.NDArray[np.uint8]
SIZE = (1280, 720)


class Pose:
    """A camera over the mat: tilted and turned by degrees, some millimetres away."""

    def __init__(self, tilt: float, turn: float, away: float, focal: float = 1150.0) -> None:
        self.lens = np.array([[focal, 0, 640], [0, focal, 360], [0, 0, 1]])
        lean = cv2.Rodrigues(np.array([np.radians(tilt), 0, 0]))[0]
        spin = cv2.Rodrigues(np.array([0, 0, np.radians(turn)]))[0]
        self.rotation = lean @ spin
        self.place = np.array([4.0, -6.0, away])

    def plane(self, z: float) -> Array:
        """Give the matrix from millimetres on a plane to pixels."""
        axes = self.rotation.copy()
        axes[:, 2] = self.place + z * self.rotation[:, 2]
        return np.asarray(self.lens @ axes)

    def frame(self, hidden: int = 0) -> Frame:
        """Photograph the mat on a table, with some of its markers covered."""
        page = mat_picture(4.0)
        for number in MARKERS[:hidden]:
            left, top = ((marker_corners()[number][0] + (WIDTH / 2, HEIGHT / 2)) * 4).astype(int)
            page[top : top + 60, left : left + 60] = (120, 150, 210)
        warp = self.plane(0.0) @ np.linalg.inv(from_mat(4.0))
        table = np.full((SIZE[1], SIZE[0], 3), (60, 80, 110), np.uint8)
        return np.asarray(
            cv2.warpPerspective(page, warp, SIZE, table, cv2.INTER_LINEAR, cv2.BORDER_TRANSPARENT),
            np.uint8,
        )


def through(matrix: Array, points: Array) -> Array:
    """Map points by a matrix."""
    return np.asarray(cv2.perspectiveTransform(points.reshape(1, -1, 2), matrix)[0])


GRID = np.array([[x, y] for x in (-100.0, 0.0, 100.0) for y in (-60.0, 0.0, 60.0)])


@pytest.mark.parametrize(
    ("tilt", "turn", "away"), [(0, 0, 330), (15, 5, 380), (30, -20, 460), (40, 180, 420)]
)
def test_the_plane_of_the_top_faces_is_found(tilt: float, turn: float, away: float) -> None:
    """16 mm above the paper, to half a millimetre, straight down or slanted."""
    pose = Pose(tilt, turn, away)
    mat = find_mat(pose.frame())
    assert mat is not None
    assert mat.markers == 4
    pixels = through(pose.plane(-16.0), GRID)
    assert np.abs(mat.on_tops(pixels) - GRID).max() < 0.5


def test_the_lens_is_learned_from_a_slanted_view() -> None:
    """From straight above it cannot be, and a usual one is taken."""
    slanted, above = find_mat(Pose(35, 0, 400).frame()), find_mat(Pose(0, 0, 330).frame())
    assert slanted is not None
    assert above is not None
    assert slanted.focal == pytest.approx(1150, rel=0.05)
    assert above.focal == pytest.approx(0.9 * 1280)


def test_covered_markers_do_not_matter_while_two_are_seen() -> None:
    """A hand lies over half of the mat."""
    pose = Pose(20, 0, 340)
    mat = find_mat(pose.frame(hidden=2))
    assert mat is not None
    assert mat.markers == 2
    assert np.abs(mat.on_tops(through(pose.plane(-16.0), GRID)) - GRID).max() < 1.5


@pytest.mark.parametrize("hidden", [3, 4])
def test_too_few_markers_are_no_mat(hidden: int) -> None:
    """Then everything goes on as without one."""
    assert find_mat(Pose(20, 0, 340).frame(hidden)) is None


def test_a_plain_table_is_no_mat() -> None:
    """Also in grey."""
    assert find_mat(np.full((720, 1280), 90, np.uint8)) is None


def test_a_top_face_becomes_a_square_of_known_size() -> None:
    """Looked at from straight above, whatever the camera's pose."""
    pose = Pose(35, 12, 380)
    frame = pose.frame()
    square = np.array([[22.0, 12], [38, 12], [38, 28], [22, 28]])
    cv2.fillConvexPoly(
        frame, np.round(through(pose.plane(-16.0), square)).astype(np.int32), (255, 255, 255)
    )
    mat = find_mat(frame)
    assert mat is not None
    seen = look_down(frame, mat)
    column, row = (np.array(LOOK) / 2 + np.array([30.0, 20.0]) * SCALE).astype(int)
    patch = seen[row - 20 : row + 21, column - 20 : column + 21].min(axis=2) > 200
    assert patch.sum() == pytest.approx((16 * SCALE) ** 2, rel=0.12)


class FoundOnPlane:
    """Stands for the network: says where squares lie in the picture it is shown."""

    def __init__(self, *edges: float) -> None:
        self.edges = edges

    def find(self, views: Views, found: float) -> list[Candidate]:
        """Give squares of those edges, in millimetres, in the middle of the picture."""
        assert (views.frame.shape[1], views.frame.shape[0]) == LOOK
        square = np.array([[-0.5, -0.5], [0.5, -0.5], [0.5, 0.5], [-0.5, 0.5]])
        middle = np.array(LOOK) / 2
        return [Candidate(square * edge * SCALE + middle, 0.9, 0.0) for edge in self.edges]


def test_what_has_the_wrong_size_is_no_die_and_corners_come_back_in_pixels() -> None:
    """A token of 8 mm, a card of 40 mm, and a die."""
    pose = Pose(25, 0, 350)
    mat = find_mat(pose.frame())
    assert mat is not None
    (die,) = find_on_mat(FoundOnPlane(8, 16, 40), pose.frame(), mat, 0.3)  # type: ignore[arg-type]  # a stand-in for the network
    square = np.array([[-8.0, -8], [8, -8], [8, 8], [-8, 8]])
    assert np.abs(die.corners - through(pose.plane(-16.0), square)).max() < 2.5


def test_a_mirrored_mat_is_none() -> None:
    """No camera sees it so; a wrong pose would be worse than no pose."""
    mirrored = np.ascontiguousarray(Pose(10, 0, 340).frame()[:, ::-1])
    pose: MatPose | None = find_mat(mirrored)
    assert pose is None


@pytest.mark.parametrize("page", [A4, LETTER])
def test_the_mat_fits_the_paper_with_a_printers_margin(page: Page) -> None:
    """Nothing is cut off at 8 mm from the edge of either paper."""
    outermost = np.abs(np.concatenate([shape.points for shape in shapes()])).max(axis=0)
    assert outermost[0] <= page.width / 2 - 8
    assert outermost[1] <= page.height / 2 - 8


def test_the_pdf_has_both_pages_and_finds_its_own_parts() -> None:
    """The table of places at its end is right, as strict readers demand."""
    data = as_pdf(shapes(), (A4, LETTER))
    assert data.startswith(b"%PDF-1.4")
    start = int(data.split(b"startxref\n")[1].split()[0])
    assert data[start:].startswith(b"xref")
    for number, place in enumerate(re.findall(rb"(\d{10}) 00000 n", data[start:]), start=1):
        assert data[int(place) :].startswith(b"%d 0 obj" % number)
    boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", data)
    widths = [float(wide) / POINTS_PER_MM for wide, _ in boxes]
    assert widths == pytest.approx([297, 279.4], abs=0.1)
    assert b"/PrintScaling /None" in data


def test_the_mat_command_writes_a_file_or_says_why_not(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A folder that is not there is no traceback."""
    assert main(["mat", str(tmp_path / "mat.pdf")]) == 0
    assert (tmp_path / "mat.pdf").stat().st_size > 1000
    assert main(["mat", str(tmp_path / "none" / "mat.pdf")]) == 2
    assert "cannot write" in capsys.readouterr().err


def test_the_mat_is_looked_for_now_and_then_and_remembered_under_a_hand() -> None:
    """A mat that is taken away is forgotten after some looks."""
    keeper = MatKeeper()
    frame, bare = Pose(10, 0, 360).frame(), np.full((720, 1280, 3), 90, np.uint8)
    found = keeper.update(frame)
    assert found is not None
    for _ in range(20):
        assert keeper.update(bare) is found
    for _ in range(20):
        keeper.update(bare)
    assert keeper.pose is None

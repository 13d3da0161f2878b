"""Any file becomes an upright colour picture or a clear refusal."""

import struct
import zlib
from collections.abc import Callable
from pathlib import Path

import cv2
import numpy as np
import numpy.typing as npt
import pytest

from vision.pictures import Fault, PictureError, open_picture, pictures_in

Frame = npt.NDArray[np.uint8]
Save = Callable[[str], Path]


def _fault(path: Path) -> Fault:
    with pytest.raises(PictureError) as caught:
        open_picture(path)
    return caught.value.fault


@pytest.mark.parametrize("suffix", ["jpg", "png", "bmp", "webp", "tif"])
def test_the_usual_formats_open(saved: Save, suffix: str) -> None:
    """Phones, webcams and scanners write these."""
    picture = open_picture(saved(f"table.{suffix}"))
    assert picture.frame.shape == (360, 640, 3)
    assert (picture.width, picture.height, picture.scale) == (640, 360, 1.0)


def test_an_empty_file_says_so(tmp_path: Path) -> None:
    """A camera that ran out of space leaves these."""
    path = tmp_path / "empty.jpg"
    path.touch()
    assert _fault(path) is Fault.EMPTY_FILE


@pytest.mark.parametrize("content", [b"hello, table", b"\xff\xd8\xff", b"\x89PNG\r\n\x1a\n", b"BM"])
def test_what_is_no_picture_says_so(tmp_path: Path, content: bytes) -> None:
    """Neither text nor a lone signature is a picture."""
    path = tmp_path / "odd.png"
    path.write_bytes(content)
    assert _fault(path) is Fault.NOT_AN_IMAGE


@pytest.mark.parametrize("suffix", ["jpg", "png", "webp"])
def test_a_truncated_picture_says_so(saved: Save, suffix: str) -> None:
    """Half a picture may hide dice, so it is not read at all."""
    path = saved(f"half.{suffix}")
    data = path.read_bytes()
    path.write_bytes(data[: len(data) // 2])
    assert _fault(path) is Fault.TRUNCATED


def test_a_missing_file_says_so(tmp_path: Path) -> None:
    """A mistyped name is the user's most common mistake."""
    assert _fault(tmp_path / "nowhere.jpg") is Fault.NOT_FOUND


def test_a_huge_png_is_refused_before_it_is_decoded(tmp_path: Path) -> None:
    """400 million pixels would need more than a gigabyte."""
    head = struct.pack(">IIBBBBB", 20_000, 20_000, 8, 2, 0, 0, 0)
    chunk = b"IHDR" + head
    path = tmp_path / "huge.png"
    path.write_bytes(
        b"\x89PNG\r\n\x1a\n"
        + struct.pack(">I", 13)
        + chunk
        + struct.pack(">I", zlib.crc32(chunk))
        + b"\0\0\0\0IEND\xae\x42\x60\x82"
    )
    assert _fault(path) is Fault.TOO_LARGE


def test_a_huge_jpeg_is_shrunk_while_it_is_read(tmp_path: Path) -> None:
    """Positions stay in the file's own pixels through `scale`."""
    path = tmp_path / "wide.jpg"
    cv2.imwrite(str(path), np.full((8_000, 9_000), 90, np.uint8))
    picture = open_picture(path)
    assert (picture.width, picture.height) == (9_000, 8_000)
    assert picture.frame.shape == (4_000, 4_500, 3)
    assert picture.scale == pytest.approx(2.0)


def test_a_phone_photo_is_turned_upright(tmp_path: Path) -> None:
    """EXIF orientation 6: the camera was held on its side."""
    frame = np.zeros((40, 80, 3), np.uint8)
    frame[:, :40] = 255
    _, data = cv2.imencode(".jpg", frame)
    exif = b"Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0"
    block = b"\xff\xe1" + struct.pack(">H", len(exif) + 2) + exif
    path = tmp_path / "phone.jpg"
    path.write_bytes(data.tobytes()[:2] + block + data.tobytes()[2:])
    picture = open_picture(path)
    assert (picture.width, picture.height) == (40, 80)
    assert picture.frame[5, 20].mean() > 200
    assert picture.frame[75, 20].mean() < 50


@pytest.mark.parametrize(
    "frame",
    [
        np.full((50, 60), 128, np.uint8),
        np.full((50, 60, 4), 128, np.uint8),
        np.full((50, 60, 3), 128 * 257, np.uint16),
        np.full((1, 1, 3), 128, np.uint8),
    ],
    ids=["grey", "alpha", "16 bit", "one pixel"],
)
def test_unusual_pixels_become_eight_bit_colour(tmp_path: Path, frame: Frame) -> None:
    """Grey, alpha and 16 bit carry the same picture."""
    path = tmp_path / "odd.png"
    cv2.imwrite(str(path), frame)
    opened = open_picture(path).frame
    assert opened.shape == (*frame.shape[:2], 3)
    assert opened.dtype == np.uint8
    assert abs(int(opened[0, 0, 0]) - 128) <= 1


def test_a_folder_gives_its_pictures_in_name_order(saved: Save, tmp_path: Path) -> None:
    """Other files in the folder are not pictures and are passed over."""
    (tmp_path / "notes.txt").write_text("not a picture", encoding="utf-8")
    names = [path.name for path in (saved("b.jpg"), saved("a.png"))]
    assert [path.name for path in pictures_in(tmp_path)] == sorted(names)


def test_a_folder_without_pictures_says_so(tmp_path: Path) -> None:
    """Silence would look like an empty table."""
    with pytest.raises(PictureError) as caught:
        pictures_in(tmp_path)
    assert caught.value.fault is Fault.NO_IMAGES

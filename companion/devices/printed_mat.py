"""The mat that helps the camera, as a file to print."""

from pathlib import Path

from vision.mat.layout import shapes
from vision.mat.pdf import A4, LETTER, as_pdf


def write_mat(path: Path) -> None:
    """Write the mat on both usual sizes of paper; print the page that fits, at full size."""
    path.write_bytes(as_pdf(shapes(), (A4, LETTER)))

"""The mat as a PDF: filled outlines only, so a few lines of the format are enough."""

from dataclasses import dataclass

from vision.mat.layout import Shape

POINTS_PER_MM = 72 / 25.4


@dataclass(frozen=True, slots=True)
class Page:
    """A sheet of paper, lying, in millimetres."""

    width: float
    height: float


A4 = Page(297.0, 210.0)
LETTER = Page(279.4, 215.9)


def as_pdf(shapes: list[Shape], pages: tuple[Page, ...]) -> bytes:
    """Draw the shapes around the middle of every page."""
    sheets = range(3, 3 + 2 * len(pages), 2)
    kids = " ".join(f"{number} 0 R" for number in sheets)
    bodies = [
        b"<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /PrintScaling /None >> >>",
        f"<< /Type /Pages /Kids [{kids}] /Count {len(pages)} >>".encode(),
    ]
    for number, page in zip(sheets, pages, strict=True):
        box = f"[0 0 {page.width * POINTS_PER_MM:.2f} {page.height * POINTS_PER_MM:.2f}]"
        sheet = f"<< /Type /Page /Parent 2 0 R /MediaBox {box} /Contents {number + 1} 0 R >>"
        drawing = _drawing(shapes, page)
        content = b"<< /Length %d >>\nstream\n%s\nendstream" % (len(drawing), drawing)
        bodies += [sheet.encode(), content]
    return _file(bodies)


def _drawing(shapes: list[Shape], page: Page) -> bytes:
    """Say every shape in the page's own units: y grows upwards there."""
    scale = POINTS_PER_MM
    middle = f"{page.width / 2 * scale:.3f} {page.height / 2 * scale:.3f}"
    lines = [f"{scale:.6f} 0 0 {-scale:.6f} {middle} cm"]
    for shape in shapes:
        red, green, blue = shape.colour
        (x, y), *rest = shape.points.tolist()
        way = " ".join(f"{a:.3f} {b:.3f} l" for a, b in rest)
        lines.append(f"{red:.3f} {green:.3f} {blue:.3f} rg {x:.3f} {y:.3f} m {way} h f")
    return "\n".join(lines).encode()


def _file(bodies: list[bytes]) -> bytes:
    data = b"%PDF-1.4\n"
    places = []
    for number, body in enumerate(bodies, start=1):
        places.append(len(data))
        data += b"%d 0 obj\n%s\nendobj\n" % (number, body)
    table = "".join(f"{place:010d} 00000 n \n" for place in places)
    count = len(bodies) + 1
    return (
        data
        + (
            f"xref\n0 {count}\n0000000000 65535 f \n{table}"
            f"trailer\n<< /Size {count} /Root 1 0 R >>\nstartxref\n{len(data)}\n%%EOF\n"
        ).encode()
    )

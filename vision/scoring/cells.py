"""The worst corner of the world: where the reader is weakest."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from vision.scoring.tally import Tally
from vision.scoring.truth import Truth

KINDS = ("light", "surface", "tilt", "edition")


@dataclass(frozen=True, slots=True)
class Cell:
    """What was counted under one light, on one surface, at one tilt, for one edition."""

    light: str
    surface: str
    tilt: str
    edition: str
    tally: Tally

    def as_json(self) -> dict[str, object]:
        """Return the cell's name and figures."""
        return {**{kind: getattr(self, kind) for kind in KINDS}, **self.tally.as_json()}


def cells(scored: Iterable[tuple[Truth, Tally]]) -> list[Cell]:
    """Return every combination of light, surface, tilt and edition that was seen."""
    sums: dict[tuple[str, str, str, str], Tally] = defaultdict(Tally)
    for truth, tally in scored:
        light, surface, tilt, edition = (truth.tag(kind) for kind in KINDS)
        sums[light, surface, tilt, edition] += tally
    return [Cell(*names, tally) for names, tally in sorted(sums.items())]


def worst_cell(scored: Iterable[tuple[Truth, Tally]], least: int = 10) -> Cell | None:
    """Return the cell with the smallest share read right, among those with enough clean dice."""
    enough = [cell for cell in cells(scored) if cell.tally.clean >= least]
    return min(
        enough, key=lambda cell: (cell.tally.right_share, -cell.tally.error_share), default=None
    )

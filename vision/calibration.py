"""The thresholds of doubt, chosen on pictures set aside for that and shipped with the networks."""

import json
from dataclasses import dataclass, fields
from math import log
from pathlib import Path
from typing import Self

MODELS = Path(__file__).parent / "models"

# No network is taken to be surer than this.
_SUREST = 1 - 1e-4


class ModelError(Exception):
    """A network or its calibration is missing or damaged; says which file."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"model file missing or damaged: {path}")
        self.path = path


@dataclass(frozen=True, slots=True)
class Calibration:
    """Each is a probability, except angle, grey, weight, tint, temperature and shares of sizes."""

    found: float
    """A peak of the heat map below this is no die."""
    likely: float
    """What the refiner takes for a die with less chance than this is none."""
    contrast: float
    """A face whose greys differ by less than this is never read."""
    cocked: float
    """From this on, the localiser's word that a die leans is taken."""
    lean: float
    """From this many degrees on, a die counts as leaning; its size, too, may be worth some."""
    top: float
    """A die's top has to be there with this chance, all looks at it taken together."""
    heed_die: float
    """How much the refiner's word for a die counts beside how surely the localiser found it."""
    heed_top: float
    """The same for the lean meter's word that a die's body is below the face."""
    heed_lean: float
    """How much every degree of lean counts against it."""
    small: float
    """A face smaller than this share of the others' size is never read."""
    large: float
    """A face larger than this share of the others' size is never read."""
    tint: float
    """A face whose body's tint is further than this from that of the others is never read."""
    clean: float
    """A top face less likely to be clean than this is dropped as no die of ours."""
    perhaps: float
    """One that is dropped, but clean with this chance, calls for a look from nearer."""
    read: float
    """A face less likely than this is never read."""
    alone: float
    """The same for one that can be compared with no other: it may be a drawing on another thing."""
    heed: float
    """How much it counts, beside the likelihood of a face, how surely a die was found there."""
    sure: float
    """A face is read if it is this likely, both taken together."""
    temperature: float
    """Divides the classifier's logits, so that its confidence tells the truth."""
    cut_off: float
    """How far outside the picture, in edges, a corner makes a die cut off."""

    @classmethod
    def load(cls, path: Path = MODELS / "calibration.json") -> Self:
        """Read the thresholds, or say which file is at fault."""
        try:
            stored = json.loads(path.read_text(encoding="utf-8"))
            return cls(**{field.name: float(stored[field.name]) for field in fields(cls)})
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise ModelError(path) from error

    def is_die(self, heat: float, die: float, top: float, lean: float) -> bool:
        """Say whether a face found with this heat is the top of a die that lies on the table.

        The odds of three looks count together: a sticker on a token or the side of a propped die
        deceives one or two of them, seldom all, and seldom lies as flat.
        """
        looks = self.heed_die * _logit(die) + self.heed_top * _logit(top)
        return _logit(heat) + looks - self.heed_lean * lean >= _logit(self.top)

    def is_alike(self, size: float, misfit: float, oddity: float) -> bool:
        """Say whether a face of this share of the others' size lies among them as one of them."""
        return self.small <= size <= self.large and misfit < self.lean and oddity <= self.tint

    def is_sure(self, face: float, heat: float, contrast: float, *, alone: bool = False) -> bool:
        """Say whether a face this likely, where a die was found with this chance, is read.

        The odds of both count: the fainter the die, the clearer its face has to be. Where nothing
        shows, light burnt the drawing out.
        """
        is_clear = face >= (self.alone if alone else self.read) and contrast >= self.contrast
        return is_clear and _logit(face) + self.heed * _logit(heat) >= _logit(self.sure)


def _logit(chance: float) -> float:
    eased = min(max(chance, 1 - _SUREST), _SUREST)
    return log(eased / (1 - eased))

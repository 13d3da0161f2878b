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
    """Each is a probability, except angle, grey, weight, temperature and shares of sizes."""

    found: float
    """A peak of the heat map below this is no die."""
    faint: float
    """The same where the picture is looked at from nearer."""
    likely: float
    """What the refiner takes for a die with less chance than this is none."""
    sure_found: float
    """Below this, a die is reported but never read."""
    sure_die: float
    """What the refiner takes for a die with less chance than this is never read."""
    contrast: float
    """A face whose greys differ by less than this is never read: light burnt its drawing out."""
    cocked: float
    """From this on, the localiser's word that a die leans is taken."""
    lean: float
    """From this many degrees on, a die counts as leaning; its size, too, may be worth some."""
    top: float
    """A die's top has to be there with this chance, body and heat taken together."""
    small: float
    """A face smaller than this share of the others' size is never read."""
    large: float
    """A face larger than this share of the others' size is never read."""
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

    def is_seen(self, heat: float, die: float, contrast: float) -> bool:
        """Say whether both looks found a die, and anything shows on its face."""
        is_found = heat >= self.sure_found and die >= self.sure_die
        return is_found and contrast >= self.contrast

    def is_die(self, top: float, heat: float) -> bool:
        """Say whether a face with this chance of a body below it, found with this heat, is a die's.

        The fainter it was found, the more clearly its sides have to show.
        """
        return _logit(top) + _logit(heat) >= _logit(self.top)

    def is_alike(self, size: float, misfit: float) -> bool:
        """Say whether a face of this share of the others' size lies among them as one of them."""
        return self.small <= size <= self.large and misfit < self.lean

    def is_sure(self, face: float, heat: float, *, alone: bool = False) -> bool:
        """Say whether a face this likely, where a die was found with this chance, is read.

        The odds of both count: the fainter the die, the clearer its face has to be.
        """
        together = _logit(face) + self.heed * _logit(heat)
        return face >= (self.alone if alone else self.read) and together >= _logit(self.sure)


def _logit(chance: float) -> float:
    eased = min(max(chance, 1 - _SUREST), _SUREST)
    return log(eased / (1 - eased))

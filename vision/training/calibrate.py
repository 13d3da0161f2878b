"""Choose the thresholds of doubt on stills set aside for that.

`python -m vision.training.calibrate STILLS... --models DIR` reads every still with its answers,
fits the temperature, takes the thresholds that read the most dice with few enough silent errors,
and writes `calibration.json` with the risk and its upper bound.
"""

import argparse
import itertools
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np
from tqdm import tqdm

from vision.calibration import Calibration
from vision.classifier import softmax
from vision.faces import FACES
from vision.scoring.bounds import upper_bound
from vision.training.arrays import Array
from vision.training.sights import Sight, sights

# What is fainter or less like a face than the first three is not reported at all. A face about as
# likely as another is asked about, however surely a die is there. Sizes that differ more than these
# are never read, nor bodies of another colour; a smaller difference of size counts beside the lean.
# A face on which hardly anything shows is not read, and a faint die asks for a face clearer by as
# much. Weighed together, what three looks and the lean say of a die lets more of them through than
# a limit on each, with as few errors.
_SETTLED = {
    "found": 0.2,
    "likely": 0.5,
    "clean": 0.35,
    "lean": 30.0,
    "perhaps": 0.05,
    "read": 0.9,
    "alone": 0.97,
    "small": 0.87,
    "large": 1.25,
    "tint": 0.11,
    "contrast": 4.0,
    "heed": 1.0,
    "heed_die": 0.43,
    "heed_top": 0.43,
    "heed_lean": 0.115,
    "cut_off": 0.06,
}
# At most this share of what is read may be a wrong face, or a die where none is.
_RISK = 0.002
# A leaning die read by its upper face, which people see, is as bad as asking about this many.
_LEANING_PRICE = 2.0
# Choices that differ by less than this share of the dice are worth the same.
_NEARLY = 0.003


@dataclass(frozen=True, slots=True)
class Tally:
    """What thresholds lead to: dice read, wrong and leaning ones among them, readable in all."""

    read: int
    wrong: int
    leaning: int
    readable: int


def fitted_temperature(seen: list[Sight]) -> float:
    """Give the temperature under which the truth is most likely."""
    clean = [one for one in seen if one.face >= 0 and not (one.leaning or one.cut)]
    logits = np.array([one.logits for one in clean])
    faces = np.array([one.face for one in clean])
    choices = np.geomspace(0.3, 3.0, 40)
    costs = [
        -np.log(softmax(logits, float(t))[np.arange(len(faces)), faces] + 1e-9).mean()
        for t in choices
    ]
    return float(choices[int(np.argmin(costs))])


def tally(seen: list[Sight], chances: Array, limits: Calibration, readable: int) -> Tally:
    """Count what these thresholds would read."""
    best = chances[:, : len(FACES)].argmax(axis=1)
    faces = chances[np.arange(len(seen)), best].tolist()
    pairs = zip(faces, seen, strict=True)
    clear = np.array(
        [
            limits.is_sure(face, one.heat, one.contrast, alone=one.posture.alone)
            for face, one in pairs
        ]
    )
    clear &= np.array(
        [limits.is_die(one.heat, one.die, one.posture.top, one.posture.lean) for one in seen]
    )
    clear &= np.array(
        [limits.is_alike(one.posture.size, one.posture.misfit, one.oddity) for one in seen]
    )
    flat = np.array([one.cocked < limits.cocked and one.posture.lean < limits.lean for one in seen])
    sure = clear & flat & ~np.array([one.cut for one in seen])
    wrong = sure & (best != np.array([one.face for one in seen]))
    leaning = sure & ~wrong & np.array([one.leaning for one in seen])
    return Tally(int(sure.sum()), int(wrong.sum()), int(leaning.sum()), readable)


def choices(temperature: float) -> Iterator[Calibration]:
    """Give all thresholds to try; what was settled elsewhere is the same in all."""
    # A die found faintly always needs a clearer face: symbols on tokens are found so.
    tried = {
        "cocked": (0.7, 0.9),
        "top": (0.5, 0.65, 0.75, 0.85),
        "sure": (0.94, 0.97, 0.98, 0.99),
    }
    for values in itertools.product(*tried.values()):
        yield Calibration(
            **_SETTLED, temperature=temperature, **dict(zip(tried, values, strict=True))
        )


def chosen(seen: list[Sight], readable: int) -> tuple[Calibration, Tally]:
    """Take, of the thresholds that risk little enough, those worth most and the surest of these."""
    temperature = fitted_temperature(seen)
    chances = softmax(np.array([one.logits for one in seen]), temperature)
    tried: list[tuple[float, Calibration, Tally]] = []
    for limits in choices(temperature):
        count = tally(seen, chances, limits, readable)
        if count.wrong <= _RISK * count.read:
            worth = count.read - count.wrong - _LEANING_PRICE * count.leaning
            tried.append((worth, limits, count))
    if not tried:
        raise SystemExit(f"no thresholds keep silent errors under {_RISK:.1%} of what is read")
    least = max(worth for worth, _, _ in tried) - _NEARLY * readable
    near = [(limits, count) for worth, limits, count in tried if worth >= least]
    return max(near, key=lambda one: (-one[1].wrong, one[0].top, one[0].sure, one[1].read))


def main() -> None:
    """Choose the thresholds and write them with their risk."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("stills", type=Path, nargs="+")
    parser.add_argument("--models", type=Path, required=True)
    asked = parser.parse_args()
    seen, readable = sights(asked.stills, asked.models)
    limits, count = chosen(seen, readable)
    report = {
        **{name: round(value, 4) for name, value in asdict(limits).items()},
        "measured": {
            **asdict(count),
            "risk": (count.wrong + count.leaning) / max(1, count.read),
            "risk_upper_95": upper_bound(count.wrong + count.leaning, count.read),
            "wrong_face_upper_95": upper_bound(count.wrong, count.read),
        },
    }
    text = json.dumps(report, indent=2)
    (asked.models / "calibration.json").write_text(text + "\n", encoding="utf-8")
    tqdm.write(text)


if __name__ == "__main__":
    main()

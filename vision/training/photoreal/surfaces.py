"""Which table tops each split shows, by the kind that its tags name."""

from collections.abc import Callable

from vision.training.photoreal import calibrate_surfaces as calibrate
from vision.training.photoreal import judge_surfaces as judge
from vision.training.photoreal import tune_surfaces as tune
from vision.training.photoreal.textures import Rng, Surface

Maker = Callable[[Rng], Surface]

# No maker serves two splits; stills show the judge's tables.
_JUDGE: dict[str, tuple[Maker, ...]] = {
    "plain": (judge.lacquer, judge.leather),
    "felt": (judge.baize,),
    "wood": (judge.walnut,),
    "cloth": (judge.damask, judge.ticking),
    "printed": (judge.newsprint, judge.game_map),
}
SURFACES: dict[str, dict[str, tuple[Maker, ...]]] = {
    "tune": {
        "plain": (tune.plain, tune.speckled),
        "felt": (tune.felt,),
        "wood": (tune.planks,),
        "cloth": (tune.gingham,),
        "printed": (tune.ledger,),
    },
    "calibrate": {
        "plain": (calibrate.concrete,),
        "felt": (calibrate.cork,),
        "wood": (calibrate.cork,),
        "cloth": (calibrate.tartan, calibrate.dots),
        "printed": (calibrate.tiles,),
    },
    "judge": _JUDGE,
    "stills": _JUDGE,
}

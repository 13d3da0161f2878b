"""Old event forms brought up to date, step by step, so that old saves always load.

An entry takes the fields of one version and gives the name and fields of the next, for example
`("bang_dice", "dice_rolled/1"): lambda form: ("dice_rolled/2", {**form, "by": "table"})`.
"""

from collections.abc import Callable, Mapping
from typing import Any

Step = Callable[[dict[str, Any]], tuple[str, dict[str, Any]]]

STEPS: Mapping[tuple[str, str], Step] = {}


def upcast(
    game: str,
    name: str,
    form: dict[str, Any],
    steps: Mapping[tuple[str, str], Step] = STEPS,
) -> tuple[str, dict[str, Any]]:
    """Apply every step there is for this event, until it is of the newest version."""
    while (step := steps.get((game, name))) is not None:
        name, form = step(form)
    return name, form

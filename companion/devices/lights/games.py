"""The games that have lights, by key."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from companion.devices.lights import bang_cards, bang_dice, western_legends
from firmware_bridge.lights import Cue, TableLights


@dataclass(frozen=True, slots=True)
class GameLights:
    """How one game looks: its state on the strips, the effect of what happened, who sits where."""

    table: Callable[[Any], TableLights]
    effect: Callable[[Any, Sequence[Any]], Cue]
    names: Callable[[Any], tuple[str, ...]]


def _names(state: Any) -> tuple[str, ...]:
    return tuple(player.name for player in state.players)


LIGHTS: Mapping[str, GameLights] = MappingProxyType(
    {
        "bang_dice": GameLights(bang_dice.table_lights, bang_dice.effect_of, _names),
        "bang_cards": GameLights(bang_cards.table_lights, bang_cards.effect_of, bang_cards.names),
        "western_legends": GameLights(
            western_legends.table_lights, western_legends.effect_of, _names
        ),
    }
)

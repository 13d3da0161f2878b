"""The store counter: what there is to buy and upgrade, and what of it can be paid."""

from dataclasses import dataclass

from companion.rules.western_legends.calibration import ItemFacts, ItemKind
from companion.rules.western_legends.locations import belongings
from companion.rules.western_legends.model import BELONGINGS, Player, State
from companion.rules.western_legends.setup import removed_items
from companion.viewmodels.text import Arg
from companion.viewmodels.western_legends.words import item_name


@dataclass(frozen=True, slots=True)
class Good:
    """One item on the counter; without kind or price the table is asked for them."""

    item: str
    name: Arg
    facts: ItemFacts
    asks: bool
    owned: bool
    can_buy: bool
    can_upgrade: bool


def store_counter(state: State) -> tuple[Good, ...]:
    """Lay out the counter for the active player, without what stays in the box."""
    boxed = removed_items(state.options)
    return tuple(
        _good(state.player, facts) for facts in state.calibration.items if facts.item not in boxed
    )


def _good(player: Player, facts: ItemFacts) -> Good:
    owned = player.owned(facts.item)
    payable = facts.price is None or facts.price <= player.cash
    room = facts.kind is not ItemKind.BELONGING or belongings(player) < BELONGINGS
    upgradable = owned is not None and not owned.upgraded and owned.kind is not ItemKind.BELONGING
    return Good(
        facts.item,
        item_name(facts.item),
        facts,
        facts.kind is None or facts.price is None,
        owned is not None,
        owned is None and payable and room,
        upgradable and payable,
    )

"""The house rules that new dice tables start with."""

from typing import Any

from companion.rules.bang_dice.model import AttackKill, Bullseyes, GringoArrow
from companion.ui.kv import load_beside
from companion.ui.screens.settings.pages.base import SettingsPage
from companion.viewmodels.text import kebab

RULES = {
    "bullseyes": Bullseyes,
    "gringo_arrow": GringoArrow,
    "three_player_attack_kill": AttackKill,
}


class HouseRulesPage(SettingsPage):
    """One choice per point that the rulebooks leave open."""

    order = 20
    icon = "book"

    def options(self, rule: str) -> list[tuple[str, str]]:
        """Offer the values of a rule, the default first."""
        stem = f"bang-dice-option-{kebab(rule)}"
        return [(one.value, f"{stem}-{kebab(one)}") for one in RULES[rule]]

    def value(self, values: Any, rule: str) -> str:
        """Give what the table plays."""
        default: str = next(iter(RULES[rule])).value
        return str(values.house_rules.get(rule, default))

    def choose(self, rule: str, value: str) -> None:
        """Play it this way from the next table on."""
        self.change(house_rules={**self.values.house_rules, rule: value})


Page = HouseRulesPage
load_beside(__file__)

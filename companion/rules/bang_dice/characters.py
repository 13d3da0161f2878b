"""The sixteen characters. Each is its difference from an ordinary player, and nothing else."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from companion.rules.bang_dice.model import BULLSEYES, Face

ROLLS_PER_TURN = 3
GATLINGS_TO_FIRE = 3


@dataclass(frozen=True, slots=True)
class Character:
    """What the rules ask of a character; the defaults are an ordinary player."""

    key: str
    life: int
    rolls: int = ROLLS_PER_TURN
    rerolls_dynamite: bool = False
    heals_at_start: bool = False
    further: int = 0
    """Seats a bullseye may reach beyond its own distance."""
    swaps_bullseyes: bool = False
    doubles_with_beer: bool = False
    low_life_beer: int = 1
    """What an own beer is worth to him when he has LOW_LIFE or less."""
    gatlings: int = GATLINGS_TO_FIRE
    discards_per_gatling: int = 0
    attack_cap: int | None = None
    gatling_proof: bool = False
    takes_arrows_instead: bool = False
    sheds_arrows: bool = False
    avenges: bool = False
    gain_per_death: int = 0
    gain_without_bullseyes: int = 0

    def usable_as(self, face: Face) -> tuple[Face, ...]:
        """Give the bullseyes a die may be used as, its own face first."""
        others = tuple(other for other in BULLSEYES if other is not face)
        return (face, *others) if self.swaps_bullseyes else (face,)


LOW_LIFE = 4

CHARACTERS: Mapping[str, Character] = MappingProxyType(
    {
        character.key: character
        for character in (
            Character("bart_cassidy", 8, takes_arrows_instead=True),
            Character("black_jack", 8, rerolls_dynamite=True),
            Character("calamity_janet", 8, swaps_bullseyes=True),
            Character("el_gringo", 7, avenges=True),
            Character("jesse_jones", 9, low_life_beer=2),
            Character("jourdonnais", 7, attack_cap=1),
            Character("kit_carlson", 7, discards_per_gatling=1),
            Character("lucky_duke", 8, rolls=4),
            Character("paul_regret", 9, gatling_proof=True),
            Character("pedro_ramirez", 8, sheds_arrows=True),
            Character("rose_doolan", 9, further=1),
            Character("sid_ketchum", 8, heals_at_start=True),
            Character("slab_the_killer", 8, doubles_with_beer=True),
            Character("suzy_lafayette", 8, gain_without_bullseyes=2),
            Character("vulture_sam", 9, gain_per_death=2),
            Character("willy_the_kid", 8, gatlings=2),
        )
    }
)

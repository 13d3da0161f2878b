"""The six faces of a BANG! die, in the order the networks use."""

from enum import StrEnum


class Face(StrEnum):
    """What a die may show."""

    ARROW = "arrow"
    DYNAMITE = "dynamite"
    BULLSEYE_1 = "bullseye_1"
    BULLSEYE_2 = "bullseye_2"
    BEER = "beer"
    GATLING = "gatling"


FACES: tuple[Face, ...] = tuple(Face)

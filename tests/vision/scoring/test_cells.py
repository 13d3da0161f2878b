"""The worst cell of light, surface, tilt and edition."""

from vision.scoring.cells import cells, worst_cell
from vision.scoring.tally import Tally
from vision.scoring.truth import Truth


def _under(light: str, surface: str = "wood") -> Truth:
    tags = (f"light:{light}", f"surface:{surface}", "tilt:0-10", "edition:real", "hand")
    return Truth((), "hard", tags)


def test_the_cell_with_the_fewest_read_right_is_the_worst() -> None:
    """Pictures of one cell are counted together before cells are compared."""
    scored = [
        (_under("soft"), Tally(right=20)),
        (_under("glare"), Tally(right=9, asked=1)),
        (_under("glare"), Tally(right=5, missed=5)),
    ]
    worst = worst_cell(scored)
    assert worst is not None
    assert (worst.light, worst.surface, worst.tally.right) == ("glare", "wood", 14)


def test_a_cell_with_too_few_dice_says_nothing() -> None:
    """One unlucky die must not name the worst cell."""
    scored = [(_under("dim"), Tally(asked=1)), (_under("soft"), Tally(right=29, asked=1))]
    worst = worst_cell(scored, least=20)
    assert worst is not None
    assert worst.light == "soft"
    assert worst_cell(scored, least=100) is None


def test_a_picture_without_tags_falls_into_the_cell_of_anything() -> None:
    """Truths made by hand need no tags."""
    (cell,) = cells([(Truth(()), Tally(right=1))])
    assert (cell.light, cell.edition) == ("any", "any")

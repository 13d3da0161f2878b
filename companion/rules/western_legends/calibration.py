"""What a table reads off its own board and cards once: kept as data, never invented here."""

from dataclasses import dataclass, fields, replace
from enum import StrEnum, unique
from typing import Any

from companion.rules.engine import Form
from companion.rules.forms import refuse
from companion.rules.western_legends.refusals import LegendsRefusal
from companion.rules.western_legends.shapes import read_shape, write_shape

CELLS = 9
ROWS = 3
MARSHAL_CELLS_2_3 = (20, 2)
"""Cash and LP that the second and third marshal cell give together."""


@unique
class Track(StrEnum):
    """Where a player's reputation cube stands."""

    NONE = "none"
    WANTED = "wanted"
    MARSHAL = "marshal"


@unique
class ItemKind(StrEnum):
    """The three types of items."""

    MOUNT = "mount"
    WEAPON = "weapon"
    BELONGING = "belonging"


@unique
class DieFace(StrEnum):
    """The faces of a prospecting die."""

    NUGGET = "nugget"
    DEPOSIT = "deposit"
    DUST = "dust"
    PEBBLES = "pebbles"


@unique
class MarshalEnd(StrEnum):
    """Whether the marshal track scores by row or by cell at the end."""

    ROW = "row"
    CELL = "cell"


@unique
class CalibrationWarning(StrEnum):
    """What looks wrong in a calibration; nothing is refused for it."""

    MARSHAL_2_3_SUM = "marshal_2_3_sum"


@dataclass(frozen=True, slots=True)
class Bonus:
    """What a cell of a track gives."""

    cash: int = 0
    cards: int = 0
    lp: int = 0


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell; without a bonus it is unknown, and asked about once."""

    cell: int
    bonus: Bonus | None = None
    confirmed: bool = False
    asked: bool = False


@dataclass(frozen=True, slots=True)
class ItemFacts:
    """An item card; what is None is asked when it first matters."""

    item: str
    kind: ItemKind | None = None
    price: int | None = None
    speed: int | None = None
    upgrade_lp: int | None = None


@dataclass(frozen=True, slots=True)
class StartingBonus:
    """The back of a character card, as far as it is known."""

    character: str
    cash: int = 0
    cards: int = 0
    gold: int = 0
    wanted: int = 0
    marshal: int = 0
    items: tuple[str, ...] = ()
    hideouts: tuple[str, ...] = ()
    complete: bool = False


@dataclass(frozen=True, slots=True)
class WantedEnd:
    """LP for wanted players at the end of the game."""

    sole_leader: int = 3
    other: int = 1
    tied_lead: int = 1


@dataclass(frozen=True, slots=True)
class DieFaces:
    """How often each face is on a prospecting die."""

    nugget: int = 3
    deposit: int = 1
    dust: int = 1
    pebbles: int = 1


def _wanted_track() -> tuple[Cell, ...]:
    """Cells 4, 6 and 8 surely give a card; cell 2 most likely does; blanks give nothing."""
    draw, sure = (2, 4, 6, 8), (1, 4, 6, 8, 9)
    return tuple(
        Cell(cell, Bonus(cards=1) if cell in draw else Bonus(), cell in sure)
        for cell in range(1, CELLS + 1)
    )


def _marshal_track() -> tuple[Cell, ...]:
    known = {2: Bonus(cash=20), 3: Bonus(lp=2)}
    return tuple(Cell(cell, known.get(cell)) for cell in range(1, CELLS + 1))


ITEMS = (
    ItemFacts("rifle", ItemKind.WEAPON),
    ItemFacts("shotgun", ItemKind.WEAPON),
    ItemFacts("mule", ItemKind.MOUNT),
    ItemFacts("prospectors_map"),
    ItemFacts("whiskey"),
    ItemFacts("stetson"),
    ItemFacts("provisions"),
)
NOT_IN_FIRST_GAME = ("whiskey", "stetson", "prospectors_map")

CHARACTERS = (
    StartingBonus("annie_oakley", cards=1, items=("rifle",), complete=True),
    StartingBonus("bass_reeves"),
    StartingBonus("billy_the_kid", wanted=2, hideouts=("a1", "a2")),
    StartingBonus("y_b_rowdy"),
    StartingBonus("bloody_knife"),
)
FIRST_GAME_CHARACTERS = ("annie_oakley", "bass_reeves", "billy_the_kid", "bloody_knife")


@dataclass(frozen=True, slots=True)
class Calibration:
    """All data tables of a copy of the game."""

    wanted_track: tuple[Cell, ...] = _wanted_track()
    marshal_track: tuple[Cell, ...] = _marshal_track()
    wanted_row_lp: tuple[int, ...] = (1, 2, 3)
    wanted_end: WantedEnd = WantedEnd()
    marshal_end: MarshalEnd = MarshalEnd.ROW
    marshal_row_lp: tuple[int | None, ...] = (None,) * ROWS
    marshal_cell_lp: tuple[int | None, ...] = (None,) * CELLS
    items: tuple[ItemFacts, ...] = ITEMS
    characters: tuple[StartingBonus, ...] = CHARACTERS
    die: DieFaces = DieFaces()
    ranches: tuple[str, ...] = ()

    def cell(self, track: Track, cell: int) -> Cell:
        """Look up a cell of either track."""
        return (self.wanted_track if track is Track.WANTED else self.marshal_track)[cell - 1]

    def item(self, key: str) -> ItemFacts | None:
        """Look up an item card."""
        return next((facts for facts in self.items if facts.item == key), None)

    def character(self, key: str | None) -> StartingBonus | None:
        """Look up a character card."""
        return next((bonus for bonus in self.characters if bonus.character == key), None)

    def with_cell(self, track: Track, cell: Cell) -> "Calibration":
        """Set a cell of either track."""
        if track is Track.WANTED:
            return replace(self, wanted_track=_with(self.wanted_track, (cell,), "cell"))
        return replace(self, marshal_track=_with(self.marshal_track, (cell,), "cell"))

    def with_item(self, facts: ItemFacts) -> "Calibration":
        """Set or add an item card."""
        return replace(self, items=_with(self.items, (facts,), "item"))


def row_of(points: int) -> int:
    """Give the row of a cell: three cells to a row."""
    return -(-points // ROWS)


def write_calibration(calibration: Calibration) -> dict[str, Any]:
    """Give the tables as JSON, to be kept for the next game, which asks for skipped cells again."""
    tracks = (calibration.wanted_track, calibration.marshal_track)
    wanted, marshal = (tuple(replace(cell, asked=False) for cell in track) for track in tracks)
    return write_shape(replace(calibration, wanted_track=wanted, marshal_track=marshal), full=True)


@dataclass(frozen=True, slots=True)
class CalibrationPatch:
    """The tables, or some of them, as given by a table or a file kept from an earlier game."""

    wanted_track: tuple[Cell, ...] | None = None
    marshal_track: tuple[Cell, ...] | None = None
    wanted_row_lp: tuple[int, ...] | None = None
    wanted_end: WantedEnd | None = None
    marshal_end: MarshalEnd | None = None
    marshal_row_lp: tuple[int | None, ...] | None = None
    marshal_cell_lp: tuple[int | None, ...] | None = None
    items: tuple[ItemFacts, ...] | None = None
    characters: tuple[StartingBonus, ...] | None = None
    die: DieFaces | None = None
    ranches: tuple[str, ...] | None = None


def read_calibration(form: Form, base: Calibration | None = None) -> Calibration:
    """Lay the tables of a form over those there are."""
    patch = read_shape(CalibrationPatch, form, LegendsRefusal.BAD_CALIBRATION)
    return patched(base or Calibration(), patch)


def patched(base: Calibration, patch: CalibrationPatch) -> Calibration:
    """Replace what is given: cells, items and characters one by one, other tables whole."""
    given = {spec.name: getattr(patch, spec.name) for spec in fields(patch)}
    changes = {name: value for name, value in given.items() if value is not None}
    for name, key in MERGED.items():
        if name in changes:
            changes[name] = _with(getattr(base, name), changes[name], key)
    calibration = replace(base, **changes)
    _check(calibration)
    return calibration


MERGED = {
    "wanted_track": "cell",
    "marshal_track": "cell",
    "items": "item",
    "characters": "character",
}


def warnings_of(calibration: Calibration) -> tuple[CalibrationWarning, ...]:
    """Name what contradicts the rulebook."""
    pair = [calibration.cell(Track.MARSHAL, cell).bonus for cell in (2, 3)]
    known = [bonus for bonus in pair if bonus is not None]
    total = (sum(bonus.cash for bonus in known), sum(bonus.lp for bonus in known))
    if len(known) == len(pair) and total != MARSHAL_CELLS_2_3:
        return (CalibrationWarning.MARSHAL_2_3_SUM,)
    return ()


def _with(rows: tuple[Any, ...], given: tuple[Any, ...], key: str) -> tuple[Any, ...]:
    merged = {getattr(row, key): row for row in rows}
    merged.update({getattr(row, key): row for row in given})
    return tuple(merged.values())


def _check(calibration: Calibration) -> None:
    tracks = (calibration.wanted_track, calibration.marshal_track)
    bonuses = [cell.bonus or Bonus() for track in tracks for cell in track]
    prices = [facts.price or 0 for facts in calibration.items]
    die = calibration.die
    sound = (
        all([cell.cell for cell in track] == list(range(1, CELLS + 1)) for track in tracks)
        and all(min(bonus.cash, bonus.cards, bonus.lp) >= 0 for bonus in bonuses)
        and all(money % 10 == 0 for money in (*prices, *(bonus.cash for bonus in bonuses)))
        and min(prices, default=0) >= 0
        and len(calibration.wanted_row_lp) == len(calibration.marshal_row_lp) == ROWS
        and len(calibration.marshal_cell_lp) == CELLS
        and min(die.nugget, die.deposit, die.dust, die.pebbles) >= 0
        and die.nugget + die.deposit + die.pebbles > 0
        and all(_fits(bonus) for bonus in calibration.characters)
    )
    if not sound:
        raise refuse("the tables do not fit the game", LegendsRefusal.BAD_CALIBRATION)


def _fits(bonus: StartingBonus) -> bool:
    money = 0 <= bonus.cash <= 120 and bonus.cash % 10 == 0  # noqa: PLR2004 - the cash cap
    points = 0 <= bonus.wanted <= CELLS and 0 <= bonus.marshal <= CELLS
    return money and points and not (bonus.wanted and bonus.marshal)

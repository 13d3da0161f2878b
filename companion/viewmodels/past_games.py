"""The table of past games: which are shown, and what each line says."""

import csv
import io
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum, unique

from companion.viewmodels.lobby import KeptGame, tile_of
from companion.viewmodels.statistics import Digest
from companion.viewmodels.text import Text, kebab, text

COLUMNS = ("id", "game", "started", "last_action", "players", "status", "result", "winners")


@unique
class Filter(StrEnum):
    """Which games are wanted."""

    ALL = "all"
    OPEN = "open"
    OVER = "over"
    ARCHIVED = "archived"


@dataclass(frozen=True, slots=True)
class PastGame:
    """One line of the table."""

    game_id: str
    game: str
    title: Text
    icon: str
    players: str
    moment: str
    """Date and time, the same in every language: 2026-11-16 20:15."""
    result: Text
    over: bool
    archived: bool


def past_games(
    games: Iterable[KeptGame],
    digests: Mapping[str, Digest],
    moment: Callable[[float], str],
    wanted: Filter = Filter.ALL,
    player: str = "",
) -> tuple[PastGame, ...]:
    """List the wanted games in the order given; `moment` writes a time as text."""
    kept = [one for one in games if _is_wanted(one, wanted)]
    kept = [one for one in kept if not player or player in one.players]
    return tuple(_line(one, digests.get(one.id), moment) for one in kept)


def all_players(games: Iterable[KeptGame]) -> tuple[str, ...]:
    """Name everybody who ever played, for the filter."""
    return tuple(sorted({name for one in games for name in one.players}, key=str.casefold))


def as_csv(
    games: Sequence[KeptGame], digests: Mapping[str, Digest], moment: Callable[[float], str]
) -> str:
    """Write the table for a spreadsheet."""
    page = io.StringIO()
    writer = csv.writer(page, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    for one in games:
        ended = digests.get(one.id)
        writer.writerow(
            [
                one.id,
                one.game,
                moment(one.created_at),
                moment(one.changed_at),
                _safe("; ".join(one.players)),
                str(one.status),
                ended.side if ended else "",
                _safe("; ".join(ended.winners)) if ended else "",
            ]
        )
    return page.getvalue()


def _safe(cell: str) -> str:
    """Keep a spreadsheet from taking a name for a formula."""
    return f"'{cell}" if cell.startswith(("=", "+", "-", "@")) else cell


def _is_wanted(game: KeptGame, wanted: Filter) -> bool:
    if wanted is Filter.ARCHIVED:
        return game.status == "archived"
    if game.status != "active":
        return False
    return wanted is Filter.ALL or game.over == (wanted is Filter.OVER)


def _line(game: KeptGame, ended: Digest | None, moment: Callable[[float], str]) -> PastGame:
    tile = tile_of(game.game)
    return PastGame(
        game.id,
        game.game,
        tile.title,
        tile.icon,
        ", ".join(game.players),
        moment(game.changed_at),
        _result(game, ended),
        game.over,
        game.status == "archived",
    )


def _result(game: KeptGame, ended: Digest | None) -> Text:
    if not game.over:
        return text("shell-past-open", count=game.head)
    if ended is None or not ended.side:
        return text("shell-past-over")
    return text(f"shell-won-{kebab(ended.side)}")

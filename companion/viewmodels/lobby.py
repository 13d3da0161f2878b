"""What the home screen offers: the game to go on with, and the games to start."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from companion.viewmodels.text import Text, kebab, text

MINUTE, HOUR, DAY = 60, 3600, 86400


class KeptGame(Protocol):
    """A game on the shelf, as the store lists it."""

    @property
    def id(self) -> str:
        """The game's own name on disk."""

    @property
    def game(self) -> str:
        """Which game it is."""

    @property
    def players(self) -> tuple[str, ...]:
        """Who plays, clockwise."""

    @property
    def created_at(self) -> float:
        """When it began."""

    @property
    def changed_at(self) -> float:
        """When something last happened in it."""

    @property
    def head(self) -> int:
        """How many actions count so far."""

    @property
    def over(self) -> bool:
        """Whether somebody has won."""

    @property
    def status(self) -> str:
        """Where it is kept: active, archived, deleted."""


@dataclass(frozen=True, slots=True)
class ResumeCard:
    """The game that was interrupted last."""

    game_id: str
    game: str
    title: Text
    players: str
    when: Text
    actions: int


@dataclass(frozen=True, slots=True)
class GameTile:
    """A game that can be started, now or later."""

    game: str
    title: Text
    note: Text
    icon: str
    setup: str
    """The screen on which a table of this game is laid."""
    table: str
    """The screen on which it is played."""


TILES = tuple(
    GameTile(game, text(f"shell-game-{kebab(game)}"), text(f"shell-game-{kebab(game)}-note"), *rest)
    for game, *rest in (
        ("bang_dice", "dice", "dice_setup", "dice_table"),
        ("bang_cards", "cards", "cards_setup", "cards_table"),
        ("western_legends", "legends", "legends_setup", "legends_table"),
    )
)


def tile_of(game: str) -> GameTile:
    """Give the tile of a game."""
    return next(tile for tile in TILES if tile.game == game)


def resume_card(games: Iterable[KeptGame], now: float) -> ResumeCard | None:
    """Choose the game to go on with: the one played last, if it is not over."""
    known = {tile.game for tile in TILES}
    open_games = [g for g in games if not g.over and g.status == "active" and g.game in known]
    if not open_games:
        return None
    last = max(open_games, key=lambda one: one.changed_at)
    return ResumeCard(
        last.id,
        last.game,
        tile_of(last.game).title,
        ", ".join(last.players),
        ago(now - last.changed_at),
        last.head,
    )


def ago(seconds: float) -> Text:
    """Say how long ago something was, roughly."""
    if seconds < MINUTE:
        return text("shell-ago-now")
    for unit, size in (("days", DAY), ("hours", HOUR)):
        if seconds >= size:
            return text(f"shell-ago-{unit}", count=int(seconds // size))
    return text("shell-ago-minutes", count=int(seconds // MINUTE))

"""What home offers, and the table of past games."""

import pytest

from companion.store.event_log import GameRecord, GameStatus
from companion.viewmodels.help import topics
from companion.viewmodels.lobby import ago, resume_card
from companion.viewmodels.past_games import Filter, all_players, as_csv, past_games
from companion.viewmodels.statistics import Digest
from companion.viewmodels.text import text


def a_record(
    game_id: str, at: float, players: tuple[str, ...] = ("Ana", "Bo"), **more: object
) -> GameRecord:
    """Make up a kept game."""
    return GameRecord(game_id, "bang_dice", players, at, at, **more)  # type: ignore[arg-type] # any field


GAMES = (
    a_record("new", 300, over=True),
    a_record("mid", 200, head=7),
    a_record("old", 100, ("Cy",)),
    a_record("put", 50, status=GameStatus.ARCHIVED),
    a_record("gone", 40, status=GameStatus.DELETED),
)


def test_the_game_played_last_and_not_over_is_offered() -> None:
    """A finished game is never resumed."""
    card = resume_card(GAMES, now=260)
    assert card is not None
    assert (card.game_id, card.players, card.actions) == ("mid", "Ana, Bo", 7)
    assert card.when == text("shell-ago-minutes", count=1)


def test_nothing_is_offered_where_nothing_is_open() -> None:
    """Archived and deleted games stay where they were put."""
    assert resume_card([GAMES[0], GAMES[3], GAMES[4]], now=0) is None


@pytest.mark.parametrize(
    ("seconds", "message", "count"),
    [
        (59, "now", None),
        (60, "minutes", 1),
        (3599, "minutes", 59),
        (7200, "hours", 2),
        (200000, "days", 2),
    ],
)
def test_how_long_ago_is_said_roughly(seconds: float, message: str, count: int | None) -> None:
    """In the largest unit that fits."""
    assert ago(seconds) == text(
        f"shell-ago-{message}", **({} if count is None else {"count": count})
    )


@pytest.mark.parametrize(
    ("wanted", "player", "expected"),
    [
        (Filter.ALL, "", ["new", "mid", "old"]),
        (Filter.OPEN, "", ["mid", "old"]),
        (Filter.OVER, "", ["new"]),
        (Filter.ARCHIVED, "", ["put"]),
        (Filter.ALL, "Cy", ["old"]),
        (Filter.OVER, "Cy", []),
    ],
)
def test_filters(wanted: Filter, player: str, expected: list[str]) -> None:
    """By state and by player."""
    rows = past_games(GAMES, {}, str, wanted, player)
    assert [row.game_id for row in rows] == expected


def test_a_finished_game_says_who_won_once_it_is_read() -> None:
    """Until then it only says that it is finished."""
    won = {"new": Digest(("Ana",), {}, {}, winners=("Ana",), side="last_standing")}
    assert past_games(GAMES, {}, str)[0].result == text("shell-past-over")
    assert past_games(GAMES, won, str)[0].result == text("shell-won-last-standing")


def test_everybody_who_played_can_be_asked_for() -> None:
    """In alphabetical order, each once."""
    assert all_players(GAMES) == ("Ana", "Bo", "Cy")


def test_a_spreadsheet_never_takes_a_name_for_a_formula() -> None:
    """Names are typed by guests."""
    page = as_csv([a_record("x", 1, ("=1+1", "Ana"))], {}, str)
    assert page.splitlines()[1] == "x,bang_dice,1,1,'=1+1; Ana,active,,"


def test_help_names_every_face_role_and_character() -> None:
    """Nothing under discussion is missing."""
    counts = {topic.key: len(topic.entries) for topic in topics("russian")}
    assert counts == {"turn": 7, "faces": 6, "roles": 4, "characters": 16, "app": 5}

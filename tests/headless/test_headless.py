"""The table without a screen: one answer for each request, whatever it is."""

import io
import json
import random
import string
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from companion.headless import LINE_LIMIT, HeadlessTable, open_table, read_lines, serve

ROOT = Path(__file__).parents[2]
NEW = {
    "op": "new",
    "game": "bang_dice",
    "players": [
        {"name": "Ana", "character": "el_gringo", "role": "sheriff"},
        {"name": "Bob", "character": "black_jack"},
        {"name": "Cy", "character": "lucky_duke"},
        {"name": "Dee", "character": "rose_doolan"},
    ],
}
ROLL = {"op": "act", "action": {"type": "roll", "faces": dict.fromkeys("01234", "beer")}}


def ask(table: HeadlessTable, request: Any) -> dict[str, Any]:
    """Send one request."""
    return table.answer(json.dumps(request).encode())


@pytest.fixture
def table() -> HeadlessTable:
    """Give a table in memory with a game on it."""
    table = open_table(None)
    assert ask(table, NEW)["ok"]
    return table


def test_an_answer_has_state_legal_and_events(table: HeadlessTable) -> None:
    """The form that outside readers rely on."""
    answer = ask(table, ROLL)
    assert list(answer) == ["ok", "state", "legal", "events"]
    assert answer["state"]["dice"] == ["beer"] * 5
    assert answer["legal"][1] == {"type": "stop"}
    assert answer["events"][0]["type"] == "dice_rolled"


def test_a_legal_action_may_be_sent_back_as_it_is(table: HeadlessTable) -> None:
    """And so on until the dice are all used."""
    ask(table, ROLL)
    answer = ask(table, {"op": "act", "action": {"type": "stop"}})
    for _ in range(5):
        answer = ask(table, {"op": "act", "action": answer["legal"][0]})
        assert answer["ok"]
    assert answer["state"]["active"] == 1


@pytest.mark.parametrize("op", ["state", "history", "undo", "redo", "act"])
def test_without_a_game_everything_is_refused(op: str) -> None:
    """There is nothing to show yet."""
    assert ask(open_table(None), {"op": op})["refusal"] == "no_game"


def test_undo_and_redo(table: HeadlessTable) -> None:
    """One step each, refused when there is none."""
    rolled = ask(table, ROLL)["state"]
    assert ask(table, {"op": "undo"})["state"]["dice"] is None
    assert ask(table, {"op": "undo"})["refusal"] == "nothing_to_undo"
    assert ask(table, {"op": "redo"})["state"] == rolled
    assert ask(table, {"op": "redo"})["refusal"] == "nothing_to_redo"


def test_history_tells_each_action_with_its_events(table: HeadlessTable) -> None:
    """The start first."""
    ask(table, ROLL)
    history = ask(table, {"op": "history"})["history"]
    assert [step["action"] for step in history] == [None, ROLL["action"]]


def test_games_are_listed_and_opened_again(tmp_path: Path) -> None:
    """On a save file, by their id."""
    path = tmp_path / "games.db"
    table = open_table(path)
    ask(table, NEW)
    state = ask(table, ROLL)["state"]
    again = open_table(path)
    (game,) = ask(again, {"op": "games"})["games"]
    assert ask(again, {"op": "open", "id": game["id"]})["state"] == state
    assert ask(again, {"op": "open", "id": "nope"})["refusal"] == "no_such_game"


@pytest.mark.parametrize(
    ("line", "refusal"),
    [
        (b"", "not_json"),
        (b"{", "not_json"),
        (b"[" * 100_000, "not_json"),
        (b'{"op":"state","x":NaN}', "not_json"),
        (b'{"op":' + b"9" * 5000 + b"}", "not_json"),
        (b'{"op":"\xff\xfe"}', "not_utf8"),
        (b'{"op":"\\ud800"}', "not_utf8"),
        (b"x" * (LINE_LIMIT + 1), "line_too_long"),
        (b"[]", "bad_form"),
        (b"null", "bad_form"),
        (b"{}", "unknown_op"),
        (b'{"op":"dance"}', "unknown_op"),
        (b'{"op":["new"]}', "unknown_op"),
        (b'{"op":"new"}', "unknown_game"),
        (b'{"op":"new","game":"poker"}', "unknown_game"),
        (b'{"op":"new","game":"bang_dice"}', "bad_players"),
        (b'{"op":"new","game":"bang_dice","players":[1,2,3]}', "bad_players"),
        (b'{"op":"act"}', "bad_form"),
        (b'{"op":"act","action":{}}', "unknown_action"),
        (b'{"op":"act","action":{"type":["roll"]}}', "unknown_action"),
        (b'{"op":"act","action":{"type":"roll"}}', "bad_form"),
        (b'{"op":"act","action":{"type":"roll","faces":{"9":"beer"}}}', "no_such_die"),
        (b'{"op":"act","action":{"type":"heal","target":true}}', "bad_form"),
        (b'{"op":"open"}', "bad_form"),
    ],
)
def test_bad_requests_are_refused_with_a_code(
    table: HeadlessTable, line: bytes, refusal: str
) -> None:
    """And the table goes on, untouched."""
    before = ask(table, {"op": "state"})
    assert table.answer(line)["refusal"] == refusal
    assert ask(table, {"op": "state"}) == before


def test_each_line_gets_exactly_one_answer() -> None:
    """Over-long lines and a last line without an end included."""
    lines = [b"{}\n", b"y" * (3 * LINE_LIMIT) + b"\n", b"\n", b'{"op":"state"}']
    answers = io.BytesIO()
    serve(open_table(None), io.BytesIO(b"".join(lines)), answers)
    codes = [json.loads(line)["refusal"] for line in answers.getvalue().splitlines()]
    assert codes == ["unknown_op", "line_too_long", "not_json", "no_game"]


def test_an_over_long_line_is_not_kept_in_memory() -> None:
    """Just enough of it is read to know that it is too long."""
    (line,) = read_lines(io.BytesIO(b"z" * (5 * LINE_LIMIT)))
    assert len(line) == LINE_LIMIT + 1


def test_malformed_requests_never_change_the_table(table: HeadlessTable) -> None:
    """Random damage to good requests, and plain noise."""
    rng = random.Random(7)
    before = ask(table, {"op": "state"})
    for _ in range(3000):
        answer = table.answer(damaged(rng))
        assert answer["ok"] is False
        assert answer["refusal"]
    assert ask(table, {"op": "state"}) == before


def damaged(rng: random.Random) -> bytes:
    """Break a request so that it cannot be right any more."""
    text = json.dumps(rng.choice([NEW, ROLL, {"op": "state"}]))
    cut = rng.randrange(1, len(text))
    noise = "".join(rng.choices(string.printable, k=rng.randrange(1, 9)))
    broken = rng.choice([text[:cut], "\x00" + text, text[:cut] + "\x01" + text[cut:], noise + "{"])
    return broken.encode("utf-8", "replace")


def test_wrong_usage_exits_with_two() -> None:
    """And no traceback."""
    done = subprocess.run(
        [sys.executable, "-m", "companion", "headless", "--nope"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


def test_a_file_that_cannot_be_opened_is_a_clear_message(tmp_path: Path) -> None:
    """A folder where the save file should be."""
    done = subprocess.run(
        [sys.executable, "-m", "companion", "headless", "--db", str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "no_access" in done.stderr
    assert "Traceback" not in done.stderr

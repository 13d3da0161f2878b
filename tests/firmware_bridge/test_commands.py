"""`python -m firmware_bridge` as a user types it."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from firmware_bridge import __main__ as commands
from firmware_bridge.lights import Cue, Effect, TableLights
from firmware_bridge.pattern import check_pattern
from firmware_bridge.ports import Family, Port
from firmware_bridge.rig.board import VirtualBoard
from firmware_bridge.table_file import parse_table

TABLE = '{"seats":[{"bullets":8,"arrows":2,"active":true},{"bullets":5}],"pile":7}'
ROOT = Path(commands.__file__).parents[1]


@pytest.fixture
def a_file(tmp_path: Path) -> Callable[[str], Path]:
    """Write a state file."""

    def write(text: str) -> Path:
        file = tmp_path / "table.json"
        file.write_text(text, encoding="utf-8")
        return file

    return write


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do not linger on a table that is shown."""
    monkeypatch.setattr(commands, "PATTERN_STEP_S", 0)
    monkeypatch.setattr(commands, "EFFECT_S", 0)


def run(*words: object) -> int:
    """Run a command in this process."""
    return commands.main([str(word) for word in words])


def test_show_sends_a_table(
    board: VirtualBoard,
    a_file: Callable[[str], Path],
    wire_of: Callable[..., str],
    capsys: pytest.CaptureFixture[str],
) -> None:
    """And says where it is seen."""
    code = run("show", "--port", board.path, "--state", a_file(TABLE))

    assert code == 0
    assert board.wait_to_show(wire_of(parse_table(TABLE)))
    assert capsys.readouterr().out == f"shown on {board.path}\n"


def test_show_plays_the_effect_of_its_file(
    board: VirtualBoard,
    a_file: Callable[[str], Path],
    wire_of: Callable[..., str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The board plays no effect for the first table after a hello, so a calm one goes ahead."""
    monkeypatch.setattr(commands, "EFFECT_S", 0.5)
    text = TABLE.replace('"pile":7', '"pile":7,"effect":"attack"')

    assert run("show", "--port", board.path, "--state", a_file(text)) == 0

    first_step = wire_of(parse_table(text), step=0)
    assert board.wait_for(lambda: first_step in [data for _, data in board.frames])


def test_show_runs_the_test_pattern(board: VirtualBoard, wire_of: Callable[..., str]) -> None:
    """Every light in every basic colour, then each seat by its number."""
    assert run("show", "--port", board.path, "--pattern", "--seats", 3) == 0

    *_, last = pattern = [wire_of(table) for table in check_pattern(3)]
    assert board.wait_to_show(last)
    assert [data for _, data in board.frames[-len(pattern) :]] == pattern


@pytest.mark.parametrize(
    ("text", "code"),
    [("{", "not_json"), ('{"seats":[{}]}', "seats_must_be_2_to_8"), ("\xff", "not_text")],
)
def test_a_bad_file_is_wrong_usage(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, code: str
) -> None:
    """A code and words, nothing sent."""
    file = tmp_path / "table.json"
    file.write_bytes(text.encode("latin-1"))

    assert run("show", "--port", "/nowhere/at/all", "--state", file) == 2
    assert code in capsys.readouterr().err


def test_a_missing_file_is_wrong_usage(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With the name of the file."""
    assert run("show", "--port", "x", "--state", tmp_path / "none.json") == 2
    assert "none.json: no_file" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["show --state", "monitor", "prompt"])
def test_a_missing_port_fails_in_words(
    command: str, a_file: Callable[[str], Path], capsys: pytest.CaptureFixture[str]
) -> None:
    """At once: waiting would not bring it."""
    words = command.split() + ([a_file(TABLE)] if "show" in command else [])

    assert run(*words, "--port", "/nowhere/at/all") == 1
    assert capsys.readouterr().err.startswith("no_port: /nowhere/at/all is not there")


@pytest.mark.parametrize(
    "words",
    [[], ["dance"], ["show", "--port", "x"], ["simulate", "--seats", "9"], ["monitor"]],
)
def test_wrong_usage_exits_with_2(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """And with the usage, not a traceback."""
    with pytest.raises(SystemExit) as leaving:
        run(*words)

    assert leaving.value.code == 2
    assert "usage:" in capsys.readouterr().err


def test_monitor_prints_what_the_board_says(
    board: VirtualBoard, capsys: pytest.CaptureFixture[str]
) -> None:
    """It asks who is there and listens."""
    assert run("monitor", "--port", board.path, "--seconds", "0.5") == 0
    said = capsys.readouterr().out
    assert said == "hello   board 5449524D00000001, firmware 1.0, 8 seats, 10+9 lights each\n"


def test_prompt_sends_the_board_back(
    board: VirtualBoard, capsys: pytest.CaptureFixture[str]
) -> None:
    """So that a newer file can be copied."""
    assert run("prompt", "--port", board.path) == 0

    board.wait_until_ended()
    assert (board.folder / "to_prompt").exists()
    assert "prompt" in capsys.readouterr().out


def test_ports_lists_candidates(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As words or as one object a line."""
    port = Port("/dev/ttyACM0", Family.PICO, "2E8A:0005", "E661", "Pico")
    monkeypatch.setattr(commands, "candidates", lambda: (port,))

    assert run("ports") == run("ports", "--json") == 0

    words, line = capsys.readouterr().out.splitlines()
    assert words.split() == ["/dev/ttyACM0", "pico", "2E8A:0005", "E661", "Pico"]
    assert json.loads(line)["family"] == "pico"


def test_ports_without_a_board_is_no_failure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing on the output, a hint beside it."""
    monkeypatch.setattr(commands, "candidates", tuple)

    assert run("ports") == 0
    assert capsys.readouterr() == ("", "no board found; --all lists every serial port\n")


@pytest.fixture
def simulator(request: pytest.FixtureRequest) -> Iterator[SimpleNamespace]:
    """Start the virtual board as a program of its own; yields its path and what it runs in."""
    words = [sys.executable, "-m", "firmware_bridge", "simulate", *request.param]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, cwd=ROOT)
    output = process.stdout
    assert output is not None
    yield SimpleNamespace(path=output.readline().strip(), runs_in=output.readline(), output=output)
    process.terminate()
    assert process.wait(10) == 0
    output.close()


@pytest.mark.usefixtures("interpreter")
@pytest.mark.parametrize(
    ("simulator", "words"),
    [([], "main.py runs in"), (["--twin"], "main.py runs in a stand-in")],
    indirect=["simulator"],
)
def test_simulate_prints_its_path_and_shows_what_is_sent(
    simulator: SimpleNamespace, words: str, a_file: Callable[[str], Path]
) -> None:
    """The path alone on the first line, then which interpreter, then the strips as text."""
    assert simulator.runs_in.startswith(words)
    assert run("show", "--port", simulator.path, "--state", a_file(TABLE)) == 0

    lines = iter(simulator.output)
    assert next(line for line in lines if line.startswith("seat 0  #")) == (
        "seat 0  ########++  ##+++++++\n"
    )
    assert next(line for line in lines if line.startswith("pile")) == "pile    #######..\n"


@pytest.mark.parametrize("simulator", [["--twin"]], indirect=True)
def test_a_virtual_board_leaves_nothing_behind(simulator: SimpleNamespace) -> None:
    """Its port is there while it runs; the fixture sees that it ends when asked to."""
    assert os.path.islink(simulator.path)  # noqa: PTH114 - a path as printed


def test_a_virtual_board_takes_no_name_that_is_in_use(
    a_file: Callable[[str], Path], capsys: pytest.CaptureFixture[str]
) -> None:
    """A file of the user's is not replaced by a link."""
    file = a_file(TABLE)

    assert run("simulate", "--twin", "--link", file) == 2
    assert run("simulate", "--twin", "--link", "/nowhere/at/all") == 2
    assert file.read_text(encoding="utf-8") == TABLE
    assert capsys.readouterr().err.count("bad_link") == 2


def test_a_reader_that_leaves_ends_the_virtual_board() -> None:
    """Such as `head -1`, which only wants the path."""
    words = f"{sys.executable} -m firmware_bridge simulate --twin | head -1"

    ended = subprocess.run(  # noqa: S602 - a pipe is what is tested
        words, shell=True, cwd=ROOT, capture_output=True, text=True, timeout=60, check=True
    )

    assert ended.stdout.count("\n") == 1
    assert ended.stderr == ""


def test_every_effect_has_a_name_in_a_file() -> None:
    """What a game can cue, a file can too."""
    for effect in Effect:
        text = TABLE.replace('"pile":7', f'"effect":"{effect.name.lower()}"')

        table: TableLights = parse_table(text)

        assert table.cue == Cue(effect)

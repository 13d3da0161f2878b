"""Getting MicroPython: from the machine's own package sources, without installing anything."""

from pathlib import Path

import pytest

from firmware_bridge.rig import interpreter
from firmware_bridge.rig.interpreter import Interpreter, Origin, find_interpreter, get_interpreter

SOURCES = """Types: deb
URIs: http://packages.example/debian
Suites: bookworm bookworm-updates
Components: main
"""


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a machine's package sources in both forms, and one that is none of ours."""
    apt = tmp_path / "etc"
    (apt / "sources.list.d").mkdir(parents=True)
    (apt / "sources.list.d" / "debian.sources").write_text(SOURCES, encoding="utf-8")
    (apt / "sources.list.d" / "other.list").write_text("deb http://other.example x\n", "utf-8")
    (apt / "sources.list.d" / "old.disabled").write_text("bookworm\n", "utf-8")
    (apt / "sources.list").write_text("deb http://packages.example bookworm main\n", "utf-8")
    monkeypatch.setattr(interpreter, "APT", apt)
    monkeypatch.setattr(interpreter, "_own_release", lambda: "bookworm")
    target = tmp_path / "copy"
    target.mkdir()
    return target


def test_the_machines_own_sources_are_asked_for_another_release(sources: Path) -> None:
    """The same servers, only the release differs; sources without one are left out."""
    interpreter._copy_sources(sources, "trixie", "deb")  # noqa: SLF001 - the rule under test

    texts = {file.suffix: file.read_text("utf-8") for file in sources.iterdir()}
    assert texts == {
        ".list": "deb http://packages.example trixie main\n",
        ".sources": SOURCES.replace("bookworm", "trixie"),
    }


def test_the_source_package_is_asked_for_where_it_must_be_built(sources: Path) -> None:
    """In both forms of writing a source."""
    interpreter._copy_sources(sources, "trixie", "deb-src")  # noqa: SLF001 - the rule under test

    texts = {file.suffix: file.read_text("utf-8") for file in sources.iterdir()}
    assert texts[".list"] == "deb-src http://packages.example trixie main\n"
    assert texts[".sources"].startswith("Types: deb-src\n")


def test_an_interpreter_on_the_path_comes_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever installed the package need not fetch anything."""
    program = tmp_path / "micropython"
    program.write_text("#!/bin/sh\necho micropython v9\n", encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")

    assert find_interpreter(tmp_path / "cache") == Interpreter((str(program),), Origin.PATH)


def test_an_interpreter_that_does_not_start_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A package for another machine, or a half unpacked one."""
    program = tmp_path / "micropython"
    program.write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))

    assert find_interpreter(tmp_path / "cache") is None


def test_without_a_package_tool_there_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The stand-in serves there; nothing is tried and nothing raised."""
    monkeypatch.setenv("PATH", str(tmp_path))

    assert get_interpreter(tmp_path / "cache") is None

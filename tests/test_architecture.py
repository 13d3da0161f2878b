"""Imports point inwards, and the rules stay pure."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

# What each package may import of our own, beside itself.
ALLOWED = {
    "companion.rules": set(),
    "companion.store": {"companion.rules"},
    "companion.session": {"companion.store", "companion.rules"},
    "companion.viewmodels": {"companion.session", "companion.rules"},
    "companion.i18n": set(),
    "companion.devices": {
        "companion.session",
        "companion.viewmodels",
        "companion.rules",
        "vision",
        "firmware_bridge",
    },
    "companion.ui": {
        "companion.viewmodels",
        "companion.session",
        "companion.store",
        "companion.i18n",
        "companion.rules",
        "companion.settings",
        "companion.devices",
    },
    "vision": set(),
    "firmware_bridge": set(),
}

# The rules know no clock, chance, disk, screen or network: chance and time come in as data.
IMPURE = {
    "asyncio",
    "cv2",
    "datetime",
    "io",
    "kivy",
    "logging",
    "numpy",
    "os",
    "pathlib",
    "random",
    "secrets",
    "serial",
    "socket",
    "sqlite3",
    "subprocess",
    "sys",
    "tempfile",
    "threading",
    "time",
    "uuid",
}
IMPURE_CALLS = {"open", "print", "input", "exec", "eval", "__import__"}

# Only the kiosk knows Kivy; run time needs no training packages.
KIVY_HOME = "companion.ui"
HEAVY = {"torch", "bpy", "onnx", "skia", "mujoco", "tqdm"}


def modules(package: str) -> list[Path]:
    """Give the Python files of a package."""
    return sorted((ROOT / package.replace(".", "/")).rglob("*.py"))


def imported(path: Path) -> Iterator[str]:
    """Give every module a file imports, also inside functions."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written in full"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def is_ours(name: str) -> bool:
    """Tell our own packages from others'."""
    return name.split(".", maxsplit=1)[0] in {"companion", "vision", "firmware_bridge"}


def within(name: str, package: str) -> bool:
    """Tell whether a module lies in a package."""
    return name == package or name.startswith(package + ".")


@pytest.mark.parametrize("package", ALLOWED)
def test_imports_point_inwards(package: str) -> None:
    """Each layer knows only the layers beneath it; vision and the bridge know nobody."""
    wrong = [
        f"{path.relative_to(ROOT)}: {name}"
        for path in modules(package)
        for name in imported(path)
        if is_ours(name)
        and not any(within(name, allowed) for allowed in ALLOWED[package] | {package})
    ]
    assert wrong == []


def test_rules_know_no_clock_chance_disk_or_screen() -> None:
    """A rule is a function from value to value."""
    wrong = [
        f"{path.relative_to(ROOT)}: {name}"
        for path in modules("companion.rules")
        for name in imported(path)
        if name.split(".")[0] in IMPURE
    ]
    assert wrong == []


def test_rules_do_nothing_but_compute() -> None:
    """No file is opened and nothing is printed, not even by a builtin."""
    wrong = [
        f"{path.relative_to(ROOT)}:{node.lineno}: {node.func.id}"
        for path in modules("companion.rules")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in IMPURE_CALLS
    ]
    assert wrong == []


def test_only_the_kiosk_knows_kivy() -> None:
    """Everything else runs without a window."""
    wrong = [
        f"{path.relative_to(ROOT)}: {name}"
        for package in ("companion", "vision", "firmware_bridge")
        for path in modules(package)
        if not path.is_relative_to(ROOT / KIVY_HOME.replace(".", "/"))
        for name in imported(path)
        if within(name, "kivy")
    ]
    assert wrong == []


def test_run_time_needs_no_training_packages() -> None:
    """Only vision/training may import what a table never installs."""
    training = ROOT / "vision" / "training"
    wrong = [
        f"{path.relative_to(ROOT)}: {name}"
        for package in ("companion", "vision", "firmware_bridge")
        for path in modules(package)
        if not path.is_relative_to(training)
        for name in imported(path)
        if name.split(".")[0] in HEAVY
    ]
    assert wrong == []


def test_every_source_file_is_looked_at() -> None:
    """The folders above are all there are, beside the entry points."""
    entries = {
        "__init__.py",
        "__main__.py",
        "bootstrap.py",
        "settings.py",
        "headless.py",
        "demo.py",
    }
    loose = {path.name for path in (ROOT / "companion").glob("*.py")}
    folders = {
        f"companion.{path.parent.name}" for path in (ROOT / "companion").glob("*/__init__.py")
    }
    assert loose <= entries
    assert folders <= set(ALLOWED)

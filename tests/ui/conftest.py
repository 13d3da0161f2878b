"""The kiosk in a real window without a screen; see tools/kiosk_driver.py for what it can do."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tools.kiosk_driver import Driver, make_window, running

make_window((1280, 800))


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Give the folder of a table that nobody has used."""
    return tmp_path / "table"


@pytest.fixture
def start(data: Path) -> Iterator[Callable[..., Driver]]:
    """Start the kiosk on the data folder, once per test: `start(language="uk", pin="1234")`."""
    with ExitStack() as stack:

        def run(**settings: Any) -> Driver:
            return stack.enter_context(running(data, **settings))

        yield run


@pytest.fixture
def kiosk(start: Callable[..., Driver]) -> Driver:
    """Give a kiosk in English at its home screen."""
    return start()

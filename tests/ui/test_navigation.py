"""Going from screen to screen and back."""

from typing import Any

import pytest

pytestmark = pytest.mark.kivy


def test_the_kiosk_starts_at_home(kiosk: Any) -> None:
    """Home is the first screen."""
    assert kiosk.here == "home"

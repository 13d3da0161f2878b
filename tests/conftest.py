"""Builders that all tests share."""

import os
import time
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from companion.rules.engine import AnyRules, Prompt, replay

# Set before any test imports Kivy: it must not read pytest's arguments or anybody's home.
os.environ.setdefault("KIVY_NO_ARGS", "1")
os.environ.setdefault("KIVY_NO_FILELOG", "1")
os.environ.setdefault("KIVY_LOG_MODE", "PYTHON")

Play = Callable[..., list[tuple[Any, tuple[Any, ...], Any]]]


@pytest.fixture(scope="session")
def play() -> Play:
    """Play by chance: gives (action, events, state) for each step, the start first."""

    def run(rules: AnyRules, seed: int, most: int) -> list[tuple[Any, tuple[Any, ...], Any]]:
        rng = Random(seed)
        events = rules.start(rules.table_by_chance(rng.randrange))
        steps: list[tuple[Any, tuple[Any, ...], Any]] = [(None, events, replay(rules, events))]
        while len(steps) <= most and rules.outcome(steps[-1][2]) is None:
            state = steps[-1][2]
            action = rng.choice(rules.legal_actions(state))
            if isinstance(action, Prompt):
                action = rules.answer(state, action, rng.randrange)
            events = rules.decide(state, action)
            steps.append((action, events, replay(rules, events, state)))
        return steps

    return run


@pytest.fixture
def eventually() -> Callable[[Callable[[], bool]], bool]:
    """Look again and again until something holds, for what sends no event."""

    def look(is_met: Callable[[], bool], patience_s: float = 10.0) -> bool:
        until = time.monotonic() + patience_s
        while not is_met() and time.monotonic() < until:
            time.sleep(0.01)
        return is_met()

    return look

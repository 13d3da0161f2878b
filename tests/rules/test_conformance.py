"""What every registered game must hold, whatever its rules."""

import json
from random import Random
from typing import Any

import pytest

from companion.rules.engine import AnyRules, Prompt, replay
from companion.rules.registry import GAMES
from companion.session.saved_games import SavedGames
from companion.store.codec import decode_events, encode_events
from companion.store.memory_log import MemoryLog

SEEDS = range(12)
STEPS = 250

pytestmark = pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES.keys())


@pytest.mark.parametrize("seed", SEEDS)
def test_random_legal_play_goes_on_or_ends(rules: AnyRules, seed: int, play: Any) -> None:
    """There is something to do until there is a winner, and nothing after."""
    for _action, _events, state in play(rules, seed, STEPS):
        over = rules.outcome(state) is not None
        assert bool(rules.legal_actions(state)) != over


@pytest.mark.parametrize("seed", SEEDS)
def test_every_listed_action_is_accepted(rules: AnyRules, seed: int, play: Any) -> None:
    """What the screen lights up, the law allows; a filled prompt too."""
    rng = Random(seed)
    for _action, _events, state in play(rules, seed, 60):
        for listed in rules.legal_actions(state):
            action = listed
            if isinstance(listed, Prompt):
                action = rules.answer(state, listed, rng.randrange)
            assert rules.decide(state, action)


@pytest.mark.parametrize("seed", SEEDS)
def test_replaying_the_events_gives_the_live_state(rules: AnyRules, seed: int, play: Any) -> None:
    """The log is the game."""
    steps = play(rules, seed, STEPS)
    events = [event for _action, batch, _state in steps for event in batch]
    assert replay(rules, events) == steps[-1][2]


@pytest.mark.parametrize("seed", SEEDS)
def test_every_event_survives_its_json_form(rules: AnyRules, seed: int, play: Any) -> None:
    """Old saves load: what is written is what is read."""
    for _action, events, _state in play(rules, seed, STEPS):
        assert decode_events(rules, encode_events(rules, events)) == events


@pytest.mark.parametrize("seed", SEEDS)
def test_every_action_survives_its_json_form(rules: AnyRules, seed: int, play: Any) -> None:
    """Actions go through text and come back the same, listed ones and those done."""
    for action, _events, state in play(rules, seed, STEPS):
        listed = [one for one in rules.legal_actions(state) if not isinstance(one, Prompt)]
        for one in [*listed, *([] if action is None else [action])]:
            assert rules.read_action(json.loads(json.dumps(rules.write_action(one)))) == one


@pytest.mark.parametrize("seed", SEEDS)
def test_states_and_prompts_have_a_json_form(rules: AnyRules, seed: int, play: Any) -> None:
    """The public state names its game and is plain JSON; states can be compared and hashed."""
    for _action, _events, state in play(rules, seed, 60):
        form = rules.write_state(state)
        assert form["game"] == rules.key
        assert json.loads(json.dumps(form)) == form
        assert hash(state) == hash(state)
        for prompt in rules.legal_actions(state):
            if isinstance(prompt, Prompt):
                assert "awaits" in rules.write_action(prompt)


@pytest.mark.parametrize("seed", SEEDS)
def test_equal_inputs_give_equal_logs(rules: AnyRules, seed: int, play: Any) -> None:
    """The same seed and choices give the identical log."""
    first = [encode_events(rules, events) for _a, events, _s in play(rules, seed, STEPS)]
    second = [encode_events(rules, events) for _a, events, _s in play(rules, seed, STEPS)]
    assert first == second


@pytest.mark.parametrize("seed", SEEDS)
def test_undo_then_redo_is_identity(rules: AnyRules, seed: int, play: Any) -> None:
    """Every step back and forth gives the very states there were."""
    steps = play(rules, seed, 60)
    saved = SavedGames({rules.key: rules}, MemoryLog(), clock=lambda: 0.0)
    session = saved.start(rules.key, rules.table_by_chance(Random(seed).randrange))
    for action, _events, _state in steps[1:]:
        session.act(action)
    states = [state for _action, _events, state in steps]
    back = [session.undo().before for _ in steps[1:]]
    forth = [session.redo().after for _ in steps[1:]]
    assert back == states[-2::-1]
    assert forth == states[1:]


def test_every_event_type_has_a_name(rules: AnyRules) -> None:
    """Stable names carry a version, and no type has two."""
    assert all(name.rpartition("/")[2].isdigit() for name in rules.events)
    assert len(set(rules.events.values())) == len(rules.events)

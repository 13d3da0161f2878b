"""Section 10: what holds at every moment of every game, whoever plays and however."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from companion.rules.bang_dice import BANG_DICE
from companion.rules.engine import Prompt, replay
from companion.rules.registry import GAMES
from companion.session.saved_games import SavedGames
from companion.store.codec import encode_events
from companion.store.memory_log import MemoryLog

SEEDS = range(210)
MOST_STEPS = 4000
ROLES = {
    3: ("deputy", "outlaw", "renegade"),
    4: ("sheriff", "renegade", "outlaw", "outlaw"),
    5: ("sheriff", "renegade", "outlaw", "outlaw", "deputy"),
    6: ("sheriff", "renegade", "outlaw", "outlaw", "outlaw", "deputy"),
    7: ("sheriff", "renegade", "outlaw", "outlaw", "outlaw", "deputy", "deputy"),
    8: ("sheriff", "renegade", "renegade", "outlaw", "outlaw", "outlaw", "deputy", "deputy"),
}
OPTIONS = {
    "bullseyes": ("at_once", "one_by_one"),
    "gringo_arrow": ("per_step", "per_hit"),
    "three_player_attack_kill": ("nobody", "roller"),
}


def _request(seed: int, characters: list[str]) -> dict[str, Any]:
    """Make up a table: every count, every switch, dealt by the app or with real cards."""
    rng = Random(seed)
    count = 3 + seed % 6
    roles: list[str | None] = list(rng.sample(ROLES[count], count))
    if count > 3 and seed % 4 < 2:
        roles = [role if role == "sheriff" else None for role in roles]
    seats = zip(rng.sample(characters, count), roles, strict=True)
    return {
        "players": [
            {"name": f"Player {seat}", "character": character, "role": role}
            for seat, (character, role) in enumerate(seats)
        ],
        "options": {name: rng.choice(values) for name, values in OPTIONS.items()},
    }


def _choose(rng: Random, state: Any) -> Any:
    """Pick a listed action, with chance as the dice."""
    action = rng.choice(BANG_DICE.legal_actions(state))
    return BANG_DICE.answer(state, action, rng.randrange) if isinstance(action, Prompt) else action


def _played(seed: int, characters: list[str]) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Play a whole game by random legal choices: the events and the state after each."""
    rng = Random(seed)
    events = BANG_DICE.start(_request(seed, characters))
    state = replay(BANG_DICE, events)
    yield events, state
    for _step in range(MOST_STEPS):
        if BANG_DICE.outcome(state) is not None:
            return
        events = BANG_DICE.decide(state, _choose(rng, state))
        state = replay(BANG_DICE, events, state)
        yield events, state


def _hold_the_numbers(form: dict[str, Any]) -> None:
    players = form["players"]
    assert form["arrow_pile"] + sum(player["arrows"] for player in players) == 9
    assert form["arrow_pile"] >= 1
    assert sum(player["life"] for player in players) <= 70
    for player in players:
        assert 0 <= player["life"] <= player["max_life"]
        assert player["alive"] == (player["life"] > 0)
        assert player["alive"] or player["arrows"] == 0


def _hold_the_moment(form: dict[str, Any]) -> None:
    phase, rolls_left, dice = form["phase"], form["rolls_left"], form["dice"]
    roller = form["players"][form["active"]]
    first = 4 if roller["character"] == "lucky_duke" else 3
    assert (phase == "over") == (form["winner"] is not None)
    assert roller["alive"] or phase in {"reveal", "over"}
    assert (dice is None) == (rolls_left == first)
    assert dice is not None or phase in {"heal", "roll"}
    assert (rolls_left > 0) or phase not in {"heal", "roll"}
    assert (rolls_left == 0) or phase in {"heal", "roll", "reveal"}


def _hold_the_list(form: dict[str, Any], legal: list[dict[str, Any]]) -> None:
    alive = [player["alive"] for player in form["players"]]
    assert bool(legal) == (form["winner"] is None)
    for action in legal:
        assert action["type"] == form["phase"] or (action["type"], form["phase"]) == (
            "stop",
            "roll",
        )
        assert "target" not in action or alive[action["target"]]
        assert all(alive[seat] for seat in action.get("from", ()))
        assert "seat" not in action or not alive[action["seat"]]
    asked = {"bart": "bart_cassidy", "pedro": "pedro_ramirez"}.get(form["phase"])
    assert asked is None or any(
        player["character"] == asked and player["alive"] for player in form["players"]
    )


@pytest.mark.parametrize("count", range(3, 9))
def test_the_invariants_hold_in_random_games(life_on_card: Any, count: int) -> None:
    """Section 10: arrows, life, the dead, the bullets, and always something to do to the end."""
    for seed in (seed for seed in SEEDS if 3 + seed % 6 == count):
        state: Any = None
        for _events, state in _played(seed, list(life_on_card)):
            form = BANG_DICE.write_state(state)
            _hold_the_numbers(form)
            _hold_the_moment(form)
            legal = [BANG_DICE.write_action(one) for one in BANG_DICE.legal_actions(state)]
            _hold_the_list(form, legal)
        assert BANG_DICE.outcome(state) is not None


def test_every_character_sits_at_some_table(life_on_card: Any) -> None:
    """Section 10: the random games are of all characters and all switches."""
    requests = [_request(seed, list(life_on_card)) for seed in SEEDS]
    seated = {player["character"] for request in requests for player in request["players"]}
    assert seated == set(life_on_card)
    for name, values in OPTIONS.items():
        assert {request["options"][name] for request in requests} == set(values)


def test_turns_are_counted_one_by_one_and_go_to_the_next_living(life_on_card: Any) -> None:
    """Section 4, step 5: the next living player on the left."""
    for seed in SEEDS[:30]:
        before = None
        for _events, state in _played(seed, list(life_on_card)):
            form = BANG_DICE.write_state(state)
            if before is not None and form["turn"] != before["turn"]:
                assert form["turn"] == before["turn"] + 1
                order = form["players"][before["active"] + 1 :] + form["players"]
                assert form["active"] == next(one["seat"] for one in order if one["alive"])
            before = form


def test_the_same_seed_and_choices_give_the_identical_log(life_on_card: Any) -> None:
    """Section 10: nothing in the engine is left to chance."""
    for seed in SEEDS[:12]:
        logs = [
            [encode_events(BANG_DICE, events) for events, _ in _played(seed, list(life_on_card))]
            for _ in range(2)
        ]
        assert logs[0] == logs[1]


def test_undo_then_redo_gives_the_identical_state(life_on_card: Any) -> None:
    """Section 10: undo then redo gives the identical state."""
    for seed in SEEDS[:18]:
        rng = Random(seed)
        saved = SavedGames(GAMES, MemoryLog(), lambda: 0.0)
        session = saved.start("bang_dice", _request(seed, list(life_on_card)))
        for _step in range(60):
            if BANG_DICE.outcome(session.state) is not None:
                break
            before = session.state
            session.act(_choose(rng, before))
            after = session.state
            session.undo()
            assert session.state == before
            session.redo()
            assert session.state == after

"""What holds whatever is played: random games, and the rules behind each invariant."""

from random import Random
from typing import Any

import pytest

from companion.rules.bang_cards import BANG_CARDS
from companion.rules.bang_cards.actions import Bang, Beer, Check, Hurt, Next, Take
from companion.rules.bang_cards.distance import base_distance, seen
from companion.rules.bang_cards.happened import LifeLost, PlayerEliminated, Reminded
from companion.rules.bang_cards.invariants import broken_by
from companion.rules.bang_cards.model import Card, Cause, Suit
from companion.rules.bang_cards.outcome import outcome_of
from companion.rules.bang_cards.reasons import Reminder
from companion.rules.engine import Prompt, replay

GAMES = 200
STEPS = 90


def steps(seed: int) -> Any:
    """Play by chance: give every state with the one before it and what happened between."""
    rng = Random(seed)
    state: Any = replay(BANG_CARDS, BANG_CARDS.start(BANG_CARDS.table_by_chance(rng.randrange)))
    for _ in range(STEPS):
        legal = BANG_CARDS.legal_actions(state)
        if not legal:
            return
        turn_ends = isinstance(legal[0], Next) and rng.random() < 0.35
        action: Any = legal[0] if turn_ends else rng.choice(legal)
        if isinstance(action, Prompt):
            action = BANG_CARDS.answer(state, action, rng.randrange)
        events = BANG_CARDS.decide(state, action)
        before, state = state, replay(BANG_CARDS, events, state)
        yield state, before, events


@pytest.mark.parametrize("block", range(10))
def test_random_games_keep_every_invariant(block: int) -> None:
    """Life, roles, sheriff, distances, cards, decks, showdown and ledger, after each action."""
    share = GAMES // 10
    for seed in range(block * share, (block + 1) * share):
        for state, before, events in steps(seed):
            assert broken_by(state, before) is None, seed
            _losses_make_sense(state, events)


def _losses_make_sense(state: Any, events: Any) -> None:
    """Dynamite takes three lives; no reward without a killer; a verdict stands."""
    for event in events:
        if isinstance(event, LifeLost) and event.cause is Cause.DYNAMITE:
            assert (event.amount, event.killer) == (3, None)
        if isinstance(event, Reminded) and event.source == "reward":
            fallen = [one for one in events if isinstance(one, PlayerEliminated)]
            assert event.what is Reminder.DRAW_CARDS
            assert not fallen or fallen[-1].killer == event.player
    if state.winner is not None:
        assert BANG_CARDS.legal_actions(state) == ()


def test_eliminating_somebody_brings_nobody_further_apart(lay: Any) -> None:
    """Base distances between survivors never grow."""
    for dead in range(1, 7):
        life = [5, *[4] * 6]
        before = lay(7).state
        life[dead] = 0
        after = lay(7, life=life).state
        for a in after.living:
            for b in after.living:
                assert base_distance(after, a, b) <= base_distance(before, a, b)


def test_without_modifiers_the_distance_seen_is_the_base(lay: Any) -> None:
    """For everybody."""
    state = lay(8).state
    pairs = [(a, b) for a in range(8) for b in range(8)]
    assert all(seen(state, a, b) == base_distance(state, a, b) for a, b in pairs)


def test_one_round_gives_everybody_one_turn(lay: Any) -> None:
    """In seat order, whichever player begins."""
    table = lay(6)
    order = [table.state.active, *(table.end_turn().state.active for _ in range(5))]
    assert order == [0, 1, 2, 3, 4, 5]


def test_reversing_twice_gives_the_original_order(lay: Any) -> None:
    """Gold Rush comes and goes."""
    table = lay(4, event="hn.gold_rush").end_turn()
    assert table.state.active == 0


def test_beer_is_void_with_two_left(lay: Any) -> None:
    """Also in the rescue window, which then does not open."""
    table = lay(4, life=[3, 0, 4, 0]).play()
    assert table.refusal(Beer(0)) == "beer_has_no_effect"
    assert not table.do(Hurt(2, 4)).state.players[2].alive
    assert table.state.winner.side == "law"


def test_beer_never_heals_above_the_maximum(lay: Any) -> None:
    """A full player is refused."""
    assert lay(5).play().refusal(Beer(0)) == "life_is_full"


def test_dynamite_lies_in_front_of_one_player_and_passes_on(lay: Any) -> None:
    """To the next, who has none yet."""
    table = lay(5, cards=[[], ["dynamite"], ["dynamite"], [], []], active=1)
    table.do(Check(Suit.HEARTS))
    assert [player.has(Card.DYNAMITE) for player in table.state.players] == [
        False,
        False,
        True,
        True,
        False,
    ]


def test_the_outcome_is_a_function_of_the_table(lay: Any) -> None:
    """The same living players, roles and goal give the same verdict."""
    first = lay(5, life=[5, 0, 1, 0, 4]).play().do(Hurt(2, 1, 0), Take())
    second = lay(5, life=[5, 0, 1, 0, 4]).play().do(Bang(4), Take(), Hurt(2, 1), Take())
    assert first.state.winner == second.state.winner == outcome_of(first.state)


def test_secret_roles_are_not_in_the_public_state_or_events(ask_for: Any) -> None:
    """Neither roles the app knows nor the order of face-down cards."""
    events = BANG_CARDS.start(ask_for(5))
    form = BANG_CARDS.write_state(replay(BANG_CARDS, events))
    assert [player["role"] for player in form["players"]] == ["sheriff", None, None, None, None]
    public: Any = BANG_CARDS.public_event(events[0])
    assert [player.role for player in public.players][1:] == [None] * 4

"""The invariants, i01 to i25: on random games, and on the table where chance is too rare."""

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bench.cards import choose
from companion.rules.bang_cards import BANG_CARDS, invariants, step_invariants
from companion.rules.bang_cards.actions import (
    Accept,
    Bang,
    Beer,
    Bid,
    Call,
    Check,
    Deal,
    Declare,
    Heal,
    Hurt,
    KeepCards,
    Next,
    Nominate,
    OpenCharacters,
    Pick,
    Put,
    Reveal,
    SwapSeats,
    Take,
    TurnEvent,
    TurnShow,
)
from companion.rules.bang_cards.distance import base_distance, seen
from companion.rules.bang_cards.draw import hand_limit
from companion.rules.bang_cards.events import DECK_CARDS
from companion.rules.bang_cards.happened import (
    CameBack,
    LifeLost,
    RoleShown,
    TurnSkipped,
)
from companion.rules.bang_cards.model import Card, Cause, Role, Status, Suit, TableCard
from companion.rules.bang_cards.outcome import outcome_of
from companion.rules.bang_cards.reasons import Comeback, SkipReason
from companion.rules.bang_cards.roles import role_set
from companion.rules.bang_cards.step_invariants import Step
from companion.rules.engine import Prompt, replay
from companion.session.saved_games import SavedGames
from companion.store.memory_log import MemoryLog

GAMES = 80
STEPS = 120
HEART, CLUB = Check(Suit.HEARTS), Check(Suit.CLUBS)


def play_by_chance(seed: int) -> Any:
    """Give the steps of one game, played as the bench plays its thousands."""
    rng = Random(seed)
    state: Any = replay(BANG_CARDS, BANG_CARDS.start(BANG_CARDS.table_by_chance(rng.randrange)))
    for _ in range(STEPS):
        if state.winner is not None:
            return
        events = BANG_CARDS.decide(state, choose(state, rng))
        before, state = state, replay(BANG_CARDS, events, state)
        yield Step(before, events, state)


@pytest.fixture(scope="module")
def steps() -> list[Step]:
    """Play many games by chance."""
    return [step for seed in range(GAMES) for step in play_by_chance(seed)]


def always(steps: list[Step], *rules: invariants.Rule) -> bool:
    """Tell whether the rules hold in every state."""
    return all(rule(step.after) for step in steps for rule in rules)


def on_the_way(steps: list[Step], *rules: step_invariants.StepRule) -> bool:
    """Tell whether the rules hold in every step."""
    return all(rule(step) for step in steps for rule in rules)


def of_kind(steps: list[Step], kind: Any) -> list[Any]:
    """Give everything of one kind that happened."""
    return [event for step in steps for event in step.of(kind)]


def test_i01_life_stays_between_nothing_and_the_maximum(steps: list[Step], lay: Any) -> None:
    """The living have at least one, the eliminated none, and a ghost none on its turn."""
    assert always(steps, invariants.life_in_bounds)
    ghost = lay(5, event="hn.ghost_town", life=[5, 4, 0, 4, 4]).end_turn().state.players[2]
    assert (ghost.status, ghost.life) == (Status.GHOST, 0)


def test_i02_the_roles_in_the_game_are_never_more_or_others(steps: list[Step], lay: Any) -> None:
    """Helena Zontero and the Bone Orchard hide roles, and what can be shown again is the same."""
    assert always(steps, invariants.roles_as_dealt)
    table = lay(5, show="wws.bone_orchard", life=[5, 4, 0, 4, 4], active=1).end_turn()
    known = Counter(player.role for player in table.state.players)
    assert known[None] == 1
    shown = table.do(Hurt(2, 1, 1), Take()).state.players[2]
    assert shown.role is Role.RENEGADE
    roles = Counter(player.role for player in table.state.players)
    assert roles == Counter(role_set(table.state.mode, 5))


def test_i03_one_sheriff_with_four_to_eight_and_none_with_fewer(
    steps: list[Step], lay: Any
) -> None:
    """Whatever comes back or is dealt again."""
    assert always(steps, invariants.one_sheriff)
    stars = {count: lay(count).state.sheriff for count in range(2, 9)}
    assert stars == {2: None, 3: None, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0}


def test_i04_base_distance_is_symmetric_and_at_most_half_round(steps: list[Step], lay: Any) -> None:
    """One to oneself; between one and half of the living to anybody else."""
    assert always(steps, invariants.distances_make_sense)
    state = lay(7).state
    pairs = [(a, b) for a in range(7) for b in range(7) if a != b]
    assert all(base_distance(state, a, b) == base_distance(state, b, a) for a, b in pairs)
    assert {base_distance(state, a, b) for a, b in pairs} == {1, 2, 3}


def test_i05_eliminating_somebody_brings_nobody_further_apart(steps: list[Step], lay: Any) -> None:
    """Base distances between survivors never grow."""
    assert on_the_way(steps, step_invariants.deaths_bring_closer)
    before = lay(7).state
    for dead in range(1, 7):
        after = lay(7, life=[0 if one == dead else 4 for one in range(7)]).state
        pairs = [(a, b) for a in after.living for b in after.living]
        assert all(base_distance(after, a, b) <= base_distance(before, a, b) for a, b in pairs)


def test_i06_ambush_makes_all_bases_one_and_without_modifiers_seen_is_base(
    steps: list[Step], lay: Any
) -> None:
    """Nothing else changes a distance."""
    assert always(steps, invariants.distances_have_reasons)
    ambush, plain = lay(8, event="afoc.ambush").state, lay(8).state
    pairs = [(a, b) for a in range(8) for b in range(8)]
    assert {base_distance(ambush, a, b) for a, b in pairs} == {1}
    assert all(seen(plain, a, b) == base_distance(plain, a, b) for a, b in pairs)


@pytest.mark.parametrize("cards", [["mustang"], ["winchester"], ["scope", "hideout", "barrel"]])
def test_i07_what_a_third_player_has_changes_no_distance(lay: Any, cards: list[str]) -> None:
    """Only the viewer's and the target's cards, the ring, the event and the turn count."""
    plain = lay(6, cards=[["scope"], [], ["mustang"], [], [], []]).state
    other = lay(6, cards=[["scope"], cards, ["mustang"], cards, [], cards]).state
    assert seen(plain, 0, 2) == seen(other, 0, 2) == 2
    further = lay(6, cards=[["scope"], [], ["mustang", "hideout"], [], [], []]).state
    assert seen(further, 0, 2) == 3


def test_i08_one_weapon_and_no_card_twice_in_front_of_anybody(steps: list[Step], lay: Any) -> None:
    """A new weapon sends the old one away."""
    assert always(steps, invariants.cards_once)
    table = lay(5, cards=[["volcanic", "mustang"], [], [], [], []]).play()
    assert table.refusal(Put(0, Card.MUSTANG)) == "same_card_twice"
    table.do(Put(0, Card.REMINGTON, replace=True))
    assert [held.card for held in table.state.players[0].cards] == [Card.MUSTANG, Card.REMINGTON]


def test_i09_one_event_of_each_kind_and_none_before_the_second_turn(
    steps: list[Step], lay: Any
) -> None:
    """Pile, used cards and the active one are the whole deck, each card once."""
    assert always(steps, invariants.decks_complete, invariants.events_wait)
    table = lay(4, options={"decks": ["high_noon"]})
    for _ in range(4):
        assert table.state.events.active is None
        table.end_turn()
    table.do(TurnEvent("hn.curse"))
    for _ in range(4):
        table.end_turn()
    table.do(TurnEvent("hn.thirst"))
    deck = table.state.events
    assert (deck.active, deck.used, len(deck.pile)) == ("hn.thirst", ("hn.curse",), 13)


def test_i10_wild_west_show_comes_last_and_never_leaves(steps: list[Step], lay: Any) -> None:
    """No other show card follows it."""
    rule = step_invariants.show_card_never_leaves
    assert always(steps, invariants.show_card_last)
    assert on_the_way(steps, rule)
    others = [card for card in DECK_CARDS["wild_west_show"] if card != "wws.wild_west_show"]
    early = lay(5, show=others[0]).play()
    early.do(BANG_CARDS.read_action({"type": "play", "card": "stagecoach"}))
    assert early.refusal(TurnShow("wws.wild_west_show")) == "event_not_in_deck"


def turns_of(table: Any, count: int) -> list[int]:
    """Give who plays the next turns, the present one first."""
    order = [table.state.active]
    while len(order) < count:
        table.end_turn()
        order.append(table.state.active)
    return order


def test_i11_a_round_gives_everybody_one_turn_whichever_way_it_runs(lay: Any) -> None:
    """Reversing twice gives the old order; Vendetta adds a turn, jail and Lady Rosa take one."""
    assert turns_of(lay(6), 7) == [0, 1, 2, 3, 4, 5, 0]
    gold = lay(5, options={"decks": ["high_noon"]}, turns=[1] * 5).do(TurnEvent("hn.gold_rush"))
    assert turns_of(gold, 5) == [0, 4, 3, 2, 1]
    gold.end_turn().do(TurnEvent("hn.thirst"))
    assert turns_of(gold, 5) == [0, 1, 2, 3, 4]
    again = lay(5, event="afoc.vendetta").end_turn().do(HEART)
    assert (again.state.active, again.end_turn().state.active) == (1, 2)
    jailed = lay(5, cards=[[], ["jail"], [], [], []]).end_turn().do(CLUB)
    assert jailed.state.active == 2
    rosa = lay(5, show="wws.lady_rosa", active=2).do(SwapSeats())
    assert turns_of(rosa, 4) == [2, 3, 4, 0]


def test_i12_no_sheriff_in_jail_and_each_dynamite_in_front_of_one(
    steps: list[Step], lay: Any
) -> None:
    """Dynamite moves and is never doubled."""
    assert always(steps, invariants.no_sheriff_in_jail)
    assert on_the_way(steps, step_invariants.dynamite_comes_from_hands)
    table = lay(5, cards=[[], ["dynamite"], ["dynamite"], [], []], active=1).do(HEART)
    holders = [one for one, p in enumerate(table.state.players) if p.has(Card.DYNAMITE)]
    assert holders == [2, 3]


def test_i13_dynamite_takes_three_or_nothing_and_jail_skips_the_discard(
    steps: list[Step], lay: Any
) -> None:
    """Spades from two to nine, and nothing else."""
    rules = (step_invariants.dynamite_takes_three, step_invariants.jail_has_no_discard)
    assert on_the_way(steps, *rules)
    cards = [[], ["dynamite"], [], [], []]
    for rank in range(2, 15):
        table = lay(5, cards=cards, active=1).do(Check(Suit.SPADES, rank))
        assert table.losses() == ([(1, 3)] if rank <= 9 else [])


def test_i14_beer_never_heals_with_two_left_under_the_reverend_or_above_the_maximum(
    steps: list[Step], lay: Any
) -> None:
    """Also in the rescue window, which then does not open."""
    assert on_the_way(steps, step_invariants.beer_in_its_place)
    two = lay(4, life=[3, 0, 4, 0]).play()
    assert two.refusal(Beer(0)) == "beer_has_no_effect"
    assert not two.do(Hurt(2, 4)).state.players[2].alive
    reverend = lay(5, event="hn.reverend", life=[5, 2, 4, 4, 4]).play()
    assert reverend.refusal(Beer(1)) == "beer_has_no_effect"
    assert lay(5).play().refusal(Beer(0)) == "life_is_full"


def test_i15_no_reward_without_a_killer_and_dynamite_has_none(steps: list[Step], lay: Any) -> None:
    """An outlaw who dies of an event or of dynamite is worth nothing."""
    assert on_the_way(steps, step_invariants.rewards_need_a_killer)
    table = lay(5, life=[5, 1, 4, 4, 4]).play()
    assert table.refusal(Hurt(1, 1, 0, Cause.DYNAMITE)) == "cause_has_no_killer"
    assert table.do(Hurt(1, 1), Take()).reminders() == []


def test_i16_the_order_of_the_dead_only_grows_and_dead_man_takes_its_first(
    steps: list[Step], lay: Any
) -> None:
    """Who came back and dies again stands in it twice; then Dead Man does nothing."""
    rules = (step_invariants.deaths_only_grow, step_invariants.dead_man_fell_first)
    assert on_the_way(steps, *rules)
    table = lay(6, event="afoc.dead_man", life=[5, 4, 0, 0, 4, 4], deaths=[3, 2]).end_turn()
    table.do(Accept(), Hurt(3, 2, 1), Take())
    assert table.state.deaths == (3, 2, 3)


def test_i17_the_outcome_is_a_function_of_the_living_the_roles_and_the_goal(lay: Any) -> None:
    """The same table gives the same verdict, and only when nothing can rescue the victim."""
    first = lay(5, life=[5, 0, 1, 0, 4]).play().do(Hurt(2, 1, 0))
    assert first.state.winner is None
    first.do(Take())
    second = lay(5, life=[5, 0, 1, 0, 4]).play().do(Bang(4), Take(), Hurt(2, 1), Take())
    assert first.state.winner == second.state.winner == outcome_of(first.state)


def test_i18_the_three_sides_exclude_each_other_and_after_the_end_no_life_changes(
    steps: list[Step], lay: Any
) -> None:
    """One side wins; then only undo and money are left."""
    rule = step_invariants.verdict_after_the_rescue
    assert always(steps, invariants.verdict_closes_the_game)
    assert on_the_way(steps, rule)
    table = lay(3, life=[4, 4, 1]).play().do(Hurt(2, 1, 0), Take())
    for action in (Hurt(1, 1), Heal(1), Beer(0), Take()):
        assert table.refusal(action) == "game_over"
    assert table.legal == ()


def test_i19_payouts_are_hundreds_and_depend_on_the_result_alone(
    steps: list[Step], lay: Any
) -> None:
    """Not on the way there: other killers and causes, the same money."""
    assert on_the_way(steps, step_invariants.pay_in_hundreds)
    options = {"scored": True}
    shot = lay(5, options=options, life=[1, 0, 4, 4, 4]).play().do(Hurt(0, 1, 2), Take())
    noon = lay(5, options=options, life=[1, 0, 4, 4, 4]).play().do(Hurt(0, 1), Take())
    money = [[player.money for player in table.state.players] for table in (shot, noon)]
    assert money[0] == money[1] == [0, 1600, 1500, 2000, 0]


def test_i20_the_laws_money_never_goes_to_outlaws_nor_theirs_to_the_law(
    steps: list[Step], lay: Any
) -> None:
    """A renegade may be paid by either."""
    assert on_the_way(steps, step_invariants.pay_to_the_winning_side)
    law = lay(5, options={"scored": True}, life=[5, 0, 1, 0, 4]).play().do(Hurt(2, 1, 0), Take())
    assert [law.state.players[one].money for one in (1, 3)] == [0, 0]
    bad = lay(5, options={"scored": True}, life=[1, 4, 4, 4, 4]).play().do(Hurt(0, 1, 1), Take())
    assert [bad.state.players[one].money for one in (0, 4)] == [0, 0]


def test_i21_everybody_is_sheriff_once_and_the_ledger_adds_up(steps: list[Step], lay: Any) -> None:
    """As many games as players, in a ring."""
    assert always(steps, invariants.ledger_adds_up)
    table = lay(4, options={"scored": True, "series": True})
    sheriffs = [table.state.sheriff]
    while table.state.winner is None:
        table.play().do(Hurt(table.state.sheriff, 5), Take())
        while table.state.winner is None and not table.state.asks:
            table.do(table.legal[0])
        if table.state.winner is None:
            sheriffs.append(table.state.sheriff)
            table.do(Deal(("other",) * 4))
    assert sheriffs == [0, 1, 2, 3]
    assert invariants.ledger_adds_up(table.state)


def test_i22_nobody_bids_above_the_purse_and_everybody_ends_with_one_character(
    steps: list[Step], lay: Any
) -> None:
    """Money never falls below nothing through bidding or Experience; a penalty may do it."""
    assert on_the_way(steps, step_invariants.nobody_bids_beyond_the_purse)
    four = ("kit_carlson", "pixie_pete", "el_gringo", "willy_the_kid")
    table = lay(4, options={"scored": True, "hire": True}).do(OpenCharacters(four))
    table.do(Nominate("kit_carlson", 100), Bid(2, 1000))
    assert table.state.players[2].money == 0
    while table.state.asks:
        table.do(table.legal[-1] if table.state.asks[0].kind == "auction" else table.legal[0])
    assert sorted(player.character for player in table.state.players) == sorted(four)
    assert table.refusal(KeepCards(1)) == "wrong_phase"


def test_i23_undo_restores_the_identical_state_and_the_log_gives_it_again() -> None:
    """For every action of a few games, one after the other."""
    for seed in range(6):
        table = BANG_CARDS.table_by_chance(Random(seed).randrange)
        session = SavedGames({"bang_cards": BANG_CARDS}, MemoryLog(), clock=lambda: 0.0).start(
            "bang_cards", table
        )
        rng = Random(seed)
        for _ in range(40):
            legal = BANG_CARDS.legal_actions(session.state)
            if not legal:
                break
            picked: Any = rng.choice(legal)
            if isinstance(picked, Prompt):
                picked = BANG_CARDS.answer(session.state, picked, rng.randrange)
            before = session.state
            session.act(picked)
            after = session.state
            assert session.undo().before == before
            assert session.redo().after == after


def test_i24_secret_six_counts_its_dead_and_the_showdown_is_for_two_or_three(
    steps: list[Step], lay: Any
) -> None:
    """At most three good and four bad; after it opens no event is active."""
    rules = (invariants.secret_camps, invariants.showdown_is_quiet)
    assert always(steps, *rules)
    assert on_the_way(steps, step_invariants.showdown_of_two_or_three)
    roles = ("sheriff", "outlaw", "renegade", "outlaw", "deputy", "deputy")
    options = {"secret": True, "decks": ["high_noon"]}
    table = lay(
        6, roles=roles, options=options, event="hn.thirst", life=[0, 4, 4, 4, 0, 4], active=5
    ).end_turn()
    table.do(TurnEvent("hn.curse"), Declare(Call.LAW_DEAD, Role.OUTLAW))
    table.do(Reveal(2, Role.RENEGADE), Reveal(5, Role.DEPUTY))
    assert (table.state.living, table.state.events.active) == ((1, 2, 5), None)


def test_i25_with_two_players_a_last_character_is_active_and_sets_the_hand_limit(
    steps: list[Step], lay: Any
) -> None:
    """Whoever has one left plays it; a hand is as large as the active one's life."""
    assert always(steps, invariants.lone_character_active)
    table = lay(2, life=[4, 2, 4, 4]).do(Pick(0)).play().do(Hurt(0, 4), Take())
    assert (table.state.fronts, table.state.active) == ((1, 2), 1)
    assert hand_limit(table.state, 1) == 2


def test_every_invariant_has_its_test() -> None:
    """i01 to i25, each under its number."""
    tests = [name for name in globals() if name.startswith("test_i")]
    missing = [n for n in range(1, 26) if not any(t.startswith(f"test_i{n:02}_") for t in tests)]
    assert missing == []


def test_the_invariants_can_fail(lay: Any) -> None:
    """A rule that nothing breaks would show nothing: each names a broken table."""
    good = lay(5).play().state
    assert invariants.broken_by(good) is None
    dead = replace(good.players[1], life=0)
    jailed = replace(good.players[0], cards=(TableCard(Card.JAIL),))
    doubled = replace(good.players[1], cards=(TableCard(Card.BARREL),) * 2)
    broken = {
        "life_in_bounds": replace(good, players=(good.players[0], dead, *good.players[2:])),
        "no_sheriff_in_jail": replace(good, players=(jailed, *good.players[1:])),
        "cards_once": replace(good, players=(good.players[0], doubled, *good.players[2:])),
        "one_sheriff": replace(
            good, players=(replace(good.players[0], role=None), *good.players[1:])
        ),
        "decks_complete": replace(good, events=replace(good.events, used=("hn.thirst",))),
    }
    assert {rule: invariants.broken_by(state) for rule, state in broken.items()} == {
        rule: rule for rule in broken
    }


def test_a_rule_looks_again_when_what_it_reads_has_changed(steps: list[Step]) -> None:
    """Leaving out what is the same overlooks nothing."""
    for step in steps[:1500]:
        assert invariants.broken_by(step.after, step.before) == invariants.broken_by(step.after)


def test_the_step_invariants_can_fail(lay: Any) -> None:
    """Two lives for dynamite, a reward without a killer, a rewritten order of the dead."""
    state = lay(5, life=[5, 0, 4, 4, 4]).play().state
    lost = LifeLost(2, 2, Cause.DYNAMITE)
    assert step_invariants.broken_on_the_way(Step(state, (lost,), state)) == "dynamite_takes_three"
    back = CameBack(1, Comeback.DEAD_MAN, 2)
    anew = replace(state, deaths=())
    assert step_invariants.broken_on_the_way(Step(state, (back,), anew)) == "deaths_only_grow"
    events = (TurnSkipped(2, SkipReason.JAIL), BANG_CARDS.decide(state, Next())[0])
    assert step_invariants.broken_on_the_way(Step(state, events, state)) == "jail_has_no_discard"


def test_secret_roles_and_face_down_cards_are_not_in_the_public_state(ask_for: Any) -> None:
    """Neither roles the app knows nor the order of the show cards; the event on top is seen."""
    show = ["wws.gag", *(c for c in DECK_CARDS["wild_west_show"] if c != "wws.gag")]
    options = {"wild_west_show": True, "decks": ["high_noon"]}
    pile = list(DECK_CARDS["high_noon"])
    events = BANG_CARDS.start(ask_for(5, options=options, event_pile=pile, show_pile=show))
    form = BANG_CARDS.write_state(replay(BANG_CARDS, events))
    assert [player["role"] for player in form["players"]] == ["sheriff", None, None, None, None]
    assert (form["events"]["next"], form["show"]["next"]) == (pile[0], None)
    public: Any = BANG_CARDS.public_event(events[0])
    assert [player.role for player in public.players][1:] == [None] * 4
    assert (public.events.pile, public.show.pile) == ((pile[0],), ())


def test_no_hidden_role_is_told_by_chance(steps: list[Step]) -> None:
    """Roles come out by being shown, and only then stand in the public state."""
    shown = of_kind(steps, RoleShown)
    assert {one.player for one in shown} > {0, 1}
    for step in steps[:400]:
        forms = BANG_CARDS.write_state(step.after)["players"]
        known = [player.role for player in step.after.players if player.shown and player.role]
        assert [form["role"] for form in forms if form["role"]] == known

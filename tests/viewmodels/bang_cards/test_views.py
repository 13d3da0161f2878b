"""What a screen will show of the card game, without any screen."""

from dataclasses import fields
from random import Random
from typing import Any

import pytest

from companion.i18n.catalogue import LANGUAGES, Catalogue
from companion.rules.bang_cards import BANG_CARDS
from companion.rules.bang_cards.actions import (
    Bang,
    Call,
    Nominate,
    OpenCharacters,
    Play,
    Played,
    Take,
)
from companion.rules.bang_cards.characters import CHARACTERS
from companion.rules.bang_cards.characters.character import CharacterSet
from companion.rules.bang_cards.checks import TRIALS
from companion.rules.bang_cards.events import EVENT_CARDS
from companion.rules.bang_cards.happened import Corrected
from companion.rules.bang_cards.model import (
    AskKind,
    Card,
    Cause,
    Correction,
    Mode,
    Role,
    Stage,
    Status,
    Suit,
    TableCard,
)
from companion.rules.bang_cards.options import CHOICES, NAMES
from companion.rules.bang_cards.outcome import Side
from companion.rules.bang_cards.reasons import Comeback, Gain, Money, Reminder, Removal, SkipReason
from companion.rules.bang_cards.wire import READERS
from companion.rules.engine import Prompt, replay
from companion.viewmodels.bang_cards.dialog import dialog
from companion.viewmodels.bang_cards.distance import reach_view
from companion.viewmodels.bang_cards.events import ability_reminders, draw_banner, events_view
from companion.viewmodels.bang_cards.history import history_line, move_lines
from companion.viewmodels.bang_cards.ledger import auction_view, ledger_view, pay_preview
from companion.viewmodels.bang_cards.ring import seat_ring
from companion.viewmodels.bang_cards.words import named
from companion.viewmodels.text import kebab

PLAYERS = ("Ana", "Bob", "Chen", "Dora", "Emil", "Fay")
ROLES = ("sheriff", "outlaw", "renegade", "outlaw", "deputy", "outlaw")


def lay(characters: dict[int, str], options: Any = None, **position: Any) -> Any:
    """Lay a table for six, in phase 2 of whoever begins."""
    players = [
        {"name": name, "character": characters.get(one, "other"), "role": ROLES[one]}
        for one, name in enumerate(PLAYERS)
    ]
    request = {"players": players, "options": options or {}, "position": position}
    return replay(BANG_CARDS, BANG_CARDS.start(request))


def do(state: Any, *actions: Any) -> Any:
    """Act."""
    for action in actions:
        state = replay(BANG_CARDS, BANG_CARDS.decide(state, action), state)
    return state


def to_play(state: Any) -> Any:
    """Go on to phase 2."""
    return do(state, BANG_CARDS.read_action({"type": "next"}))


def english(message: Any) -> str:
    """Say a message in English."""
    return Catalogue("en").words(message)


def test_the_ring_shows_everybody_as_they_sit() -> None:
    """Secret roles stay secret; the active, the asked and the caller are marked."""
    cards = [["winchester"], [], [], [], [], []]
    state = lay({0: "el_gringo"}, {"decks": ["high_noon"]}, cards=cards)
    ring = seat_ring(state)
    assert [seat.player for seat in ring] == [0, 1, 2, 3, 4, 5]
    assert english(ring[0].role) == "Sheriff"
    assert english(ring[1].role) == "secret role"
    assert (ring[0].active, ring[0].asked, ring[0].calls_events) == (True, True, True)
    assert [english(card.name) for card in ring[0].cards] == ["Winchester"]
    assert (ring[0].life, ring[0].max_life, ring[0].hand_limit) == (4, 4, 4)


def test_an_eliminated_player_is_out_but_still_there() -> None:
    """With the role shown."""
    seat = seat_ring(lay({}, life=[5, 0, 4, 4, 4, 4]))[1]
    assert (seat.out, english(seat.role), english(seat.status)) == (True, "Outlaw", "eliminated")


def test_the_distance_view_looks_both_ways_and_says_why() -> None:
    """Seats, cards and characters, each a reason."""
    cards = [["scope", "schofield"], [], ["mustang"], [], [], []]
    view = reach_view(lay({2: "paul_regret"}, cards=cards), 0)
    assert (english(view.weapon), view.reach, view.in_reach) == ("Schofield", 2, (1, 3, 4, 5))
    chen = next(one for one in view.out if one.target == 2)
    assert (chen.base, chen.seen, chen.reached) == (2, 3, False)
    assert [english(reason) for reason in chen.why] == [
        "2 seats away",
        "one further: Mustang",
        "one further: Paul Regret",
        "one nearer: Scope",
    ]
    back = next(one for one in view.back if one.viewer == 2)
    assert (back.seen, back.reached) == (2, False)


def test_the_distance_view_tells_who_is_beside_whatever_the_weapon() -> None:
    """A Panic! usually reaches those at distance one; a Winchester does not help it."""
    cards = [["winchester"], ["mustang"], [], [], [], []]
    view = reach_view(lay({}, cards=cards), 0)
    assert (view.in_reach, view.beside) == ((1, 2, 3, 4, 5), (5,))


def test_the_distance_view_of_somebody_out_of_the_game_is_empty() -> None:
    """The dead see nobody and are seen by nobody."""
    state = lay({}, life=[5, 0, 4, 4, 4, 4])
    view = reach_view(state, 1)
    assert (view.in_reach, view.out, view.back) == ((), (), ())
    assert 1 not in {one.target for one in reach_view(state, 0).out}


def why(state: Any, viewer: int, target: int) -> list[str]:
    """Give the reasons for a distance, in English."""
    out = reach_view(state, viewer).out
    return [english(reason) for reason in next(one for one in out if one.target == target).why]


def test_the_distance_view_names_what_is_switched_off() -> None:
    """Belle Star's turn takes cards out of force, a hangover abilities."""
    cards = [[], ["mustang"], [], [], [], []]
    belle = to_play(lay({0: "belle_star"}, cards=cards))
    assert why(belle, 0, 1) == ["1 seat away", "table cards do not count: Belle Star"]
    options = {"decks": ["high_noon"]}
    sick = lay({1: "paul_regret"}, options, event="hn.hangover", active=2, cards=cards)
    assert why(sick, 0, 1) == [
        "1 seat away",
        "one further: Mustang",
        "abilities do not count: Hangover",
    ]


def two_players() -> Any:
    """Lay a table for two with two characters each."""
    players = [
        {"name": "Ana", "characters": ["paul_regret", "kit_carlson"]},
        {"name": "Bob", "characters": ["suzy_lafayette", "calamity_janet"]},
    ]
    state = replay(BANG_CARDS, BANG_CARDS.start({"players": players}))
    return to_play(do(state, BANG_CARDS.read_action({"type": "pick", "player": 1})))


def test_with_two_players_the_view_says_which_character_is_meant() -> None:
    """In questions, previews and the history; one's own two are always side by side."""
    state = two_players()
    assert why(state, 1, 0) == ["two characters of one person"]
    shot = do(state, Bang(2))
    shown = dialog(shot)
    assert english(shown.question) == "Bob (Suzy Lafayette) is shot at: missed or hit?"
    hit = next(one for one in shown.choices if one.action == Take()).preview[0]
    assert (english(hit.who), hit.before, hit.after) == ("Bob (Suzy Lafayette)", 4, 3)
    lost = BANG_CARDS.decide(shot, Take())[1]
    assert english(history_line(shot, lost)) == "Bob (Suzy Lafayette) loses 1 life: a shot; 3 left"
    resting = [seat.player for seat in seat_ring(state) if seat.resting]
    assert resting == [0, 3]


@pytest.mark.parametrize(
    ("change", "line"),
    [
        ({"player": 1, "life": 2}, "Correction, Bob: life 4 → 2"),
        ({"player": 1, "money": 300, "skip": True}, "Bob: money 0 → 300, skips a turn no → yes"),
        ({"player": 1, "role": "deputy"}, "Bob: role secret → Deputy"),
        ({"player": 0, "role": "unknown"}, "role Sheriff → secret"),
        ({"player": 2, "character": "pixie_pete"}, "character another character → Pixie Pete"),
        ({"player": 1, "extra": ("paul_regret",)}, "lent abilities nothing → Paul Regret"),
        ({"player": 1, "handcuffed": True}, "Bob: handcuffed no → yes"),
        ({"player": 1, "cards": (TableCard(Card.SCOPE),)}, "cards on the table nothing → Scope"),
        ({"active": 2}, "Correction: whose turn Ana → Chen"),
        ({"event": "hn.thirst", "show": "none"}, "event none → Thirst, show card none → none"),
        ({"bangs": 2, "cards_played": 3}, "Bang! played 0 → 2, cards played 0 → 3"),
        ({"deaths": (2, 1)}, "order of the dead nothing → Chen, Bob"),
    ],
)
def test_a_correction_is_told_with_the_old_value_and_the_new(change: Any, line: str) -> None:
    """Whatever it changes, in one line."""
    told = history_line(lay({}), Corrected(Correction(**change)))
    assert line in english(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_correction_has_words(language: str) -> None:
    """Every field that can be set right has a name in each language."""
    names = (field.name for field in fields(Correction) if field.name != "player")
    catalogue = Catalogue(language)
    unnamed = [name for name in names if catalogue.words(named("fix", name)).startswith("bang-")]
    assert unnamed == []


def test_under_the_lasso_the_view_names_it() -> None:
    """And shows the Colt."""
    cards = [["winchester"], [], [], [], [], []]
    options = {"decks": ["fistful_of_cards"]}
    view = reach_view(lay({}, options, event="afoc.lasso", active=1, cards=cards), 0)
    assert english(view.weapon) == "Colt .45"
    assert "Lasso" in english(view.out[0].why[-1])


def test_active_events_say_what_they_do_and_when() -> None:
    """Thirst acts in phase 1 and no longer in phase 2; the next event is visible."""
    pile = [key for key in EVENT_CARDS if key.startswith("hn.") and key != "hn.thirst"]
    options = {"decks": ["high_noon"]}
    state = lay({}, options, event="hn.thirst", event_pile=pile, active=1)
    view = events_view(state)
    assert [(one.key, one.acts_now) for one in view.active] == [("hn.thirst", True)]
    assert english(view.coming) == "Blessing"
    assert english(draw_banner(state)) == "Bob draws 1 card"
    assert not events_view(to_play(state)).active[0].acts_now


@pytest.mark.parametrize(
    ("character", "banner"),
    [
        ("kit_carlson", "Ana draws 3 cards and keeps 2"),
        ("black_jack", "Ana draws 2 cards, and 1 more if the second is red"),
        ("pixie_pete", "Ana draws 4 cards"),
    ],
)
def test_the_draw_banner_knows_the_character(character: str, banner: str) -> None:
    """Each with its own number."""
    assert english(draw_banner(lay({0: character}))) == banner


def passes(state: Any) -> Any:
    """Decline whatever is offered before phase 1."""
    while state.asks:
        state = do(state, BANG_CARDS.read_action({"type": "pass"}))
    return state


def reminded(state: Any, character: str) -> bool:
    """Tell whether the view reminds of a character now."""
    return character in {one.character for one in ability_reminders(state)}


def test_vera_custer_is_reminded_of_at_the_start_of_her_turn() -> None:
    """And no longer once she has chosen."""
    copying = lay({1: "vera_custer"}, active=1)
    assert reminded(copying, "vera_custer")
    assert not reminded(passes(copying), "vera_custer")


def test_in_a_hangover_nobody_is_reminded() -> None:
    """Abilities are off."""
    state = lay({1: "suzy_lafayette"}, {"decks": ["high_noon"]}, event="hn.hangover", active=1)
    assert ability_reminders(state) == ()


def test_a_move_is_told_in_short() -> None:
    """Without what only keeps the books; the first line names the step."""
    state = to_play(lay({}))
    lines = [english(line) for line in move_lines(state, BANG_CARDS.decide(state, Bang(1)))]
    assert lines == ["Ana fires at Bob: Bang!"]


def test_a_dialog_offers_choices_with_their_effect() -> None:
    """Taking the hit shows the life before and after."""
    state = do(to_play(lay({})), Bang(1))
    shown = dialog(state)
    assert (shown.phase, shown.asked) == ("shot", 1)
    assert english(shown.question) == "Bob is shot at: missed or hit?"
    previews = {english(one.label): one.preview for one in shown.choices}
    hit = previews["Take it"][0]
    assert (hit.who, hit.before, hit.after) == ("Bob", 4, 3)
    assert previews["Card played, no loss"] == ()


def test_the_auction_shows_lot_leader_and_bidders() -> None:
    """And who nominates next."""
    players = [{"name": name, "role": ROLES[one]} for one, name in enumerate(PLAYERS)]
    request = {"players": players, "options": {"scored": True, "hire": True}}
    state = replay(BANG_CARDS, BANG_CARDS.start(request))
    assert auction_view(state) is None
    state = do(state, OpenCharacters(tuple(list(CHARACTERS)[:6])))
    view = auction_view(state)
    assert view is not None
    assert view.nominators == ("Fay", "Emil", "Dora", "Chen", "Bob", "Ana")
    view = auction_view(do(state, Nominate("black_jack", 200)))
    assert view is not None
    assert (view.bid, view.leader) == (200, "Fay")
    assert english(view.lot) == "Black Jack"
    assert "Fay" not in view.bidders


def test_the_ledger_shows_lines_standings_and_the_next_sheriff() -> None:
    """Equal money shares a place."""
    state = lay({}, {"scored": True, "series": True}, money=[100, 300, 300, 0, 0, 0])
    view = ledger_view(state)
    assert (view.game, view.games, view.next_sheriff) == (1, 6, "Bob")
    places = [(one.place, one.name) for one in view.standings[:3]]
    assert places == [(1, "Bob"), (1, "Chen"), (3, "Ana")]
    assert pay_preview(state)[0] == ("Ana", 0)


TERMS = (
    "life",
    "check",
    "phase-1",
    "phase-2",
    "phase-3",
    "round",
    "deck",
    "discard",
    "wound",
    "showdown",
)
OTHER_CARDS = [
    "colt",
    "bang",
    "missed",
    "beer",
    "saloon",
    "tequila",
    "whisky",
    "canteen",
    "panic",
    "cat_balou",
    "rag_time",
    "gatling",
    "sombrero",
    "iron_plate",
    "duel",
    "indians",
]
"""Cards of the rulebook that are named but not kept on the table."""


def wanted_messages() -> set[str]:
    """Give every message id that codes are turned into."""
    kinds: dict[str, Any] = {
        "role": Role,
        "goal": Role,
        "suit": Suit,
        "card": [*Card, *Played, *OTHER_CARDS],
        "status": Status,
        "mode": Mode,
        "box": CharacterSet,
        "check": [*TRIALS],
        "cause": Cause,
        "gain": Gain,
        "removal": Removal,
        "reminder": Reminder,
        "money": Money,
        "side": Side,
        "comeback": Comeback,
        "skip": SkipReason,
        "call": Call,
        "stage": Stage,
        "question": [*AskKind, "rescue", "reveal", "over", "draw", "play", "discard"],
        "do": READERS,
        "option": NAMES,
        "event": EVENT_CARDS,
        "event-help": EVENT_CARDS,
        "character": CHARACTERS,
        "ability": CHARACTERS,
    }
    ids = {f"bang-cards-{kind}-{kebab(code)}" for kind, codes in kinds.items() for code in codes}
    choices = {f"{name}-{code}" for name, codes in CHOICES.items() for code in codes}
    terms = {f"bang-cards-term-{term}" for term in TERMS}
    return ids | terms | {f"bang-cards-option-{kebab(choice)}" for choice in choices}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_words(language: str) -> None:
    """Names, help, questions, buttons: in each language, not by falling back."""
    catalogue = Catalogue(language)
    args = {"name": "Ana", "count": 2, "other": "Bob", "source": "x"}
    assert [one for one in sorted(wanted_messages()) if catalogue.say(one, args) == one] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_random_games_has_a_line_without_gaps(language: str) -> None:
    """The line names people and fills every blank."""
    words = Catalogue(language)
    for seed in range(12):
        for before, event in random_events(seed):
            line = words.words(history_line(before, event))
            assert "{" not in line
            assert "bang-cards-" not in line


def random_events(seed: int) -> Any:
    """Play by chance, giving each event with the state before it."""
    rng = Random(seed)
    state: Any = None
    events: Any = BANG_CARDS.start(BANG_CARDS.table_by_chance(rng.randrange))
    for _ in range(60):
        for event in events:
            yield state, event
            state = BANG_CARDS.apply(state, event)
        legal = BANG_CARDS.legal_actions(state)
        if not legal:
            return
        action: Any = rng.choice(legal)
        if isinstance(action, Prompt):
            action = BANG_CARDS.answer(state, action, rng.randrange)
        events = BANG_CARDS.decide(state, action)


@pytest.mark.parametrize("seed", range(6))
def test_dialogs_of_random_games_are_complete(seed: int) -> None:
    """Every listed choice has a label, whatever is asked."""
    rng, words = Random(seed), Catalogue("en")
    state: Any = replay(BANG_CARDS, BANG_CARDS.start(BANG_CARDS.table_by_chance(rng.randrange)))
    for _ in range(40):
        shown = dialog(state)
        assert "bang-cards-" not in words.words(shown.question)
        assert all("bang-cards-" not in words.words(one.label) for one in shown.choices)
        legal = BANG_CARDS.legal_actions(state)
        if not legal:
            return
        action: Any = rng.choice(legal)
        if isinstance(action, Prompt):
            action = BANG_CARDS.answer(state, action, rng.randrange)
        state = replay(BANG_CARDS, BANG_CARDS.decide(state, action), state)


def test_a_reminder_names_the_rule_behind_it() -> None:
    """Lee Van Klift's repetition turns no card."""
    state = do(to_play(lay({0: "lee_van_klift"})), Play(Played.STAGECOACH))
    events = BANG_CARDS.decide(state, Play(Played.STAGECOACH, repeat=True))
    assert "Lee Van Klift" in english(history_line(state, events[-1]))


def test_a_loss_is_told_with_what_is_left() -> None:
    """Cause and remaining life."""
    state = do(to_play(lay({})), Bang(1))
    lost = BANG_CARDS.decide(state, Take())[1]
    assert english(history_line(state, lost)) == "Bob loses 1 life: a shot; 3 left"

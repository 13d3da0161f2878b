"""What the screens will show, without any screen."""

from typing import Any

import pytest

from companion.i18n.catalogue import LANGUAGES, load_bundle
from companion.rules.engine import Prompt, replay
from companion.rules.western_legends import WESTERN_LEGENDS
from companion.rules.western_legends import actions as a
from companion.rules.western_legends.apply import fight_of
from companion.rules.western_legends.calibration import Calibration, Track, read_calibration
from companion.rules.western_legends.events import EVENTS
from companion.rules.western_legends.model import FightKind, Mode, Options, Source, State
from companion.viewmodels.text import Text
from companion.viewmodels.western_legends.boards import (
    goal_step,
    lp_track,
    next_cells,
    open_question,
    player_boards,
    reminders,
    rounds_left,
    track_view,
)
from companion.viewmodels.western_legends.history import LINES, history_line
from companion.viewmodels.western_legends.previews import (
    choices,
    dealer_advice,
    fight_preview,
    preview,
    showdown_preview,
)
from companion.viewmodels.western_legends.score_sheet import lp_by_round, lp_by_source, score_sheet
from companion.viewmodels.western_legends.setup_guide import calibration_view, checklist
from companion.viewmodels.western_legends.store_counter import store_counter


def seated(*numbers: dict[str, Any], **options: Any) -> State:
    """Seat players with these numbers; the first is in the middle of the actions."""
    players = [{"name": name} for name in ("Ann", "Bo", "Cy", "Di")[: len(numbers)]]
    form = {
        "players": players,
        "options": {"first": 0, **options},
        "position": {"players": list(numbers)},
    }
    state = replay(WESTERN_LEGENDS, WESTERN_LEGENDS.start(form))
    return after(state, a.Income(a.Take.CASH))


def after(state: State, *actions: Any) -> State:
    """Act through the law."""
    for action in actions:
        state = replay(WESTERN_LEGENDS, WESTERN_LEGENDS.decide(state, action), state)
    return state


def spoken(message: Any) -> list[Text]:
    """Give a message and all messages inside it."""
    if not isinstance(message, Text):
        return []
    return [message, *(inner for _key, value in message.args for inner in spoken(value))]


def check_words(message: Text) -> None:
    """Every message exists in every language and has all it needs."""
    for one in spoken(message):
        args = {key: value if isinstance(value, int) else "x" for key, value in one.args}
        for language in LANGUAGES:
            bundle = load_bundle(language)
            assert bundle.has_message(one.id), (language, one.id)
            pattern = bundle.get_message(one.id).value
            assert pattern is not None, one.id
            words, errors = bundle.format_pattern(pattern, args)
            assert not errors, (language, one, errors)
            assert words


def test_every_event_type_has_a_history_line() -> None:
    """None is forgotten."""
    assert set(EVENTS.values()) - set(LINES) == {EVENTS["game_started/1"]}


@pytest.mark.parametrize("seed", range(16))
def test_every_event_of_a_game_has_words(seed: int, play: Any) -> None:
    """In four languages, from the first to the last."""
    seen = {}
    state = None
    for _action, events, _after in play(WESTERN_LEGENDS, seed, 4000):
        for event in events:
            line = history_line(state, event)
            seen[line.id, tuple(inner.id for inner in spoken(line))] = line
            state = WESTERN_LEGENDS.apply(state, event)
    assert len(seen) > 20
    for line in seen.values():
        check_words(line)


@pytest.mark.parametrize("seed", range(6))
def test_every_choice_has_a_label_help_and_preview(seed: int, play: Any) -> None:
    """At every moment of a game; complete actions are never refused in their preview."""
    messages = {}
    for _action, _events, state in play(WESTERN_LEGENDS, seed, 70):
        messages[open_question(state).id] = open_question(state)
        for choice in choices(state):
            messages[choice.help.id] = choice.help
            for inner in spoken(choice.label):
                messages[inner.id] = inner
            if not isinstance(choice.action, Prompt):
                assert choice.preview is not None
                assert choice.preview.refusal is None
    for message in messages.values():
        check_words(message)


def test_a_preview_shows_what_an_action_changes_and_wastes() -> None:
    """Selling two nuggets with $110: $10 kept, $30 lost, 2 LP."""
    state = seated({"gold": 3, "cash": 90}, {})
    shown = preview(state, a.SellGold(2))
    changed = {change.number.value: (change.before, change.after) for change in shown.changes}
    assert changed == {"lp": (0, 2), "cash": (110, 120), "gold": (3, 1)}
    assert [warning.args for warning in shown.warnings] == [(("amount", 30),)]
    assert preview(state, a.SellGold(4)).refusal == Text("refusal-legends-not-enough-gold")


def test_ending_the_turn_early_is_warned_of() -> None:
    """Three actions are left."""
    warned = preview(seated({}, {}), a.EndActions()).warnings
    assert warned == (Text("western-legends-warning-actions-left", (("count", 3),)),)


def test_a_fight_is_previewed_as_cards_are_tapped_in() -> None:
    """Final values, winner and consequences."""
    state = seated({"hand": 2}, {"hand": 2})
    state = after(state, a.StartFight(FightKind.DUEL, 1), a.AnswerFight(accept=True))
    shown = fight_preview(state, fight_of(state), a.SettleFight(13, 12, player_modifiers=(-1,)))
    assert (shown.player, shown.opponent, shown.winner) == (12, 12, a.Winner.PLAYER)
    changes = {(one.seat, one.number.value): one.after for one in shown.consequences.changes}
    assert changes == {(0, "lp"): 2, (0, "hand"): 1, (1, "wounds"): 1}
    assert (shown.drawer, shown.fight_cards) == (None, 0)
    half = fight_preview(state, fight_of(state), a.SettleFight(13))
    assert (half.player, half.winner) == (13, None)


def test_a_showdown_is_previewed_with_the_hands_by_name() -> None:
    """And with why it cannot be, if so."""
    state = after(seated({"hand": 2, "cash": 20}, {"cash": 20, "hand": 2}), a.Poker((1,)))
    hands = (a.Shown(0, ("2d", "jc")), a.Shown(1, ("10h", "10c")))
    shown = showdown_preview(state, a.Showdown(("jd", "3s", "10s"), hands))
    assert [(hand.seat, hand.wins) for hand in shown.hands] == [(0, True), (1, False)]
    assert (shown.pot, shown.share) == (70, 70)
    wrong = showdown_preview(state, a.Showdown(("jd", "3s", "jc"), hands))
    assert wrong.consequences.refusal == Text("refusal-legends-duplicate-card")


def test_a_board_shows_everything_about_a_player() -> None:
    """Numbers, limits, reputation and what the wanted earn each turn."""
    state = seated({"wanted": 5, "wounds": 2, "hand": 3, "lp": 6, "cattle": "red"}, {})
    board, other = player_boards(state)
    assert (board.hand_limit, board.lp_each_turn, board.ability_on) == (3, 2, True)
    assert (board.is_active, board.is_first, board.discs) == (True, True, 2)
    assert (other.is_active, other.lp_each_turn, other.turns_left) == (False, 0, None)


def test_the_tracks_show_cubes_and_what_cells_give() -> None:
    """Unknown cells say so; the next ones are shown for a player."""
    state = seated({"wanted": 8}, {"marshal": 3})
    wanted = track_view(state, Track.WANTED)
    assert [cell.seats for cell in wanted] == [()] * 7 + [(0,), ()]
    assert wanted[7].gives == Text("western-legends-bonus-cards", (("count", 1),))
    marshal = track_view(state, Track.MARSHAL)
    assert [cell.known for cell in marshal] == [False, True, True] + [False] * 6
    ahead = next_cells(state, 0, Track.WANTED)
    assert ([cell.cell for cell in ahead.cells], ahead.overflow) == ([9], True)
    assert next_cells(state, 0, Track.MARSHAL).cells == ()
    assert [cell.cell for cell in next_cells(state, 1, Track.WANTED).cells] == [1, 2, 3]


def test_the_legendary_track_has_the_end_marker_and_turns_left() -> None:
    """Before and after the end is in sight."""
    state = seated({"lp": 14}, {"lp": 14}, {}, target=15)
    track = lp_track(state)
    assert (track.target, track.seats_by_lp, track.triggered) == (
        15,
        ((0, (2,)), (14, (0, 1))),
        None,
    )
    assert rounds_left(state) == ()
    state = after(state, a.ApplyEffect(a.Effect(0, lp=3)))
    assert lp_track(state).length == 17
    assert lp_track(state).triggered is not None
    assert rounds_left(state) == ((0, 1), (1, 2), (2, 2))


def test_the_score_sheet_stands_line_by_line() -> None:
    """Its totals are the sums of its lines, provisional until the end."""
    state = seated({"cash": 100, "lp": 3, "wounds": 1, "wanted": 4}, {"lp": 2}, goals=True)
    sheet = score_sheet(state)
    assert sheet.provisional
    assert sheet.totals == tuple(map(sum, zip(*(line.values for line in sheet.lines), strict=True)))
    assert sheet.totals == (3 + 2 - 1 + 3, 2)
    assert sheet.places == (1, 2)
    assert len(sheet.lines) == 7


def test_points_are_shown_by_source_and_round() -> None:
    """For the charts after the game."""
    state = after(seated({"cash": 100, "gold": 1}, {}), a.Cabaret(2), a.SellGold(1))
    assert [(one.source, one.points) for one in lp_by_source(state)] == [
        (Source.GOLD_SALE, (1, 0)),
        (Source.CABARET, (2, 0)),
    ]
    assert lp_by_round(state) == ((3, 0),)


def test_the_checklist_follows_the_variant() -> None:
    """Twenty steps, the end marker, the discs, and what the variant adds."""
    plain = checklist(Options(), 4)
    first = checklist(Options(mode=Mode.FIRST_GAME, target=15), 3)
    goals = checklist(Options(goals=True), 5)
    assert (len(plain), len(first), len(goals)) == (23, 29, 24)
    assert goals[21].args == (("count", 3),)
    for message in (*plain, *first, *goals, *checklist(Options(man_in_black=True), 2)):
        check_words(message)


def test_the_calibration_view_counts_what_is_missing_and_warns() -> None:
    """Seven marshal cells, three rows, seven prices at first."""
    fresh = calibration_view(Calibration())
    assert (len(fresh.cells), fresh.missing, fresh.warnings) == (18, 17, ())
    wrong = read_calibration({"marshal_track": [{"cell": 3, "bonus": {"lp": 9}}]})
    assert [warning.id for warning in calibration_view(wrong).warnings] == [
        "western-legends-warning-marshal-2-3-sum"
    ]


@pytest.mark.parametrize(
    ("goal", "step"), [(0, (1, 1, 1, 0)), (1, (2, 3, 2, 1)), (2, (3, 5, 3, 2))]
)
def test_a_goal_says_how_many_tokens_to_draw_and_keep(goal: int, step: tuple[int, ...]) -> None:
    """Draw, see, keep and return, as printed."""
    state = after(seated({}, {}, goals=True), *[a.MeetGoal((2,) * (n + 1)) for n in range(goal)])
    shown = goal_step(state, 0)
    assert shown is not None
    assert (shown.draw, shown.see, shown.keep, shown.give_back) == step


def test_there_is_no_fourth_goal_and_none_without_the_variant() -> None:
    """Nothing to show."""
    assert goal_step(seated({}, {}), 0) is None
    done = after(seated({}, {}, goals=True), a.MeetGoal(), a.MeetGoal(), a.MeetGoal())
    assert goal_step(done, 0) is None


def test_the_dealer_is_shown_the_best_pair() -> None:
    """On a private screen: the Joker and the jack."""
    cards, rank = dealer_advice(seated({}, {}), ("jd", "3s", "10s"), ("2d", "4h", "9s", "jc"))
    assert cards == ("2d", "jc")
    assert rank == Text("western-legends-hand-three-of-a-kind")


def test_reminders_fit_the_moment() -> None:
    """Only what concerns the active player."""
    assert reminders(seated({}, {})) == ()
    found = reminders(seated({"wanted": 2, "hand": 1}, {}))
    assert {message.id for message in found} == {
        "western-legends-reminder-wanted-sheriff",
        "western-legends-reminder-once-cards",
    }
    for message in found:
        check_words(message)


def test_the_counter_shows_what_can_be_bought_and_upgraded() -> None:
    """Paid prices are known from then on; what is in the box does not show."""
    state = after(seated({"cash": 40}, {}), a.Store((a.Purchase("rifle", price=40),)))
    goods = {good.item: good for good in store_counter(state)}
    assert len(goods) == 7
    rifle, mule = goods["rifle"], goods["mule"]
    assert (rifle.owned, rifle.can_buy, rifle.can_upgrade, rifle.asks) == (
        True,
        False,
        False,
        False,
    )
    assert (mule.owned, mule.can_buy, mule.asks) == (False, True, True)
    first = seated({}, {}, mode="first_game", target=15)
    assert {good.item for good in store_counter(first)} == {
        "rifle",
        "shotgun",
        "mule",
        "provisions",
    }

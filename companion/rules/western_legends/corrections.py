"""The table has the last word: every tracked number can be set right, with a reason."""

from companion.rules.western_legends import events as e
from companion.rules.western_legends.actions import (
    ApplyEffect,
    Calibrate,
    Correct,
    CorrectBoard,
    CorrectCattle,
    CorrectDiscs,
    CorrectItem,
    Number,
    PlayCard,
    ScoreManInBlack,
)
from companion.rules.western_legends.calibration import ItemKind, patched
from companion.rules.western_legends.ledger import Ledger, require
from companion.rules.western_legends.locations import belongings
from companion.rules.western_legends.model import (
    ACTIONS_PER_TURN,
    BELONGINGS,
    CASH_CAP,
    COIN,
    DISCS,
    GOALS,
    GOLD_CAP,
    POINT_CAP,
    POKER_CARDS,
    WOUND_CAP,
    Player,
    Source,
    Stage,
    State,
)
from companion.rules.western_legends.refusals import LegendsRefusal
from companion.rules.western_legends.stories import STORIES

HIGHEST_LP = 999
LIMITS = {
    Number.CASH: CASH_CAP,
    Number.GOLD: GOLD_CAP,
    Number.LP: HIGHEST_LP,
    Number.WOUNDS: WOUND_CAP,
    Number.HAND: POKER_CARDS,
    Number.WANTED: POINT_CAP,
    Number.MARSHAL: POINT_CAP,
    Number.GOALS: GOALS,
    Number.ACTIONS: ACTIONS_PER_TURN,
}


def number_of(state: State, player: Player, number: Number) -> int:
    """Look up a tracked number."""
    match number:
        case Number.WANTED | Number.MARSHAL:
            return player.points if player.track.value == number.value else 0
        case Number.ACTIONS:
            return state.turn.actions_left
        case Number.GOALS:
            return player.goals_done
        case _:
            return int(getattr(player, number.value))


def correct(ledger: Ledger, action: Correct) -> None:
    """Set a number within its limits; no rule follows, save that LP may wake or end something."""
    player, number = ledger.seat(action.seat), action.number
    in_range = 0 <= action.value <= LIMITS[number]
    require(in_range, LegendsRefusal.OUT_OF_RANGE)
    require(number is not Number.CASH or action.value % COIN == 0, LegendsRefusal.ODD_MONEY)
    goals = number is not Number.GOALS or ledger.state.options.goals
    require(goals, LegendsRefusal.GOALS_OFF)
    others = sum(other.hand for other in ledger.state.players) - player.hand
    fits = number is not Number.HAND or others + action.value <= POKER_CARDS
    require(fits, LegendsRefusal.OUT_OF_RANGE)
    acting = number is not Number.ACTIONS or ledger.state.stage is Stage.ACTIONS
    require(acting, LegendsRefusal.NO_SUCH_CHOICE)
    before = number_of(ledger.state, player, number)
    ledger.add(e.Corrected(action.seat, number, before, action.value, action.reason, action.note))
    if number is Number.LP:
        ledger.milestones(action.seat)
        _withdraw_end(ledger, action.seat)


def _withdraw_end(ledger: Ledger, seat: int) -> None:
    """Take the end back: by the rules a target once reached stays reached."""
    state = ledger.state
    reached = any(player.lp >= state.options.target for player in state.players)
    if state.end_round is not None and not reached:
        ledger.add(e.EndWithdrawn(seat))


def correct_cattle(ledger: Ledger, action: CorrectCattle) -> None:
    """Set or remove a cattle token."""
    ledger.seat(action.seat)
    ledger.add(e.CattleCorrected(action.seat, action.colour, action.reason, action.note))


def correct_item(ledger: Ledger, action: CorrectItem) -> None:
    """Give, change or take away an item."""
    player = ledger.seat(action.seat)
    have = player.owned(action.item)
    facts = ledger.state.calibration.item(action.item)
    known = facts.kind if facts is not None else None
    kind = action.kind or (have.kind if have is not None else known)
    if kind is None or not action.item:
        require(met=False, code=LegendsRefusal.ITEM_UNKNOWN)
        return
    require(action.owned or have is not None, LegendsRefusal.ITEM_NOT_OWNED)
    belonging = kind is ItemKind.BELONGING
    require(not (belonging and action.upgraded), LegendsRefusal.ITEM_NO_UPGRADE)
    more = belongings(player) + int(belonging and action.owned and have is None)
    require(more <= BELONGINGS, LegendsRefusal.BELONGINGS_FULL)
    ledger.add(
        e.ItemCorrected(
            action.seat,
            action.item,
            action.owned,
            action.upgraded,
            kind,
            action.reason,
            action.note,
        )
    )


def correct_discs(ledger: Ledger, action: CorrectDiscs) -> None:
    """Set whose discs lie on a story; nobody has more than two in all."""
    state = ledger.state
    require(0 <= action.story < STORIES, LegendsRefusal.NO_SUCH_CHOICE)
    other = state.stories[1 - action.story]
    for seat in action.seats:
        ledger.seat(seat)
        count = action.seats.count(seat) + other.count(seat)
        require(count <= DISCS, LegendsRefusal.DISCS_DO_NOT_FIT)
    ledger.add(e.DiscsCorrected(action.story, action.seats, action.reason, action.note))


def correct_board(ledger: Ledger, action: CorrectBoard) -> None:
    """Set where bandits stand and whether the sheriff is in his office."""
    bandits = tuple(sorted(set(action.bandits)))
    ledger.add(e.BoardCorrected(bandits, action.sheriff_home, action.reason, action.note))


def apply_effect(ledger: Ledger, action: ApplyEffect) -> None:
    """Change numbers by the rules, with caps, cells and overflow."""
    ledger.effect(action.effect, action.source)


def play_card(ledger: Ledger, action: PlayCard) -> None:
    """Let a bonus or reaction leave the hand and do what it says."""
    ledger.seat(action.seat)
    check_once(ledger.state, action.seat, action.name)
    ledger.cards(action.seat, -1, Source.CARD)
    ledger.add(e.CardUsed(action.seat, action.name))
    ledger.effects(action.effects, Source.CARD)


def check_once(state: State, seat: int, name: str) -> None:
    """Reputation is played once in one's own turn; by house rule Living Legend too."""
    limited = {"reputation"} | ({"living_legend"} if state.options.living_legend_once else set())
    again = seat == state.active and name in limited and name in state.turn.cards_once
    require(not again, LegendsRefusal.CARD_ONCE_PER_TURN)


def calibrate(ledger: Ledger, action: Calibrate) -> None:
    """Read facts off the board and cards."""
    ledger.add(e.Calibrated(patched(ledger.state.calibration, action.calibration)))


def score_man_in_black(ledger: Ledger, action: ScoreManInBlack) -> None:
    """Keep the third score line."""
    require(ledger.state.man_in_black is not None, LegendsRefusal.NO_MAN_IN_BLACK)
    require(0 <= action.lp <= HIGHEST_LP, LegendsRefusal.OUT_OF_RANGE)
    ledger.add(e.ManInBlackScored(action.lp, action.note))

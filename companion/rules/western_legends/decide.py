"""The law: an action is refused with a code, or answered with everything that follows from it."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from companion.rules.errors import Refusal
from companion.rules.western_legends import actions as a
from companion.rules.western_legends import (
    corrections,
    fights,
    goals,
    locations,
    saloon,
    stories,
)
from companion.rules.western_legends import events as e
from companion.rules.western_legends.calibration import Track
from companion.rules.western_legends.choices import billy_rides, first_players, toll_choices
from companion.rules.western_legends.ledger import Ledger, require
from companion.rules.western_legends.model import (
    CellAsked,
    Deed,
    Phase,
    Source,
    Stage,
    State,
)
from companion.rules.western_legends.refusals import LegendsRefusal
from companion.rules.western_legends.scoring import unvalued_places, unvalued_upgrades
from companion.rules.western_legends.tracks import CELL_SOURCES
from companion.rules.western_legends.turn import INCOMES, equip_choices, phase_of, run_on

Handler = Callable[[Ledger, Any], None]

ROUND_UP, LIVING_LEGEND = "round_up", "living_legend"
ROUND_UP_RANGE = 3
HIGHEST_VALUE = 99


def decide(state: State, action: a.Action) -> tuple[e.Event, ...]:
    """Refuse, or say what happened."""
    phase = phase_of(state)
    require(phase is not Phase.OVER, Refusal.GAME_OVER)
    awaited, handler = HANDLERS[type(action)]
    require(awaited is None or awaited is phase, Refusal.WRONG_PHASE)
    if type(action) in COSTING:
        require(state.turn.actions_left > 0, LegendsRefusal.NO_ACTIONS_LEFT)
    ledger = Ledger(state)
    handler(ledger, action)
    if arrest_ends_actions(state, ledger):
        ledger.add(e.StageReached(Stage.DELIVERY))
    return run_on(ledger)


def arrest_ends_actions(before: State, ledger: Ledger) -> bool:
    """By house rule, being arrested in one's own turn ends the actions."""
    own = any(
        isinstance(event, e.Arrested) and event.seat == before.active for event in ledger.events
    )
    acting = ledger.state.stage is Stage.ACTIONS
    return before.options.arrest_ends_actions and own and acting


def _first_player(ledger: Ledger, action: a.FirstPlayer) -> None:
    ledger.seat(action.seat)
    tied = first_players(ledger.state.players, ledger.state.options)
    require(action.seat in tied, LegendsRefusal.NO_SUCH_CHOICE)
    ledger.add(e.FirstPlayerNamed(action.seat))


def _start_effect(ledger: Ledger, action: a.StartEffect) -> None:
    """Y. B. Rowdy discards a card to ride one to three territories."""
    if action.use:
        ledger.cards(ledger.state.active, -1, Source.ABILITY)
    ledger.add(e.StageReached(Stage.INCOME))


def _income(ledger: Ledger, action: a.Income) -> None:
    seat, (cash, cards) = ledger.state.active, INCOMES[action.take]
    ledger.add(e.IncomeTaken(seat, action.take))
    ledger.cash(seat, cash, Source.INCOME)
    ledger.cards(seat, cards, Source.INCOME)


def _equip(ledger: Ledger, action: a.Equip) -> None:
    owned = action in equip_choices(ledger.state.player)
    require(owned, LegendsRefusal.ITEM_NOT_OWNED)
    ledger.add(e.Equipped(ledger.state.active, action.weapon, action.mount))


def _move(ledger: Ledger, action: a.Move) -> None:
    """Entering a bandit's hideout starts a fight that costs no action of its own."""
    active = ledger.state.active
    ledger.add(e.ActionTaken(active, Deed.MOVE))
    if billy_rides(ledger.state.player) and len(toll_choices(ledger.state)) > 1:
        ledger.add(e.TollOpened(active))
    if action.bandit is not None:
        fights.meet_bandit(ledger, a.MeetBandit(action.bandit))


def _toll(ledger: Ledger, action: a.TakeToll) -> None:
    require(action in toll_choices(ledger.state), LegendsRefusal.NO_SUCH_CHOICE)
    billy = ledger.state.active
    ledger.add(e.TollTaken(billy, action.seat))
    if action.seat is None:
        return
    if action.gift is a.TollGift.CASH:
        ledger.cash(action.seat, -10, Source.ABILITY)
        ledger.cash(billy, 10, Source.ABILITY)
    else:
        ledger.cards(action.seat, -1, Source.ABILITY)
        ledger.cards(billy, 1, Source.ABILITY)


def _play_action(ledger: Ledger, action: a.PlayAction) -> None:
    """Lay a card; Round-Up and Living Legend are known, the rest is told."""
    seat = ledger.state.active
    corrections.check_once(ledger.state, seat, action.name)
    ledger.add(e.ActionTaken(seat, Deed.CARD))
    if action.source is a.CardFrom.POKER:
        ledger.cards(seat, -1, Source.CARD)
    ledger.add(e.CardUsed(seat, action.name))
    if action.name == ROUND_UP:
        on_track = ledger.player(seat).track is not Track.NONE
        ledger.add(e.SheriffSent(seat, ROUND_UP_RANGE, by_story=False))
        ledger.lp(seat, int(on_track), Source.ROUND_UP)
    if action.name == LIVING_LEGEND:
        _living_legend(ledger, seat, action.track)
    ledger.effects(action.effects, Source.CARD)


def _living_legend(ledger: Ledger, seat: int, track: Track) -> None:
    void = track is Track.MARSHAL and ledger.player(seat).wanted
    require(not void, LegendsRefusal.WANTED_NO_MARSHAL)
    require(track is not Track.NONE, LegendsRefusal.NO_SUCH_CHOICE)
    ledger.points(seat, track, 1, Source.LIVING_LEGEND)


def _end_actions(ledger: Ledger, _action: a.EndActions) -> None:
    ledger.add(e.StageReached(Stage.DELIVERY))


def _read_cell(ledger: Ledger, action: a.ReadCell) -> None:
    """Remember the answer for the cell; skipped, nothing is applied and nobody asks again."""
    asked, bonus = ledger.state.agenda[-1], action.bonus
    if not isinstance(asked, CellAsked):
        raise TypeError(asked)
    ledger.add(e.CellRead(asked.track, asked.cell, bonus))
    if bonus is not None:
        least = min(bonus.cash, bonus.cards, bonus.lp)
        require(least >= 0, LegendsRefusal.OUT_OF_RANGE)
        ledger.bonus(asked.seat, bonus, CELL_SOURCES[asked.track])


def _keep_ability(ledger: Ledger, action: a.KeepAbility) -> None:
    seat = getattr(ledger.state.agenda[-1], "seat", 0)
    ledger.add(e.AbilityDecided(seat, action.on))


def _value_upgrade(ledger: Ledger, action: a.ValueUpgrade) -> None:
    require(action.item in unvalued_upgrades(ledger.state), LegendsRefusal.NO_SUCH_CHOICE)
    require(0 <= action.lp <= HIGHEST_VALUE, LegendsRefusal.OUT_OF_RANGE)
    ledger.add(e.UpgradeValued(action.item, action.lp))


def _value_end(ledger: Ledger, action: a.ValueEnd) -> None:
    require(action.place in unvalued_places(ledger.state), LegendsRefusal.NO_SUCH_CHOICE)
    require(0 <= action.lp <= HIGHEST_VALUE, LegendsRefusal.OUT_OF_RANGE)
    ledger.add(e.EndValued(action.place, action.lp))


HANDLERS: Mapping[type[Any], tuple[Phase | None, Handler]] = MappingProxyType(
    {
        a.FirstPlayer: (Phase.FIRST_PLAYER, _first_player),
        a.StartEffect: (Phase.START_EFFECT, _start_effect),
        a.Income: (Phase.INCOME, _income),
        a.Equip: (Phase.EQUIP, _equip),
        a.Move: (Phase.ACTIONS, _move),
        a.PlayAction: (Phase.ACTIONS, _play_action),
        a.StartFight: (Phase.ACTIONS, fights.begin),
        a.Store: (Phase.ACTIONS, locations.shop),
        a.Poker: (Phase.ACTIONS, saloon.begin),
        a.Prospect: (Phase.ACTIONS, locations.prospect),
        a.SellGold: (Phase.ACTIONS, locations.sell_gold),
        a.RobBank: (Phase.ACTIONS, lambda ledger, _: locations.rob_bank(ledger)),
        a.Heal: (Phase.ACTIONS, lambda ledger, _: locations.heal(ledger)),
        a.Cabaret: (Phase.ACTIONS, locations.cabaret),
        a.TakeCattle: (Phase.ACTIONS, locations.take_cattle),
        a.Work: (Phase.ACTIONS, lambda ledger, _: locations.work(ledger)),
        a.PlaceDisc: (Phase.ACTIONS, stories.place_disc),
        a.MeetGoal: (Phase.ACTIONS, goals.meet_goal),
        a.MeetBandit: (Phase.ACTIONS, fights.meet_bandit),
        a.EndActions: (Phase.ACTIONS, _end_actions),
        a.Deliver: (Phase.DELIVERY, locations.deliver),
        a.AnswerFight: (Phase.FIGHT_ANSWER, fights.refuse_fight),
        a.ShowNerve: (Phase.NERVE, fights.show_nerve),
        a.SettleFight: (Phase.FIGHT, fights.settle),
        a.TakeBounty: (Phase.BOUNTY, fights.take_bounty),
        a.TakeSpoils: (Phase.SPOILS, fights.take_spoils),
        a.Showdown: (Phase.POKER, saloon.showdown),
        a.ReadStory: (Phase.STORY, stories.read_story),
        a.MoveSheriff: (Phase.SHERIFF_MOVE, stories.move_sheriff),
        a.MeetSheriff: (Phase.SHERIFF_MEETS, stories.meet_sheriff),
        a.TryArrest: (Phase.SHERIFF_TRY, stories.try_arrest),
        a.TakeToll: (Phase.TOLL, _toll),
        a.ReadCell: (Phase.CELL, _read_cell),
        a.KeepAbility: (Phase.ABILITY, _keep_ability),
        a.ValueUpgrade: (Phase.UPGRADE_VALUE, _value_upgrade),
        a.ValueEnd: (Phase.END_VALUE, _value_end),
        a.ShowTokens: (Phase.TOKENS, goals.show_tokens),
        a.ApplyEffect: (None, corrections.apply_effect),
        a.PlayCard: (None, corrections.play_card),
        a.Correct: (None, corrections.correct),
        a.CorrectCattle: (None, corrections.correct_cattle),
        a.CorrectItem: (None, corrections.correct_item),
        a.CorrectDiscs: (None, corrections.correct_discs),
        a.CorrectBoard: (None, corrections.correct_board),
        a.Calibrate: (None, corrections.calibrate),
        a.ScoreManInBlack: (None, corrections.score_man_in_black),
    }
)
"""Each action with the phase that awaits it; without one it may come at any time."""

COSTING = frozenset(
    {
        a.Move,
        a.PlayAction,
        a.StartFight,
        a.Store,
        a.Poker,
        a.Prospect,
        a.SellGold,
        a.RobBank,
        a.Heal,
        a.Cabaret,
        a.TakeCattle,
        a.Work,
    }
)
"""The actions of which there are three per turn."""

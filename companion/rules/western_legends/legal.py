"""Everything that may be done now, for the screen to light up."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from companion.rules.western_legends import actions as a
from companion.rules.western_legends.apply import fight_of
from companion.rules.western_legends.calibration import Track
from companion.rules.western_legends.choices import first_players, toll_choices
from companion.rules.western_legends.fights import can_fight, nerve_seat, spoils_choices
from companion.rules.western_legends.locations import CABARET_PRICE, DOCTOR_FEE
from companion.rules.western_legends.model import (
    COIN,
    GOALS,
    PLAYER_FIGHTS,
    AbilityDoubt,
    CellAsked,
    Mode,
    Phase,
    SheriffChoice,
    SheriffMeeting,
    SheriffMove,
    State,
    StoryText,
    Toll,
)
from companion.rules.western_legends.saloon import ANTE, at_table, can_join, table_of
from companion.rules.western_legends.scoring import (
    hidden_tokens,
    unvalued_places,
    unvalued_upgrades,
)
from companion.rules.western_legends.stories import disc_refusal, meeting_choices
from companion.rules.western_legends.turn import equip_choices, phase_of

Choices = tuple[a.Action | a.Await, ...]


def legal_actions(state: State) -> Choices:
    """List the choices of the one question that is open; corrections are always possible."""
    return LISTS[phase_of(state)](state)


def asked_seat(state: State) -> int | None:
    """Name the one person who must decide; None where the whole table is asked."""
    phase = phase_of(state)
    if phase in (Phase.FIGHT_ANSWER, Phase.NERVE):
        fight = fight_of(state)
        return fight.target if phase is Phase.FIGHT_ANSWER else nerve_seat(state, fight)
    if phase in (Phase.FIGHT, Phase.BOUNTY, Phase.SPOILS):
        return fight_of(state).seat
    asking = (CellAsked, StoryText, SheriffMove, SheriffMeeting, SheriffChoice, Toll, AbilityDoubt)
    if state.agenda and isinstance(state.agenda[-1], asking):
        return state.agenda[-1].seat
    open_to_all = (Phase.FIRST_PLAYER, Phase.UPGRADE_VALUE, Phase.END_VALUE, Phase.OVER)
    if phase is Phase.TOKENS:
        return hidden_tokens(state)[0]
    return None if phase in open_to_all else state.active


def _actions(state: State) -> Choices:
    paid: Choices = ()
    if state.turn.actions_left > 0:
        paid = (*_moves(state), *_cards(state), *_fights(state), *_locations(state))
    return (*paid, *_free(state), a.EndActions())


def _moves(state: State) -> Choices:
    return (a.Move(), *(a.Move(hideout) for hideout in state.bandits))


def _cards(state: State) -> Choices:
    prompt = a.Await("play_action", "effects")
    if not state.player.hand:
        return (prompt,)
    once = state.options.living_legend_once and "living_legend" in state.turn.cards_once
    tracks = (Track.WANTED,) if state.player.wanted else (Track.WANTED, Track.MARSHAL)
    legends = () if once else tuple(a.PlayAction("living_legend", track=t) for t in tracks)
    return (a.PlayAction("round_up"), *legends, prompt)


def _fights(state: State) -> Choices:
    return tuple(
        a.StartFight(kind, target)
        for target in range(len(state.players))
        for kind in PLAYER_FIGHTS
        if can_fight(state, kind, target) is None
    )


def _locations(state: State) -> Choices:
    player, options = state.player, state.options
    choices: list[a.Action | a.Await] = [a.Work(), a.Await("prospect", "dice")]
    choices += [a.SellGold(count + 1) for count in range(player.gold)]
    choices += [a.Cabaret(count + 1) for count in range(player.cash // CABARET_PRICE)]
    if not state.turn.bank_tried:
        choices.append(a.RobBank())
    if player.cash >= DOCTOR_FEE:
        choices.append(a.Heal())
    if player.cash >= COIN or player.items:
        choices.append(a.Await("store", "purchases"))
    if player.cash >= ANTE:
        choices += _poker_tables(state)
    if player.cattle is None and options.mode is not Mode.FIRST_GAME:
        choices += [a.TakeCattle(colour) for colour in state.calibration.ranches]
        choices.append(a.Await("take_cattle", "colour"))
    return tuple(choices)


def _poker_tables(state: State) -> Choices:
    others = can_join(state)
    return (a.Poker(), a.Await("poker", "joined", others)) if others else (a.Poker(),)


def _free(state: State) -> Choices:
    discs = (a.PlaceDisc(story, move) for story in (0, 1) for move in (False, True))
    choices: list[a.Action | a.Await] = [
        disc for disc in discs if disc_refusal(state, disc) is None
    ]
    if state.options.goals and state.player.goals_done < GOALS:
        choices += [a.MeetGoal(), a.Await("meet_goal", "kept")]
    choices += [a.MeetBandit(hideout) for hideout in state.bandits]
    return tuple(choices)


def _delivery(state: State) -> Choices:
    drive = not state.player.wanted or state.options.wanted_may_drive
    ways = (a.Delivery.DRIVE,) * drive + (a.Delivery.RUSTLE, a.Delivery.KEEP)
    return (*(a.Deliver(way) for way in ways), a.Await("deliver", "effects"))


def _settle(state: State) -> Choices:
    """Losing comes first: it is what happens to a player without a card."""
    words = (a.SettleFight(winner=a.Winner.OPPONENT), a.SettleFight(winner=a.Winner.PLAYER))
    if state.players[fight_of(state).seat].hand == 0:
        return words
    return (a.Await("settle_fight", "cards"), *words)


def _showdown(state: State) -> Choices:
    table = table_of(state)
    seats = at_table(table)
    told = (a.Showdown(winners=(seat,)) for seat in seats)
    return (a.Await("showdown", "cards", seats, table.dealer), *told)


def _story(state: State) -> Choices:
    text = state.agenda[-1]
    seats = text.participants if isinstance(text, StoryText) else ()
    return (a.Await("read_story", "text", seats), a.ReadStory())


def _sheriff_move(state: State) -> Choices:
    move = state.agenda[-1]
    most = move.most if isinstance(move, SheriffMove) else 0
    return tuple(a.MoveSheriff(distance) for distance in range(most + 1))


def _sheriff_try(state: State) -> Choices:
    choice = state.agenda[-1]
    met = choice.met if isinstance(choice, SheriffChoice) else ()
    return (*(a.TryArrest(seat) for seat in met), a.TryArrest())


LISTS: Mapping[Phase, Callable[[State], Choices]] = MappingProxyType(
    {
        Phase.FIRST_PLAYER: lambda state: tuple(
            a.FirstPlayer(seat) for seat in first_players(state.players, state.options)
        ),
        Phase.START_EFFECT: lambda _state: (a.StartEffect(use=True), a.StartEffect(use=False)),
        Phase.INCOME: lambda _state: tuple(a.Income(take) for take in a.Take),
        Phase.EQUIP: lambda state: equip_choices(state.player),
        Phase.ACTIONS: _actions,
        Phase.DELIVERY: _delivery,
        Phase.CELL: lambda _state: (a.Await("read_cell", "bonus"), a.ReadCell()),
        Phase.FIGHT_ANSWER: lambda _state: (
            a.AnswerFight(accept=True),
            a.AnswerFight(accept=False),
        ),
        Phase.NERVE: lambda _state: tuple(a.ShowNerve(nerve) for nerve in a.Nerve),
        Phase.FIGHT: _settle,
        Phase.BOUNTY: lambda _state: tuple(a.TakeBounty(bounty) for bounty in a.Bounty),
        Phase.SPOILS: lambda state: spoils_choices(state, fight_of(state)),
        Phase.POKER: _showdown,
        Phase.STORY: _story,
        Phase.SHERIFF_MOVE: _sheriff_move,
        Phase.SHERIFF_MEETS: meeting_choices,
        Phase.SHERIFF_TRY: _sheriff_try,
        Phase.TOLL: toll_choices,
        Phase.ABILITY: lambda _state: (a.KeepAbility(on=True), a.KeepAbility(on=False)),
        Phase.UPGRADE_VALUE: lambda state: tuple(
            a.Await("value_upgrade", "lp", item=item) for item in unvalued_upgrades(state)[:1]
        ),
        Phase.END_VALUE: lambda state: (a.Await("value_end", "lp", places=unvalued_places(state)),),
        Phase.TOKENS: lambda state: (a.Await("show_tokens", "values", hidden_tokens(state)),),
        Phase.OVER: lambda _state: (),
    }
)

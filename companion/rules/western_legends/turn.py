"""The course of a turn: what happens by itself until somebody must decide."""

from companion.rules.western_legends import events as e
from companion.rules.western_legends import fights, tracks
from companion.rules.western_legends.actions import Equip, Take
from companion.rules.western_legends.calibration import ItemKind, row_of
from companion.rules.western_legends.ledger import Ledger
from companion.rules.western_legends.model import (
    AbilityDoubt,
    CellAsked,
    EndTrigger,
    Fight,
    FightStep,
    Gaining,
    Pending,
    Phase,
    Player,
    PokerRound,
    SheriffChoice,
    SheriffMeeting,
    SheriffMove,
    Source,
    Stage,
    State,
    StoryText,
    Toll,
)
from companion.rules.western_legends.scoring import (
    hidden_tokens,
    result_of,
    unvalued_places,
    unvalued_upgrades,
)
from companion.rules.western_legends.stories import complete_story, sheriff_step

BASS, ROWDY = "bass_reeves", "y_b_rowdy"
NONE: tuple[None] = (None,)
INCOMES = {Take.CASH: (20, 0), Take.CARDS: (0, 2), Take.BOTH: (10, 1)}

PENDING_PHASES: dict[type[Pending], Phase] = {
    CellAsked: Phase.CELL,
    PokerRound: Phase.POKER,
    StoryText: Phase.STORY,
    SheriffMove: Phase.SHERIFF_MOVE,
    SheriffMeeting: Phase.SHERIFF_MEETS,
    SheriffChoice: Phase.SHERIFF_TRY,
    Toll: Phase.TOLL,
    AbilityDoubt: Phase.ABILITY,
}
FIGHT_PHASES = {
    FightStep.ANSWER: Phase.FIGHT_ANSWER,
    FightStep.NERVE: Phase.NERVE,
    FightStep.SETTLE: Phase.FIGHT,
    FightStep.BOUNTY: Phase.BOUNTY,
    FightStep.SPOILS: Phase.SPOILS,
}
STAGE_PHASES = {
    Stage.FIRST_PLAYER: Phase.FIRST_PLAYER,
    Stage.START: Phase.START_EFFECT,
    Stage.INCOME: Phase.INCOME,
    Stage.EQUIP: Phase.EQUIP,
    Stage.ACTIONS: Phase.ACTIONS,
    Stage.DELIVERY: Phase.DELIVERY,
    Stage.OVER: Phase.OVER,
}


def run_on(ledger: Ledger) -> tuple[e.Event, ...]:
    """Let everything happen that follows by itself."""
    while _step(ledger):
        pass
    return tuple(ledger.events)


def phase_of(state: State) -> Phase:
    """Name the one decision that is awaited."""
    if not state.agenda:
        return _stage_phase(state)
    pending = state.agenda[-1]
    if isinstance(pending, Fight):
        return FIGHT_PHASES[pending.step]
    return PENDING_PHASES[type(pending)]


def _stage_phase(state: State) -> Phase:
    if state.stage is not Stage.SCORING:
        return STAGE_PHASES[state.stage]
    if unvalued_upgrades(state):
        return Phase.UPGRADE_VALUE
    return Phase.END_VALUE if unvalued_places(state) else Phase.TOKENS


def _step(ledger: Ledger) -> bool:
    """Do the next thing that needs no decision; say whether there was one."""
    state = ledger.state
    if state.agenda:
        return _pending_step(ledger, state.agenda[-1])
    match state.stage:
        case Stage.FIRST_PLAYER | Stage.INCOME | Stage.ACTIONS | Stage.OVER:
            return False
        case Stage.START:
            return _start(ledger)
        case Stage.EQUIP:
            return _equip(ledger)
        case Stage.SCORING:
            return _score(ledger)
        case _:
            return _end_step(ledger, state.stage)


def _pending_step(ledger: Ledger, pending: Pending) -> bool:
    match pending:
        case Gaining():
            tracks.step(ledger, pending)
            return True
        case Fight():
            return fights.step(ledger, pending)
        case SheriffMove():
            return sheriff_step(ledger, pending)
        case _:
            return False


def rowdy_may_ride(player: Player) -> bool:
    """Y. B. Rowdy's legendary ability needs a card to discard."""
    return player.character == ROWDY and player.legendary and player.hand > 0


def _start(ledger: Ledger) -> bool:
    player = ledger.state.player
    if rowdy_may_ride(player):
        return False
    if player.character == BASS and player.legendary:
        ledger.cards(ledger.state.active, 1, Source.ABILITY)
    ledger.add(e.StageReached(Stage.INCOME))
    return True


def equip_choices(player: Player) -> tuple[Equip, ...]:
    """List the pairs of one owned weapon and one owned mount."""
    weapons = [item.item for item in player.items if item.kind is ItemKind.WEAPON]
    mounts = [item.item for item in player.items if item.kind is ItemKind.MOUNT]
    return tuple(Equip(weapon, mount) for weapon in weapons or NONE for mount in mounts or NONE)


def _equip(ledger: Ledger) -> bool:
    choices = equip_choices(ledger.state.player)
    if len(choices) > 1:
        return False
    ledger.add(e.Equipped(ledger.state.active, choices[0].weapon, choices[0].mount, auto=True))
    return True


def _end_step(ledger: Ledger, stage: Stage) -> bool:
    """Take the end of the turn in the rulebook's order."""
    if stage is Stage.DELIVERY:
        if ledger.state.player.cattle is not None:
            return False
        ledger.add(e.StageReached(Stage.STORIES))
    elif stage is Stage.STORIES:
        if not complete_story(ledger):
            ledger.add(e.StageReached(Stage.HAND))
    elif stage is Stage.HAND:
        _limit_hand(ledger)
    elif stage is Stage.WANTED:
        _wanted_income(ledger)
    elif stage is Stage.TRIGGER:
        _look_for_end(ledger)
    else:
        _next_turn(ledger)
    return True


def _limit_hand(ledger: Ledger) -> None:
    player, seat = ledger.state.player, ledger.state.active
    if player.hand > player.hand_limit:
        ledger.add(e.HandLimited(seat, player.hand - player.hand_limit))
    ledger.add(e.StageReached(Stage.WANTED))


def _wanted_income(ledger: Ledger) -> None:
    player, state = ledger.state.player, ledger.state
    if player.wanted:
        points = state.calibration.wanted_row_lp[row_of(player.points) - 1]
        ledger.lp(state.active, points, Source.WANTED_TURN)
    ledger.add(e.StageReached(Stage.TRIGGER))


def _look_for_end(ledger: Ledger) -> None:
    if ledger.state.options.end_trigger is EndTrigger.END_OF_TURN:
        for seat in range(len(ledger.state.players)):
            ledger.look_at_target(seat)
    ledger.add(e.StageReached(Stage.NEXT))


def _next_turn(ledger: Ledger) -> None:
    """End the game after the last player's turn of the round after the trigger."""
    state = ledger.state
    ledger.add(e.TurnEnded(state.active))
    following = (state.active + 1) % len(state.players)
    new_round = state.round + (following == state.first)
    if state.end_round is not None and new_round > state.end_round + 1:
        ledger.add(e.StageReached(Stage.SCORING))
    else:
        ledger.add(e.TurnBegan(following, new_round))


def _score(ledger: Ledger) -> bool:
    state = ledger.state
    if unvalued_upgrades(state) or unvalued_places(state) or hidden_tokens(state):
        return False
    result = result_of(state)
    ledger.add(e.GameEnded(result.scores, result.winner.side, result.winner.seats))
    return True


def turns_left(state: State, seat: int) -> int | None:
    """Count a seat's turns to come, without the one under way; unknown before the trigger."""
    if state.end_round is None or state.first is None:
        return None
    if state.stage in (Stage.SCORING, Stage.OVER):
        return 0
    count, rounds = len(state.players), state.end_round + 1 - state.round
    here, there = ((place - state.first) % count for place in (state.active, seat))
    return rounds + int(there > here)

"""What each event changes. It trusts its event: legality is settled before."""

from dataclasses import replace
from typing import Any

from companion.rules.bang_dice.characters import CHARACTERS, LOW_LIFE
from companion.rules.bang_dice.events import (
    Aimed,
    ArrowsCleared,
    ArrowsShed,
    ArrowsTakenInstead,
    ArrowTaken,
    BeerDrunk,
    Corrected,
    DiceRolled,
    Event,
    GameEnded,
    GameStarted,
    GatlingFired,
    LifeGained,
    LifeGiven,
    LivesLost,
    LossesSettled,
    LossesThreatened,
    PlayerEliminated,
    RoleRevealed,
    RollingEnded,
    ShooterMarked,
    StageReached,
    TurnBegan,
)
from companion.rules.bang_dice.model import (
    ARROWS,
    BULLSEYES,
    DYNAMITES_TO_EXPLODE,
    Batch,
    Bullseyes,
    Cause,
    Face,
    Player,
    Shot,
    Stage,
    State,
)
from companion.rules.engine import Outcome


def apply(state: State | None, event: Event) -> State:
    """Give the state after the event."""
    if isinstance(event, GameStarted):
        return _started(event)
    if state is None:
        raise ValueError(event)
    return _apply_life(state, event)


def _apply_life(state: State, event: Event) -> State:  # noqa: C901, PLR0912 - one case per event
    """Handle the events that move life and arrows; the rest is the course of the turn."""
    match event:
        case LifeGiven(_, target, gained):
            return _gain(state, target, gained, stage=Stage.ROLL)
        case LifeGained(target, gained):
            return _gain(state, target, gained)
        case BeerDrunk(_, die, target, gained):
            return _gain(state, target, gained, open_dice=_without(state, die))
        case ArrowTaken(seat):
            return _move_arrows(state, seat, 1, owed=state.owed - 1)
        case GatlingFired(seat, returned):
            return _move_arrows(state, seat, -returned, stage=Stage.GATLING)
        case ArrowsCleared(_, seats):
            for seat in seats:
                state = _move_arrows(state, seat, -1)
            return replace(state, open_dice=())
        case ArrowsTakenInstead(seat, arrows):
            return _took_instead(state, seat, arrows)
        case ArrowsShed(seat, arrows):
            batch = replace(_batch(state), pedro_done=True)
            return _move_arrows(state, seat, -arrows, batch=batch)
        case LivesLost():
            return _lives_lost(state, event)
        case PlayerEliminated(seat):
            return _eliminated(state, seat)
        case RoleRevealed(seat, role):
            return _with_player(state, seat, replace(state.players[seat], role=role, shown=True))
        case Corrected(seat, life, arrows):
            player = state.players[seat]
            moved = _move_arrows(state, seat, arrows - player.arrows)
            return _with_player(moved, seat, replace(moved.players[seat], life=life))
        case _:
            return _apply_course(state, event)


def _apply_course(state: State, event: Event) -> State:
    match event:
        case TurnBegan(seat):
            return _begin_turn(replace(state, active=seat, turn=state.turn + 1))
        case DiceRolled():
            return _rolled(state, event)
        case RollingEnded():
            return replace(state, rolls_left=0)
        case LossesThreatened():
            return _threatened(state, event)
        case StageReached(stage):
            return _reach(state, stage)
        case Aimed():
            return _aimed(state, event)
        case ShooterMarked(_, _, arrows):
            paid = state.gringo_paid or _batch(state).cause is Cause.BULLSEYE
            return replace(state, owed=state.owed + arrows, gringo_paid=paid)
        case LossesSettled():
            return replace(state, batch=None)
        case GameEnded(side, seats):
            return replace(state, winner=Outcome(side, seats), batch=None, owed=0, rolls_left=0)
        case _:
            return _unreachable(event)


def _unreachable(event: Event) -> State:
    raise AssertionError(event)


def _started(event: GameStarted) -> State:
    players = tuple(
        Player(p.name, p.character, p.role, p.shown, p.life, p.max_life, p.arrows)
        for p in event.players
    )
    blank = State(players, event.options, event.pile, event.active, 1, Stage.ROLL, 0)
    return _begin_turn(blank)


def _begin_turn(state: State) -> State:
    character = CHARACTERS[state.roller.character]
    return replace(
        state,
        stage=Stage.HEAL if character.heals_at_start else Stage.ROLL,
        rolls_left=character.rolls,
        dice=None,
        owed=0,
        batch=None,
        open_dice=(),
        shots=(),
        spent_beer=None,
        gringo_paid=False,
        thirsty=False,
    )


def _rolled(state: State, event: DiceRolled) -> State:
    """Arrows of this roll are owed at once; three dynamites end the rolling at once."""
    exploded = event.faces.count(Face.DYNAMITE) >= DYNAMITES_TO_EXPLODE
    return replace(
        state,
        stage=Stage.ROLL,
        dice=event.faces,
        rolls_left=0 if exploded else state.rolls_left - 1,
        owed=sum(event.faces[die] is Face.ARROW for die in event.rolled),
    )


def _threatened(state: State, event: LossesThreatened) -> State:
    batch = Batch(event.cause, event.losses, event.hits, len(state.living))
    stage = {Cause.DYNAMITE: Stage.DYNAMITE, Cause.GATLING: Stage.STRAFE}
    return replace(state, batch=batch, stage=stage.get(event.cause, state.stage), shots=())


def _reach(state: State, stage: Stage) -> State:
    """Count what is open; Jesse Jones's condition is looked at once, before the beers."""
    faces = {Stage.AIM: BULLSEYES, Stage.BEER: (Face.BEER,), Stage.KIT: (Face.GATLING,)}
    dice = tuple(
        die
        for die, face in enumerate(state.dice or ())
        if face in faces[stage] and die != state.spent_beer
    )
    thirsty = stage is Stage.BEER and state.roller.life <= LOW_LIFE
    return replace(state, stage=stage, open_dice=dice, thirsty=thirsty)


def _aimed(state: State, event: Aimed) -> State:
    shot = Shot(event.die, event.target, event.double_with is not None)
    at_once = state.options.bullseyes is Bullseyes.AT_ONCE
    spent = state.spent_beer if event.double_with is None else event.double_with
    shots = (*state.shots, shot) if at_once else ()
    open_dice = _without(state, event.die)
    return replace(state, shots=shots, spent_beer=spent, open_dice=open_dice)


def _took_instead(state: State, seat: int, arrows: int) -> State:
    batch = _batch(state)
    losses = tuple(loss - arrows if hit == seat else loss for hit, loss in enumerate(batch.losses))
    batch = replace(batch, losses=losses, bart_done=True)
    return _move_arrows(state, seat, arrows, batch=batch)


def _lives_lost(state: State, event: LivesLost) -> State:
    players = tuple(
        replace(player, life=player.life - loss) if loss else player
        for player, loss in zip(state.players, event.losses, strict=True)
    )
    state = replace(state, players=players, batch=replace(_batch(state), landed=True))
    if event.cause is not Cause.ATTACK:
        return state
    swept = tuple(replace(player, arrows=0) for player in state.players)
    return replace(state, players=swept, pile=ARROWS)


def _eliminated(state: State, seat: int) -> State:
    batch = _batch(state)
    batch = replace(batch, dead=(*batch.dead, seat))
    state = _move_arrows(state, seat, -state.players[seat].arrows, batch=batch)
    return replace(state, owed=0, rolls_left=0) if seat == state.active else state


def _gain(state: State, seat: int, gained: int, **changes: Any) -> State:
    player = state.players[seat]
    return _with_player(state, seat, replace(player, life=player.life + gained), **changes)


def _move_arrows(state: State, seat: int, count: int, **changes: Any) -> State:
    """Move arrows from the pile to a player, or back."""
    player = state.players[seat]
    player = replace(player, arrows=player.arrows + count)
    return _with_player(state, seat, player, pile=state.pile - count, **changes)


def _without(state: State, die: int) -> tuple[int, ...]:
    return tuple(left for left in state.open_dice if left != die)


def _with_player(state: State, seat: int, player: Player, **changes: Any) -> State:
    """Change a player and more in one copy: resuming a long game makes thousands of them."""
    players = (*state.players[:seat], player, *state.players[seat + 1 :])
    return replace(state, players=players, **changes)


def _batch(state: State) -> Batch:
    if state.batch is None:
        raise ValueError("no losses are pending")
    return state.batch

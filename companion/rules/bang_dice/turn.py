"""The course of a turn: what happens by itself until somebody must decide."""

from companion.rules.bang_dice.apply import apply
from companion.rules.bang_dice.choices import forced_aim, kit_choices
from companion.rules.bang_dice.events import (
    Aimed,
    ArrowsCleared,
    ArrowTaken,
    Event,
    GainReason,
    GatlingFired,
    LifeGained,
    LossesThreatened,
    RollingEnd,
    RollingEnded,
    StageReached,
    TurnBegan,
)
from companion.rules.bang_dice.losses import (
    attack,
    batch_events,
    batch_question,
    character_at,
    explosion,
    strafe,
    volley,
)
from companion.rules.bang_dice.model import (
    BULLSEYES,
    DYNAMITES_TO_EXPLODE,
    Bullseyes,
    Face,
    Phase,
    Shot,
    Stage,
    State,
)


def run_on(state: State, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Let everything happen that follows by itself from these events."""
    log: list[Event] = []
    while events:
        for event in events:
            state = apply(state, event)
        log += events
        events = _next_events(state)
    return tuple(log)


def phase_of(state: State) -> Phase:
    """Name the one decision that is awaited."""
    if state.winner is not None:
        return Phase.OVER
    if state.batch is not None:
        return batch_question(state, state.batch)
    return Phase(state.stage)


def next_seat(state: State) -> int:
    """Find the next living player to the left."""
    seats = len(state.players)
    ring = (seat % seats for seat in range(state.active + 1, state.active + seats + 1))
    return next(seat for seat in ring if state.players[seat].alive)


def _next_events(state: State) -> tuple[Event, ...]:
    if state.winner is not None:
        return ()
    if state.batch is not None:
        return batch_events(state, state.batch)
    if state.pile == 0:
        return (attack(state),)
    if not state.roller.alive:
        return (TurnBegan(next_seat(state)),)
    if state.owed:
        return (ArrowTaken(state.active, state.pile - 1),)
    return _stage_events(state)


def _stage_events(state: State) -> tuple[Event, ...]:
    match state.stage:
        case Stage.HEAL:
            return ()
        case Stage.ROLL:
            return () if state.rolls_left else (_rolling_ended(state), *_move_on(state))
        case Stage.AIM:
            return _aim_events(state)
        case Stage.KIT if state.open_dice:
            choices = kit_choices(state)
            cleared = ArrowsCleared(state.active, choices[0].seats, auto=True)
            return (cleared,) if len(choices) == 1 else ()
        case Stage.BEER if state.open_dice:
            return ()
        case _:
            return _move_on(state)


def _rolling_ended(state: State) -> RollingEnded:
    exploded = _count(state, Face.DYNAMITE) >= DYNAMITES_TO_EXPLODE
    reason = RollingEnd.DYNAMITE if exploded else RollingEnd.LAST_ROLL
    return RollingEnded(state.active, reason)


def end_rolling(state: State) -> tuple[Event, ...]:
    """Stop by choice and go on to the first step that has something to do."""
    return (RollingEnded(state.active, RollingEnd.STOPPED), *_move_on(state))


def _aim_events(state: State) -> tuple[Event, ...]:
    if state.open_dice:
        aim = forced_aim(state)
        return () if aim is None else aimed(state, aim)
    if state.shots:
        return (volley(state, state.shots),)
    return _move_on(state)


def aimed(state: State, aim: Aimed) -> tuple[Event, ...]:
    """Point a die; one by one, the shot lands before the next is aimed."""
    if state.options.bullseyes is Bullseyes.AT_ONCE:
        return (aim,)
    shot = Shot(aim.die, aim.target, aim.double_with is not None)
    return (aim, volley(state, (shot,)))


def _move_on(state: State) -> tuple[Event, ...]:
    """Enter the next step of the turn that has something to do."""
    stages = list(Stage)
    for stage in stages[stages.index(state.stage) + 1 :]:
        if events := _enter(state, stage):
            return events
    raise AssertionError(state)


def _enter(state: State, stage: Stage) -> tuple[Event, ...]:
    match stage:
        case Stage.DYNAMITE:
            armed = _count(state, Face.DYNAMITE) >= DYNAMITES_TO_EXPLODE
            return (explosion(state),) if armed else ()
        case Stage.AIM:
            shooting = any(_count(state, face) for face in BULLSEYES)
            return (StageReached(stage),) if shooting else ()
        case Stage.BEER:
            beers = _count(state, Face.BEER) - (state.spent_beer is not None)
            return (StageReached(stage),) if beers else ()
        case Stage.GATLING:
            return (GatlingFired(state.active, state.roller.arrows),) if _fires(state) else ()
        case Stage.KIT:
            clears = character_at(state, state.active).discards_per_gatling
            return (StageReached(stage),) if clears and _count(state, Face.GATLING) else ()
        case Stage.STRAFE:
            return _strafing(state)
        case _:
            return _end_turn(state)


def _fires(state: State) -> bool:
    return _count(state, Face.GATLING) >= character_at(state, state.active).gatlings


def _strafing(state: State) -> tuple[LossesThreatened, ...]:
    losses = strafe(state)
    return (losses,) if _fires(state) and any(losses.losses) else ()


def _end_turn(state: State) -> tuple[Event, ...]:
    over = TurnBegan(next_seat(state))
    gain = character_at(state, state.active).gain_without_bullseyes
    if any(_count(state, face) for face in BULLSEYES):
        return (over,)
    gained = min(gain, state.roller.max_life - state.roller.life)
    if not gained:
        return (over,)
    return (LifeGained(state.active, gained, GainReason.SUZY_LAFAYETTE), over)


def _count(state: State, face: Face) -> int:
    return (state.dice or ()).count(face)

"""A batch of losses: answers before it lands, then eliminations, reveals, the end, the gains."""

from companion.rules.bang_dice.characters import CHARACTERS, Character
from companion.rules.bang_dice.events import (
    ArrowsShed,
    ArrowsTakenInstead,
    Event,
    GainReason,
    GameEnded,
    LifeGained,
    LivesLost,
    LossesSettled,
    LossesThreatened,
    PlayerEliminated,
    RoleRevealed,
    ShooterMarked,
)
from companion.rules.bang_dice.model import Batch, Cause, GringoArrow, Phase, Shot, State
from companion.rules.bang_dice.outcome import outcome_of
from companion.rules.bang_dice.roles import certain_role


def character_at(state: State, seat: int) -> Character:
    """Give the character who sits there."""
    return CHARACTERS[state.players[seat].character]


def attack(state: State) -> LossesThreatened:
    """Indians: every living player loses one life per arrow in front."""
    losses = tuple(_attack_loss(state, seat) for seat in range(len(state.players)))
    return LossesThreatened(Cause.ATTACK, losses, (0,) * len(losses))


def _attack_loss(state: State, seat: int) -> int:
    cap = character_at(state, seat).attack_cap
    arrows = state.players[seat].arrows
    return arrows if cap is None else min(cap, arrows)


def explosion(state: State) -> LossesThreatened:
    """Three dynamites or more cost the roller one life."""
    losses = tuple(int(seat == state.active) for seat in range(len(state.players)))
    return LossesThreatened(Cause.DYNAMITE, losses, losses)


def strafe(state: State) -> LossesThreatened:
    """Fire the gatling: every other living player loses one life."""
    losses = tuple(
        int(player.alive and seat != state.active and not character_at(state, seat).gatling_proof)
        for seat, player in enumerate(state.players)
    )
    return LossesThreatened(Cause.GATLING, losses, losses)


def volley(state: State, shots: tuple[Shot, ...]) -> LossesThreatened:
    """Bullseyes that land together."""
    losses, hits = [0] * len(state.players), [0] * len(state.players)
    for shot in shots:
        losses[shot.target] += 2 if shot.doubled else 1
        hits[shot.target] += 1
    return LossesThreatened(Cause.BULLSEYE, tuple(losses), tuple(hits))


def bart_seat(state: State, batch: Batch) -> int | None:
    """Find who may take arrows instead: against bullseyes and the gatling only."""
    if batch.bart_done or batch.cause not in (Cause.BULLSEYE, Cause.GATLING):
        return None
    return _hit_seat(state, batch, "takes_arrows_instead")


def bart_limit(state: State, batch: Batch, seat: int) -> int:
    """He may not take the last arrow of the pile."""
    return min(batch.losses[seat], state.pile - 1)


def pedro_seat(state: State, batch: Batch) -> int | None:
    """Find who may shed arrows; after an attack all arrows go back anyway."""
    if batch.pedro_done or batch.cause is Cause.ATTACK:
        return None
    seat = _hit_seat(state, batch, "sheds_arrows")
    if seat is None or batch.losses[seat] >= state.players[seat].life:
        return None
    return seat


def pedro_limit(state: State, batch: Batch, seat: int) -> int:
    """One arrow for each life lost, as far as he has any."""
    return min(batch.losses[seat], state.players[seat].arrows)


def _hit_seat(state: State, batch: Batch, trait: str) -> int | None:
    for seat in state.living:
        if batch.losses[seat] and getattr(character_at(state, seat), trait):
            return seat
    return None


def unrevealed(state: State) -> tuple[int, ...]:
    """Give the eliminated players who have not shown their role."""
    return tuple(
        seat for seat, player in enumerate(state.players) if not player.alive and not player.shown
    )


def batch_question(state: State, batch: Batch) -> Phase:
    """Name the question that a batch waits with."""
    if batch.landed:
        return Phase.REVEAL
    return Phase.PEDRO if bart_seat(state, batch) is None else Phase.BART


def batch_events(state: State, batch: Batch) -> tuple[Event, ...]:
    """Give what happens next by itself; nothing while an answer is awaited."""
    if batch.landed:
        return _after_landing(state, batch)
    if (seat := bart_seat(state, batch)) is not None:
        asked = bart_limit(state, batch, seat) > 0
        return () if asked else (ArrowsTakenInstead(seat, 0, auto=True),)
    if (seat := pedro_seat(state, batch)) is not None:
        asked = pedro_limit(state, batch, seat) > 0
        return () if asked else (ArrowsShed(seat, 0, auto=True),)
    return _land(state, batch)


def _land(state: State, batch: Batch) -> tuple[Event, ...]:
    losses = tuple(
        min(loss, player.life) for loss, player in zip(batch.losses, state.players, strict=True)
    )
    dead = (
        PlayerEliminated(seat, batch.cause)
        for seat in state.living
        if losses[seat] == state.players[seat].life
    )
    return (LivesLost(batch.cause, losses), *dead)


def _after_landing(state: State, batch: Batch) -> tuple[Event, ...]:
    if waiting := unrevealed(state):
        for seat in waiting:
            if (role := certain_role(state.players, seat)) is not None:
                return (RoleRevealed(seat, role, auto=True),)
        return ()
    if outcome := outcome_of(state):
        return (GameEnded(outcome.side, outcome.seats),)
    return (*_death_gains(state, batch), *_revenge(state, batch), LossesSettled(batch.cause))


def _death_gains(state: State, batch: Batch) -> tuple[Event, ...]:
    gains = []
    for seat in state.living:
        won = character_at(state, seat).gain_per_death * len(batch.dead)
        gained = min(won, state.players[seat].max_life - state.players[seat].life)
        if gained:
            gains.append(LifeGained(seat, gained, GainReason.VULTURE_SAM))
    return tuple(gains)


def _revenge(state: State, batch: Batch) -> tuple[Event, ...]:
    """El Gringo marks the shooter, also if he died of it."""
    if batch.cause not in (Cause.BULLSEYE, Cause.GATLING):
        return ()
    for seat in range(len(state.players)):
        if batch.losses[seat] and character_at(state, seat).avenges:
            arrows = _arrows_for_shooter(state, batch, seat)
            return (ShooterMarked(seat, state.active, arrows),) if arrows else ()
    return ()


def _arrows_for_shooter(state: State, batch: Batch, seat: int) -> int:
    if batch.cause is Cause.GATLING:
        return 1
    if state.options.gringo_arrow is GringoArrow.PER_HIT:
        return batch.hits[seat]
    return 0 if state.gringo_paid else 1

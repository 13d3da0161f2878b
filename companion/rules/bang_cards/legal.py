"""Everything that may be done now, for the screen to light up."""

from companion.rules.bang_cards.actions import (
    Ability,
    Action,
    Await,
    Bang,
    Beer,
    Gatling,
    Indians,
    Next,
    Play,
    Played,
    Reveal,
    ShotKind,
    SwapSeats,
)
from companion.rules.bang_cards.distance import in_reach
from companion.rules.bang_cards.in_force import abilities, beer_works, events_now, in_handcuffs
from companion.rules.bang_cards.life import rescue_choices, room
from companion.rules.bang_cards.model import Stage, State
from companion.rules.bang_cards.phase import OVER, RESCUE, REVEAL, phase_of, to_reveal
from companion.rules.bang_cards.questions import QUESTIONS
from companion.rules.bang_cards.ring import opponents, swap_allowed
from companion.rules.bang_cards.roles import possible_roles
from companion.rules.bang_cards.shots import bang_allowed
from companion.rules.bang_cards.table import put_choices


def legal_actions(state: State) -> tuple[Action | Await, ...]:
    """List the choices of the one question that is open."""
    phase = phase_of(state)
    if phase == OVER:
        return ()
    if phase == RESCUE and state.wound is not None:
        return rescue_choices(state, state.wound)
    if phase == REVEAL:
        return _reveals(state)
    if state.asks:
        ask = state.asks[0]
        return QUESTIONS[ask.kind].choices(state, ask)
    return _turn_choices(state)


def _reveals(state: State) -> tuple[Reveal, ...]:
    player = to_reveal(state)
    if player is None:
        return ()
    return tuple(Reveal(player, role) for role in possible_roles(state, player))


def _turn_choices(state: State) -> tuple[Action | Await, ...]:
    if state.stage is Stage.DRAW:
        able = any(one.may_take_table_card for one in abilities(state, state.active))
        return (Next(), *(_removals(state) if able else ()), *_anytime(state))
    if state.stage is not Stage.PLAY:
        return (Next(), *_anytime(state))
    hand = () if in_handcuffs(state) else _hand_cards(state)
    return (Next(), *hand, *_removals(state), *_swaps(state), *_anytime(state))


def _hand_cards(state: State) -> tuple[Action | Await, ...]:
    player = state.active
    choices: list[Action | Await] = [*_shots(state)]
    targets = opponents(state, player)
    if targets:
        choices += (Await("duel", "target", player, targets=targets), Indians(), Gatling())
    if state.players[player].alive and room(state, player) and beer_works(state, player):
        choices.append(Beer(player))
    choices += (Play(card) for card in Played)
    choices += _repeats(state)
    if any(card.ricochets for card in events_now(state)):
        armed = tuple(one for one in targets if state.players[one].cards)
        choices += (Await("ricochet", "card", player, targets=armed),) if armed else ()
    if put_choices(state):
        choices.append(Await("put", "card", player))
    needy = tuple(one for one in state.living if room(state, one))
    choices += (Await("heal", "player", player, targets=needy),) if needy else ()
    return tuple(choices)


def _repeats(state: State) -> tuple[Play, ...]:
    able = any(one.repeats_cards for one in abilities(state, state.active))
    card = state.repeatable
    return (Play(Played(card), repeat=True),) if able and card is not None else ()


def _shots(state: State) -> tuple[Bang, ...]:
    near = in_reach(state, state.active)
    kinds: list[ShotKind] = []
    if bang_allowed(state):
        kinds.append(ShotKind.BANG)
        if any(card.strong_shots for card in events_now(state)):
            kinds.append(ShotKind.SNIPER)
    if not state.pair_fired and any(one.fires_pairs for one in abilities(state, state.active)):
        kinds.append(ShotKind.PAIR)
    return tuple(Bang(one, kind) for kind in kinds for one in near)


def _removals(state: State) -> tuple[Await, ...]:
    holders = tuple(one for one in state.present if state.players[one].cards)
    return (Await("remove", "card", state.active, targets=holders),) if holders else ()


def _swaps(state: State) -> tuple[Await, ...]:
    able = any(one.swaps_cards for one in abilities(state, state.active))
    others = opponents(state, state.active) if able else ()
    return (Await("swap_cards", "held", state.active, targets=others),) if others else ()


def _anytime(state: State) -> tuple[Action | Await, ...]:
    """List what may be done in any phase of the turn."""
    buttons = [
        Ability(one, ability.key)
        for one in state.living
        for ability in abilities(state, one)
        if _button(state, one, heals=ability.heals_for_cards, pays=ability.pays_life_for_cards)
    ]
    gagged = any(card.gags for card in events_now(state))
    talk = (Await("spoke", "player", state.active, targets=state.living),) if gagged else ()
    swap = (SwapSeats(),) if swap_allowed(state) and not state.swapped else ()
    return (*buttons, *talk, *swap)


def _button(state: State, player: int, *, heals: bool, pays: bool) -> bool:
    if heals:
        return room(state, player) > 0
    return pays and player == state.active and state.players[player].life > 1

"""Gaining and losing life: the rescue window, death, what it brings to whom."""

from companion.rules.bang_cards.actions import (
    Ability,
    Accept,
    Action,
    Beer,
    Check,
    Heal,
    Hurt,
    Pass,
    Take,
)
from companion.rules.bang_cards.checks import TEREN_KILL, check_choices, checked
from companion.rules.bang_cards.happened import (
    Answered,
    Asked,
    CardRemoved,
    DeathSettled,
    Event,
    GameEnded,
    LifeGained,
    LifeLost,
    MoneyChanged,
    PlayerEliminated,
    Reminded,
    RoleShown,
)
from companion.rules.bang_cards.in_force import abilities, beer_works, beer_worth, events_now
from companion.rules.bang_cards.law import in_game, require, seated
from companion.rules.bang_cards.model import (
    KILLING_CAUSES,
    Ask,
    AskKind,
    Cause,
    Mode,
    Role,
    State,
    Status,
    Wound,
)
from companion.rules.bang_cards.outcome import outcome_of
from companion.rules.bang_cards.question import Question, wrong_answer
from companion.rules.bang_cards.reasons import Comeback, Gain, Money, Reminder, Removal
from companion.rules.bang_cards.refusals import CardsRefusal
from companion.rules.bang_cards.ring import after
from companion.rules.bang_cards.roles import certain_role, has_roles

REWARD_CARDS = 3
BOUNTY = 1000
CHUCKS_CARDS = 2
MOST_DAMAGE = 10


def room(state: State, player: int) -> int:
    """How much life is missing."""
    return state.players[player].max_life - state.players[player].life


def drink(state: State, player: int) -> tuple[Event, ...]:
    """Beer, for oneself only."""
    in_game(state, player)
    require(beer_works(state, player), CardsRefusal.BEER_HAS_NO_EFFECT)
    require(room(state, player) > 0, CardsRefusal.LIFE_IS_FULL)
    worth = beer_worth(state, player)
    dying = state.wound is not None
    gained = worth if dying else min(worth, room(state, player))
    return (LifeGained(player, gained, Gain.BEER),)


def heal(state: State, action: Heal) -> tuple[Event, ...]:
    """Play a card with a beer symbol; while dying only on one's own turn."""
    in_game(state, action.player)
    require(action.amount >= 1, CardsRefusal.AMOUNT_NOT_POSSIBLE)
    require(action.amount <= room(state, action.player), CardsRefusal.LIFE_BEYOND_MAXIMUM)
    return (LifeGained(action.player, action.amount, Gain.CARD),)


def hurt(state: State, action: Hurt) -> tuple[Event, ...]:
    """Enter a loss that no dialog covers."""
    in_game(state, action.player)
    require(1 <= action.amount <= MOST_DAMAGE, CardsRefusal.AMOUNT_NOT_POSSIBLE)
    if action.killer is not None:
        _check_killer(state, action, action.killer)
    own_duel = action.own_duel and action.cause is Cause.DUEL
    return (LifeLost(action.player, action.amount, action.cause, action.killer, own_duel),)


def _check_killer(state: State, action: Hurt, killer: int) -> None:
    seated(state, killer)
    require(killer != action.player, CardsRefusal.KILLER_IS_VICTIM)
    require(state.players[killer].plays, CardsRefusal.KILLER_NOT_IN_GAME)
    require(action.cause in KILLING_CAUSES, CardsRefusal.CAUSE_HAS_NO_KILLER)


def use_ability(state: State, action: Ability) -> tuple[Event, ...]:
    """Press a character's own button."""
    in_game(state, action.player)
    player, cannot = action.player, CardsRefusal.ABILITY_NOT_AVAILABLE
    held = tuple(one for one in abilities(state, player) if one.key == action.character)
    require(bool(held), cannot)
    if held[0].heals_for_cards:
        require(room(state, player) > 0, CardsRefusal.LIFE_IS_FULL)
        return (LifeGained(player, 1, Gain.SID_KETCHUM),)
    require(held[0].pays_life_for_cards and player == state.active, cannot)
    require(state.players[player].life > 1, CardsRefusal.LAST_LIFE)
    told = Reminded(Reminder.DRAW_CARDS, player, CHUCKS_CARDS, source=action.character)
    return (LifeLost(player, 1, Cause.CHUCK_WENGAM), told)


def spoke(state: State, player: int) -> tuple[Event, ...]:
    """Gag: whoever speaks loses a life."""
    in_game(state, player)
    require(any(card.gags for card in events_now(state)), CardsRefusal.EVENT_NOT_ACTIVE)
    return (LifeLost(player, 1, Cause.GAG),)


def rescue_choices(state: State, wound: Wound) -> tuple[Action, ...]:
    """List what may still save a dying player."""
    player, own = wound.player, abilities(state, wound.player)
    choices: list[Action] = []
    if beer_works(state, player):
        choices.append(Beer(player))
    if any(one.checks_when_dying for one in own):
        choices += check_choices(state, TEREN_KILL)
    choices += (Ability(player, one.key) for one in own if one.heals_for_cards)
    if player == state.active:
        choices.append(Heal(player))
    return (*choices, Take())


def rescue(state: State, wound: Wound, action: Action) -> tuple[Event, ...]:
    """Answer in the rescue window."""
    match action:
        case Take():
            return (_falls(wound),)
        case Beer(player) if player == wound.player:
            return drink(state, player)
        case Heal(player) if player == wound.player == state.active:
            return heal(state, action)
        case Ability(player) if player == wound.player:
            return use_ability(state, action)
        case Check() if any(one.checks_when_dying for one in abilities(state, wound.player)):
            return _last_check(state, wound, action)
        case _:
            raise wrong_answer()


def _last_check(state: State, wound: Wound, action: Check) -> tuple[Event, ...]:
    """Teren Kill: any suit but spades; after a failure no Beer helps."""
    check = checked(state, TEREN_KILL, wound.player, action)
    if not check.passed:
        return (check, _falls(wound))
    told = Reminded(Reminder.DRAW_CARDS, wound.player, 1, source=TEREN_KILL)
    return (check, LifeGained(wound.player, wound.short, Gain.TEREN_KILL), told)


def _falls(wound: Wound) -> PlayerEliminated:
    return PlayerEliminated(wound.player, wound.cause, wound.killer)


def wound_events(state: State, wound: Wound) -> tuple[Event, ...]:
    """Give what happens next by itself; nothing while an answer is awaited."""
    if not wound.fallen:
        return (_falls(wound),) if len(rescue_choices(state, wound)) == 1 else ()
    player = state.players[wound.player]
    if has_roles(state) and not player.shown:
        role = certain_role(state, wound.player)
        return () if role is None else (RoleShown(wound.player, role, auto=True),)
    return _settle(state, wound)


def unrevealed(state: State) -> int | None:
    """Find a dead player whose role the table does not know."""
    if state.wound is not None:
        return state.wound.player if state.wound.fallen else None
    if not has_roles(state) or _wait_for_new_roles(state):
        return None
    hidden = (
        one
        for one, player in enumerate(state.players)
        if player.status is Status.ELIMINATED and not player.shown
    )
    return next(hidden, None)


def _wait_for_new_roles(state: State) -> bool:
    """While the Bone Orchard lies open the dead show no role, unless one is left of all."""
    orchard = any(card.comeback is Comeback.BONE_ORCHARD for card in events_now(state))
    return orchard and len(state.living) > 1


def _settle(state: State, wound: Wound) -> tuple[Event, ...]:
    """Reactions, then reward or penalty, then the question who has won."""
    settled = (*_reactions(state, wound.player), *_reward(state, wound))
    outcome = outcome_of(state)
    ended = () if outcome is None else (GameEnded(outcome.side, outcome.seats),)
    return (*settled, DeathSettled(wound.player), *ended)


def _reactions(state: State, dead: int) -> tuple[Event, ...]:
    return tuple(
        event
        for one in after(state, dead)
        for ability in abilities(state, one)
        if ability.on_death is not None
        for event in ability.on_death(state, one, dead)
    )


def _reward(state: State, wound: Wound) -> tuple[Event, ...]:
    """Nobody is paid for a death without a killer, nor for a duel the outlaw began himself."""
    killer, role = wound.killer, state.players[wound.player].role
    if killer is None or not state.players[killer].plays:
        return ()
    if role is Role.OUTLAW:
        return () if wound.own_duel else _outlaw_price(state, killer)
    if state.mode is Mode.HUNT:
        return (Reminded(Reminder.DRAW_CARDS, killer, REWARD_CARDS, source="reward"),)
    if role is Role.DEPUTY and state.players[killer].role is Role.SHERIFF:
        return _sheriff_penalty(state, killer, wound)
    return ()


def _outlaw_price(state: State, killer: int) -> tuple[Event, ...]:
    if state.options.bounties:
        return (MoneyChanged(killer, BOUNTY, Money.BOUNTY),)
    return (Reminded(Reminder.DRAW_CARDS, killer, REWARD_CARDS, source="reward"),)


def _sheriff_penalty(state: State, sheriff: int, wound: Wound) -> tuple[Event, ...]:
    """Whether a duel that the deputy began counts, the table decides."""
    if wound.own_duel:
        return (Asked((Ask(AskKind.PENALTY, sheriff, wound.player),)),)
    return penalty(state, sheriff)


def penalty(state: State, sheriff: int) -> tuple[Event, ...]:
    """Make a sheriff who killed a deputy discard everything."""
    gone = (
        CardRemoved(sheriff, held.card, held.name, Removal.PENALTY)
        for held in state.players[sheriff].cards
    )
    return (*gone, Reminded(Reminder.DISCARD_EVERYTHING, sheriff, source="penalty"))


def _penalty_choices(_state: State, _ask: Ask) -> tuple[Action, ...]:
    return (Accept(), Pass())


def _penalty_answer(state: State, ask: Ask, action: Action) -> tuple[Event, ...]:
    closed = Answered(ask.kind, ask.player)
    match action:
        case Pass():
            return (closed,)
        case Accept():
            return (closed, *penalty(state, ask.player))
        case _:
            raise wrong_answer()


QUESTIONS = {AskKind.PENALTY: Question(_penalty_choices, _penalty_answer)}

"""Stories with their discs, the bandits they bring, and the sheriff they move."""

from companion.rules.western_legends import events as e
from companion.rules.western_legends.actions import (
    Effect,
    MeetSheriff,
    MoveSheriff,
    PlaceDisc,
    ReadStory,
    TryArrest,
)
from companion.rules.western_legends.ledger import Ledger, require
from companion.rules.western_legends.model import (
    SHERIFF_RANGE,
    WOUND_CAP,
    FightKind,
    SheriffChoice,
    SheriffMove,
    Source,
    State,
    StoryText,
)
from companion.rules.western_legends.refusals import LegendsRefusal

STORIES = 2
BLOOD_MONEY = "blood_money"
BLOOD_MONEY_CASH, BLOOD_MONEY_WOUND_CASH, BLOOD_MONEY_SHERIFF = 30, 50, 3

STORY_NAMES = (
    "wild_wild_west",
    "dead_or_alive",
    "the_pinkertons",
    "local_scoundrels",
    "fortune_favours_the_bold",
    "scum",
    "blood_money",
    "high_noon",
    "plantain_poultice",
    "the_law",
    "tribes_of_the_mesas",
    "a_cheap_horse",
    "ghost_mine",
    "snake_oil_salesman",
    "the_widow",
    "sleek_and_polished",
    "the_preacher",
    "tools_of_the_trade",
    "sheriff_of_darkrock",
    "hard_times",
)
"""The twenty cards of the first game; their texts stay on the cards."""


def disc_refusal(state: State, action: PlaceDisc) -> LegendsRefusal | None:
    """Say why a disc cannot be placed or moved there now, if so."""
    if not 0 <= action.story < STORIES:
        return LegendsRefusal.NO_SUCH_CHOICE
    placed = state.turn.disc_stories
    if action.story in placed or (placed and state.options.one_disc_per_turn):
        return LegendsRefusal.DISC_ONCE_PER_STORY
    if not action.move:
        return None if state.discs_left(state.active) else LegendsRefusal.NO_DISC_LEFT
    if state.discs_left(state.active) or state.active not in state.stories[1 - action.story]:
        return LegendsRefusal.NO_DISC_THERE
    return None


def place_disc(ledger: Ledger, action: PlaceDisc) -> None:
    """On meeting a condition in one's own turn: one disc per story and turn."""
    reason = disc_refusal(ledger.state, action)
    if reason is not None:
        require(met=False, code=reason)
    ledger.add(e.DiscPlaced(ledger.state.active, action.story, action.move))


def complete_story(ledger: Ledger) -> bool:
    """Open the first story that has all its discs; say whether there was one."""
    state = ledger.state
    for story, discs in enumerate(state.stories):
        if len(discs) >= state.discs_needed:
            participants = tuple(dict.fromkeys(discs))
            ledger.add(e.StoryCompleted(story, state.active, participants))
            return True
    return False


def read_story(ledger: Ledger, action: ReadStory) -> None:
    """Rewards once each, bandits on free hideouts, then the sheriff."""
    text = ledger.state.agenda[-1]
    if not isinstance(text, StoryText):
        raise TypeError(text)
    rewards, most = _rewards(ledger.state, text, action), _sheriff_range(action)
    ledger.add(e.StoryRead(text.story, action.name))
    if most:
        ledger.add(e.SheriffSent(text.seat, most, by_story=True))
    for hideout in dict.fromkeys(action.hideouts):
        if hideout not in action.occupied and hideout not in ledger.state.bandits:
            ledger.add(e.BanditPlaced(hideout))
    ledger.effects(rewards, Source.STORY)


def _rewards(state: State, text: StoryText, action: ReadStory) -> tuple[Effect, ...]:
    seats = [effect.seat for effect in action.rewards]
    taking_part = set(action.wounded) | set(seats) <= set(text.participants)
    require(taking_part and len(set(seats)) == len(seats), LegendsRefusal.NOT_A_PARTICIPANT)
    if action.name != BLOOD_MONEY:
        return action.rewards
    for seat in action.wounded:
        room = state.players[seat].wounds < WOUND_CAP or state.options.wound_at_cap
        require(room, LegendsRefusal.WOUNDS_FULL)
    return tuple(_blood_money(seat, action) for seat in text.participants)


def _blood_money(seat: int, action: ReadStory) -> Effect:
    """$30, or a wound and $50."""
    if seat in action.wounded:
        return Effect(seat, cash=BLOOD_MONEY_WOUND_CASH, wounds=1)
    return Effect(seat, cash=BLOOD_MONEY_CASH)


def _sheriff_range(action: ReadStory) -> int:
    most = BLOOD_MONEY_SHERIFF if action.name == BLOOD_MONEY else action.sheriff
    require(0 <= most <= SHERIFF_RANGE, LegendsRefusal.SHERIFF_TOO_FAR)
    return most


def sheriff_step(ledger: Ledger, move: SheriffMove) -> bool:
    """Skip a story's move while nobody is wanted."""
    if not move.by_story or ledger.state.wanted_seats:
        return False
    ledger.add(e.SheriffStayed(move.seat))
    return True


def move_sheriff(ledger: Ledger, action: MoveSheriff) -> None:
    """Up to the printed number of territories."""
    move = ledger.state.agenda[-1]
    if not isinstance(move, SheriffMove):
        raise TypeError(move)
    require(0 <= action.distance <= move.most, LegendsRefusal.SHERIFF_TOO_FAR)
    ledger.add(e.SheriffMoved(move.seat, action.distance))


def meet_sheriff(ledger: Ledger, action: MeetSheriff) -> None:
    """Every wanted player there discards a card at once, before any fight."""
    seats = tuple(sorted(set(action.seats)))
    for seat in seats:
        ledger.seat(seat)
        require(ledger.player(seat).wanted, LegendsRefusal.NOT_WANTED)
    ledger.add(e.SheriffMet(seats))
    for seat in seats:
        ledger.cards(seat, -min(1, ledger.player(seat).hand), Source.SHERIFF)


def try_arrest(ledger: Ledger, action: TryArrest) -> None:
    """Let the mover choose one of those met, or let them go."""
    choice = ledger.state.agenda[-1]
    if not isinstance(choice, SheriffChoice):
        raise TypeError(choice)
    require(action.seat is None or action.seat in choice.met, LegendsRefusal.NO_SUCH_CHOICE)
    ledger.add(e.ArrestTried(choice.seat, action.seat))
    if action.seat is not None:
        fight = e.FightBegan(FightKind.SHERIFF, action.seat, None, mover=choice.seat)
        ledger.add(fight)


def meeting_choices(state: State) -> tuple[MeetSheriff, ...]:
    """List every group of wanted players that may stand with the sheriff."""
    groups: list[tuple[int, ...]] = [()]
    for seat in state.wanted_seats:
        groups += [(*group, seat) for group in groups]
    return tuple(MeetSheriff(group) for group in groups)

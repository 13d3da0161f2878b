"""The six fights: declared, answered, settled from the cards shown, and paid out."""

from companion.rules.western_legends import events as e
from companion.rules.western_legends.actions import (
    AnswerFight,
    Bounty,
    MeetBandit,
    Nerve,
    SettleFight,
    ShowNerve,
    Spoils,
    StartFight,
    TakeBounty,
    TakeSpoils,
    Winner,
)
from companion.rules.western_legends.apply import fight_of
from companion.rules.western_legends.calibration import Track
from companion.rules.western_legends.ledger import Ledger, require
from companion.rules.western_legends.model import (
    FIGHT_HIGH,
    FIGHT_LOW,
    FIGHT_SOURCES,
    GOLD_CAP,
    PLAYER_FIGHTS,
    Deed,
    Fight,
    FightKind,
    FightStep,
    Options,
    Source,
    SpareGold,
    State,
)
from companion.rules.western_legends.refusals import LegendsRefusal
from companion.rules.western_legends.tracks import arrest, half_cash, half_gold

ANNIE = "annie_oakley"
BANK_LOOT, BANK_WANTED = 80, 3
DUEL_LP = 2


def can_fight(state: State, kind: FightKind, target: int) -> LegendsRefusal | None:
    """Say why this fight cannot be started, if so."""
    if target == state.active:
        return LegendsRefusal.NOT_YOURSELF
    if target in state.turn.fought:
        return LegendsRefusal.ALREADY_FOUGHT
    if state.player.hand == 0:
        return LegendsRefusal.NOT_ENOUGH_CARDS
    lawful = state.player.track is Track.MARSHAL and state.players[target].wanted
    if kind is FightKind.ARREST and not lawful:
        return LegendsRefusal.CANNOT_ARREST
    return None


def begin(ledger: Ledger, action: StartFight) -> None:
    """Declare a fight; without a card the target must refuse."""
    require(action.kind in PLAYER_FIGHTS, LegendsRefusal.NO_SUCH_CHOICE)
    ledger.seat(action.target)
    reason = can_fight(ledger.state, action.kind, action.target)
    if reason is not None:
        require(met=False, code=reason)
    active = ledger.state.active
    ledger.add(e.ActionTaken(active, Deed.FIGHT))
    ledger.add(e.FightBegan(action.kind, active, action.target))


def meet_bandit(ledger: Ledger, action: MeetBandit) -> None:
    """Run into a bandit."""
    require(action.hideout in ledger.state.bandits, LegendsRefusal.NO_BANDIT_THERE)
    ledger.add(e.FightBegan(FightKind.BANDIT, ledger.state.active, None, action.hideout))


def answer(ledger: Ledger, action: AnswerFight) -> None:
    """Accept with a card, or refuse and lose."""
    fight = fight_of(ledger.state)
    target = _target(fight)
    has_card = ledger.player(target).hand > 0
    require(has_card or not action.accept, LegendsRefusal.NOT_ENOUGH_CARDS)
    ledger.add(e.FightAnswered(target, action.accept))


def show_nerve(ledger: Ledger, action: ShowNerve) -> None:
    """Annie Oakley's opponent pays before the cards are turned up."""
    opponent = nerve_seat(ledger.state, fight_of(ledger.state))
    if opponent is None:
        raise TypeError(action)
    if action.choice is Nerve.DISCARD:
        # One card lies on the table already.
        require(ledger.player(opponent).hand > 1, LegendsRefusal.NOT_ENOUGH_CARDS)
        ledger.cards(opponent, -1, Source.ABILITY)
    else:
        ledger.wounds(opponent, 1, Source.ABILITY)
    ledger.add(e.NerveShown(opponent, action.choice))


def nerve_seat(state: State, fight: Fight) -> int | None:
    """Find the player who faces Annie Oakley's legendary ability."""
    target = _target(fight)
    for annie, opponent in ((fight.seat, target), (target, fight.seat)):
        player = state.players[annie]
        if player.character == ANNIE and player.legendary:
            return opponent
    return None


def step(ledger: Ledger, fight: Fight) -> bool:
    """Do what follows by itself; say whether anything did."""
    if fight.step is FightStep.ANSWER and ledger.player(_target(fight)).hand == 0:
        ledger.add(e.FightAnswered(_target(fight), accepted=False, auto=True))
        _settled(ledger, Winner.PLAYER, SettleFight(winner=Winner.PLAYER), refused=True)
        return True
    if fight.step is FightStep.NERVE:
        return _nerve_step(ledger, fight)
    return False


def _nerve_step(ledger: Ledger, fight: Fight) -> bool:
    opponent = nerve_seat(ledger.state, fight)
    if opponent is None:
        ledger.add(e.NerveShown(fight.seat, Nerve.DISCARD, auto=True))
        return True
    if ledger.player(opponent).hand > 1:
        return False
    ledger.wounds(opponent, 1, Source.ABILITY)
    ledger.add(e.NerveShown(opponent, Nerve.WOUND, auto=True))
    return True


def refuse_fight(ledger: Ledger, action: AnswerFight) -> None:
    """Answer, and settle at once if the target refuses."""
    answer(ledger, action)
    if not action.accept:
        _settled(ledger, Winner.PLAYER, SettleFight(winner=Winner.PLAYER), refused=True)


def final_value(card: int, modifiers: tuple[int, ...], options: Options) -> int:
    """Clamp a card with its modifiers to 2..14, once after all effects or after each."""
    if not options.clamp_each_effect:
        return max(FIGHT_LOW, min(FIGHT_HIGH, card + sum(modifiers)))
    for modifier in modifiers:
        card = max(FIGHT_LOW, min(FIGHT_HIGH, card + modifier))
    return card


def winner_of(kind: FightKind, action: SettleFight, options: Options) -> Winner | None:
    """Compare the final values; a tie goes to the initiator, but never against the table."""
    if action.winner is not None or action.player is None or action.opponent is None:
        return action.winner
    own = final_value(action.player, action.player_modifiers, options)
    other = final_value(action.opponent, action.opponent_modifiers, options)
    wins = own >= other if kind in PLAYER_FIGHTS else own > other
    return Winner.PLAYER if wins else Winner.OPPONENT


def settle(ledger: Ledger, action: SettleFight) -> None:
    """Settle a fight from the cards shown, or from the winner's name alone."""
    fight = fight_of(ledger.state)
    given = (action.player, action.opponent)
    values = [value for value in given if value is not None]
    in_range = all(FIGHT_LOW <= value <= FIGHT_HIGH for value in values)
    require(in_range, LegendsRefusal.BAD_FIGHT_VALUE)
    require(not values or ledger.player(fight.seat).hand > 0, LegendsRefusal.NOT_ENOUGH_CARDS)
    winner = winner_of(fight.kind, action, ledger.state.options)
    if winner is None:
        require(met=False, code=LegendsRefusal.CARDS_OR_WINNER)
        return
    _settled(ledger, winner, action, refused=False)


def _settled(ledger: Ledger, winner: Winner, action: SettleFight, *, refused: bool) -> None:
    fight, options = fight_of(ledger.state), ledger.state.options
    own, other = (
        None if card is None else final_value(card, modifiers, options)
        for card, modifiers in (
            (action.player, action.player_modifiers),
            (action.opponent, action.opponent_modifiers),
        )
    )
    ledger.add(e.FightSettled(fight.kind, fight.seat, fight.target, winner, own, other))
    _discard(ledger, fight, action, refused=refused)
    ledger.effects(action.effects, FIGHT_SOURCES[fight.kind])
    if fight.kind in PLAYER_FIGHTS:
        _player_outcome(ledger, fight, winner, action, refused=refused)
    else:
        _table_outcome(ledger, fight, winner, action)


def _discard(ledger: Ledger, fight: Fight, action: SettleFight, *, refused: bool) -> None:
    """All played cards leave the hands; nobody plays one that he does not have."""
    source = FIGHT_SOURCES[fight.kind]
    require(
        min(action.player_reactions, action.opponent_reactions) >= 0, LegendsRefusal.OUT_OF_RANGE
    )
    laid = min(1, ledger.player(fight.seat).hand)
    ledger.cards(fight.seat, -laid - action.player_reactions, source)
    if fight.target is not None:
        ledger.cards(fight.target, -int(not refused) - action.opponent_reactions, source)
    else:
        require(action.opponent_reactions == 0, LegendsRefusal.OUT_OF_RANGE)


def _player_outcome(
    ledger: Ledger, fight: Fight, winner: Winner, action: SettleFight, *, refused: bool
) -> None:
    source, target = FIGHT_SOURCES[fight.kind], _target(fight)
    if winner is Winner.OPPONENT:
        ledger.loses(fight.seat, source, wound=not action.wound_cancelled)
        ledger.add(e.FightOver(fight.kind))
        return
    if not refused or ledger.state.options.refuser_suffers:
        ledger.loses(target, source, wound=not action.wound_cancelled)
    if fight.kind is FightKind.ROBBERY:
        _open_spoils(ledger, fight)
        return
    ledger.add(e.FightOver(fight.kind))
    if fight.kind is FightKind.DUEL:
        ledger.lp(fight.seat, DUEL_LP, source)
        return
    arrest(ledger, target, fight.seat)
    ledger.add(e.SheriffReturned(fight.seat, asks=False))
    ledger.points(fight.seat, Track.MARSHAL, 1, source)


def _table_outcome(ledger: Ledger, fight: Fight, winner: Winner, action: SettleFight) -> None:
    source, wins = FIGHT_SOURCES[fight.kind], winner is Winner.PLAYER
    if fight.hideout is not None:
        ledger.add(e.BanditRemoved(fight.hideout))
    if not wins:
        ledger.loses(fight.seat, source, wound=not action.wound_cancelled)
    if fight.kind is FightKind.BANDIT and wins:
        _open_bounty(ledger, fight)
        return
    ledger.add(e.FightOver(fight.kind))
    if fight.kind is FightKind.BANK:
        ledger.cash(fight.seat, BANK_LOOT if wins else 0, source)
        ledger.points(fight.seat, Track.WANTED, BANK_WANTED if wins else 1, source)
    elif fight.kind is FightKind.SHERIFF:
        _sheriff_outcome(ledger, fight, wins=wins)


def _sheriff_outcome(ledger: Ledger, fight: Fight, *, wins: bool) -> None:
    state, mover = ledger.state, fight.seat if fight.mover is None else fight.mover
    if wins:
        asks = state.options.office_encounter and len(state.wanted_seats) > 0
        ledger.add(e.SheriffReturned(mover, asks))
        return
    arrest(ledger, fight.seat, None)
    if state.options.sheriff_home_after_arrest:
        ledger.add(e.SheriffReturned(mover, asks=False))


def _open_bounty(ledger: Ledger, fight: Fight) -> None:
    """Offer the choice; a wanted player has none and gains 1 LP."""
    if not ledger.player(fight.seat).wanted:
        ledger.add(e.RewardOpened(fight.seat, fight.kind))
        return
    ledger.add(e.FightOver(fight.kind))
    ledger.lp(fight.seat, 1, Source.BANDIT)


def take_bounty(ledger: Ledger, action: TakeBounty) -> None:
    """1 LP or 1 MP for a bandit."""
    fight = fight_of(ledger.state)
    ledger.add(e.FightOver(fight.kind))
    if action.take is Bounty.LP:
        ledger.lp(fight.seat, 1, Source.BANDIT)
    else:
        ledger.points(fight.seat, Track.MARSHAL, 1, Source.BANDIT)


def spoils_choices(state: State, fight: Fight) -> tuple[TakeSpoils, ...]:
    """List what the robber may take: half the cash or half the gold, and the cattle."""
    robber, victim = state.players[fight.seat], state.players[_target(fight)]
    takes = [Spoils.NOTHING]
    if victim.cash:
        takes.append(Spoils.CASH)
    if victim.gold and robber.gold < GOLD_CAP:
        takes.append(Spoils.GOLD)
    free = victim.cattle is not None and robber.cattle is None
    cattle = (False, True) if free and state.options.robbery_cattle else (False,)
    return tuple(TakeSpoils(take, herd) for take in takes for herd in cattle)


def _open_spoils(ledger: Ledger, fight: Fight) -> None:
    if len(spoils_choices(ledger.state, fight)) > 1:
        ledger.add(e.RewardOpened(fight.seat, fight.kind))
    else:
        _robbed(ledger, fight)


def take_spoils(ledger: Ledger, action: TakeSpoils) -> None:
    """Take half of something from the victim; what the robber has no room for is a house rule."""
    fight = fight_of(ledger.state)
    require(action in spoils_choices(ledger.state, fight), LegendsRefusal.NO_SUCH_CHOICE)
    victim = _target(fight)
    amount = _take(ledger, fight.seat, victim, action.take)
    ledger.add(e.SpoilsTaken(fight.seat, victim, action.take, amount))
    colour = ledger.player(victim).cattle
    if action.cattle and colour is not None:
        ledger.add(e.CattleStolen(fight.seat, victim, colour))
    _robbed(ledger, fight)


def _take(ledger: Ledger, robber: int, victim: int, take: Spoils) -> int:
    loser = ledger.player(victim)
    if take is Spoils.CASH:
        amount = half_cash(loser.cash)
        ledger.cash(victim, -amount, Source.ROBBERY)
        ledger.cash(robber, amount, Source.ROBBERY)
        return amount
    if take is Spoils.NOTHING:
        return 0
    amount, room = half_gold(loser.gold), GOLD_CAP - ledger.player(robber).gold
    if ledger.state.options.robbed_gold_over_cap is SpareGold.VICTIM:
        amount = min(amount, room)
    ledger.gold(victim, -amount, Source.ROBBERY)
    ledger.gold(robber, amount, Source.ROBBERY)
    return amount


def _robbed(ledger: Ledger, fight: Fight) -> None:
    ledger.add(e.FightOver(fight.kind))
    ledger.points(fight.seat, Track.WANTED, 1, Source.ROBBERY)


def _target(fight: Fight) -> int:
    if fight.target is None:
        raise TypeError(fight)
    return fight.target

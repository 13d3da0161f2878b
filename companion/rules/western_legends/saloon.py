"""Poker at a saloon: antes, the showdown, pot and split."""

from companion.rules.western_legends import events as e
from companion.rules.western_legends.actions import Poker, Showdown, Shown
from companion.rules.western_legends.ledger import Ledger, require
from companion.rules.western_legends.model import COIN, Deed, PokerRound, Source, State
from companion.rules.western_legends.poker import (
    CARDS,
    DEALER_CARDS,
    FLOP,
    OWN_CARDS,
    advise,
    evaluate,
)
from companion.rules.western_legends.refusals import LegendsRefusal

ANTE = 10
SALOON_STAKE = 50


def can_join(state: State) -> tuple[int, ...]:
    """List those who can pay the ante; being in town is the table's word."""
    others = (seat for seat in range(len(state.players)) if seat != state.active)
    return tuple(seat for seat in others if state.players[seat].cash >= ANTE)


def begin(ledger: Ledger, action: Poker) -> None:
    """Everyone who plays pays $10 and draws a card; alone, the right neighbour deals."""
    active = ledger.state.active
    joined = tuple(sorted(set(action.joined)))
    for seat in joined:
        ledger.seat(seat)
        require(seat != active, LegendsRefusal.NOT_YOURSELF)
    payers = (active, *joined)
    ledger.add(e.ActionTaken(active, Deed.POKER))
    for seat in payers:
        ledger.cash(seat, -ANTE, Source.POKER)
        ledger.cards(seat, 1, Source.POKER)
    dealer = None if joined else ledger.state.right_of(active)
    ledger.add(e.PokerBegan(active, payers, dealer))


def pot_of(table: PokerRound) -> int:
    """Add the antes to the saloon's $50."""
    return SALOON_STAKE + ANTE * len(table.payers)


def at_table(table: PokerRound) -> tuple[int, ...]:
    """All who show cards."""
    return table.payers if table.dealer is None else (*table.payers, table.dealer)


def cards_to_show(state: State, table: PokerRound, seat: int) -> tuple[int, int]:
    """Give the least and most cards a seat turns up; of a dealer's four the best two count."""
    if seat == table.dealer:
        return OWN_CARDS, DEALER_CARDS
    own = min(OWN_CARDS, state.players[seat].hand)
    return own, own


def showdown(ledger: Ledger, action: Showdown) -> None:
    """Compare the hands, or take the table's word, and pay out."""
    table = table_of(ledger.state)
    hands: tuple[e.Evaluated, ...] = ()
    if action.flop or action.hands or action.winners is None:
        _check_cards(ledger.state, table, action)
        hands = tuple(_evaluated(ledger.state, table, action.flop, s) for s in action.hands)
    winners = _best(hands) if action.winners is None else tuple(sorted(set(action.winners)))
    seated = len(winners) > 0 and set(winners) <= set(at_table(table))
    require(seated, LegendsRefusal.NOT_AT_TABLE)
    _pay_out(ledger, table, winners, action, hands)
    ledger.effects(action.effects, Source.CARD)


def table_of(state: State) -> PokerRound:
    """Give the round of poker that is dealt with now."""
    table = state.agenda[-1]
    if not isinstance(table, PokerRound):
        raise TypeError(table)
    return table


def _check_cards(state: State, table: PokerRound, action: Showdown) -> None:
    shown = [card for hand in action.hands for card in hand.cards] + list(action.flop)
    require(all(card in CARDS for card in shown), LegendsRefusal.UNKNOWN_CARD)
    require(len(set(shown)) == len(shown), LegendsRefusal.DUPLICATE_CARD)
    require(len(action.flop) == FLOP, LegendsRefusal.FLOP_OF_THREE)
    seats = sorted(hand.seat for hand in action.hands)
    require(seats == sorted(at_table(table)), LegendsRefusal.NOT_AT_TABLE)
    for hand in action.hands:
        least, most = cards_to_show(state, table, hand.seat)
        require(least <= len(hand.cards) <= most, LegendsRefusal.WRONG_CARD_COUNT)


def _evaluated(state: State, table: PokerRound, flop: tuple[str, ...], shown: Shown) -> e.Evaluated:
    cards = shown.cards
    if shown.seat == table.dealer and len(cards) > OWN_CARDS:
        cards = advise(flop, cards, state.options)
    best = evaluate(flop, cards, state.options)
    return e.Evaluated(shown.seat, cards, best.value[0], best.kick)


def _best(hands: tuple[e.Evaluated, ...]) -> tuple[int, ...]:
    top = max((hand.rank, hand.kick) for hand in hands)
    return tuple(sorted(hand.seat for hand in hands if (hand.rank, hand.kick) == top))


def _pay_out(
    ledger: Ledger,
    table: PokerRound,
    tied: tuple[int, ...],
    action: Showdown,
    hands: tuple[e.Evaluated, ...],
) -> None:
    """Pay out: the active player wins every tie, others share, a dealer wins nothing."""
    played = {seat: min(OWN_CARDS, ledger.player(seat).hand) for seat in table.payers}
    winners = (table.seat,) if table.seat in tied else tied
    paid = tuple(seat for seat in winners if seat in table.payers)
    pot = pot_of(table)
    share = pot // (COIN * len(paid)) * COIN if paid else 0
    ledger.add(e.PotWon(winners, pot, share, pot - share * len(paid), action.flop, hands))
    for seat, count in played.items():
        ledger.cards(seat, -count, Source.POKER)
    for seat in paid:
        ledger.cash(seat, share, Source.POKER)
    if table.seat in paid:
        ledger.lp(table.seat, 1, Source.POKER)
    losers = [seat for seat in table.payers if seat not in paid]
    if ledger.state.options.losing_dealer_draws and table.dealer not in (None, *winners):
        losers += [table.dealer] if table.dealer is not None else []
    for seat in losers:
        ledger.cards(seat, 1, Source.POKER)

"""The ledger of a series, its standings, and the auction."""

from dataclasses import dataclass

from companion.rules.bang_cards.hire import bidders, nomination_order
from companion.rules.bang_cards.model import AskKind, State
from companion.rules.bang_cards.money import has_price_list, most_kept, next_sheriff, pay
from companion.viewmodels.bang_cards.words import character_name, named
from companion.viewmodels.text import Text


@dataclass(frozen=True, slots=True)
class LedgerLine:
    """One payment."""

    game: int
    name: str
    amount: int
    reason: Text


@dataclass(frozen=True, slots=True)
class Standing:
    """Somebody's place; those with equal money share it."""

    place: int
    player: int
    name: str
    money: int


@dataclass(frozen=True, slots=True)
class AuctionView:
    """The characters on offer and the highest bid."""

    opened: tuple[Text, ...]
    lot: Text | None
    bid: int
    leader: str | None
    bidders: tuple[str, ...]
    nominators: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LedgerView:
    """Money over the series."""

    game: int
    games: int
    lines: tuple[LedgerLine, ...]
    standings: tuple[Standing, ...]
    next_sheriff: str | None
    paid_by_table: bool
    """The rulebook has no price for this result: amounts are entered by hand."""


def ledger_view(state: State) -> LedgerView:
    """Show the money."""
    lines = tuple(
        LedgerLine(e.game, state.players[e.player].name, e.amount, named("money", e.reason))
        for e in state.ledger
    )
    games = len(state.players) if state.options.series else 1
    following = state.game < games
    return LedgerView(
        state.game,
        games,
        lines,
        standings(state),
        state.players[next_sheriff(state)].name if following else None,
        state.ended is not None and not has_price_list(state),
    )


def standings(state: State) -> tuple[Standing, ...]:
    """Rank by money; with two players each person counts once."""
    first = {player.owner: one for one, player in reversed(list(enumerate(state.players)))}
    totals = {one: state.players[one].money for one in first.values()}
    ranked = sorted(totals, key=lambda one: (-totals[one], one))
    return tuple(
        Standing(
            1 + sum(money > totals[one] for money in totals.values()),
            one,
            state.players[one].name,
            totals[one],
        )
        for one in ranked
    )


def auction_view(state: State) -> AuctionView | None:
    """Show the auction while one is going on."""
    kinds = (AskKind.NOMINATE, AskKind.AUCTION)
    if not state.asks or state.asks[0].kind not in kinds:
        return None
    ask = state.asks[0]
    selling = ask.kind is AskKind.AUCTION

    def names(players: tuple[int, ...]) -> tuple[str, ...]:
        return tuple(state.players[one].name for one in players)

    return AuctionView(
        tuple(character_name(key) for key in state.opened),
        character_name(ask.text) if selling else None,
        ask.count if selling else 0,
        state.players[ask.player].name if selling else None,
        names(bidders(state, ask)) if selling else (),
        names(nomination_order(state)),
    )


def pay_preview(state: State) -> tuple[tuple[str, int], ...]:
    """Tell what the result pays to whom, before the table agrees."""
    everybody = range(len(state.players))
    return tuple((state.players[one].name, pay(state, one)) for one in everybody)


def keep_limit(state: State, player: int) -> int:
    """Experience: how many cards somebody may buy back."""
    return most_kept(state, player)

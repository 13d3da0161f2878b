"""Questions whose answers can be listed."""

from companion.rules.western_legends.actions import TakeToll, TollGift
from companion.rules.western_legends.model import COIN, Options, Player, State

BILLY = "billy_the_kid"


def first_players(players: tuple[Player, ...], options: Options) -> tuple[int, ...]:
    """List the most wanted, or everyone where nobody is; of several the table names one."""
    most = max(player.points if player.wanted else 0 for player in players)
    tied = tuple(s for s, p in enumerate(players) if most and p.wanted and p.points == most)
    if len(tied) == 1 or (tied and options.first_among_tied):
        return tied
    return tuple(range(len(players)))


def billy_rides(player: Player) -> bool:
    """Whether Billy the Kid's legendary ability is on."""
    return player.character == BILLY and player.legendary


def toll_choices(state: State) -> tuple[TakeToll, ...]:
    """Nobody, or anyone on the territory who has $10 or a card."""
    choices = [TakeToll()]
    for seat, player in enumerate(state.players):
        if seat == state.active:
            continue
        if player.cash >= COIN:
            choices.append(TakeToll(seat, TollGift.CASH))
        if player.hand > 0:
            choices.append(TakeToll(seat, TollGift.CARD))
    return tuple(choices)

"""Money: the price list, the series, and its variants."""

from typing import Any

import pytest

from companion.rules.bang_cards.actions import (
    Accept,
    Bid,
    Deal,
    Hurt,
    KeepCards,
    Nominate,
    OpenCharacters,
    Pass,
    Reveal,
    Sold,
    Take,
)
from companion.rules.bang_cards.events import DECK_CARDS
from companion.rules.bang_cards.model import Role
from companion.rules.bang_cards.money import pay
from companion.rules.bang_cards.reasons import Reminder

SCORED = {"scored": True}
SERIES = {"scored": True, "series": True}
HIRE = {"scored": True, "hire": True}
FOUR = ("kit_carlson", "pixie_pete", "el_gringo", "willy_the_kid")

AMOUNTS = {
    4: (3000, 0, 0, 2000, 1600, 1200, 6000, 400, 1600),
    5: (3000, 2000, 1400, 2000, 1600, 1500, 7500, 500, 2000),
    6: (4500, 3000, 2100, 3000, 2400, 1800, 9000, 600, 2400),
    7: (4500, 3000, 2100, 3000, 2400, 2100, 10500, 700, 2800),
    8: (4500, 3000, 2100, 3000, 2400, 2400, 12000, 800, 3200),
}


def paid(table: Any, role: Role, *, alive: bool) -> int:
    """Give what one player of a role was paid."""
    state = table.state
    found = (
        player.money
        for one, player in enumerate(state.players)
        if player.role is role and (one in state.survivors) is alive
    )
    return next(found, 0)


def law_wins(lay: Any, count: int) -> Any:
    """Everybody bad falls, a renegade last, and one deputy too."""
    table = lay(count, options=SCORED).play()
    bad = [one for one, p in enumerate(table.state.players) if p.role is Role.OUTLAW]
    bad += [one for one, p in enumerate(table.state.players) if p.role is Role.RENEGADE]
    good = [one for one, p in enumerate(table.state.players) if p.role is Role.DEPUTY]
    for one in (*good[1:], *bad):
        table.do(Hurt(one, 4))
        if table.state.wound is not None:
            table.do(Take())
    return table


@pytest.mark.parametrize("count", AMOUNTS)
def test_the_laws_victory_pays_as_listed(lay: Any, count: int) -> None:
    """Sheriff, deputies alive and dead, and the renegade who fell last."""
    table, amounts = law_wins(lay, count), AMOUNTS[count]
    assert table.state.winner.side == "law"
    assert paid(table, Role.SHERIFF, alive=True) == amounts[0]
    assert paid(table, Role.DEPUTY, alive=True) == amounts[1]
    if count > 6:
        assert paid(table, Role.DEPUTY, alive=False) == amounts[2]
    assert max(p.money for p in table.state.players if p.role is Role.RENEGADE) == amounts[8]


@pytest.mark.parametrize("count", AMOUNTS)
def test_the_outlaws_victory_pays_as_listed(lay: Any, count: int) -> None:
    """Outlaws alive and dead, and a living renegade; the law gets nothing."""
    amounts = AMOUNTS[count]
    table = lay(count, options=SCORED).play().do(Hurt(1, 4), Take(), Hurt(0, 5), Take())
    assert table.state.winner.side == "outlaws"
    assert paid(table, Role.OUTLAW, alive=True) == amounts[3]
    assert paid(table, Role.OUTLAW, alive=False) == amounts[4]
    assert paid(table, Role.RENEGADE, alive=True) == amounts[5]
    assert paid(table, Role.SHERIFF, alive=False) == paid(table, Role.DEPUTY, alive=True) == 0


@pytest.mark.parametrize("count", AMOUNTS)
def test_the_renegades_victory_pays_as_listed(lay: Any, count: int) -> None:
    """And the sheriff who fell last gets a little."""
    life = [1, *[0] * (count - 1)]
    life[2] = 4
    table = lay(count, options=SCORED, life=life).play().do(Hurt(0, 1, 2), Take())
    assert table.state.winner.side == "renegade"
    assert paid(table, Role.RENEGADE, alive=True) == AMOUNTS[count][6]
    assert paid(table, Role.SHERIFF, alive=False) == AMOUNTS[count][7]


def test_roles_are_told_before_the_money_is_paid(lay: Any) -> None:
    """The game is decided, yet somebody's pay depends on a secret."""
    roles = ("sheriff", None, None, None, None)
    table = lay(5, roles=roles, options=SCORED, life=[1, 4, 4, 4, 4]).play()
    table.do(Hurt(0, 1, 1), Take())
    assert table.state.winner is None
    table.do(Reveal(1, Role.OUTLAW), Reveal(2, Role.OUTLAW), Reveal(3, Role.RENEGADE))
    assert [player.money for player in table.state.players] == [0, 2000, 2000, 1500, 0]


def test_without_a_price_list_amounts_are_entered_by_hand(lay: Any) -> None:
    """Three players: nothing is paid, and a correction is possible after the end."""
    table = lay(3, options=SCORED, life=[4, 4, 1]).play().do(Hurt(2, 1, 0), Take())
    assert table.state.winner.side == "hunter"
    assert [player.money for player in table.state.players] == [0, 0, 0]
    table.fix(player=0, money=700)
    assert table.state.players[0].money == 700


def finish(table: Any) -> Any:
    """Let the sheriff die."""
    sheriff = table.state.sheriff
    table.play().do(Hurt(sheriff, 5), Take())
    while table.state.winner is None and not table.state.asks:
        hidden = next(one for one, p in enumerate(table.state.players) if not p.shown)
        table.do(next(one for one in table.legal if one.player == hidden))
    return table


def test_a_series_makes_everybody_sheriff_once(lay: Any) -> None:
    """As many games as players, the star going clockwise; the highest total wins."""
    table = finish(lay(4, options=SERIES))
    sheriffs = [0]
    while table.state.winner is None:
        sheriffs.append(table.state.sheriff)
        table.do(Deal(("other",) * 4))
        finish(table)
    assert sheriffs == [0, 1, 2, 3]
    assert table.state.winner.side == "series"
    totals = [player.money for player in table.state.players]
    assert table.state.winner.seats == tuple(
        one for one, money in enumerate(totals) if money == max(totals)
    )
    assert sum(entry.amount for entry in table.state.ledger) == sum(totals)


def test_a_correction_after_the_series_may_change_its_winner(lay: Any) -> None:
    """Amounts may have been wrong: whoever has the most then has won."""
    table = finish(lay(4, options=SERIES))
    while table.state.winner is None:
        finish(table.do(Deal(("other",) * 4)))
    table.fix(player=3, money=50_000)
    assert (table.state.winner.side, table.state.winner.seats) == ("series", (3,))
    assert [entry.reason for entry in table.state.ledger][-1] == "correction"


def test_amounts_entered_between_two_games_belong_to_the_one_just_played(lay: Any) -> None:
    """Wild West Show has no price list: the table pays, and the next game is already laid."""
    used = [card for card in DECK_CARDS["wild_west_show"] if card != "wws.wild_west_show"]
    table = lay(4, options=SERIES, show="wws.wild_west_show", show_used=used, life=[5, 1, 0, 0])
    table.play().do(Hurt(1, 1, 0))
    assert (table.state.game, table.state.asks[0].kind) == (2, "deal")
    table.fix(player=0, money=3000).do(Deal(("other",) * 4)).fix(player=0, money=3100)
    assert [(entry.game, entry.amount) for entry in table.state.ledger] == [(1, 3000), (2, 100)]


def test_a_bounty_is_paid_with_three_players_too(lay: Any) -> None:
    """For an outlaw; any other victim brings cards."""
    options = {"scored": True, "bounties": True}
    table = lay(3, options=options, life=[4, 1, 4]).play().do(Hurt(1, 1, 0), Take())
    assert (table.state.players[0].money, table.reminders()) == (1000, [])
    other = lay(3, options=options, life=[4, 4, 1], active=1).play().do(Hurt(2, 1, 1), Take())
    assert (Reminder.DRAW_CARDS, 1, 3) in other.reminders()


def hired(lay: Any, **options: Any) -> Any:
    """Open four characters."""
    return lay(4, options={**HIRE, **options}).do(OpenCharacters(FOUR))


def test_hire_auctions_every_character(lay: Any) -> None:
    """Nobody bids more than they have; the price is taken and recorded."""
    table = hired(lay)
    assert table.state.asks[0].player == 3
    assert table.refusal(Nominate("kit_carlson", 50)) == "bid_too_low"
    assert table.refusal(Nominate("kit_carlson", 1100)) == "bid_above_money"
    table.do(Nominate("kit_carlson", 100))
    assert table.refusal(Bid(2, 1100)) == "bid_above_money"
    assert table.refusal(Bid(2, 100)) == "bid_too_low"
    table.do(Bid(2, 400), Sold())
    player = table.state.players[2]
    assert (player.character, player.money, player.hire_price) == ("kit_carlson", 600, 400)
    assert table.state.asks[0].player == 1
    table.do(Nominate("pixie_pete", 100))
    assert table.refusal(Bid(2, 200)) == "bidder_has_character"


def test_nobody_is_hurt_before_the_game_begins(lay: Any) -> None:
    """The auction is still going on."""
    assert hired(lay).refusal(Hurt(1, 1)) == "wrong_phase"


def buy_all(table: Any) -> Any:
    """Let every nominator have the first character for the opening bid."""
    while table.state.asks and table.state.asks[0].kind == "nominate":
        table.do(Nominate(table.state.opened[0], 100))
        if table.state.asks and table.state.asks[0].kind == "auction":
            table.do(Sold())
    return table


def test_hired_survivors_may_keep_their_character(lay: Any) -> None:
    """For the recorded price; the others' characters go back to the auction."""
    table = finish(buy_all(hired(lay, series=True)))
    assert [ask.kind for ask in table.state.asks[:3]] == ["keep_character"] * 3
    kept = table.state.asks[0].player
    before = table.state.players[kept].money
    table.do(Accept(), Pass(), Pass())
    assert table.state.players[kept].money == before - 100
    assert table.refusal(OpenCharacters(FOUR)) == "amount_not_possible"
    table.do(OpenCharacters(("suzy_lafayette", "black_jack", "slab_the_killer")))
    buy_all(table)
    assert len({player.character for player in table.state.players}) == 4


def test_experience_counts_kept_cards_in_the_deal(lay: Any) -> None:
    """Five hundred each; the dead have none to keep."""
    table = finish(lay(4, options={**SERIES, "experience": True}))
    table.do(Deal(("other",) * 4))
    assert table.state.asks[0].player == 1
    assert len(table.legal) == 5
    table.do(KeepCards(2))
    assert table.state.players[1].money == 1000
    assert table.reminders()[0] == ("start_hand", 1, 3)


def test_a_deputy_who_killed_the_sheriff_pays_in_every_case(lay: Any) -> None:
    """Minus 5000, which may make the total negative."""
    table = lay(5, options=SCORED, life=[1, 4, 4, 4, 4]).play().do(Hurt(0, 1, 4), Take())
    assert table.state.players[4].money == -5000
    assert pay(table.state, 4) == -5000

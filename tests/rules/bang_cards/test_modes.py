"""Two, three and six secret players, the turn, and what a table may agree on."""

from typing import Any

import pytest

from companion.rules.bang_cards import BANG_CARDS
from companion.rules.bang_cards.actions import (
    Bang,
    Beer,
    Call,
    Check,
    Declare,
    Dodge,
    Duel,
    Gatling,
    Hurt,
    Next,
    Pass,
    Pick,
    Put,
    Reveal,
    Take,
    TurnEvent,
)
from companion.rules.bang_cards.distance import base_distance
from companion.rules.bang_cards.draw import hand_limit
from companion.rules.bang_cards.happened import Reminded
from companion.rules.bang_cards.model import Card, Role, Status, Suit
from companion.rules.bang_cards.reasons import Reminder
from companion.rules.bang_cards.ring import caller_of
from companion.rules.bang_cards.table import usable

CLUB, HEART = Check(Suit.CLUBS), Check(Suit.HEARTS)
SECRET = {"secret": True}
HIDDEN = ("sheriff", None, None, None, None, None)
CAST = ("sheriff", "outlaw", "renegade", "outlaw", "deputy", "outlaw")


def test_two_players_choose_which_character_plays(lay: Any) -> None:
    """The hand limit is the active one's life."""
    table = lay(2, {0: "pixie_pete", 1: "sean_mallory"})
    assert table.legal == (Pick(0), Pick(1))
    assert table.refusal(Pick(2)) == "not_a_target"
    table.do(Pick(1))
    assert table.state.active == 1
    assert hand_limit(table.state, 1) == 10


def test_two_players_choose_their_active_characters_before_the_game(lay: Any) -> None:
    """The starting hand is as large as the active one's life."""
    request = {
        "players": [
            {"name": "Ana", "characters": ["pixie_pete", "willy_the_kid"], "front": 1},
            {"name": "Bob", "characters": ["el_gringo", "kit_carlson"]},
        ]
    }
    events = BANG_CARDS.start(request)
    hands = [(told.player, told.count) for told in events if isinstance(told, Reminded)]
    assert hands == [(1, 4), (2, 3)]


def test_two_players_the_surviving_character_plays_the_turn_on(lay: Any) -> None:
    """Dynamite kills one before phase 1: the other is active, and it is still the same turn."""
    table = lay(2, cards=[["dynamite"], [], [], []], life=[3, 4, 4, 4])
    table.do(Check(Suit.SPADES, 5), Take())
    assert (table.state.turn, table.state.active, table.state.stage) == (1, 1, "draw")
    duel = lay(2, life=[1, 4, 4, 4]).do(Pick(0)).play().do(Duel(2), Dodge(), Take(), Take())
    assert (duel.state.turn, duel.state.active, duel.state.stage) == (1, 1, "play")


def test_two_players_handcuffs_hold_the_person(lay: Any) -> None:
    """Whichever character plays."""
    options = {"decks": ["high_noon"]}
    table = lay(2, options=options, turns=[1, 1, 1, 1]).do(TurnEvent("hn.handcuffs"), Pick(2))
    table.do(Pick(0)).end_turn().do(Pick(3)).play()
    assert table.refusal(Bang(0)) == "handcuffed"


def test_two_players_take_turns(lay: Any) -> None:
    """Whichever of their characters plays."""
    table = lay(2).do(Pick(1)).end_turn()
    assert table.state.players[table.state.active].owner == 1


def test_two_players_both_in_jail_lose_the_turn(lay: Any) -> None:
    """One of them free, and that one plays."""
    cards: list[list[str]] = [["jail"], ["jail"], [], []]
    table = lay(2, cards=cards).do(CLUB, CLUB)
    assert table.state.players[table.state.active].owner == 1
    one = lay(2, cards=cards).do(CLUB, HEART)
    assert (one.state.active, one.state.stage) == (1, "draw")


def test_two_players_pass_dynamite_to_the_opponents_choice(lay: Any) -> None:
    """The opponent puts it in front of either character."""
    table = lay(2, cards=[["dynamite"], [], [], []]).do(HEART)
    assert table.legal == (Pick(2), Pick(3))
    assert table.do(Pick(3)).state.players[3].has(Card.DYNAMITE)


def test_two_players_win_by_killing_both(lay: Any) -> None:
    """One alone does not end it, and the other is active from then on."""
    table = lay(2, life=[4, 4, 1, 1]).do(Pick(0)).play().do(Hurt(2, 1, 0), Take())
    assert not table.state.winner
    assert table.state.fronts == (0, 3)
    table.do(Hurt(3, 1, 0), Take())
    assert (table.state.winner.side, table.state.winner.seats) == ("last_standing", (0, 1))


def test_two_players_beer_works_unless_agreed(lay: Any) -> None:
    """The rulebook regulates it for two, so it works by default."""
    assert lay(2, life=[3, 4, 4, 4]).do(Pick(0)).play().do(Beer(0)).life(0) == 4
    void = lay(2, life=[3, 4, 4, 4], options={"two_player_beer": False}).do(Pick(0)).play()
    assert void.refusal(Beer(0)) == "beer_has_no_effect"


def test_two_players_a_passive_character_wakes_up_to_answer(lay: Any) -> None:
    """Jourdonnais checks although his partner plays."""
    table = lay(2, {3: "jourdonnais"}).do(Pick(0)).play().do(Gatling(), Dodge())
    assert table.state.asks[0].player == 3
    assert table.do(HEART).life(3) == 4


def test_three_players_hunt_in_a_ring(lay: Any) -> None:
    """The renegade's prey is the outlaw; dynamite makes no hunter."""
    table = lay(3, life=[4, 1, 4], active=2).play().do(Hurt(1, 1, 2), Take())
    assert table.state.winner.seats == (2,)
    nobody = lay(3, life=[4, 1, 4], active=2).play().do(Hurt(1, 1), Take())
    assert nobody.state.winner is None
    own = lay(3, life=[4, 1, 4], active=1).play().do(Duel(0), Dodge(), Take(), Take())
    assert own.reminders() == []
    assert lay(3).state.active == 0


def test_secret_six_goes_on_without_the_sheriff(lay: Any) -> None:
    """The next one around turns the events."""
    table = lay(6, roles=HIDDEN, options={**SECRET, "decks": ["high_noon"]}).play()
    table.do(Hurt(0, 5), Take())
    assert table.state.winner is None
    assert caller_of(table.state) == 1


def test_secret_six_crime_is_defeated_and_nobody_answers(lay: Any) -> None:
    """Three bad players dead: the sheriff may declare at the start of his turn."""
    table = lay(6, roles=CAST, options=SECRET, life=[5, 0, 0, 0, 4, 4], active=5)
    assert table.refusal(Declare(Call.CRIME_DEFEATED, Role.SHERIFF)) == "declaration_not_now"
    table.end_turn()
    assert table.legal == (Declare(Call.CRIME_DEFEATED, Role.SHERIFF), Pass())
    assert table.refusal(Declare(Call.LAW_DEAD, Role.OUTLAW)) == "declaration_not_now"
    table.do(Declare(Call.CRIME_DEFEATED, Role.SHERIFF))
    assert table.state.asks[0].player == 5
    table.do(Pass())
    assert table.state.winner.side == "law"


def test_secret_six_a_bad_player_answers_and_it_comes_to_the_showdown(lay: Any) -> None:
    """The others leave, the event ends, the last survivor wins."""
    options = {**SECRET, "decks": ["high_noon"]}
    table = lay(
        6, roles=CAST, options=options, event="hn.thirst", life=[5, 0, 0, 0, 4, 4], active=5
    ).end_turn()
    table.do(TurnEvent("hn.sermon"), Declare(Call.CRIME_DEFEATED, Role.SHERIFF))
    table.do(Reveal(5, Role.OUTLAW))
    state = table.state
    assert state.open_showdown
    assert state.events.active is None
    assert state.players[4].status is Status.LEFT
    assert state.living == (0, 5)
    assert state.active == 5
    table.play()
    assert table.refusal(Beer(5)) == "beer_has_no_effect"
    table.do(Hurt(0, 5, 5))
    assert (table.state.winner.side, table.state.winner.seats) == ("outlaws", (5,))


def test_secret_six_the_law_is_dead(lay: Any) -> None:
    """Sheriff and a deputy dead: an outlaw declares, deputies and renegade answer."""
    roles = ("sheriff", "outlaw", "renegade", "outlaw", "deputy", "deputy")
    table = lay(6, roles=roles, options=SECRET, life=[0, 4, 4, 4, 0, 4], active=5).end_turn()
    assert table.legal == (Declare(Call.LAW_DEAD, Role.OUTLAW), Pass())
    table.do(Declare(Call.LAW_DEAD, Role.OUTLAW))
    table.do(Reveal(2, Role.RENEGADE), Reveal(5, Role.DEPUTY))
    assert table.state.open_showdown
    assert table.state.living == (1, 2, 5)
    silent = lay(6, roles=roles, options=SECRET, life=[0, 4, 4, 4, 0, 4], active=5).end_turn()
    silent.do(Declare(Call.LAW_DEAD, Role.OUTLAW), Pass(), Pass())
    assert silent.state.winner.side == "outlaws"


def test_secret_six_two_left_show_their_roles(lay: Any) -> None:
    """One camp has won; two camps shoot it out."""
    table = lay(6, roles=CAST, options=SECRET, life=[5, 0, 0, 1, 4, 0]).do(Pass()).play()
    table.do(Hurt(3, 1, 0), Take())
    assert table.state.winner.side == "law"
    fight = lay(6, roles=CAST, options=SECRET, life=[5, 0, 0, 4, 1, 0]).do(Pass()).play()
    fight.do(Hurt(4, 1, 3), Take())
    assert fight.state.open_showdown


def test_declarations_belong_to_the_secret_game(lay: Any) -> None:
    """At any other table they are refused."""
    assert lay(6).refusal(Declare(Call.LAW_DEAD, Role.OUTLAW)) == "declaration_not_now"


@pytest.mark.parametrize("stays", [False, True])
def test_jail_after_a_failed_check(lay: Any, *, stays: bool) -> None:
    """It goes by default; a house rule keeps it."""
    cards = [[], ["jail"], [], [], []]
    table = lay(5, cards=cards, active=1, options={"jail_stays": stays}).do(CLUB)
    assert table.state.players[1].has(Card.JAIL) is stays


def test_start_effects_may_come_before_the_checks(lay: Any) -> None:
    """Then a jailed player loses the High Noon life too."""
    options = {"start_effects": "before_checks", "decks": ["high_noon"]}
    cards = [[], ["jail"], [], [], []]
    table = lay(5, event="hn.high_noon", cards=cards, options=options)
    assert table.life(1) == 3


def test_green_cards_work_from_the_owners_next_turn(lay: Any) -> None:
    """Not in the turn they are laid."""
    table = lay(4).play().do(Put(0, Card.GREEN, name="Bible"))
    assert not usable_now(table)
    for _ in range(4):
        table.end_turn()
    assert usable_now(table)


def usable_now(table: Any) -> bool:
    """Tell whether the first card of the first player works."""
    player = table.state.players[0]
    return usable(player, player.cards[0])


def test_a_duel_goes_to_and_fro_and_is_no_bang(lay: Any) -> None:
    """At any distance; the first who gives in loses a life."""
    table = lay(6).play().do(Duel(3), Dodge(), Dodge(), Take())
    assert table.losses() == [(3, 1)]
    assert table.state.bangs == 0
    assert table.do(Bang(1), Take()).life(1) == 3


def test_a_deputy_who_began_the_duel_leaves_the_penalty_to_the_table(lay: Any) -> None:
    """The rulebook speaks of outlaws only."""
    table = lay(5, life=[5, 4, 4, 4, 1], active=4).play().do(Duel(0), Dodge(), Take(), Take())
    assert table.state.asks[0].kind == "penalty"


def test_gatling_hits_everybody_else_in_order(lay: Any) -> None:
    """Each answers alone."""
    table = lay(4).play().do(Gatling())
    assert [ask.player for ask in table.state.asks] == [1, 2, 3]
    assert table.do(Take(), Dodge(), Take()).lives() == [5, 3, 4, 3]


def test_no_mercy_reminds_the_sheriff(lay: Any) -> None:
    """If he fired this turn."""
    table = lay(4, options={"no_mercy": True}).play().do(Bang(1), Dodge(), Next(), Next())
    assert (Reminder.TAKE_BACK_BANG, 0, 1) in table.reminders()


def test_a_ghost_sits_in_the_ring_for_its_own_turn(lay: Any) -> None:
    """And leaves it afterwards."""
    table = lay(6, event="hn.ghost_town", life=[5, 4, 0, 4, 4, 4])
    assert base_distance(table.state, 1, 3) == 1
    assert base_distance(table.end_turn().state, 1, 3) == 2

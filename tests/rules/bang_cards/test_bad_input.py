"""Refusals with words, and corrections that are always possible."""

from typing import Any

import pytest

from companion.i18n.catalogue import LANGUAGES, Catalogue
from companion.rules.bang_cards import BANG_CARDS
from companion.rules.bang_cards.actions import (
    Bang,
    Bid,
    Call,
    Correct,
    Declare,
    Heal,
    Hurt,
    Next,
    Nominate,
    OpenCharacters,
    Pick,
    Play,
    Played,
    Put,
    Remove,
    Reveal,
    Take,
    TurnEvent,
    TurnShow,
)
from companion.rules.bang_cards.model import Card, Correction, Role, TableCard
from companion.rules.errors import IllegalActionError
from companion.viewmodels.text import kebab, text


def code_of(request: dict[str, Any]) -> str:
    """Try to start, and give the refusal."""
    with pytest.raises(IllegalActionError) as error:
        BANG_CARDS.start(request)
    return error.value.code.value


CAST = ("sheriff", "outlaw", "renegade", "outlaw", "deputy", "outlaw")
FOUR = ("kit_carlson", "pixie_pete", "el_gringo", "willy_the_kid")

NAMED: dict[str, tuple[Any, Any, str]] = {
    "a killer who is dead": (
        lambda lay: lay(5, life=[5, 0, 4, 4, 4]).play(),
        Hurt(2, 1, 1),
        "killer_not_in_game",
    ),
    "jail on the sheriff": (
        lambda lay: lay(5, active=1).play(),
        Put(0, Card.JAIL),
        "sheriff_cannot_be_jailed",
    ),
    "a second weapon": (
        lambda lay: lay(5, cards=[["volcanic"], [], [], [], []]).play(),
        Put(0, Card.WINCHESTER),
        "second_weapon",
    ),
    "a life beyond the maximum": (
        lambda lay: lay(5, life=[5, 3, 4, 4, 4]).play(),
        Heal(1, 2),
        "life_beyond_maximum",
    ),
    "a correction beyond the maximum": (
        lambda lay: lay(5),
        Correct(Correction(player=1, life=5)),
        "life_beyond_maximum",
    ),
    "an event not in the deck": (
        lambda lay: lay(5, options={"decks": ["high_noon"]}, turns=[1] * 5),
        TurnEvent("afoc.ambush"),
        "event_not_in_deck",
    ),
    "a show card not in the deck": (
        lambda lay: lay(5, show="wws.gag").play().do(Play(Played.STAGECOACH)),
        TurnShow("wws.gag"),
        "event_not_in_deck",
    ),
    "a bid above one's money": (
        lambda lay: (
            lay(4, options={"scored": True, "hire": True})
            .do(OpenCharacters(FOUR))
            .do(Nominate("kit_carlson", 100))
        ),
        Bid(2, 1001),
        "bid_above_money",
    ),
    "an opening bid above one's money": (
        lambda lay: lay(4, options={"scored": True, "hire": True}).do(OpenCharacters(FOUR)),
        Nominate("kit_carlson", 1001),
        "bid_above_money",
    ),
    "a declaration before its time": (
        lambda lay: lay(6, roles=CAST, options={"secret": True}).play(),
        Declare(Call.CRIME_DEFEATED, Role.SHERIFF),
        "declaration_not_now",
    ),
    "the wrong declaration": (
        lambda lay: lay(6, roles=CAST, options={"secret": True}, life=[5, 0, 0, 0, 4, 4]),
        Declare(Call.LAW_DEAD, Role.OUTLAW),
        "declaration_not_now",
    ),
}
"""What people get wrong, each with the table at which it is wrong, and the refusal's code."""


@pytest.mark.parametrize("mistake", NAMED)
def test_a_mistake_is_refused_and_the_table_can_still_be_corrected(lay: Any, mistake: str) -> None:
    """The state is untouched, and a correction is accepted right after."""
    build, action, code = NAMED[mistake]
    table = build(lay)
    assert table.refusal(action) == code
    assert table.fix(player=1, money=200).state.players[1].money == 200
    assert table.fix(player=0, life=1).life(0) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mistake", NAMED)
def test_a_mistake_is_refused_with_words(mistake: str, language: str) -> None:
    """A sentence in each language, not the code and not another language's."""
    code = NAMED[mistake][2]
    message = text(f"refusal-{kebab(code)}")
    said = Catalogue(language).words(message)
    assert said.endswith(".")
    assert said != message.id
    assert language == "en" or said != Catalogue("en").words(message)


def test_a_dead_killer_is_refused(lay: Any) -> None:
    """And one who is nobody, or the victim."""
    table = lay(5, life=[5, 0, 4, 4, 4]).play()
    assert table.refusal(Hurt(2, 1, 1)) == "killer_not_in_game"
    assert table.refusal(Hurt(2, 1, 2)) == "killer_is_victim"
    assert table.refusal(Hurt(2, 1, 9)) == "no_such_player"
    assert table.refusal(Hurt(1, 1, 2)) == "player_not_in_game"


def test_jail_on_the_sheriff_is_refused(lay: Any) -> None:
    """With three players anybody may be jailed."""
    assert lay(5, active=1).play().refusal(Put(0, Card.JAIL)) == "sheriff_cannot_be_jailed"
    assert lay(3, active=1).play().do(Put(0, Card.JAIL)).state.players[0].has(Card.JAIL)


def test_a_second_weapon_is_refused_unless_it_replaces(lay: Any) -> None:
    """In play, as a correction, and in a position."""
    table = lay(5, cards=[["volcanic"], [], [], [], []]).play()
    assert table.refusal(Put(0, Card.WINCHESTER)) == "second_weapon"
    two = (TableCard(Card.VOLCANIC, 1), TableCard(Card.REMINGTON, 3))
    assert table.refusal(Correct(Correction(player=0, cards=two))) == "second_weapon"
    assert table.do(Put(0, Card.WINCHESTER, replace=True)).state.players[0].weapon.reach == 5


def test_a_life_beyond_the_maximum_is_refused(lay: Any) -> None:
    """And a death by correction."""
    table = lay(5)
    for life in (0, 6, -1):
        wrong = Correct(Correction(player=0, life=life))
        assert table.refusal(wrong) == "life_beyond_maximum"
    assert table.refuses_form({"type": "heal", "player": 1, "amount": 1}) == "life_beyond_maximum"


def test_an_event_not_in_the_deck_is_refused(lay: Any) -> None:
    """Neither another deck's nor one that is out."""
    options = {"decks": ["high_noon"]}
    table = lay(5, options=options, event_used=["hn.thirst"], active=0)
    assert table.refusal(TurnEvent("afoc.ambush")) == "event_not_in_deck"
    assert table.refusal(TurnEvent("hn.thirst")) == "event_not_in_deck"
    assert table.refusal(TurnEvent("hn.curse", "hn.curse")) == "event_not_in_deck"
    assert table.refusal(Correct(Correction(event="afoc.ambush"))) == "event_not_in_deck"


def test_only_a_jail_is_laid_in_front_of_others(lay: Any) -> None:
    """A card that is not there cannot go, and none lies there twice."""
    table = lay(5, cards=[["mustang"], [], [], [], []]).play()
    assert table.refusal(Put(1, Card.MUSTANG)) == "not_in_front_of_others"
    assert table.refusal(Put(0, Card.MUSTANG)) == "same_card_twice"
    assert table.refusal(Put(0, Card.GREEN)) == "card_needs_name"
    assert table.refusal(Remove(1, Card.SCOPE)) == "card_not_there"
    assert table.refusal(Put(0, Card.WINCHESTER, 20)) == "amount_not_possible"


def test_impossible_targets_are_refused(lay: Any) -> None:
    """Oneself, the dead, nobody."""
    table = lay(5, life=[5, 0, 4, 4, 4]).play()
    assert table.refusal(Bang(0)) == "not_a_target"
    assert table.refusal(Bang(1)) == "player_not_in_game"
    assert table.refusal(Bang(7)) == "no_such_player"
    assert table.refusal(Bang(-1)) == "no_such_player"


def test_a_role_that_is_not_left_is_refused(lay: Any) -> None:
    """There is one renegade with five players."""
    roles = ("sheriff", None, "renegade", None, None)
    table = lay(5, roles=roles, life=[5, 1, 4, 4, 4]).play().do(Hurt(1, 1, 0), Take())
    assert table.refusal(Reveal(1, Role.RENEGADE)) == "role_not_possible"
    assert table.refusal(Reveal(3, Role.OUTLAW)) == "reveal_not_awaited"
    assert table.refusal(Next()) == "wrong_phase"
    assert table.do(Reveal(1, Role.DEPUTY)).state.players[1].role is Role.DEPUTY


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({}, "no_correction"),
        ({"player": 9, "life": 1}, "no_such_player"),
        ({"life": 1}, "no_such_player"),
        ({"player": 1, "role": "sheriff"}, "role_not_possible"),
        ({"player": 1, "character": "nobody_knows"}, "no_such_character"),
        ({"player": 1, "character": "pixie_pete"}, "character_taken"),
        ({"player": 1, "max_life": 99}, "amount_not_possible"),
        ({"player": 0, "cards": (TableCard(Card.JAIL),)}, "sheriff_cannot_be_jailed"),
        ({"ring": (0, 1, 2)}, "wrong_order"),
        ({"active": 4}, "player_not_in_game"),
        ({"bangs": -1}, "amount_not_possible"),
        ({"cards_played": -1}, "amount_not_possible"),
        ({"player": 1, "extra": ("nobody_knows",)}, "no_such_character"),
        ({"player": 1, "extra": ("kit_carlson",) * 3}, "amount_not_possible"),
        ({"player": 1, "hire_price": -1}, "amount_not_possible"),
        ({"player": 4, "handcuffed": True}, "player_not_in_game"),
        ({"handcuffed": True}, "no_such_player"),
        ({"next_event": "hn.thirst"}, "event_not_in_deck"),
        ({"deaths": ()}, "wrong_order"),
        ({"deaths": (4, 9)}, "no_such_player"),
    ],
)
def test_senseless_corrections_are_refused(lay: Any, change: dict[str, Any], code: str) -> None:
    """What is left must still be a table."""
    table = lay(5, {2: "pixie_pete"}, life=[5, 4, 3, 4, 0])
    assert table.refusal(Correct(Correction(**change))) == code


def test_everything_tracked_can_be_corrected(lay: Any) -> None:
    """Life, cards, seats, turn, role, event, money, counts and marks; the dead come back."""
    table = lay(5, event="hn.thirst", show="wws.gag", life=[5, 4, 4, 4, 0])
    table.fix(player=1, life=2).fix(player=4, life=3).fix(player=2, max_life=6)
    table.fix(player=1, cards=(TableCard(Card.MUSTANG),)).fix(ring=(4, 3, 2, 1, 0))
    table.fix(active=3).fix(player=2, role="unknown").fix(event="hn.curse").fix(show="none")
    table.fix(player=1, money=300).fix(player=1, character="pixie_pete").fix(bangs=1)
    table.fix(player=2, extra=("paul_regret",)).fix(player=2, hire_price=400)
    table.fix(player=2, handcuffed=True).fix(next_event="hn.sermon").fix(cards_played=2)
    table.fix(deaths=(4, 2)).fix(player=3, skip=True)
    state = table.state
    assert table.lives() == [5, 2, 4, 4, 3]
    assert state.players[1].cards == (TableCard(Card.MUSTANG),)
    assert (state.ring, state.active, state.bangs) == ((4, 3, 2, 1, 0), 3, 1)
    assert (state.players[2].role, state.players[2].max_life) == (None, 6)
    assert (state.events.active, state.show.active) == ("hn.curse", None)
    assert (state.players[1].money, state.players[1].character) == (300, "pixie_pete")
    assert (state.players[2].extra, state.players[2].hire_price) == (("paul_regret",), 400)
    assert (state.handcuffed, state.events.next_up, state.cards_played) == (2, "hn.sermon", 2)
    assert (state.deaths, state.players[3].skip) == ((4, 2), True)
    assert table.fix(player=2, handcuffed=False).state.handcuffed is None


def test_with_two_players_the_active_character_can_be_corrected(lay: Any) -> None:
    """On one's own turn that character plays; at other times it only answers."""
    table = lay(2).do(Pick(0)).fix(player=3, front=True).fix(player=1, front=True)
    assert (table.state.fronts, table.state.active) == ((1, 3), 1)
    assert lay(5).refusal(Correct(Correction(player=1, front=True))) == "not_a_target"


def test_a_correction_is_possible_before_the_first_turn_and_while_something_is_asked(
    lay: Any,
) -> None:
    """During the auction, a check, a shot and a reveal."""
    hiring = lay(4, options={"scored": True, "hire": True}).do(OpenCharacters(FOUR))
    assert hiring.fix(player=2, money=700).state.players[2].money == 700
    jailed = lay(5, cards=[[], ["jail"], [], [], []], active=1)
    assert jailed.fix(player=1, cards=()).state.stage == "draw"
    shot = lay(5).play().do(Bang(1)).fix(player=1, life=2)
    assert shot.do(Take()).life(1) == 1
    dead = lay(5, roles=("sheriff", None, None, None, None)).play().do(Hurt(1, 4, 0), Take())
    assert dead.fix(player=1, life=1).state.players[1].alive


def test_a_correction_is_possible_while_somebody_is_dying(lay: Any) -> None:
    """And ends the dying."""
    table = lay(5).play().do(Hurt(1, 4, 0)).fix(player=1, life=2)
    assert (table.life(1), table.state.wound) == (2, None)


def test_after_the_end_only_money_is_corrected(lay: Any) -> None:
    """Everything else is over."""
    table = lay(3, life=[4, 4, 1]).play().do(Hurt(2, 1, 0), Take())
    assert table.refusal(Next()) == "game_over"
    assert table.refusal(Correct(Correction(player=0, life=1))) == "game_over"
    assert table.fix(player=0, money=100).state.players[0].money == 100


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"players": []}, "bad_players"),
        ({"players": 5}, "bad_players"),
        ({"options": {"sheriff_flies": True}}, "bad_options"),
        ({"options": {"jail_stays": 1}}, "bad_options"),
        ({"options": {"decks": ["dodge_city"]}}, "bad_options"),
        ({"options": {"bounties": True}}, "bad_options"),
        ({"options": {"secret": True}}, "bad_options"),
        ({"options": {"last_event": "hn.high_noon"}}, "bad_options"),
        ({"options": {"ranges": {"winchester": 0}}}, "bad_options"),
        ({"position": {"life": [5, 4]}}, "bad_position"),
        ({"position": {"life": [6, 4, 4, 4, 4]}}, "bad_position"),
        ({"position": {"life": [5, True, 4, 4, 4]}}, "bad_position"),
        ({"position": {"active": 9}}, "bad_position"),
        ({"position": {"life": [0, 4, 4, 4, 4]}}, "bad_position"),
        ({"position": {"cards": [["jail"], [], [], [], []]}}, "bad_position"),
        ({"position": {"cards": [["volcanic", "remington"], [], [], [], []]}}, "bad_position"),
        ({"position": {"event": "hn.thirst"}}, "bad_position"),
        ({"position": {"event_next": "hn.thirst"}}, "bad_position"),
        ({"options": {"decks": ["high_noon"]}, "position": {"event_next": 3}}, "bad_position"),
        ({"position": {"weather": "fine"}}, "bad_position"),
    ],
)
def test_a_senseless_table_is_not_laid(ask_for: Any, change: dict[str, Any], code: str) -> None:
    """Each with its own kind of refusal."""
    assert code_of({**ask_for(5), **change}) == code


def test_players_need_the_right_roles_and_characters(ask_for: Any) -> None:
    """One sheriff, open roles for three, two characters for two, nobody twice."""
    none = ask_for(5, roles=(None,) * 5)
    assert code_of(none) == "bad_players"
    assert code_of(ask_for(3, roles=("deputy", None, "outlaw"))) == "bad_players"
    assert code_of(ask_for(5, {0: "pixie_pete", 1: "pixie_pete"})) == "bad_players"
    assert code_of(ask_for(5, {0: "nobody_knows"})) == "bad_players"
    two = ask_for(2)
    two["players"][0]["characters"] = ["pixie_pete"]
    assert code_of(two) == "bad_players"
    front = ask_for(2)
    front["players"][0]["front"] = 2
    assert code_of(front) == "bad_players"


@pytest.mark.parametrize(
    "form",
    [
        {},
        {"type": 3},
        {"type": "fly"},
        {"type": "bang"},
        {"type": "bang", "target": True},
        {"type": "bang", "target": 1, "kind": "cannon"},
        {"type": "check", "suit": "coins"},
        {"type": "check", "suit": "hearts", "passed": "yes"},
        {"type": "put", "player": 0, "card": "tank"},
        {"type": "turn_event", "event": 4},
        {"type": "shuffle", "order": "any"},
        {"type": "take_two", "characters": [1, 2]},
        {"type": "correct", "player": 0, "role": "king"},
        {"type": "correct", "player": 0, "cards": [{"card": "mustang", "colour": "red"}]},
        {"type": "deal"},
    ],
)
def test_malformed_actions_are_refused(lay: Any, form: dict[str, Any]) -> None:
    """Never a surprise for whoever sends them."""
    assert lay(5).refuses_form(form) in {"bad_form", "unknown_action", "bad_position"}


def test_house_ranges_overrule_the_printed_ones(lay: Any) -> None:
    """A printed card always wins."""
    table = lay(5, options={"ranges": {"winchester": 3}}).play().do(Put(0, Card.WINCHESTER))
    assert table.state.players[0].weapon.reach == 3

"""The card game on the strips, from tables reached through real cards."""

from collections.abc import Callable
from typing import Any

import pytest

from companion.devices.lights.bang_cards import effect_of, table_lights
from companion.rules.bang_cards.events import DECK_CARDS
from companion.session.game_session import GameSession
from firmware_bridge.lights import NO_ARROWS, PILE, Bar, Colour, Cue, Effect, TableLights

Played = Callable[..., GameSession]
Start = Callable[..., GameSession]
Act = Callable[..., GameSession]
EVENTS = "bang_cards_five_with_events"


def lights(session: GameSession) -> TableLights:
    """Show a game as it stands."""
    return table_lights(session.state)


def effect(session: GameSession) -> Cue:
    """Show what its last action brought about."""
    return effect_of(session.state, session.moves[-1].events)


@pytest.fixture
def cards(start: Start, act: Act) -> Callable[..., GameSession]:
    """Start a game of five with these options and bring it to the first player's cards."""

    def run(**request: Any) -> GameSession:
        players = [{"name": name, "character": "other"} for name in ("Ana", "Bo", "Cy", "Di", "Ed")]
        characters = ("willy_the_kid", "black_jack", "lucky_duke", "rose_doolan", "paul_regret")
        for player, character in zip(players, characters, strict=True):
            player["character"] = character
        players[0]["role"] = "sheriff"
        return act(start("bang_cards", {"players": players, **request}), {"type": "next"})

    return run


def test_life_and_turn_are_shown(cards: Callable[..., GameSession], act: Act) -> None:
    """A bang that is not dodged costs a bullet."""
    session = act(cards(), {"type": "bang", "target": 1}, {"type": "take"})

    assert [seat.bullets.count for seat in lights(session).seats] == [5, 3, 4, 4, 3]
    assert [seat.active for seat in lights(session).seats] == [True, *[False] * 4]
    assert lights(session).pile == NO_ARROWS


@pytest.mark.parametrize(
    ("deck", "colour"), [("high_noon", Colour.RED), ("fistful_of_cards", Colour.BLUE)]
)
def test_the_active_event_colours_the_middle(
    start: Start, played: Played, act: Act, deck: str, colour: Colour
) -> None:
    """Each deck has the colour its cards are printed in."""
    first, *rest = DECK_CARDS[deck]
    session = start(
        "bang_cards",
        {
            "players": [
                {"name": "Ana", "character": "willy_the_kid", "role": "sheriff"},
                {"name": "Bo", "character": "black_jack"},
                {"name": "Cy", "character": "lucky_duke"},
                {"name": "Di", "character": "rose_doolan"},
            ],
            "options": {"decks": [deck]},
            "position": {"event_pile": [first, *rest]},
        },
    )
    while session.state.events.active is None:
        act(session, {"type": "next"})

    assert lights(session).pile == Bar(PILE, colour)


def test_two_events_share_the_middle(played: Played) -> None:
    """High Noon in red, Wild West Show in orange."""
    session = played(EVENTS)
    for move in session.moves:
        state = move.after
        if state.events.active and state.show.active:
            assert table_lights(state).pile == Bar(5, Colour.RED, Colour.ORANGE)
            return
        one = state.events.active or state.show.active
        assert (table_lights(state).pile.count == PILE) is (one is not None)
    assert any(move.after.show.active for move in session.moves)


def test_a_gatling_and_indians_flash_at_all_others(
    cards: Callable[..., GameSession], act: Act
) -> None:
    """Before anybody has answered."""
    assert effect(act(cards(), {"type": "gatling"})) == Cue(Effect.GATLING, frozenset({1, 2, 3, 4}))
    assert effect(act(cards(), {"type": "indians"})) == Cue(Effect.ATTACK, frozenset({1, 2, 3, 4}))


def test_eliminations_and_the_victory_are_shown(played: Played) -> None:
    """Of a whole documented game; at its end the winners glow and the dead are out."""
    session = played(EVENTS)
    shows = [effect_of(move.after, move.events) for move in session.moves]

    assert Cue(Effect.ELIMINATION, frozenset({1})) in shows
    assert shows[-1] == Cue(Effect.VICTORY, frozenset(session.state.winner.seats))
    glowing = [seat for seat, one in enumerate(lights(session).seats) if one.active]
    assert glowing == list(session.state.winner.seats)
    assert lights(session).seats[0].out


def test_people_who_change_places_take_their_life_along(
    cards: Callable[..., GameSession], act: Act
) -> None:
    """A strip belongs to a place at the table."""
    session = act(cards(), {"type": "bang", "target": 1}, {"type": "take"})
    act(session, {"type": "correct", "ring": [1, 0, 2, 3, 4]})

    assert [seat.bullets.count for seat in lights(session).seats] == [3, 5, 4, 4, 3]
    assert lights(session).seats[1].active
    assert effect(act(session, {"type": "gatling"})).seats == frozenset({0, 2, 3, 4})


def test_with_two_people_each_character_has_a_strip(played: Played) -> None:
    """Four strips; whose turn it is shows on the character that plays."""
    assert len(lights(played("bang_cards_two_players", 3)).seats) == 4

"""Every kind of event has a line in every language."""

from typing import Any

import pytest

from companion.i18n.catalogue import LANGUAGES, Catalogue
from companion.rules.bang_cards import BANG_CARDS, happened, reasons
from companion.rules.bang_cards.actions import Call, Played, ShotKind
from companion.rules.bang_cards.model import (
    Ask,
    AskKind,
    Card,
    Cause,
    Correction,
    Role,
    Stage,
    Suit,
    TableCard,
)
from companion.rules.engine import replay
from companion.viewmodels.bang_cards.history import history_line

REQUEST = {
    "players": [
        {"name": "Ana", "character": "el_gringo", "role": "sheriff"},
        {"name": "Bob", "character": "pixie_pete"},
        {"name": "Chen", "character": "kit_carlson"},
        {"name": "Dora", "character": "other"},
    ]
}
STARTED = BANG_CARDS.start(REQUEST)

SAMPLES = (
    STARTED[0],
    happened.TurnBegan(1),
    happened.StageReached(Stage.PLAY),
    happened.TurnSkipped(1, reasons.SkipReason.JAIL),
    happened.StayedInJail(1),
    happened.Asked((Ask(AskKind.SHOT, 1),)),
    happened.Answered(AskKind.DUEL, 2),
    happened.Checked(1, "barrel", Suit.HEARTS, None, passed=True),
    happened.ShotFired(0, 1, ShotKind.BANG),
    happened.ShotDodged(1, Cause.BANG),
    happened.DuelBegan(0, 1),
    happened.AllAttacked(0, Cause.INDIANS),
    happened.CardPlayed(0, Played.STAGECOACH),
    happened.CardPut(1, 0, TableCard(Card.GREEN, name="Bible")),
    happened.CardRemoved(1, Card.MUSTANG, "", reasons.Removal.DALTONS),
    happened.DynamiteMoved(0, 1),
    happened.LifeLost(1, 2, Cause.FISTFUL),
    happened.LifeGained(1, 2, reasons.Gain.BEER),
    happened.PlayerEliminated(1, Cause.DUEL, 0),
    happened.RoleShown(1, Role.OUTLAW),
    happened.DeathSettled(1),
    happened.Reminded(reasons.Reminder.DRAW_CARDS, 1, 3, source="reward"),
    happened.CameBack(1, reasons.Comeback.DEAD_MAN, 2),
    happened.GhostLeft(1),
    happened.EventTurned("hn.thirst"),
    happened.EventDiscarded("hn.doctor"),
    happened.ShowTurned("wws.gag"),
    happened.DeckShuffled(("hn.thirst",)),
    happened.Handcuffed(1),
    happened.RolesHidden((1, 2)),
    happened.IdentityChanged(1, "suzy_lafayette", 2, 4),
    happened.AbilitiesLent(1, ("suzy_lafayette", "black_jack")),
    happened.SeatsSwapped(1, 0),
    happened.ExtraTurnWon(1),
    happened.Activated(1),
    happened.Declared(1, Call.LAW_DEAD, Role.OUTLAW),
    happened.ShowdownOpened((0, 1)),
    happened.CharacterDealt(1, "suzy_lafayette", 4, 100),
    happened.CharactersOpened(("suzy_lafayette", "black_jack")),
    happened.BidMade(1, "suzy_lafayette", 200),
    happened.MoneyChanged(1, 2000, reasons.Money.SCORE),
    happened.Corrected(Correction(player=1, life=2)),
    happened.GameEnded("law", (0, 1)),
    happened.GameScored(1),
    happened.NextGameLaid(2, 1, ()),
    happened.Finished("series", (1,)),
)


def test_there_is_a_sample_of_every_event() -> None:
    """So that the test below speaks of all of them."""
    assert {type(event) for event in SAMPLES} == set(happened.EVENTS.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", SAMPLES, ids=lambda event: type(event).__name__)
def test_every_event_has_a_line(event: Any, language: str) -> None:
    """With every name and number filled in."""
    state: Any = replay(BANG_CARDS, STARTED)
    line = Catalogue(language).words(history_line(state, event))
    assert line
    assert "{" not in line
    assert "bang-cards-" not in line


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", {1: "Bob draws 1 card (reward)", 3: "Bob draws 3 cards (reward)"}),
        ("es", {1: "Bob roba 1 carta (recompensa)", 3: "Bob roba 3 cartas (recompensa)"}),
        ("ru", {1: "Bob берёт 1 карту (награда)", 5: "Bob берёт 5 карт (награда)"}),
        ("uk", {2: "Bob бере 2 карти (нагорода)", 5: "Bob бере 5 карт (нагорода)"}),
    ],
)
def test_plurals_are_right(language: str, lines: dict[int, str]) -> None:
    """One, few and many, as the language has them."""
    state: Any = replay(BANG_CARDS, STARTED)
    for count, line in lines.items():
        told = happened.Reminded(reasons.Reminder.DRAW_CARDS, 1, count, source="reward")
        assert Catalogue(language).words(history_line(state, told)) == line

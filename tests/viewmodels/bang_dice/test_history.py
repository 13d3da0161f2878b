"""Every event of the dice game has a readable line in every language."""

from typing import Any

import pytest

from companion.i18n.catalogue import LANGUAGES, Catalogue
from companion.rules.bang_dice import BANG_DICE
from companion.rules.bang_dice.events import DiceRolled, LivesLost
from companion.rules.bang_dice.model import Cause, Face
from companion.rules.engine import replay
from companion.viewmodels.bang_dice.history import history_line

A_TABLE = {
    "players": [
        {"name": "Ana", "character": "jesse_jones", "role": "sheriff"},
        {"name": "Bob", "character": "black_jack"},
        {"name": "Cy", "character": "lucky_duke"},
        {"name": "Dee", "character": "rose_doolan"},
    ]
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_line(language: str, play: Any) -> None:
    """Over random games that meet every kind of event."""
    words = Catalogue(language)
    met = set()
    for seed in range(60):
        state = None
        for _action, events, _state in play(BANG_DICE, seed, 400):
            for event in events:
                line = history_line(state, event)
                said = words.words(line)
                assert said != line.id, line.id
                met.add(type(event).__name__)
                state = BANG_DICE.apply(state, event)
    assert met >= {kind.__name__ for kind in BANG_DICE.events.values()} - {"Corrected"}


def test_a_throw_reads_like_the_table_says_it() -> None:
    """Faces are counted, and named in the language of the screen."""
    state = replay(BANG_DICE, BANG_DICE.start(A_TABLE))
    faces = (Face.BEER, Face.BEER, Face.ARROW, Face.GATLING, Face.BEER)
    line = history_line(state, DiceRolled(0, faces, (0, 1, 2)))
    assert Catalogue("en").words(line) == "Ana throws 3 dice: 1 × arrow, 2 × beer"
    assert Catalogue("es").words(line) == "Ana lanza 3 dados: 1 × flecha, 2 × cerveza"


def test_losses_show_the_life_before_and_after() -> None:
    """The table can check the numbers at a glance."""
    state = replay(BANG_DICE, BANG_DICE.start(A_TABLE))
    line = history_line(state, LivesLost(Cause.GATLING, (0, 1, 1, 1)))
    assert "Bob 8 › 7, Cy 8 › 7, Dee 9 › 8" in Catalogue("en").words(line)

"""All questions by kind."""

from collections.abc import Mapping
from types import MappingProxyType

from companion.rules.bang_cards import checks, decks, hire, life, money, secret, shots, table, two
from companion.rules.bang_cards.characters import dodge_city
from companion.rules.bang_cards.characters import wild_west_show as show_characters
from companion.rules.bang_cards.events import fistful_of_cards, high_noon, wild_west_show
from companion.rules.bang_cards.model import AskKind
from companion.rules.bang_cards.question import Question

QUESTIONS: Mapping[AskKind, Question] = MappingProxyType(
    {
        **checks.QUESTIONS,
        **decks.QUESTIONS,
        **hire.QUESTIONS,
        **life.QUESTIONS,
        **money.QUESTIONS,
        **secret.QUESTIONS,
        **shots.QUESTIONS,
        **table.QUESTIONS,
        **two.QUESTIONS,
        **dodge_city.QUESTIONS,
        **show_characters.QUESTIONS,
        **fistful_of_cards.QUESTIONS,
        **high_noon.QUESTIONS,
        **wild_west_show.QUESTIONS,
    }
)

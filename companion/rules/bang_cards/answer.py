"""Open prompts filled by chance: for the demo table, the benches and the tests."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from companion.rules.bang_cards.actions import (
    Action,
    Await,
    Become,
    Deal,
    Duel,
    Heal,
    Hits,
    OpenCharacters,
    Put,
    Remove,
    Ricochet,
    Shuffle,
    Spoke,
    SwapCards,
    TakeTwo,
    TurnEvent,
    TurnShow,
)
from companion.rules.bang_cards.characters import CHARACTERS
from companion.rules.bang_cards.decks import shuffled_with_last
from companion.rules.bang_cards.events.wild_west_show import LAST_CARD
from companion.rules.bang_cards.hire import without_character
from companion.rules.bang_cards.model import Card, State
from companion.rules.bang_cards.table import put_choices
from companion.rules.chance import one_of, shuffled
from companion.rules.engine import Pick

GREEN_NAMES = ("Sombrero", "Iron Plate", "Bible")
MOST_HITS = 2
MOST_HELD = 5
ONE_IN = 6

Fill = Callable[[State, Await, Pick], Action]


def answer(state: State, prompt: Await, pick: Pick) -> Action:
    """Give a complete action that fits the prompt."""
    return FILLS[prompt.action](state, prompt, pick)


def _put(state: State, prompt: Await, pick: Pick) -> Action:
    held = {card.name for card in state.players[prompt.player].cards}
    free = [name for name in GREEN_NAMES if name not in held]
    if free and pick(ONE_IN) == 0:
        return Put(prompt.player, Card.GREEN, name=one_of(tuple(free), pick))
    return one_of(put_choices(state), pick)


def _remove(state: State, prompt: Await, pick: Pick) -> Action:
    player = one_of(prompt.targets, pick)
    card = one_of(state.players[player].cards, pick)
    return Remove(player, card.card, card.name)


def _ricochet(state: State, prompt: Await, pick: Pick) -> Action:
    player = one_of(prompt.targets, pick)
    card = one_of(state.players[player].cards, pick)
    return Ricochet(player, card.card, card.name)


def _shuffle(state: State, prompt: Await, pick: Pick) -> Action:
    last = LAST_CARD if LAST_CARD in prompt.choices else state.options.last_event
    return Shuffle(tuple(shuffled_with_last(list(prompt.choices), last, pick)))


def _free_characters(state: State, pick: Pick, count: int) -> tuple[str, ...]:
    held = {key for player in state.players for key in (player.character, *player.extra)}
    return tuple(shuffled([key for key in CHARACTERS if key not in held], pick)[:count])


def _deal(state: State, _prompt: Await, pick: Pick) -> Action:
    return Deal(tuple(shuffled(list(CHARACTERS), pick)[: len(state.players)]))


def _open(state: State, _prompt: Await, pick: Pick) -> Action:
    return OpenCharacters(_free_characters(state, pick, len(without_character(state))))


def _hits(_state: State, _prompt: Await, pick: Pick) -> Action:
    cards = pick(MOST_HITS * 2)
    return Hits(pick(min(cards, MOST_HITS) + 1), cards)


def _swap_cards(_state: State, prompt: Await, pick: Pick) -> Action:
    return SwapCards(one_of(prompt.targets, pick), 1 + pick(MOST_HELD))


FILLS: Mapping[str, Fill] = MappingProxyType(
    {
        "put": _put,
        "remove": _remove,
        "ricochet": _ricochet,
        "duel": lambda _state, prompt, pick: Duel(one_of(prompt.targets, pick)),
        "heal": lambda _state, prompt, pick: Heal(one_of(prompt.targets, pick)),
        "spoke": lambda _state, prompt, pick: Spoke(one_of(prompt.targets, pick)),
        "turn_event": lambda _state, prompt, pick: TurnEvent(one_of(prompt.choices, pick)),
        "turn_show": lambda _state, prompt, pick: TurnShow(one_of(prompt.choices, pick)),
        "shuffle": _shuffle,
        "become": lambda state, _prompt, pick: Become(_free_characters(state, pick, 1)[0]),
        "take_two": lambda _state, prompt, pick: TakeTwo(
            tuple(shuffled(list(prompt.choices), pick)[:2])
        ),
        "swap_cards": _swap_cards,
        "hits": _hits,
        "deal": _deal,
        "open_characters": _open,
    }
)

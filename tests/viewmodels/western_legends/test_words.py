"""Every code of the game has words in every language, and the home language its own terms."""

from collections.abc import Iterator

import pytest

from companion.i18n.catalogue import LANGUAGES, Catalogue, load_bundle
from companion.rules.western_legends.actions import (
    Bounty,
    Delivery,
    Nerve,
    Number,
    Reason,
    Spoils,
    Take,
    TollGift,
    Winner,
)
from companion.rules.western_legends.calibration import CalibrationWarning, DieFace, ItemKind, Track
from companion.rules.western_legends.model import (
    ArrestSpoils,
    Deed,
    EndTrigger,
    FightKind,
    JokerScope,
    Mode,
    Options,
    Phase,
    Source,
    SpareGold,
    Stage,
)
from companion.rules.western_legends.poker import HandRank
from companion.rules.western_legends.refusals import LegendsRefusal
from companion.rules.western_legends.shapes import write_shape
from companion.rules.western_legends.stories import STORY_NAMES
from companion.rules.western_legends.wire import ACTIONS
from companion.viewmodels.text import kebab
from companion.viewmodels.western_legends.words import (
    KNOWN_CARDS,
    KNOWN_CHARACTERS,
    KNOWN_COLOURS,
    KNOWN_ITEMS,
    card_sign,
)

FAMILIES: dict[str, tuple[str, ...]] = {
    "action": tuple(ACTIONS),
    "help": tuple(ACTIONS),
    "question": tuple(Phase),
    "stage": tuple(Stage),
    "deed": tuple(Deed),
    "source": tuple(Source),
    "number": tuple(Number),
    "reason": tuple(Reason),
    "fight": (*FightKind, "tie-initiator", "tie-opponent"),
    "hand": tuple(rank.name.lower() for rank in HandRank),
    "face": tuple(DieFace),
    "kind": tuple(ItemKind),
    "track": tuple(Track),
    "warning": (*CalibrationWarning, "no-wounds", "cash-lost", "actions-left"),
    "income": tuple(Take),
    "bounty": tuple(Bounty),
    "spoils": tuple(Spoils),
    "delivery": tuple(Delivery),
    "nerve": tuple(Nerve),
    "toll": tuple(TollGift),
    "winner": tuple(Winner),
    "story": STORY_NAMES,
    "card": tuple(KNOWN_CARDS),
    "character": tuple(KNOWN_CHARACTERS),
    "ability": tuple(KNOWN_CHARACTERS),
    "item": tuple(KNOWN_ITEMS),
    "colour": tuple(KNOWN_COLOURS),
    "option": tuple(write_shape(Options(), full=True)),
    "option-mode": tuple(Mode),
    "option-joker-scope": tuple(JokerScope),
    "option-end-trigger": tuple(EndTrigger),
    "option-arrest-spoils": tuple(ArrestSpoils),
    "option-robbed-gold-over-cap": tuple(SpareGold),
}


def wanted_ids() -> Iterator[str]:
    """Give the id of every message that a code may ask for."""
    for family, codes in FAMILIES.items():
        yield from (f"western-legends-{family}-{kebab(code)}" for code in codes)
    yield from (f"refusal-{kebab(code)}" for code in LegendsRefusal)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_words(language: str) -> None:
    """In each language itself, without falling back."""
    bundle = load_bundle(language)
    assert [name for name in wanted_ids() if not bundle.has_message(name)] == []


TERMS = {
    "title": "Легенди Дикого Заходу",
    "term-legendary-points": "очки легендарності (ОЛ)",
    "term-legendary-track": "шкала легендарності",
    "term-wanted-points": "очки розшуку",
    "term-marshal-points": "очки маршала",
    "term-wanted-track": "шкала розшуку",
    "term-marshal-track": "шкала маршала",
    "term-wanted-player": "розшукуваний гравець",
    "term-player-in-search": "гравець у розшуку",
    "term-marshal": "гравець-маршал",
    "term-active-player": "активний гравець",
    "term-initiator": "ініціатор",
    "term-target": "ціль",
    "term-territory": "територія",
    "term-location": "локація",
    "term-town": "місто",
    "term-outside-town": "поза містом",
    "term-mesa": "столова гора",
    "term-legendary-ability": "легендарна здібність",
    "term-starting-bonus": "стартовий бонус",
    "term-starting-location": "стартова локація",
    "term-first-player-token": "жетон першого гравця",
    "term-common-supply": "загальний запас",
    "term-wound": "рана",
    "term-wound-track": "шкала поранень",
    "term-action": "Дія",
    "term-bonus": "Бонус",
    "term-reaction": "Реакція",
    "term-mount": "їздова тварина",
    "term-weapon": "зброя",
    "term-belongings": "пожитки",
    "term-upgrade": "покращення",
    "term-fight": "сутичка",
    "fight-arrest": "арешт",
    "fight-duel": "дуель",
    "fight-robbery": "грабіж",
    "fight-bank": "пограбування банку",
    "term-bank-guard": "охорона банку",
    "term-bandit": "бандит",
    "term-sheriff": "шериф",
    "term-non-player-character": "неігровий персонаж",
    "term-story-card": "карта сюжету",
    "term-story-disc": "диск сюжету",
    "term-goal-card": "карта цілі",
    "term-legend-token": "жетон легендарності",
    "term-man-in-black": "Людина в чорному",
    "term-player-board": "планшет гравця",
    "term-ante": "анте",
    "term-flop": "флоп",
    "term-dealer": "дилер",
    "term-dealers-hand": "рука дилера",
    "term-cattle-token": "жетон худоби",
    "term-cattle-drive": "перегін худоби",
    "term-cattle-rustling": "викрадення худоби",
    "term-prospecting-die": "кубик старателя",
    "term-gold-nugget": "самородок золота",
    "place-darkrock": "Чорна Скеля",
    "place-red-falls": "Багряні Брили",
    "place-general-store": "крамниця",
    "place-doctors-office": "кабінет лікаря",
    "place-sheriffs-office": "офіс шерифа",
    "place-railroad-station": "залізнична станція",
    "place-store-counter": "прилавок крамниці",
    "character-annie-oakley": "Енні Оуклі",
    "character-billy-the-kid": "Малюк Біллі",
    "character-y-b-rowdy": "Ю. Б. Роуді",
    "character-bloody-knife": "Кривавий Ніж",
    "card-round-up": "Облава",
    "card-bulletproof": "Куленепробивний",
    "card-saddle-up": "У сідло",
    "item-prospectors-map": "Мапа шахтаря",
    "story-plantain-poultice": "Приклади подорожник",
    "story-blood-money": "Криваві гроші",
}


@pytest.mark.parametrize(("code", "term"), TERMS.items())
def test_ukrainian_uses_the_rulebooks_terms(code: str, term: str) -> None:
    """It is this game's home language."""
    assert Catalogue("uk").say(f"western-legends-{code}") == term


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", {1: "1 card", 2: "2 cards"}),
        ("es", {1: "1 carta", 2: "2 cartas"}),
        ("ru", {1: "1 карту", 2: "2 карты", 5: "5 карт", 21: "21 карту", 12: "12 карт"}),
        ("uk", {1: "1 карту", 3: "3 карти", 5: "5 карт", 22: "22 карти", 11: "11 карт"}),
    ],
)
def test_counted_cards_have_the_right_form(language: str, forms: dict[int, str]) -> None:
    """One, few and many."""
    catalogue = Catalogue(language)
    for count, words in forms.items():
        assert catalogue.say("western-legends-bonus-cards", {"count": count}) == words


def test_cards_are_written_with_their_suit_signs() -> None:
    """As players read them."""
    assert [card_sign(code) for code in ("10h", "jd", "as", "2c")] == ["10♥", "J♦", "A♠", "2♣"]

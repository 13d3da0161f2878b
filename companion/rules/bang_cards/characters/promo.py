"""The three promotional characters."""

from companion.rules.bang_cards.characters.character import Character, CharacterSet, Moment

PROMO = CharacterSet.PROMO

CHARACTERS = (
    Character(
        "claus_the_saint", PROMO, 3, (Moment.OWN_DRAW,), draws=1, draws_per_living=1, keeps=2
    ),
    Character("johnny_kisch", PROMO, moments=(Moment.OWN_PLAY,), clears_copies=True),
    Character("uncle_will", PROMO, moments=(Moment.OWN_PLAY,)),
)

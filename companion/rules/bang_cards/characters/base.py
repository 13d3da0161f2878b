"""The sixteen characters of the base game."""

from companion.rules.bang_cards.characters.character import Character, CharacterSet, Moment
from companion.rules.bang_cards.happened import Event, LifeLost, Reminded
from companion.rules.bang_cards.model import State
from companion.rules.bang_cards.reasons import Reminder

BASE = CharacterSet.BASE


def _bart_draws(me: int, loss: LifeLost) -> tuple[Event, ...]:
    return (Reminded(Reminder.DRAW_CARDS, me, loss.amount, source="bart_cassidy"),)


def _gringo_takes(me: int, loss: LifeLost) -> tuple[Event, ...]:
    """Nothing for dynamite and events, nor for a duel that he began himself."""
    if loss.killer is None or loss.own_duel:
        return ()
    what = Reminder.TAKE_FROM_KILLER
    return (Reminded(what, me, loss.amount, loss.killer, "el_gringo"),)


def _sam_takes(_state: State, me: int, dead: int) -> tuple[Event, ...]:
    return (Reminded(Reminder.TAKE_ALL_CARDS, me, other=dead, source="vulture_sam"),)


CHARACTERS = (
    Character("bart_cassidy", BASE, moments=(Moment.LOSS,), on_loss=_bart_draws),
    Character("black_jack", BASE, moments=(Moment.OWN_DRAW,), draws_perhaps=1),
    Character("calamity_janet", BASE, moments=(Moment.OWN_PLAY, Moment.ANSWER)),
    Character("el_gringo", BASE, 3, (Moment.LOSS,), on_loss=_gringo_takes),
    Character("jesse_jones", BASE, moments=(Moment.OWN_DRAW,)),
    Character("jourdonnais", BASE, moments=(Moment.SHOT_AT,), dodge_checks=1),
    Character("kit_carlson", BASE, moments=(Moment.OWN_DRAW,), draws=3, keeps=2),
    Character("lucky_duke", BASE, moments=(Moment.OWN_CHECK,)),
    Character("paul_regret", BASE, 3, (Moment.ALWAYS,), further=1),
    Character("pedro_ramirez", BASE, moments=(Moment.OWN_DRAW,)),
    Character("rose_doolan", BASE, moments=(Moment.ALWAYS,), nearer=1),
    Character("sid_ketchum", BASE, moments=(Moment.ALWAYS,), heals_for_cards=True),
    Character("slab_the_killer", BASE, moments=(Moment.OWN_PLAY,), missed_needed=2),
    Character("suzy_lafayette", BASE, moments=(Moment.ALWAYS,)),
    Character("vulture_sam", BASE, moments=(Moment.DEATH,), on_death=_sam_takes),
    Character("willy_the_kid", BASE, moments=(Moment.OWN_PLAY,), unlimited_bangs=True),
)

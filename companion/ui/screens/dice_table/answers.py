"""The answers of the moment as buttons, with what each would do in words."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum, unique

from companion.rules.bang_dice.actions import Action, Reveal, Stop
from companion.rules.bang_dice.model import Phase, State
from companion.ui.widgets.middle import Answer
from companion.ui.words import words
from companion.viewmodels.bang_dice.previews import Effect, preview
from companion.viewmodels.bang_dice.questions import Choice
from companion.viewmodels.bang_dice.table import TableView
from companion.viewmodels.bang_dice.throw import Throw

MOST_EFFECTS = 3


@unique
class Press(StrEnum):
    """Buttons that send no action of the rules."""

    APP_ROLLS = "app_rolls"
    START_OVER = "start_over"
    SEE_WINNER = "see_winner"


@dataclass(frozen=True, slots=True)
class Ask:
    """What a button stands for, with the turn it belongs to: an old press never acts anew."""

    what: Action | Press
    turn: int


def answers_for(view: TableView, state: State, throw: Throw) -> list[Answer]:
    """Give the buttons of the open question."""
    if view.phase is Phase.OVER:
        see = words.say("dice-table-see-winner")
        return [Answer(see, "", Ask(Press.SEE_WINNER, view.turn), "main", "trophy")]
    if view.phase is Phase.ROLL:
        return _roll_answers(view, state, throw)
    answers = [_choice(choice, view) for choice in view.choices]
    if view.phase is Phase.KIT and view.choices[0].effects:
        again = words.say("dice-table-clear")
        answers.append(Answer(again, "", Ask(Press.START_OVER, view.turn), "quiet", "undo"))
    return answers


def _roll_answers(view: TableView, state: State, throw: Throw) -> list[Answer]:
    if not throw.hand:
        return [_choice(choice, view, "main") for choice in view.choices]
    if throw.complete:
        note = effects_note(preview(state, throw.action))
        take = words.say("dice-table-throw")
        return [Answer(take, note, Ask(throw.action, view.turn), "main", "check")]
    if throw.doubted:
        return []
    if state.dice is None:
        roll = words.say("dice-table-app-rolls")
    else:
        roll = words.say("dice-table-app-rerolls", count=len(throw.hand))
    return [Answer(roll, "", Ask(Press.APP_ROLLS, view.turn), "plain", "dice")]


def _choice(choice: Choice, view: TableView, kind: str = "") -> Answer:
    quiet = isinstance(choice.action, Reveal)
    note = "" if quiet else effects_note(choice.effects, choice.seat)
    sole = len(view.choices) == 1 or isinstance(choice.action, Stop)
    return Answer(
        words.say(choice.label),
        note,
        Ask(choice.action, view.turn),
        kind or ("main" if sole else "plain"),
    )


def effects_note(effects: Sequence[Effect], seat: int | None = None) -> str:
    """Say what would change; of the named seat itself, only the numbers."""
    if not effects:
        return words.say("dice-table-effect-none")
    if len(effects) == 1 and effects[0].seat == seat:
        return seat_change(effects, effects[0].seat)
    told = [_effect(effect) for effect in effects[:MOST_EFFECTS]]
    more = "…" if len(effects) > MOST_EFFECTS else ""
    return ", ".join(told) + more


def _effect(effect: Effect) -> str:
    lives = effect.life[0] != effect.life[1]
    which, (before, after) = ("life", effect.life) if lives else ("arrows", effect.arrows)
    return words.say(f"dice-table-effect-{which}", name=effect.name, before=before, after=after)


def seat_change(effects: Sequence[Effect], seat: int) -> str:
    """Say how one seat's life, or else its arrows, would change."""
    for effect in effects:
        if effect.seat == seat:
            pair = effect.life if effect.life[0] != effect.life[1] else effect.arrows
            return words.say("dice-table-change", before=pair[0], after=pair[1])
    return ""

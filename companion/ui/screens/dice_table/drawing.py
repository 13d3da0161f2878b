"""Draws the table: what the seats and the middle show, from view data alone."""

from typing import Any

from companion.devices.dice_camera import CameraState
from companion.rules.bang_dice.model import Phase, State
from companion.ui.screens.dice_table.answers import answers_for, seat_change
from companion.ui.screens.dice_table.hand import Hand
from companion.ui.theme import PLAYER_COLOURS
from companion.ui.widgets.middle import Middle
from companion.ui.widgets.seat_ring import SeatRing
from companion.ui.words import words
from companion.viewmodels.bang_dice.setup import SetupDraft
from companion.viewmodels.bang_dice.table import TableView
from companion.viewmodels.bang_dice.words import character_name
from companion.viewmodels.text import Text, text


def dress(ring: SeatRing, look: SetupDraft, state: State) -> None:
    """Give the seats their colours, signs and characters."""
    ring.count = len(look.seats)
    ring.facings = [seat.facing for seat in look.seats]
    for panel, seat, player in zip(ring.panels, look.seats, state.players, strict=False):
        panel.colour = PLAYER_COLOURS[seat.person.colour]
        panel.sign = seat.person.sign
        panel.character = character_name(player.character, look.edition)


def draw_seats(ring: SeatRing, view: TableView) -> None:
    """Show every seat, and light those that may be chosen."""
    lights = {c.seat: c for c in reversed(view.choices) if c.seat is not None}
    for panel, seat in zip(ring.panels, view.seats, strict=False):
        panel.show(seat)
        choice = lights.get(seat.seat)
        if choice is not None:
            panel.light(seat_change(choice.effects, seat.seat), lit=True)
            panel.token = choice.action
        else:
            panel.light("", lit=seat.seat in view.discardable)
            panel.token = view.turn


def draw_middle(middle: Middle, view: TableView, asked: Any, hand: Hand, state: State) -> None:
    """Show the question, the dice and the answers; `asked` is the panel of whoever is asked."""
    middle.question = words.say(_question(view, hand))
    middle.sign, middle.colour = asked.sign, asked.colour
    middle.pile, middle.rolls, middle.rolls_left = view.pile, view.rolls, view.rolls_left
    rolling = view.phase is Phase.ROLL
    middle.entering = rolling and bool(hand.throw.hand)
    middle.hint = words.say(_hint(view, hand))
    for index, die in enumerate(middle.dice):
        lifted = rolling and index in hand.throw.hand and state.dice is not None
        die.show(view.dice[index], chosen=index == view.chosen_die, lifted=lifted)
    middle.answers.show(answers_for(view, state, hand.throw))


def _question(view: TableView, hand: Hand) -> Text:
    name = view.seats[view.asked].name if view.asked is not None else ""
    if view.phase is not Phase.ROLL:
        return view.question
    if hand.throw.doubted:
        return text("dice-table-ask-doubt", name=name)
    moving = hand.camera is not None and hand.camera.state is CameraState.MOVING
    return text("dice-table-ask-moving", name=name) if moving else view.question


def _hint(view: TableView, hand: Hand) -> str:
    throw = hand.throw
    if view.phase is not Phase.ROLL or throw.complete:
        return ""
    if hand.sees_throws:
        return "" if throw.hand else "dice-table-hint-fix"
    return "dice-table-hint-enter" if throw.hand else "dice-table-hint-pick"

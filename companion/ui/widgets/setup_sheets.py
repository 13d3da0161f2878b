"""Sheets of the table that is being laid: who sits there, and the house rules."""

from collections.abc import Callable, Sequence
from dataclasses import fields, replace
from typing import Any

from kivy.properties import ObjectProperty, StringProperty

from companion.rules.bang_dice.characters import CHARACTERS
from companion.rules.bang_dice.model import Options, Role
from companion.rules.forms import NAME_LENGTH
from companion.ui.kv import load_beside
from companion.ui.theme import PLAYER_COLOURS
from companion.ui.widgets import ActButton
from companion.ui.widgets.dialog import Cover
from companion.ui.words import words
from companion.viewmodels.bang_dice.setup import (
    Person,
    RoleDealing,
    SetupDraft,
    choose_character,
    choose_role,
    rename,
    seat_person,
    turn_panel,
)
from companion.viewmodels.bang_dice.start import names
from companion.viewmodels.bang_dice.words import ability, character_name, role_name

KNOWN_SHOWN = 8
HUNTERS = (Role.DEPUTY, Role.OUTLAW, Role.RENEGADE)


def unnamed(number: int) -> list[str]:
    """Give the names of those who have none."""
    return [words.say("dice-table-default-name", number=one + 1) for one in range(number)]


class SeatEditor(Cover):
    """Name, looks, character, open role and the turn of the panel of one seat."""

    value = StringProperty("")
    title = StringProperty("")
    role_text = ObjectProperty("")
    character = ObjectProperty("")
    ability = ObjectProperty("")
    on_draft: Callable[[SetupDraft], None]

    def __init__(
        self,
        draft: SetupDraft,
        seat: int,
        known: Sequence[Person],
        on_draft: Callable[[SetupDraft], None],
    ) -> None:
        self.draft, self.seat = draft, seat
        self._known, self._on_draft = known, on_draft
        super().__init__()
        words.bind(say=self._speak)
        self._fill_known()
        self._fill_characters()
        self._speak()

    def close(self) -> None:
        """Go away and stop listening to the language."""
        words.unbind(say=self._speak)
        super().close()

    def _speak(self, *_args: Any) -> None:
        """Name the characters in the language of the moment."""
        for button in self.ids.characters.children:
            button.text = words.say(character_name(button.token, self.draft.edition))
            lives = CHARACTERS[button.token].life
            button.note = words.say("dice-table-character-life", count=lives)
        self._show()

    def type_name(self, name: str) -> None:
        """Take a name that was typed."""
        self._take(rename(self.draft, self.seat, name))

    def type_start(self) -> None:
        """Open the keyboard."""
        from kivy.app import App

        App.get_running_app().ask_text(
            words.say("dice-table-seat-name"), self.value, self.type_name, NAME_LENGTH
        )

    def change_role(self) -> None:
        """Tell the open role: sheriff or not; with three players the next of the three."""
        own = self.draft.seats[self.seat].role
        if not self.draft.hunt:
            self._take(choose_role(self.draft, self.seat, Role.SHERIFF))
            return
        step = (HUNTERS.index(own) + 1) % len(HUNTERS) if own in HUNTERS else 0
        self._take(choose_role(self.draft, self.seat, HUNTERS[step]))

    def turn(self) -> None:
        """Turn the panel a quarter further."""
        self._take(turn_panel(self.draft, self.seat))

    def _take(self, draft: SetupDraft) -> None:
        self.draft = draft
        self._on_draft(draft)
        self._show()

    def _show(self) -> None:
        entry = self.draft.seats[self.seat]
        self.value = entry.person.name
        self.title = names(self.draft, unnamed(len(self.draft.seats)))[self.seat]
        by_cards = self.draft.dealing is RoleDealing.CARDS
        shown = by_cards or self.draft.hunt
        fallback = "dice-table-make-sheriff" if not self.draft.hunt else "dice-table-roles"
        self.role_text = (role_name(entry.role) if entry.role else fallback) if shown else ""
        key = entry.character
        self.character = character_name(key, self.draft.edition) if key else ""
        self.ability = ability(key) if key else ""
        for button in self.ids.characters.children:
            button.kind = "main" if button.token == entry.character else "plain"

    def _fill_known(self) -> None:
        for person in self._known[:KNOWN_SHOWN]:
            button = ActButton(
                text=person.name,
                icon=person.sign,
                token=person,
                padding=(8, 4),
            )
            button.tint = [*(0.35 + 0.65 * part for part in PLAYER_COLOURS[person.colour][:3]), 1]
            button.bind(on_act=self._person_chosen)
            self.ids.known.add_widget(button)

    def _person_chosen(self, button: ActButton) -> None:
        self._take(seat_person(self.draft, self.seat, button.token))

    def _fill_characters(self) -> None:
        for key in CHARACTERS:
            button = ActButton(token=key, padding=(4, 2), size_hint_y=1)
            button.bind(on_act=self._character_chosen)
            self.ids.characters.add_widget(button)

    def _character_chosen(self, button: ActButton) -> None:
        self._take(choose_character(self.draft, self.seat, button.token))


class HouseRules(Cover):
    """Points the books leave open, each with its choices side by side."""

    def __init__(self, options: Options, on_options: Callable[[Options], None]) -> None:
        self._options, self._on_options = options, on_options
        super().__init__()
        self._buttons: list[ActButton] = []
        for field, row in zip(
            fields(Options), (self.ids.one, self.ids.two, self.ids.three), strict=True
        ):
            for value in type(getattr(options, field.name)):
                self._add(row, field.name, value)
        words.bind(say=self._speak)
        self._speak()
        self._mark()

    def close(self) -> None:
        """Go away and stop listening to the language."""
        words.unbind(say=self._speak)
        super().close()

    def _speak(self, *_args: Any) -> None:
        for button in self._buttons:
            name, value = button.token
            button.text = words.say(f"bang-dice-option-{name}-{value}".replace("_", "-"))

    def _add(self, row: Any, name: str, value: Any) -> None:
        button = ActButton(token=(name, value), size_hint_y=1)
        button.bind(on_act=self._chosen)
        self._buttons.append(button)
        row.add_widget(button)

    def _chosen(self, button: ActButton) -> None:
        name, value = button.token
        self._options = replace(self._options, **{name: value})
        self._on_options(self._options)
        self._mark()

    def _mark(self) -> None:
        for button in self._buttons:
            name, value = button.token
            chosen = getattr(self._options, name) is value
            button.kind = "main" if chosen else "plain"


load_beside(__file__)

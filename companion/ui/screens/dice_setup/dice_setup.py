"""Laying the dice table: people where they sit, characters, roles, house rules, then start."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from kivy.properties import BooleanProperty, NumericProperty, StringProperty

from companion.rules.bang_dice.model import Role
from companion.rules.errors import IllegalActionError
from companion.settings import Profile
from companion.store.errors import StoreError
from companion.ui.dice_sheet import dice_texture
from companion.ui.kv import load_beside
from companion.ui.screens.base import Scene, Screen
from companion.ui.theme import PLAYER_COLOURS
from companion.ui.widgets.mid_game_sheet import MidGameSheet
from companion.ui.widgets.seat_ring import SeatRing
from companion.ui.widgets.setup_middle import SetupMiddle
from companion.ui.widgets.setup_sheets import HouseRules, SeatEditor, unnamed
from companion.ui.words import words
from companion.viewmodels.bang_dice.mid_game import MidGame, mid_game_request, most_life
from companion.viewmodels.bang_dice.setup import (
    Person,
    RoleDealing,
    SetupDraft,
    choose_role,
    deal_characters,
    deal_roles,
    missing,
    move_seat,
    new_setup,
    rename,
    roles_by_cards,
    with_count,
)
from companion.viewmodels.bang_dice.start import names, options_from, setup_again, start_request
from companion.viewmodels.bang_dice.words import character_name

__all__ = ["SCENES", "DiceSetupScreen", "SeatRing"]

GAME = "bang_dice"


class DiceSetupScreen(Screen):
    """Holds the draft; every touch makes a new one and draws it."""

    count = NumericProperty(5)
    dealing = StringProperty(RoleDealing.CARDS.value)
    edition = StringProperty("")
    camera = BooleanProperty(False)
    has_camera = BooleanProperty(False)
    lacks = BooleanProperty(True)
    """Whether something must still be told before the game can start."""

    def __init__(self, **kwargs: Any) -> None:
        self.draft = new_setup()
        super().__init__(**kwargs)
        self.middle = SetupMiddle()
        self.middle.bind(on_start=lambda *_args: self.start())
        ring = self.ids.ring
        ring.middle, ring.draggable = self.middle, True
        ring.bind(on_reseat=lambda _ring, origin, target: self.reseat(origin, target))
        for panel in ring.panels:
            panel.bind(on_act=self._seat_tapped)

    def enter(self, again: bool = False, **_params: Any) -> None:  # noqa: FBT001, FBT002 - given by name
        """Lay a new table, or one for the people of the last game."""
        words.bind(say=self._speak)
        services = self.app.services
        settings = services.settings.current
        # The demo's tray throws by itself: people with dice of their own have no use for it.
        self.has_camera = services.extras.get("dice_camera") is not None
        draft = self._last_table() if again else None
        if draft is None:
            draft = new_setup(edition=settings.edition)
            draft = replace(draft, options=options_from(settings.house_rules))
        draft = deal_characters(draft, services.pick)
        if draft.dealing is RoleDealing.APP:
            draft = deal_roles(draft, services.pick)
        self.ids.ring.turned = settings.turn_to_seats
        self.show(draft)

    def leave(self) -> None:
        """Stop listening to the language."""
        words.unbind(say=self._speak)

    def _last_table(self) -> SetupDraft | None:
        games = self.app.services.games
        last = next((record for record in games.list() if record.game == GAME), None)
        return None if last is None else setup_again(games.request(last.id))

    # Drawing

    def _speak(self, *_args: Any) -> None:
        self.show(self.draft)

    def show(self, draft: SetupDraft) -> None:
        """Draw a draft."""
        self.draft = draft
        self.count, self.dealing = len(draft.seats), draft.dealing.value
        self.edition, self.camera = draft.edition, draft.camera
        ring = self.ids.ring
        ring.facings = [seat.facing for seat in draft.seats]
        ring.count = len(draft.seats)
        lacking = missing(draft)
        self.lacks = bool(lacking)
        asked = bool(lacking) and draft.dealing is RoleDealing.CARDS
        for seat, name in enumerate(names(draft, unnamed(len(draft.seats)))):
            self._draw_seat(seat, name, lit=asked and draft.seats[seat].role is None)
        self.middle.lacking = ", ".join(words.say(one) for one in lacking)
        self.middle.hint = words.say(self._hint(asked=asked))

    def _hint(self, *, asked: bool) -> str:
        if not asked:
            return "dice-table-seats-hint"
        return "dice-table-hunt-who" if self.draft.hunt else "dice-table-sheriff-who"

    def _draw_seat(self, seat: int, name: str, *, lit: bool) -> None:
        entry, panel = self.draft.seats[seat], self.ids.ring.panels[seat]
        panel.player = name
        panel.colour = PLAYER_COLOURS[entry.person.colour]
        panel.sign = entry.person.sign
        panel.character = (
            character_name(entry.character, self.draft.edition) if entry.character else ""
        )
        is_open = self.draft.hunt or entry.role is Role.SHERIFF
        panel.role = dice_texture(entry.role.value) if entry.role and is_open else None
        panel.life = most_life(entry)
        panel.light("", lit=lit)

    # What people do

    def set_count(self, count: int) -> None:
        """Seat more or fewer people."""
        draft = with_count(self.draft, count)
        if any(seat.character is None for seat in draft.seats):
            draft = deal_characters(draft, self.app.services.pick)
        if draft.dealing is RoleDealing.APP:
            draft = deal_roles(draft, self.app.services.pick)
        self.show(draft)

    def deal(self) -> None:
        """Deal the characters anew."""
        self.show(deal_characters(self.draft, self.app.services.pick))

    def set_dealing(self, dealing: str) -> None:
        """Let the app deal the roles, or the table its cards."""
        if RoleDealing(dealing) is RoleDealing.APP:
            self.show(deal_roles(self.draft, self.app.services.pick))
        else:
            self.show(roles_by_cards(self.draft))

    def set_edition(self, edition: str) -> None:
        """Name the characters as another edition does."""
        self.show(replace(self.draft, edition=edition))

    def set_camera(self) -> None:
        """Have the dice read, or not."""
        self.show(replace(self.draft, camera=not self.draft.camera))

    def reseat(self, origin: int, target: int) -> None:
        """Let somebody sit down elsewhere."""
        self.show(move_seat(self.draft, origin, target))

    def show_rules(self) -> None:
        """Lay open the house rules."""
        self.app.shell.cover(HouseRules(self.draft.options, self._set_options))

    def _set_options(self, options: Any) -> None:
        self.show(replace(self.draft, options=options))

    def _seat_tapped(self, panel: Any) -> None:
        seat = int(panel.seat)
        if panel.lit and self.draft.dealing is RoleDealing.CARDS:
            self.show(choose_role(self.draft, seat, self._next_role()))
            return
        self.edit(seat)

    def edit(self, seat: int) -> None:
        """Lay open who sits there and as whom."""
        known = [Person(one.name, one.colour, one.sign) for one in self._known()]
        self.app.shell.cover(SeatEditor(self.draft, seat, known, on_draft=self.show))

    def _next_role(self) -> Role:
        if not self.draft.hunt:
            return Role.SHERIFF
        taken = {seat.role for seat in self.draft.seats}
        hunters = (Role.DEPUTY, Role.OUTLAW, Role.RENEGADE)
        return next(role for role in hunters if role not in taken)

    def _known(self) -> tuple[Profile, ...]:
        return self.app.services.settings.current.players

    def start(self) -> None:
        """Start the game, or say why not."""
        self._start(start_request(self.draft, unnamed(len(self.draft.seats))))

    def show_mid_game(self) -> None:
        """Ask where a table stands that has been playing already."""
        self.app.shell.cover(MidGameSheet(self.draft, self._start_mid_game))

    def _start_mid_game(self, game: MidGame) -> None:
        self._start(mid_game_request(game, unnamed(len(game.standings))))

    def _start(self, request: dict[str, Any]) -> None:
        try:
            session = self.app.services.games.start(GAME, request)
        except (IllegalActionError, StoreError) as error:
            self.app.refuse(error)
            return
        self._remember()
        self.app.go("dice_table", instead=True, game_id=session.id, reveal=True)

    def _remember(self) -> None:
        """Keep who played: the named ones with their looks, the newest first."""
        people = [seat.person for seat in self.draft.seats if seat.person.name]
        new = [Profile(one.name, one.colour, one.sign) for one in people]
        fresh = {one.name for one in new}
        old = [one for one in self._known() if one.name not in fresh]
        self.app.services.settings.change(
            players=tuple(new + old), last_table=tuple(one.name for one in new)
        )


def _named(screen: DiceSetupScreen) -> None:
    """Seat people with all kinds of names."""
    draft = deal_characters(new_setup(8), Random(3).randrange)
    given = json.loads(Path(__file__).with_name("people.json").read_text(encoding="utf-8"))
    for seat, name in enumerate(given):
        draft = rename(draft, seat, name)
    screen.show(draft)


def _playing_8(screen: DiceSetupScreen) -> None:
    """Ask an eight-player table where it stands."""
    _named(screen)
    screen.set_dealing("app")
    screen.show_mid_game()


SCENES = (
    Scene("new"),
    Scene("playing-8", after=_playing_8),
    Scene("crowded-8", after=_named),
    Scene("three", after=lambda screen: screen.set_count(3)),
    Scene("dealt", after=lambda screen: screen.set_dealing("app")),
    Scene("rules", after=lambda screen: screen.show_rules()),
    Scene("seat", after=lambda screen: screen.edit(0)),
)

load_beside(__file__)

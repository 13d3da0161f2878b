"""The dice table in play: draws the session, sends what people answer, decides nothing."""

from collections.abc import Callable
from functools import partial
from typing import Any

from kivy.clock import Clock
from kivy.properties import ObjectProperty, StringProperty

from companion.devices.dice_camera import DiceCamera
from companion.rules.bang_dice.actions import Action
from companion.rules.bang_dice.model import Face, Phase, State
from companion.rules.errors import IllegalActionError
from companion.session.game_session import Change, ChangeKind, GameSession
from companion.store.errors import StoreError
from companion.ui.kv import load_beside
from companion.ui.screens.base import Screen
from companion.ui.screens.dice_table.answers import Ask, Press
from companion.ui.screens.dice_table.camera_turn import CameraTurn
from companion.ui.screens.dice_table.demo_play import DemoPlay
from companion.ui.screens.dice_table.drawing import draw_middle, draw_seats, dress
from companion.ui.screens.dice_table.hand import Hand
from companion.ui.screens.dice_table.scenes import SCENES
from companion.ui.screens.dice_table.sheets import correction_sheet, odds_sheet, seat_sheet
from companion.ui.widgets.history_drawer import HistoryDrawer
from companion.ui.widgets.led_ring import LedRing
from companion.ui.widgets.middle import Middle
from companion.ui.widgets.moment_show import MomentShow
from companion.ui.widgets.roles_round import RolesRound
from companion.ui.widgets.seat_ring import SeatRing
from companion.ui.words import words
from companion.viewmodels.bang_dice.events import Moment, MomentKind, moments
from companion.viewmodels.bang_dice.setup import RoleDealing, SetupDraft
from companion.viewmodels.bang_dice.start import setup_again
from companion.viewmodels.bang_dice.table import TableView, last_rolled, table_view

__all__ = ["SCENES", "DiceTableScreen", "LedRing", "Middle", "MomentShow", "SeatRing"]

WINNER_AFTER_S = 3.0
SOUND_OF = {
    MomentKind.ROLL: "dice",
    MomentKind.SHOT: "gunshot",
    MomentKind.DEATH: "toll",
    MomentKind.TURN: "tap",
}


class DiceTableScreen(Screen):
    """Shows one game; every change comes from the session, after it is safely kept."""

    turn_text = StringProperty("")
    undo_text = ObjectProperty("", allownone=True)
    redo_text = ObjectProperty("", allownone=True)
    demo = ObjectProperty(None, allownone=True)
    """The table that plays by itself, while nobody has touched it."""

    def __init__(self, **kwargs: Any) -> None:
        self.session: GameSession | None = None
        self.view: TableView | None = None
        self._look: SetupDraft | None = None
        self._leaving: list[Callable[[], None]] = []
        super().__init__(**kwargs)
        self.middle = Middle()
        self.hand = Hand(self)
        self._camera = CameraTurn(self, self.hand, self.middle)
        self._demo_play = DemoPlay(self, self.hand)
        self.ids.ring.middle = self.middle
        self.ids.show.ring = self.ids.ring
        self._listen()

    def _listen(self) -> None:
        self.middle.bind(
            on_die=lambda _middle, die: self.hand.die_tapped(die),
            on_die_hold=lambda _middle, die: self.hand.fix_die(die),
            on_face=lambda _middle, face: self.hand.face_told(Face(face)),
            on_answer=lambda _middle, ask: self.answered(ask),
            on_camera=lambda _middle: self.show_camera(),
        )
        for panel in self.ids.ring.panels:
            panel.bind(on_act=self._seat_tapped, on_hold=self._seat_held)

    # Coming and going

    def enter(
        self,
        game_id: str = "",
        *,
        reveal: bool = False,
        demo: bool = False,
        forced: bool = True,
        taken_over: bool = False,
    ) -> None:
        """Open a game at its very last action; a demo that is not forced gives way to it."""
        self.leave()
        services = self.app.services
        self.session, self.demo = None, services.extras["demo"] if demo else None
        if not forced and any(not record.over for record in services.games.list()):
            self.app.go("home")
            return
        if self.demo is not None:
            game_id = game_id or self.demo.next_game()
        games = services.games if self.demo is None else self.demo.games
        self.session = games.resume(game_id)
        self._look = setup_again(games.request(game_id))
        self._begin(simulated=demo or taken_over)
        secret = self._look.dealing is RoleDealing.APP and not self._look.hunt
        if reveal and secret:
            self.app.shell.cover(RolesRound(self.session.state.players))

    def _begin(self, *, simulated: bool) -> None:
        """Listen to everything that has a say, then draw."""
        if self.session is None or self._look is None:
            return
        words.bind(say=self._speak)
        self._leaving = [
            self.session.subscribe(self._changed),
            self.ids.lights.follow(self.session, demo=self.demo is not None),
            self._camera.close,
            self._demo_play.stop,
            lambda: words.unbind(say=self._speak),
        ]
        self._demo_play.start(self.demo)
        self._camera.open(self._chosen_camera(simulated=simulated))
        dress(self.ids.ring, self._look, self.session.state)
        settings = self.app.services.settings.current
        self.ids.ring.turned = settings.turn_to_seats and self.demo is None
        self.hand.start_over()
        self.refresh()

    def _chosen_camera(self, *, simulated: bool) -> DiceCamera | None:
        """Give the tray of the demo to the demo, and to those who took it over."""
        extras = self.app.services.extras
        if self._look is None or not self._look.camera:
            return None
        return extras["demo"].camera if simulated else extras.get("dice_camera")

    def leave(self) -> None:
        """Stop listening; the game itself is on disk."""
        for stop in self._leaving:
            stop()
        self._leaving = []
        Clock.unschedule(self._see_winner)
        self.ids.show.clear()

    # Drawing

    def _changed(self, change: Change) -> None:
        self.hand.start_over()
        self.refresh()
        if change.kind is not ChangeKind.ACTED:
            self.ids.show.clear()
            return
        shown = moments(change.move)
        self.ids.show.show(shown)
        if any(moment.kind is MomentKind.ROLL for moment in shown):
            for die in last_rolled((change.move,)):
                self.middle.dice[die].tumble()
        self._sound(shown)

    def _sound(self, shown: Any) -> None:
        """Let the last thing that is announced be heard, or else the last thing at all."""
        loudest: Moment | None = shown[-1] if shown else None
        for moment in shown:
            if moment.banner is not None:
                loudest = moment
        if loudest is not None:
            self.app.sounds.play(SOUND_OF.get(loudest.kind, loudest.kind.value))

    def _speak(self, *_args: Any) -> None:
        self.refresh()

    def refresh(self) -> None:
        """Draw the table as it stands."""
        if self.session is None:
            return
        state: State = self.session.state
        view = table_view(self.session, self.hand.throw, self.hand.die, self.hand.discards)
        self.view = view
        self.turn_text = words.say("dice-table-turn", turn=view.turn)
        self.undo_text, self.redo_text = view.undo or "", view.redo or ""
        asked = self.ids.ring.panels[view.asked or 0]
        draw_middle(self.middle, view, asked, self.hand, state)
        self.ids.ring.asked = view.asked or 0
        draw_seats(self.ids.ring, view)
        Clock.unschedule(self._see_winner)
        if view.phase is Phase.OVER:
            Clock.schedule_once(self._see_winner, WINNER_AFTER_S)

    # What people do

    def act(self, action: Action) -> None:
        """Send an action; the session keeps it, then everything is drawn anew."""
        if self.session is not None:
            self._try(lambda: self.session.act(action))

    def undo(self) -> None:
        """Take back the last step."""
        if self.session is not None:
            self._try(self.session.undo)

    def redo(self) -> None:
        """Bring back what was undone."""
        if self.session is not None:
            self._try(self.session.redo)

    def _try(self, step: Callable[[], Any]) -> None:
        try:
            step()
        except (IllegalActionError, StoreError) as error:
            self.app.refuse(error)

    def answered(self, ask: Ask) -> None:
        """Do what a button stands for."""
        if self.view is None or ask.turn != self.view.turn:
            return
        match ask.what:
            case Press.APP_ROLLS:
                self.hand.app_rolls()
            case Press.START_OVER:
                self.hand.discards = ()
                self.refresh()
            case Press.SEE_WINNER:
                self._see_winner()
            case action:
                self.act(action)

    def _seat_tapped(self, panel: Any) -> None:
        if self.session is None or self.view is None:
            return
        seat = int(panel.seat)
        choice = next((c for c in self.view.choices if c.seat == seat and not c.beside), None)
        if choice is not None:
            self.act(choice.action)
        elif seat in self.view.discardable:
            self.hand.discards = (*self.hand.discards, seat)
            self.refresh()
        else:
            self.tell_seat(seat)

    def _seat_held(self, panel: Any) -> None:
        self.correct(int(panel.seat))

    def tell_seat(self, seat: int) -> None:
        """Lay open what a character can do."""
        if self.session is not None and self._look is not None:
            go_on = partial(self.correct, seat)
            self.app.shell.cover(seat_sheet(self.session.state, self._look, seat, go_on))

    def correct(self, seat: int) -> None:
        """Let the table set a player's numbers right."""
        if self.session is None:
            return
        sheet = correction_sheet(self.session.state, seat, self.act)
        if sheet is None:
            self.app.toast("dice-table-correct-none")
        else:
            self.app.shell.cover(sheet)

    def show_camera(self) -> None:
        """Lay open the live picture."""
        self._camera.show_large()

    def show_odds(self) -> None:
        """Lay open the chances of what is in the hand."""
        if self.session is not None:
            self.app.shell.cover(odds_sheet(self.session, self.hand.throw.hand))

    def show_history(self) -> None:
        """Lay open what happened."""
        if self.session is not None:
            self.app.shell.cover(HistoryDrawer(self.session))

    def turn_panels(self) -> None:
        """Turn panels and questions to the seats, or all one way."""
        settings = self.app.services.settings
        self.ids.ring.turned = not self.ids.ring.turned
        settings.change(turn_to_seats=bool(self.ids.ring.turned))

    def on_key(self, key: str) -> bool:
        """Take the shortcuts of a desktop."""
        actions = {
            "ctrl+z": self.undo,
            "ctrl+y": self.redo,
            "ctrl+shift+z": self.redo,
            "h": self.show_history,
            "o": self.show_odds,
            "r": self.hand.app_rolls,
        }
        action = actions.get(key)
        if action is not None:
            action()
        return action is not None

    def _see_winner(self, *_args: Any) -> None:
        if self.session is not None and self.session.outcome is not None:
            demo = self.demo is not None
            self.app.go("winner", instead=True, game_id=self.session.id, demo=demo)

    def on_touch_down(self, touch: Any) -> bool:
        """Hand the demo over to whoever touches it; that touch does nothing else."""
        if self.demo is None:
            return bool(super().on_touch_down(touch))
        session = self.demo.hand_over(self.app.services.games)
        self.app.toast("dice-table-demo-yours", icon="hand")
        self.app.go("dice_table", instead=True, game_id=session.id, taken_over=True)
        return True


load_beside(__file__)

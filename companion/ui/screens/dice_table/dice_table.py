"""The dice table in play: draws the session, sends what people answer, decides nothing."""

from collections.abc import Callable
from typing import Any

from kivy.clock import Clock
from kivy.properties import ObjectProperty, StringProperty

from companion.devices.dice_camera import CameraEvent, CameraState, DiceCamera, SeenThrow
from companion.rules.bang_dice.actions import Action, AwaitDice, Roll
from companion.rules.bang_dice.model import Face, Phase, State
from companion.rules.bang_dice.odds import roll_odds
from companion.rules.errors import IllegalActionError
from companion.session.game_session import Change, ChangeKind, GameSession
from companion.store.errors import StoreError
from companion.ui.app import hand_over
from companion.ui.kv import load_beside
from companion.ui.screens.base import Screen
from companion.ui.screens.dice_table.answers import Ask, Press, answers_for, seat_change
from companion.ui.screens.dice_table.scenes import SCENES
from companion.ui.theme import PLAYER_COLOURS
from companion.ui.widgets.history_drawer import HistoryDrawer
from companion.ui.widgets.led_ring import LedRing
from companion.ui.widgets.middle import Middle
from companion.ui.widgets.moment_show import MomentShow
from companion.ui.widgets.roles_round import RolesRound
from companion.ui.widgets.seat_ring import SeatRing
from companion.ui.widgets.table_sheets import (
    CameraSheet,
    CorrectionSheet,
    FaceSheet,
    OddsSheet,
    SeatSheet,
)
from companion.ui.words import words
from companion.viewmodels.bang_dice.events import MomentKind, moments
from companion.viewmodels.bang_dice.setup import RoleDealing, SetupDraft
from companion.viewmodels.bang_dice.start import setup_again
from companion.viewmodels.bang_dice.table import (
    TableView,
    correction_limits,
    last_rolled,
    table_view,
)
from companion.viewmodels.bang_dice.throw import Throw, enter, new_throw, pick_up, seen, take_back
from companion.viewmodels.bang_dice.words import ability, character_name
from companion.viewmodels.text import Text, text

__all__ = ["SCENES", "DiceTableScreen", "LedRing", "Middle", "MomentShow", "SeatRing"]

WINNER_AFTER_S = 3.0
DEMO_STEP_S = 1.1
CAMERA_FPS = 15
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
        self._throw = Throw()
        self._die: int | None = None
        self._discards: tuple[int, ...] = ()
        self._camera: DiceCamera | None = None
        self._from_camera = False
        self._last_seen: dict[int, Face | None] = {}
        self._leaving: list[Callable[[], None]] = []
        super().__init__(**kwargs)
        self.middle = Middle()
        self.ids.ring.middle = self.middle
        self.ids.show.ring = self.ids.ring
        self._listen()

    def _listen(self) -> None:
        self.middle.bind(
            on_die=lambda _middle, die: self.die_tapped(die),
            on_die_hold=lambda _middle, die: self.fix_die(die),
            on_face=lambda _middle, face: self.face_told(Face(face)),
            on_answer=lambda _middle, ask: self.answered(ask),
            on_camera=lambda _middle: self._show_camera(),
        )
        for panel in self.ids.ring.panels:
            panel.bind(on_act=self._seat_tapped, on_hold=self._seat_held)

    # Coming and going

    def enter(
        self, game_id: str = "", *, reveal: bool = False, demo: bool = False, forced: bool = True
    ) -> None:
        """Open a game at its very last action; a demo that is not forced gives way to it."""
        services = self.app.services
        self.session, self.demo = None, services.extras["demo"] if demo else None
        if not forced and any(not record.over for record in services.games.list()):
            self.app.go("home")
            return
        if self.demo is not None:
            game_id = game_id or self.demo.next_game()
            services.extras.setdefault("dice_camera", self.demo.camera)
        games = services.games if self.demo is None else self.demo.games
        self.session = games.resume(game_id)
        self._look = setup_again(games.request(game_id))
        self._leaving = [self.session.subscribe(self._changed)]
        self._leaving.append(self.ids.lights.follow(self.session, demo=demo))
        if self.demo is not None:
            Clock.schedule_interval(self._demo_step, DEMO_STEP_S)
        self._open_camera()
        words.bind(say=self._speak)
        self._leaving.append(lambda: words.unbind(say=self._speak))
        self._dress()
        self._start_over()
        self.refresh()
        state: State = self.session.state
        secret = self._look.dealing is RoleDealing.APP and not self._look.hunt
        if reveal and secret:
            self.app.shell.cover(RolesRound(state.players))

    def leave(self) -> None:
        """Stop listening; the game itself is on disk."""
        for stop in self._leaving:
            stop()
        self._leaving = []
        for timer in (self._refresh_camera, self._see_winner, self._demo_step):
            Clock.unschedule(timer)
        self.ids.show.clear()

    def _dress(self) -> None:
        """Give the seats their colours, signs and characters."""
        if self._look is None or self.session is None:
            return
        ring = self.ids.ring
        ring.count = len(self._look.seats)
        ring.facings = [seat.facing for seat in self._look.seats]
        settings = self.app.services.settings.current
        ring.turned = settings.turn_to_seats and self.demo is None
        for panel, seat, player in zip(
            ring.panels, self._look.seats, self.session.state.players, strict=False
        ):
            panel.colour = PLAYER_COLOURS[seat.person.colour]
            panel.sign = seat.person.sign
            panel.character = character_name(player.character, self._look.edition)

    # Drawing

    def _changed(self, change: Change) -> None:
        self._start_over()
        self.refresh()
        if change.kind is not ChangeKind.ACTED:
            self.ids.show.clear()
            return
        shown = moments(change.move)
        self.ids.show.show(shown)
        if any(moment.kind is MomentKind.ROLL for moment in shown):
            for die in last_rolled((change.move,)):
                self.middle.dice[die].tumble()
        loudest = shown[-1] if shown else None
        for moment in shown:
            if moment.banner is not None:
                loudest = moment
        if loudest is not None:
            self.app.sounds.play(SOUND_OF.get(loudest.kind, loudest.kind.value))

    def _start_over(self) -> None:
        """Forget what was half entered: the question is a new one."""
        if self.session is None:
            return
        state: State = self.session.state
        self._throw, self._die, self._discards = new_throw(state), None, ()
        self._from_camera = False
        if self._camera is not None:
            self._camera.expect(state.dice)

    def _speak(self, *_args: Any) -> None:
        self.refresh()

    def refresh(self) -> None:
        """Draw the table as it stands."""
        if self.session is None:
            return
        view = table_view(self.session, self._throw, self._die, self._discards)
        self.view = view
        self.turn_text = words.say("dice-table-turn", turn=view.turn)
        self.undo_text, self.redo_text = view.undo or "", view.redo or ""
        self._draw_middle(view)
        self._draw_seats(view)
        Clock.unschedule(self._see_winner)
        if view.phase is Phase.OVER:
            Clock.schedule_once(self._see_winner, WINNER_AFTER_S)

    def _draw_middle(self, view: TableView) -> None:
        if self.session is None:
            return
        middle, throw = self.middle, self._throw
        middle.question = words.say(self._question(view))
        asked = self.ids.ring.panels[view.asked if view.asked is not None else 0]
        middle.sign, middle.colour = asked.sign, asked.colour
        middle.pile, middle.rolls = view.pile, view.rolls
        middle.rolls_left = view.rolls_left
        rolling = view.phase is Phase.ROLL
        middle.entering = rolling and bool(throw.hand)
        middle.hint = words.say(self._hint(view))
        for index, die in enumerate(middle.dice):
            shown = view.dice[index]
            die.show(
                shown,
                chosen=index == view.chosen_die,
                lifted=rolling and index in throw.hand and self.session.state.dice is not None,
            )
        middle.answers.show(answers_for(view, self.session.state, throw))
        self.ids.ring.asked = view.asked or 0

    def _question(self, view: TableView) -> Text:
        name = view.seats[view.asked].name if view.asked is not None else ""
        if view.phase is not Phase.ROLL:
            return view.question
        if self._throw.doubted:
            return text("dice-table-ask-doubt", name=name)
        moving = self._camera is not None and self._camera.state is CameraState.MOVING
        return text("dice-table-ask-moving", name=name) if moving else view.question

    def _hint(self, view: TableView) -> str:
        if view.phase is not Phase.ROLL or self._throw.complete:
            return ""
        if self._camera is not None:
            return "" if self._throw.hand else "dice-table-hint-fix"
        return "dice-table-hint-enter" if self._throw.hand else "dice-table-hint-pick"

    def _draw_seats(self, view: TableView) -> None:
        lights = {c.seat: c for c in reversed(view.choices) if c.seat is not None}
        for panel, seat in zip(self.ids.ring.panels, view.seats, strict=False):
            panel.show(seat)
            choice = lights.get(seat.seat)
            if choice is not None:
                change = seat_change(choice.effects, seat.seat)
                panel.light(change, lit=True)
                panel.token = choice.action
            else:
                panel.light("", lit=seat.seat in view.discardable)
                panel.token = view.turn

    # What people do

    def act(self, action: Action) -> None:
        """Send an action; the session keeps it, then everything is drawn anew."""
        if self.session is None:
            return
        try:
            self.session.act(action)
        except (IllegalActionError, StoreError) as error:
            self.app.refuse(error)

    def undo(self) -> None:
        """Take back the last step."""
        self._step(back=True)

    def redo(self) -> None:
        """Bring back what was undone."""
        self._step(back=False)

    def _step(self, *, back: bool) -> None:
        if self.session is None:
            return
        try:
            if back:
                self.session.undo()
            else:
                self.session.redo()
        except (IllegalActionError, StoreError) as error:
            self.app.refuse(error)

    def answered(self, ask: Ask) -> None:
        """Do what a button stands for."""
        if self.view is None or ask.turn != self.view.turn:
            return
        match ask.what:
            case Press.APP_ROLLS:
                self.app_rolls()
            case Press.START_OVER:
                self._discards = ()
                self.refresh()
            case Press.SEE_WINNER:
                self._see_winner()
            case action:
                self.act(action)

    def app_rolls(self) -> None:
        """Throw what is in the hand: before the camera if it can, else by chance."""
        if self.session is None or not self._throw.hand:
            return
        dice = self._throw.hand
        if self._camera is not None and self._camera.throw(dice):
            return
        faces, pick = tuple(Face), self.app.services.pick
        self.act(Roll(tuple((die, faces[pick(len(faces))]) for die in dice)))

    def die_tapped(self, die: int) -> None:
        """Pick a die up, put it back, or choose which one is used."""
        if self.session is None or self.view is None:
            return
        state = self.session.state
        if self.view.phase in (Phase.AIM, Phase.BEER):
            self._die = die
        elif self._throw.doubted and die in self._throw.doubted:
            self._ask_face(die)
            return
        elif die in self._throw.hand and self._throw.faces[die] is not None:
            self._throw = take_back(self._throw, die)
        else:
            self._throw = pick_up(state, self._throw, die)
        self.refresh()

    def face_told(self, face: Face, die: int | None = None) -> None:
        """Take what a die is said to show; a throw the camera saw is then complete."""
        self._throw = enter(self._throw, face, die)
        if self._from_camera and self._throw.complete:
            self.act(self._throw.action)
        else:
            self.refresh()

    def _ask_face(self, die: int) -> None:
        self.app.shell.cover(
            FaceSheet(lambda face: self.face_told(face, die), title="dice-table-faces")
        )

    def fix_die(self, die: int) -> None:
        """Put a die of the last throw right: the throw is taken back and told anew."""
        if self.session is None or not self._can_fix(die):
            return
        self.app.shell.cover(FaceSheet(lambda face: self._fix(die, face)))

    def _can_fix(self, die: int) -> bool:
        move = self.session.undo_move if self.session else None
        return move is not None and str(die) in ((move.action or {}).get("faces") or {})

    def _fix(self, die: int, face: Face) -> None:
        if self.session is None or not self._can_fix(die):
            return
        move = self.session.undo_move
        roll = self.session.rules.read_action(move.action) if move else None
        if not isinstance(roll, Roll) or dict(roll.faces)[die] is face:
            return
        self._count_wrong(die, dict(roll.faces)[die])
        faces = tuple((one, face if one == die else old) for one, old in roll.faces)
        self.undo()
        self.act(Roll(faces))

    def _seat_tapped(self, panel: Any) -> None:
        if self.session is None or self.view is None:
            return
        seat = int(panel.seat)
        choice = next((c for c in self.view.choices if c.seat == seat and not c.beside), None)
        if choice is not None:
            self.act(choice.action)
        elif seat in self.view.discardable:
            self._discards = (*self._discards, seat)
            self.refresh()
        else:
            self.tell_seat(seat)

    def _seat_held(self, panel: Any) -> None:
        self.correct(int(panel.seat))

    def tell_seat(self, seat: int) -> None:
        """Lay open what a character can do."""
        if self.session is None or self._look is None:
            return
        player = self.session.state.players[seat]
        secret = player.role is not None and not player.shown
        self.app.shell.cover(
            SeatSheet(
                lambda: self.correct(seat),
                player=player.name,
                character=character_name(player.character, self._look.edition),
                ability=ability(player.character),
                life=player.life,
                most=player.max_life,
                role=player.role.value if secret else "",
                sign=self._look.seats[seat].person.sign,
                colour=PLAYER_COLOURS[self._look.seats[seat].person.colour],
            )
        )

    def correct(self, seat: int) -> None:
        """Let the table set a player's numbers right."""
        if self.session is None:
            return
        player = self.session.state.players[seat]
        limits = correction_limits(self.session.state, seat)
        if limits is None:
            self.app.toast("dice-table-correct-none")
            return
        self.app.shell.cover(
            CorrectionSheet(
                limits,
                self.act,
                player=player.name,
                seat=seat,
                life=player.life,
                arrows=player.arrows,
                old_life=player.life,
                old_arrows=player.arrows,
            )
        )

    def show_odds(self) -> None:
        """Lay open the chances of what is in the hand; with nothing there, of a fresh throw."""
        if self.session is None:
            return
        state: State = self.session.state
        asks = self.session.legal_actions()
        free = next((ask.dice for ask in asks if isinstance(ask, AwaitDice)), tuple(range(5)))
        thrown = self._throw.hand or free
        kept = tuple(die for die in range(5) if die not in thrown) if state.dice else ()
        self.app.shell.cover(OddsSheet(roll_odds(state, kept)))

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
            "r": self.app_rolls,
        }
        action = actions.get(key)
        if action is not None:
            action()
        return action is not None

    def _see_winner(self, *_args: Any) -> None:
        if self.session is not None and self.session.outcome is not None:
            demo = self.demo is not None
            self.app.go("winner", instead=True, game_id=self.session.id, demo=demo)

    # The demo

    def _demo_step(self, _dt: float) -> None:
        """Let the demo decide once, unless dice are in the air or somebody must be waited for."""
        if self.demo is None or self.session is None or self.app.shell.top_cover:
            return
        self.app.shell.wake()
        if self._throw.doubted:
            faces = tuple(Face)
            self.face_told(faces[self.app.services.pick(len(faces))])
            return
        if self._camera is not None and self._camera.state is CameraState.MOVING:
            return
        choice = self.demo.decide(self.session.state)
        dice = getattr(choice, "dice", None)
        if dice is not None:
            self._throw = Throw(dice)
            self.refresh()
            self.app_rolls()
        elif choice is not None:
            self.act(choice)

    def on_touch_down(self, touch: Any) -> bool:
        """Hand the demo over to whoever touches it; that touch does nothing else."""
        if self.demo is None:
            return bool(super().on_touch_down(touch))
        session = self.demo.hand_over(self.app.services.games)
        self.app.toast("dice-table-demo-yours", icon="hand")
        self.app.go("dice_table", instead=True, game_id=session.id)
        return True

    # The camera

    def _open_camera(self) -> None:
        wanted = self._look is not None and self._look.camera
        self._camera = self.app.services.extras.get("dice_camera") if wanted else None
        self.middle.camera.camera = self._camera
        self.middle.watching = self._camera is not None
        if self._camera is not None:
            self._leaving.append(
                self._camera.watch(lambda event: hand_over(self._camera_said, event))
            )
            Clock.schedule_interval(self._refresh_camera, 1 / CAMERA_FPS)
            self._refresh_camera()

    def _refresh_camera(self, *_args: Any) -> None:
        self.middle.camera.refresh()

    def _show_camera(self) -> None:
        if self._camera is not None:
            self.app.shell.cover(CameraSheet(self._camera))

    def _camera_said(self, event: CameraEvent) -> None:
        if self.session is None or self.view is None:
            return
        if isinstance(event, SeenThrow) and self.view.phase is Phase.ROLL:
            self._take_seen(event)
        else:
            self.refresh()

    def _take_seen(self, event: SeenThrow) -> None:
        if self.session is None:
            return
        self._count_read(len(event.rolled))
        self._last_seen = event.faces
        self._throw = seen(self.session.state, event.faces, event.doubted)
        self._from_camera = True
        if self._throw.complete:
            self.act(self._throw.action)
        else:
            self.app.sounds.play("refused")
            self.refresh()

    def _count_read(self, dice: int) -> None:
        tally = self.app.services.extras.get("reading_tally")
        if tally is not None:
            tally.count(read=dice)

    def _count_wrong(self, die: int, face: Face) -> None:
        tally = self.app.services.extras.get("reading_tally")
        if tally is not None and self._last_seen.get(die) is face:
            tally.count(wrong=1)


load_beside(__file__)

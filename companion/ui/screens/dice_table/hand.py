"""The throw in the hand: dice picked up, faces told by tapping, and dice put right afterwards."""

from collections.abc import Callable
from typing import Protocol

from companion.devices.dice_camera import DiceCamera, SeenThrow
from companion.rules.bang_dice.actions import Action, Roll
from companion.rules.bang_dice.model import Face, Phase
from companion.session.game_session import GameSession
from companion.ui.app import KioskApp
from companion.ui.widgets.table_sheets import FaceSheet
from companion.viewmodels.bang_dice.table import TableView
from companion.viewmodels.bang_dice.throw import Throw, enter, new_throw, pick_up, seen, take_back


class Table(Protocol):
    """What the hand needs of the table it belongs to."""

    app: KioskApp
    session: GameSession | None
    view: TableView | None
    act: Callable[[Action], None]
    undo: Callable[[], None]
    refresh: Callable[[], None]


class Hand:
    """What is half entered; it is forgotten as soon as the question is another one."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.throw = Throw()
        self.die: int | None = None
        """The die that is aimed or drunk next, if somebody chose one."""
        self.discards: tuple[int, ...] = ()
        self.camera: DiceCamera | None = None
        self.awaiting = False
        """Whether the tray was asked to throw and has not told what fell."""
        self._from_camera = False
        self._last_seen: dict[int, Face | None] = {}

    def start_over(self) -> None:
        """Forget what was half entered: the question is a new one."""
        session = self._table.session
        if session is None:
            return
        self.throw, self.die, self.discards = new_throw(session.state), None, ()
        self._from_camera = self.awaiting = False
        if self.camera is not None:
            self.camera.expect(session.state.dice)

    @property
    def sees_throws(self) -> bool:
        """Whether a camera watches people throw: then nobody picks dice up on the screen."""
        camera = self.camera
        return camera is not None and not camera.throws and not camera.state.away

    def app_rolls(self) -> None:
        """Throw what is in the hand: before the camera if it can, else by chance."""
        if self._table.session is None or not self.throw.hand:
            return
        camera = self.camera
        if camera is not None and camera.throws and not camera.state.away:
            self.awaiting = camera.throw(self.throw.hand) or self.awaiting
            self._table.refresh()
            return
        faces, pick = tuple(Face), self._table.app.services.pick
        self._table.act(Roll(tuple((die, faces[pick(len(faces))]) for die in self.throw.hand)))

    def die_tapped(self, die: int) -> None:
        """Pick a die up, put it back, or choose which one is used."""
        session, view = self._table.session, self._table.view
        if session is None or view is None:
            return
        if view.phase in (Phase.AIM, Phase.BEER):
            self.die = die
        elif die in self.throw.doubted:
            self._ask_face(die)
            return
        elif self.sees_throws and self._last_roll(die) is not None:
            self.fix_die(die)
            return
        elif die in self.throw.hand and self.throw.faces[die] is not None:
            self.throw = take_back(self.throw, die)
        else:
            self.throw = pick_up(session.state, self.throw, die)
        self._table.refresh()

    def face_told(self, face: Face, die: int | None = None) -> None:
        """Take what a die is said to show; a throw the camera saw is then complete."""
        self.throw = enter(self.throw, face, die)
        if self._from_camera and self.throw.complete:
            self._table.act(self.throw.action)
        else:
            self._table.refresh()

    def _ask_face(self, die: int) -> None:
        self._table.app.shell.cover(
            FaceSheet(lambda face: self.face_told(face, die), title="dice-table-faces")
        )

    def fix_die(self, die: int) -> None:
        """Put a die of the last throw right: the throw is taken back and told anew."""
        if self._last_roll(die) is not None:
            self._table.app.shell.cover(FaceSheet(lambda face: self._fix(die, face)))

    def _last_roll(self, die: int) -> Roll | None:
        """Give the throw that is the table's last step, if this die was in it."""
        session = self._table.session
        move = session.undo_move if session else None
        if session is None or move is None or str(die) not in (move.action or {}).get("faces", {}):
            return None
        roll = session.rules.read_action(move.action or {})
        return roll if isinstance(roll, Roll) else None

    def _fix(self, die: int, face: Face) -> None:
        roll = self._last_roll(die)
        if roll is None or dict(roll.faces)[die] is face:
            return
        self._count_wrong(die, dict(roll.faces)[die])
        faces = tuple((one, face if one == die else old) for one, old in roll.faces)
        self._table.undo()
        self._table.act(Roll(faces))

    def take_seen(self, event: SeenThrow) -> None:
        """Take a throw the camera saw; what it doubts waits for a tap."""
        session = self._table.session
        self.awaiting = False
        if session is None:
            return
        self._count(read=len(event.rolled))
        told = self._told() if self._from_camera else {}
        self._last_seen = {**self._last_seen, **event.faces} if told else event.faces
        self.throw = seen(session.state, {**told, **event.faces}, event.doubted)
        self._from_camera = True
        if self.throw.complete:
            self._table.act(self.throw.action)
        else:
            self._table.app.sounds.play("refused")
            self._table.refresh()

    def _told(self) -> dict[int, Face | None]:
        """Give what is known of a throw that still waits: a die put straight completes it."""
        throw = self.throw
        return {die: None if die in throw.doubted else throw.faces[die] for die in throw.hand}

    def _count_wrong(self, die: int, face: Face) -> None:
        if self._last_seen.get(die) is face:
            self._count(wrong=1)

    def _count(self, *, read: int = 0, wrong: int = 0) -> None:
        tally = self._table.app.services.extras.get("reading_tally")
        if tally is not None:
            tally.count(read=read, wrong=wrong)

"""The demo table: plays by itself until somebody touches it, then it is theirs.

Its games live in memory, one at a time, so that weeks of demo play leave nothing behind; only a
game that people take over is kept.
"""

from dataclasses import dataclass

from companion.devices.simulated_camera import SimulatedCamera
from companion.rules.bang_dice.actions import (
    Action,
    Aim,
    AwaitDice,
    Bart,
    Beer,
    Heal,
    Kit,
    Pedro,
)
from companion.rules.bang_dice.characters import CHARACTERS
from companion.rules.bang_dice.legal import legal_actions
from companion.rules.bang_dice.model import Face, Player, Role, State
from companion.rules.bang_dice.table_by_chance import NAMES
from companion.rules.engine import Pick
from companion.rules.registry import GAMES
from companion.session.game_session import Clock, GameSession
from companion.session.saved_games import SavedGames
from companion.store.memory_log import MemoryLog
from companion.viewmodels.bang_dice.setup import (
    COLOURS,
    SIGNS,
    Person,
    SetupDraft,
    deal_characters,
    deal_roles,
    new_setup,
    seat_person,
)
from companion.viewmodels.bang_dice.start import start_request

GAME = "bang_dice"
PLAYERS = (4, 5, 6, 7)
LOW = 4
LAW = (Role.SHERIFF, Role.DEPUTY)


@dataclass(frozen=True, slots=True)
class Throw:
    """The player takes these dice and throws them."""

    dice: tuple[int, ...]


class DemoTable:
    """Lays one table after the other and decides for everybody at it."""

    def __init__(self, pick: Pick, clock: Clock, camera: SimulatedCamera | None = None) -> None:
        self._pick = pick
        self.camera = camera
        self._clock = clock
        self.games = SavedGames(GAMES, MemoryLog(), clock)
        self.game_id = ""

    def next_game(self) -> str:
        """Forget the last game and lay another table."""
        self.games = SavedGames(GAMES, MemoryLog(), self._clock)
        request = start_request(self._draft(), NAMES)
        self.game_id = self.games.start(GAME, request).id
        return self.game_id

    def _draft(self) -> SetupDraft:
        players = PLAYERS[self._pick(len(PLAYERS))]
        draft = new_setup(players)
        for seat in range(players):
            draft = seat_person(draft, seat, Person(NAMES[seat], COLOURS[seat], SIGNS[seat]))
        draft = deal_roles(deal_characters(draft, self._pick), self._pick)
        return SetupDraft(draft.seats, draft.edition, draft.dealing, draft.options, camera=True)

    def decide(self, state: State) -> Action | Throw | None:
        """Choose as a sensible player would; nothing once the game is over."""
        choices = legal_actions(state)
        if not choices:
            return None
        prompt = next((one for one in choices if isinstance(one, AwaitDice)), None)
        if prompt is None:
            return self._answer(state, [one for one in choices if not isinstance(one, AwaitDice)])
        thrown = prompt.dice if state.dice is None else unwanted(state, prompt.dice)
        if thrown:
            return Throw(thrown)
        return next(one for one in choices if not isinstance(one, AwaitDice))

    def look_at(self, die: int) -> Face:
        """Say what a die shows that the camera doubts, as the player at the table sees it."""
        return self.camera.peek(die) if self.camera is not None else Face.ARROW

    def _answer(self, state: State, choices: list[Action]) -> Action:
        best = max(worth(state, choice) for choice in choices)
        good = [choice for choice in choices if worth(state, choice) == best]
        return good[self._pick(len(good))]

    def hand_over(self, games: SavedGames) -> GameSession:
        """Play the game again on the real shelf, so that from now on it is kept."""
        mine = self.games.resume(self.game_id)
        theirs = games.start(GAME, self.games.request(self.game_id))
        for move in mine.moves[1:]:
            theirs.act(theirs.rules.read_action(move.action or {}))
        return theirs


def unwanted(state: State, free: tuple[int, ...]) -> tuple[int, ...]:
    """Choose what to throw again: arrows always, gatlings unless there are several to build on."""
    dice = state.dice or ()
    needed = CHARACTERS[state.roller.character].gatlings
    chase = dice.count(Face.GATLING) >= needed - 1
    hurt = state.roller.life < state.roller.max_life
    return tuple(die for die in free if not _wanted(dice[die], chase=chase, hurt=hurt))


def _wanted(face: Face, *, chase: bool, hurt: bool) -> bool:
    match face:
        case Face.GATLING:
            return chase
        case Face.BEER:
            return hurt
        case Face.ARROW:
            return False
        case _:
            return True


def worth(state: State, choice: Action) -> int:
    """Weigh a choice: shoot the other side, heal the own, shed arrows."""
    match choice:
        case Aim(_, target, _, double_with):
            return _enmity(state, target) + (double_with is not None)
        case Beer(_, target) | Heal(target):
            return _need(state, target)
        case Bart(arrows):
            return -arrows if state.pile <= LOW else arrows
        case Pedro(discard):
            return discard
        case Kit(seats):
            return sum(1 if seat == state.active else -1 for seat in seats)
        case _:
            return 0


def _enmity(state: State, target: int) -> int:
    """Outlaws aim at the sheriff first; the law spares its own; the weak are finished off."""
    roller, other = state.roller, state.players[target]
    score = 4 if other.life == 1 else 0
    if other.role is Role.SHERIFF:
        return score + (6 if roller.role is Role.OUTLAW else -6)
    return score - (3 if _allies(roller, other) else 0)


def _need(state: State, target: int) -> int:
    """Drink when hurt; a deputy keeps the sheriff alive."""
    roller, other = state.roller, state.players[target]
    room = other.max_life - other.life
    if target == state.active:
        return min(room, LOW) * 2
    loyal = roller.role is Role.DEPUTY and other.role is Role.SHERIFF
    return min(room, LOW) * 3 if loyal and other.life <= LOW else 0


def _allies(one: Player, other: Player) -> bool:
    if one.role in LAW:
        return other.role in LAW
    return one.role is Role.OUTLAW and other.role is Role.OUTLAW

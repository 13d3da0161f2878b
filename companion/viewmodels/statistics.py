"""What the dice and the players did over many games: counted, compared with chance, judged."""

import math
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum, unique

from companion.rules.bang_dice.events import DiceRolled, GameEnded, LivesLost, PlayerEliminated
from companion.rules.bang_dice.model import Face
from companion.session.game_session import GameSession

FACES = tuple(Face)
GOOD = frozenset(FACES) - {Face.ARROW, Face.DYNAMITE}
GOOD_SHARE = len(GOOD) / len(FACES)
ENOUGH_DICE = 60
"""Ten of each face expected: fewer say nothing about a die."""
DOUBT, CERTAIN = 0.05, 0.001
LUCKY = 1.0
"""Standard deviations from the average that people notice."""


@unique
class Verdict(StrEnum):
    """What the recorded throws say about the dice."""

    TOO_FEW = "too_few"
    FAIR = "fair"
    DOUBTFUL = "doubtful"
    UNFAIR = "unfair"


@dataclass(frozen=True, slots=True)
class Digest:
    """What one game adds to the statistics, by the players' names."""

    players: tuple[str, ...]
    faces: Mapping[str, Counter[Face]]
    lost: Mapping[str, int]
    out: tuple[str, ...] = ()
    winners: tuple[str, ...] = ()
    side: str = ""

    @property
    def over(self) -> bool:
        """Whether somebody has won."""
        return bool(self.side)


@dataclass(frozen=True, slots=True)
class PlayerRecord:
    """One person over all games."""

    name: str
    games: int
    finished: int
    wins: int
    dice: int
    lives_lost: int
    luck: float
    """Standard deviations above (+) or below (-) what chance gives on average."""

    @property
    def win_share(self) -> float:
        """Wins among the games that ended."""
        return self.wins / self.finished if self.finished else 0.0


@dataclass(frozen=True, slots=True)
class Statistics:
    """All games of the table together."""

    games: int = 0
    dice: int = 0
    faces: Mapping[Face, int] = field(default_factory=dict)
    chi_square: float = 0.0
    p_value: float = 1.0
    verdict: Verdict = Verdict.TOO_FEW
    players: tuple[PlayerRecord, ...] = ()
    sides: Mapping[str, int] = field(default_factory=dict)

    def share(self, face: Face) -> float:
        """How often a face fell, 0 to 1."""
        return self.faces.get(face, 0) / self.dice if self.dice else 0.0


def digest(session: GameSession) -> Digest:
    """Count what happened in one game; what was undone does not count."""
    names = tuple(player.name for player in session.state.players)
    faces: dict[str, Counter[Face]] = {name: Counter() for name in names}
    lost: Counter[str] = Counter()
    out: list[str] = []
    side, winners = "", tuple[str, ...]()
    for event in (event for move in session.moves for event in move.events):
        match event:
            case DiceRolled(seat, fallen, rolled):
                faces[names[seat]].update(fallen[die] for die in rolled)
            case LivesLost(_, losses):
                lost.update({names[seat]: count for seat, count in enumerate(losses) if count})
            case PlayerEliminated(seat):
                out.append(names[seat])
            case GameEnded(side, seats):
                winners = tuple(names[seat] for seat in seats)
    return Digest(names, faces, lost, tuple(out), winners, side)


def summarise(digests: Iterable[Digest]) -> Statistics:
    """Put many games together."""
    games = tuple(digests)
    faces: Counter[Face] = Counter()
    for game in games:
        for counted in game.faces.values():
            faces.update(counted)
    chi = chi_square(faces)
    chance = p_value(chi)
    names = sorted({name for game in games for name in game.players})
    records = sorted((_record(name, games) for name in names), key=_best_first)
    return Statistics(
        games=len(games),
        dice=faces.total(),
        faces={face: faces[face] for face in FACES},
        chi_square=chi,
        p_value=chance,
        verdict=_verdict(faces.total(), chance),
        players=tuple(records),
        sides=Counter(game.side for game in games if game.side),
    )


def chi_square(faces: Counter[Face]) -> float:
    """Measure how far the faces are from falling equally often."""
    expected = faces.total() / len(FACES)
    if not expected:
        return 0.0
    return sum((faces[face] - expected) ** 2 / expected for face in FACES)


def p_value(chi: float) -> float:
    """Give the chance that fair dice stray at least this far: chi-square with 5 degrees of freedom.

    For an odd number of degrees the tail has a closed form, so no tables and no library are needed.
    """
    if chi <= 0:
        return 1.0
    tail = math.sqrt(2 * chi / math.pi) * math.exp(-chi / 2) * (1 + chi / 3)
    return min(1.0, math.erfc(math.sqrt(chi / 2)) + tail)


def luck(faces: Counter[Face]) -> float:
    """Compare the good faces (no arrow, no dynamite) with what chance gives on average."""
    dice = faces.total()
    if not dice:
        return 0.0
    good = sum(faces[face] for face in GOOD)
    spread = math.sqrt(dice * GOOD_SHARE * (1 - GOOD_SHARE))
    return (good - dice * GOOD_SHARE) / spread


def luck_word(value: float) -> str:
    """Name a measure of luck."""
    if value >= LUCKY:
        return "lucky"
    return "unlucky" if value <= -LUCKY else "average"


def _verdict(dice: int, chance: float) -> Verdict:
    if dice < ENOUGH_DICE:
        return Verdict.TOO_FEW
    if chance < CERTAIN:
        return Verdict.UNFAIR
    return Verdict.DOUBTFUL if chance < DOUBT else Verdict.FAIR


def _record(name: str, games: tuple[Digest, ...]) -> PlayerRecord:
    mine = [game for game in games if name in game.players]
    faces: Counter[Face] = Counter()
    for game in mine:
        faces.update(game.faces[name])
    return PlayerRecord(
        name=name,
        games=len(mine),
        finished=sum(game.over for game in mine),
        wins=sum(name in game.winners for game in mine),
        dice=faces.total(),
        lives_lost=sum(game.lost.get(name, 0) for game in mine),
        luck=luck(faces),
    )


def _best_first(record: PlayerRecord) -> tuple[float, float, str]:
    return (-record.wins, -record.games, record.name)

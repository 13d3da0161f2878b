"""The score sheet line by line, and where everybody's points came from over the game."""

from dataclasses import dataclass

from companion.rules.western_legends.model import Score, Source, State
from companion.rules.western_legends.scoring import result_of
from companion.viewmodels.text import Text
from companion.viewmodels.western_legends.words import say, source_name

LINES = ("lp", "upgrades", "cash", "wounds", "wanted", "marshal", "tokens")


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One component, for all seats in seating order."""

    name: Text
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """All lines, the totals and places; provisional until the game is over."""

    lines: tuple[ScoreLine, ...]
    totals: tuple[int, ...]
    places: tuple[int, ...]
    man_in_black: int | None
    provisional: bool
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LpBySource:
    """What a source gave each seat."""

    source: Source
    name: Text
    points: tuple[int, ...]


def score_sheet(state: State) -> ScoreSheet:
    """Lay out the score as it stands; unsold gold and cattle score nothing."""
    result = state.result or result_of(state)
    scores = result.scores
    used = [line for line in LINES if line != "tokens" or state.options.goals]
    lines = tuple(ScoreLine(say("score", line), _column(scores, line)) for line in used)
    rival = None if state.man_in_black is None else state.man_in_black.lp
    totals = tuple(score.total for score in scores)
    places = tuple(score.place for score in scores)
    return ScoreSheet(lines, totals, places, rival, state.result is None, result.winner.seats)


def _column(scores: tuple[Score, ...], line: str) -> tuple[int, ...]:
    return tuple(int(getattr(score, line)) for score in scores)


def lp_by_source(state: State) -> tuple[LpBySource, ...]:
    """Sum up every source that gave anybody points."""
    count = len(state.players)
    totals: dict[Source, list[int]] = {}
    for entry in state.lp_log:
        totals.setdefault(entry.source, [0] * count)[entry.seat] += entry.points
    return tuple(
        LpBySource(source, source_name(source), tuple(totals[source]))
        for source in Source
        if source in totals
    )


def lp_by_round(state: State) -> tuple[tuple[int, ...], ...]:
    """Give each seat's LP at the end of every round so far, for the chart."""
    count = len(state.players)
    rounds = [[0] * count for _ in range(state.round)]
    for entry in state.lp_log:
        for later in rounds[entry.round - 1 :]:
            later[entry.seat] += entry.points
    return tuple(map(tuple, rounds))

"""The final score, line by line, and who has won."""

from companion.rules.engine import Outcome
from companion.rules.western_legends.calibration import MarshalEnd, Track, row_of
from companion.rules.western_legends.model import Mode, Player, Result, Score, State

CASH_PER_LP = 60
SIDE_PLAYERS, SIDE_MAN_IN_BLACK = "players", "man_in_black"


def unvalued_upgrades(state: State) -> tuple[str, ...]:
    """Upgraded items whose LP nobody has read to the app yet."""
    items = {owned.item for player in state.players for owned in player.items if owned.upgraded}
    return tuple(sorted(item for item in items if _upgrade_lp(state, item) is None))


def unvalued_places(state: State) -> tuple[int, ...]:
    """Marshal rows (or cells) that must score and have no value yet."""
    places = {
        _place(state, player.points) for player in state.players if player.track is Track.MARSHAL
    }
    return tuple(sorted(place for place in places if _end_lp(state, place) is None))


def hidden_tokens(state: State) -> tuple[int, ...]:
    """Seats whose legend tokens still lie face down."""
    return tuple(seat for seat, player in enumerate(state.players) if player.tokens is None)


def result_of(state: State) -> Result:
    """Write the score sheet; what is unknown counts nothing until it is told."""
    lines = [_score(state, seat) for seat in range(len(state.players))]
    ranks = sorted({_rank(state, line) for line in lines}, reverse=True)
    scores = tuple(_placed(line, ranks.index(_rank(state, line)) + 1) for line in lines)
    winners = tuple(score.seat for score in scores if score.place == 1)
    rival = state.man_in_black
    if rival is not None and rival.lp > max(score.total for score in scores):
        return Result(scores, Outcome(SIDE_MAN_IN_BLACK, ()))
    return Result(scores, Outcome(SIDE_PLAYERS, winners))


def wanted_end(state: State, seat: int) -> int:
    """Reward the sole leader, the others, or everyone alike if the lead is tied."""
    values, player = state.calibration.wanted_end, state.players[seat]
    if not player.wanted:
        return 0
    wanted = [state.players[other].points for other in state.wanted_seats]
    if wanted.count(max(wanted)) > 1:
        return values.tied_lead
    return values.sole_leader if player.points == max(wanted) else values.other


def _score(state: State, seat: int) -> Score:
    player = state.players[seat]
    counted = state.options.mode is Mode.STANDARD or state.options.first_game_full_scoring
    cash = player.cash // CASH_PER_LP if counted else 0
    wounds = -player.wounds if counted else 0
    upgrades = _upgrades(state, player)
    wanted, marshal = wanted_end(state, seat), _marshal_end(state, player)
    tokens = sum(player.tokens or ())
    total = player.lp + upgrades + cash + wounds + wanted + marshal + tokens
    return Score(seat, player.lp, upgrades, cash, wounds, wanted, marshal, tokens, total, 0)


def _upgrades(state: State, player: Player) -> int:
    return sum(_upgrade_lp(state, owned.item) or 0 for owned in player.items if owned.upgraded)


def _upgrade_lp(state: State, item: str) -> int | None:
    facts = state.calibration.item(item)
    return None if facts is None else facts.upgrade_lp


def _marshal_end(state: State, player: Player) -> int:
    if player.track is not Track.MARSHAL:
        return 0
    return _end_lp(state, _place(state, player.points)) or 0


def _place(state: State, points: int) -> int:
    return row_of(points) if state.calibration.marshal_end is MarshalEnd.ROW else points


def _end_lp(state: State, place: int) -> int | None:
    calibration = state.calibration
    by_row = calibration.marshal_end is MarshalEnd.ROW
    return (calibration.marshal_row_lp if by_row else calibration.marshal_cell_lp)[place - 1]


def _rank(state: State, score: Score) -> tuple[int, int, int, int]:
    """Most LP, then track points, then nuggets, then fewest wounds."""
    player = state.players[score.seat]
    return (score.total, player.points, player.gold, -player.wounds)


def _placed(score: Score, place: int) -> Score:
    return Score(
        score.seat,
        score.lp,
        score.upgrades,
        score.cash,
        score.wounds,
        score.wanted,
        score.marshal,
        score.tokens,
        score.total,
        place,
    )

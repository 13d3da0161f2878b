"""The player boards, the three tracks and the rounds left: what the table screen shows."""

from dataclasses import dataclass

from companion.rules.western_legends.calibration import (
    Bonus,
    Cell,
    Track,
    row_of,
)
from companion.rules.western_legends.goals import drawn_for
from companion.rules.western_legends.legal import asked_seat
from companion.rules.western_legends.model import GOALS, POINT_CAP, Phase, State
from companion.rules.western_legends.turn import phase_of, turns_left
from companion.viewmodels.text import Arg, Text, text
from companion.viewmodels.western_legends.words import (
    PREFIX,
    character_name,
    colour_name,
    item_name,
    joined,
    question,
    say,
    track_name,
)


@dataclass(frozen=True, slots=True)
class ItemView:
    """An item on a player board."""

    name: Arg
    kind: Text
    upgraded: bool
    active: bool


@dataclass(frozen=True, slots=True)
class PlayerBoard:
    """Everything about one player at a glance."""

    seat: int
    name: str
    character: Arg
    ability: Text | None
    ability_on: bool
    colour: str | None
    cash: int
    gold: int
    lp: int
    wounds: int
    hand: int
    hand_limit: int
    track: Track
    points: int
    reputation: Text
    lp_each_turn: int
    cattle: Arg | None
    items: tuple[ItemView, ...]
    discs: int
    goals_done: int
    turns_left: int | None
    is_active: bool
    is_asked: bool
    is_first: bool


@dataclass(frozen=True, slots=True)
class CellView:
    """One cell of a track with the cubes on it."""

    cell: int
    row: int
    gives: Text
    known: bool
    confirmed: bool
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class NextCells:
    """What the next points would give a player on a track."""

    seat: int
    track: Track
    cells: tuple[CellView, ...]
    overflow: bool


@dataclass(frozen=True, slots=True)
class LpTrack:
    """The legendary track with the end marker."""

    length: int
    target: int
    seats_by_lp: tuple[tuple[int, tuple[int, ...]], ...]
    leader: int
    triggered: Text | None


def player_boards(state: State) -> tuple[PlayerBoard, ...]:
    """Lay out all boards in seating order."""
    return tuple(player_board(state, seat) for seat in range(len(state.players)))


def player_board(state: State, seat: int) -> PlayerBoard:
    """Lay out one board."""
    player = state.players[seat]
    row_lp = state.calibration.wanted_row_lp
    items = tuple(
        ItemView(
            item_name(owned.item),
            say("kind", owned.kind),
            owned.upgraded,
            owned.item in (player.weapon, player.mount),
        )
        for owned in player.items
    )
    return PlayerBoard(
        seat,
        player.name,
        character_name(player.character),
        _ability(player.character),
        player.legendary,
        player.colour,
        player.cash,
        player.gold,
        player.lp,
        player.wounds,
        player.hand,
        player.hand_limit,
        player.track,
        player.points,
        text(f"{PREFIX}-reputation", track=track_name(player.track), points=player.points),
        row_lp[row_of(player.points) - 1] if player.wanted else 0,
        None if player.cattle is None else colour_name(player.cattle),
        items,
        state.discs_left(seat),
        player.goals_done,
        turns_left(state, seat),
        seat == state.active,
        seat == asked_seat(state),
        seat == state.first,
    )


def _ability(character: str | None) -> Text | None:
    name = character_name(character)
    known = isinstance(name, Text) and character is not None
    return say("ability", character) if known and character is not None else None


def track_view(state: State, track: Track) -> tuple[CellView, ...]:
    """Lay out a track: what each cell gives and whose cubes stand there."""
    cells = state.calibration.wanted_track
    if track is Track.MARSHAL:
        cells = state.calibration.marshal_track
    return tuple(_cell(state, track, cell) for cell in cells)


def next_cells(state: State, seat: int, track: Track, points: int = 3) -> NextCells:
    """Look ahead for a player; a switch of sides starts at the first cell."""
    player = state.players[seat]
    here = player.points if player.track is track else 0
    barred = track is Track.MARSHAL and player.wanted
    ahead = () if barred else track_view(state, track)[here : here + points]
    return NextCells(seat, track, ahead, not barred and here + points > POINT_CAP)


def _cell(state: State, track: Track, cell: Cell) -> CellView:
    seats = tuple(
        seat
        for seat, player in enumerate(state.players)
        if player.track is track and player.points == cell.cell
    )
    gives = bonus_text(cell.bonus)
    known = cell.bonus is not None
    return CellView(cell.cell, row_of(cell.cell), gives, known, cell.confirmed, seats)


def bonus_text(bonus: Bonus | None) -> Text:
    """Put a cell's bonus into words."""
    if bonus is None:
        return say("bonus", "unknown")
    parts: list[Arg] = []
    if bonus.cash:
        parts.append(say("bonus", "cash", amount=bonus.cash))
    if bonus.cards:
        parts.append(say("bonus", "cards", count=bonus.cards))
    if bonus.lp:
        parts.append(say("bonus", "lp", count=bonus.lp))
    words = joined(parts) if parts else say("bonus", "nothing")
    return words if isinstance(words, Text) else say("bonus", "nothing")


def lp_track(state: State) -> LpTrack:
    """Lay out the legendary track; it is as long as it must be."""
    highest = max(player.lp for player in state.players)
    target = state.options.target
    places: dict[int, list[int]] = {}
    for seat, player in enumerate(state.players):
        places.setdefault(player.lp, []).append(seat)
    stood = tuple((lp, tuple(seats)) for lp, seats in sorted(places.items()))
    triggered = None
    if state.end_round is not None and state.end_seat is not None:
        name = state.players[state.end_seat].name
        triggered = say("history", "end-triggered", name=name, round=state.end_round)
    return LpTrack(max(highest, target), target, stood, highest, triggered)


def rounds_left(state: State) -> tuple[tuple[int, int], ...]:
    """Give the turns each seat still has once the last round is set off; before, nothing."""
    turns = ((seat, turns_left(state, seat)) for seat in range(len(state.players)))
    return tuple((seat, left) for seat, left in turns if left is not None)


def open_question(state: State) -> Text:
    """Ask the one question that is open, of the one who must answer."""
    seat = asked_seat(state)
    name = state.players[state.active if seat is None else seat].name
    return question(phase_of(state), name)


@dataclass(frozen=True, slots=True)
class GoalStep:
    """What the next goal met means in legend tokens."""

    goal: int
    draw: int
    see: int
    keep: int
    give_back: int


def goal_step(state: State, seat: int) -> GoalStep | None:
    """Show what a player's next goal would bring; nothing without goals left."""
    done = state.players[seat].goals_done
    if not state.options.goals or done == GOALS:
        return None
    goal = done + 1
    draw = drawn_for(state, goal)
    return GoalStep(goal, draw, done + draw, goal, done + draw - goal)


def reminders(state: State) -> tuple[Text, ...]:
    """Say what the table must watch itself in this turn."""
    player, found = state.player, []
    if phase_of(state) is Phase.ACTIONS and player.wanted:
        found.append(say("reminder", "wanted-sheriff"))
    if phase_of(state) is Phase.ACTIONS and player.hand:
        found.append(say("reminder", "once-cards"))
    if phase_of(state) is Phase.STORY:
        found.append(say("reminder", "next-story"))
    if phase_of(state) is Phase.DELIVERY:
        found.append(say("reminder", "cattle-back"))
    if player.points == 1 and player.wanted and not state.sheriff_home:
        found.append(say("reminder", "became-wanted"))
    return tuple(found)

"""A table that has been playing already: how far everybody is, and whose turn it is."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from companion.rules.bang_dice.characters import CHARACTERS
from companion.rules.bang_dice.model import ARROWS, SHERIFF_BONUS, Role
from companion.rules.bang_dice.roles import ROLE_SETS
from companion.viewmodels.bang_dice.setup import SeatDraft, SetupDraft
from companion.viewmodels.bang_dice.start import start_request


@dataclass(frozen=True, slots=True)
class Standing:
    """How far one player is; a life of nothing means out, and then the role is open."""

    life: int
    arrows: int
    role: Role | None

    @property
    def out(self) -> bool:
        """Whether the player is no longer in the game."""
        return self.life == 0


@dataclass(frozen=True, slots=True)
class MidGame:
    """All standings by seat, and who throws next."""

    draft: SetupDraft
    standings: tuple[Standing, ...]
    active: int

    @property
    def ready(self) -> bool:
        """Whether everything is told that the rules ask for."""
        told = all(not one.out or one.role is not None for one in self.standings)
        return told and not self.standings[self.active].out


def mid_game(draft: SetupDraft) -> MidGame:
    """Begin with everybody as at the start; the sheriff, or the deputy of a hunt, is on turn."""
    first = Role.DEPUTY if draft.hunt else Role.SHERIFF
    active = next((seat for seat, one in enumerate(draft.seats) if one.role is first), 0)
    return MidGame(
        draft, tuple(Standing(most_life(one), 0, one.role) for one in draft.seats), active
    )


def most_life(seat: SeatDraft) -> int:
    """Tell how much life somebody begins with."""
    bonus = SHERIFF_BONUS if seat.role is Role.SHERIFF else 0
    return (CHARACTERS[seat.character].life if seat.character else 0) + bonus


def step_life(game: MidGame, seat: int, by: int) -> MidGame:
    """Change a life; whoever goes out gives the arrows back, and the turn goes on."""
    most = most_life(game.draft.seats[seat])
    one = game.standings[seat]
    life = max(0, min(most, one.life + by))
    told = game.draft.seats[seat].role
    changed = replace(one, life=life, arrows=one.arrows if life else 0)
    game = _with(game, seat, changed if not life else replace(changed, role=told))
    return game if life or game.active != seat else _pass_on(game)


def step_arrows(game: MidGame, seat: int, by: int) -> MidGame:
    """Change the arrows in front of somebody; one always stays in the pile."""
    one = game.standings[seat]
    if one.out:
        return game
    elsewhere = sum(other.arrows for other in game.standings) - one.arrows
    most = ARROWS - 1 - elsewhere
    return _with(game, seat, replace(one, arrows=max(0, min(most, one.arrows + by))))


def give_turn(game: MidGame, seat: int) -> MidGame:
    """Let somebody who is in the game throw next."""
    return game if game.standings[seat].out else replace(game, active=seat)


def next_role(game: MidGame, seat: int) -> MidGame:
    """Tell the role of somebody who is out: the next of those that nobody else has shown."""
    one = game.standings[seat]
    told = Counter(s.role for n, s in enumerate(game.standings) if n != seat and s.role)
    dealt = ROLE_SETS[len(game.standings)]
    free = [role for role in Role if dealt[role] > told[role]]
    if not one.out or game.draft.seats[seat].role is not None or not free:
        return game
    step = (free.index(one.role) + 1) % len(free) if one.role in free else 0
    return _with(game, seat, replace(one, role=free[step]))


def mid_game_request(game: MidGame, unnamed: Sequence[str]) -> dict[str, Any]:
    """Give the request that starts the game where the table stands."""
    request = start_request(game.draft, unnamed)
    for player, one in zip(request["players"], game.standings, strict=True):
        player["role"] = one.role and one.role.value
    return request | {
        "position": {
            "life": [one.life for one in game.standings],
            "arrows": [one.arrows for one in game.standings],
            "active": game.active,
        }
    }


def _with(game: MidGame, seat: int, one: Standing) -> MidGame:
    standings = (*game.standings[:seat], one, *game.standings[seat + 1 :])
    return replace(game, standings=standings)


def _pass_on(game: MidGame) -> MidGame:
    count = len(game.standings)
    ring = [(game.active + step) % count for step in range(1, count + 1)]
    return replace(game, active=next((s for s in ring if not game.standings[s].out), game.active))

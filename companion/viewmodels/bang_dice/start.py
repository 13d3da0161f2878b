"""From a laid table to the request that starts the game, and back for another with the same."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from companion.rules.bang_dice.model import AttackKill, Bullseyes, GringoArrow, Options
from companion.rules.engine import Form
from companion.rules.forms import NAME_LENGTH
from companion.viewmodels.bang_dice.setup import (
    COLOURS,
    SIGNS,
    Person,
    RoleDealing,
    SeatDraft,
    SetupDraft,
)
from companion.viewmodels.bang_dice.words import EDITIONS


def names(draft: SetupDraft, unnamed: Sequence[str]) -> tuple[str, ...]:
    """Give every seat a name of its own: the unnamed a default, namesakes a number."""
    wanted = [s.person.name or unnamed[seat] for seat, s in enumerate(draft.seats)]
    met: Counter[str] = Counter()
    given = []
    for name in wanted:
        met[name] += 1
        number = f" {met[name]}" if met[name] > 1 else ""
        given.append(name[: NAME_LENGTH - len(number)] + number)
    return tuple(given)


def start_request(draft: SetupDraft, unnamed: Sequence[str]) -> dict[str, Any]:
    """Give the request that starts the game, with how the table looks kept beside it."""
    players = [
        {"name": name, "character": seat.character, "role": seat.role and seat.role.value}
        for name, seat in zip(names(draft, unnamed), draft.seats, strict=True)
    ]
    return {
        "players": players,
        "options": {key: value.value for key, value in asdict(draft.options).items()},
        "table": {
            "people": [asdict(seat.person) for seat in draft.seats],
            "facings": [seat.facing for seat in draft.seats],
            "edition": draft.edition,
            "dealing": draft.dealing.value,
            "camera": draft.camera,
        },
    }


def setup_again(request: Form) -> SetupDraft:
    """Seat the same people once more; characters and roles are dealt anew."""
    look = request.get("table") or {}
    people = look.get("people") or _people_of(request)
    facings = look.get("facings") or [0] * len(people)
    options = request.get("options") or {}
    return SetupDraft(
        tuple(
            SeatDraft(Person(**person), facing=facing)
            for person, facing in zip(people, facings, strict=True)
        ),
        look.get("edition", EDITIONS[0]),
        RoleDealing(look.get("dealing", RoleDealing.CARDS)),
        options_from(options),
        look.get("camera", False),
    )


def _people_of(request: Form) -> list[dict[str, Any]]:
    return [
        {"name": player["name"], "colour": COLOURS[seat], "sign": SIGNS[seat]}
        for seat, player in enumerate(request["players"])
    ]


def options_from(form: Form) -> Options:
    """Read house rules; what is not named is as the books have it."""
    default = Options()
    return Options(
        Bullseyes(form.get("bullseyes", default.bullseyes)),
        GringoArrow(form.get("gringo_arrow", default.gringo_arrow)),
        AttackKill(form.get("three_player_attack_kill", default.three_player_attack_kill)),
    )

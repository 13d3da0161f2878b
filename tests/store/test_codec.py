"""Event names are stable, and old forms are brought up to date."""

import json

from companion.rules.bang_dice import BANG_DICE
from companion.rules.bang_dice.events import ArrowTaken, GameStarted, Seated
from companion.rules.bang_dice.model import Options, Role
from companion.store.codec import decode_events, encode_events, event_forms
from companion.store.upcast import upcast


def test_an_event_is_stored_under_its_name_and_version() -> None:
    """Class names may change; what is on disk does not."""
    stored = json.loads(encode_events(BANG_DICE, (ArrowTaken(2, 5),)))
    assert stored == [{"event": "arrow_taken/1", "seat": 2, "left": 5}]


def test_a_field_added_later_has_its_default() -> None:
    """Fields with a default need no upgrade."""
    text = '[{"event":"aimed/1","seat":0,"die":1,"target":2,"used_as":"bullseye_1"}]'
    (event,) = decode_events(BANG_DICE, text)
    assert event.auto is False


def test_old_forms_go_up_step_by_step() -> None:
    """Each step knows only its own version and the next."""
    steps = {
        ("g", "shot/1"): lambda form: ("shot/2", {**form, "by": "table"}),
        ("g", "shot/2"): lambda form: ("shot/3", {"target": form["at"], "by": form["by"]}),
    }
    assert upcast("g", "shot/1", {"at": 4}, steps) == ("shot/3", {"target": 4, "by": "table"})
    assert upcast("g", "beer/1", {"at": 4}, steps) == ("beer/1", {"at": 4})


def test_secret_roles_are_stored_but_not_told() -> None:
    """The save file knows what the app dealt; answers to clients do not."""
    seated = (
        Seated("Ana", "el_gringo", Role.SHERIFF, True, 9, 9, 0),
        Seated("Bob", "black_jack", Role.OUTLAW, False, 8, 8, 0),
    )
    event = GameStarted(seated, Options(), 9, 0)
    assert decode_events(BANG_DICE, encode_events(BANG_DICE, (event,))) == (event,)
    roles = [player["role"] for player in event_forms(BANG_DICE, (event,))[0]["players"]]
    assert roles == ["sheriff", None]

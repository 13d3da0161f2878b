"""States of the table that are worth a picture."""

import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

from companion.devices.dice_camera import CameraState, SeenThrow
from companion.devices.simulated_camera import SimulatedCamera
from companion.rules.bang_dice.actions import AwaitDice, Correct, Roll, Stop
from companion.rules.bang_dice.model import DICE, Face, Phase
from companion.rules.bang_dice.turn import phase_of
from companion.ui.screens.base import Scene
from companion.viewmodels.bang_dice.setup import (
    COLOURS,
    SIGNS,
    Person,
    deal_characters,
    deal_roles,
    new_setup,
    seat_person,
)
from companion.viewmodels.bang_dice.start import start_request

NAMES = tuple(json.loads(Path(__file__).with_name("people.json").read_text(encoding="utf-8")))
SEED = 11
PATIENCE_S = 20.0


def lay(services: Any, players: int, seed: int = SEED, *, camera: bool = False) -> Any:
    """Start a game with known people."""
    rng = Random(seed)
    draft = new_setup(players)
    for seat in range(players):
        draft = seat_person(draft, seat, Person(NAMES[seat], COLOURS[seat], SIGNS[seat]))
    draft = deal_roles(deal_characters(draft, rng.randrange), rng.randrange)
    draft = replace(draft, camera=camera)
    return services.games.start("bang_dice", start_request(draft, NAMES))


def _fresh(services: Any) -> Mapping[str, Any]:
    return {"game_id": lay(services, 5).id}


def _crowded(services: Any) -> Mapping[str, Any]:
    session = lay(services, 8)
    for seat in range(8):
        session.act(Correct(seat, arrows=1))
        session.act(Correct(seat, life=max(1, session.state.players[seat].life - seat % 3)))
    return {"game_id": session.id}


def _until(services: Any, phase: Phase, players: int = 5) -> Mapping[str, Any]:
    """Play by chance until a question comes up in the third turn or later."""
    session = lay(services, players)
    rng = Random(SEED)
    late = 3
    while phase_of(session.state) is not phase or session.state.turn < late:
        step = rng.choice(session.legal_actions())
        if isinstance(step, AwaitDice):
            step = session.rules.answer(session.state, step, rng.randrange)
        session.act(step)
    return {"game_id": session.id}


def _rerolling(services: Any) -> Mapping[str, Any]:
    session = lay(services, 5)
    faces = (Face.BEER, Face.DYNAMITE, Face.GATLING, Face.ARROW, Face.BULLSEYE_2)
    session.act(Roll(tuple(enumerate(faces))))
    return {"game_id": session.id}


def _beers(services: Any) -> Mapping[str, Any]:
    session = lay(services, 8)
    for seat in range(8):
        session.act(Correct(seat, life=max(1, session.state.players[seat].life - 2)))
    faces = (Face.BEER, Face.BEER, Face.GATLING, Face.ARROW, Face.DYNAMITE)
    while phase_of(session.state) is not Phase.ROLL:
        session.act(session.legal_actions()[0])
    session.act(Roll(tuple(enumerate(faces))))
    session.act(Stop())
    return {"game_id": session.id}


def _watched(services: Any) -> Mapping[str, Any]:
    """Let a tray lie under the camera."""
    services.extras["dice_camera"] = SimulatedCamera(SEED)
    return {"game_id": lay(services, 6, camera=True).id}


def wait_for(camera: SimulatedCamera, wanted: Any, action: Any = None) -> None:
    """Let the camera's own threads do their work; pictures are taken on a slow machine, too."""
    heard = Event()
    end = camera.watch(lambda event: heard.set() if wanted(event) else None)
    if action() if action else not wanted(camera.state):
        heard.wait(PATIENCE_S)
    end()


def _thrown(screen: Any) -> None:
    """Throw once and read it."""
    camera = screen.hand.camera
    wait_for(camera, lambda event: event is CameraState.LOOKING)
    dice = tuple(range(DICE))
    wait_for(camera, lambda event: isinstance(event, SeenThrow), lambda: camera.throw(dice))


def _large(screen: Any) -> None:
    _thrown(screen)
    screen.show_camera()


def _unplugged(services: Any) -> Mapping[str, Any]:
    """Have a camera that is not there."""
    camera = SimulatedCamera(SEED)
    camera.tray.plugged = False
    services.extras["dice_camera"] = camera
    return {"game_id": lay(services, 6, camera=True).id}


def _with_roles(services: Any) -> Mapping[str, Any]:
    return {"game_id": lay(services, 5).id, "reveal": True}


def _with_lights(services: Any, params: Mapping[str, Any]) -> Mapping[str, Any]:
    """Have the strips of the LED table on the screen."""
    services.extras["led_table"].choose(services.settings.change(led_port="virtual"))
    return params


def _turn(screen: Any) -> None:
    screen.ids.ring.turned = True


SCENES = (
    Scene("fresh", before=_fresh),
    Scene("reroll", before=_rerolling),
    Scene("aim", before=lambda services: _until(services, Phase.AIM)),
    Scene("beer-8", before=_beers),
    Scene("crowded-8", before=_crowded),
    Scene("three", before=lambda services: {"game_id": lay(services, 3).id}),
    Scene("reveal", before=lambda services: _until(services, Phase.ROLL)),
    Scene("camera", before=_watched, after=_thrown),
    Scene("camera-large", before=_watched, after=_large),
    Scene("camera-gone", before=_unplugged),
    Scene("turned", before=_beers, after=_turn),
    Scene("lights-8", before=lambda services: _with_lights(services, _beers(services))),
    Scene(
        "lights-turned",
        before=lambda services: _with_lights(services, _until(services, Phase.AIM, 6)),
        after=_turn,
    ),
    Scene("roles", before=_with_roles),
    Scene("odds", before=_rerolling, after=lambda screen: screen.show_odds()),
    Scene("history", before=_beers, after=lambda screen: screen.show_history()),
    Scene("seat", before=_fresh, after=lambda screen: screen.tell_seat(1)),
    Scene("correct", before=_fresh, after=lambda screen: screen.correct(1)),
)

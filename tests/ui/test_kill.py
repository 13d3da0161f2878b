"""A real kiosk, killed in the middle of an animation, goes on at the same question."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.kivy
ROOT = Path(__file__).parents[2]

KIOSK = """
import json, sys
from pathlib import Path
from companion.bootstrap import KioskOptions, prepare_kiosk
app = prepare_kiosk(KioskOptions(data=Path(sys.argv[1]), size=(1024, 600), demo=False))
from kivy.clock import Clock

def tell():
    session = app.screen.session
    state = session.rules.write_state(session.state)
    told = {"question": app.screen.middle.question, "state": state, "moves": len(session.moves)}
    print(json.dumps(told), flush=True)

def when_open(dt):
    if not app.is_open:
        return True
    play() if sys.argv[2] == "play" else resume()
    return False

def play():
    from companion.rules.bang_dice.actions import Roll, Stop
    from companion.rules.bang_dice.model import Face
    from companion.ui.screens.dice_table.scenes import lay
    app.go("dice_table", game_id=lay(app.services, 5).id)
    faces = (Face.GATLING, Face.GATLING, Face.GATLING, Face.DYNAMITE, Face.ARROW)
    app.screen.act(Roll(tuple(enumerate(faces))))
    app.screen.act(Stop())
    Clock.schedule_interval(in_the_middle, 0)

def in_the_middle(dt):
    if app.screen.ids.show.shade == 0:
        return True
    tell()
    return False

def resume():
    app.screen.go_on()
    tell()
    app.stop()

Clock.schedule_interval(when_open, 0.1)
app.run()
"""


def kiosk(data: Path, what: str) -> "subprocess.Popen[bytes]":
    """Start a kiosk of its own."""
    environment = {
        **os.environ,
        "SDL_AUDIODRIVER": "dummy",
        "SDL_VIDEODRIVER": "offscreen",
        "KIVY_METRICS_DENSITY": "1",
        "PYTHONPATH": str(ROOT),
        "LANG": "en",
    }
    script = data.parent / "kiosk.py"
    script.write_text(KIOSK, encoding="utf-8")
    return subprocess.Popen(
        [sys.executable, str(script), str(data), what],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )


def told_by(process: "subprocess.Popen[bytes]") -> Any:
    """Wait for what a kiosk tells of its table; one that ends without a word fails the test."""
    assert process.stdout is not None
    return json.loads(process.stdout.readline())


def test_a_kiosk_killed_in_the_middle_of_an_animation_resumes_at_the_same_question(
    tmp_path: Path,
) -> None:
    """What was shown was on disk before: the home screen goes on at that very action."""
    data = tmp_path / "table"
    with kiosk(data, "play") as killed:
        before = told_by(killed)
        killed.kill()
    with kiosk(data, "resume") as again:
        after = told_by(again)

    assert before["moves"] == 3
    assert after == before
    assert again.wait(60) == 0

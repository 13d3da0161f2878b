"""The short form of the kill benchmark: signal 9 in mid-game loses nothing acknowledged."""

from pathlib import Path

import pytest

from bench.kill import after_restart, play_until_killed
from bench.scripted_game import scripted_actions


@pytest.mark.parametrize("delay_s", [0.02, 0.1, 0.25, 0.4])
def test_every_acknowledged_action_is_there_after_a_kill(tmp_path: Path, delay_s: float) -> None:
    """And the state is the replay of what is there."""
    script = scripted_actions(500, seed=1)
    told = play_until_killed(tmp_path / "games.db", script, delay_s)
    kept, equal = after_restart(tmp_path / "games.db", script)
    assert kept >= told >= 0
    assert equal

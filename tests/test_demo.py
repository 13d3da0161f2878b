"""The demo table decides sensibly, plays to the end, and is kept once people take over."""

from queue import SimpleQueue
from random import Random
from typing import Any

import pytest

from companion.demo import DemoTable, Throw, unwanted, worth
from companion.devices.dice_camera import CameraEvent, CameraState, SeenThrow
from companion.devices.simulated_camera import SimulatedCamera
from companion.rules.bang_dice.actions import Aim, Roll, Stop
from companion.rules.bang_dice.model import Face, Role
from companion.rules.registry import GAMES
from companion.session.game_session import GameSession
from companion.session.saved_games import SavedGames
from companion.store.memory_log import MemoryLog

A, D, ONE, TWO, BEER, GUN = Face


def play_out(table: DemoTable, chance: Random) -> GameSession:
    """Play a game of the demo to its end, the dice by chance."""
    game_id = table.next_game()
    session = table.games.resume(game_id)
    while (choice := table.decide(session.state)) is not None:
        if isinstance(choice, Throw):
            choice = Roll(tuple((die, chance.choice(tuple(Face))) for die in choice.dice))
        session.act(choice)
    return session


@pytest.mark.parametrize("seed", range(5))
def test_the_demo_plays_to_the_end(seed: int) -> None:
    """A game that plays by itself never gets stuck."""
    chance = Random(seed)
    session = play_out(DemoTable(chance.randrange, lambda: 0.0), chance)

    assert session.outcome is not None


def test_the_same_seed_plays_the_same_game() -> None:
    """`--demo-seed` repeats what was seen."""
    logs = []
    for _ in range(2):
        chance = Random(4)
        logs.append(play_out(DemoTable(chance.randrange, lambda: 0.0), chance).moves)

    assert logs[0] == logs[1]


def play_before_the_camera(seed: int, throws: int) -> list[Any]:
    """Let the demo play with the recogniser, without a screen, and give what it did."""
    camera = SimulatedCamera(seed, rate=90)
    table = DemoTable(Random(seed).randrange, lambda: 0.0, camera)
    game_id = table.next_game()
    session = table.games.resume(game_id)
    said: SimpleQueue[CameraEvent] = SimpleQueue()
    end = camera.watch(said.put)
    while said.get(timeout=60) is not CameraState.LOOKING:
        pass
    while throws:
        choice = table.decide(session.state)
        assert choice is not None
        if isinstance(choice, Throw):
            throws -= 1
            camera.expect(session.state.dice)
            camera.throw(choice.dice)
            while not isinstance(seen := said.get(timeout=60), SeenThrow):
                pass
            assert seen.rolled == choice.dice
            choice = Roll(tuple((d, face or table.look_at(d)) for d, face in seen.faces.items()))
        session.act(choice)
    end()
    return [move.action for move in session.moves]


def test_the_same_seed_plays_the_same_demo_through_the_recogniser() -> None:
    """What the simulated tray throws is read, not known beforehand; still it repeats."""
    assert play_before_the_camera(4, throws=4) == play_before_the_camera(4, throws=4)


def test_a_game_that_is_taken_over_is_kept_move_by_move() -> None:
    """Whoever touches the demo goes on at the same question."""
    chance = Random(2)
    table = DemoTable(chance.randrange, lambda: 0.0)
    game_id = table.next_game()
    mine = table.games.resume(game_id)
    mine.act(Roll(tuple(enumerate((BEER, BEER, ONE, D, GUN)))))
    theirs = table.hand_over(SavedGames(GAMES, MemoryLog(), lambda: 0.0))

    assert theirs.state == mine.state
    assert [move.action for move in theirs.moves] == [move.action for move in mine.moves]


def test_only_one_demo_game_is_held() -> None:
    """Weeks of demo play leave nothing behind."""
    table = DemoTable(Random(1).randrange, lambda: 0.0)
    table.next_game()
    table.next_game()

    assert len(table.games.list()) == 1


def seated(chance: Random) -> GameSession:
    """Give a game with a known sheriff and outlaw."""
    table = DemoTable(chance.randrange, lambda: 0.0)
    game_id = table.next_game()
    return table.games.resume(game_id)


def test_arrows_are_thrown_again_and_dynamite_is_not() -> None:
    """Nobody keeps an arrow, and nobody can throw dynamite."""
    session = seated(Random(1))
    session.act(Roll(tuple(enumerate((A, D, ONE, GUN, ONE)))))
    thrown = unwanted(session.state, (0, 2, 3, 4))

    assert thrown == (0, 3)


def test_the_sheriff_spares_deputies() -> None:
    """Friends are shot last."""
    state = seated(Random(1)).state
    by_role = {player.role: seat for seat, player in enumerate(state.players)}

    assert state.roller.role is Role.SHERIFF
    assert worth(state, Aim(0, by_role[Role.OUTLAW])) > worth(state, Aim(0, by_role[Role.DEPUTY]))


def test_a_good_throw_is_kept() -> None:
    """With nothing to gain the player stops."""
    session = seated(Random(1))
    session.act(Roll(tuple(enumerate((ONE, ONE, TWO, TWO, D)))))
    choice = DemoTable(Random(1).randrange, lambda: 0.0).decide(session.state)

    assert choice == Stop()

"""The simulated table on command."""

import numpy as np

from vision.faces import FACES, Face
from vision.simulated.orders import Orders
from vision.simulated.table import SimulatedTable
from vision.simulated.viewpoint import Viewpoint

FALLING = (Face.BEER, Face.ARROW, Face.GATLING, Face.GATLING, Face.DYNAMITE, Face.ARROW)


def a_tray(faces: tuple[Face, ...] = ()) -> tuple[SimulatedTable, Orders]:
    """Give a table and the one who throws at it."""
    written: list[Orders] = []

    def write(rng: np.random.Generator, view: Viewpoint) -> Orders:
        written.append(Orders(rng, view, faces))
        return written[0]

    return SimulatedTable(3, write=write), written[0]


def let_finish(table: SimulatedTable, orders: Orders) -> None:
    """Let the table come to rest."""
    while orders.busy:
        table.read()


def test_nothing_moves_until_somebody_throws() -> None:
    """The tray waits as long as people do."""
    table, orders = a_tray()
    for _ in range(40):
        table.read()

    assert (table.throws, orders.busy) == ([], False)


def test_the_faces_that_were_prescribed_fall() -> None:
    """First all five, then the sixth face for the one die thrown again."""
    table, orders = a_tray(FALLING)
    orders.order(range(5))
    let_finish(table, orders)
    orders.order([2])
    let_finish(table, orders)

    first, second = table.throws
    assert tuple(die.face for die in first.dice) == FALLING[:5]
    assert (second.rolled, second.kept) == ((2,), (0, 1, 3, 4))
    assert second.dice[2].face is FALLING[5]


def test_without_prescription_the_seed_decides() -> None:
    """The same seed throws the same, however long people wait in between."""
    faces = []
    for waiting in (0, 25):
        table, orders = a_tray()
        for _ in range(waiting):
            table.read()
        orders.order(range(5))
        let_finish(table, orders)
        faces.append([die.face for die in table.throws[0].dice])

    assert faces[0] == faces[1]
    assert set(faces[0]) <= set(FACES)

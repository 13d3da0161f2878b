"""A table may begin to be counted in the middle of its game."""

from typing import Any

import pytest


@pytest.mark.kivy
def test_a_game_goes_on_where_the_table_stands(kiosk: Any) -> None:
    """By touch: the sheriff, three lives lost, an arrow, somebody else's turn, then the table."""
    kiosk.app.go("dice_setup")
    kiosk.settle()
    assert kiosk.button("dice-table-mid").disabled
    kiosk.tap(kiosk.screen.ids.ring.panels[0])
    kiosk.tap(kiosk.button("dice-table-mid"))
    rows = kiosk.app.shell.top_cover.rows
    for _ in range(3):
        kiosk.tap(rows[2].children[1].children[2])
    kiosk.tap(rows[2].children[0].children[0])
    kiosk.tap(rows[3].children[2])
    kiosk.tap(kiosk.button("dice-table-mid-start"))
    kiosk.settle()
    state = kiosk.screen.session.state
    assert kiosk.here == "dice_table"
    assert state.players[2].life == state.players[2].max_life - 3
    assert state.players[2].arrows == 1
    assert state.active == 3
    assert kiosk.app.shell.top_cover is None


@pytest.mark.kivy
def test_the_question_where_the_table_stands_follows_the_language(kiosk: Any) -> None:
    """Also in the middle of it, without losing what was told."""
    kiosk.app.go("dice_setup")
    kiosk.settle()
    kiosk.tap(kiosk.screen.ids.ring.panels[0])
    kiosk.tap(kiosk.button("dice-table-mid"))
    sheet = kiosk.app.shell.top_cover
    kiosk.tap(sheet.rows[1].children[1].children[2])
    life = sheet.rows[1].life
    kiosk.app.set_language("uk")
    kiosk.step(3)
    assert sheet.rows[0].player == "Гравець 1"
    assert sheet.rows[1].life == life
    assert kiosk.button("dice-table-mid-start").text == "Грати звідси"

"""Section 6: who has won, with four to eight players."""

from typing import Any

import pytest

UNKNOWN = {1: None, 2: None, 3: None, 4: None}
"""Real role cards: with five players only the sheriff is known."""


def _attack(table: Any) -> Any:
    """Take the last arrow of the pile."""
    return table.roll("arrow beer beer beer beer")


def test_a_renegade_alone_with_the_dead_sheriff_wins(a_table: Any) -> None:
    """Section 6, first row: exactly one player alive and that is a renegade."""
    table = a_table(4, life={0: 1, 1: 0, 2: 0}, active=3).final_dice("1")
    assert table.winner == {"side": "renegade", "seats": [3]}
    assert (table.phase, table.legal, table.alive) == ("over", [], [False, False, False, True])


def test_a_renegade_who_takes_the_last_two_at_once_wins(a_table: Any) -> None:
    """Section 6, first row: checked after the batch, which leaves the renegade alone."""
    table = a_table(4, {0: "jourdonnais"}, life={0: 1, 1: 1, 2: 0}, active=3)
    table.final_dice("gatling gatling gatling arrow")
    assert table.winner == {"side": "renegade", "seats": [3]}


def test_the_other_renegade_shares_nothing(a_table: Any) -> None:
    """Section 2: with 8 players each renegade is on its own."""
    dead = dict.fromkeys([1, 2, 4, 5, 6, 7], 0)
    table = a_table(8, life={0: 1, **dead}, active=3).final_dice("1")
    assert table.winner == {"side": "renegade", "seats": [3]}


def test_the_dead_sheriff_means_the_outlaws_win(a_table: Any) -> None:
    """Section 6, second row: other people alive."""
    table = a_table(4, life={0: 1}, active=1).final_dice("1").aim(0, 0)
    assert table.winner == {"side": "outlaws", "seats": [1, 2]}


def test_outlaws_win_even_if_all_of_them_are_out(a_table: Any) -> None:
    """Section 6, example: no outlaw alive, one deputy and one renegade alive: outlaws win."""
    table = a_table(5, life={0: 1, 1: 0, 2: 0}, active=4).final_dice("1").aim(0, 0)
    assert table.winner == {"side": "outlaws", "seats": [1, 2]}
    assert table.alive == [False, False, False, True, True]


def test_a_deputy_alone_is_a_win_of_the_outlaws(a_table: Any) -> None:
    """Section 6, second row: one alive, but that is no renegade."""
    life = {0: 1, 1: 0, 2: 0, 3: 1, 4: 5}
    table = _attack(a_table(5, life=life, arrows={0: 4, 3: 4}, active=4))
    assert table.winner == {"side": "outlaws", "seats": [1, 2]}


def test_outlaws_win_if_everybody_dies_at_once(a_table: Any) -> None:
    """Section 6, example: everybody dies at once."""
    table = a_table(4, life=[2, 2, 2, 2], arrows=[2, 2, 2, 2], active=1)
    table = _attack(table)
    assert table.alive == [False] * 4
    assert table.winner == {"side": "outlaws", "seats": [1, 2]}


def test_outlaws_win_against_two_renegades(a_table: Any) -> None:
    """Section 6, example: 8 players, sheriff against two renegades, sheriff dies first."""
    dead = dict.fromkeys([1, 2, 4, 5, 6], 0)
    table = a_table(8, life={0: 1, **dead}, active=3).final_dice("1").aim(0, 0)
    assert table.winner == {"side": "outlaws", "seats": [1, 2, 5]}


def test_the_law_wins_when_all_others_are_out(a_table: Any) -> None:
    """Section 6, third row: sheriff and deputies, eliminated deputies too."""
    dead = dict.fromkeys([2, 3, 5, 6], 0)
    table = a_table(7, life={1: 1, **dead}).final_dice("1").aim(0, 1)
    assert table.winner == {"side": "law", "seats": [0, 4, 6]}


def test_the_law_wins_with_four_players_as_the_sheriff_alone(a_table: Any) -> None:
    """Section 6, third row: there are no deputies with 4 players."""
    table = a_table(4, life={1: 1, 2: 0, 3: 0}).final_dice("1")
    assert table.winner == {"side": "law", "seats": [0]}


def test_a_living_renegade_keeps_the_game_going(a_table: Any) -> None:
    """Section 6, example: all outlaws out but a renegade alive: the game goes on."""
    table = a_table(4, life={1: 1, 2: 0}).final_dice("1 beer").aim(0, 1)
    assert (table.winner, table.phase) == (None, "beer")


def test_a_living_outlaw_keeps_the_game_going(a_table: Any) -> None:
    """Section 6, third row: ALL outlaws and ALL renegades."""
    table = a_table(4, life={2: 0, 3: 1}).final_dice("1 beer").aim(0, 3)
    assert (table.winner, table.phase) == (None, "beer")


def test_the_second_renegade_keeps_the_game_going(a_table: Any) -> None:
    """Section 6, third row, with 8 players: both renegades must be out."""
    dead = dict.fromkeys([1, 2, 5, 4, 6], 0)
    table = a_table(8, life={3: 1, **dead}).final_dice("1 beer").aim(0, 3)
    assert table.winner is None


def test_sheriff_and_last_outlaw_together_are_a_win_of_the_outlaws(a_table: Any) -> None:
    """Section 6: checked after the batch, and then the sheriff is out with others alive."""
    table = a_table(5, life={0: 1, 1: 0, 2: 1, 3: 0}, arrows={0: 4, 2: 4}, active=4)
    table = _attack(table)
    assert table.winner == {"side": "outlaws", "seats": [1, 2]}


def test_the_batch_is_not_checked_in_the_middle(a_table: Any) -> None:
    """Section 6: sheriff and everybody but the renegade die in one attack: the renegade wins."""
    life = {0: 1, 1: 1, 2: 1, 3: 5}
    table = _attack(a_table(4, life=life, arrows={0: 3, 1: 3, 2: 2}, active=3))
    assert table.winner == {"side": "renegade", "seats": [3]}


def test_law_and_renegade_down_to_nobody_but_the_sheriff_in_one_batch(a_table: Any) -> None:
    """Section 6, third row: the last two enemies fall to one gatling."""
    table = a_table(4, life={1: 1, 2: 1, 3: 1}).final_dice("gatling gatling gatling arrow")
    assert table.winner == {"side": "law", "seats": [0]}


def test_the_rest_of_the_dice_is_not_asked_for_after_the_end(a_table: Any) -> None:
    """Section 6: the game is over at the check; no beer, no gatling."""
    table = a_table(4, life={1: 1, 2: 0, 3: 0}).final_dice("1 beer gatling")
    assert (table.phase, table.legal, table.active, table.turn) == ("over", [], 0, 1)
    assert table.refused(type="beer", die=1, target=0) == "game_over"


@pytest.mark.parametrize(
    "form",
    [
        {"type": "roll", "faces": dict.fromkeys("01234", "beer")},
        {"type": "stop"},
        {"type": "aim", "die": 0, "target": 1},
        {"type": "heal", "target": 0},
        {"type": "reveal", "seat": 0, "role": "sheriff"},
        {"type": "correct", "seat": 0, "life": 1},
    ],
)
def test_nothing_may_be_done_after_the_end(a_table: Any, form: dict[str, Any]) -> None:
    """Section 10: legal actions until there is a winner; contract: corrections until then too."""
    table = a_table(4, life={1: 1, 2: 0, 3: 0}).final_dice("1")
    assert table.refused(**form) == "game_over"


def test_no_rolls_are_left_after_an_end_in_the_middle_of_rolling(a_table: Any) -> None:
    """Contract: `rolls_left` is 0 as soon as rolling has ended, however it ended."""
    table = _attack(a_table(4, life={0: 1}, arrows={0: 8}, active=1))
    assert (table.phase, table.rolls_left, table.active) == ("over", 0, 1)


# With real role cards: what is not known


def test_reveals_come_before_the_end(a_table: Any) -> None:
    """Order inside a batch: eliminations, reveals, then the end-of-game check."""
    table = a_table(5, roles=UNKNOWN, life={0: 1, 1: 1}, arrows={0: 4, 1: 4}, active=2)
    table = _attack(table)
    assert (table.phase, table.winner) == ("reveal", None)
    assert {form["seat"] for form in table.legal} == {1}
    table.reveal(1, "deputy")
    assert (table.phase, table.winner["side"]) == ("over", "outlaws")


def test_the_last_one_alive_is_known_to_be_the_renegade(a_table: Any) -> None:
    """Section 6 with real cards: everybody else has shown a role."""
    roles = ["sheriff", "outlaw", "outlaw", None]
    table = a_table(4, roles=roles, life={0: 1, 1: 0, 2: 0}, active=3).final_dice("1")
    assert table.winner == {"side": "renegade", "seats": [3]}


def test_the_last_one_alive_is_known_to_be_no_renegade(a_table: Any) -> None:
    """Section 6 with real cards: the renegade was among those who died with the sheriff."""
    roles = {1: None, 2: None, 3: None}
    life = {0: 1, 1: 1, 2: 1, 3: 5}
    table = _attack(a_table(4, roles=roles, life=life, arrows={0: 3, 1: 3, 2: 2}, active=3))
    table.reveal(1, "renegade")
    assert table.winner == {"side": "outlaws", "seats": [2, 3]}


def test_seats_of_unknown_roles_are_left_out(a_table: Any) -> None:
    """Contract: `winner.seats` lists those whose role is known or the only one possible."""
    table = a_table(5, roles=UNKNOWN, life={0: 1}, active=1).final_dice("1").aim(0, 0)
    assert table.winner == {"side": "outlaws", "seats": []}


def test_a_known_outlaw_is_listed_among_unknown_others(a_table: Any) -> None:
    """Contract: whose role is known, living or not."""
    roles = ["sheriff", None, "outlaw", None, None]
    table = a_table(5, roles=roles, life={0: 1, 2: 0}, active=1).final_dice("1").aim(0, 0)
    assert table.winner == {"side": "outlaws", "seats": [2]}


def test_roles_that_can_be_deduced_are_listed(a_table: Any) -> None:
    """Contract: or is the only one still possible."""
    roles = ["sheriff", None, None, "renegade", "deputy"]
    table = a_table(5, roles=roles, life={0: 1, 3: 0, 4: 0}, active=1).final_dice("1").aim(0, 0)
    assert table.winner == {"side": "outlaws", "seats": [1, 2]}


def test_a_living_deputy_is_deduced_when_the_law_wins(a_table: Any) -> None:
    """Contract: all others have shown, so who is left is a deputy."""
    roles = ["sheriff", "outlaw", "outlaw", None, None]
    table = a_table(5, roles=roles, life={1: 0, 2: 0, 4: 1}).final_dice("1 1 beer")
    table.aim(0, 4).aim(1, 4)
    assert table.phase == "reveal"
    table.reveal(4, "renegade")
    assert table.winner == {"side": "law", "seats": [0, 3]}


def test_a_secret_role_of_a_living_winner_stays_secret(a_table: Any) -> None:
    """Contract: a role that `new` gave stays null until that player is eliminated."""
    table = a_table(4, life={0: 1}, active=1).final_dice("1").aim(0, 0)
    assert table.roles == ["sheriff", None, None, None]

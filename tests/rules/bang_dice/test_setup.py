"""Sections 2 and 3: roles by number of players, and how the table is laid."""

from itertools import combinations
from typing import Any

import pytest

LIVES = [
    ("bart_cassidy", 8),
    ("black_jack", 8),
    ("calamity_janet", 8),
    ("el_gringo", 7),
    ("jesse_jones", 9),
    ("jourdonnais", 7),
    ("kit_carlson", 7),
    ("lucky_duke", 8),
    ("paul_regret", 9),
    ("pedro_ramirez", 8),
    ("rose_doolan", 9),
    ("sid_ketchum", 8),
    ("slab_the_killer", 8),
    ("suzy_lafayette", 8),
    ("vulture_sam", 9),
    ("willy_the_kid", 8),
]

# sheriff, renegade, outlaw, deputy
ROLES = {4: (1, 1, 2, 0), 5: (1, 1, 2, 1), 6: (1, 1, 3, 1), 7: (1, 1, 3, 2), 8: (1, 2, 3, 2)}
NAMES = ("sheriff", "renegade", "outlaw", "deputy")


def _deal(counts: tuple[int, ...]) -> list[str]:
    return [name for name, count in zip(NAMES, counts, strict=True) for _ in range(count)]


@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_the_roles_of_the_table_row_are_accepted(a_table: Any, players: int) -> None:
    """Section 2: the row of each number of players."""
    table = a_table(players, roles=_deal(ROLES[players]))
    assert table.roles == ["sheriff"] + [None] * (players - 1)


@pytest.mark.parametrize("role", ["renegade", "outlaw", "deputy"])
@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_one_role_too_many_is_refused(
    a_request: Any, refused_start: Any, players: int, role: str
) -> None:
    """Section 2: no more cards of a role than the row has, even if other roles are unknown."""
    allowed = ROLES[players][NAMES.index(role)]
    roles = ["sheriff", *[role] * (allowed + 1), *[None] * (players - allowed - 2)]
    assert refused_start(a_request(players, roles=roles)) == "bad_players"


@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_only_the_sheriff_need_be_known(a_table: Any, players: int) -> None:
    """Section 2: real role cards are dealt, and the app knows only the sheriff."""
    table = a_table(players, roles=["sheriff"] + [None] * (players - 1))
    assert table.roles == ["sheriff"] + [None] * (players - 1)


def test_a_role_may_be_left_out_altogether(a_request: Any, table_of: Any) -> None:
    """Contract: unknown roles are left out or null."""
    request = a_request(4, roles=["sheriff", None, None, None])
    for player in request["players"][1:]:
        del player["role"]
    assert table_of(request).roles == ["sheriff", None, None, None]


def test_the_first_event_tells_no_secret(a_table: Any) -> None:
    """Section 2: roles dealt by the app stay secret, in what is told as in what is shown."""
    seated = a_table(5).happened("game_started")[0]["players"]
    assert [player["role"] for player in seated] == ["sheriff", None, None, None, None]


@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_a_game_without_a_sheriff_is_refused(
    a_request: Any, refused_start: Any, players: int
) -> None:
    """Section 2: one sheriff in every row."""
    assert refused_start(a_request(players, roles=[None] * players)) == "bad_players"


@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_two_sheriffs_are_refused(a_request: Any, refused_start: Any, players: int) -> None:
    """Section 2: one sheriff in every row."""
    roles = ["sheriff", "sheriff"] + [None] * (players - 2)
    assert refused_start(a_request(players, roles=roles)) == "bad_players"


@pytest.mark.parametrize(
    "roles",
    [
        ("deputy", "outlaw", None),
        (None, None, None),
        ("deputy", "outlaw", "outlaw"),
        ("sheriff", "outlaw", "renegade"),
        ("deputy", "deputy", "renegade"),
    ],
)
def test_three_players_need_deputy_outlaw_and_renegade(
    a_request: Any, refused_start: Any, roles: tuple[Any, ...]
) -> None:
    """Section 2: with three, one deputy, one outlaw, one renegade."""
    assert refused_start(a_request(3, roles=roles)) == "bad_players"


def test_three_players_roles_lie_face_up(a_table: Any) -> None:
    """Section 2: with three, all roles are open."""
    table = a_table(3, roles=("renegade", "deputy", "outlaw"))
    assert table.roles == ["renegade", "deputy", "outlaw"]


@pytest.mark.parametrize("role", ["marshal", "", 1, True, ["outlaw"]])
def test_an_unknown_role_is_refused(a_request: Any, refused_start: Any, role: Any) -> None:
    """Section 2: four kinds of role cards."""
    assert refused_start(a_request(4, roles={1: role}))


@pytest.mark.parametrize("players", [0, 1, 2, 9])
def test_fewer_than_three_or_more_than_eight_are_refused(refused_start: Any, players: int) -> None:
    """Section 2: three to eight players."""
    seats = [
        {"name": f"Player {seat}", "character": LIVES[seat][0], "role": None}
        for seat in range(players)
    ]
    if seats:
        seats[0]["role"] = "sheriff"
    assert refused_start({"players": seats}) == "bad_players"


def test_a_character_held_twice_is_refused(a_request: Any, refused_start: Any) -> None:
    """Section 1: sixteen different character cards."""
    twice = ("bart_cassidy", "black_jack", "bart_cassidy", "el_gringo")
    assert refused_start(a_request(4, twice)) == "bad_players"


@pytest.mark.parametrize("character", ["calamity_jane", "", None, 3, True])
def test_an_unknown_character_is_refused(
    a_request: Any, refused_start: Any, character: Any
) -> None:
    """Section 8: the sixteen characters, no other."""
    request = a_request(4)
    request["players"][2]["character"] = character
    assert refused_start(request)


@pytest.mark.parametrize(("character", "life"), LIVES)
def test_life_is_the_number_on_the_card(a_table: Any, character: str, life: int) -> None:
    """Section 8, life in brackets; section 3: it is the maximum too."""
    player = a_table(4, {2: character}).players[2]
    assert (player["life"], player["max_life"]) == (life, life)


@pytest.mark.parametrize(("character", "life"), LIVES)
def test_the_sheriff_has_two_more(a_table: Any, character: str, life: int) -> None:
    """Section 3: the sheriff has 2 more, for the maximum as well."""
    player = a_table(4, {0: character}).players[0]
    assert (player["life"], player["max_life"]) == (life + 2, life + 2)


@pytest.mark.parametrize(("character", "life"), LIVES)
def test_nobody_has_two_more_with_three_players(a_table: Any, character: str, life: int) -> None:
    """Section 3: nobody gets +2 in a 3-player game."""
    player = a_table(3, {0: character}).players[0]
    assert (player["life"], player["max_life"]) == (life, life)


def test_the_bullets_are_enough_for_the_toughest_table(a_table: Any) -> None:
    """Section 1: 70 life points for the eight toughest with one as sheriff."""
    toughest = sorted(LIVES, key=lambda entry: -entry[1])[:8]
    assert sum(a_table(8, [name for name, _life in toughest]).life) == 70


@pytest.mark.parametrize("players", range(3, 9))
def test_all_nine_arrows_are_in_the_pile(a_table: Any, players: int) -> None:
    """Section 3: no arrows at the start."""
    table = a_table(players)
    assert table.arrow_pile == 9
    assert table.arrows == [0] * players


@pytest.mark.parametrize("seat", range(5))
def test_the_sheriff_plays_first(a_table: Any, seat: int) -> None:
    """Section 3: the sheriff plays first, wherever seated."""
    roles: list[str | None] = [None] * 5
    roles[seat] = "sheriff"
    assert a_table(5, roles=roles).active == seat


@pytest.mark.parametrize(
    "roles", [("outlaw", "deputy", "renegade"), ("renegade", "outlaw", "deputy")]
)
def test_the_deputy_plays_first_with_three(a_table: Any, roles: tuple[str, ...]) -> None:
    """Section 3: with 3 players the deputy begins."""
    assert a_table(3, roles=roles).active == roles.index("deputy")


def test_the_first_state_has_the_agreed_form(a_table: Any) -> None:
    """Contract: the state's form, field by field."""
    table = a_table(4, {0: "el_gringo"})
    assert table.state == {
        "game": "bang_dice",
        "players": [
            {
                "seat": seat,
                "name": f"Player {seat}",
                "character": character,
                "role": role,
                "life": life,
                "max_life": life,
                "arrows": 0,
                "alive": True,
            }
            for seat, (character, role, life) in enumerate(
                [
                    ("el_gringo", "sheriff", 9),
                    ("black_jack", None, 8),
                    ("lucky_duke", None, 8),
                    ("calamity_janet", None, 8),
                ]
            )
        ],
        "arrow_pile": 9,
        "active": 0,
        "turn": 1,
        "phase": "roll",
        "rolls_left": 3,
        "dice": None,
        "winner": None,
    }


@pytest.mark.parametrize(
    "options",
    [
        {"bullseyes": "one_at_a_time"},
        {"bullseyes": None},
        {"bullseyes": True},
        {"gringo_arrow": "per_die"},
        {"three_player_attack_kill": "hunter"},
        {"gringo_arrows": "per_step"},
        {"": ""},
        ["bullseyes"],
        "at_once",
    ],
)
def test_an_unknown_option_is_refused(a_request: Any, refused_start: Any, options: Any) -> None:
    """Contract: an unknown name or value of an option is refused."""
    assert refused_start(a_request(4, options=options))


@pytest.mark.parametrize(
    "options",
    [
        {"bullseyes": "at_once"},
        {"bullseyes": "one_by_one"},
        {"gringo_arrow": "per_step"},
        {"gringo_arrow": "per_hit"},
        {"three_player_attack_kill": "nobody"},
        {"three_player_attack_kill": "roller"},
    ],
)
def test_every_documented_option_is_accepted(a_table: Any, options: dict[str, str]) -> None:
    """Contract: the three options and their values."""
    assert a_table(4, options=options).phase == "roll"


# Starting in mid-game


def test_what_the_position_leaves_out_is_as_at_the_start(a_table: Any) -> None:
    """Contract, position: full life, no arrows, the pile the rest of 9, the sheriff active."""
    table = a_table(4, arrows={1: 2, 2: 1})
    assert (table.life, table.arrow_pile, table.active, table.turn) == ([11, 8, 8, 8], 6, 0, 1)


def test_the_deputy_is_active_in_a_position_with_three(a_table: Any) -> None:
    """Contract, position: with 3 players the deputy is active if nobody is named."""
    assert a_table(3, roles=("outlaw", "renegade", "deputy"), life={0: 3}).active == 2


def test_a_position_sets_life_arrows_pile_and_active(a_table: Any) -> None:
    """Contract: `position` may set these, by seat."""
    table = a_table(4, life=[5, 4, 3, 2], arrows=[1, 0, 2, 0], arrow_pile=6, active=2)
    assert table.life == [5, 4, 3, 2]
    assert table.arrows == [1, 0, 2, 0]
    assert (table.arrow_pile, table.active, table.phase) == (6, 2, "roll")
    assert [player["max_life"] for player in table.players] == [11, 8, 8, 8]


def test_not_alive_means_no_life(a_table: Any) -> None:
    """Contract, position: full life, but 0 if `alive` is false."""
    table = a_table(5, alive={2: False})
    assert (table.life[2], table.alive[2], table.roles[2]) == (0, False, "outlaw")


def test_no_life_without_alive_means_eliminated(a_table: Any) -> None:
    """Contract, position: life 0 without `alive` means eliminated."""
    table = a_table(5, life={3: 0})
    assert (table.alive, table.roles[3]) == ([True, True, True, False, True], "renegade")


def test_sid_ketchum_active_in_a_position_begins_with_his_gift(a_table: Any) -> None:
    """Section 4: the turn begins with Sid Ketchum's ability, in mid-game as well."""
    assert a_table(4, {2: "sid_ketchum"}, active=2).phase == "heal"


def test_lucky_duke_active_in_a_position_has_four_rolls(a_table: Any) -> None:
    """Section 4: 3 rolls in all; Lucky Duke 4, in mid-game as well."""
    assert a_table(4, {2: "lucky_duke"}, active=2).rolls_left == 4


@pytest.mark.parametrize(
    "position",
    [
        {"life": {1: 9}},
        {"life": {0: 12}},
        {"life": {1: -1}},
        {"arrows": {1: -1}},
        {"arrows": {1: 9}},
        {"arrows": {1: 5, 2: 5}},
        {"arrows": {1: 1}, "arrow_pile": 9},
        {"arrows": {1: 1}, "arrow_pile": 7},
        {"arrow_pile": 8},
        {"arrows": {1: 9}, "arrow_pile": 0},
        {"arrow_pile": 10},
        {"arrow_pile": True},
        {"arrow_pile": 9.0},
        {"arrow_pile": 8.5},
        {"arrow_pile": "9"},
        {"active": 4},
        {"active": -1},
        {"active": True},
        {"active": 1.0},
        {"active": 1.5},
        {"active": "1"},
        {"life": [11, 8, 8]},
        {"life": [11, 8, 8, 8, 8]},
        {"life": 8},
        {"life": {1: True}},
        {"life": {1: 3.0}},
        {"life": {1: 3.5}},
        {"life": {1: "3"}},
        {"arrows": {1: True}},
        {"arrows": {1: 1.0}},
        {"arrows": [0, 0, 0]},
        {"alive": [True, True]},
        {"alive": {1: 1}},
        {"alive": {1: 0}},
        {"alive": {1: "no"}},
    ],
)
def test_an_impossible_position_is_refused(
    a_request: Any, refused_start: Any, position: dict[str, Any]
) -> None:
    """Contract: arrows add up to 9, life is no more than the maximum, numbers are whole."""
    assert refused_start(a_request(4, **position))


@pytest.mark.parametrize(
    "position",
    [
        {"alive": {2: False}, "arrows": {2: 1}},
        {"alive": {2: False}, "life": {2: 1}},
        {"life": {2: 0}, "arrows": {2: 1}},
        {"alive": {2: True}, "life": {2: 0}},
        {"alive": {2: False}, "active": 2},
        {"life": {2: 0}, "active": 2},
    ],
)
def test_an_eliminated_player_has_nothing_and_no_turn(
    a_request: Any, refused_start: Any, position: dict[str, Any]
) -> None:
    """Contract, position: an eliminated player has 0 life and no arrows, and is not active."""
    assert refused_start(a_request(5, **position)) == "bad_position"


def test_an_eliminated_player_needs_a_known_role(a_request: Any, refused_start: Any) -> None:
    """Contract, position: an eliminated player has a known role."""
    request = a_request(5, roles=["sheriff", None, None, None, None], alive={2: False})
    assert refused_start(request) == "bad_position"


@pytest.mark.parametrize(
    ("players", "out"),
    [
        (4, [0]),
        (4, [1, 2, 3]),
        (5, [1, 2, 3]),
        (4, [0, 1, 2]),
        (5, [0, 1, 2, 3, 4]),
        (3, [1, 2]),
        (3, [0, 1, 2]),
    ],
)
def test_a_game_already_decided_is_refused(
    a_request: Any, refused_start: Any, players: int, out: list[int]
) -> None:
    """Contract, position: refused is a game that is already decided."""
    alive = [seat not in out for seat in range(players)]
    active = next((seat for seat in range(players) if alive[seat]), 0)
    assert refused_start(a_request(players, alive=alive, active=active)) == "bad_position"


@pytest.mark.parametrize("out", list(combinations([1, 2, 3], 2)))
def test_a_game_not_yet_decided_is_accepted(a_table: Any, out: tuple[int, ...]) -> None:
    """Section 6: as long as an outlaw or a renegade lives with the sheriff, the game goes on."""
    assert a_table(5, life=dict.fromkeys(out, 0)).winner is None


def test_a_dead_deputy_is_not_active_by_default(a_request: Any, refused_start: Any) -> None:
    """Contract, position: an active player who is not alive is refused, also the usual one."""
    assert refused_start(a_request(3, alive={0: False})) == "bad_position"


@pytest.mark.parametrize(
    "request_form",
    [
        {},
        {"players": None},
        {"players": {}},
        {"players": [1, 2, 3, 4]},
        {"players": "four"},
    ],
)
def test_a_request_without_players_is_refused(refused_start: Any, request_form: Any) -> None:
    """Contract: bad input is refused, never a traceback."""
    assert refused_start(request_form)

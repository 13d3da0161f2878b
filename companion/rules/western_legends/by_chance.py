"""Tables and answers made up by chance: for the demo table, the benches and the tests."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from companion.rules.chance import one_of, shuffled
from companion.rules.engine import Pick
from companion.rules.western_legends import actions as a
from companion.rules.western_legends.calibration import (
    CHARACTERS,
    FIRST_GAME_CHARACTERS,
    Bonus,
    DieFace,
    ItemKind,
)
from companion.rules.western_legends.goals import drawn_for, pool_of
from companion.rules.western_legends.locations import DICE
from companion.rules.western_legends.model import (
    FIRST_GAME_PLAYERS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    PLAYER_FIGHTS,
    TARGETS,
    Fight,
    Hideout,
    Mode,
    State,
    StoryText,
)
from companion.rules.western_legends.poker import CARDS, FLOP
from companion.rules.western_legends.saloon import cards_to_show, table_of

NAMES = ("Ana", "Bob", "Chen", "Dora", "Emil", "Fay")
COLOURS = ("red", "light_blue", "yellow", "purple", "green", "white")
GOODS = (
    ("rifle", ItemKind.WEAPON),
    ("shotgun", ItemKind.WEAPON),
    ("mule", ItemKind.MOUNT),
    ("provisions", ItemKind.BELONGING),
)
PRICES = (10, 20, 30, 40)
SWITCHES = (
    "one_disc_per_turn",
    "clamp_each_effect",
    "ace_low_straight",
    "flop_joker_wild",
    "losing_dealer_draws",
    "switch_advances",
    "arrest_ends_actions",
    "wanted_may_drive",
    "refuser_suffers",
    "robbery_cattle",
)


def table_by_chance(pick: Pick) -> dict[str, Any]:
    """Seat two to six players with any mode, length and house rules."""
    first_game = pick(4) == 0
    most = FIRST_GAME_PLAYERS if first_game else MAX_PLAYERS
    count = MIN_PLAYERS + pick(most - MIN_PLAYERS + 1)
    options: dict[str, Any] = {name: pick(2) == 0 for name in SWITCHES}
    if first_game:
        options["mode"] = Mode.FIRST_GAME.value
    else:
        options |= {"target": one_of(TARGETS, pick), "goals": pick(2) == 0}
        options["man_in_black"] = count == MIN_PLAYERS and pick(2) == 0
    return {"players": _players(count, pick, first_game=first_game), "options": options}


def _players(count: int, pick: Pick, *, first_game: bool) -> list[dict[str, Any]]:
    known: list[str | None] = [bonus.character for bonus in CHARACTERS]
    if first_game:
        known = list(FIRST_GAME_CHARACTERS[: 4 if count == FIRST_GAME_PLAYERS else 3])
    characters = shuffled([*known, None, None][: max(count, len(known))], pick)
    if count > len(characters):
        characters += [None] * (count - len(characters))
    return [
        {"name": NAMES[seat], "character": characters[seat], "colour": COLOURS[seat]}
        for seat in range(count)
    ]


def answer(state: State, prompt: a.Await, pick: Pick) -> a.Action:
    """Fill an open prompt."""
    return ANSWERS[prompt.action](state, prompt, pick)


def roll_die(state: State, pick: Pick) -> a.Die:
    """Throw one prospecting die, again and again while it shows dust."""
    counts = state.calibration.die
    faces = [face for face in DieFace for _ in range(getattr(counts, face.value))]
    thrown = [one_of(faces, pick)]
    while thrown[-1] is DieFace.DUST:
        thrown.append(one_of(faces, pick))
    return a.Die(tuple(thrown))


def _prospect(state: State, _prompt: a.Await, pick: Pick) -> a.Action:
    return a.Prospect(tuple(roll_die(state, pick) for _ in range(DICE)))


def _play_action(state: State, _prompt: a.Await, pick: Pick) -> a.Action:
    source = a.CardFrom.POKER if state.player.hand else a.CardFrom.ITEM
    gains = (
        a.Effect(state.active, cash=20),
        a.Effect(state.active, cards=2),
        a.Effect(state.active, lp=1),
        a.Effect(pick(len(state.players)), wounds=1),
        a.Effect(state.active, marshal=1),
    )
    return a.PlayAction("", source, effects=(one_of(gains, pick),))


def _store(state: State, _prompt: a.Await, pick: Pick) -> a.Action:
    """Buy or upgrade one thing that is affordable; a table without money upgrades for nothing."""
    player = state.player
    item, kind = one_of(GOODS, pick)
    owned = player.owned(item)
    facts = state.calibration.item(item)
    price = facts.price if facts is not None and facts.price is not None else one_of(PRICES, pick)
    price = min(price, player.cash)
    if owned is None:
        return a.Store((a.Purchase(item, kind=kind, price=price, equip=pick(2) == 0),))
    upgradable = [o for o in player.items if not o.upgraded and o.kind is not ItemKind.BELONGING]
    if upgradable:
        return a.Store((a.Purchase(upgradable[0].item, upgrade=True, price=price),))
    return a.Store((a.Purchase(f"{item}_{len(player.items)}", kind=ItemKind.WEAPON, price=price),))


def _poker(_state: State, prompt: a.Await, pick: Pick) -> a.Action:
    return a.Poker(tuple(seat for seat in prompt.seats if pick(2)))


def _take_cattle(_state: State, _prompt: a.Await, pick: Pick) -> a.Action:
    return a.TakeCattle(one_of(("brown", "green", "grey"), pick))


def _meet_goal(state: State, _prompt: a.Await, pick: Pick) -> a.Action:
    """Draw as many tokens as the rule says and keep the best; hidden ones stay hidden."""
    player, goal = state.player, state.player.goals_done + 1
    if player.tokens is None or any(p.tokens is None for p in state.players):
        return a.MeetGoal()
    pool = shuffled(sorted(pool_of(state).elements()), pick)
    held = [*player.tokens, *pool[: drawn_for(state, goal)]]
    return a.MeetGoal(tuple(sorted(held, reverse=True)[:goal]))


def _deliver(state: State, _prompt: a.Await, pick: Pick) -> a.Action:
    drive = (not state.player.wanted or state.options.wanted_may_drive) and pick(2) == 0
    way = a.Delivery.DRIVE if drive else a.Delivery.RUSTLE
    return a.Deliver(way, (a.Effect(state.active, cash=10 * pick(4)),))


def _settle_fight(state: State, _prompt: a.Await, pick: Pick) -> a.Action:
    fight = state.agenda[-1]
    seat = fight.seat if isinstance(fight, Fight) else 0
    against_player = isinstance(fight, Fight) and fight.kind in PLAYER_FIGHTS
    spare = state.players[seat].hand - 1
    own, other = (pick(5) - 2 for _ in range(2))
    return a.SettleFight(
        2 + pick(13),
        2 + pick(13),
        (own,) if own else (),
        (other,) if other and against_player else (),
        player_reactions=pick(min(spare, 2) + 1),
        effects=(a.Effect(seat, cash=10),) if pick(4) == 0 else (),
    )


def _showdown(state: State, prompt: a.Await, pick: Pick) -> a.Action:
    deck = shuffled(list(CARDS), pick)
    table = table_of(state)
    flop = tuple(deck.pop() for _ in range(FLOP))
    hands = []
    for seat in prompt.seats:
        _, most = cards_to_show(state, table, seat)
        hands.append(a.Shown(seat, tuple(deck.pop() for _ in range(most))))
    return a.Showdown(flop, tuple(hands))


def _read_story(state: State, prompt: a.Await, pick: Pick) -> a.Action:
    text = state.agenda[-1]
    seats = text.participants if isinstance(text, StoryText) else prompt.seats
    hideouts = tuple(hideout for hideout in Hideout if pick(3) == 0)
    rewards = tuple(a.Effect(seat, **_reward(pick)) for seat in seats)
    return a.ReadStory("", rewards, (), hideouts, hideouts[:1], pick(4))


def _reward(pick: Pick) -> dict[str, int]:
    return one_of(({"cash": 30}, {"cards": 1}, {"lp": 1}, {"wanted": 1}, {"marshal": 1}), pick)


def _read_cell(_state: State, _prompt: a.Await, pick: Pick) -> a.Action:
    return a.ReadCell(Bonus(cash=10 * pick(4), cards=pick(2), lp=pick(3)))


def _show_tokens(state: State, prompt: a.Await, pick: Pick) -> a.Action:
    seat = prompt.seats[0]
    pool = shuffled(sorted((+pool_of(state, without=seat)).elements()), pick)
    return a.ShowTokens(seat, tuple(pool[: state.players[seat].goals_done]))


ANSWERS: Mapping[str, Callable[[State, a.Await, Pick], a.Action]] = MappingProxyType(
    {
        "prospect": _prospect,
        "play_action": _play_action,
        "store": _store,
        "poker": _poker,
        "take_cattle": _take_cattle,
        "meet_goal": _meet_goal,
        "deliver": _deliver,
        "settle_fight": _settle_fight,
        "showdown": _showdown,
        "read_story": _read_story,
        "read_cell": _read_cell,
        "value_upgrade": lambda _s, prompt, pick: a.ValueUpgrade(prompt.item or "", 1 + pick(3)),
        "value_end": lambda _s, prompt, pick: a.ValueEnd(prompt.places[0], 1 + pick(4)),
        "show_tokens": _show_tokens,
    }
)

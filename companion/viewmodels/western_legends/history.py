"""A readable line for each event of Western Legends."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from companion.rules.western_legends import events as e
from companion.rules.western_legends.actions import Delivery, Spoils, Winner
from companion.rules.western_legends.calibration import Track
from companion.rules.western_legends.model import State
from companion.viewmodels.text import Arg, Text
from companion.viewmodels.western_legends.boards import bonus_text
from companion.viewmodels.western_legends.words import (
    card_name,
    card_sign,
    colour_name,
    deed_name,
    face_name,
    fight_name,
    hideout_name,
    item_name,
    joined,
    number_name,
    rank_name,
    reason_name,
    say,
    source_name,
    stage_name,
    story_name,
    track_name,
)

Line = Callable[[State, Any], Text]


def history_line(before: State | None, event: e.Event) -> Text:
    """Say what happened; `before` is the state in which it did."""
    if isinstance(event, e.GameStarted):
        target = event.options.target
        return _line("game-started", players=len(event.players), target=target)
    if before is None:
        raise ValueError(event)
    return LINES[type(event)](before, event)


def _line(code: str, **args: Arg) -> Text:
    return say("history", code, **args)


def _name(state: State, seat: int) -> str:
    return state.players[seat].name


def _names(state: State, seats: tuple[int, ...]) -> str:
    return ", ".join(_name(state, seat) for seat in seats)


def _by(code: str) -> Line:
    """Make a line that only needs the player's name."""
    return lambda state, event: _line(code, name=_name(state, event.seat))


def _cash(state: State, event: e.CashMoved) -> Text:
    code = "cash-paid" if event.change < 0 else "cash-over" if event.lost else "cash-gained"
    args: dict[str, Arg] = {"lost": event.lost} if code == "cash-over" else {}
    return _line(
        code,
        name=_name(state, event.seat),
        amount=abs(event.change),
        source=source_name(event.source),
        **args,
    )


def _gold(state: State, event: e.GoldMoved) -> Text:
    code = "gold-lost" if event.change < 0 else "gold-over" if event.left else "gold-gained"
    args: dict[str, Arg] = {"left": event.left} if code == "gold-over" else {}
    return _line(
        code,
        name=_name(state, event.seat),
        count=abs(event.change),
        source=source_name(event.source),
        **args,
    )


def _cards(state: State, event: e.CardsMoved) -> Text:
    code = "cards-gone" if event.change < 0 else "cards-drawn"
    source = source_name(event.source)
    return _line(code, name=_name(state, event.seat), count=abs(event.change), source=source)


def _wounds(state: State, event: e.WoundsMoved) -> Text:
    name, source = _name(state, event.seat), source_name(event.source)
    if event.change == 0:
        return _line("wounds-ignored", name=name, source=source)
    code = "wounds-healed" if event.change < 0 else "wounds-taken"
    return _line(code, name=name, count=abs(event.change), source=source)


def _lp(state: State, event: e.LpGained) -> Text:
    source = source_name(event.source)
    return _line("lp-gained", name=_name(state, event.seat), points=event.points, source=source)


def _owed(state: State, event: e.PointsOwed) -> Text:
    return _line(
        f"owed-{event.track.value}",
        name=_name(state, event.seat),
        points=event.points,
        source=source_name(event.source),
    )


def _cube(state: State, event: e.CubeMoved) -> Text:
    name = _name(state, event.seat)
    if event.badge_lost:
        return _line("cube-switched", name=name, cell=event.cell, lost=event.badge_lost)
    return _line("cube-moved", name=name, track=track_name(event.track), cell=event.cell)


def _cell(_state: State, event: e.CellRead) -> Text:
    code = "cell-skipped" if event.bonus is None else "cell-read"
    args: dict[str, Arg] = {} if event.bonus is None else {"bonus": bonus_text(event.bonus)}
    return _line(code, track=track_name(event.track), cell=event.cell, **args)


def _arrested(state: State, event: e.Arrested) -> Text:
    args: dict[str, Arg] = {"name": _name(state, event.seat), "cash": event.cash}
    if event.by is None:
        return _line("arrested-by-sheriff", gold=event.gold, **args)
    return _line("arrested", by=_name(state, event.by), gold=event.gold, **args)


def _delivered(state: State, event: e.CattleDelivered) -> Text:
    code = "cattle-driven" if event.way is Delivery.DRIVE else "cattle-rustled"
    return _line(code, name=_name(state, event.seat), colour=colour_name(event.colour))


def _dice(state: State, event: e.DiceThrown) -> Text:
    faces = joined(face_name(face) for die in event.dice for face in die)
    return _line("dice-thrown", name=_name(state, event.seat), faces=faces)


def _card_used(state: State, event: e.CardUsed) -> Text:
    name = _name(state, event.seat)
    if not event.name:
        return _line("card-used", name=name)
    return _line("card-named", name=name, card=card_name(event.name))


def _fight_began(state: State, event: e.FightBegan) -> Text:
    args: dict[str, Arg] = {"name": _name(state, event.seat)}
    if event.target is not None:
        args["target"] = _name(state, event.target)
    if event.hideout is not None:
        args["hideout"] = hideout_name(event.hideout)
    return _line(f"began-{event.kind.value}", **args)


def _settled(state: State, event: e.FightSettled) -> Text:
    code = "fight-won" if event.winner is Winner.PLAYER else "fight-lost"
    args: dict[str, Arg] = {"name": _name(state, event.seat), "fight": fight_name(event.kind)}
    if event.player is None or event.opponent is None:
        return _line(code, **args)
    return _line(f"{code}-with", own=event.player, other=event.opponent, **args)


def _spoils(state: State, event: e.SpoilsTaken) -> Text:
    args: dict[str, Arg] = {
        "name": _name(state, event.seat),
        "victim": _name(state, event.victim),
    }
    if event.take is Spoils.NOTHING:
        return _line("spoils-nothing", **args)
    return _line(f"spoils-{event.take.value}", amount=event.amount, **args)


def _met(state: State, event: e.SheriffMet) -> Text:
    if not event.seats:
        return _line("sheriff-met-nobody")
    return _line("sheriff-met", names=_names(state, event.seats))


def _tried(state: State, event: e.ArrestTried) -> Text:
    if event.target is None:
        return _line("arrest-not-tried", name=_name(state, event.seat))
    target = _name(state, event.target)
    return _line("arrest-tried", name=_name(state, event.seat), target=target)


def _poker(state: State, event: e.PokerBegan) -> Text:
    args: dict[str, Arg] = {"name": _name(state, event.seat)}
    if event.dealer is not None:
        return _line("poker-with-dealer", dealer=_name(state, event.dealer), **args)
    return _line("poker-with", names=_names(state, event.payers[1:]), **args)


def _pot(state: State, event: e.PotWon) -> Text:
    names = _names(state, event.winners)
    if event.share == 0:
        return _line("pot-lost", names=names, pot=event.pot)
    best = next((hand for hand in event.hands if hand.seat in event.winners), None)
    if best is None:
        return _line("pot-won", names=names, pot=event.pot, share=event.share)
    cards = " ".join(card_sign(card) for card in best.cards)
    rank = rank_name(best.rank)
    return _line(
        "pot-won-with", names=names, pot=event.pot, share=event.share, hand=rank, cards=cards
    )


def _toll(state: State, event: e.TollTaken) -> Text:
    if event.payer is None:
        return _line("toll-nobody", name=_name(state, event.seat))
    return _line("toll-taken", name=_name(state, event.seat), payer=_name(state, event.payer))


def _disc(state: State, event: e.DiscPlaced) -> Text:
    code = "disc-moved" if event.moved else "disc-placed"
    return _line(code, name=_name(state, event.seat), story=event.story + 1)


def _story_read(_state: State, event: e.StoryRead) -> Text:
    if not event.name:
        return _line("story-read", story=event.story + 1)
    return _line("story-named", story=event.story + 1, card=story_name(event.name))


def _corrected(state: State, event: e.Corrected) -> Text:
    return _line(
        "corrected",
        name=_name(state, event.seat),
        number=number_name(event.number),
        before=event.before,
        value=event.value,
        reason=reason_name(event.reason),
    )


def _cattle_corrected(state: State, event: e.CattleCorrected) -> Text:
    args: dict[str, Arg] = {
        "name": _name(state, event.seat),
        "reason": reason_name(event.reason),
    }
    if event.colour is None:
        return _line("cattle-removed", **args)
    return _line("cattle-set", colour=colour_name(event.colour), **args)


def _item_corrected(state: State, event: e.ItemCorrected) -> Text:
    return _line(
        "item-given" if event.owned else "item-removed",
        name=_name(state, event.seat),
        item=item_name(event.item),
        reason=reason_name(event.reason),
    )


def _ended(state: State, event: e.GameEnded) -> Text:
    if not event.seats:
        return _line("game-ended-man-in-black")
    return _line("game-ended", names=_names(state, event.seats))


def _nerve(state: State, event: e.NerveShown) -> Text:
    """Without Annie Oakley the cards are simply turned up."""
    fight = state.agenda[-1] if state.agenda else None
    if event.auto and getattr(fight, "seat", None) == event.seat:
        return _line("cards-revealed", name=_name(state, event.seat))
    return _line(f"nerve-{event.choice.value}", name=_name(state, event.seat))


def _answered(state: State, event: e.FightAnswered) -> Text:
    code = "fight-accepted" if event.accepted else "fight-refused"
    return _line(code, name=_name(state, event.seat))


LINES: Mapping[type[Any], Line] = MappingProxyType(
    {
        e.FirstPlayerNamed: _by("first-player"),
        e.TurnBegan: lambda s, v: _line("turn-began", name=_name(s, v.seat), round=v.round),
        e.StageReached: lambda _s, v: _line("stage-reached", stage=stage_name(v.stage)),
        e.IncomeTaken: lambda s, v: _line(
            "income-taken", name=_name(s, v.seat), take=say("income", v.take)
        ),
        e.Equipped: lambda s, v: _line(
            "equipped",
            name=_name(s, v.seat),
            weapon=item_name(v.weapon),
            mount=item_name(v.mount),
        ),
        e.ActionTaken: lambda s, v: _line(
            "action-taken", name=_name(s, v.seat), deed=deed_name(v.deed)
        ),
        e.CashMoved: _cash,
        e.GoldMoved: _gold,
        e.CardsMoved: _cards,
        e.WoundsMoved: _wounds,
        e.LpGained: _lp,
        e.PointsOwed: _owed,
        e.PointsVoid: _by("points-void"),
        e.CubeMoved: _cube,
        e.PointsSpilled: lambda s, v: _line(
            "points-spilled", name=_name(s, v.seat), points=v.points, track=track_name(v.track)
        ),
        e.PointsDropped: lambda s, v: _line(
            "points-dropped", name=_name(s, v.seat), points=v.points
        ),
        e.CellRead: _cell,
        e.Arrested: _arrested,
        e.CattleTaken: lambda s, v: _line(
            "cattle-taken", name=_name(s, v.seat), colour=colour_name(v.colour)
        ),
        e.CattleDelivered: _delivered,
        e.CattleKept: _by("cattle-kept"),
        e.CattleStolen: lambda s, v: _line(
            "cattle-stolen", name=_name(s, v.seat), victim=_name(s, v.victim)
        ),
        e.ItemBought: lambda s, v: _line(
            "item-bought", name=_name(s, v.seat), item=item_name(v.item), price=v.price
        ),
        e.ItemUpgraded: lambda s, v: _line(
            "item-upgraded", name=_name(s, v.seat), item=item_name(v.item), price=v.price
        ),
        e.DiceThrown: _dice,
        e.CardUsed: _card_used,
        e.FightBegan: _fight_began,
        e.FightAnswered: _answered,
        e.NerveShown: _nerve,
        e.FightSettled: _settled,
        e.RewardOpened: _by("reward-opened"),
        e.SpoilsTaken: _spoils,
        e.FightOver: lambda _s, v: _line("fight-over", fight=fight_name(v.kind)),
        e.BanditRemoved: lambda _s, v: _line("bandit-removed", hideout=hideout_name(v.hideout)),
        e.BanditPlaced: lambda _s, v: _line("bandit-placed", hideout=hideout_name(v.hideout)),
        e.SheriffSent: lambda s, v: _line("sheriff-sent", name=_name(s, v.seat), most=v.most),
        e.SheriffStayed: lambda _s, _v: _line("sheriff-stayed"),
        e.SheriffMoved: lambda s, v: _line(
            "sheriff-moved", name=_name(s, v.seat), distance=v.distance
        ),
        e.SheriffMet: _met,
        e.ArrestTried: _tried,
        e.SheriffReturned: lambda _s, _v: _line("sheriff-returned"),
        e.PokerBegan: _poker,
        e.PotWon: _pot,
        e.TollOpened: _by("toll-opened"),
        e.TollTaken: _toll,
        e.DiscPlaced: _disc,
        e.StoryCompleted: lambda s, v: _line(
            "story-completed", story=v.story + 1, names=_names(s, v.participants)
        ),
        e.StoryRead: _story_read,
        e.HandLimited: lambda s, v: _line("hand-limited", name=_name(s, v.seat), count=v.discarded),
        e.AbilityWoken: _by("ability-woken"),
        e.AbilityDecided: lambda s, v: _line(
            "ability-on" if v.on else "ability-off", name=_name(s, v.seat)
        ),
        e.EndTriggered: lambda s, v: _line("end-triggered", name=_name(s, v.seat), round=v.round),
        e.EndWithdrawn: _by("end-withdrawn"),
        e.TurnEnded: _by("turn-ended"),
        e.GoalMet: lambda s, v: _line("goal-met", name=_name(s, v.seat), goal=v.goal),
        e.TokensShown: lambda s, v: _line(
            "tokens-shown", name=_name(s, v.seat), points=sum(v.values)
        ),
        e.UpgradeValued: lambda _s, v: _line("upgrade-valued", item=item_name(v.item), points=v.lp),
        e.EndValued: lambda _s, v: _line(
            "end-valued", place=v.place, points=v.lp, track=track_name(Track.MARSHAL)
        ),
        e.Calibrated: lambda _s, _v: _line("calibrated"),
        e.Corrected: _corrected,
        e.CattleCorrected: _cattle_corrected,
        e.ItemCorrected: _item_corrected,
        e.DiscsCorrected: lambda s, v: _line(
            "discs-corrected", story=v.story + 1, names=_names(s, v.seats)
        ),
        e.BoardCorrected: lambda _s, v: _line("board-corrected", count=len(v.bandits)),
        e.ManInBlackScored: lambda _s, v: _line("man-in-black", points=v.lp),
        e.GameEnded: _ended,
    }
)

"""Writing down what happens, with every cap and overflow of the rulebook in one place."""

from enum import StrEnum

from companion.rules.errors import IllegalActionError
from companion.rules.western_legends import events as e
from companion.rules.western_legends.actions import Effect
from companion.rules.western_legends.apply import apply
from companion.rules.western_legends.calibration import Bonus, Track
from companion.rules.western_legends.model import (
    ABILITY_LP,
    CASH_CAP,
    COIN,
    GOLD_CAP,
    POKER_CARDS,
    WOUND_CAP,
    EndTrigger,
    Player,
    Source,
    State,
)
from companion.rules.western_legends.refusals import LegendsRefusal


def require(met: bool, code: StrEnum, detail: str = "") -> None:  # noqa: FBT001 - a condition
    """Refuse unless the condition is met."""
    if not met:
        raise IllegalActionError(code, detail)


class Ledger:
    """Events written one after another, each seen by the next."""

    __slots__ = ("events", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[e.Event] = []

    def add(self, event: e.Event) -> None:
        """Write an event down."""
        self.state = apply(self.state, event)
        self.events.append(event)

    def player(self, seat: int) -> Player:
        """Give a seat as it stands now."""
        return self.state.players[seat]

    def cash(self, seat: int, change: int, source: Source) -> None:
        """Pay or earn; what goes over $120 is lost."""
        require(change % COIN == 0, LegendsRefusal.ODD_MONEY)
        have = self.player(seat).cash
        require(have + change >= 0, LegendsRefusal.NOT_ENOUGH_CASH)
        kept = min(have + change, CASH_CAP) - have
        if change:
            self.add(e.CashMoved(seat, kept, change - kept, source))

    def gold(self, seat: int, change: int, source: Source) -> None:
        """Take or give nuggets; a fifth stays in the supply."""
        have = self.player(seat).gold
        require(have + change >= 0, LegendsRefusal.NOT_ENOUGH_GOLD)
        kept = min(have + change, GOLD_CAP) - have
        if change:
            self.add(e.GoldMoved(seat, kept, change - kept, source))

    def cards(self, seat: int, change: int, source: Source) -> None:
        """Draw or lay down poker cards; there are 52 in all."""
        require(self.player(seat).hand + change >= 0, LegendsRefusal.NOT_ENOUGH_CARDS)
        if change > 0:
            held = sum(player.hand for player in self.state.players)
            change = min(change, POKER_CARDS - held)
        if change:
            self.add(e.CardsMoved(seat, change, source))

    def wounds(self, seat: int, change: int, source: Source) -> None:
        """Wound or heal; a fourth wound is ignored, and there is nothing below none."""
        have = self.player(seat).wounds
        moved = max(0, min(have + change, WOUND_CAP)) - have
        ignored = max(0, change - moved)
        if moved or ignored:
            self.add(e.WoundsMoved(seat, moved, ignored, source))

    def lp(self, seat: int, points: int, source: Source) -> None:
        """Gain legendary points."""
        require(points >= 0, LegendsRefusal.POINTS_NEVER_FALL)
        if points:
            self.add(e.LpGained(seat, points, source))
            self.milestones(seat)

    def milestones(self, seat: int) -> None:
        """At 5 LP the ability wakes; at the target the end is near."""
        player, state = self.player(seat), self.state
        if player.lp >= ABILITY_LP and not player.legendary:
            self.add(e.AbilityWoken(seat))
        if state.options.end_trigger is EndTrigger.ANY_MOMENT:
            self.look_at_target(seat)

    def look_at_target(self, seat: int) -> None:
        """Set off the last round once; reaching the target later changes nothing."""
        state = self.state
        if state.end_round is None and self.player(seat).lp >= state.options.target:
            self.add(e.EndTriggered(seat, state.round))

    def points(self, seat: int, track: Track, points: int, source: Source) -> None:
        """Gain track points; marshal points are void for a wanted player."""
        require(points >= 0, LegendsRefusal.POINTS_NEVER_FALL)
        if not points:
            return
        if track is Track.MARSHAL and self.player(seat).wanted:
            self.add(e.PointsVoid(seat, points, source))
        else:
            self.add(e.PointsOwed(seat, track, points, source))

    def bonus(self, seat: int, bonus: Bonus, source: Source) -> None:
        """Collect what a cell gives."""
        self.cash(seat, bonus.cash, source)
        self.cards(seat, bonus.cards, source)
        self.lp(seat, bonus.lp, source)

    def effect(self, effect: Effect, source: Source) -> None:
        """Carry out what a card says."""
        self.seat(effect.seat)
        self.cash(effect.seat, effect.cash, source)
        self.gold(effect.seat, effect.gold, source)
        self.cards(effect.seat, effect.cards, source)
        self.wounds(effect.seat, effect.wounds, source)
        self.lp(effect.seat, effect.lp, source)
        self.points(effect.seat, Track.WANTED, effect.wanted, source)
        self.points(effect.seat, Track.MARSHAL, effect.marshal, source)

    def effects(self, effects: tuple[Effect, ...], source: Source) -> None:
        """Carry out several effects in their order."""
        for effect in effects:
            self.effect(effect, source)

    def loses(self, seat: int, source: Source, *, wound: bool = True) -> None:
        """Give the loser of a fight a wound and a card."""
        if wound:
            self.wounds(seat, 1, source)
        self.cards(seat, 1, source)

    def seat(self, seat: int) -> Player:
        """Check that somebody sits there."""
        require(0 <= seat < len(self.state.players), LegendsRefusal.NO_SUCH_SEAT)
        return self.state.players[seat]

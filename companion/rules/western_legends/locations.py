"""The actions at locations: store, mine, bank, doctor, cabaret, ranch, and honest work."""

from companion.rules.western_legends import events as e
from companion.rules.western_legends.actions import (
    Cabaret,
    Deliver,
    Delivery,
    Die,
    Prospect,
    Purchase,
    SellGold,
    Store,
    TakeCattle,
)
from companion.rules.western_legends.calibration import (
    NOT_IN_FIRST_GAME,
    DieFace,
    ItemFacts,
    ItemKind,
    Track,
)
from companion.rules.western_legends.ledger import Ledger, require
from companion.rules.western_legends.model import (
    BELONGINGS,
    COIN,
    Deed,
    FightKind,
    Mode,
    Player,
    Source,
    State,
)
from companion.rules.western_legends.refusals import LegendsRefusal

NUGGET_PRICE = 20
DOCTOR_FEE = 10
CABARET_PRICE = 30
WAGE = 10
DICE = 2
ITEM_NAME = 40


def shop(ledger: Ledger, action: Store) -> None:
    """Buy and upgrade while cash lasts; what was paid once is remembered."""
    require(len(action.purchases) > 0, LegendsRefusal.NOTHING_BOUGHT)
    ledger.add(e.ActionTaken(ledger.state.active, Deed.STORE))
    for purchase in action.purchases:
        (_upgrade if purchase.upgrade else _buy)(ledger, purchase)


def facts_for(state: State, purchase: Purchase) -> ItemFacts:
    """Lay what the table says over what is known of an item."""
    known = state.calibration.item(purchase.item) or ItemFacts(purchase.item)
    price = known.price if purchase.price is None else purchase.price
    return ItemFacts(
        purchase.item, purchase.kind or known.kind, price, known.speed, known.upgrade_lp
    )


def _buy(ledger: Ledger, purchase: Purchase) -> None:
    seat, facts = ledger.state.active, facts_for(ledger.state, purchase)
    kind, price = facts.kind, _price(ledger.state, facts)
    if kind is None:
        require(met=False, code=LegendsRefusal.ITEM_UNKNOWN)
        return
    player = ledger.player(seat)
    require(player.owned(purchase.item) is None, LegendsRefusal.ITEM_TWICE)
    room = kind is not ItemKind.BELONGING or belongings(player) < BELONGINGS
    require(room, LegendsRefusal.BELONGINGS_FULL)
    ledger.cash(seat, -price, Source.STORE)
    ledger.add(e.ItemBought(seat, purchase.item, kind, price))
    if purchase.equip:
        _equip(ledger, seat, purchase.item, kind)


def _upgrade(ledger: Ledger, purchase: Purchase) -> None:
    seat, facts = ledger.state.active, facts_for(ledger.state, purchase)
    owned = ledger.player(seat).owned(purchase.item)
    if owned is None:
        require(met=False, code=LegendsRefusal.ITEM_NOT_OWNED)
        return
    upgradable = owned.kind is not ItemKind.BELONGING and not owned.upgraded
    require(upgradable, LegendsRefusal.ITEM_NO_UPGRADE)
    price = _price(ledger.state, facts)
    ledger.cash(seat, -price, Source.STORE)
    ledger.add(e.ItemUpgraded(seat, purchase.item, price))
    if purchase.upgrade_lp is not None:
        require(purchase.upgrade_lp >= 0, LegendsRefusal.OUT_OF_RANGE)
        ledger.add(e.UpgradeValued(purchase.item, purchase.upgrade_lp))


def _price(state: State, facts: ItemFacts) -> int:
    require(0 < len(facts.item) <= ITEM_NAME, LegendsRefusal.ITEM_UNKNOWN)
    first_game = state.options.mode is Mode.FIRST_GAME and facts.item in NOT_IN_FIRST_GAME
    require(not first_game, LegendsRefusal.NOT_IN_FIRST_GAME)
    require(facts.price is not None and facts.price >= 0, LegendsRefusal.ITEM_UNKNOWN)
    return facts.price or 0


def belongings(player: Player) -> int:
    """Count a player's belongings."""
    return sum(owned.kind is ItemKind.BELONGING for owned in player.items)


def _equip(ledger: Ledger, seat: int, item: str, kind: ItemKind) -> None:
    player = ledger.player(seat)
    weapon = item if kind is ItemKind.WEAPON else player.weapon
    mount = item if kind is ItemKind.MOUNT else player.mount
    ledger.add(e.Equipped(seat, weapon, mount))


def prospect(ledger: Ledger, action: Prospect) -> None:
    """Nuggets, deposits, and dust that is rolled again."""
    seat = ledger.state.active
    require(len(action.dice) == DICE, LegendsRefusal.BAD_DICE)
    require(all(_chain(die) for die in action.dice), LegendsRefusal.BAD_DICE)
    faces = [face for die in action.dice for face in die.faces]
    ledger.add(e.ActionTaken(seat, Deed.PROSPECT))
    ledger.add(e.DiceThrown(seat, tuple(die.faces for die in action.dice)))
    ledger.gold(seat, faces.count(DieFace.NUGGET), Source.PROSPECTING)
    paid = faces.count(DieFace.DEPOSIT) + faces.count(DieFace.DUST)
    ledger.cash(seat, COIN * paid, Source.PROSPECTING)


def _chain(die: Die) -> bool:
    """Every face but the last is dust, and dust is never the last."""
    *rerolled, last = die.faces or (DieFace.DUST,)
    return last is not DieFace.DUST and all(face is DieFace.DUST for face in rerolled)


def sell_gold(ledger: Ledger, action: SellGold) -> None:
    """$20 and 1 LP for each nugget."""
    seat = ledger.state.active
    require(action.nuggets >= 1, LegendsRefusal.OUT_OF_RANGE)
    ledger.add(e.ActionTaken(seat, Deed.SELL_GOLD))
    ledger.gold(seat, -action.nuggets, Source.GOLD_SALE)
    ledger.cash(seat, NUGGET_PRICE * action.nuggets, Source.GOLD_SALE)
    ledger.lp(seat, action.nuggets, Source.GOLD_SALE)


def rob_bank(ledger: Ledger) -> None:
    """Once per turn, an attempt counts."""
    seat = ledger.state.active
    require(not ledger.state.turn.bank_tried, LegendsRefusal.BANK_ONCE_PER_TURN)
    ledger.add(e.ActionTaken(seat, Deed.ROB_BANK))
    ledger.add(e.FightBegan(FightKind.BANK, seat, None))


def heal(ledger: Ledger) -> None:
    """$10 for all wounds, and a card for each."""
    seat = ledger.state.active
    wounds = ledger.player(seat).wounds
    ledger.add(e.ActionTaken(seat, Deed.HEAL))
    ledger.cash(seat, -DOCTOR_FEE, Source.DOCTOR)
    ledger.wounds(seat, -wounds, Source.DOCTOR)
    ledger.cards(seat, wounds, Source.DOCTOR)


def cabaret(ledger: Ledger, action: Cabaret) -> None:
    """1 LP for each $30."""
    seat = ledger.state.active
    require(action.points >= 1, LegendsRefusal.OUT_OF_RANGE)
    ledger.add(e.ActionTaken(seat, Deed.CABARET))
    ledger.cash(seat, -CABARET_PRICE * action.points, Source.CABARET)
    ledger.lp(seat, action.points, Source.CABARET)


def take_cattle(ledger: Ledger, action: TakeCattle) -> None:
    """One token at a time; there is no cattle in the first game."""
    seat, state = ledger.state.active, ledger.state
    require(state.options.mode is not Mode.FIRST_GAME, LegendsRefusal.NOT_IN_FIRST_GAME)
    require(ledger.player(seat).cattle is None, LegendsRefusal.ONE_CATTLE_ONLY)
    require(0 < len(action.colour) <= ITEM_NAME, LegendsRefusal.NO_SUCH_CHOICE)
    ledger.add(e.ActionTaken(seat, Deed.TAKE_CATTLE))
    ledger.add(e.CattleTaken(seat, action.colour))


def work(ledger: Ledger) -> None:
    """$10 at any location."""
    ledger.add(e.ActionTaken(ledger.state.active, Deed.WORK))
    ledger.cash(ledger.state.active, WAGE, Source.WORK)


def deliver(ledger: Ledger, action: Deliver) -> None:
    """Drive for 1 MP or rustle for 1 WP, each with the token's reward; or keep the cattle."""
    seat = ledger.state.active
    player = ledger.player(seat)
    if action.way is Delivery.KEEP or player.cattle is None:
        require(not action.effects, LegendsRefusal.NO_CATTLE)
        ledger.add(e.CattleKept(seat))
        return
    drive = action.way is Delivery.DRIVE
    allowed = not drive or not player.wanted or ledger.state.options.wanted_may_drive
    require(allowed, LegendsRefusal.WANTED_NO_MARSHAL)
    source = Source.CATTLE_DRIVE if drive else Source.CATTLE_RUSTLING
    ledger.add(e.CattleDelivered(seat, action.way, player.cattle))
    ledger.effects(action.effects, source)
    ledger.points(seat, Track.MARSHAL if drive else Track.WANTED, 1, source)

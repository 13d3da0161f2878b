### Western Legends

## Title and small words

western-legends-title = Western Legends
western-legends-list = { $first }, { $rest }
western-legends-labelled = { $label }: { $detail }
western-legends-reputation = { $track } { $points }
western-legends-answer-yes = yes
western-legends-answer-no = no
western-legends-answer-nobody = nobody

## Glossary

western-legends-term-legendary-points = legendary points (LP)
western-legends-term-legendary-track = legendary track
western-legends-term-wanted-points = wanted points
western-legends-term-marshal-points = marshal points
western-legends-term-wanted-track = wanted track
western-legends-term-marshal-track = marshal track
western-legends-term-wanted-player = wanted player
western-legends-term-player-in-search = player on the wanted track
western-legends-term-marshal = marshal (player)
western-legends-term-neutral-player = neutral player
western-legends-term-active-player = active player
western-legends-term-initiator = initiator
western-legends-term-target = target
western-legends-term-territory = territory
western-legends-term-location = location
western-legends-term-town = town
western-legends-term-outside-town = outside town
western-legends-term-mesa = mesa
western-legends-term-legendary-ability = legendary ability
western-legends-term-starting-bonus = starting bonus
western-legends-term-starting-location = starting location
western-legends-term-first-player-token = first player token
western-legends-term-common-supply = common supply
western-legends-term-wound = wound
western-legends-term-wound-track = wound track
western-legends-term-action = Action
western-legends-term-bonus = Bonus
western-legends-term-reaction = Reaction
western-legends-term-mount = mount
western-legends-term-weapon = weapon
western-legends-term-belongings = belongings
western-legends-term-upgrade = upgrade
western-legends-term-fight = fight
western-legends-term-bank-robbery = bank robbery
western-legends-term-bank-guard = bank guard
western-legends-term-bandit = bandit
western-legends-term-hideout = bandit hideout { $hideout }
western-legends-term-sheriff = sheriff
western-legends-term-non-player-character = non-player character
western-legends-term-story-card = story card
western-legends-term-story-disc = story disc
western-legends-term-goal-card = goal card
western-legends-term-legend-token = legend token
western-legends-term-man-in-black = Man in Black
western-legends-term-player-board = player board
western-legends-term-ante = ante
western-legends-term-flop = flop
western-legends-term-dealer = dealer
western-legends-term-dealers-hand = dealer's hand
western-legends-term-cattle-token = cattle token
western-legends-term-cattle-drive = cattle drive
western-legends-term-cattle-rustling = cattle rustling
western-legends-term-prospecting-die = prospecting die
western-legends-term-gold-nugget = gold nugget

## Places

western-legends-place-darkrock = Darkrock
western-legends-place-red-falls = Red Falls
western-legends-place-general-store = general store
western-legends-place-saloon = saloon
western-legends-place-bank = bank
western-legends-place-doctors-office = doctor's office
western-legends-place-cabaret = cabaret
western-legends-place-sheriffs-office = sheriff's office
western-legends-place-mine = mine
western-legends-place-ranch = ranch
western-legends-place-railroad-station = railroad station
western-legends-place-store-counter = store counter

## Characters and their legendary abilities

western-legends-character-none = no character
western-legends-character-annie-oakley = Annie Oakley
western-legends-character-bass-reeves = Bass Reeves
western-legends-character-billy-the-kid = Billy the Kid
western-legends-character-y-b-rowdy = Y. B. Rowdy
western-legends-character-bloody-knife = Bloody Knife
western-legends-ability-annie-oakley = When a fight with another player begins, that player discards a poker card or takes a wound.
western-legends-ability-bass-reeves = Draws a poker card at the start of the own turn.
western-legends-ability-billy-the-kid = After a move that ends with other players, one of them gives $10 or a poker card.
western-legends-ability-y-b-rowdy = Starting the turn outside town, may discard a poker card to move one to three territories.
western-legends-ability-bloody-knife = Read the ability on the character card.

## Poker cards

western-legends-card-joker = Joker
western-legends-card-round-up = Round-Up
western-legends-card-instincts = Instincts
western-legends-card-bulletproof = Bulletproof
western-legends-card-lady-luck = Lady Luck
western-legends-card-fools-gold = Fool's Gold
western-legends-card-living-legend = Living Legend
western-legends-card-reputation = Reputation
western-legends-card-hands-up = Hands Up
western-legends-card-shootout = Shootout
western-legends-card-first-shot = First Shot
western-legends-card-sprint = Sprint
western-legends-card-saddle-up = Saddle Up

## Items

western-legends-item-none = none
western-legends-item-rifle = Rifle
western-legends-item-shotgun = Shotgun
western-legends-item-mule = Mule
western-legends-item-prospectors-map = Prospector's Map
western-legends-item-whiskey = Whiskey
western-legends-item-stetson = Stetson
western-legends-item-provisions = Provisions
western-legends-kind-mount = mount
western-legends-kind-weapon = weapon
western-legends-kind-belonging = belongings

## Prospecting die

western-legends-face-nugget = gold nugget
western-legends-face-deposit = leftover deposit
western-legends-face-dust = gold dust
western-legends-face-pebbles = pebbles

## Stories

western-legends-story-wild-wild-west = Wild Wild West
western-legends-story-dead-or-alive = Dead or Alive
western-legends-story-the-pinkertons = The Pinkertons
western-legends-story-local-scoundrels = Local Scoundrels
western-legends-story-fortune-favours-the-bold = Fortune Favours the Bold
western-legends-story-scum = Scum
western-legends-story-blood-money = Blood Money
western-legends-story-high-noon = High Noon
western-legends-story-plantain-poultice = Plantain Poultice
western-legends-story-the-law = The Law
western-legends-story-tribes-of-the-mesas = Tribes of the Mesas
western-legends-story-a-cheap-horse = A Cheap Horse
western-legends-story-ghost-mine = Ghost Mine
western-legends-story-snake-oil-salesman = Snake Oil Salesman
western-legends-story-the-widow = The Widow
western-legends-story-sleek-and-polished = Sleek and Polished
western-legends-story-the-preacher = The Preacher
western-legends-story-tools-of-the-trade = Tools of the Trade
western-legends-story-sheriff-of-darkrock = Sheriff of Darkrock
western-legends-story-hard-times = Hard Times

## Poker hands

western-legends-hand-high-card = high card
western-legends-hand-pair = pair
western-legends-hand-two-pair = two pair
western-legends-hand-three-of-a-kind = three of a kind
western-legends-hand-straight = straight
western-legends-hand-flush = flush
western-legends-hand-full-house = full house
western-legends-hand-four-of-a-kind = four of a kind
western-legends-hand-straight-flush = straight flush
western-legends-hand-five-of-a-kind = five of a kind
western-legends-hand-royal-flush = royal flush

## Tracks and what cells give

western-legends-track-none = neutral
western-legends-track-wanted = wanted
western-legends-track-marshal = marshal
western-legends-bonus-cash = ${ $amount }
western-legends-bonus-cards =
    { $count ->
        [one] { $count } card
        *[other] { $count } cards
    }
western-legends-bonus-lp = { $count } LP
western-legends-bonus-nothing = nothing
western-legends-bonus-unknown = not read yet

## Colours

western-legends-colour-red = red
western-legends-colour-light-blue = light blue
western-legends-colour-yellow = yellow
western-legends-colour-purple = purple
western-legends-colour-green = green
western-legends-colour-white = white

## Fights

western-legends-fight-duel = duel
western-legends-fight-arrest = arrest
western-legends-fight-robbery = robbery
western-legends-fight-bandit = fight with a bandit
western-legends-fight-bank = bank robbery
western-legends-fight-sheriff = fight with the sheriff
western-legends-fight-tie-initiator = A tie goes to the initiator.
western-legends-fight-tie-opponent = A tie is lost.
western-legends-winner-player = the player wins
western-legends-winner-opponent = the opponent wins
western-legends-income-cash = $20
western-legends-income-cards = 2 cards
western-legends-income-both = $10 and a card
western-legends-bounty-lp = 1 LP
western-legends-bounty-marshal = 1 marshal point
western-legends-spoils-cash = half of the cash
western-legends-spoils-gold = half of the gold
western-legends-spoils-nothing = nothing
western-legends-spoils-and-cattle = { $take } and the cattle
western-legends-delivery-drive = cattle drive
western-legends-delivery-rustle = cattle rustling
western-legends-delivery-keep = keep it
western-legends-nerve-discard = discard a card
western-legends-nerve-wound = take a wound
western-legends-toll-cash = $10 from { $name }
western-legends-toll-card = a card from { $name }

## Where changes come from

western-legends-source-start = setup
western-legends-source-income = income
western-legends-source-ability = legendary ability
western-legends-source-card = card
western-legends-source-round-up = Round-Up
western-legends-source-living-legend = Living Legend
western-legends-source-item = item
western-legends-source-store = general store
western-legends-source-poker = poker
western-legends-source-prospecting = prospecting
western-legends-source-gold-sale = gold sale
western-legends-source-bank-robbery = bank robbery
western-legends-source-doctor = doctor
western-legends-source-cabaret = cabaret
western-legends-source-work = work
western-legends-source-cattle-drive = cattle drive
western-legends-source-cattle-rustling = cattle rustling
western-legends-source-duel = duel
western-legends-source-arrest = arrest
western-legends-source-robbery = robbery
western-legends-source-bandit = bandit
western-legends-source-sheriff = sheriff
western-legends-source-hand-limit = hand limit
western-legends-source-wanted-turn = wanted, end of turn
western-legends-source-wanted-cell = wanted track
western-legends-source-marshal-cell = marshal track
western-legends-source-overflow = beyond the ninth cell
western-legends-source-story = story
western-legends-source-goal = goal
western-legends-source-correction = correction

## Actions of the turn

western-legends-deed-move = moves
western-legends-deed-card = plays an Action card
western-legends-deed-fight = starts a fight
western-legends-deed-store = shops at the general store
western-legends-deed-poker = sits down to poker
western-legends-deed-prospect = prospects for gold
western-legends-deed-sell-gold = sells gold
western-legends-deed-rob-bank = robs the bank
western-legends-deed-heal = sees the doctor
western-legends-deed-cabaret = visits the cabaret
western-legends-deed-take-cattle = takes cattle
western-legends-deed-work = works
western-legends-stage-first-player = choosing the first player
western-legends-stage-start = start of turn
western-legends-stage-income = income
western-legends-stage-equip = equipping
western-legends-stage-actions = actions
western-legends-stage-delivery = cattle delivery
western-legends-stage-stories = stories
western-legends-stage-hand = hand limit
western-legends-stage-wanted = wanted income
western-legends-stage-trigger = end of the game in sight?
western-legends-stage-next = next player
western-legends-stage-scoring = final scoring
western-legends-stage-over = game over
western-legends-number-cash = cash
western-legends-number-gold = gold nuggets
western-legends-number-lp = legendary points
western-legends-number-wounds = wounds
western-legends-number-hand = cards in hand
western-legends-number-wanted = wanted points
western-legends-number-marshal = marshal points
western-legends-number-goals = goals met
western-legends-number-actions = actions left
western-legends-reason-mistake = mistake
western-legends-reason-card = card effect
western-legends-reason-item = item effect
western-legends-reason-ability = legendary ability
western-legends-reason-story = story
western-legends-reason-house-rule = house rule
western-legends-reason-other = other

## The open question

western-legends-question-first-player = Who watched a western most recently? That player begins.
western-legends-question-start-effect = { $name }, discard a card to ride at the start of the turn?
western-legends-question-income = { $name }, choose your income.
western-legends-question-equip = { $name }, choose the weapon and mount for this turn.
western-legends-question-actions = { $name }, what do you do?
western-legends-question-delivery = { $name }, do you deliver the cattle here?
western-legends-question-cell = { $name } stands on a new cell: read the bonus printed on the board.
western-legends-question-fight-answer = { $name }, do you accept the fight?
western-legends-question-nerve = { $name }, discard a card or take a wound before the reveal.
western-legends-question-fight = { $name } fights: show both cards, or say who won.
western-legends-question-bounty = { $name }, choose the reward for the bandit.
western-legends-question-spoils = { $name }, what do you take?
western-legends-question-poker = Showdown at { $name }'s table: flop and hands, or just the winner.
western-legends-question-story = { $name } reads the completed story: who gets what?
western-legends-question-sheriff-move = { $name }, how far does the sheriff move?
western-legends-question-sheriff-meets = { $name }, which wanted players stand with the sheriff now?
western-legends-question-sheriff-try = { $name }, whom does the sheriff try to arrest?
western-legends-question-toll = { $name }, who of those here pays you?
western-legends-question-ability = { $name } is below 5 LP again. Does the legendary ability stay on?
western-legends-question-upgrade-value = Read the LP printed on the upgraded item.
western-legends-question-end-value = Read the final LP of this part of the marshal track.
western-legends-question-tokens = { $name }, turn up your legend tokens.
western-legends-question-over = The game is over.

## Actions and their help

western-legends-action-first-player = First player
western-legends-help-first-player = The most wanted player begins; among equals the table decides.
western-legends-action-start-effect = Ride at the start
western-legends-help-start-effect = Only outside town: discard a card and move one to three territories.
western-legends-action-income = Income
western-legends-help-income = Take exactly one: $20, two cards, or $10 and a card.
western-legends-action-equip = Equip
western-legends-help-equip = One weapon and one mount serve you until your next turn.
western-legends-action-move = Move
western-legends-help-move = Up to 2 territories on foot, or the mount's speed. Never across mesas. Entering a bandit's territory ends the move and starts a fight.
western-legends-action-play-action = Play an Action card
western-legends-help-play-action = Lay the card open, read it aloud and tell the app what it changes.
western-legends-action-start-fight = Start a fight
western-legends-help-start-fight = Same territory, once per opponent and turn. Duel: 2 LP. Arrest: a marshal against a wanted player. Robbery: half the cash or gold, and you are wanted.
western-legends-action-store = Shop
western-legends-help-store = Buy and upgrade any number of items in one action. One copy of each; at most three belongings.
western-legends-action-poker = Play poker
western-legends-help-poker = Pay $10 and draw a card; others in town may join. The saloon adds $50. Winning as the active player is worth 1 LP.
western-legends-action-prospect = Prospect
western-legends-help-prospect = Roll both dice: a nugget, $10 for a deposit, $10 and a reroll for dust.
western-legends-action-sell-gold = Sell gold
western-legends-help-sell-gold = $20 and 1 LP for each nugget.
western-legends-action-rob-bank = Rob the bank
western-legends-help-rob-bank = Once per turn, against a guard with three fight cards. Success: $80 and 3 wanted points. Failure: 1 wanted point, a wound and a card.
western-legends-action-heal = See the doctor
western-legends-help-heal = $10 heal all wounds, and you draw a card for each.
western-legends-action-cabaret = Cabaret
western-legends-help-cabaret = $30 for each LP, as many as you can pay.
western-legends-action-take-cattle = Take cattle
western-legends-help-take-cattle = One token of this ranch's colour; you can hold only one.
western-legends-action-work = Work
western-legends-help-work = $10 at any location.
western-legends-action-place-disc = Story disc
western-legends-help-place-disc = When you meet a story's condition in your own turn, place a disc there, or move one from the other story if both are out.
western-legends-action-meet-goal = Goal met
western-legends-help-meet-goal = Reveal the goal. For your N-th goal draw N tokens and keep N of all you have.
western-legends-action-meet-bandit = Meet a bandit
western-legends-help-meet-bandit = For a bandit met by other means than the Move action.
western-legends-action-end-actions = End the turn
western-legends-help-end-actions = Cattle, stories, hand limit and wanted income follow by themselves.
western-legends-action-deliver = Deliver cattle
western-legends-help-deliver = At the railroad station: 1 marshal point. At a ranch of another colour: 1 wanted point. Both give the token's reward.
western-legends-action-answer-fight = Accept the fight
western-legends-help-answer-fight = Lay a card face down, or refuse and lose.
western-legends-action-show-nerve = Annie's aim
western-legends-help-show-nerve = Annie Oakley's opponent pays before the cards are turned up.
western-legends-action-settle-fight = Settle the fight
western-legends-help-settle-fight = Enter both cards with all modifiers and reactions, or only the winner.
western-legends-action-take-bounty = Reward
western-legends-help-take-bounty = One legendary point or one marshal point.
western-legends-action-take-spoils = Take
western-legends-help-take-spoils = Half is rounded up; you may also take nothing.
western-legends-action-showdown = Showdown
western-legends-help-showdown = The whole flop and exactly two cards of each player. The active player wins every tie.
western-legends-action-read-story = Read the story
western-legends-help-read-story = Rewards once for each participant, bandits to free hideouts, then the sheriff.
western-legends-action-move-sheriff = Move the sheriff
western-legends-help-move-sheriff = Up to the printed number of territories.
western-legends-action-meet-sheriff = With the sheriff
western-legends-help-meet-sheriff = Every wanted player there discards a card at once.
western-legends-action-try-arrest = Try to arrest
western-legends-help-try-arrest = Against four fight cards; a tie is the sheriff's.
western-legends-action-take-toll = Toll
western-legends-help-take-toll = One player on the territory gives $10 or a card.
western-legends-action-read-cell = Read the cell
western-legends-help-read-cell = The app remembers it for everybody; skipped, it gives nothing.
western-legends-action-keep-ability = Keep the ability
western-legends-help-keep-ability = Points never fall by the rules, so this follows only from a correction.
western-legends-action-value-upgrade = Value of the upgrade
western-legends-help-value-upgrade = The number at the upper left of the card.
western-legends-action-value-end = Final value
western-legends-help-value-end = What the marshal track gives at the end of the game.
western-legends-action-show-tokens = Legend tokens
western-legends-help-show-tokens = One token for each goal met.
western-legends-action-effect = Effect
western-legends-help-effect = For anything printed on a card: caps and tracks work as usual.
western-legends-action-play-card = Card played
western-legends-help-play-card = A bonus or reaction, in any turn: one card leaves the hand.
western-legends-action-correct = Correct
western-legends-help-correct = Set a number right; no rule follows from it.
western-legends-action-correct-cattle = Correct cattle
western-legends-help-correct-cattle = Give or remove a cattle token.
western-legends-action-correct-item = Correct items
western-legends-help-correct-item = Give, change or remove an item.
western-legends-action-correct-discs = Correct discs
western-legends-help-correct-discs = Say whose discs lie on a story.
western-legends-action-correct-board = Correct the board
western-legends-help-correct-board = Where bandits stand, and whether the sheriff is in his office.
western-legends-action-calibrate = Read the board
western-legends-help-calibrate = Numbers printed on your copy, kept for the next game.
western-legends-action-man-in-black = Man in Black
western-legends-help-man-in-black = His points are kept by hand, as his reference card says.

## Warnings

western-legends-warning-no-wounds = There is nothing to heal.
western-legends-warning-cash-lost = ${ $amount } go over $120 and are lost.
western-legends-warning-actions-left =
    You still have { $count ->
        [one] { $count } action
        *[other] { $count } actions
    }.
western-legends-warning-marshal-2-3-sum = Cells 2 and 3 of the marshal track give $20 and 2 LP together; please check.
western-legends-reminder-wanted-sheriff = A wanted player may not enter the sheriff's territory.
western-legends-reminder-became-wanted = Newly wanted beside the sheriff: nothing happens until he moves.
western-legends-reminder-once-cards = Reputation once per turn; check Living Legend too.
western-legends-reminder-next-story = Put the told story away; the next one of that deck is open.
western-legends-reminder-cattle-back = Shuffle the delivered token back to its own ranch.

## Score sheet

western-legends-score-lp = Legendary points
western-legends-score-upgrades = Upgrades
western-legends-score-cash = Cash: 1 for each $60
western-legends-score-wounds = Wounds
western-legends-score-wanted = Wanted track
western-legends-score-marshal = Marshal track
western-legends-score-tokens = Legend tokens

## Setup of the real table

western-legends-setup-1 = Put the board in the middle.
western-legends-setup-2 = Money on its spaces at the right.
western-legends-setup-3 = Items into the store counter.
western-legends-setup-4 = Shuffle the poker cards, lower right.
western-legends-setup-5 = Poker discards go face up beside them.
western-legends-setup-6 = Cattle tokens face down on ranches by colour.
western-legends-setup-7 = The sheriff into his office in Darkrock.
western-legends-setup-8 = Dice and nuggets, lower right.
western-legends-setup-9 = A player board, two cubes and two discs for everyone.
western-legends-setup-10 = Wound tokens on 0.
western-legends-setup-11 = Deal two characters each, keep one; name the first player.
western-legends-setup-12 = Miniatures onto coloured bases.
western-legends-setup-13 = Starting bonuses, and figures to their starting locations.
western-legends-setup-14 = Reputation cube on its track, or left of the board.
western-legends-setup-15 = The other cube before the 1 of the legendary track.
western-legends-setup-16 = Both story discs beside the story decks.
western-legends-setup-17 = Shuffle the stories into two face-down decks.
western-legends-setup-18 = A bandit in every hideout without a player.
western-legends-setup-19 = Shuffle the fight cards, upper right.
western-legends-setup-20 = Player aids for everyone.
western-legends-setup-end-marker = End marker on { $target }.
western-legends-setup-discs-needed =
    A story needs { $count ->
        [one] { $count } disc
        *[other] { $count } discs
    }.
western-legends-setup-seating = It helps to seat wanted players next to each other, clockwise.
western-legends-setup-goals = Goals: four cards of your character, return one unseen; legend tokens face down.
western-legends-setup-man-in-black = The Man in Black's ten cards and his reference card.
western-legends-first-game-items = Into the box: Whiskey, Stetson and Prospector's Map.
western-legends-first-game-cattle = Into the box: all cattle tokens.
western-legends-first-game-characters = Choose among Annie Oakley, Bass Reeves, Billy the Kid, and with four players Bloody Knife.
western-legends-first-game-stories = Play with the twenty stories named for the first game.
western-legends-first-game-goals = Into the box: all goal cards.
western-legends-first-game-first-player = Billy the Kid begins, if he plays.

## History

western-legends-history-game-started =
    { $players ->
        [one] { $players } player
        *[other] { $players } players
    } sit down to play to { $target } LP.
western-legends-history-first-player = { $name } takes the first player token.
western-legends-history-turn-began = Round { $round }: { $name } is the active player.
western-legends-history-stage-reached = Next: { $stage }.
western-legends-history-income-taken = { $name } takes as income: { $take }.
western-legends-history-equipped = { $name } carries: { $weapon }; rides: { $mount }.
western-legends-history-action-taken = { $name } { $deed }.
western-legends-history-cash-gained = { $name }: +${ $amount } ({ $source }).
western-legends-history-cash-paid = { $name }: −${ $amount } ({ $source }).
western-legends-history-cash-over = { $name }: +${ $amount } ({ $source }); ${ $lost } over the limit are lost.
western-legends-history-gold-gained =
    { $name } gains { $count ->
        [one] { $count } nugget
        *[other] { $count } nuggets
    } ({ $source }).
western-legends-history-gold-lost =
    { $name } gives up { $count ->
        [one] { $count } nugget
        *[other] { $count } nuggets
    } ({ $source }).
western-legends-history-gold-over =
    { $name } gains { $count ->
        [one] { $count } nugget
        *[other] { $count } nuggets
    } ({ $source }); { $left } stay in the supply.
western-legends-history-cards-drawn =
    { $name } draws { $count ->
        [one] { $count } card
        *[other] { $count } cards
    } ({ $source }).
western-legends-history-cards-gone =
    { $name } lays down { $count ->
        [one] { $count } card
        *[other] { $count } cards
    } ({ $source }).
western-legends-history-wounds-taken =
    { $name } takes { $count ->
        [one] { $count } wound
        *[other] { $count } wounds
    } ({ $source }).
western-legends-history-wounds-healed =
    { $name } heals { $count ->
        [one] { $count } wound
        *[other] { $count } wounds
    } ({ $source }).
western-legends-history-wounds-ignored = { $name } cannot be wounded any more ({ $source }).
western-legends-history-lp-gained = { $name }: +{ $points } LP ({ $source }).
western-legends-history-owed-wanted =
    { $name } gets { $points ->
        [one] { $points } wanted point
        *[other] { $points } wanted points
    } ({ $source }).
western-legends-history-owed-marshal =
    { $name } gets { $points ->
        [one] { $points } marshal point
        *[other] { $points } marshal points
    } ({ $source }).
western-legends-history-points-void = { $name } is wanted: marshal points do not count.
western-legends-history-cube-moved = { $name }, { $track }: cell { $cell }.
western-legends-history-cube-switched =
    { $name } loses { $lost ->
        [one] { $lost } marshal point
        *[other] { $lost } marshal points
    } and is wanted: cell { $cell }.
western-legends-history-points-spilled = { $name } is at the end of the track ({ $track }): +{ $points } LP instead.
western-legends-history-points-dropped = { $name }: points that do not count: { $points }.
western-legends-history-cell-read = { $track }, cell { $cell } gives: { $bonus }.
western-legends-history-cell-skipped = { $track }, cell { $cell } stays unread.
western-legends-history-arrested =
    { $by } arrests { $name }: wanted points, cattle, ${ $cash } and { $gold ->
        [one] { $gold } nugget
        *[other] { $gold } nuggets
    } are lost.
western-legends-history-arrested-by-sheriff =
    The sheriff arrests { $name }: wanted points, cattle, ${ $cash } and { $gold ->
        [one] { $gold } nugget
        *[other] { $gold } nuggets
    } are lost.
western-legends-history-cattle-taken = { $name } takes cattle: { $colour }.
western-legends-history-cattle-driven = { $name } delivers cattle lawfully: { $colour }.
western-legends-history-cattle-rustled = { $name } rustles cattle: { $colour }.
western-legends-history-cattle-kept = { $name } keeps the cattle.
western-legends-history-cattle-stolen = { $name } takes the cattle of { $victim }.
western-legends-history-item-bought = { $name } buys for ${ $price }: { $item }.
western-legends-history-item-upgraded = { $name } upgrades for ${ $price }: { $item }.
western-legends-history-dice-thrown = { $name } rolls: { $faces }.
western-legends-history-card-used = { $name } plays a card.
western-legends-history-card-named = { $name } plays a card: { $card }.
western-legends-history-began-duel = { $name } challenges { $target } to a duel.
western-legends-history-began-arrest = { $name } wants to arrest { $target }.
western-legends-history-began-robbery = { $name } robs { $target }.
western-legends-history-began-bandit = { $name } runs into the bandit of hideout { $hideout }.
western-legends-history-began-bank = { $name } faces the bank guard.
western-legends-history-began-sheriff = The sheriff tries to arrest { $name }.
western-legends-history-fight-accepted = { $name } accepts the fight.
western-legends-history-fight-refused = { $name } refuses the fight.
western-legends-history-cards-revealed = { $name } and the opponent turn up their cards.
western-legends-history-nerve-discard = { $name } discards a card under Annie's aim.
western-legends-history-nerve-wound = { $name } takes a wound from Annie.
western-legends-history-fight-won = { $name } wins: { $fight }.
western-legends-history-fight-won-with = { $name } wins with { $own } against { $other }: { $fight }.
western-legends-history-fight-lost = { $name } loses: { $fight }.
western-legends-history-fight-lost-with = { $name } loses with { $own } against { $other }: { $fight }.
western-legends-history-reward-opened = { $name } may choose.
western-legends-history-spoils-cash = { $name } takes ${ $amount } from { $victim }.
western-legends-history-spoils-gold =
    { $name } takes { $amount ->
        [one] { $amount } nugget
        *[other] { $amount } nuggets
    } from { $victim }.
western-legends-history-spoils-nothing = { $name } leaves { $victim } both cash and gold.
western-legends-history-fight-over = Over: { $fight }.
western-legends-history-bandit-removed = Hideout { $hideout } is empty.
western-legends-history-bandit-placed = A bandit comes to hideout { $hideout }.
western-legends-history-sheriff-sent =
    { $name } may move the sheriff up to { $most ->
        [one] { $most } territory
        *[other] { $most } territories
    }.
western-legends-history-sheriff-stayed = Nobody is wanted; the sheriff stays.
western-legends-history-sheriff-moved =
    { $name } moves the sheriff { $distance ->
        [one] { $distance } territory
        *[other] { $distance } territories
    }.
western-legends-history-sheriff-met = With the sheriff: { $names }.
western-legends-history-sheriff-met-nobody = The sheriff meets nobody.
western-legends-history-arrest-tried = { $name } sends the sheriff after { $target }.
western-legends-history-arrest-not-tried = { $name } lets them go.
western-legends-history-sheriff-returned = The sheriff is back in his office.
western-legends-history-poker-with = { $name } plays poker with: { $names }.
western-legends-history-poker-with-dealer = { $name } plays poker; the dealer is { $dealer }.
western-legends-history-pot-won = Pot of ${ $pot }: ${ $share } for { $names }.
western-legends-history-pot-won-with = Pot of ${ $pot }: ${ $share } for { $names } with { $hand } ({ $cards }).
western-legends-history-pot-lost = The dealer { $names } wins; ${ $pot } go to the supply.
western-legends-history-toll-opened = { $name } looks around for somebody to pay.
western-legends-history-toll-taken = { $payer } pays { $name }.
western-legends-history-toll-nobody = Nobody pays { $name }.
western-legends-history-disc-placed = { $name } places a disc on story { $story }.
western-legends-history-disc-moved = { $name } moves a disc to story { $story }.
western-legends-history-story-completed = Story { $story } is complete: { $names }.
western-legends-history-story-read = Story { $story } is told.
western-legends-history-story-named = Story { $story } is told: { $card }.
western-legends-history-hand-limited =
    { $name } discards { $count ->
        [one] { $count } card
        *[other] { $count } cards
    } over the hand limit.
western-legends-history-ability-woken = { $name } has 5 LP: the legendary ability is on.
western-legends-history-ability-on = { $name } keeps the legendary ability.
western-legends-history-ability-off = { $name } loses the legendary ability for now.
western-legends-history-end-triggered = { $name } reaches the end marker in round { $round }: one more round after this.
western-legends-history-end-withdrawn = Correction for { $name }: the end is not in sight after all.
western-legends-history-turn-ended = { $name } ends the turn.
western-legends-history-goal-met = { $name } meets goal { $goal }.
western-legends-history-tokens-shown = { $name } turns up tokens worth { $points } LP.
western-legends-history-upgrade-valued = Upgraded, worth { $points } LP: { $item }.
western-legends-history-end-valued = { $track }, part { $place } is worth { $points } LP at the end.
western-legends-history-calibrated = The data of this copy were changed.
western-legends-history-corrected = Correction for { $name }, { $number }: { $before } → { $value } ({ $reason }).
western-legends-history-cattle-set = Correction: { $name } has cattle, { $colour } ({ $reason }).
western-legends-history-cattle-removed = Correction: { $name } has no cattle ({ $reason }).
western-legends-history-item-given = Correction: { $name } has: { $item } ({ $reason }).
western-legends-history-item-removed = Correction: { $name } no longer has: { $item } ({ $reason }).
western-legends-history-discs-corrected = Correction: discs on story { $story }: { $names }.
western-legends-history-board-corrected =
    Correction: { $count ->
        [one] { $count } bandit
        *[other] { $count } bandits
    } on the board.
western-legends-history-man-in-black = The Man in Black has { $points } LP.
western-legends-history-game-ended = The greatest legend: { $names }.
western-legends-history-game-ended-man-in-black = The Man in Black wins.

## Options

western-legends-option-mode = Rules
western-legends-option-mode-standard = standard game
western-legends-option-mode-first-game = first game
western-legends-option-target = Play to
western-legends-option-target-15 = 15 LP, short
western-legends-option-target-20 = 20 LP, medium
western-legends-option-target-25 = 25 LP, long
western-legends-option-goals = Goals and legend tokens
western-legends-option-man-in-black = Man in Black (two players)
western-legends-option-one-disc-per-turn = Only one story disc per turn
western-legends-option-wanted-may-drive = Wanted players may drive cattle, without a marshal point
western-legends-option-robbed-gold-over-cap = Robbed gold above four
western-legends-option-robbed-gold-over-cap-victim = stays with the victim
western-legends-option-robbed-gold-over-cap-supply = goes to the supply
western-legends-option-arrest-spoils = What an arrested player loses
western-legends-option-arrest-spoils-supply = goes to the supply
western-legends-option-arrest-spoils-marshal = goes to the marshal
western-legends-option-sheriff-home-after-arrest = The sheriff returns to his office after an arrest
western-legends-option-clamp-each-effect = Fight values stay within 2 and the ace after each effect
western-legends-option-kickers = Side cards break ties in poker
western-legends-option-ace-low-straight = A-2-3-4-5 is a straight
western-legends-option-joker-scope = The Joker stands in for
western-legends-option-joker-scope-any = any card
western-legends-option-joker-scope-equal-ranks = equal ranks only
western-legends-option-flop-joker-wild = A Joker on the flop is wild
western-legends-option-jokers = Cards that are Jokers
western-legends-option-losing-dealer-draws = A losing dealer draws a card
western-legends-option-switch-advances = A marshal gaining several wanted points moves on past cell 1
western-legends-option-living-legend-once = Living Legend once per turn
western-legends-option-end-trigger = The end is set off
western-legends-option-end-trigger-any-moment = at any moment
western-legends-option-end-trigger-end-of-turn = at the end of a turn
western-legends-option-first-game-full-scoring = Cash and wounds score in the first game
western-legends-option-first-among-tied = The first player is chosen among the most wanted
western-legends-option-wound-at-cap = A fourth wound may be chosen for a reward
western-legends-option-refuser-suffers = Who refuses a fight takes the wound and the card
western-legends-option-robbery-cattle = A robber may take cattle as well
western-legends-option-office-encounter = Ask whom the sheriff meets in his office
western-legends-option-arrest-ends-actions = An arrest ends the own actions

## Refusals

refusal-legends-no-such-seat = Nobody sits there.
refusal-legends-not-yourself = That must be another player.
refusal-legends-not-enough-cash = There is not enough cash for that.
refusal-legends-not-enough-gold = There are not enough nuggets for that.
refusal-legends-not-enough-cards = There are not enough poker cards for that.
refusal-legends-odd-money = All money comes in tens.
refusal-legends-points-never-fall = Points never go down by the rules; use a correction.
refusal-legends-no-actions-left = All three actions are used.
refusal-legends-no-such-choice = That cannot be chosen here.
refusal-legends-already-fought = You have already fought this player this turn.
refusal-legends-cannot-arrest = Only a marshal can arrest, and only a wanted player.
refusal-legends-bank-once-per-turn = One bank robbery per turn, and it has been tried.
refusal-legends-card-once-per-turn = This card can be played once per turn.
refusal-legends-wanted-no-marshal = A wanted player cannot gain marshal points.
refusal-legends-no-bandit-there = There is no bandit in that hideout.
refusal-legends-one-cattle-only = You can hold only one cattle token.
refusal-legends-no-cattle = There is no cattle to deliver.
refusal-legends-not-in-first-game = That is left out of the first game.
refusal-legends-item-unknown = Tell the app the type and price of this item.
refusal-legends-item-twice = You already own this item.
refusal-legends-item-not-owned = You do not own this item.
refusal-legends-item-no-upgrade = This item cannot be upgraded, or is already.
refusal-legends-belongings-full = There is room for three belongings.
refusal-legends-nothing-bought = Choose something to buy or upgrade.
refusal-legends-bad-dice = Two dice, and gold dust is always rolled again.
refusal-legends-disc-once-per-story = No more discs here this turn.
refusal-legends-no-disc-left = Both of your discs are placed; you may move one.
refusal-legends-no-disc-there = There is no disc of yours to move.
refusal-legends-goals-off = This game is played without goals.
refusal-legends-goals-done = All three goals are met.
refusal-legends-bad-tokens = These tokens cannot be yours.
refusal-legends-bad-fight-value = Fight cards go from 2 to the ace (14).
refusal-legends-cards-or-winner = Give both cards, or the winner.
refusal-legends-not-at-table = Not everyone named plays in this round of poker.
refusal-legends-unknown-card = There is no such card.
refusal-legends-duplicate-card = Every card exists only once.
refusal-legends-flop-of-three = The flop has three cards.
refusal-legends-wrong-card-count = Everyone plays two cards; one only if it is the only one.
refusal-legends-sheriff-too-far = The sheriff cannot move that far.
refusal-legends-not-wanted = That player is not wanted.
refusal-legends-wounds-full = Three wounds are the most; this reward needs room for one.
refusal-legends-not-a-participant = Only participants are rewarded, and each once.
refusal-legends-out-of-range = That number is out of range.
refusal-legends-discs-do-not-fit = Everyone has two discs in all.
refusal-legends-no-man-in-black = The Man in Black does not ride in this game.
refusal-legends-bad-calibration = These numbers do not fit the game.

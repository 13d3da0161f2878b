### The BANG! card game
bang-cards-title = BANG!
bang-cards-list = { $first }, { $rest }
bang-cards-who = { $name } ({ $character })
bang-cards-nothing = nothing

## Roles

bang-cards-role-sheriff = Sheriff
bang-cards-role-deputy = Deputy
bang-cards-role-outlaw = Outlaw
bang-cards-role-renegade = Renegade
bang-cards-role-secret = secret role
bang-cards-goal-sheriff = Get rid of every outlaw and every renegade.
bang-cards-goal-deputy = Protect the sheriff: you win together, even if you fall.
bang-cards-goal-outlaw = Bring down the sheriff.
bang-cards-goal-renegade = Be the last one alive; the sheriff must fall last.
bang-cards-status-alive = in the game
bang-cards-status-eliminated = eliminated
bang-cards-status-ghost = ghost
bang-cards-status-left = out of the showdown

## Words of the rulebook

bang-cards-term-life = life point
bang-cards-term-check = check
bang-cards-term-phase-1 = phase 1: draw
bang-cards-term-phase-2 = phase 2: play
bang-cards-term-phase-3 = phase 3: discard
bang-cards-term-round = round
bang-cards-term-deck = playing deck
bang-cards-term-discard = discard pile
bang-cards-term-wound = wound
bang-cards-term-showdown = open showdown

## Ways to play, and boxes

bang-cards-mode-two = Two players, two characters each
bang-cards-mode-three = Three players: the hunt
bang-cards-mode-standard = Four to eight players
bang-cards-mode-secret = Six players, secret roles
bang-cards-box-base = Base game
bang-cards-box-dodge-city = Dodge City
bang-cards-box-wild-west-show = Wild West Show
bang-cards-box-promo = Promotional cards

## Suits and ranks

bang-cards-suit-hearts = hearts
bang-cards-suit-diamonds = diamonds
bang-cards-suit-clubs = clubs
bang-cards-suit-spades = spades
bang-cards-rank-2 = 2
bang-cards-rank-3 = 3
bang-cards-rank-4 = 4
bang-cards-rank-5 = 5
bang-cards-rank-6 = 6
bang-cards-rank-7 = 7
bang-cards-rank-8 = 8
bang-cards-rank-9 = 9
bang-cards-rank-10 = 10
bang-cards-rank-11 = jack
bang-cards-rank-12 = queen
bang-cards-rank-13 = king
bang-cards-rank-14 = ace

## Cards

bang-cards-card-colt = Colt .45
bang-cards-card-volcanic = Volcanic
bang-cards-card-schofield = Schofield
bang-cards-card-remington = Remington
bang-cards-card-carabine = Rev. Carabine
bang-cards-card-winchester = Winchester
bang-cards-card-bang = Bang!
bang-cards-card-green = { $name }
bang-cards-card-mustang = Mustang
bang-cards-card-hideout = Hideout
bang-cards-card-scope = Scope
bang-cards-card-binocular = Binocular
bang-cards-card-barrel = Barrel
bang-cards-card-jail = Jail
bang-cards-card-dynamite = Dynamite
bang-cards-card-missed = Missed!
bang-cards-card-beer = Beer
bang-cards-card-saloon = Saloon
bang-cards-card-tequila = Tequila
bang-cards-card-whisky = Whisky
bang-cards-card-canteen = Canteen
bang-cards-card-panic = Panic!
bang-cards-card-cat-balou = Cat Balou
bang-cards-card-rag-time = Rag Time
bang-cards-card-stagecoach = Stagecoach
bang-cards-card-wells-fargo = Wells Fargo
bang-cards-card-general-store = General Store
bang-cards-card-gatling = Gatling
bang-cards-card-sombrero = Sombrero
bang-cards-card-iron-plate = Iron Plate
bang-cards-card-duel = Duel
bang-cards-card-indians = Indians!
bang-cards-card-other = another card
bang-cards-shot-bang = Bang!
bang-cards-shot-extra = extra shot
bang-cards-shot-pair = two cards as a Bang!
bang-cards-shot-sniper = double shot

## Why

bang-cards-why-seats = { $count } { $count ->
    [one] seat
   *[other] seats
 } away
bang-cards-why-event = everybody is a neighbour: { $event }
bang-cards-why-further = one further: { $what }
bang-cards-why-nearer = one nearer: { $what }
bang-cards-why-cards-off = table cards do not count: { $event }
bang-cards-why-abilities-off = abilities do not count: { $event }
bang-cards-why-own-characters = two characters of one person
bang-cards-draw = { $name } draws { $count } { $count ->
    [one] card
   *[other] cards
 }
bang-cards-draw-keep = { $name } draws { $count } { $count ->
    [one] card
   *[other] cards
 } and keeps { $keep }
bang-cards-draw-perhaps = { $name } draws { $count } { $count ->
    [one] card
   *[other] cards
 }, and { $more } more if the second is red
bang-cards-draw-texts = { $name } draws as the cards say: { $rules }

## Events: High Noon

bang-cards-event-hn-blessing = Blessing
bang-cards-event-help-hn-blessing = Every card counts as hearts this round, whatever its suit.
bang-cards-event-hn-curse = Curse
bang-cards-event-help-hn-curse = Every card counts as spades this round, whatever its suit. Ranks stay as they are.
bang-cards-event-hn-daltons = The Daltons
bang-cards-event-help-hn-daltons = Everyone with cards on the table discards one of them, of their own choice.
bang-cards-event-hn-doctor = The Doctor
bang-cards-event-help-hn-doctor = Whoever has the fewest lives gains one at once; a tie helps everyone in it. Then the card is gone.
bang-cards-event-hn-ghost-town = Ghost Town
bang-cards-event-help-hn-ghost-town = On their own turns this round the dead play as ghosts: they draw three cards and die again when the turn ends.
bang-cards-event-hn-gold-rush = Gold Rush
bang-cards-event-help-hn-gold-rush = The round runs counter-clockwise, beginning with the sheriff, and so do all effects that go around.
bang-cards-event-hn-handcuffs = Handcuffs
bang-cards-event-help-hn-handcuffs = The sheriff handcuffs a player, who may not play cards from hand on their own turn.
bang-cards-event-hn-hangover = Hangover
bang-cards-event-help-hn-hangover = Nobody has their character's ability this round.
bang-cards-event-hn-high-noon = High Noon
bang-cards-event-help-hn-high-noon = Everyone loses one life at the start of their turn.
bang-cards-event-hn-new-identity = New Identity
bang-cards-event-help-hn-new-identity = At the start of your turn you may become the character under your life counter, with two lives.
bang-cards-event-hn-reverend = The Reverend
bang-cards-event-help-hn-reverend = No Beer may be played this round, not even to survive.
bang-cards-event-hn-sermon = The Sermon
bang-cards-event-help-hn-sermon = Nobody may play Bang! on their own turn this round.
bang-cards-event-hn-shootout = Shootout
bang-cards-event-help-hn-shootout = Two Bang! may be played per turn.
bang-cards-event-hn-thirst = Thirst
bang-cards-event-help-hn-thirst = In phase 1 only the first card is drawn.
bang-cards-event-hn-train-arrival = Train Arrival
bang-cards-event-help-hn-train-arrival = At the end of phase 1 draw one more card.

## Events: A Fistful of Cards

bang-cards-event-afoc-abandoned-mine = Abandoned Mine
bang-cards-event-help-afoc-abandoned-mine = In phase 1 draw from the discard pile while it has cards; discards go face down on top of the deck.
bang-cards-event-afoc-ambush = Ambush
bang-cards-event-help-afoc-ambush = Everyone is at distance one from everyone; abilities and table cards still change it.
bang-cards-event-afoc-blood-brothers = Blood Brothers
bang-cards-event-help-afoc-blood-brothers = At the start of your turn you may give one life, never your last, to another player.
bang-cards-event-afoc-dead-man = Dead Man
bang-cards-event-help-afoc-dead-man = Whoever was eliminated first comes back on their turn with two lives and two cards.
bang-cards-event-afoc-fistful = A Fistful of Cards
bang-cards-event-help-afoc-fistful = At the start of your turn you are shot at once for each card in your hand.
bang-cards-event-afoc-hard-liquor = Hard Liquor
bang-cards-event-help-afoc-hard-liquor = You may skip phase 1 and gain one life instead.
bang-cards-event-afoc-judge = The Judge
bang-cards-event-help-afoc-judge = No card may be laid in front of anybody this round.
bang-cards-event-afoc-lasso = Lasso
bang-cards-event-help-afoc-lasso = Cards in front of players have no effect this round: everyone shoots at distance one.
bang-cards-event-afoc-law-of-the-west = Law of the West
bang-cards-event-help-afoc-law-of-the-west = In phase 1 show the second card drawn; it must be played this turn if it can be.
bang-cards-event-afoc-peyote = Peyote
bang-cards-event-help-afoc-peyote = Instead of drawing, guess the colour of the top card: right, keep it and guess again; wrong, play on.
bang-cards-event-afoc-ranch = Ranch
bang-cards-event-help-afoc-ranch = After phase 2 you may discard any cards from hand and draw as many.
bang-cards-event-afoc-ricochet = Ricochet
bang-cards-event-help-afoc-ricochet = A Bang! may be fired at a card on the table: it is discarded unless its owner plays Missed!.
bang-cards-event-afoc-russian-roulette = Russian Roulette
bang-cards-event-help-afoc-russian-roulette = Beginning with the sheriff everyone discards a Missed!; the first who cannot loses two lives and it ends.
bang-cards-event-afoc-sniper = Sniper
bang-cards-event-help-afoc-sniper = Two Bang! may be fired as one shot, which only two Missed! stop.
bang-cards-event-afoc-vendetta = Vendetta
bang-cards-event-help-afoc-vendetta = At the end of your turn turn over a card: hearts, and you play another turn, without a new check.

## Events: Wild West Show

bang-cards-event-wws-bone-orchard = Bone Orchard
bang-cards-event-help-wws-bone-orchard = The dead come back for good on their turn, with one life and a role dealt anew among the dead.
bang-cards-event-wws-darling-valentine = Darling Valentine
bang-cards-event-help-wws-darling-valentine = At the start of your turn discard your whole hand and draw as many cards, then draw as usual.
bang-cards-event-wws-dorothy-rage = Dorothy Rage
bang-cards-event-help-wws-dorothy-rage = On your turn you may make another player play a card you name; distance counts from that player.
bang-cards-event-wws-gag = Gag
bang-cards-event-help-wws-gag = No talking: whoever speaks loses one life. Laughing and gestures are fine.
bang-cards-event-wws-helena-zontero = Helena Zontero
bang-cards-event-help-wws-helena-zontero = Turn over a card: if it is red, all living players but the sheriff shuffle and redeal their roles.
bang-cards-event-wws-lady-rosa = Lady Rosa del Texas
bang-cards-event-help-wws-lady-rosa = On your turn you may swap seats with the player on your right, who then skips the next turn.
bang-cards-event-wws-miss-susanna = Miss Susanna
bang-cards-event-help-wws-miss-susanna = Play at least three cards on your turn or lose one life at its end. A turn lost to jail does not count.
bang-cards-event-wws-sacagaway = Sacagaway
bang-cards-event-help-wws-sacagaway = Everyone plays with an open hand; roles stay hidden.
bang-cards-event-wws-showdown = Showdown
bang-cards-event-help-wws-showdown = Any card may be played as Bang!, and any Bang! as Missed!.
bang-cards-event-wws-wild-west-show = Wild West Show
bang-cards-event-help-wws-wild-west-show = From now on everyone plays alone: the last survivor wins, whatever the role. Rewards and the sheriff's star stay.

## Characters

bang-cards-character-other = another character
bang-cards-character-apache-kid = Apache Kid
bang-cards-character-bart-cassidy = Bart Cassidy
bang-cards-character-belle-star = Belle Star
bang-cards-character-big-spenser = Big Spenser
bang-cards-character-bill-noface = Bill Noface
bang-cards-character-black-jack = Black Jack
bang-cards-character-calamity-janet = Calamity Janet
bang-cards-character-chuck-wengam = Chuck Wengam
bang-cards-character-claus-the-saint = Claus “The Saint”
bang-cards-character-doc-holyday = Doc Holyday
bang-cards-character-el-gringo = El Gringo
bang-cards-character-elena-fuente = Elena Fuente
bang-cards-character-flint-westwood = Flint Westwood
bang-cards-character-gary-looter = Gary Looter
bang-cards-character-greg-digger = Greg Digger
bang-cards-character-greygory-deck = Greygory Deck
bang-cards-character-herb-hunter = Herb Hunter
bang-cards-character-jesse-jones = Jesse Jones
bang-cards-character-john-pain = John Pain
bang-cards-character-johnny-kisch = Johnny Kisch
bang-cards-character-jose-delgado = Jose Delgado
bang-cards-character-jourdonnais = Jourdonnais
bang-cards-character-kit-carlson = Kit Carlson
bang-cards-character-lee-van-klift = Lee Van Klift
bang-cards-character-lucky-duke = Lucky Duke
bang-cards-character-molly-stark = Molly Stark
bang-cards-character-pat-brennan = Pat Brennan
bang-cards-character-paul-regret = Paul Regret
bang-cards-character-pedro-ramirez = Pedro Ramirez
bang-cards-character-pixie-pete = Pixie Pete
bang-cards-character-rose-doolan = Rose Doolan
bang-cards-character-sean-mallory = Sean Mallory
bang-cards-character-sid-ketchum = Sid Ketchum
bang-cards-character-slab-the-killer = Slab the Killer
bang-cards-character-suzy-lafayette = Suzy Lafayette
bang-cards-character-tequila-joe = Tequila Joe
bang-cards-character-teren-kill = Teren Kill
bang-cards-character-uncle-will = Uncle Will
bang-cards-character-vera-custer = Vera Custer
bang-cards-character-vulture-sam = Vulture Sam
bang-cards-character-willy-the-kid = Willy the Kid
bang-cards-character-youl-grinner = Youl Grinner

## Abilities

bang-cards-ability-other = The app knows no ability of this character; the printed card speaks.
bang-cards-ability-apache-kid = Diamonds that others play on you have no effect, except in a duel.
bang-cards-ability-bart-cassidy = Draw a card for each life you lose.
bang-cards-ability-belle-star = On your turn blue and green cards in front of players have no effect.
bang-cards-ability-big-spenser = You start with five cards and may not play Missed!.
bang-cards-ability-bill-noface = In phase 1 draw one card, plus one for each life you are missing.
bang-cards-ability-black-jack = Show the second card you draw in phase 1: if it is red, draw one more.
bang-cards-ability-calamity-janet = Your Bang! may serve as Missed! and the other way round.
bang-cards-ability-chuck-wengam = On your turn you may lose a life, never the last, to draw two cards; as often as you like.
bang-cards-ability-claus-the-saint = In phase 1 draw one card more than there are living players, keep two and give one to each other player.
bang-cards-ability-doc-holyday = Once per turn discard two cards for a shot within reach; it is not the turn's Bang!.
bang-cards-ability-el-gringo = For each life another player's card costs you, take a card from that player's hand.
bang-cards-ability-elena-fuente = Any card in your hand may serve as Missed!.
bang-cards-ability-flint-westwood = On your turn you may swap one card of your choice for two random cards from another hand; from a hand of one card you get that one only.
bang-cards-ability-gary-looter = You start with five cards and take the surplus cards others discard in phase 3.
bang-cards-ability-greg-digger = Gain two lives each time a player dies.
bang-cards-ability-greygory-deck = At the start of your turn you may take two random characters of the main deck and use both abilities; later replace both or none.
bang-cards-ability-herb-hunter = Draw two cards each time a player dies.
bang-cards-ability-jesse-jones = In phase 1 the first card may come from another player's hand.
bang-cards-ability-john-pain = While you hold fewer than six cards, take every card turned over for a check; it cannot help in that very moment.
bang-cards-ability-johnny-kisch = When you lay a card, cards of the same name in front of others are discarded.
bang-cards-ability-jose-delgado = On your turn you may discard a blue card to draw two; as often as you like.
bang-cards-ability-jourdonnais = Shot at, you may turn over a card: hearts count as Missed!. A barrel gives another try.
bang-cards-ability-kit-carlson = In phase 1 look at three cards, keep two and put one back.
bang-cards-ability-lee-van-klift = On your turn discard a Bang! to repeat the brown card just played, once. A repeated coach turns no second show card.
bang-cards-ability-lucky-duke = For a check turn over two cards and choose one.
bang-cards-ability-molly-stark = Draw a card when you play one outside your turn; after a duel, one per Bang! used.
bang-cards-ability-pat-brennan = In phase 1 draw two cards, or take one card lying in front of any player.
bang-cards-ability-paul-regret = Everyone sees you one further away.
bang-cards-ability-pedro-ramirez = In phase 1 the first card may be the top of the discard pile.
bang-cards-ability-pixie-pete = In phase 1 draw four cards.
bang-cards-ability-rose-doolan = You see everyone one nearer.
bang-cards-ability-sean-mallory = You may keep up to ten cards, whatever your life.
bang-cards-ability-sid-ketchum = At any time discard two cards to gain one life.
bang-cards-ability-slab-the-killer = It takes two Missed! to stop your Bang!; a barrel counts for one.
bang-cards-ability-suzy-lafayette = As soon as your hand is empty, draw a card.
bang-cards-ability-tequila-joe = Beer gives you two lives; other drinks as usual.
bang-cards-ability-teren-kill = When you would die, turn over a card: unless it is spades you stay with one life and draw a card. If it fails, no Beer helps.
bang-cards-ability-uncle-will = Once per turn any card of yours may serve as General Store.
bang-cards-ability-vera-custer = At the start of your turn you may copy a living character's ability until your next turn.
bang-cards-ability-vulture-sam = When a character dies, take all cards from that hand and table.
bang-cards-ability-willy-the-kid = You may play any number of Bang! on your turn.
bang-cards-ability-youl-grinner = Before you draw, players with more cards than you give you one of their choice.

## Causes, gains, reasons

bang-cards-cause-bang = a shot
bang-cards-cause-gatling = the Gatling
bang-cards-cause-indians = Indians
bang-cards-cause-duel = a duel
bang-cards-cause-dynamite = dynamite
bang-cards-cause-chuck-wengam = Chuck Wengam's bargain
bang-cards-cause-blood-brothers = a gift to a blood brother
bang-cards-cause-fistful = A Fistful of Cards
bang-cards-cause-russian-roulette = Russian Roulette
bang-cards-cause-high-noon = High Noon
bang-cards-cause-gag = talking
bang-cards-cause-miss-susanna = Miss Susanna
bang-cards-cause-other = something else
bang-cards-gain-beer = Beer
bang-cards-gain-card = a card
bang-cards-gain-sid-ketchum = Sid Ketchum
bang-cards-gain-greg-digger = Greg Digger
bang-cards-gain-teren-kill = Teren Kill
bang-cards-gain-hard-liquor = Hard Liquor
bang-cards-gain-blood-brothers = Blood Brothers
bang-cards-gain-doctor = The Doctor
bang-cards-removal-by-table = taken away
bang-cards-removal-replaced = replaced
bang-cards-removal-checked = after its check
bang-cards-removal-daltons = The Daltons
bang-cards-removal-ricochet = Ricochet
bang-cards-removal-johnny-kisch = Johnny Kisch
bang-cards-removal-penalty = the sheriff's penalty
bang-cards-skip-jail = in jail
bang-cards-skip-lady-rosa = Lady Rosa
bang-cards-skip-declared = after the declaration
bang-cards-comeback-ghost-town = as a ghost
bang-cards-comeback-dead-man = Dead Man
bang-cards-comeback-bone-orchard = Bone Orchard
bang-cards-check-dynamite = dynamite
bang-cards-check-jail = jail
bang-cards-check-vendetta = Vendetta
bang-cards-check-helena-zontero = Helena Zontero
bang-cards-check-barrel = barrel
bang-cards-check-teren-kill = Teren Kill
bang-cards-result-passed = success
bang-cards-result-failed = failure
bang-cards-call-crime-defeated = “Crime is defeated!”
bang-cards-call-law-dead = “The law is dead!”
bang-cards-side-law = the law
bang-cards-side-outlaws = the outlaws
bang-cards-side-renegade = the renegade
bang-cards-side-hunter = the hunter
bang-cards-side-last-standing = the last one standing
bang-cards-side-series = the whole series
bang-cards-money-score = result
bang-cards-money-bounty = bounty
bang-cards-money-hired = character hired
bang-cards-money-kept-character = character kept
bang-cards-money-kept-cards = cards kept
bang-cards-money-correction = correction
bang-cards-source-rules = the rules
bang-cards-source-reward = reward
bang-cards-source-penalty = penalty
bang-cards-source-experience = Experience
bang-cards-source-no-mercy = No mercy
bang-cards-source-dead-man = Dead Man

## Stages

bang-cards-stage-setup = preparation
bang-cards-stage-begin = start of the turn
bang-cards-stage-event = event
bang-cards-stage-checks = dynamite and jail
bang-cards-stage-choose = active character
bang-cards-stage-start = effects at the start
bang-cards-stage-draw = phase 1, drawing
bang-cards-stage-play = phase 2, playing
bang-cards-stage-discard = phase 3, discarding
bang-cards-stage-end = end of the turn
bang-cards-stage-next = next player
bang-cards-stage-over = game over

## Reminders

bang-cards-reminder-start-hand = { $name } starts with { $count } { $count ->
    [one] card
   *[other] cards
 } ({ $source })
bang-cards-reminder-draw-cards = { $name } draws { $count } { $count ->
    [one] card
   *[other] cards
 } ({ $source })
bang-cards-reminder-take-from-killer = { $name } takes { $count } { $count ->
    [one] card
   *[other] cards
 } from { $other }'s hand ({ $source })
bang-cards-reminder-take-all-cards = { $name } takes all cards of { $other } ({ $source })
bang-cards-reminder-take-check-card = { $name } takes the card turned over; it may be used only when this is over ({ $source })
bang-cards-reminder-discard-everything = { $name } discards all cards from hand and table ({ $source })
bang-cards-reminder-give-surplus = Surplus cards of { $other } go to { $name } ({ $source })
bang-cards-reminder-take-back-bang = { $name } may take back a Bang! played this turn ({ $source })
bang-cards-reminder-shuffle-roles = Shuffle the { $count } hidden { $count ->
    [one] role
   *[other] roles
 } and deal again ({ $source })
bang-cards-reminder-replace-hand = { $name } discards the whole hand and draws as many ({ $source })
bang-cards-reminder-exchange-hand = { $name } may exchange any cards of the hand ({ $source })
bang-cards-reminder-no-second-show-card = { $name } repeats the card; no second show card is turned ({ $source })
bang-cards-reminder-swap-cards = { $name } gives { $other } one card and takes { $count } random { $count ->
    [one] card
   *[other] cards
 } ({ $source })

## Questions

bang-cards-question-draw = { $name } draws; then go on.
bang-cards-question-play = What does { $name } play?
bang-cards-question-discard = { $name } discards down to the limit; then go on.
bang-cards-question-rescue = { $name } is dying: does anything help?
bang-cards-question-reveal = Which role does { $name } show?
bang-cards-question-over = The game is over.{ $name }
bang-cards-question-dynamite = { $name } has the dynamite: which card was turned over?
bang-cards-question-pass-dynamite = In front of which character does { $name } put the dynamite?
bang-cards-question-jail = { $name } is in jail: which card was turned over?
bang-cards-question-vendetta = Vendetta: which card did { $name } turn over?
bang-cards-question-helena-zontero = Helena Zontero: which card did { $name } turn over?
bang-cards-question-shot = { $name } is shot at: missed or hit?
bang-cards-question-indians = Indians: does { $name } discard a Bang!?
bang-cards-question-duel = Duel: does { $name } discard a Bang!?
bang-cards-question-ricochet = Ricochet: does { $name } save the card with a Missed!?
bang-cards-question-johnny-kisch = Johnny Kisch: does { $name } discard the same card?
bang-cards-question-penalty = The deputy began the duel: does { $name } discard everything all the same?
bang-cards-question-turn-event = { $name } turns an event: which one?
bang-cards-question-turn-show = { $name } turns a show card: which one?
bang-cards-question-shuffle = The events are shuffled again; { $name } turns the first.
bang-cards-question-daltons = The Daltons: which card does { $name } give up?
bang-cards-question-russian-roulette = Russian Roulette: does { $name } have a Missed!?
bang-cards-question-another-lap = Everyone had a Missed!: another lap, beginning with { $name }?
bang-cards-question-handcuffs = Whom does { $name } handcuff?
bang-cards-question-blood-brothers = Does { $name } give a life away, and to whom?
bang-cards-question-new-identity = Does { $name } take the new identity?
bang-cards-question-hard-liquor = Does { $name } skip drawing for one life?
bang-cards-question-dead-man = { $name } fell first: back with two lives and two cards?
bang-cards-question-fistful = How many of the shots hit { $name }?
bang-cards-question-miss-susanna = { $name } played fewer than three cards: lose a life?
bang-cards-question-vera-custer = Whose ability does { $name } copy?
bang-cards-question-greygory-deck = Which two characters does { $name } take?
bang-cards-question-activate = Which character plays for { $name }?
bang-cards-question-declare = Does { $name } declare anything?
bang-cards-question-respond = Does { $name } stand up against it?
bang-cards-question-two-left = Two are left: which role does { $name } show?
bang-cards-question-deal = New game, the sheriff is { $name }: who plays which character?
bang-cards-question-open-characters = Which characters are up for hire? ({ $name } notes them down)
bang-cards-question-nominate = Which character does { $name } put up, and for how much?
bang-cards-question-auction = { $name } leads the bidding: does anybody offer more?
bang-cards-question-keep-character = Does { $name } pay to keep the character?
bang-cards-question-keep-cards = How many cards of the last game does { $name } buy back?

## Buttons

bang-cards-do-next = Go on
bang-cards-do-pass = No
bang-cards-do-accept = Yes
bang-cards-do-pick = Choose a player
bang-cards-do-pick-player = { $name } ({ $character })
bang-cards-do-dodge = Card played, no loss
bang-cards-do-take = Take it
bang-cards-do-check = Card turned over
bang-cards-do-suit-rank = { $rank } of { $suit }
bang-cards-do-ignore = No effect this time
bang-cards-do-bang = Shoot
bang-cards-do-shot-at = { $shot } at { $name }
bang-cards-do-ricochet = Shoot at a card
bang-cards-do-duel = Duel
bang-cards-do-indians = Indians!
bang-cards-do-gatling = Gatling
bang-cards-do-beer = Beer
bang-cards-do-heal = Gain life by a card
bang-cards-do-hurt = Lose life otherwise
bang-cards-do-play = Play
bang-cards-do-put = Lay a card
bang-cards-do-remove = Take a card off the table
bang-cards-do-with = { $what }: { $item }
bang-cards-do-turn-event = Turn an event
bang-cards-do-turn-show = Turn a show card
bang-cards-do-shuffle = Shuffle
bang-cards-do-reveal = Show the role
bang-cards-do-role = { $what }: { $role }
bang-cards-do-ability = Use the ability
bang-cards-do-ability-of = { $name }: { $item }
bang-cards-do-swap-cards = Swap a card for two
bang-cards-do-swap-seats = Swap seats with the right neighbour
bang-cards-do-spoke = Somebody spoke
bang-cards-do-become = Take the new character
bang-cards-do-take-two = Take two characters
bang-cards-do-hits = Enter the hits
bang-cards-do-declare = Declare
bang-cards-do-deal = Enter the characters
bang-cards-do-open-characters = Open the characters
bang-cards-do-nominate = Put up for hire
bang-cards-do-nominate-for = { $item } for ${ $amount }
bang-cards-do-bid = Bid
bang-cards-do-bid-of = { $name } offers ${ $amount }
bang-cards-do-sold = Sold
bang-cards-do-keep-cards = Keep cards
bang-cards-do-keep-count = Keep { $count } { $count ->
    [one] card
   *[other] cards
 }
bang-cards-do-correct = Correct

## History

bang-cards-history-game-started = The game begins with { $count } { $count ->
    [one] player
   *[other] players
 }
bang-cards-history-turn-began = { $name }'s turn
bang-cards-history-extra-turn = { $name } plays an extra turn
bang-cards-history-stage = { $name }: { $stage }
bang-cards-history-turn-skipped = { $name } loses the turn: { $reason }
bang-cards-history-stayed-in-jail = { $character } stays in jail this turn
bang-cards-history-asked = Asked: { $question }
bang-cards-history-answered = Settled: { $question }
bang-cards-history-activated = { $character } plays for { $name }
bang-cards-history-extra-turn-won = { $name } has won an extra turn
bang-cards-history-event-turned = New event: { $event }
bang-cards-history-event-discarded = { $event } is discarded
bang-cards-history-deck-shuffled = { $count } { $count ->
    [one] event is
   *[other] events are
 } shuffled
bang-cards-history-handcuffed = { $name } is handcuffed
bang-cards-history-seats-swapped = { $name } and { $other } swap seats; { $other } will skip a turn
bang-cards-history-declared = { $name } ({ $role }) declares: { $call }
bang-cards-history-showdown-opened = Open showdown: { $names }
bang-cards-history-game-ended = The game is decided: { $side } ({ $names })
bang-cards-history-finished = Winner: { $side } ({ $names })
bang-cards-history-corrected = Correction, { $name }: { $what }
bang-cards-history-corrected-table = Correction: { $what }
bang-cards-history-life-lost = { $name } loses { $count } { $count ->
    [one] life
   *[other] lives
 }: { $cause }; { $life } left
bang-cards-history-life-gained = { $name } gains { $count } { $count ->
    [one] life
   *[other] lives
 }: { $reason }
bang-cards-history-eliminated = { $name } is eliminated: { $cause }
bang-cards-history-eliminated-by = { $killer } eliminates { $name }: { $cause }
bang-cards-history-role-shown = { $name } shows the role: { $role }
bang-cards-history-death-settled = The death of { $name } is settled
bang-cards-history-came-back = { $name } comes back with { $life } { $life ->
    [one] life
   *[other] lives
 }: { $how }
bang-cards-history-ghost-left = The ghost of { $name } is gone
bang-cards-history-roles-hidden = Roles are dealt again: { $names }
bang-cards-history-identity-changed = { $name } becomes { $character } with { $life } { $life ->
    [one] life
   *[other] lives
 }
bang-cards-history-abilities-lent = { $name } has the abilities of: { $characters }
bang-cards-history-checked = { $name } checks for { $check }: { $suit }, { $result }
bang-cards-history-shot-fired = { $name } fires at { $target }: { $shot }
bang-cards-history-shot-dodged = { $name } gets away: { $cause }
bang-cards-history-duel-began = { $name } challenges { $target } to a duel
bang-cards-history-all-attacked = { $name } attacks everybody: { $cause }
bang-cards-history-card-played = { $name } plays { $card }
bang-cards-history-card-repeated = { $name } repeats { $card }
bang-cards-history-card-put = { $name } lays { $card } in front of { $target }
bang-cards-history-card-removed = { $name } no longer has { $card }: { $reason }
bang-cards-history-dynamite-moved = The dynamite passes from { $name } to { $target }
bang-cards-history-character-dealt = { $name } plays { $character } with { $life } { $life ->
    [one] life
   *[other] lives
 }
bang-cards-history-characters-opened = Up for hire: { $characters }
bang-cards-history-bid-made = { $name } offers ${ $amount } for { $character }
bang-cards-history-money-changed = { $name }: { $amount } $ ({ $reason })
bang-cards-history-game-scored = Game { $game } is in the ledger
bang-cards-history-next-game = Game { $game } begins, the sheriff is { $name }

## Corrections

bang-cards-fix-life = life
bang-cards-fix-max-life = full life
bang-cards-fix-role = role
bang-cards-fix-character = character
bang-cards-fix-money = money
bang-cards-fix-skip = skips a turn
bang-cards-fix-cards = cards on the table
bang-cards-fix-ring = seats
bang-cards-fix-active = whose turn
bang-cards-fix-event = event
bang-cards-fix-show = show card
bang-cards-fix-bangs = Bang! played
bang-cards-fix-extra = lent abilities
bang-cards-fix-hire-price = price of hire
bang-cards-fix-handcuffed = handcuffed
bang-cards-fix-front = active character
bang-cards-fix-next-event = next event
bang-cards-fix-cards-played = cards played
bang-cards-fix-deaths = order of the dead
bang-cards-fix-yes = yes
bang-cards-fix-no = no
bang-cards-fix-none = none
bang-cards-fix-unknown = secret
bang-cards-fix-change = { $what } { $old } → { $new }

## House rules

bang-cards-option-decks = Event decks
bang-cards-option-decks-high-noon = High Noon
bang-cards-option-decks-fistful-of-cards = A Fistful of Cards
bang-cards-option-wild-west-show = Wild West Show
bang-cards-option-secret = Secret game for six
bang-cards-option-scored = Play for money
bang-cards-option-series = Series: everyone is sheriff once
bang-cards-option-no-mercy = No mercy: the sheriff takes back a Bang!
bang-cards-option-experience = Experience: table cards may be bought back
bang-cards-option-hire = Hire: characters are auctioned
bang-cards-option-bounties = Bounties: money instead of cards for an outlaw
bang-cards-option-jail-stays = Jail stays after a failed check
bang-cards-option-reshuffle-active = The active event is shuffled too
bang-cards-option-skipped-turn-checks = Dynamite and jail are checked in a skipped turn
bang-cards-option-two-player-beer = Two players: Beer works
bang-cards-option-last-event = Event kept for last
bang-cards-option-belle-star = On Belle Star's turn no effect has
bang-cards-option-belle-star-all = any table card
bang-cards-option-belle-star-others = other players' table cards
bang-cards-option-start-effects = Effects at the start of a turn
bang-cards-option-start-effects-after-checks = after dynamite and jail
bang-cards-option-start-effects-before-checks = before dynamite and jail
bang-cards-option-event-caller = Without a sheriff events are turned by
bang-cards-option-event-caller-next-player = the next player around
bang-cards-option-event-caller-nobody = nobody
bang-cards-option-renegade-camp = Secret game: the renegade is
bang-cards-option-renegade-camp-own = on his own
bang-cards-option-renegade-camp-bad = with the outlaws
bang-cards-option-ranges = Weapon ranges

## Refusals

refusal-no-such-player = There is no such player.
refusal-player-not-in-game = That player is not in the game.
refusal-killer-not-in-game = A player who is dead can kill nobody.
refusal-killer-is-victim = Nobody is their own killer; choose “nobody”.
refusal-cause-has-no-killer = Nobody stands behind such a loss.
refusal-not-a-target = That player cannot be chosen here.
refusal-beyond-range = That player is out of range.
refusal-bang-limit-reached = No more Bang! this turn.
refusal-handcuffed = In handcuffs no card is played from hand.
refusal-no-bang-now = The event forbids Bang! this round.
refusal-beer-has-no-effect = Beer has no effect now.
refusal-life-is-full = That player has full life already.
refusal-last-life = The last life cannot be paid.
refusal-life-beyond-maximum = Life goes from one to the maximum.
refusal-amount-not-possible = That number is not possible.
refusal-sheriff-cannot-be-jailed = The sheriff cannot be put in jail.
refusal-second-weapon = One weapon only: say that it replaces the old one.
refusal-same-card-twice = Two identical cards cannot lie in front of one player.
refusal-card-not-there = That card is not there.
refusal-card-needs-name = A green card needs its name.
refusal-nothing-may-be-laid = The Judge forbids laying cards this round.
refusal-not-in-front-of-others = Only a jail is laid in front of another player.
refusal-event-not-in-deck = That event is not in the deck.
refusal-event-not-active = No active event allows this.
refusal-wrong-order = That order is not possible.
refusal-cannot-play-missed = Big Spenser may not play Missed!.
refusal-rank-missing = Say the rank of the card too.
refusal-ability-not-available = That ability is not available now.
refusal-no-such-character = There is no such character.
refusal-character-taken = Somebody already has that character.
refusal-role-not-possible = That role is not possible here.
refusal-reveal-not-awaited = Nobody waits for that player's role.
refusal-declaration-not-now = That declaration is not possible at this moment.
refusal-jailed-character = A character who stays in jail cannot play.
refusal-bid-above-money = Nobody can bid more than they have.
refusal-bid-too-low = That bid is too low.
refusal-bidder-has-character = That player already has a character.
refusal-too-many-kept = So many cards cannot be kept.
refusal-no-correction = Nothing is named to correct.
refusal-swapped-already = Seats were swapped already this turn.

### The dice table: laying it, playing at it, and the end of the game

## What is awaited

dice-table-ask-heal = { $name }: who gains a life?
dice-table-ask-roll = { $name }: throw all five dice
dice-table-ask-reroll = { $name }: throw some again, or keep?
dice-table-ask-aim = { $name }: who is hit?
dice-table-ask-aim-die = { $name }: who is hit by { $face }?
dice-table-ask-beer = { $name }: who drinks?
dice-table-ask-beer-die = { $name }: who drinks the beer?
dice-table-ask-kit = { $name }: whose arrows go back? Up to { $count }
dice-table-ask-bart = { $name }: { $count ->
    [one] lose { $count } life, or take an arrow?
   *[other] lose { $count } lives, or take arrows?
}
dice-table-ask-pedro = { $name }: put arrows back?
dice-table-ask-reveal = { $name } is out: which role was it?
dice-table-ask-over = The game is over
dice-table-ask-enter = { $name }: what do the dice show?
dice-table-ask-doubt = { $name }: tap the die the camera is not sure of
dice-table-ask-moving = { $name }: the dice are rolling…

## Answers

dice-table-stop = Keep these
dice-table-throw = Take this throw
dice-table-app-rolls = Roll for us
dice-table-app-rerolls = { $count ->
    [one] Roll { $count } die for us
   *[other] Roll { $count } dice for us
}
dice-table-choose-player = { $name }
dice-table-aim-as = { $name } (as { $face })
dice-table-aim-doubled = { $name }, doubled with a beer
dice-table-double = Double with a beer
dice-table-bart = { $count ->
    [0] Lose the life
    [one] Take { $count } arrow
   *[other] Take { $count } arrows
}
dice-table-pedro = { $count ->
    [0] Keep my arrows
    [one] Put { $count } arrow back
   *[other] Put { $count } arrows back
}
dice-table-kit = { $count ->
    [0] Leave all arrows
    [one] Put back { $count } arrow of { $names }
   *[other] Put back { $count } arrows: { $names }
}
dice-table-reveal = { $name }: { $role }
dice-table-effect-life = { $name }: life { $before } to { $after }
dice-table-effect-arrows = { $name }: arrows { $before } to { $after }
dice-table-effect-none = Nothing changes
dice-table-change = { $before } › { $after }

## Around the table

dice-table-title = Dice table
dice-table-turn = Turn { $turn }
dice-table-rolls-left = { $count ->
    [0] No rolls left
    [one] { $count } roll left
   *[other] { $count } rolls left
}
dice-table-pile = Arrows in the pile: { $count }
dice-table-undo = Undo: { $what }
dice-table-redo = Redo: { $what }
dice-table-undo-short = Undo
dice-table-redo-short = Redo
dice-table-history = History
dice-table-odds = Odds
dice-table-odds-next = Next roll
dice-table-odds-all = All rolls left
dice-table-odds-gatling = Gatling fires
dice-table-odds-beer = At least one beer
dice-table-odds-dynamite = Three dynamites
dice-table-odds-attack = Indian attack
dice-table-percent = { $value } %
dice-table-facing = Turn to face the seats
dice-table-out = Out
dice-table-life = { $life } of { $most }
dice-table-role-secret = Role still secret
dice-table-hold-role = Hold to see your role
dice-table-close = Close
dice-table-faces = Say what the die shows
dice-table-was = was { $value }

## Correcting

dice-table-correct = Correct { $name }
dice-table-correct-life = Life
dice-table-correct-arrows = Arrows
dice-table-correct-apply = Set it right
dice-table-correct-none = A player who is out has nothing to correct. Undo the last steps instead.
dice-table-fix-die = What does this die really show?

## Moments

dice-table-moment-attack = Indian attack!
dice-table-moment-gatling = { $name } fires the gatling!
dice-table-moment-dynamite = { $name }'s dynamite explodes!
dice-table-moment-death = { $name } is out!
dice-table-moment-victory-law = The law wins!
dice-table-moment-victory-outlaws = The outlaws win!
dice-table-moment-victory-renegade = The renegade wins!
dice-table-moment-victory-hunter = The hunt is over!
dice-table-moment-victory-last-standing = Last one standing!
dice-table-moment-victory-draw = Nobody is left!

## Camera

dice-table-camera = Camera
dice-table-camera-looking = Watching the tray
dice-table-camera-moving = Dice are moving
dice-table-camera-settled = Read
dice-table-camera-doubt = Not sure: tap the die
dice-table-camera-gone = Camera gone: play by hand
dice-table-camera-starting = Starting the camera
dice-table-camera-stalled = No new picture
dice-table-camera-refused = Camera not found
dice-table-camera-counts = Read by camera: { $count ->
    [one] { $count } die
   *[other] { $count } dice
}, { $wrong } wrong

## Laying the table

dice-table-setup-title = Lay the table
dice-table-setup-people = People
dice-table-setup-seats = Seats
dice-table-setup-game = Game
dice-table-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
dice-table-default-name = Player { $number }
dice-table-name = Name
dice-table-remembered = Known at this table
dice-table-seats-hint = Drag people to where they sit
dice-table-characters = Characters
dice-table-deal = Deal
dice-table-choose = Choose
dice-table-choose-character = Character of { $name }
dice-table-character-life = { $count ->
    [one] { $count } life
   *[other] { $count } lives
}
dice-table-roles = Roles
dice-table-roles-cards = Real cards
dice-table-roles-app = The app deals
dice-table-sheriff-who = Tap the sheriff's seat
dice-table-hunt-who = Tap a seat to change its role
dice-table-edition = Edition
dice-table-edition-international = International
dice-table-edition-spanish = Spanish
dice-table-edition-russian = Russian
dice-table-house-rules = House rules
dice-table-camera-use = Read the dice by camera
dice-table-start = Start the game
dice-table-mid = Already playing
dice-table-mid-title = Where does the game stand?
dice-table-mid-turn = Throws next
dice-table-mid-role = Role?
dice-table-mid-start = Go on from here
dice-table-missing-characters = { $count ->
    [one] { $count } player has no character yet
   *[other] { $count } players have no character yet
}
dice-table-missing-roles = { $count ->
    [one] { $count } role is not told yet
   *[other] { $count } roles are not told yet
}
dice-table-missing-sheriff = Who is the sheriff?
dice-table-again = Same people again
dice-table-turn-panel = Turn the panel
dice-table-roles-pass = Pass the tablet to { $name }
dice-table-roles-hold = Hold your finger here to see your role
dice-table-roles-next = { $name } has seen it
dice-table-roles-done = Everybody has seen it

## After the game

dice-table-won-law = The law wins: { $names }
dice-table-won-outlaws = The outlaws win{ $count ->
    [0] {""}
   *[other] : { $names }
}
dice-table-won-renegade = The renegade wins: { $names }
dice-table-won-hunter = { $names } wins the hunt
dice-table-won-last-standing = { $names } is the last one standing
dice-table-won-draw = A draw
dice-table-why-law = Every outlaw and every renegade is out.
dice-table-why-outlaws = The sheriff is out.
dice-table-why-renegade = The sheriff is out and the renegade alone is left.
dice-table-why-hunter = The hunter’s target fell to the hunter’s own dice.
dice-table-why-last-standing = Everybody else is out.
dice-table-why-draw = Nobody survived.
dice-table-lives-chart = Life
dice-table-arrows-chart = Arrows
dice-table-dice-chart = Dice
dice-table-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
dice-table-throws = { $count ->
    [one] { $count } die thrown
   *[other] { $count } dice thrown
}
dice-table-expected = expected { $count } each
dice-table-luck = Luck
dice-table-home = Home
dice-table-look-back = Back to the table

## Demo

dice-table-demo = Demo table: touch to take over
dice-table-demo-yours = The table is yours

## Hints and filters

dice-table-hint-pick = Tap the dice you throw again
dice-table-hint-enter = Tap the faces as they fell, or let the app roll
dice-table-hint-fix = A wrong face? Tap the die
dice-table-see-winner = See who won
dice-table-clear = Start over
dice-table-filter-all = All
dice-table-filter-dice = Dice
dice-table-filter-life = Life
dice-table-filter-arrows = Arrows

## The seat sheet

dice-table-seat-name = Who sits here?
dice-table-done = Done
dice-table-deal-again = Deal again
dice-table-nobody-known = People you name are remembered here
dice-table-role-of = Role of { $name }
dice-table-not-sheriff = Not the sheriff
dice-table-make-sheriff = This is the sheriff

### BANG! The Dice Game

bang-dice-title = BANG! The Dice Game

## Faces

bang-dice-face-arrow = arrow
bang-dice-face-dynamite = dynamite
bang-dice-face-bullseye-1 = bullseye 1
bang-dice-face-bullseye-2 = bullseye 2
bang-dice-face-beer = beer
bang-dice-face-gatling = gatling
bang-dice-face-count = { $count } × { $face }
bang-dice-list = { $first }, { $rest }

bang-dice-help-arrow = Take an arrow token at once. When the pile is empty the Indians attack: everyone loses one life per arrow held, then all arrows go back.
bang-dice-help-dynamite = Stays as it fell: it cannot be thrown again. With three or more your rolling ends and you lose one life.
bang-dice-help-bullseye-1 = A living neighbour to your left or right loses one life.
bang-dice-help-bullseye-2 = A living player exactly two seats away loses one life. With two or three players left it works like bullseye 1.
bang-dice-help-beer = Any living player, you included, gains one life, never above the starting number.
bang-dice-help-gatling = With three or more, everyone else loses one life and you put all your arrows back.

## Roles

bang-dice-role-sheriff = Sheriff
bang-dice-role-deputy = Deputy
bang-dice-role-outlaw = Outlaw
bang-dice-role-renegade = Renegade
bang-dice-goal-sheriff = Get rid of every outlaw and every renegade.
bang-dice-goal-deputy = Help the sheriff: you win together, even if you fall.
bang-dice-goal-outlaw = Bring down the sheriff.
bang-dice-goal-renegade = Be the last one alive; the sheriff must fall last.

## Abilities

bang-dice-ability-bart-cassidy = Hit by a bullseye or the gatling, you may take an arrow instead of each lost life, but never the last arrow of the pile.
bang-dice-ability-black-jack = You may throw dynamite again, unless three or more lie there.
bang-dice-ability-calamity-janet = You may use each 1 as a 2 and each 2 as a 1.
bang-dice-ability-el-gringo = Whoever makes you lose life with dice takes an arrow.
bang-dice-ability-jesse-jones = If you have four lives or fewer before the beers, each beer you drink yourself gives two.
bang-dice-ability-jourdonnais = An Indian attack never costs you more than one life.
bang-dice-ability-kit-carlson = For each gatling you may put back one arrow of any player.
bang-dice-ability-lucky-duke = You have one more reroll: four rolls in all.
bang-dice-ability-paul-regret = The gatling never hurts you.
bang-dice-ability-pedro-ramirez = Each time you lose a life you may put back one of your arrows.
bang-dice-ability-rose-doolan = Your bullseyes may reach one seat further.
bang-dice-ability-sid-ketchum = At the start of your turn a player of your choice gains one life.
bang-dice-ability-slab-the-killer = Once per turn you may spend a beer to make one bullseye cost two lives.
bang-dice-ability-suzy-lafayette = If your final dice show neither 1 nor 2, you gain two lives.
bang-dice-ability-vulture-sam = Each time another player is eliminated you gain two lives.
bang-dice-ability-willy-the-kid = Two gatlings are enough for you.

## House rules

bang-dice-option-bullseyes = Bullseyes of one turn
bang-dice-option-bullseyes-at-once = all at once
bang-dice-option-bullseyes-one-by-one = one by one
bang-dice-option-gringo-arrow = El Gringo's arrow
bang-dice-option-gringo-arrow-per-step = once per step
bang-dice-option-gringo-arrow-per-hit = once per hit
bang-dice-option-three-player-attack-kill = Three players: death in an attack
bang-dice-option-three-player-attack-kill-nobody = is nobody's kill
bang-dice-option-three-player-attack-kill-roller = counts for the roller
bang-dice-edition-international = International
bang-dice-edition-spanish = Spanish
bang-dice-edition-russian = Russian

## History

bang-dice-history-game-started = { $players ->
    [one] { $players } player sits down
   *[other] { $players } players sit down
  }
bang-dice-history-turn-began = Turn { $turn }: { $name }
bang-dice-history-life-given = { $name } gives { $target } { $gained ->
    [0] nothing: already at the maximum
    [one] { $gained } life
   *[other] { $gained } lives
  }
bang-dice-history-dice-rolled = { $name } throws { $count ->
    [one] { $count } die
   *[other] { $count } dice
  }: { $faces }
bang-dice-history-dice-thrown = { $name } throws { $count ->
    [one] { $count } die
   *[other] { $count } dice
  }
bang-dice-history-arrow-taken = { $name } takes an arrow, { $left } left in the pile
bang-dice-history-rolling-ended-stopped = { $name } keeps the dice
bang-dice-history-rolling-ended-last-roll = { $name } has no rolls left
bang-dice-history-rolling-ended-dynamite = Three dynamites: { $name } must stop
bang-dice-history-aimed = { $name } aims at { $target } ({ $face })
bang-dice-history-aimed-doubled = { $name } aims at { $target } with double force ({ $face })
bang-dice-history-beer-drunk = { $name } gives a beer to { $target }: { $gained ->
    [0] wasted
    [one] { $gained } life
   *[other] { $gained } lives
  }
bang-dice-history-stage-aim = { $name } takes aim
bang-dice-history-stage-beer = { $name } pours the beers
bang-dice-history-stage-kit = { $name } may clear arrows
bang-dice-history-gatling-fired = { $name } fires the gatling and puts back { $returned ->
    [one] { $returned } arrow
   *[other] { $returned } arrows
  }
bang-dice-history-corrected = The table corrects { $name }: life { $life }, arrows { $arrows }
bang-dice-history-game-ended-law = The law wins: { $names } ({ $count })
bang-dice-history-game-ended-outlaws = The outlaws win: { $names } ({ $count })
bang-dice-history-game-ended-renegade = The renegade wins: { $names } ({ $count })
bang-dice-history-game-ended-hunter = The hunter has the prey: { $names } wins ({ $count })
bang-dice-history-game-ended-last-standing = Last one standing: { $names } wins ({ $count })
bang-dice-history-game-ended-draw = Nobody is left: a draw
bang-dice-history-threatened-attack = The Indians attack! { $names } ({ $count })
bang-dice-history-threatened-dynamite = The dynamite goes off: { $names } ({ $count })
bang-dice-history-threatened-bullseye = Shots are fired: { $names } ({ $count })
bang-dice-history-threatened-gatling = The gatling rattles: { $names } ({ $count })
bang-dice-history-lost-attack = Lost to the attack: { $names } ({ $count }); all arrows go back
bang-dice-history-lost-dynamite = Lost to the dynamite: { $names } ({ $count })
bang-dice-history-lost-bullseye = Hit: { $names } ({ $count })
bang-dice-history-lost-gatling = Lost to the gatling: { $names } ({ $count })
bang-dice-history-settled-attack = The attack is over
bang-dice-history-settled-dynamite = The smoke clears
bang-dice-history-settled-bullseye = The shooting is over
bang-dice-history-settled-gatling = The gatling falls silent
bang-dice-history-arrows-cleared = { $name } puts back { $count ->
    [0] no arrows
    [one] { $count } arrow of { $names }
   *[other] { $count } arrows of { $names }
  }
bang-dice-history-arrows-taken-instead = { $name } takes { $count ->
    [0] no arrow instead
    [one] { $count } arrow instead of losing life
   *[other] { $count } arrows instead of losing life
  }
bang-dice-history-arrows-shed = { $name } puts back { $count ->
    [0] no arrow
    [one] { $count } own arrow
   *[other] { $count } own arrows
  }
bang-dice-history-player-eliminated = { $name } is eliminated
bang-dice-history-role-revealed = { $name } was: { $role }
bang-dice-history-life-gained = { $name } gains { $gained ->
    [one] { $gained } life
   *[other] { $gained } lives
  }
bang-dice-history-shooter-marked = { $name } makes { $target } take { $count ->
    [one] { $count } arrow
   *[other] { $count } arrows
  }

## Refusals

refusal-no-such-die = There is no such die.
refusal-no-such-seat = There is no such seat.
refusal-roll-all-five = The first roll takes all five dice.
refusal-nothing-rolled = At least one die must be thrown.
refusal-dynamite-locked = Dynamite cannot be thrown again.
refusal-roll-first = Throw the dice first.
refusal-die-not-open = This die is not waiting for a decision.
refusal-target-eliminated = This player is out of the game.
refusal-out-of-reach = This player is out of reach.
refusal-cannot-use-as = This die cannot be used that way.
refusal-cannot-double = This bullseye cannot be doubled.
refusal-too-many-arrows = That is more arrows than may be taken.
refusal-too-many-discards = That is more arrows than may be put back.
refusal-role-impossible = This role is no longer possible.
refusal-role-not-awaited = This player has no role to show now.
refusal-life-out-of-range = Life must be between 1 and the starting number.
refusal-arrows-out-of-range = One arrow must stay in the pile.
refusal-nothing-to-correct = There is nothing to correct.

## Characters, as the chosen edition of the game names them

bang-dice-character-bart-cassidy = { $edition ->
    [russian] Бутч Кэссиди
   *[international] Bart Cassidy
  }
bang-dice-character-black-jack = { $edition ->
    [russian] Блэк Джек
   *[international] Black Jack
  }
bang-dice-character-calamity-janet = { $edition ->
    [russian] Бедовая Джейн
   *[international] Calamity Janet
  }
bang-dice-character-el-gringo = { $edition ->
    [russian] Росс Логан
   *[international] El Gringo
  }
bang-dice-character-jesse-jones = { $edition ->
    [russian] Джесси Джеймс
   *[international] Jesse Jones
  }
bang-dice-character-jourdonnais = { $edition ->
    [russian] Журдоннэ
   *[international] Jourdonnais
  }
bang-dice-character-kit-carlson = { $edition ->
    [russian] Кит Карсон
   *[international] Kit Carlson
  }
bang-dice-character-lucky-duke = { $edition ->
    [russian] Счастливчик Люк
   *[international] Lucky Duke
  }
bang-dice-character-paul-regret = { $edition ->
    [russian] Пол Регрет
   *[international] Paul Regret
  }
bang-dice-character-pedro-ramirez = { $edition ->
    [russian] Туко Рамирес
   *[international] Pedro Ramirez
  }
bang-dice-character-rose-doolan = { $edition ->
    [russian] Хладнокровная Рози
   *[international] Rose Doolan
  }
bang-dice-character-sid-ketchum = { $edition ->
    [russian] Том Кетчум
   *[international] Sid Ketchum
  }
bang-dice-character-slab-the-killer = { $edition ->
    [spanish] Slab "el Asesino"
    [russian] Ангельские Глазки
   *[international] Slab the Killer
  }
bang-dice-character-suzy-lafayette = { $edition ->
    [russian] Сюзи Лафайет
   *[international] Suzy Lafayette
  }
bang-dice-character-vulture-sam = { $edition ->
    [spanish] "Buitre" Sam
    [russian] Большой Змей
   *[international] Vulture Sam
  }
bang-dice-character-willy-the-kid = { $edition ->
    [spanish] Willy "el Niño"
    [russian] Малыш Билли
   *[international] Willy the Kid
  }

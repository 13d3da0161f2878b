### BANG! Игра с кубиками

bang-dice-title = BANG! Игра с кубиками

## Faces

bang-dice-face-arrow = стрела
bang-dice-face-dynamite = динамит
bang-dice-face-bullseye-1 = попадание 1
bang-dice-face-bullseye-2 = попадание 2
bang-dice-face-beer = пиво
bang-dice-face-gatling = гатлинг
bang-dice-face-count = { $count } × { $face }
bang-dice-list = { $first }, { $rest }

bang-dice-help-arrow = Сразу возьмите стрелу. Когда резерв пуст, нападают индейцы: каждый теряет по жизни за свою стрелу, потом все стрелы возвращаются.
bang-dice-help-dynamite = Остаётся как выпал: перебросить его нельзя. Три и больше — броски закончены, и вы теряете жизнь.
bang-dice-help-bullseye-1 = Живой сосед слева или справа теряет жизнь.
bang-dice-help-bullseye-2 = Живой игрок ровно через одного от вас теряет жизнь. Когда осталось двое или трое, действует как попадание 1.
bang-dice-help-beer = Любой живой игрок, и вы тоже, получает жизнь, но не выше начального запаса.
bang-dice-help-gatling = При трёх и больше все остальные теряют по жизни, а вы возвращаете все свои стрелы.

## Roles

bang-dice-role-sheriff = Шериф
bang-dice-role-deputy = Помощник шерифа
bang-dice-role-outlaw = Бандит
bang-dice-role-renegade = Ренегат
bang-dice-goal-sheriff = Избавьтесь от всех бандитов и ренегатов.
bang-dice-goal-deputy = Помогайте шерифу: вы победите вместе, даже если падёте.
bang-dice-goal-outlaw = Уложите шерифа.
bang-dice-goal-renegade = Останьтесь последним в живых; шериф должен пасть последним.

## Abilities

bang-dice-ability-bart-cassidy = Вместо каждой жизни, потерянной от попадания или гатлинга, можете взять стрелу, но не последнюю из резерва.
bang-dice-ability-black-jack = Можете перебрасывать динамит, пока его меньше трёх.
bang-dice-ability-calamity-janet = Каждую 1 можете считать за 2, а каждую 2 — за 1.
bang-dice-ability-el-gringo = Кто отнял у вас жизнь кубиками, берёт стрелу.
bang-dice-ability-jesse-jones = Если перед пивом у вас четыре жизни или меньше, каждое выпитое вами пиво даёт две.
bang-dice-ability-jourdonnais = Нападение индейцев отнимает у вас не больше одной жизни.
bang-dice-ability-kit-carlson = За каждый гатлинг можете вернуть одну стрелу любого игрока.
bang-dice-ability-lucky-duke = У вас на один переброс больше: всего четыре броска.
bang-dice-ability-paul-regret = Гатлинг вам не страшен.
bang-dice-ability-pedro-ramirez = Теряя жизнь, можете вернуть одну свою стрелу.
bang-dice-ability-rose-doolan = Ваши попадания достают на одно место дальше.
bang-dice-ability-sid-ketchum = В начале вашего хода выбранный вами игрок получает жизнь.
bang-dice-ability-slab-the-killer = Раз за ход можете потратить пиво, чтобы одно попадание отняло две жизни.
bang-dice-ability-suzy-lafayette = Если в итоге у вас нет ни 1, ни 2, вы получаете две жизни.
bang-dice-ability-vulture-sam = Когда выбывает другой игрок, вы получаете две жизни.
bang-dice-ability-willy-the-kid = Вам хватает двух гатлингов.

## House rules

bang-dice-option-bullseyes = Попадания за ход
bang-dice-option-bullseyes-at-once = все сразу
bang-dice-option-bullseyes-one-by-one = по одному
bang-dice-option-gringo-arrow = Стрела Росса Логана (El Gringo)
bang-dice-option-gringo-arrow-per-step = одна за шаг
bang-dice-option-gringo-arrow-per-hit = за каждое попадание
bang-dice-option-three-player-attack-kill = Трое игроков: гибель при нападении
bang-dice-option-three-player-attack-kill-nobody = ничья
bang-dice-option-three-player-attack-kill-roller = засчитывается бросавшему
bang-dice-edition-international = Международное
bang-dice-edition-spanish = Испанское
bang-dice-edition-russian = Русское

## History

bang-dice-history-game-started = { $players ->
    [one] За столом { $players } игрок
    [few] За столом { $players } игрока
   *[other] За столом { $players } игроков
  }
bang-dice-history-turn-began = Ход { $turn }: { $name }
bang-dice-history-life-given = { $name } даёт игроку { $target } { $gained ->
    [0] ноль: запас полон
    [one] { $gained } жизнь
    [few] { $gained } жизни
   *[other] { $gained } жизней
  }
bang-dice-history-dice-rolled = { $name } бросает { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[other] { $count } кубиков
  }: { $faces }
bang-dice-history-dice-thrown = { $name } бросает { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[other] { $count } кубиков
  }
bang-dice-history-arrow-taken = { $name } берёт стрелу, в резерве { $left }
bang-dice-history-rolling-ended-stopped = { $name } оставляет кубики
bang-dice-history-rolling-ended-last-roll = У игрока { $name } больше нет бросков
bang-dice-history-rolling-ended-dynamite = Три динамита: { $name } больше не бросает
bang-dice-history-aimed = { $name } целится в игрока { $target } ({ $face })
bang-dice-history-aimed-doubled = { $name } целится в игрока { $target } с двойной силой ({ $face })
bang-dice-history-beer-drunk = { $name } даёт пиво игроку { $target }: { $gained ->
    [0] впустую
    [one] { $gained } жизнь
    [few] { $gained } жизни
   *[other] { $gained } жизней
  }
bang-dice-history-stage-aim = { $name } прицеливается
bang-dice-history-stage-beer = { $name } разливает пиво
bang-dice-history-stage-kit = { $name } может убрать стрелы
bang-dice-history-gatling-fired = { $name } стреляет из гатлинга и возвращает { $returned ->
    [one] { $returned } стрелу
    [few] { $returned } стрелы
   *[other] { $returned } стрел
  }
bang-dice-history-corrected = Стол исправляет: { $name }, жизнь { $life }, стрелы { $arrows }
bang-dice-history-game-ended-law = Победил закон: { $names } ({ $count })
bang-dice-history-game-ended-outlaws = Победили бандиты: { $names } ({ $count })
bang-dice-history-game-ended-renegade = Победил ренегат: { $names } ({ $count })
bang-dice-history-game-ended-hunter = Охотник настиг добычу, победа: { $names } ({ $count })
bang-dice-history-game-ended-last-standing = Последний в живых, победа: { $names } ({ $count })
bang-dice-history-game-ended-draw = Никого не осталось: ничья
bang-dice-history-threatened-attack = Индейцы нападают! { $names } ({ $count })
bang-dice-history-threatened-dynamite = Динамит взрывается: { $names } ({ $count })
bang-dice-history-threatened-bullseye = Гремят выстрелы: { $names } ({ $count })
bang-dice-history-threatened-gatling = Грохочет гатлинг: { $names } ({ $count })
bang-dice-history-lost-attack = Потери от нападения: { $names } ({ $count }); все стрелы возвращаются
bang-dice-history-lost-dynamite = Потери от динамита: { $names } ({ $count })
bang-dice-history-lost-bullseye = Попадания: { $names } ({ $count })
bang-dice-history-lost-gatling = Потери от гатлинга: { $names } ({ $count })
bang-dice-history-settled-attack = Нападение закончено
bang-dice-history-settled-dynamite = Дым рассеялся
bang-dice-history-settled-bullseye = Стрельба стихла
bang-dice-history-settled-gatling = Гатлинг умолк
bang-dice-history-arrows-cleared = { $name } возвращает { $count ->
    [0] ноль стрел
    [one] { $count } стрелу ({ $names })
    [few] { $count } стрелы ({ $names })
   *[other] { $count } стрел ({ $names })
  }
bang-dice-history-arrows-taken-instead = { $name } берёт взамен { $count ->
    [0] ноль стрел
    [one] { $count } стрелу
    [few] { $count } стрелы
   *[other] { $count } стрел
  }
bang-dice-history-arrows-shed = { $name } возвращает { $count ->
    [0] ноль стрел
    [one] { $count } свою стрелу
    [few] { $count } свои стрелы
   *[other] { $count } своих стрел
  }
bang-dice-history-player-eliminated = { $name } выбывает из игры
bang-dice-history-role-revealed = { $name } — это { $role }
bang-dice-history-life-gained = { $name } получает { $gained ->
    [one] { $gained } жизнь
    [few] { $gained } жизни
   *[other] { $gained } жизней
  }
bang-dice-history-shooter-marked = Из-за игрока { $name } { $target } берёт { $count ->
    [one] { $count } стрелу
    [few] { $count } стрелы
   *[other] { $count } стрел
  }

## Refusals

refusal-no-such-die = Такого кубика нет.
refusal-no-such-seat = Такого места нет.
refusal-roll-all-five = Первый бросок делают всеми пятью кубиками.
refusal-nothing-rolled = Нужно бросить хотя бы один кубик.
refusal-dynamite-locked = Динамит нельзя перебросить.
refusal-roll-first = Сначала бросьте кубики.
refusal-die-not-open = Этот кубик не ждёт решения.
refusal-target-eliminated = Этот игрок выбыл.
refusal-out-of-reach = До этого игрока не достать.
refusal-cannot-use-as = Этот кубик нельзя так использовать.
refusal-cannot-double = Это попадание нельзя удвоить.
refusal-too-many-arrows = Столько стрел взять нельзя.
refusal-too-many-discards = Столько стрел вернуть нельзя.
refusal-role-impossible = Такой роли уже не осталось.
refusal-role-not-awaited = Этому игроку сейчас нечего открывать.
refusal-life-out-of-range = Жизнь — от 1 до начального запаса.
refusal-arrows-out-of-range = В резерве должна остаться хотя бы одна стрела.
refusal-nothing-to-correct = Исправлять нечего.

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

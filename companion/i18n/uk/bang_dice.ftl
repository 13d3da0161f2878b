### BANG! Гра з кубиками

bang-dice-title = BANG! Гра з кубиками

## Faces

bang-dice-face-arrow = стріла
bang-dice-face-dynamite = динаміт
bang-dice-face-bullseye-1 = влучання 1
bang-dice-face-bullseye-2 = влучання 2
bang-dice-face-beer = пиво
bang-dice-face-gatling = гатлінг
bang-dice-face-count = { $count } × { $face }
bang-dice-list = { $first }, { $rest }

bang-dice-help-arrow = Одразу візьміть стрілу. Коли запас порожній, нападають індіанці: кожен втрачає життя за кожну свою стрілу, тоді всі стріли повертаються.
bang-dice-help-dynamite = Лишається, як упав: перекинути його не можна. Три і більше — кидки скінчено, і ви втрачаєте життя.
bang-dice-help-bullseye-1 = Живий сусід ліворуч чи праворуч втрачає життя.
bang-dice-help-bullseye-2 = Живий гравець рівно через одного від вас втрачає життя. Коли лишилося двоє чи троє, діє як влучання 1.
bang-dice-help-beer = Будь-який живий гравець, і ви теж, отримує життя, та не понад початковий запас.
bang-dice-help-gatling = За трьох і більше всі інші втрачають по життю, а ви повертаєте всі свої стріли.

## Roles

bang-dice-role-sheriff = Шериф
bang-dice-role-deputy = Помічник шерифа
bang-dice-role-outlaw = Бандит
bang-dice-role-renegade = Ренегат
bang-dice-goal-sheriff = Позбудьтеся всіх бандитів і ренегатів.
bang-dice-goal-deputy = Допомагайте шерифові: ви переможете разом, навіть якщо впадете.
bang-dice-goal-outlaw = Покладіть шерифа.
bang-dice-goal-renegade = Лишіться останнім живим; шериф має впасти останнім.

## Abilities

bang-dice-ability-bart-cassidy = Замість кожного життя, втраченого від влучання чи гатлінга, можете взяти стрілу, але не останню із запасу.
bang-dice-ability-black-jack = Можете перекидати динаміт, поки його менше трьох.
bang-dice-ability-calamity-janet = Кожну 1 можете вважати за 2, а кожну 2 — за 1.
bang-dice-ability-el-gringo = Хто забрав у вас життя кубиками, бере стрілу.
bang-dice-ability-jesse-jones = Якщо перед пивом у вас чотири життя чи менше, кожне випите вами пиво дає два.
bang-dice-ability-jourdonnais = Напад індіанців забирає у вас не більше одного життя.
bang-dice-ability-kit-carlson = За кожен гатлінг можете повернути одну стрілу будь-якого гравця.
bang-dice-ability-lucky-duke = У вас на один перекид більше: усього чотири кидки.
bang-dice-ability-paul-regret = Гатлінг вам не страшний.
bang-dice-ability-pedro-ramirez = Втрачаючи життя, можете повернути одну свою стрілу.
bang-dice-ability-rose-doolan = Ваші влучання сягають на одне місце далі.
bang-dice-ability-sid-ketchum = На початку вашого ходу обраний вами гравець отримує життя.
bang-dice-ability-slab-the-killer = Раз за хід можете витратити пиво, щоб одне влучання забрало два життя.
bang-dice-ability-suzy-lafayette = Якщо в підсумку у вас немає ні 1, ні 2, ви отримуєте два життя.
bang-dice-ability-vulture-sam = Коли вибуває інший гравець, ви отримуєте два життя.
bang-dice-ability-willy-the-kid = Вам досить двох гатлінгів.

## House rules

bang-dice-option-bullseyes = Влучання за хід
bang-dice-option-bullseyes-at-once = усі разом
bang-dice-option-bullseyes-one-by-one = по одному
bang-dice-option-gringo-arrow = Стріла Ель Грінго
bang-dice-option-gringo-arrow-per-step = одна за крок
bang-dice-option-gringo-arrow-per-hit = за кожне влучання
bang-dice-option-three-player-attack-kill = Троє гравців: загибель під час нападу
bang-dice-option-three-player-attack-kill-nobody = нікому не зараховується
bang-dice-option-three-player-attack-kill-roller = зараховується тому, хто кидав
bang-dice-edition-international = Міжнародне
bang-dice-edition-spanish = Іспанське
bang-dice-edition-russian = Російське

## History

bang-dice-history-game-started = { $players ->
    [one] За столом { $players } гравець
    [few] За столом { $players } гравці
   *[other] За столом { $players } гравців
  }
bang-dice-history-turn-began = Хід { $turn }: { $name }
bang-dice-history-life-given = { $name } дає гравцеві { $target } { $gained ->
    [0] нуль: запас повний
    [one] { $gained } життя
    [few] { $gained } життя
   *[other] { $gained } життів
  }
bang-dice-history-dice-rolled = { $name } кидає { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
   *[other] { $count } кубиків
  }: { $faces }
bang-dice-history-dice-thrown = { $name } кидає { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
   *[other] { $count } кубиків
  }
bang-dice-history-arrow-taken = { $name } бере стрілу, у запасі { $left }
bang-dice-history-rolling-ended-stopped = { $name } лишає кубики
bang-dice-history-rolling-ended-last-roll = У гравця { $name } більше немає кидків
bang-dice-history-rolling-ended-dynamite = Три динаміти: { $name } більше не кидає
bang-dice-history-aimed = { $name } цілить у гравця { $target } ({ $face })
bang-dice-history-aimed-doubled = { $name } цілить у гравця { $target } з подвійною силою ({ $face })
bang-dice-history-beer-drunk = { $name } дає пиво гравцеві { $target }: { $gained ->
    [0] марно
    [one] { $gained } життя
    [few] { $gained } життя
   *[other] { $gained } життів
  }
bang-dice-history-stage-aim = { $name } прицілюється
bang-dice-history-stage-beer = { $name } розливає пиво
bang-dice-history-stage-kit = { $name } може прибрати стріли
bang-dice-history-gatling-fired = { $name } стріляє з гатлінга і повертає { $returned ->
    [one] { $returned } стрілу
    [few] { $returned } стріли
   *[other] { $returned } стріл
  }
bang-dice-history-corrected = Стіл виправляє: { $name }, життя { $life }, стріли { $arrows }
bang-dice-history-game-ended-law = Переміг закон: { $names } ({ $count })
bang-dice-history-game-ended-outlaws = Перемогли бандити: { $names } ({ $count })
bang-dice-history-game-ended-renegade = Переміг ренегат: { $names } ({ $count })
bang-dice-history-game-ended-hunter = Мисливець наздогнав здобич, перемога: { $names } ({ $count })
bang-dice-history-game-ended-last-standing = Останній живий, перемога: { $names } ({ $count })
bang-dice-history-game-ended-draw = Нікого не лишилося: нічия
bang-dice-history-threatened-attack = Індіанці нападають! { $names } ({ $count })
bang-dice-history-threatened-dynamite = Динаміт вибухає: { $names } ({ $count })
bang-dice-history-threatened-bullseye = Гримлять постріли: { $names } ({ $count })
bang-dice-history-threatened-gatling = Гуркоче гатлінг: { $names } ({ $count })
bang-dice-history-lost-attack = Втрати від нападу: { $names } ({ $count }); усі стріли повертаються
bang-dice-history-lost-dynamite = Втрати від динаміту: { $names } ({ $count })
bang-dice-history-lost-bullseye = Влучання: { $names } ({ $count })
bang-dice-history-lost-gatling = Втрати від гатлінга: { $names } ({ $count })
bang-dice-history-settled-attack = Напад скінчився
bang-dice-history-settled-dynamite = Дим розвіявся
bang-dice-history-settled-bullseye = Стрілянина стихла
bang-dice-history-settled-gatling = Гатлінг замовк
bang-dice-history-arrows-cleared = { $name } повертає { $count ->
    [0] нуль стріл
    [one] { $count } стрілу ({ $names })
    [few] { $count } стріли ({ $names })
   *[other] { $count } стріл ({ $names })
  }
bang-dice-history-arrows-taken-instead = { $name } бере натомість { $count ->
    [0] нуль стріл
    [one] { $count } стрілу
    [few] { $count } стріли
   *[other] { $count } стріл
  }
bang-dice-history-arrows-shed = { $name } повертає { $count ->
    [0] нуль стріл
    [one] { $count } свою стрілу
    [few] { $count } свої стріли
   *[other] { $count } своїх стріл
  }
bang-dice-history-player-eliminated = { $name } вибуває з гри
bang-dice-history-role-revealed = { $name } — це { $role }
bang-dice-history-life-gained = { $name } отримує { $gained ->
    [one] { $gained } життя
    [few] { $gained } життя
   *[other] { $gained } життів
  }
bang-dice-history-shooter-marked = Через гравця { $name } { $target } бере { $count ->
    [one] { $count } стрілу
    [few] { $count } стріли
   *[other] { $count } стріл
  }

## Refusals

refusal-no-such-die = Такого кубика немає.
refusal-no-such-seat = Такого місця немає.
refusal-roll-all-five = Перший кидок роблять усіма п'ятьма кубиками.
refusal-nothing-rolled = Треба кинути хоча б один кубик.
refusal-dynamite-locked = Динаміт не можна перекинути.
refusal-roll-first = Спершу киньте кубики.
refusal-die-not-open = Цей кубик не чекає на рішення.
refusal-target-eliminated = Цей гравець вибув.
refusal-out-of-reach = До цього гравця не дістати.
refusal-cannot-use-as = Цей кубик не можна так використати.
refusal-cannot-double = Це влучання не можна подвоїти.
refusal-too-many-arrows = Стільки стріл узяти не можна.
refusal-too-many-discards = Стільки стріл повернути не можна.
refusal-role-impossible = Такої ролі вже не лишилося.
refusal-role-not-awaited = Цьому гравцеві зараз нема чого відкривати.
refusal-life-out-of-range = Життя — від 1 до початкового запасу.
refusal-arrows-out-of-range = У запасі має лишитися хоча б одна стріла.
refusal-nothing-to-correct = Виправляти нічого.

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

### Карточная игра BANG!
bang-cards-title = BANG!
bang-cards-list = { $first }, { $rest }
bang-cards-who = { $name } ({ $character })
bang-cards-nothing = ничего

## Roles

bang-cards-role-sheriff = Шериф
bang-cards-role-deputy = Помощник шерифа
bang-cards-role-outlaw = Бандит
bang-cards-role-renegade = Ренегат
bang-cards-role-secret = тайная роль
bang-cards-goal-sheriff = Избавься от всех бандитов и ренегатов.
bang-cards-goal-deputy = Защищай шерифа: вы побеждаете вместе, даже если ты погиб.
bang-cards-goal-outlaw = Убей шерифа.
bang-cards-goal-renegade = Останься последним; шериф должен пасть последним из прочих.
bang-cards-status-alive = в игре
bang-cards-status-eliminated = выбыл
bang-cards-status-ghost = призрак
bang-cards-status-left = вне последней перестрелки

## Words of the rulebook

bang-cards-term-life = очко жизни
bang-cards-term-check = проверка
bang-cards-term-phase-1 = фаза 1: взять карты
bang-cards-term-phase-2 = фаза 2: играть
bang-cards-term-phase-3 = фаза 3: сбросить лишнее
bang-cards-term-round = раунд
bang-cards-term-deck = игровая колода
bang-cards-term-discard = сброс
bang-cards-term-wound = ранение
bang-cards-term-showdown = перестрелка вскрывшихся

## Ways to play, and boxes

bang-cards-mode-two = Два игрока, по два персонажа
bang-cards-mode-three = Три игрока: охота
bang-cards-mode-standard = От четырёх до восьми игроков
bang-cards-mode-secret = Шесть игроков, тайные роли
bang-cards-box-base = Базовая игра
bang-cards-box-dodge-city = Dodge City
bang-cards-box-wild-west-show = Wild West Show
bang-cards-box-promo = Промокарты

## Suits and ranks

bang-cards-suit-hearts = черви
bang-cards-suit-diamonds = бубны
bang-cards-suit-clubs = трефы
bang-cards-suit-spades = пики
bang-cards-rank-2 = 2
bang-cards-rank-3 = 3
bang-cards-rank-4 = 4
bang-cards-rank-5 = 5
bang-cards-rank-6 = 6
bang-cards-rank-7 = 7
bang-cards-rank-8 = 8
bang-cards-rank-9 = 9
bang-cards-rank-10 = 10
bang-cards-rank-11 = валет
bang-cards-rank-12 = дама
bang-cards-rank-13 = король
bang-cards-rank-14 = туз

## Cards

bang-cards-card-colt = Colt .45
bang-cards-card-volcanic = Volcanic
bang-cards-card-schofield = Schofield
bang-cards-card-remington = Remington
bang-cards-card-carabine = Rev. Carabine
bang-cards-card-winchester = Winchester
bang-cards-card-bang = Bang!
bang-cards-card-green = { $name }
bang-cards-card-mustang = Мустанг
bang-cards-card-hideout = Укрытие
bang-cards-card-scope = Прицел
bang-cards-card-binocular = Бинокль
bang-cards-card-barrel = Бочка
bang-cards-card-jail = Тюрьма
bang-cards-card-dynamite = Динамит
bang-cards-card-missed = Мимо!
bang-cards-card-beer = Пиво
bang-cards-card-saloon = Салун
bang-cards-card-tequila = Текила
bang-cards-card-whisky = Виски
bang-cards-card-canteen = Фляга
bang-cards-card-panic = Паника!
bang-cards-card-cat-balou = Кэт Баллу
bang-cards-card-rag-time = Рэгтайм
bang-cards-card-stagecoach = Дилижанс
bang-cards-card-wells-fargo = Уэллс-Фарго
bang-cards-card-general-store = Магазин
bang-cards-card-gatling = Гатлинг
bang-cards-card-sombrero = Сомбреро
bang-cards-card-iron-plate = Железный лист
bang-cards-card-duel = Дуэль
bang-cards-card-indians = Индейцы!
bang-cards-card-other = другая карта
bang-cards-shot-bang = Bang!
bang-cards-shot-extra = дополнительный выстрел
bang-cards-shot-pair = две карты вместо Bang!
bang-cards-shot-sniper = двойной выстрел

## Why

bang-cards-why-seats = { $count } { $count ->
    [one] место
    [few] места
   *[many] мест
 } по кругу
bang-cards-why-event = все соседи: { $event }
bang-cards-why-further = на один дальше: { $what }
bang-cards-why-nearer = на один ближе: { $what }
bang-cards-why-cards-off = карты на столе не действуют: { $event }
bang-cards-why-abilities-off = способности не действуют: { $event }
bang-cards-why-own-characters = два персонажа одного игрока
bang-cards-draw = { $name } берёт { $count } { $count ->
    [one] карту
    [few] карты
   *[many] карт
 }
bang-cards-draw-keep = { $name } берёт { $count } { $count ->
    [one] карту
    [few] карты
   *[many] карт
 } и оставляет { $keep }
bang-cards-draw-perhaps = { $name } берёт { $count } { $count ->
    [one] карту
    [few] карты
   *[many] карт
 } и ещё { $more }, если вторая красная
bang-cards-draw-texts = { $name } берёт карты по тексту: { $rules }

## Events: High Noon

bang-cards-event-hn-blessing = Благословение
bang-cards-event-help-hn-blessing = В этом раунде любая карта считается червовой.
bang-cards-event-hn-curse = Проклятье
bang-cards-event-help-hn-curse = В этом раунде любая карта считается пиковой. Достоинство не меняется.
bang-cards-event-hn-daltons = Долтоны
bang-cards-event-help-hn-daltons = Каждый, у кого есть карты на столе, сбрасывает одну из них по своему выбору.
bang-cards-event-hn-doctor = Доктор
bang-cards-event-help-hn-doctor = Тот, у кого меньше всех жизней, сразу получает одну; при равенстве — все такие. Затем карта уходит.
bang-cards-event-hn-ghost-town = Город призраков
bang-cards-event-help-hn-ghost-town = В этом раунде погибшие играют свой ход призраками: берут три карты и снова умирают в конце хода.
bang-cards-event-hn-gold-rush = Золотая лихорадка
bang-cards-event-help-hn-gold-rush = Раунд идёт против часовой стрелки, начиная с шерифа, и все круговые действия тоже.
bang-cards-event-hn-handcuffs = Наручники
bang-cards-event-help-hn-handcuffs = Шериф надевает наручники на игрока: тот не играет карт с руки в свой ход.
bang-cards-event-hn-hangover = Похмелье
bang-cards-event-help-hn-hangover = В этом раунде ни у кого нет способности персонажа.
bang-cards-event-hn-high-noon = Жаркий полдень
bang-cards-event-help-hn-high-noon = Каждый теряет одну жизнь в начале своего хода.
bang-cards-event-hn-new-identity = Новая личность
bang-cards-event-help-hn-new-identity = В начале хода можно стать персонажем, под которым считаются жизни, с двумя жизнями.
bang-cards-event-hn-reverend = Проповедь
bang-cards-event-help-hn-reverend = В этом раунде нельзя играть Пиво, даже чтобы выжить.
bang-cards-event-hn-sermon = Причастие
bang-cards-event-help-hn-sermon = В этом раунде нельзя играть Bang! в свой ход.
bang-cards-event-hn-shootout = Перестрелка
bang-cards-event-help-hn-shootout = За ход можно сыграть два Bang!.
bang-cards-event-hn-thirst = Засуха
bang-cards-event-help-hn-thirst = В первой фазе берётся только первая карта.
bang-cards-event-hn-train-arrival = Прибытие поезда
bang-cards-event-help-hn-train-arrival = В конце первой фазы берётся ещё одна карта.

## Events: A Fistful of Cards

bang-cards-event-afoc-abandoned-mine = Заброшенная шахта
bang-cards-event-help-afoc-abandoned-mine = В первой фазе карты берутся из сброса, пока он есть; сброшенные карты кладутся закрытыми на колоду.
bang-cards-event-afoc-ambush = Засада
bang-cards-event-help-afoc-ambush = Расстояние между всеми равно одному; способности и карты на столе его меняют.
bang-cards-event-afoc-blood-brothers = Кровные братья
bang-cards-event-help-afoc-blood-brothers = В начале хода можно отдать одну жизнь, но не последнюю, другому игроку.
bang-cards-event-afoc-dead-man = Мертвец
bang-cards-event-help-afoc-dead-man = Погибший первым возвращается в свой ход с двумя жизнями и двумя картами.
bang-cards-event-afoc-fistful = Россыпь карт
bang-cards-event-help-afoc-fistful = В начале хода в игрока стреляют столько раз, сколько у него карт на руке.
bang-cards-event-afoc-hard-liquor = Крепкий ликёр
bang-cards-event-help-afoc-hard-liquor = Можно пропустить первую фазу и получить одну жизнь.
bang-cards-event-afoc-judge = Судья
bang-cards-event-help-afoc-judge = В этом раунде нельзя выкладывать карты ни перед собой, ни перед другими.
bang-cards-event-afoc-lasso = Лассо
bang-cards-event-help-afoc-lasso = В этом раунде карты перед игроками не действуют: все стреляют на расстояние один.
bang-cards-event-afoc-law-of-the-west = Закон Запада
bang-cards-event-help-afoc-law-of-the-west = В первой фазе вторая карта показывается и должна быть сыграна в этот ход, если возможно.
bang-cards-event-afoc-peyote = Кактус
bang-cards-event-help-afoc-peyote = Вместо взятия карт угадай цвет верхней: верно — бери и гадай снова, неверно — играй дальше.
bang-cards-event-afoc-ranch = Ранчо
bang-cards-event-help-afoc-ranch = После второй фазы можно сбросить любые карты с руки и взять столько же.
bang-cards-event-afoc-ricochet = Рикошет
bang-cards-event-help-afoc-ricochet = Из Bang! можно стрелять по карте на столе: она сбрасывается, если владелец не сыграет «Мимо!».
bang-cards-event-afoc-russian-roulette = Русская рулетка
bang-cards-event-help-afoc-russian-roulette = Начиная с шерифа каждый сбрасывает «Мимо!»; первый, кто не может, теряет две жизни, и всё кончается.
bang-cards-event-afoc-sniper = Снайпер
bang-cards-event-help-afoc-sniper = Два Bang! можно сыграть как один выстрел; его остановят только два «Мимо!».
bang-cards-event-afoc-vendetta = Месть
bang-cards-event-help-afoc-vendetta = В конце хода открой карту: черви — играешь ещё один ход, уже без проверки.

## Events: Wild West Show

bang-cards-event-wws-bone-orchard = Кладбище
bang-cards-event-help-wws-bone-orchard = Погибшие возвращаются в свой ход насовсем: с одной жизнью и ролью, заново розданной среди них.
bang-cards-event-wws-darling-valentine = Дарлинг Валентайн
bang-cards-event-help-wws-darling-valentine = В начале хода сбрось всю руку и возьми столько же карт, затем бери как обычно.
bang-cards-event-wws-dorothy-rage = Дороти Рейдж
bang-cards-event-help-wws-dorothy-rage = В свой ход можно заставить другого сыграть названную карту; расстояние считается от него.
bang-cards-event-wws-gag = Кляп
bang-cards-event-help-wws-gag = Говорить нельзя: кто заговорил, теряет жизнь. Смеяться и жестикулировать можно.
bang-cards-event-wws-helena-zontero = Хелена Зонтеро
bang-cards-event-help-wws-helena-zontero = Открой карту: если она красная, живые, кроме шерифа, заново перемешивают и раздают роли.
bang-cards-event-wws-lady-rosa = Леди Роза из Техаса
bang-cards-event-help-wws-lady-rosa = В свой ход можно поменяться местами с соседом справа; он пропустит следующий ход.
bang-cards-event-wws-miss-susanna = Мисс Сюзанна
bang-cards-event-help-wws-miss-susanna = Сыграй за ход хотя бы три карты, иначе в конце теряешь жизнь. Ход, потерянный в тюрьме, не считается.
bang-cards-event-wws-sacagaway = Сакагавея
bang-cards-event-help-wws-sacagaway = Все играют с открытыми картами; роли остаются тайными.
bang-cards-event-wws-showdown = Сведение счётов
bang-cards-event-help-wws-showdown = Любую карту можно сыграть как Bang!, а любой Bang! — как «Мимо!».
bang-cards-event-wws-wild-west-show = Шоу Дикого Запада
bang-cards-event-help-wws-wild-west-show = Теперь каждый за себя: побеждает последний выживший, какой бы ни была роль. Награды и звезда шерифа остаются.

## Characters

bang-cards-character-other = другой персонаж
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

bang-cards-ability-other = Приложение не знает способности этого персонажа; верьте карте.
bang-cards-ability-apache-kid = Бубновые карты, сыгранные против тебя другими, не действуют, кроме дуэли.
bang-cards-ability-bart-cassidy = За каждую потерянную жизнь берёшь карту.
bang-cards-ability-belle-star = В твой ход синие и зелёные карты перед игроками не действуют.
bang-cards-ability-big-spenser = Начинаешь с пятью картами и не можешь играть «Мимо!».
bang-cards-ability-bill-noface = В первой фазе берёшь одну карту и ещё по одной за каждую недостающую жизнь.
bang-cards-ability-black-jack = Показываешь вторую карту первой фазы: если она красная, берёшь ещё одну.
bang-cards-ability-calamity-janet = Bang! для тебя может быть «Мимо!» и наоборот.
bang-cards-ability-chuck-wengam = В свой ход можно потерять жизнь, но не последнюю, и взять две карты; сколько угодно раз.
bang-cards-ability-claus-the-saint = В первой фазе берёшь на одну карту больше, чем живых игроков: две себе, по одной остальным.
bang-cards-ability-doc-holyday = Раз за ход сбрось две карты и выстрели в пределах досягаемости; это не Bang! этого хода.
bang-cards-ability-el-gringo = За каждую жизнь, отнятую картой другого игрока, берёшь карту из его руки.
bang-cards-ability-elena-fuente = Любая карта с руки может быть «Мимо!».
bang-cards-ability-flint-westwood = В свой ход можно обменять одну карту на две случайные из чужой руки; если там всего одна карта, получаешь только её.
bang-cards-ability-gary-looter = Начинаешь с пятью картами и забираешь лишние карты, сброшенные другими в третьей фазе.
bang-cards-ability-greg-digger = Получаешь две жизни, когда гибнет игрок.
bang-cards-ability-greygory-deck = В начале хода можно взять двух случайных персонажей основной колоды и пользоваться обеими способностями; потом меняются оба или никто.
bang-cards-ability-herb-hunter = Берёшь две карты, когда гибнет игрок.
bang-cards-ability-jesse-jones = В первой фазе первую карту можно взять из руки другого игрока.
bang-cards-ability-john-pain = Пока у тебя меньше шести карт, забираешь каждую карту проверки; в этот же миг она не помогает.
bang-cards-ability-johnny-kisch = Когда ты выкладываешь карту, такие же карты перед другими сбрасываются.
bang-cards-ability-jose-delgado = В свой ход можно сбросить синюю карту и взять две; сколько угодно раз.
bang-cards-ability-jourdonnais = Когда в тебя стреляют, можно открыть карту: черви — это «Мимо!». Бочка даёт ещё одну попытку.
bang-cards-ability-kit-carlson = В первой фазе смотришь три карты, две берёшь, одну возвращаешь.
bang-cards-ability-lee-van-klift = В свой ход сбрось Bang!, чтобы один раз повторить только что сыгранную коричневую карту. Повторный дилижанс не открывает второй карты шоу.
bang-cards-ability-lucky-duke = При проверке открываешь две карты и выбираешь одну.
bang-cards-ability-molly-stark = Сыграв карту не в свой ход, берёшь карту; после дуэли — по одной за каждый Bang!.
bang-cards-ability-pat-brennan = В первой фазе берёшь две карты или одну карту, лежащую перед любым игроком.
bang-cards-ability-paul-regret = Все видят тебя на один дальше.
bang-cards-ability-pedro-ramirez = В первой фазе первую карту можно взять с верха сброса.
bang-cards-ability-pixie-pete = В первой фазе берёшь четыре карты.
bang-cards-ability-rose-doolan = Ты видишь всех на один ближе.
bang-cards-ability-sean-mallory = Можешь держать до десяти карт, сколько бы ни было жизней.
bang-cards-ability-sid-ketchum = В любой момент сбрось две карты и получи одну жизнь.
bang-cards-ability-slab-the-killer = Чтобы остановить твой Bang!, нужны два «Мимо!»; бочка считается за одно.
bang-cards-ability-suzy-lafayette = Как только рука пуста, берёшь карту.
bang-cards-ability-tequila-joe = Пиво даёт тебе две жизни; прочие напитки — как всем.
bang-cards-ability-teren-kill = Умирая, открой карту: если это не пики, остаёшься с одной жизнью и берёшь карту. При неудаче Пиво не поможет.
bang-cards-ability-uncle-will = Раз за ход любая твоя карта может быть Магазином.
bang-cards-ability-vera-custer = В начале хода можно скопировать способность живого персонажа до своего следующего хода.
bang-cards-ability-vulture-sam = Когда персонаж гибнет, забираешь все его карты с руки и со стола.
bang-cards-ability-willy-the-kid = В свой ход можешь играть сколько угодно Bang!.
bang-cards-ability-youl-grinner = Перед взятием карт игроки, у которых карт больше, отдают тебе одну по своему выбору.

## Causes, gains, reasons

bang-cards-cause-bang = выстрел
bang-cards-cause-gatling = Гатлинг
bang-cards-cause-indians = индейцы
bang-cards-cause-duel = дуэль
bang-cards-cause-dynamite = динамит
bang-cards-cause-chuck-wengam = сделка Chuck Wengam
bang-cards-cause-blood-brothers = дар кровному брату
bang-cards-cause-fistful = Россыпь карт
bang-cards-cause-russian-roulette = русская рулетка
bang-cards-cause-high-noon = Жаркий полдень
bang-cards-cause-gag = болтовня
bang-cards-cause-miss-susanna = Мисс Сюзанна
bang-cards-cause-other = что-то ещё
bang-cards-gain-beer = Пиво
bang-cards-gain-card = карта
bang-cards-gain-sid-ketchum = Sid Ketchum
bang-cards-gain-greg-digger = Greg Digger
bang-cards-gain-teren-kill = Teren Kill
bang-cards-gain-hard-liquor = Крепкий ликёр
bang-cards-gain-blood-brothers = Кровные братья
bang-cards-gain-doctor = Доктор
bang-cards-removal-by-table = убрана
bang-cards-removal-replaced = заменена
bang-cards-removal-checked = после проверки
bang-cards-removal-daltons = Долтоны
bang-cards-removal-ricochet = Рикошет
bang-cards-removal-johnny-kisch = Johnny Kisch
bang-cards-removal-penalty = штраф шерифа
bang-cards-skip-jail = в тюрьме
bang-cards-skip-lady-rosa = Леди Роза
bang-cards-skip-declared = после заявления
bang-cards-comeback-ghost-town = призраком
bang-cards-comeback-dead-man = Мертвец
bang-cards-comeback-bone-orchard = Кладбище
bang-cards-check-dynamite = динамит
bang-cards-check-jail = тюрьма
bang-cards-check-vendetta = Месть
bang-cards-check-helena-zontero = Хелена Зонтеро
bang-cards-check-barrel = бочка
bang-cards-check-teren-kill = Teren Kill
bang-cards-result-passed = удача
bang-cards-result-failed = неудача
bang-cards-call-crime-defeated = «Преступность повержена!»
bang-cards-call-law-dead = «Закон умер!»
bang-cards-side-law = закон
bang-cards-side-outlaws = бандиты
bang-cards-side-renegade = ренегат
bang-cards-side-hunter = охотник
bang-cards-side-last-standing = последний выживший
bang-cards-side-series = вся серия
bang-cards-money-score = итог партии
bang-cards-money-bounty = награда за голову
bang-cards-money-hired = наём персонажа
bang-cards-money-kept-character = персонаж оставлен
bang-cards-money-kept-cards = карты оставлены
bang-cards-money-correction = исправление
bang-cards-source-rules = правила
bang-cards-source-reward = награда
bang-cards-source-penalty = штраф
bang-cards-source-experience = Опыт
bang-cards-source-no-mercy = Без пощады
bang-cards-source-dead-man = Мертвец

## Stages

bang-cards-stage-setup = подготовка
bang-cards-stage-begin = начало хода
bang-cards-stage-event = событие
bang-cards-stage-checks = динамит и тюрьма
bang-cards-stage-choose = активный персонаж
bang-cards-stage-start = действия в начале хода
bang-cards-stage-draw = фаза 1, взятие карт
bang-cards-stage-play = фаза 2, розыгрыш
bang-cards-stage-discard = фаза 3, сброс
bang-cards-stage-end = конец хода
bang-cards-stage-next = следующий игрок
bang-cards-stage-over = конец игры

## Reminders

bang-cards-reminder-start-hand = { $name } начинает с { $count } { $count ->
    [one] картой
    [few] картами
   *[many] картами
 } ({ $source })
bang-cards-reminder-draw-cards = { $name } берёт { $count } { $count ->
    [one] карту
    [few] карты
   *[many] карт
 } ({ $source })
bang-cards-reminder-take-from-killer = { $name } берёт { $count } { $count ->
    [one] карту
    [few] карты
   *[many] карт
 } с руки игрока { $other } ({ $source })
bang-cards-reminder-take-all-cards = { $name } забирает все карты игрока { $other } ({ $source })
bang-cards-reminder-take-check-card = { $name } забирает открытую карту; сыграть её можно лишь после этого ({ $source })
bang-cards-reminder-discard-everything = { $name } сбрасывает все карты с руки и со стола ({ $source })
bang-cards-reminder-give-surplus = Лишние карты игрока { $other } получает { $name } ({ $source })
bang-cards-reminder-take-back-bang = { $name } может вернуть на руку Bang!, сыгранный в этот ход ({ $source })
bang-cards-reminder-shuffle-roles = Перемешайте { $count } { $count ->
    [one] тайную роль
    [few] тайные роли
   *[many] тайных ролей
 } и раздайте заново ({ $source })
bang-cards-reminder-replace-hand = { $name } сбрасывает всю руку и берёт столько же ({ $source })
bang-cards-reminder-exchange-hand = { $name } может обменять любые карты с руки ({ $source })
bang-cards-reminder-no-second-show-card = { $name } повторяет карту; вторая карта шоу не открывается ({ $source })
bang-cards-reminder-swap-cards = { $name } отдаёт одну карту, берёт { $count } { $count ->
    [one] случайную карту
    [few] случайные карты
   *[many] случайных карт
 }, другой игрок: { $other } ({ $source })

## Questions

bang-cards-question-draw = { $name } берёт карты; затем дальше.
bang-cards-question-play = Что играет { $name }?
bang-cards-question-discard = { $name } сбрасывает лишние карты; затем дальше.
bang-cards-question-rescue = { $name } умирает: что-нибудь поможет?
bang-cards-question-reveal = Какую роль открывает { $name }?
bang-cards-question-over = Игра окончена.{ $name }
bang-cards-question-dynamite = Перед игроком { $name } динамит: какая карта открыта?
bang-cards-question-pass-dynamite = Перед каким персонажем { $name } кладёт динамит?
bang-cards-question-jail = { $name } в тюрьме: какая карта открыта?
bang-cards-question-vendetta = Месть: какую карту открывает { $name }?
bang-cards-question-helena-zontero = Хелена Зонтеро: какую карту открывает { $name }?
bang-cards-question-shot = Стреляют в игрока { $name }: мимо или попали?
bang-cards-question-indians = Индейцы: сбрасывает ли { $name } Bang!?
bang-cards-question-duel = Дуэль: сбрасывает ли { $name } Bang!?
bang-cards-question-ricochet = Рикошет: спасает ли { $name } карту с помощью «Мимо!»?
bang-cards-question-johnny-kisch = Johnny Kisch: сбрасывает ли { $name } такую же карту?
bang-cards-question-penalty = Дуэль начал помощник: { $name } всё равно сбрасывает все карты?
bang-cards-question-turn-event = { $name } открывает событие: какое?
bang-cards-question-turn-show = { $name } открывает карту шоу: какую?
bang-cards-question-shuffle = События перемешиваются; { $name } открывает первое.
bang-cards-question-daltons = Долтоны: какую карту отдаёт { $name }?
bang-cards-question-russian-roulette = Русская рулетка: есть ли у игрока { $name } «Мимо!»?
bang-cards-question-another-lap = «Мимо!» нашлось у всех: ещё круг, начиная с игрока { $name }?
bang-cards-question-handcuffs = На кого { $name } надевает наручники?
bang-cards-question-blood-brothers = Отдаёт ли { $name } жизнь, и кому?
bang-cards-question-new-identity = Берёт ли { $name } новую личность?
bang-cards-question-hard-liquor = Пропускает ли { $name } взятие карт ради жизни?
bang-cards-question-dead-man = { $name } — первая жертва: возвращение с двумя жизнями и двумя картами?
bang-cards-question-fistful = Сколько выстрелов попало в игрока { $name }?
bang-cards-question-miss-susanna = { $name } играет меньше трёх карт за ход: потерять жизнь?
bang-cards-question-vera-custer = Чью способность копирует { $name }?
bang-cards-question-greygory-deck = Каких двух персонажей берёт { $name }?
bang-cards-question-activate = Какой персонаж играет за { $name }?
bang-cards-question-declare = Заявляет ли что-нибудь { $name }?
bang-cards-question-respond = Откликается ли { $name }?
bang-cards-question-two-left = Остались двое: какую роль открывает { $name }?
bang-cards-question-deal = Новая партия, шериф — { $name }: кто каким персонажем играет?
bang-cards-question-open-characters = Какие персонажи выставлены для найма? (записывает { $name })
bang-cards-question-nominate = Какого персонажа выставляет { $name } и за сколько?
bang-cards-question-auction = { $name } предлагает больше всех: кто больше?
bang-cards-question-keep-character = Платит ли { $name }, чтобы оставить персонажа?
bang-cards-question-keep-cards = Сколько карт прошлой партии выкупает { $name }?

## Buttons

bang-cards-do-next = Дальше
bang-cards-do-pass = Нет
bang-cards-do-accept = Да
bang-cards-do-pick = Выбрать игрока
bang-cards-do-pick-player = { $name } ({ $character })
bang-cards-do-dodge = Карта сыграна, без потерь
bang-cards-do-take = Принять удар
bang-cards-do-check = Открытая карта
bang-cards-do-suit-rank = { $rank }, { $suit }
bang-cards-do-ignore = На этот раз не действует
bang-cards-do-bang = Выстрелить
bang-cards-do-shot-at = { $shot } → { $name }
bang-cards-do-ricochet = Выстрелить по карте
bang-cards-do-duel = Дуэль
bang-cards-do-indians = Индейцы!
bang-cards-do-gatling = Гатлинг
bang-cards-do-beer = Пиво
bang-cards-do-heal = Жизнь с помощью карты
bang-cards-do-hurt = Потерять жизнь иначе
bang-cards-do-play = Сыграть
bang-cards-do-put = Выложить карту
bang-cards-do-remove = Убрать карту со стола
bang-cards-do-with = { $what }: { $item }
bang-cards-do-turn-event = Открыть событие
bang-cards-do-turn-show = Открыть карту шоу
bang-cards-do-shuffle = Перемешать
bang-cards-do-reveal = Открыть роль
bang-cards-do-role = { $what }: { $role }
bang-cards-do-ability = Применить способность
bang-cards-do-ability-of = { $name }: { $item }
bang-cards-do-swap-cards = Обменять карту на две
bang-cards-do-swap-seats = Поменяться местами с соседом справа
bang-cards-do-spoke = Кто-то заговорил
bang-cards-do-become = Взять нового персонажа
bang-cards-do-take-two = Взять двух персонажей
bang-cards-do-hits = Ввести попадания
bang-cards-do-declare = Заявить
bang-cards-do-deal = Ввести персонажей
bang-cards-do-open-characters = Открыть персонажей
bang-cards-do-nominate = Выставить на торги
bang-cards-do-nominate-for = { $item } за ${ $amount }
bang-cards-do-bid = Ставка
bang-cards-do-bid-of = { $name } предлагает ${ $amount }
bang-cards-do-sold = Продано
bang-cards-do-keep-cards = Оставить карты
bang-cards-do-keep-count = Оставить { $count } { $count ->
    [one] карту
    [few] карты
   *[many] карт
 }
bang-cards-do-correct = Исправить

## History

bang-cards-history-game-started = Игра начинается: { $count } { $count ->
    [one] игрок
    [few] игрока
   *[many] игроков
 }
bang-cards-history-turn-began = Ход игрока { $name }
bang-cards-history-extra-turn = Дополнительный ход: { $name }
bang-cards-history-stage = { $name }: { $stage }
bang-cards-history-turn-skipped = { $name } пропускает ход: { $reason }
bang-cards-history-stayed-in-jail = { $character } остаётся в тюрьме на этот ход
bang-cards-history-asked = Вопрос: { $question }
bang-cards-history-answered = Решено: { $question }
bang-cards-history-activated = За { $name } играет { $character }
bang-cards-history-extra-turn-won = { $name } получает дополнительный ход
bang-cards-history-event-turned = Новое событие: { $event }
bang-cards-history-event-discarded = { $event }: карта сброшена
bang-cards-history-deck-shuffled = { $count ->
    [one] Перемешано
    [few] Перемешаны
   *[many] Перемешано
 } { $count } { $count ->
    [one] событие
    [few] события
   *[many] событий
 }
bang-cards-history-handcuffed = { $name } в наручниках
bang-cards-history-seats-swapped = { $name } и { $other } меняются местами; { $other } пропустит ход
bang-cards-history-declared = { $name } ({ $role }) заявляет: { $call }
bang-cards-history-showdown-opened = Последняя перестрелка: { $names }
bang-cards-history-game-ended = Партия решена: { $side } ({ $names })
bang-cards-history-finished = Победа: { $side } ({ $names })
bang-cards-history-corrected = Исправлено, { $name }: { $what }
bang-cards-history-corrected-table = Исправлено: { $what }
bang-cards-history-life-lost = { $name } теряет { $count } { $count ->
    [one] жизнь
    [few] жизни
   *[many] жизней
 }: { $cause }; осталось { $life }
bang-cards-history-life-gained = { $name } получает { $count } { $count ->
    [one] жизнь
    [few] жизни
   *[many] жизней
 }: { $reason }
bang-cards-history-eliminated = { $name } выбывает: { $cause }
bang-cards-history-eliminated-by = { $name } погибает от руки игрока { $killer }: { $cause }
bang-cards-history-role-shown = { $name } открывает роль: { $role }
bang-cards-history-death-settled = Последствия гибели улажены: { $name }
bang-cards-history-came-back = { $name } возвращается, жизней: { $life } ({ $how })
bang-cards-history-ghost-left = Призрак игрока { $name } исчезает
bang-cards-history-roles-hidden = Роли розданы заново: { $names }
bang-cards-history-identity-changed = { $name } теперь { $character }, жизней: { $life }
bang-cards-history-abilities-lent = { $name } владеет способностями: { $characters }
bang-cards-history-checked = { $name }, проверка «{ $check }»: { $suit }, { $result }
bang-cards-history-shot-fired = { $name } стреляет в игрока { $target }: { $shot }
bang-cards-history-shot-dodged = { $name } избегает потери: { $cause }
bang-cards-history-duel-began = { $name } вызывает игрока { $target } на дуэль
bang-cards-history-all-attacked = { $name } нападает на всех: { $cause }
bang-cards-history-card-played = { $name } играет карту: { $card }
bang-cards-history-card-repeated = { $name } повторяет карту: { $card }
bang-cards-history-card-put = { $name } выкладывает карту { $card }: { $target }
bang-cards-history-card-removed = У игрока { $name } больше нет карты { $card }: { $reason }
bang-cards-history-dynamite-moved = Динамит переходит: { $name } → { $target }
bang-cards-history-character-dealt = { $name } играет персонажем { $character }, жизней: { $life }
bang-cards-history-characters-opened = Выставлены на торги: { $characters }
bang-cards-history-bid-made = { $name } предлагает ${ $amount } за персонажа { $character }
bang-cards-history-money-changed = { $name }: { $amount } $ ({ $reason })
bang-cards-history-game-scored = Партия { $game } записана
bang-cards-history-next-game = Начинается партия { $game }, шериф — { $name }

## Corrections

bang-cards-fix-life = жизни
bang-cards-fix-max-life = полные жизни
bang-cards-fix-role = роль
bang-cards-fix-character = персонаж
bang-cards-fix-money = деньги
bang-cards-fix-skip = пропуск хода
bang-cards-fix-cards = карты на столе
bang-cards-fix-ring = места
bang-cards-fix-active = чей ход
bang-cards-fix-event = событие
bang-cards-fix-show = карта шоу
bang-cards-fix-bangs = сыграно Bang!
bang-cards-fix-extra = чужие способности
bang-cards-fix-hire-price = цена найма
bang-cards-fix-handcuffed = наручники
bang-cards-fix-front = активный персонаж
bang-cards-fix-next-event = следующее событие
bang-cards-fix-cards-played = сыграно карт
bang-cards-fix-deaths = порядок выбывания
bang-cards-fix-yes = да
bang-cards-fix-no = нет
bang-cards-fix-none = нет
bang-cards-fix-unknown = скрыта
bang-cards-fix-change = { $what } { $old } → { $new }

## House rules

bang-cards-option-decks = Колоды событий
bang-cards-option-decks-high-noon = High Noon
bang-cards-option-decks-fistful-of-cards = A Fistful of Cards
bang-cards-option-wild-west-show = Wild West Show
bang-cards-option-secret = Тайная игра на шестерых
bang-cards-option-scored = Игра на деньги
bang-cards-option-series = Серия: каждый по разу шериф
bang-cards-option-no-mercy = Без пощады: шериф возвращает Bang!
bang-cards-option-experience = Опыт: карты со стола можно выкупить
bang-cards-option-hire = Наём: персонажи с торгов
bang-cards-option-bounties = Награды: деньги вместо карт за бандита
bang-cards-option-jail-stays = Тюрьма остаётся после неудачной проверки
bang-cards-option-reshuffle-active = Действующее событие тоже перемешивается
bang-cards-option-skipped-turn-checks = Динамит и тюрьма проверяются в пропущенный ход
bang-cards-option-two-player-beer = Двое игроков: Пиво действует
bang-cards-option-last-event = Событие, которое выходит последним
bang-cards-option-belle-star = В ход Belle Star не действует
bang-cards-option-belle-star-all = ни одна карта на столе
bang-cards-option-belle-star-others = карты на столе у других
bang-cards-option-start-effects = Действия в начале хода
bang-cards-option-start-effects-after-checks = после динамита и тюрьмы
bang-cards-option-start-effects-before-checks = до динамита и тюрьмы
bang-cards-option-event-caller = Без шерифа события открывает
bang-cards-option-event-caller-next-player = следующий игрок по кругу
bang-cards-option-event-caller-nobody = никто
bang-cards-option-renegade-camp = Тайная игра: ренегат
bang-cards-option-renegade-camp-own = сам за себя
bang-cards-option-renegade-camp-bad = заодно с бандитами
bang-cards-option-ranges = Дальность оружия

## Refusals

refusal-no-such-player = Такого игрока нет.
refusal-player-not-in-game = Этот игрок не в игре.
refusal-killer-not-in-game = Погибший игрок никого не может убить.
refusal-killer-is-victim = Нельзя быть убийцей самого себя; выберите «никто».
refusal-cause-has-no-killer = За такой потерей никто не стоит.
refusal-not-a-target = Этого игрока здесь нельзя выбрать.
refusal-beyond-range = До этого игрока не достать.
refusal-bang-limit-reached = В этот ход больше нельзя играть Bang!.
refusal-handcuffed = В наручниках карты с руки не играют.
refusal-no-bang-now = Событие запрещает Bang! в этом раунде.
refusal-beer-has-no-effect = Пиво сейчас не действует.
refusal-life-is-full = У этого игрока уже полные жизни.
refusal-last-life = Последнюю жизнь отдать нельзя.
refusal-life-beyond-maximum = Жизней может быть от одной до максимума.
refusal-amount-not-possible = Такое число невозможно.
refusal-sheriff-cannot-be-jailed = Шерифа нельзя посадить в тюрьму.
refusal-second-weapon = Оружие только одно: укажите, что оно заменяет прежнее.
refusal-same-card-twice = Перед игроком не могут лежать две одинаковые карты.
refusal-card-not-there = Такой карты там нет.
refusal-card-needs-name = Зелёной карте нужно название.
refusal-nothing-may-be-laid = Судья запрещает выкладывать карты в этом раунде.
refusal-not-in-front-of-others = Перед другим игроком кладут только тюрьму.
refusal-event-not-in-deck = Такого события нет в колоде.
refusal-event-not-active = Ни одно действующее событие этого не разрешает.
refusal-wrong-order = Такой порядок невозможен.
refusal-cannot-play-missed = Big Spenser не может играть «Мимо!».
refusal-rank-missing = Укажите и достоинство карты.
refusal-ability-not-available = Эта способность сейчас недоступна.
refusal-no-such-character = Такого персонажа нет.
refusal-character-taken = Этот персонаж уже занят.
refusal-role-not-possible = Такая роль здесь невозможна.
refusal-reveal-not-awaited = Роль этого игрока сейчас не нужна.
refusal-declaration-not-now = Сейчас такое заявление невозможно.
refusal-jailed-character = Персонаж, оставшийся в тюрьме, не играет.
refusal-bid-above-money = Нельзя предложить больше, чем есть.
refusal-bid-too-low = Ставка слишком мала.
refusal-bidder-has-character = У этого игрока уже есть персонаж.
refusal-too-many-kept = Столько карт оставить нельзя.
refusal-no-correction = Не указано, что исправить.
refusal-swapped-already = В этот ход уже менялись местами.

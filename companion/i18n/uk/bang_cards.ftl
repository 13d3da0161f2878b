### Карткова гра BANG!
bang-cards-title = BANG!
bang-cards-list = { $first }, { $rest }
bang-cards-who = { $name } ({ $character })
bang-cards-nothing = нічого

## Roles

bang-cards-role-sheriff = Шериф
bang-cards-role-deputy = Помічник шерифа
bang-cards-role-outlaw = Бандит
bang-cards-role-renegade = Ренегат
bang-cards-role-secret = таємна роль
bang-cards-goal-sheriff = Позбудься всіх бандитів і ренегатів.
bang-cards-goal-deputy = Захищай шерифа: ви перемагаєте разом, навіть якщо ти загинув.
bang-cards-goal-outlaw = Убий шерифа.
bang-cards-goal-renegade = Залишся останнім; шериф має впасти останнім з усіх інших.
bang-cards-status-alive = у грі
bang-cards-status-eliminated = вибув
bang-cards-status-ghost = привид
bang-cards-status-left = поза останньою перестрілкою

## Words of the rulebook

bang-cards-term-life = очко життя
bang-cards-term-check = перевірка
bang-cards-term-phase-1 = фаза 1: взяти карти
bang-cards-term-phase-2 = фаза 2: грати
bang-cards-term-phase-3 = фаза 3: скинути зайве
bang-cards-term-round = раунд
bang-cards-term-deck = ігрова колода
bang-cards-term-discard = скид
bang-cards-term-wound = поранення
bang-cards-term-showdown = перестрілка тих, хто відкрився

## Ways to play, and boxes

bang-cards-mode-two = Двоє гравців, по два персонажі
bang-cards-mode-three = Троє гравців: полювання
bang-cards-mode-standard = Від чотирьох до восьми гравців
bang-cards-mode-secret = Шестеро гравців, таємні ролі
bang-cards-box-base = Базова гра
bang-cards-box-dodge-city = Dodge City
bang-cards-box-wild-west-show = Wild West Show
bang-cards-box-promo = Промокарти

## Suits and ranks

bang-cards-suit-hearts = чирви
bang-cards-suit-diamonds = бубни
bang-cards-suit-clubs = трефи
bang-cards-suit-spades = піки
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
bang-cards-card-hideout = Сховок
bang-cards-card-scope = Приціл
bang-cards-card-binocular = Бінокль
bang-cards-card-barrel = Бочка
bang-cards-card-jail = В'язниця
bang-cards-card-dynamite = Динаміт
bang-cards-card-missed = Повз!
bang-cards-card-beer = Пиво
bang-cards-card-saloon = Салун
bang-cards-card-tequila = Текіла
bang-cards-card-whisky = Віскі
bang-cards-card-canteen = Фляга
bang-cards-card-panic = Паніка!
bang-cards-card-cat-balou = Кет Баллу
bang-cards-card-rag-time = Регтайм
bang-cards-card-stagecoach = Диліжанс
bang-cards-card-wells-fargo = Веллс-Фарго
bang-cards-card-general-store = Крамниця
bang-cards-card-gatling = Гатлінг
bang-cards-card-sombrero = Сомбреро
bang-cards-card-iron-plate = Залізна пластина
bang-cards-card-duel = Дуель
bang-cards-card-indians = Індіанці!
bang-cards-card-other = інша карта
bang-cards-shot-bang = Bang!
bang-cards-shot-extra = додатковий постріл
bang-cards-shot-pair = дві карти замість Bang!
bang-cards-shot-sniper = подвійний постріл

## Why

bang-cards-why-seats = { $count } { $count ->
    [one] місце
    [few] місця
   *[many] місць
 } по колу
bang-cards-why-event = усі сусіди: { $event }
bang-cards-why-further = на один далі: { $what }
bang-cards-why-nearer = на один ближче: { $what }
bang-cards-why-cards-off = карти на столі не діють: { $event }
bang-cards-why-abilities-off = здібності не діють: { $event }
bang-cards-why-own-characters = два персонажі одного гравця
bang-cards-draw = { $name } бере { $count } { $count ->
    [one] карту
    [few] карти
   *[many] карт
 }
bang-cards-draw-keep = { $name } бере { $count } { $count ->
    [one] карту
    [few] карти
   *[many] карт
 } і залишає { $keep }
bang-cards-draw-perhaps = { $name } бере { $count } { $count ->
    [one] карту
    [few] карти
   *[many] карт
 } і ще { $more }, якщо друга червона
bang-cards-draw-texts = { $name } бере карти за текстом: { $rules }

## Events: High Noon

bang-cards-event-hn-blessing = Благословення
bang-cards-event-help-hn-blessing = У цьому раунді кожна карта вважається чирвовою.
bang-cards-event-hn-curse = Прокляття
bang-cards-event-help-hn-curse = У цьому раунді кожна карта вважається піковою. Ранг не змінюється.
bang-cards-event-hn-daltons = Долтони
bang-cards-event-help-hn-daltons = Кожен, хто має карти на столі, скидає одну з них на свій вибір.
bang-cards-event-hn-doctor = Лікар
bang-cards-event-help-hn-doctor = Хто має найменше життів, одразу отримує одне; за рівності — усі такі. Потім карта йде.
bang-cards-event-hn-ghost-town = Місто привидів
bang-cards-event-help-hn-ghost-town = У цьому раунді загиблі грають свій хід привидами: беруть три карти і знову вмирають наприкінці ходу.
bang-cards-event-hn-gold-rush = Золота лихоманка
bang-cards-event-help-hn-gold-rush = Раунд іде проти годинникової стрілки, починаючи з шерифа, і всі кругові дії також.
bang-cards-event-hn-handcuffs = Кайданки
bang-cards-event-help-hn-handcuffs = Шериф надягає кайданки на гравця: той не грає карт із руки у свій хід.
bang-cards-event-hn-hangover = Похмілля
bang-cards-event-help-hn-hangover = У цьому раунді ніхто не має здібності персонажа.
bang-cards-event-hn-high-noon = Спекотний полудень
bang-cards-event-help-hn-high-noon = Кожен втрачає одне життя на початку свого ходу.
bang-cards-event-hn-new-identity = Нова особа
bang-cards-event-help-hn-new-identity = На початку ходу можна стати персонажем, що позначає життя, з двома життями.
bang-cards-event-hn-reverend = Проповідь
bang-cards-event-help-hn-reverend = У цьому раунді не можна грати Пиво, навіть щоб вижити.
bang-cards-event-hn-sermon = Причастя
bang-cards-event-help-hn-sermon = У цьому раунді не можна грати Bang! у свій хід.
bang-cards-event-hn-shootout = Стрілянина
bang-cards-event-help-hn-shootout = За хід можна зіграти два Bang!.
bang-cards-event-hn-thirst = Посуха
bang-cards-event-help-hn-thirst = У першій фазі береться лише перша карта.
bang-cards-event-hn-train-arrival = Прибуття потяга
bang-cards-event-help-hn-train-arrival = Наприкінці першої фази береться ще одна карта.

## Events: A Fistful of Cards

bang-cards-event-afoc-abandoned-mine = Покинута шахта
bang-cards-event-help-afoc-abandoned-mine = У першій фазі карти беруться зі скиду, доки він є; скинуті карти кладуться закритими на колоду.
bang-cards-event-afoc-ambush = Засідка
bang-cards-event-help-afoc-ambush = Відстань між усіма дорівнює одному; здібності й карти на столі її змінюють.
bang-cards-event-afoc-blood-brothers = Кровні брати
bang-cards-event-help-afoc-blood-brothers = На початку ходу можна віддати одне життя, але не останнє, іншому гравцю.
bang-cards-event-afoc-dead-man = Мрець
bang-cards-event-help-afoc-dead-man = Хто загинув першим, повертається у свій хід із двома життями та двома картами.
bang-cards-event-afoc-fistful = Жменя карт
bang-cards-event-help-afoc-fistful = На початку ходу в гравця стріляють стільки разів, скільки в нього карт на руці.
bang-cards-event-afoc-hard-liquor = Міцний лікер
bang-cards-event-help-afoc-hard-liquor = Можна пропустити першу фазу й отримати одне життя.
bang-cards-event-afoc-judge = Суддя
bang-cards-event-help-afoc-judge = У цьому раунді не можна викладати карти ні перед собою, ні перед іншими.
bang-cards-event-afoc-lasso = Ласо
bang-cards-event-help-afoc-lasso = У цьому раунді карти перед гравцями не діють: усі стріляють на відстань один.
bang-cards-event-afoc-law-of-the-west = Закон Заходу
bang-cards-event-help-afoc-law-of-the-west = У першій фазі друга карта показується й має бути зіграна цього ходу, якщо можливо.
bang-cards-event-afoc-peyote = Кактус
bang-cards-event-help-afoc-peyote = Замість взяття карт вгадай колір верхньої: правильно — бери й гадай знову, ні — грай далі.
bang-cards-event-afoc-ranch = Ранчо
bang-cards-event-help-afoc-ranch = Після другої фази можна скинути будь-які карти з руки й узяти стільки ж.
bang-cards-event-afoc-ricochet = Рикошет
bang-cards-event-help-afoc-ricochet = З Bang! можна стріляти по карті на столі: вона скидається, якщо власник не зіграє «Повз!».
bang-cards-event-afoc-russian-roulette = Російська рулетка
bang-cards-event-help-afoc-russian-roulette = Починаючи з шерифа, кожен скидає «Повз!»; перший, хто не може, втрачає два життя, і все скінчено.
bang-cards-event-afoc-sniper = Снайпер
bang-cards-event-help-afoc-sniper = Два Bang! можна зіграти як один постріл; його зупинять лише два «Повз!».
bang-cards-event-afoc-vendetta = Помста
bang-cards-event-help-afoc-vendetta = Наприкінці ходу відкрий карту: чирви — граєш ще один хід, уже без перевірки.

## Events: Wild West Show

bang-cards-event-wws-bone-orchard = Цвинтар
bang-cards-event-help-wws-bone-orchard = Загиблі повертаються у свій хід назавжди: з одним життям і роллю, розданою серед них заново.
bang-cards-event-wws-darling-valentine = Дарлінг Валентайн
bang-cards-event-help-wws-darling-valentine = На початку ходу скинь усю руку й візьми стільки ж карт, потім бери як завжди.
bang-cards-event-wws-dorothy-rage = Дороті Рейдж
bang-cards-event-help-wws-dorothy-rage = У свій хід можна змусити іншого зіграти названу карту; відстань рахується від нього.
bang-cards-event-wws-gag = Кляп
bang-cards-event-help-wws-gag = Говорити не можна: хто заговорив, втрачає життя. Сміятися й жестикулювати можна.
bang-cards-event-wws-helena-zontero = Хелена Зонтеро
bang-cards-event-help-wws-helena-zontero = Відкрий карту: якщо вона червона, живі, крім шерифа, заново перемішують і роздають ролі.
bang-cards-event-wws-lady-rosa = Леді Роза з Техасу
bang-cards-event-help-wws-lady-rosa = У свій хід можна помінятися місцями із сусідом праворуч; він пропустить наступний хід.
bang-cards-event-wws-miss-susanna = Міс Сюзанна
bang-cards-event-help-wws-miss-susanna = Зіграй за хід хоча б три карти, інакше наприкінці втратиш життя. Хід, втрачений у в'язниці, не рахується.
bang-cards-event-wws-sacagaway = Сакагавея
bang-cards-event-help-wws-sacagaway = Усі грають із відкритими картами; ролі лишаються таємними.
bang-cards-event-wws-showdown = Зведення рахунків
bang-cards-event-help-wws-showdown = Будь-яку карту можна зіграти як Bang!, а будь-який Bang! — як «Повз!».
bang-cards-event-wws-wild-west-show = Шоу Дикого Заходу
bang-cards-event-help-wws-wild-west-show = Тепер кожен за себе: перемагає останній, хто вижив, хоч би яка роль. Нагороди й зірка шерифа лишаються.

## Characters

bang-cards-character-other = інший персонаж
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

bang-cards-ability-other = Застосунок не знає здібності цього персонажа; вірте карті.
bang-cards-ability-apache-kid = Бубнові карти, зіграні проти тебе іншими, не діють, крім дуелі.
bang-cards-ability-bart-cassidy = За кожне втрачене життя береш карту.
bang-cards-ability-belle-star = У твій хід сині й зелені карти перед гравцями не діють.
bang-cards-ability-big-spenser = Починаєш із п'ятьма картами й не можеш грати «Повз!».
bang-cards-ability-bill-noface = У першій фазі береш одну карту й ще по одній за кожне відсутнє життя.
bang-cards-ability-black-jack = Показуєш другу карту першої фази: якщо вона червона, береш ще одну.
bang-cards-ability-calamity-janet = Bang! для тебе може бути «Повз!» і навпаки.
bang-cards-ability-chuck-wengam = У свій хід можна втратити життя, але не останнє, і взяти дві карти; скільки завгодно разів.
bang-cards-ability-claus-the-saint = У першій фазі береш на одну карту більше, ніж живих гравців: дві собі, по одній решті.
bang-cards-ability-doc-holyday = Раз за хід скинь дві карти й вистріль у межах досяжності; це не Bang! цього ходу.
bang-cards-ability-el-gringo = За кожне життя, забране картою іншого гравця, береш карту з його руки.
bang-cards-ability-elena-fuente = Будь-яка карта з руки може бути «Повз!».
bang-cards-ability-flint-westwood = У свій хід можна обміняти одну карту на дві випадкові з чужої руки; якщо там лише одна карта, отримуєш тільки її.
bang-cards-ability-gary-looter = Починаєш із п'ятьма картами й забираєш зайві карти, скинуті іншими в третій фазі.
bang-cards-ability-greg-digger = Отримуєш два життя, коли гине гравець.
bang-cards-ability-greygory-deck = На початку ходу можна взяти двох випадкових персонажів основної колоди й користуватися обома здібностями; потім змінюються обидва або жоден.
bang-cards-ability-herb-hunter = Береш дві карти, коли гине гравець.
bang-cards-ability-jesse-jones = У першій фазі першу карту можна взяти з руки іншого гравця.
bang-cards-ability-john-pain = Поки в тебе менше шести карт, забираєш кожну карту перевірки; цієї ж миті вона не допомагає.
bang-cards-ability-johnny-kisch = Коли ти викладаєш карту, такі самі карти перед іншими скидаються.
bang-cards-ability-jose-delgado = У свій хід можна скинути синю карту й узяти дві; скільки завгодно разів.
bang-cards-ability-jourdonnais = Коли в тебе стріляють, можна відкрити карту: чирви — це «Повз!». Бочка дає ще одну спробу.
bang-cards-ability-kit-carlson = У першій фазі дивишся три карти, дві береш, одну повертаєш.
bang-cards-ability-lee-van-klift = У свій хід скинь Bang!, щоб один раз повторити щойно зіграну коричневу карту. Повторний диліжанс не відкриває другої карти шоу.
bang-cards-ability-lucky-duke = Під час перевірки відкриваєш дві карти й обираєш одну.
bang-cards-ability-molly-stark = Зігравши карту не у свій хід, береш карту; після дуелі — по одній за кожен Bang!.
bang-cards-ability-pat-brennan = У першій фазі береш дві карти або одну карту, що лежить перед будь-яким гравцем.
bang-cards-ability-paul-regret = Усі бачать тебе на один далі.
bang-cards-ability-pedro-ramirez = У першій фазі першу карту можна взяти з верху скиду.
bang-cards-ability-pixie-pete = У першій фазі береш чотири карти.
bang-cards-ability-rose-doolan = Ти бачиш усіх на один ближче.
bang-cards-ability-sean-mallory = Можеш тримати до десяти карт, хоч би скільки було життів.
bang-cards-ability-sid-ketchum = Будь-коли скинь дві карти й отримай одне життя.
bang-cards-ability-slab-the-killer = Щоб зупинити твій Bang!, потрібні два «Повз!»; бочка рахується за одне.
bang-cards-ability-suzy-lafayette = Щойно рука порожня, береш карту.
bang-cards-ability-tequila-joe = Пиво дає тобі два життя; інші напої — як усім.
bang-cards-ability-teren-kill = Умираючи, відкрий карту: якщо це не піки, лишаєшся з одним життям і береш карту. У разі невдачі Пиво не допоможе.
bang-cards-ability-uncle-will = Раз за хід будь-яка твоя карта може бути Крамницею.
bang-cards-ability-vera-custer = На початку ходу можна скопіювати здібність живого персонажа до свого наступного ходу.
bang-cards-ability-vulture-sam = Коли персонаж гине, забираєш усі його карти з руки та зі столу.
bang-cards-ability-willy-the-kid = У свій хід можеш грати скільки завгодно Bang!.
bang-cards-ability-youl-grinner = Перед взяттям карт гравці, у яких карт більше, віддають тобі одну на свій вибір.

## Causes, gains, reasons

bang-cards-cause-bang = постріл
bang-cards-cause-gatling = Гатлінг
bang-cards-cause-indians = індіанці
bang-cards-cause-duel = дуель
bang-cards-cause-dynamite = динаміт
bang-cards-cause-chuck-wengam = угода Chuck Wengam
bang-cards-cause-blood-brothers = дар кровному братові
bang-cards-cause-fistful = Жменя карт
bang-cards-cause-russian-roulette = російська рулетка
bang-cards-cause-high-noon = Спекотний полудень
bang-cards-cause-gag = балачки
bang-cards-cause-miss-susanna = Міс Сюзанна
bang-cards-cause-other = щось інше
bang-cards-gain-beer = Пиво
bang-cards-gain-card = карта
bang-cards-gain-sid-ketchum = Sid Ketchum
bang-cards-gain-greg-digger = Greg Digger
bang-cards-gain-teren-kill = Teren Kill
bang-cards-gain-hard-liquor = Міцний лікер
bang-cards-gain-blood-brothers = Кровні брати
bang-cards-gain-doctor = Лікар
bang-cards-removal-by-table = прибрана
bang-cards-removal-replaced = замінена
bang-cards-removal-checked = після перевірки
bang-cards-removal-daltons = Долтони
bang-cards-removal-ricochet = Рикошет
bang-cards-removal-johnny-kisch = Johnny Kisch
bang-cards-removal-penalty = штраф шерифа
bang-cards-skip-jail = у в'язниці
bang-cards-skip-lady-rosa = Леді Роза
bang-cards-skip-declared = після заяви
bang-cards-comeback-ghost-town = привидом
bang-cards-comeback-dead-man = Мрець
bang-cards-comeback-bone-orchard = Цвинтар
bang-cards-check-dynamite = динаміт
bang-cards-check-jail = в'язниця
bang-cards-check-vendetta = Помста
bang-cards-check-helena-zontero = Хелена Зонтеро
bang-cards-check-barrel = бочка
bang-cards-check-teren-kill = Teren Kill
bang-cards-result-passed = успіх
bang-cards-result-failed = невдача
bang-cards-call-crime-defeated = «Злочинність переможено!»
bang-cards-call-law-dead = «Закон помер!»
bang-cards-side-law = закон
bang-cards-side-outlaws = бандити
bang-cards-side-renegade = ренегат
bang-cards-side-hunter = мисливець
bang-cards-side-last-standing = останній, хто вижив
bang-cards-side-series = уся серія
bang-cards-money-score = підсумок партії
bang-cards-money-bounty = нагорода за голову
bang-cards-money-hired = наймання персонажа
bang-cards-money-kept-character = персонажа залишено
bang-cards-money-kept-cards = карти залишено
bang-cards-money-correction = виправлення
bang-cards-source-rules = правила
bang-cards-source-reward = нагорода
bang-cards-source-penalty = штраф
bang-cards-source-experience = Досвід
bang-cards-source-no-mercy = Без пощади
bang-cards-source-dead-man = Мрець

## Stages

bang-cards-stage-setup = підготовка
bang-cards-stage-begin = початок ходу
bang-cards-stage-event = подія
bang-cards-stage-checks = динаміт і в'язниця
bang-cards-stage-choose = активний персонаж
bang-cards-stage-start = дії на початку ходу
bang-cards-stage-draw = фаза 1, взяття карт
bang-cards-stage-play = фаза 2, розіграш
bang-cards-stage-discard = фаза 3, скидання
bang-cards-stage-end = кінець ходу
bang-cards-stage-next = наступний гравець
bang-cards-stage-over = кінець гри

## Reminders

bang-cards-reminder-start-hand = { $name } починає з { $count } { $count ->
    [one] картою
    [few] картами
   *[many] картами
 } ({ $source })
bang-cards-reminder-draw-cards = { $name } бере { $count } { $count ->
    [one] карту
    [few] карти
   *[many] карт
 } ({ $source })
bang-cards-reminder-take-from-killer = { $name } бере { $count } { $count ->
    [one] карту
    [few] карти
   *[many] карт
 } з руки гравця { $other } ({ $source })
bang-cards-reminder-take-all-cards = { $name } забирає всі карти гравця { $other } ({ $source })
bang-cards-reminder-take-check-card = { $name } забирає відкриту карту; зіграти її можна лише після цього ({ $source })
bang-cards-reminder-discard-everything = { $name } скидає всі карти з руки та зі столу ({ $source })
bang-cards-reminder-give-surplus = Зайві карти гравця { $other } отримує { $name } ({ $source })
bang-cards-reminder-take-back-bang = { $name } може повернути на руку Bang!, зіграний цього ходу ({ $source })
bang-cards-reminder-shuffle-roles = Перемішайте { $count } { $count ->
    [one] таємну роль
    [few] таємні ролі
   *[many] таємних ролей
 } і роздайте заново ({ $source })
bang-cards-reminder-replace-hand = { $name } скидає всю руку й бере стільки ж ({ $source })
bang-cards-reminder-exchange-hand = { $name } може обміняти будь-які карти з руки ({ $source })
bang-cards-reminder-no-second-show-card = { $name } повторює карту; друга карта шоу не відкривається ({ $source })
bang-cards-reminder-swap-cards = { $name } віддає одну карту, бере { $count } { $count ->
    [one] випадкову карту
    [few] випадкові карти
   *[many] випадкових карт
 }, інший гравець: { $other } ({ $source })

## Questions

bang-cards-question-draw = { $name } бере карти; потім далі.
bang-cards-question-play = Що грає { $name }?
bang-cards-question-discard = { $name } скидає зайві карти; потім далі.
bang-cards-question-rescue = { $name } помирає: щось допоможе?
bang-cards-question-reveal = Яку роль відкриває { $name }?
bang-cards-question-over = Гру завершено.{ $name }
bang-cards-question-dynamite = Перед гравцем { $name } динаміт: яку карту відкрито?
bang-cards-question-pass-dynamite = Перед яким персонажем { $name } кладе динаміт?
bang-cards-question-jail = { $name } у в'язниці: яку карту відкрито?
bang-cards-question-vendetta = Помста: яку карту відкриває { $name }?
bang-cards-question-helena-zontero = Хелена Зонтеро: яку карту відкриває { $name }?
bang-cards-question-shot = Стріляють у гравця { $name }: повз чи влучили?
bang-cards-question-indians = Індіанці: чи скидає { $name } Bang!?
bang-cards-question-duel = Дуель: чи скидає { $name } Bang!?
bang-cards-question-ricochet = Рикошет: чи рятує { $name } карту за допомогою «Повз!»?
bang-cards-question-johnny-kisch = Johnny Kisch: чи скидає { $name } таку саму карту?
bang-cards-question-penalty = Дуель почав помічник: { $name } все одно скидає всі карти?
bang-cards-question-turn-event = { $name } відкриває подію: яку?
bang-cards-question-turn-show = { $name } відкриває карту шоу: яку?
bang-cards-question-shuffle = Події перемішуються; { $name } відкриває першу.
bang-cards-question-daltons = Долтони: яку карту віддає { $name }?
bang-cards-question-russian-roulette = Російська рулетка: чи є в гравця { $name } «Повз!»?
bang-cards-question-another-lap = «Повз!» знайшлося в усіх: ще коло, починаючи з гравця { $name }?
bang-cards-question-handcuffs = На кого { $name } надягає кайданки?
bang-cards-question-blood-brothers = Чи віддає { $name } життя, і кому?
bang-cards-question-new-identity = Чи бере { $name } нову особу?
bang-cards-question-hard-liquor = Чи пропускає { $name } взяття карт заради життя?
bang-cards-question-dead-man = { $name } — перша жертва: повернення з двома життями та двома картами?
bang-cards-question-fistful = Скільки пострілів влучило в гравця { $name }?
bang-cards-question-miss-susanna = { $name } грає менше трьох карт за хід: втратити життя?
bang-cards-question-vera-custer = Чию здібність копіює { $name }?
bang-cards-question-greygory-deck = Яких двох персонажів бере { $name }?
bang-cards-question-activate = Який персонаж грає за { $name }?
bang-cards-question-declare = Чи заявляє щось { $name }?
bang-cards-question-respond = Чи відгукується { $name }?
bang-cards-question-two-left = Залишилося двоє: яку роль відкриває { $name }?
bang-cards-question-deal = Нова партія, шериф — { $name }: хто яким персонажем грає?
bang-cards-question-open-characters = Яких персонажів виставлено для наймання? (записує { $name })
bang-cards-question-nominate = Якого персонажа виставляє { $name } і за скільки?
bang-cards-question-auction = { $name } пропонує найбільше: хто більше?
bang-cards-question-keep-character = Чи платить { $name }, щоб залишити персонажа?
bang-cards-question-keep-cards = Скільки карт минулої партії викуповує { $name }?

## Buttons

bang-cards-do-next = Далі
bang-cards-do-pass = Ні
bang-cards-do-accept = Так
bang-cards-do-pick = Обрати гравця
bang-cards-do-pick-player = { $name } ({ $character })
bang-cards-do-dodge = Карту зіграно, без втрат
bang-cards-do-take = Прийняти удар
bang-cards-do-check = Відкрита карта
bang-cards-do-suit-rank = { $rank }, { $suit }
bang-cards-do-ignore = Цього разу не діє
bang-cards-do-bang = Вистрілити
bang-cards-do-shot-at = { $shot } → { $name }
bang-cards-do-ricochet = Вистрілити по карті
bang-cards-do-duel = Дуель
bang-cards-do-indians = Індіанці!
bang-cards-do-gatling = Гатлінг
bang-cards-do-beer = Пиво
bang-cards-do-heal = Життя за допомогою карти
bang-cards-do-hurt = Втратити життя інакше
bang-cards-do-play = Зіграти
bang-cards-do-put = Викласти карту
bang-cards-do-remove = Прибрати карту зі столу
bang-cards-do-with = { $what }: { $item }
bang-cards-do-turn-event = Відкрити подію
bang-cards-do-turn-show = Відкрити карту шоу
bang-cards-do-shuffle = Перемішати
bang-cards-do-reveal = Відкрити роль
bang-cards-do-role = { $what }: { $role }
bang-cards-do-ability = Застосувати здібність
bang-cards-do-ability-of = { $name }: { $item }
bang-cards-do-swap-cards = Обміняти карту на дві
bang-cards-do-swap-seats = Помінятися місцями із сусідом праворуч
bang-cards-do-spoke = Хтось заговорив
bang-cards-do-become = Узяти нового персонажа
bang-cards-do-take-two = Узяти двох персонажів
bang-cards-do-hits = Ввести влучання
bang-cards-do-declare = Заявити
bang-cards-do-deal = Ввести персонажів
bang-cards-do-open-characters = Відкрити персонажів
bang-cards-do-nominate = Виставити на торги
bang-cards-do-nominate-for = { $item } за ${ $amount }
bang-cards-do-bid = Ставка
bang-cards-do-bid-of = { $name } пропонує ${ $amount }
bang-cards-do-sold = Продано
bang-cards-do-keep-cards = Залишити карти
bang-cards-do-keep-count = Залишити { $count } { $count ->
    [one] карту
    [few] карти
   *[many] карт
 }
bang-cards-do-correct = Виправити

## History

bang-cards-history-game-started = Гра починається: { $count } { $count ->
    [one] гравець
    [few] гравці
   *[many] гравців
 }
bang-cards-history-turn-began = Хід гравця { $name }
bang-cards-history-extra-turn = Додатковий хід: { $name }
bang-cards-history-stage = { $name }: { $stage }
bang-cards-history-turn-skipped = { $name } пропускає хід: { $reason }
bang-cards-history-stayed-in-jail = { $character } лишається у в'язниці цього ходу
bang-cards-history-asked = Питання: { $question }
bang-cards-history-answered = Вирішено: { $question }
bang-cards-history-activated = За { $name } грає { $character }
bang-cards-history-extra-turn-won = { $name } отримує додатковий хід
bang-cards-history-event-turned = Нова подія: { $event }
bang-cards-history-event-discarded = { $event }: карту скинуто
bang-cards-history-deck-shuffled = Перемішано { $count } { $count ->
    [one] подію
    [few] події
   *[many] подій
 }
bang-cards-history-handcuffed = { $name } у кайданках
bang-cards-history-seats-swapped = { $name } і { $other } міняються місцями; { $other } пропустить хід
bang-cards-history-declared = { $name } ({ $role }) заявляє: { $call }
bang-cards-history-showdown-opened = Остання перестрілка: { $names }
bang-cards-history-game-ended = Партію вирішено: { $side } ({ $names })
bang-cards-history-finished = Перемога: { $side } ({ $names })
bang-cards-history-corrected = Виправлено, { $name }: { $what }
bang-cards-history-corrected-table = Виправлено: { $what }
bang-cards-history-life-lost = { $name } втрачає { $count } { $count ->
    [one] життя
    [few] життя
   *[many] життів
 }: { $cause }; лишилося { $life }
bang-cards-history-life-gained = { $name } отримує { $count } { $count ->
    [one] життя
    [few] життя
   *[many] життів
 }: { $reason }
bang-cards-history-eliminated = { $name } вибуває: { $cause }
bang-cards-history-eliminated-by = { $name } гине від руки гравця { $killer }: { $cause }
bang-cards-history-role-shown = { $name } відкриває роль: { $role }
bang-cards-history-death-settled = Наслідки загибелі владнано: { $name }
bang-cards-history-came-back = { $name } повертається, життів: { $life } ({ $how })
bang-cards-history-ghost-left = Привид гравця { $name } зникає
bang-cards-history-roles-hidden = Ролі роздано заново: { $names }
bang-cards-history-identity-changed = { $name } тепер { $character }, життів: { $life }
bang-cards-history-abilities-lent = { $name } має здібності: { $characters }
bang-cards-history-checked = { $name }, перевірка «{ $check }»: { $suit }, { $result }
bang-cards-history-shot-fired = { $name } стріляє в гравця { $target }: { $shot }
bang-cards-history-shot-dodged = { $name } уникає втрати: { $cause }
bang-cards-history-duel-began = { $name } викликає гравця { $target } на дуель
bang-cards-history-all-attacked = { $name } нападає на всіх: { $cause }
bang-cards-history-card-played = { $name } грає карту: { $card }
bang-cards-history-card-repeated = { $name } повторює карту: { $card }
bang-cards-history-card-put = { $name } викладає карту { $card }: { $target }
bang-cards-history-card-removed = У гравця { $name } більше немає карти { $card }: { $reason }
bang-cards-history-dynamite-moved = Динаміт переходить: { $name } → { $target }
bang-cards-history-character-dealt = { $name } грає персонажем { $character }, життів: { $life }
bang-cards-history-characters-opened = Виставлено на торги: { $characters }
bang-cards-history-bid-made = { $name } пропонує ${ $amount } за персонажа { $character }
bang-cards-history-money-changed = { $name }: { $amount } $ ({ $reason })
bang-cards-history-game-scored = Партію { $game } записано
bang-cards-history-next-game = Починається партія { $game }, шериф — { $name }

## Corrections

bang-cards-fix-life = життя
bang-cards-fix-max-life = повне життя
bang-cards-fix-role = роль
bang-cards-fix-character = персонаж
bang-cards-fix-money = гроші
bang-cards-fix-skip = пропуск ходу
bang-cards-fix-cards = карти на столі
bang-cards-fix-ring = місця
bang-cards-fix-active = чий хід
bang-cards-fix-event = подія
bang-cards-fix-show = карта шоу
bang-cards-fix-bangs = зіграно Bang!
bang-cards-fix-extra = чужі здібності
bang-cards-fix-hire-price = ціна найму
bang-cards-fix-handcuffed = кайданки
bang-cards-fix-front = активний персонаж
bang-cards-fix-next-event = наступна подія
bang-cards-fix-cards-played = зіграно карт
bang-cards-fix-deaths = порядок вибування
bang-cards-fix-yes = так
bang-cards-fix-no = ні
bang-cards-fix-none = немає
bang-cards-fix-unknown = прихована
bang-cards-fix-change = { $what } { $old } → { $new }

## House rules

bang-cards-option-decks = Колоди подій
bang-cards-option-decks-high-noon = High Noon
bang-cards-option-decks-fistful-of-cards = A Fistful of Cards
bang-cards-option-wild-west-show = Wild West Show
bang-cards-option-secret = Таємна гра на шістьох
bang-cards-option-scored = Гра на гроші
bang-cards-option-series = Серія: кожен раз шериф
bang-cards-option-no-mercy = Без пощади: шериф повертає Bang!
bang-cards-option-experience = Досвід: карти зі столу можна викупити
bang-cards-option-hire = Наймання: персонажі з торгів
bang-cards-option-bounties = Нагороди: гроші замість карт за бандита
bang-cards-option-jail-stays = В'язниця лишається після невдалої перевірки
bang-cards-option-reshuffle-active = Чинна подія теж перемішується
bang-cards-option-skipped-turn-checks = Динаміт і в'язниця перевіряються в пропущений хід
bang-cards-option-two-player-beer = Двоє гравців: Пиво діє
bang-cards-option-last-event = Подія, що виходить останньою
bang-cards-option-belle-star = У хід Belle Star не діє
bang-cards-option-belle-star-all = жодна карта на столі
bang-cards-option-belle-star-others = карти на столі в інших
bang-cards-option-start-effects = Дії на початку ходу
bang-cards-option-start-effects-after-checks = після динаміту та в'язниці
bang-cards-option-start-effects-before-checks = до динаміту та в'язниці
bang-cards-option-event-caller = Без шерифа події відкриває
bang-cards-option-event-caller-next-player = наступний гравець по колу
bang-cards-option-event-caller-nobody = ніхто
bang-cards-option-renegade-camp = Таємна гра: ренегат
bang-cards-option-renegade-camp-own = сам за себе
bang-cards-option-renegade-camp-bad = разом із бандитами
bang-cards-option-ranges = Дальність зброї

## Refusals

refusal-no-such-player = Такого гравця немає.
refusal-player-not-in-game = Цей гравець не в грі.
refusal-killer-not-in-game = Загиблий гравець нікого не може вбити.
refusal-killer-is-victim = Не можна бути вбивцею самого себе; оберіть «ніхто».
refusal-cause-has-no-killer = За такою втратою ніхто не стоїть.
refusal-not-a-target = Цього гравця тут не можна обрати.
refusal-beyond-range = До цього гравця не дістати.
refusal-bang-limit-reached = Цього ходу більше не можна грати Bang!.
refusal-handcuffed = У кайданках карт із руки не грають.
refusal-no-bang-now = Подія забороняє Bang! у цьому раунді.
refusal-beer-has-no-effect = Пиво зараз не діє.
refusal-life-is-full = У цього гравця вже повні життя.
refusal-last-life = Останнє життя віддати не можна.
refusal-life-beyond-maximum = Життів може бути від одного до максимуму.
refusal-amount-not-possible = Таке число неможливе.
refusal-sheriff-cannot-be-jailed = Шерифа не можна посадити до в'язниці.
refusal-second-weapon = Зброя лише одна: укажіть, що вона замінює попередню.
refusal-same-card-twice = Перед гравцем не можуть лежати дві однакові карти.
refusal-card-not-there = Такої карти там немає.
refusal-card-needs-name = Зеленій карті потрібна назва.
refusal-nothing-may-be-laid = Суддя забороняє викладати карти в цьому раунді.
refusal-not-in-front-of-others = Перед іншим гравцем кладуть лише в'язницю.
refusal-event-not-in-deck = Такої події немає в колоді.
refusal-event-not-active = Жодна чинна подія цього не дозволяє.
refusal-wrong-order = Такий порядок неможливий.
refusal-cannot-play-missed = Big Spenser не може грати «Повз!».
refusal-rank-missing = Укажіть і ранг карти.
refusal-ability-not-available = Ця здібність зараз недоступна.
refusal-no-such-character = Такого персонажа немає.
refusal-character-taken = Цього персонажа вже зайнято.
refusal-role-not-possible = Така роль тут неможлива.
refusal-reveal-not-awaited = Роль цього гравця зараз не потрібна.
refusal-declaration-not-now = Зараз така заява неможлива.
refusal-jailed-character = Персонаж, що лишився у в'язниці, не грає.
refusal-bid-above-money = Не можна запропонувати більше, ніж є.
refusal-bid-too-low = Ставка замала.
refusal-bidder-has-character = У цього гравця вже є персонаж.
refusal-too-many-kept = Стільки карт залишити не можна.
refusal-no-correction = Не вказано, що виправити.
refusal-swapped-already = Цього ходу вже мінялися місцями.

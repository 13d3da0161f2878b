### Легенди Дикого Заходу

## Title and small words

western-legends-title = Легенди Дикого Заходу
western-legends-list = { $first }, { $rest }
western-legends-labelled = { $label }: { $detail }
western-legends-reputation = { $track } { $points }
western-legends-answer-yes = так
western-legends-answer-no = ні
western-legends-answer-nobody = ніхто

## Glossary

western-legends-term-legendary-points = очки легендарності (ОЛ)
western-legends-term-legendary-track = шкала легендарності
western-legends-term-wanted-points = очки розшуку
western-legends-term-marshal-points = очки маршала
western-legends-term-wanted-track = шкала розшуку
western-legends-term-marshal-track = шкала маршала
western-legends-term-wanted-player = розшукуваний гравець
western-legends-term-player-in-search = гравець у розшуку
western-legends-term-marshal = гравець-маршал
western-legends-term-neutral-player = нейтральний гравець
western-legends-term-active-player = активний гравець
western-legends-term-initiator = ініціатор
western-legends-term-target = ціль
western-legends-term-territory = територія
western-legends-term-location = локація
western-legends-term-town = місто
western-legends-term-outside-town = поза містом
western-legends-term-mesa = столова гора
western-legends-term-legendary-ability = легендарна здібність
western-legends-term-starting-bonus = стартовий бонус
western-legends-term-starting-location = стартова локація
western-legends-term-first-player-token = жетон першого гравця
western-legends-term-common-supply = загальний запас
western-legends-term-wound = рана
western-legends-term-wound-track = шкала поранень
western-legends-term-action = Дія
western-legends-term-bonus = Бонус
western-legends-term-reaction = Реакція
western-legends-term-mount = їздова тварина
western-legends-term-weapon = зброя
western-legends-term-belongings = пожитки
western-legends-term-upgrade = покращення
western-legends-term-fight = сутичка
western-legends-term-bank-robbery = пограбування банку
western-legends-term-bank-guard = охорона банку
western-legends-term-bandit = бандит
western-legends-term-hideout = схованка бандитів { $hideout }
western-legends-term-sheriff = шериф
western-legends-term-non-player-character = неігровий персонаж
western-legends-term-story-card = карта сюжету
western-legends-term-story-disc = диск сюжету
western-legends-term-goal-card = карта цілі
western-legends-term-legend-token = жетон легендарності
western-legends-term-man-in-black = Людина в чорному
western-legends-term-player-board = планшет гравця
western-legends-term-ante = анте
western-legends-term-flop = флоп
western-legends-term-dealer = дилер
western-legends-term-dealers-hand = рука дилера
western-legends-term-cattle-token = жетон худоби
western-legends-term-cattle-drive = перегін худоби
western-legends-term-cattle-rustling = викрадення худоби
western-legends-term-prospecting-die = кубик старателя
western-legends-term-gold-nugget = самородок золота

## Places

western-legends-place-darkrock = Чорна Скеля
western-legends-place-red-falls = Багряні Брили
western-legends-place-general-store = крамниця
western-legends-place-saloon = салун
western-legends-place-bank = банк
western-legends-place-doctors-office = кабінет лікаря
western-legends-place-cabaret = кабаре
western-legends-place-sheriffs-office = офіс шерифа
western-legends-place-mine = шахта
western-legends-place-ranch = ранчо
western-legends-place-railroad-station = залізнична станція
western-legends-place-store-counter = прилавок крамниці

## Characters and their legendary abilities

western-legends-character-none = без персонажа
western-legends-character-annie-oakley = Енні Оуклі
western-legends-character-bass-reeves = Басс Рівз
western-legends-character-billy-the-kid = Малюк Біллі
western-legends-character-y-b-rowdy = Ю. Б. Роуді
western-legends-character-bloody-knife = Кривавий Ніж
western-legends-ability-annie-oakley = Коли починається сутичка з іншим гравцем, він скидає покерну карту або отримує рану.
western-legends-ability-bass-reeves = На початку свого ходу бере покерну карту.
western-legends-ability-billy-the-kid = Завершивши переміщення поруч з іншими гравцями, отримує від одного з них 10 $ або покерну карту.
western-legends-ability-y-b-rowdy = Починаючи хід поза містом, може скинути покерну карту й пройти від однієї до трьох територій.
western-legends-ability-bloody-knife = Прочитайте здібність на карті персонажа.

## Poker cards

western-legends-card-joker = Джокер
western-legends-card-round-up = Облава
western-legends-card-instincts = Інстинкти
western-legends-card-bulletproof = Куленепробивний
western-legends-card-lady-luck = Леді Удача
western-legends-card-fools-gold = Золото дурнів
western-legends-card-living-legend = Жива легенда
western-legends-card-reputation = Репутація
western-legends-card-hands-up = Руки вгору
western-legends-card-shootout = Перестрілка
western-legends-card-first-shot = Перший постріл
western-legends-card-sprint = Спринт
western-legends-card-saddle-up = У сідло

## Items

western-legends-item-none = немає
western-legends-item-rifle = Гвинтівка
western-legends-item-shotgun = Рушниця
western-legends-item-mule = Віслюк
western-legends-item-prospectors-map = Мапа шахтаря
western-legends-item-whiskey = Віскі
western-legends-item-stetson = Стетсон
western-legends-item-provisions = Провізія
western-legends-kind-mount = їздова тварина
western-legends-kind-weapon = зброя
western-legends-kind-belonging = пожитки

## Prospecting die

western-legends-face-nugget = самородок золота
western-legends-face-deposit = залишки покладів
western-legends-face-dust = золотий пил
western-legends-face-pebbles = галька

## Stories

western-legends-story-wild-wild-west = Дикий-дикий Захід
western-legends-story-dead-or-alive = Мертвим або живим
western-legends-story-the-pinkertons = Пінкертони
western-legends-story-local-scoundrels = Місцеві поганці
western-legends-story-fortune-favours-the-bold = Сміливі завжди мають щастя
western-legends-story-scum = Покидьки
western-legends-story-blood-money = Криваві гроші
western-legends-story-high-noon = Опівдні
western-legends-story-plantain-poultice = Приклади подорожник
western-legends-story-the-law = Закон
western-legends-story-tribes-of-the-mesas = Племена столових гір
western-legends-story-a-cheap-horse = Дешевий кінь
western-legends-story-ghost-mine = Шахта-привид
western-legends-story-snake-oil-salesman = Продавець зміїної олії
western-legends-story-the-widow = Вдова
western-legends-story-sleek-and-polished = Глянцевий і вилізаний
western-legends-story-the-preacher = Проповідник
western-legends-story-tools-of-the-trade = Інструменти торгівлі
western-legends-story-sheriff-of-darkrock = Шериф Чорної Скелі
western-legends-story-hard-times = Суворі часи

## Poker hands

western-legends-hand-high-card = старша карта
western-legends-hand-pair = пара
western-legends-hand-two-pair = дві пари
western-legends-hand-three-of-a-kind = трійка
western-legends-hand-straight = стріт
western-legends-hand-flush = флеш
western-legends-hand-full-house = фул-хаус
western-legends-hand-four-of-a-kind = каре
western-legends-hand-straight-flush = стріт-флеш
western-legends-hand-five-of-a-kind = п'ятірка
western-legends-hand-royal-flush = роял-флеш

## Tracks and what cells give

western-legends-track-none = нейтральний
western-legends-track-wanted = розшук
western-legends-track-marshal = маршал
western-legends-bonus-cash = { $amount } $
western-legends-bonus-cards =
    { $count ->
        [one] { $count } карту
        [few] { $count } карти
        *[other] { $count } карт
    }
western-legends-bonus-lp = { $count } ОЛ
western-legends-bonus-nothing = нічого
western-legends-bonus-unknown = ще не прочитано

## Colours

western-legends-colour-red = червоний
western-legends-colour-light-blue = блакитний
western-legends-colour-yellow = жовтий
western-legends-colour-purple = фіолетовий
western-legends-colour-green = зелений
western-legends-colour-white = білий

## Fights

western-legends-fight-duel = дуель
western-legends-fight-arrest = арешт
western-legends-fight-robbery = грабіж
western-legends-fight-bandit = сутичка з бандитом
western-legends-fight-bank = пограбування банку
western-legends-fight-sheriff = сутичка з шерифом
western-legends-fight-tie-initiator = За рівності перемагає ініціатор.
western-legends-fight-tie-opponent = Рівність — поразка.
western-legends-winner-player = переміг гравець
western-legends-winner-opponent = переміг суперник
western-legends-income-cash = 20 $
western-legends-income-cards = 2 карти
western-legends-income-both = 10 $ і карта
western-legends-bounty-lp = 1 ОЛ
western-legends-bounty-marshal = 1 очко маршала
western-legends-spoils-cash = половина грошей
western-legends-spoils-gold = половина золота
western-legends-spoils-nothing = нічого
western-legends-spoils-and-cattle = { $take } і худоба
western-legends-delivery-drive = перегін худоби
western-legends-delivery-rustle = викрадення худоби
western-legends-delivery-keep = залишити
western-legends-nerve-discard = скинути карту
western-legends-nerve-wound = отримати рану
western-legends-toll-cash = 10 $ від { $name }
western-legends-toll-card = карта від { $name }

## Where changes come from

western-legends-source-start = підготовка
western-legends-source-income = дохід
western-legends-source-ability = легендарна здібність
western-legends-source-card = карта
western-legends-source-round-up = Облава
western-legends-source-living-legend = Жива легенда
western-legends-source-item = предмет
western-legends-source-store = крамниця
western-legends-source-poker = покер
western-legends-source-prospecting = старательство
western-legends-source-gold-sale = продаж золота
western-legends-source-bank-robbery = пограбування банку
western-legends-source-doctor = лікар
western-legends-source-cabaret = кабаре
western-legends-source-work = робота
western-legends-source-cattle-drive = перегін худоби
western-legends-source-cattle-rustling = викрадення худоби
western-legends-source-duel = дуель
western-legends-source-arrest = арешт
western-legends-source-robbery = грабіж
western-legends-source-bandit = бандит
western-legends-source-sheriff = шериф
western-legends-source-hand-limit = межа руки
western-legends-source-wanted-turn = розшук, кінець ходу
western-legends-source-wanted-cell = шкала розшуку
western-legends-source-marshal-cell = шкала маршала
western-legends-source-overflow = понад дев'яту клітинку
western-legends-source-story = сюжет
western-legends-source-goal = ціль
western-legends-source-correction = виправлення

## Actions of the turn

western-legends-deed-move = переміщується
western-legends-deed-card = грає карту Дії
western-legends-deed-fight = починає сутичку
western-legends-deed-store = купує у крамниці
western-legends-deed-poker = сідає за покер
western-legends-deed-prospect = шукає золото
western-legends-deed-sell-gold = продає золото
western-legends-deed-rob-bank = грабує банк
western-legends-deed-heal = іде до лікаря
western-legends-deed-cabaret = відвідує кабаре
western-legends-deed-take-cattle = бере худобу
western-legends-deed-work = працює
western-legends-stage-first-player = вибір першого гравця
western-legends-stage-start = початок ходу
western-legends-stage-income = дохід
western-legends-stage-equip = спорядження
western-legends-stage-actions = дії
western-legends-stage-delivery = доставка худоби
western-legends-stage-stories = сюжети
western-legends-stage-hand = межа руки
western-legends-stage-wanted = дохід розшуку
western-legends-stage-trigger = чи близько кінець гри?
western-legends-stage-next = наступний гравець
western-legends-stage-scoring = підсумковий підрахунок
western-legends-stage-over = гру закінчено
western-legends-number-cash = гроші
western-legends-number-gold = самородки золота
western-legends-number-lp = очки легендарності
western-legends-number-wounds = рани
western-legends-number-hand = карти в руці
western-legends-number-wanted = очки розшуку
western-legends-number-marshal = очки маршала
western-legends-number-goals = виконані цілі
western-legends-number-actions = дії, що лишилися
western-legends-reason-mistake = помилка
western-legends-reason-card = ефект карти
western-legends-reason-item = ефект предмета
western-legends-reason-ability = легендарна здібність
western-legends-reason-story = сюжет
western-legends-reason-house-rule = домашнє правило
western-legends-reason-other = інше

## The open question

western-legends-question-first-player = Хто останнім дивився вестерн? Той і починає.
western-legends-question-start-effect = { $name }, скинути карту, щоб проїхати на початку ходу?
western-legends-question-income = { $name }, оберіть дохід.
western-legends-question-equip = { $name }, оберіть зброю та їздову тварину на цей хід.
western-legends-question-actions = { $name }, що ви робите?
western-legends-question-delivery = { $name }, чи доставляєте ви тут худобу?
western-legends-question-cell = { $name } на новій клітинці: прочитайте бонус на полі.
western-legends-question-fight-answer = { $name }, чи приймаєте ви сутичку?
western-legends-question-nerve = { $name }, скиньте карту або отримайте рану до відкриття.
western-legends-question-fight = Сутичка, { $name }: покажіть обидві карти або назвіть переможця.
western-legends-question-bounty = { $name }, оберіть нагороду за бандита.
western-legends-question-spoils = { $name }, що ви забираєте?
western-legends-question-poker = Розкриття, за столом { $name }: флоп і руки або просто переможець.
western-legends-question-story = { $name } читає завершений сюжет: хто що отримує?
western-legends-question-sheriff-move = { $name }, як далеко йде шериф?
western-legends-question-sheriff-meets = { $name }, хто з розшукуваних гравців тепер поруч із шерифом?
western-legends-question-sheriff-try = { $name }, кого шериф намагається арештувати?
western-legends-question-toll = { $name }, хто з тих, хто тут, платить вам?
western-legends-question-ability = { $name } знову нижче 5 ОЛ. Чи лишається легендарна здібність?
western-legends-question-upgrade-value = Прочитайте ОЛ на покращеному предметі.
western-legends-question-end-value = Прочитайте підсумкові ОЛ цієї частини шкали маршала.
western-legends-question-tokens = { $name }, відкрийте свої жетони легендарності.
western-legends-question-over = Гру закінчено.

## Actions and their help

western-legends-action-first-player = Перший гравець
western-legends-help-first-player = Починає найбільш розшукуваний; з рівних обирає стіл.
western-legends-action-start-effect = Проїхати на початку
western-legends-help-start-effect = Лише поза містом: скиньте карту й пройдіть від однієї до трьох територій.
western-legends-action-income = Дохід
western-legends-help-income = Візьміть рівно одне: 20 $, дві карти або 10 $ і карту.
western-legends-action-equip = Спорядитися
western-legends-help-equip = Одна зброя й одна їздова тварина служать до вашого наступного ходу.
western-legends-action-move = Переміститися
western-legends-help-move = До 2 територій пішки або за швидкістю тварини. Через столові гори не можна. Вхід до бандита зупиняє рух і починає сутичку.
western-legends-action-play-action = Зіграти карту Дії
western-legends-help-play-action = Відкрийте карту, прочитайте вголос і позначте, що вона змінює.
western-legends-action-start-fight = Почати сутичку
western-legends-help-start-fight = Та сама територія, один раз із кожним за хід. Дуель: 2 ОЛ. Арешт: маршал проти розшукуваного. Грабіж: половина грошей або золота, і ви в розшуку.
western-legends-action-store = Купити
western-legends-help-store = Купуйте й покращуйте скільки завгодно за одну дію. Кожного предмета по одному; пожитків не більше трьох.
western-legends-action-poker = Зіграти в покер
western-legends-help-poker = Заплатіть 10 $ і візьміть карту; інші в місті можуть приєднатися. Салун додає 50 $. Перемога активного гравця дає 1 ОЛ.
western-legends-action-prospect = Шукати золото
western-legends-help-prospect = Киньте обидва кубики: самородок, 10 $ за поклади, 10 $ і перекидання за пил.
western-legends-action-sell-gold = Продати золото
western-legends-help-sell-gold = 20 $ і 1 ОЛ за кожен самородок.
western-legends-action-rob-bank = Пограбувати банк
western-legends-help-rob-bank = Раз за хід, проти охорони з трьома картами сутичок. Успіх: 80 $ і 3 очки розшуку. Невдача: 1 очко розшуку, рана й карта.
western-legends-action-heal = До лікаря
western-legends-help-heal = 10 $ лікують усі рани, за кожну берете карту.
western-legends-action-cabaret = Кабаре
western-legends-help-cabaret = 30 $ за кожне ОЛ, скільки зможете сплатити.
western-legends-action-take-cattle = Взяти худобу
western-legends-help-take-cattle = Один жетон кольору цього ранчо; тримати можна лише один.
western-legends-action-work = Працювати
western-legends-help-work = 10 $ у будь-якій локації.
western-legends-action-place-disc = Диск сюжету
western-legends-help-place-disc = Виконавши умову сюжету у свій хід, покладіть диск або перемістіть його з іншого сюжету, якщо обидва вже лежать.
western-legends-action-meet-goal = Ціль виконано
western-legends-help-meet-goal = Відкрийте ціль. За N-ну ціль візьміть N жетонів і залиште N з усіх.
western-legends-action-meet-bandit = Зустріти бандита
western-legends-help-meet-bandit = Для бандита, зустрінутого не через дію переміщення.
western-legends-action-end-actions = Завершити хід
western-legends-help-end-actions = Худоба, сюжети, межа руки й дохід розшуку йдуть самі.
western-legends-action-deliver = Доставити худобу
western-legends-help-deliver = На станції: 1 очко маршала. На ранчо іншого кольору: 1 очко розшуку. І те, й те дає нагороду жетона.
western-legends-action-answer-fight = Прийняти сутичку
western-legends-help-answer-fight = Покладіть карту сорочкою догори або відмовтеся і програйте.
western-legends-action-show-nerve = Приціл Енні
western-legends-help-show-nerve = Суперник Енні Оуклі платить до відкриття карт.
western-legends-action-settle-fight = Розв'язати сутичку
western-legends-help-settle-fight = Введіть обидві карти зі змінами та реакціями або лише переможця.
western-legends-action-take-bounty = Нагорода
western-legends-help-take-bounty = Одне очко легендарності або одне очко маршала.
western-legends-action-take-spoils = Забрати
western-legends-help-take-spoils = Половина округлюється догори; можна не брати нічого.
western-legends-action-showdown = Розкриття
western-legends-help-showdown = Увесь флоп і рівно дві карти кожного гравця. Активний гравець виграє за рівності.
western-legends-action-read-story = Прочитати сюжет
western-legends-help-read-story = Нагорода кожному учаснику один раз, бандити у вільні схованки, потім шериф.
western-legends-action-move-sheriff = Перемістити шерифа
western-legends-help-move-sheriff = Не далі за вказану кількість територій.
western-legends-action-meet-sheriff = Поруч із шерифом
western-legends-help-meet-sheriff = Кожен розшукуваний там одразу скидає карту.
western-legends-action-try-arrest = Спроба арешту
western-legends-help-try-arrest = Проти чотирьох карт сутичок; рівність за шерифом.
western-legends-action-take-toll = Данина
western-legends-help-take-toll = Один гравець на території дає 10 $ або карту.
western-legends-action-read-cell = Прочитати клітинку
western-legends-help-read-cell = Застосунок запам'ятає для всіх; якщо пропустити, нічого не дає.
western-legends-action-keep-ability = Залишити здібність
western-legends-help-keep-ability = За правилами очки не зменшуються, так буває лише після виправлення.
western-legends-action-value-upgrade = Цінність покращення
western-legends-help-value-upgrade = Число у верхньому лівому куті карти.
western-legends-action-value-end = Підсумкова цінність
western-legends-help-value-end = Що шкала маршала дає наприкінці гри.
western-legends-action-show-tokens = Жетони легендарності
western-legends-help-show-tokens = Один жетон за кожну виконану ціль.
western-legends-action-effect = Ефект
western-legends-help-effect = Для всього, що написано на карті: межі та шкали діють як звичайно.
western-legends-action-play-card = Зіграно карту
western-legends-help-play-card = Бонус чи реакція в будь-який хід: одна карта йде з руки.
western-legends-action-correct = Виправити
western-legends-help-correct = Виправте число; правила при цьому не спрацьовують.
western-legends-action-correct-cattle = Виправити худобу
western-legends-help-correct-cattle = Додайте або заберіть жетон худоби.
western-legends-action-correct-item = Виправити предмети
western-legends-help-correct-item = Додайте, змініть або заберіть предмет.
western-legends-action-correct-discs = Виправити диски
western-legends-help-correct-discs = Вкажіть, чиї диски лежать на сюжеті.
western-legends-action-correct-board = Виправити поле
western-legends-help-correct-board = Де стоять бандити і чи в офісі шериф.
western-legends-action-calibrate = Прочитати поле
western-legends-help-calibrate = Числа з вашого примірника зберігаються для наступної гри.
western-legends-action-man-in-black = Людина в чорному
western-legends-help-man-in-black = Його очки ведуться вручну за його довідковою картою.

## Warnings

western-legends-warning-no-wounds = Лікувати нічого.
western-legends-warning-cash-lost = { $amount } $ понад 120 $ пропадуть.
western-legends-warning-actions-left =
    У вас лишилося: { $count ->
        [one] { $count } дія
        [few] { $count } дії
        *[other] { $count } дій
    }.
western-legends-warning-marshal-2-3-sum = Клітинки 2 і 3 шкали маршала разом дають 20 $ і 2 ОЛ; перевірте.
western-legends-reminder-wanted-sheriff = Розшукуваний гравець не може увійти на територію шерифа.
western-legends-reminder-became-wanted = Щойно в розшуку поруч із шерифом: нічого, доки він не рушить.
western-legends-reminder-once-cards = Репутація — раз за хід; перевірте й Живу легенду.
western-legends-reminder-next-story = Приберіть розказаний сюжет; відкрито наступний у тій колоді.
western-legends-reminder-cattle-back = Замішайте доставлений жетон на його ранчо.

## Score sheet

western-legends-score-lp = Очки легендарності
western-legends-score-upgrades = Покращення
western-legends-score-cash = Гроші: 1 за кожні 60 $
western-legends-score-wounds = Рани
western-legends-score-wanted = Шкала розшуку
western-legends-score-marshal = Шкала маршала
western-legends-score-tokens = Жетони легендарності

## Setup of the real table

western-legends-setup-1 = Покладіть поле посередині.
western-legends-setup-2 = Гроші на місця праворуч.
western-legends-setup-3 = Предмети на прилавок крамниці.
western-legends-setup-4 = Перемішайте покерні карти, внизу праворуч.
western-legends-setup-5 = Скид покеру — поруч, лицем догори.
western-legends-setup-6 = Жетони худоби лицем донизу на ранчо за кольорами.
western-legends-setup-7 = Шериф — в офіс у Чорній Скелі.
western-legends-setup-8 = Кубики й самородки внизу праворуч.
western-legends-setup-9 = Кожному планшет, два кубики лічби й два диски.
western-legends-setup-10 = Жетони ран на 0.
western-legends-setup-11 = Роздайте по два персонажі, залиште одного; оберіть першого гравця.
western-legends-setup-12 = Фігурки на кольорові підставки.
western-legends-setup-13 = Стартові бонуси й фігурки на стартові локації.
western-legends-setup-14 = Кубик репутації на шкалу або ліворуч від поля.
western-legends-setup-15 = Інший кубик перед 1 на шкалі легендарності.
western-legends-setup-16 = Обидва диски поруч із колодами сюжетів.
western-legends-setup-17 = Перемішайте сюжети у дві колоди лицем донизу.
western-legends-setup-18 = Бандит у кожну схованку без гравця.
western-legends-setup-19 = Перемішайте карти сутичок, угорі праворуч.
western-legends-setup-20 = Пам'ятки кожному.
western-legends-setup-end-marker = Маркер кінця на { $target }.
western-legends-setup-discs-needed =
    Сюжету потрібно: { $count ->
        [one] { $count } диск
        [few] { $count } диски
        *[other] { $count } дисків
    }.
western-legends-setup-seating = Розшукуваних краще посадити поруч, за годинниковою стрілкою.
western-legends-setup-goals = Цілі: чотири карти вашого персонажа, одну повернути не дивлячись; жетони легендарності лицем донизу.
western-legends-setup-man-in-black = Десять карт Людини в чорному та його довідкова карта.
western-legends-first-game-items = У коробку: Віскі, Стетсон і Мапа шахтаря.
western-legends-first-game-cattle = У коробку: усі жетони худоби.
western-legends-first-game-characters = Обирайте з-поміж: Енні Оуклі, Басс Рівз, Малюк Біллі, а вчотирьох і Кривавий Ніж.
western-legends-first-game-stories = Грайте двадцятьма сюжетами першої гри.
western-legends-first-game-goals = У коробку: усі карти цілей.
western-legends-first-game-first-player = Починає Малюк Біллі, якщо він грає.

## History

western-legends-history-game-started =
    За столом { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
        *[other] { $players } гравців
    }, грають до { $target } ОЛ.
western-legends-history-first-player = Жетон першого гравця: { $name }.
western-legends-history-turn-began = Раунд { $round }: активний гравець — { $name }.
western-legends-history-stage-reached = Далі: { $stage }.
western-legends-history-income-taken = { $name }, дохід: { $take }.
western-legends-history-equipped = { $name }, зброя: { $weapon }; їздова тварина: { $mount }.
western-legends-history-action-taken = { $name } { $deed }.
western-legends-history-cash-gained = { $name }: +{ $amount } $ ({ $source }).
western-legends-history-cash-paid = { $name }: −{ $amount } $ ({ $source }).
western-legends-history-cash-over = { $name }: +{ $amount } $ ({ $source }); { $lost } $ понад межу пропали.
western-legends-history-gold-gained =
    { $name } отримує { $count ->
        [one] { $count } самородок
        [few] { $count } самородки
        *[other] { $count } самородків
    } ({ $source }).
western-legends-history-gold-lost =
    { $name } віддає { $count ->
        [one] { $count } самородок
        [few] { $count } самородки
        *[other] { $count } самородків
    } ({ $source }).
western-legends-history-gold-over =
    { $name } отримує { $count ->
        [one] { $count } самородок
        [few] { $count } самородки
        *[other] { $count } самородків
    } ({ $source }); у запасі лишилося { $left }.
western-legends-history-cards-drawn =
    { $name } бере { $count ->
        [one] { $count } карту
        [few] { $count } карти
        *[other] { $count } карт
    } ({ $source }).
western-legends-history-cards-gone =
    { $name } скидає { $count ->
        [one] { $count } карту
        [few] { $count } карти
        *[other] { $count } карт
    } ({ $source }).
western-legends-history-wounds-taken =
    { $name } отримує { $count ->
        [one] { $count } рану
        [few] { $count } рани
        *[other] { $count } ран
    } ({ $source }).
western-legends-history-wounds-healed =
    { $name } лікує { $count ->
        [one] { $count } рану
        [few] { $count } рани
        *[other] { $count } ран
    } ({ $source }).
western-legends-history-wounds-ignored = { $name } більше не може отримати ран ({ $source }).
western-legends-history-lp-gained = { $name }: +{ $points } ОЛ ({ $source }).
western-legends-history-owed-wanted =
    { $name } отримує { $points ->
        [one] { $points } очко розшуку
        [few] { $points } очки розшуку
        *[other] { $points } очок розшуку
    } ({ $source }).
western-legends-history-owed-marshal =
    { $name } отримує { $points ->
        [one] { $points } очко маршала
        [few] { $points } очки маршала
        *[other] { $points } очок маршала
    } ({ $source }).
western-legends-history-points-void = { $name } у розшуку: очки маршала не рахуються.
western-legends-history-cube-moved = { $name }, { $track }: клітинка { $cell }.
western-legends-history-cube-switched =
    { $name } втрачає { $lost ->
        [one] { $lost } очко маршала
        [few] { $lost } очки маршала
        *[other] { $lost } очок маршала
    } і потрапляє в розшук: клітинка { $cell }.
western-legends-history-points-spilled = { $name } наприкінці шкали ({ $track }): натомість +{ $points } ОЛ.
western-legends-history-points-dropped = { $name }: не зараховано очок: { $points }.
western-legends-history-cell-read = { $track }, клітинка { $cell } дає: { $bonus }.
western-legends-history-cell-skipped = { $track }, клітинку { $cell } не прочитано.
western-legends-history-arrested =
    { $by } арештовує гравця { $name }: втрачено очки розшуку, худобу, { $cash } $ і { $gold ->
        [one] { $gold } самородок
        [few] { $gold } самородки
        *[other] { $gold } самородків
    }.
western-legends-history-arrested-by-sheriff =
    Шериф арештовує гравця { $name }: втрачено очки розшуку, худобу, { $cash } $ і { $gold ->
        [one] { $gold } самородок
        [few] { $gold } самородки
        *[other] { $gold } самородків
    }.
western-legends-history-cattle-taken = { $name } бере худобу: { $colour }.
western-legends-history-cattle-driven = { $name }, перегін худоби: { $colour }.
western-legends-history-cattle-rustled = { $name }, викрадення худоби: { $colour }.
western-legends-history-cattle-kept = { $name } залишає худобу собі.
western-legends-history-cattle-stolen = { $name } забирає худобу гравця { $victim }.
western-legends-history-item-bought = { $name } купує за { $price } $: { $item }.
western-legends-history-item-upgraded = { $name } покращує за { $price } $: { $item }.
western-legends-history-dice-thrown = { $name } викидає: { $faces }.
western-legends-history-card-used = { $name } грає карту.
western-legends-history-card-named = { $name } грає карту: { $card }.
western-legends-history-began-duel = Дуель: { $name } викликає гравця { $target }.
western-legends-history-began-arrest = Арешт: { $name } проти гравця { $target }.
western-legends-history-began-robbery = Грабіж: { $name } проти гравця { $target }.
western-legends-history-began-bandit = { $name } зустрічає бандита у схованці { $hideout }.
western-legends-history-began-bank = { $name } проти охорони банку.
western-legends-history-began-sheriff = Шериф намагається арештувати гравця { $name }.
western-legends-history-fight-accepted = { $name } приймає сутичку.
western-legends-history-fight-refused = { $name } відмовляється від сутички.
western-legends-history-cards-revealed = { $name } і суперник відкривають карти.
western-legends-history-nerve-discard = { $name } скидає карту під прицілом Енні.
western-legends-history-nerve-wound = { $name } отримує рану від Енні.
western-legends-history-fight-won = { $name } перемагає: { $fight }.
western-legends-history-fight-won-with = { $name } перемагає, { $own } проти { $other }: { $fight }.
western-legends-history-fight-lost = { $name } програє: { $fight }.
western-legends-history-fight-lost-with = { $name } програє, { $own } проти { $other }: { $fight }.
western-legends-history-reward-opened = { $name } обирає.
western-legends-history-spoils-cash = { $name } забирає { $amount } $ у гравця { $victim }.
western-legends-history-spoils-gold =
    { $name } забирає { $amount ->
        [one] { $amount } самородок
        [few] { $amount } самородки
        *[other] { $amount } самородків
    } у гравця { $victim }.
western-legends-history-spoils-nothing = { $name } лишає гравцеві { $victim } гроші й золото.
western-legends-history-fight-over = Завершено: { $fight }.
western-legends-history-bandit-removed = Схованка { $hideout } порожня.
western-legends-history-bandit-placed = У схованці { $hideout } з'являється бандит.
western-legends-history-sheriff-sent =
    { $name } може перемістити шерифа не більше ніж на { $most ->
        [one] { $most } територію
        [few] { $most } території
        *[other] { $most } територій
    }.
western-legends-history-sheriff-stayed = Ніхто не в розшуку; шериф стоїть.
western-legends-history-sheriff-moved =
    { $name } переміщує шерифа на { $distance ->
        [one] { $distance } територію
        [few] { $distance } території
        *[other] { $distance } територій
    }.
western-legends-history-sheriff-met = Поруч із шерифом: { $names }.
western-legends-history-sheriff-met-nobody = Шериф нікого не зустрів.
western-legends-history-arrest-tried = { $name } скеровує шерифа на гравця { $target }.
western-legends-history-arrest-not-tried = { $name } усіх відпускає.
western-legends-history-sheriff-returned = Шериф повернувся в офіс.
western-legends-history-poker-with = { $name } грає в покер. Беруть участь: { $names }.
western-legends-history-poker-with-dealer = { $name } грає в покер; дилер — { $dealer }.
western-legends-history-pot-won = Банк { $pot } $: { $share } $ — { $names }.
western-legends-history-pot-won-with = Банк { $pot } $: { $share } $ — { $names }, { $hand } ({ $cards }).
western-legends-history-pot-lost = Перемагає дилер { $names }; { $pot } $ ідуть до запасу.
western-legends-history-toll-opened = { $name } шукає, хто заплатить.
western-legends-history-toll-taken = { $payer } платить гравцеві { $name }.
western-legends-history-toll-nobody = Ніхто не платить гравцеві { $name }.
western-legends-history-disc-placed = { $name } кладе диск на сюжет { $story }.
western-legends-history-disc-moved = { $name } переміщує диск на сюжет { $story }.
western-legends-history-story-completed = Сюжет { $story } завершено: { $names }.
western-legends-history-story-read = Сюжет { $story } розказано.
western-legends-history-story-named = Сюжет { $story } розказано: { $card }.
western-legends-history-hand-limited =
    { $name } скидає { $count ->
        [one] { $count } карту
        [few] { $count } карти
        *[other] { $count } карт
    } понад межу руки.
western-legends-history-ability-woken = У гравця { $name } 5 ОЛ: легендарна здібність діє.
western-legends-history-ability-on = { $name } зберігає легендарну здібність.
western-legends-history-ability-off = { $name } поки втрачає легендарну здібність.
western-legends-history-end-triggered = { $name } досягає маркера кінця в раунді { $round }: після нього ще один раунд.
western-legends-history-end-withdrawn = Виправлення, { $name }: кінець гри ще не близько.
western-legends-history-turn-ended = { $name } завершує хід.
western-legends-history-goal-met = { $name } виконує ціль { $goal }.
western-legends-history-tokens-shown = { $name } відкриває жетони на { $points } ОЛ.
western-legends-history-upgrade-valued = Покращений предмет дає { $points } ОЛ: { $item }.
western-legends-history-end-valued = { $track }, частина { $place } дає наприкінці { $points } ОЛ.
western-legends-history-calibrated = Дані цього примірника змінено.
western-legends-history-corrected = Виправлення, { $name }, { $number }: { $before } → { $value } ({ $reason }).
western-legends-history-cattle-set = Виправлення: у гравця { $name } є худоба, { $colour } ({ $reason }).
western-legends-history-cattle-removed = Виправлення: у гравця { $name } немає худоби ({ $reason }).
western-legends-history-item-given = Виправлення: у гравця { $name } є: { $item } ({ $reason }).
western-legends-history-item-removed = Виправлення: у гравця { $name } більше немає: { $item } ({ $reason }).
western-legends-history-discs-corrected = Виправлення: диски на сюжеті { $story }: { $names }.
western-legends-history-board-corrected =
    Виправлення: на полі { $count ->
        [one] { $count } бандит
        [few] { $count } бандити
        *[other] { $count } бандитів
    }.
western-legends-history-man-in-black = Людина в чорному має { $points } ОЛ.
western-legends-history-game-ended = Найбільша легенда: { $names }.
western-legends-history-game-ended-man-in-black = Перемагає Людина в чорному.

## Options

western-legends-option-mode = Правила
western-legends-option-mode-standard = звичайна гра
western-legends-option-mode-first-game = перша гра
western-legends-option-target = Грати до
western-legends-option-target-15 = 15 ОЛ, коротка
western-legends-option-target-20 = 20 ОЛ, середня
western-legends-option-target-25 = 25 ОЛ, довга
western-legends-option-goals = Цілі та жетони легендарності
western-legends-option-man-in-black = Людина в чорному (для двох)
western-legends-option-one-disc-per-turn = Лише один диск сюжету за хід
western-legends-option-wanted-may-drive = Розшукувані можуть переганяти худобу, без очка маршала
western-legends-option-robbed-gold-over-cap = Награбоване золото понад чотири
western-legends-option-robbed-gold-over-cap-victim = лишається в жертви
western-legends-option-robbed-gold-over-cap-supply = іде до запасу
western-legends-option-arrest-spoils = Втрати арештованого
western-legends-option-arrest-spoils-supply = ідуть до запасу
western-legends-option-arrest-spoils-marshal = ідуть маршалові
western-legends-option-sheriff-home-after-arrest = Після арешту шериф повертається в офіс
western-legends-option-clamp-each-effect = Значення сутички в межах від 2 до туза після кожного ефекту
western-legends-option-kickers = Побічні карти розв'язують рівність у покері
western-legends-option-ace-low-straight = Т-2-3-4-5 — стріт
western-legends-option-joker-scope = Джокер заміняє
western-legends-option-joker-scope-any = будь-яку карту
western-legends-option-joker-scope-equal-ranks = лише рівні значення
western-legends-option-flop-joker-wild = Джокер на флопі діє
western-legends-option-jokers = Карти-джокери
western-legends-option-losing-dealer-draws = Дилер, що програв, бере карту
western-legends-option-switch-advances = Маршал, що отримав кілька очок розшуку, іде далі клітинки 1
western-legends-option-living-legend-once = Жива легенда раз за хід
western-legends-option-end-trigger = Кінець настає
western-legends-option-end-trigger-any-moment = будь-якої миті
western-legends-option-end-trigger-end-of-turn = наприкінці ходу
western-legends-option-first-game-full-scoring = Гроші й рани рахуються в першій грі
western-legends-option-first-among-tied = Перший гравець — із найбільш розшукуваних
western-legends-option-wound-at-cap = Заради нагороди можна обрати четверту рану
western-legends-option-refuser-suffers = Хто відмовився, отримує рану й карту
western-legends-option-robbery-cattle = Грабіжник може забрати й худобу
western-legends-option-office-encounter = Питати, кого шериф зустрів в офісі
western-legends-option-arrest-ends-actions = Арешт завершує власні дії

## Refusals

refusal-legends-no-such-seat = Там ніхто не сидить.
refusal-legends-not-yourself = Це має бути інший гравець.
refusal-legends-not-enough-cash = На це не вистачає грошей.
refusal-legends-not-enough-gold = На це не вистачає самородків.
refusal-legends-not-enough-cards = На це не вистачає покерних карт.
refusal-legends-odd-money = Усі гроші кратні десяти.
refusal-legends-points-never-fall = За правилами очки не зменшуються; скористайтеся виправленням.
refusal-legends-no-actions-left = Усі три дії використано.
refusal-legends-no-such-choice = Тут цього не можна обрати.
refusal-legends-already-fought = Із цим гравцем у цьому ході вже була сутичка.
refusal-legends-cannot-arrest = Арештувати може лише маршал і лише розшукуваного.
refusal-legends-bank-once-per-turn = Одне пограбування банку за хід, і спроба вже була.
refusal-legends-card-once-per-turn = Цю карту можна зіграти раз за хід.
refusal-legends-wanted-no-marshal = Розшукуваний гравець не отримує очок маршала.
refusal-legends-no-bandit-there = У цій схованці немає бандита.
refusal-legends-one-cattle-only = Можна тримати лише один жетон худоби.
refusal-legends-no-cattle = Немає худоби для доставки.
refusal-legends-not-in-first-game = У першій грі цього немає.
refusal-legends-item-unknown = Вкажіть тип і ціну цього предмета.
refusal-legends-item-twice = Цей предмет у вас уже є.
refusal-legends-item-not-owned = Цього предмета у вас немає.
refusal-legends-item-no-upgrade = Цей предмет не можна покращити, або його вже покращено.
refusal-legends-belongings-full = Місця вистачає на три пожитки.
refusal-legends-nothing-bought = Оберіть, що купити або покращити.
refusal-legends-bad-dice = Два кубики, і золотий пил завжди перекидають.
refusal-legends-disc-once-per-story = У цьому ході сюди більше не можна класти диск.
refusal-legends-no-disc-left = Обидва ваші диски лежать; один можна перемістити.
refusal-legends-no-disc-there = Там немає вашого диска для переміщення.
refusal-legends-goals-off = Ця гра йде без цілей.
refusal-legends-goals-done = Усі три цілі виконано.
refusal-legends-bad-tokens = Таких жетонів у вас бути не може.
refusal-legends-bad-fight-value = Карти сутички — від 2 до туза (14).
refusal-legends-cards-or-winner = Вкажіть обидві карти або переможця.
refusal-legends-not-at-table = Не всі названі беруть участь у цій партії покеру.
refusal-legends-unknown-card = Такої карти немає.
refusal-legends-duplicate-card = Кожна карта є лише в одному примірнику.
refusal-legends-flop-of-three = Флоп складається з трьох карт.
refusal-legends-wrong-card-count = Кожен грає дві карти; одну — лише якщо вона єдина.
refusal-legends-sheriff-too-far = Шериф не може піти так далеко.
refusal-legends-not-wanted = Цей гравець не в розшуку.
refusal-legends-wounds-full = Більше трьох ран не буває; для цієї нагороди потрібне місце.
refusal-legends-not-a-participant = Нагороду отримують лише учасники, кожен один раз.
refusal-legends-out-of-range = Це число поза допустимими межами.
refusal-legends-discs-do-not-fit = У кожного всього два диски.
refusal-legends-no-man-in-black = Людина в чорному не бере участі в цій грі.
refusal-legends-bad-calibration = Ці числа не підходять до гри.

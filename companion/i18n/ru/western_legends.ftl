### Легенды Дикого Запада

## Title and small words

western-legends-title = Легенды Дикого Запада
western-legends-list = { $first }, { $rest }
western-legends-labelled = { $label }: { $detail }
western-legends-reputation = { $track } { $points }
western-legends-answer-yes = да
western-legends-answer-no = нет
western-legends-answer-nobody = никто

## Glossary

western-legends-term-legendary-points = очки легендарности (ОЛ)
western-legends-term-legendary-track = шкала легендарности
western-legends-term-wanted-points = очки розыска
western-legends-term-marshal-points = очки маршала
western-legends-term-wanted-track = шкала розыска
western-legends-term-marshal-track = шкала маршала
western-legends-term-wanted-player = разыскиваемый игрок
western-legends-term-player-in-search = игрок в розыске
western-legends-term-marshal = игрок-маршал
western-legends-term-neutral-player = нейтральный игрок
western-legends-term-active-player = активный игрок
western-legends-term-initiator = инициатор
western-legends-term-target = цель
western-legends-term-territory = территория
western-legends-term-location = локация
western-legends-term-town = город
western-legends-term-outside-town = вне города
western-legends-term-mesa = столовая гора
western-legends-term-legendary-ability = легендарная способность
western-legends-term-starting-bonus = стартовый бонус
western-legends-term-starting-location = стартовая локация
western-legends-term-first-player-token = жетон первого игрока
western-legends-term-common-supply = общий запас
western-legends-term-wound = рана
western-legends-term-wound-track = шкала ранений
western-legends-term-action = Действие
western-legends-term-bonus = Бонус
western-legends-term-reaction = Реакция
western-legends-term-mount = ездовое животное
western-legends-term-weapon = оружие
western-legends-term-belongings = пожитки
western-legends-term-upgrade = улучшение
western-legends-term-fight = стычка
western-legends-term-bank-robbery = ограбление банка
western-legends-term-bank-guard = охрана банка
western-legends-term-bandit = бандит
western-legends-term-hideout = логово бандитов { $hideout }
western-legends-term-sheriff = шериф
western-legends-term-non-player-character = неигровой персонаж
western-legends-term-story-card = карта сюжета
western-legends-term-story-disc = диск сюжета
western-legends-term-goal-card = карта цели
western-legends-term-legend-token = жетон легендарности
western-legends-term-man-in-black = Человек в чёрном
western-legends-term-player-board = планшет игрока
western-legends-term-ante = анте
western-legends-term-flop = флоп
western-legends-term-dealer = дилер
western-legends-term-dealers-hand = рука дилера
western-legends-term-cattle-token = жетон скота
western-legends-term-cattle-drive = перегон скота
western-legends-term-cattle-rustling = угон скота
western-legends-term-prospecting-die = кубик старателя
western-legends-term-gold-nugget = золотой самородок

## Places

western-legends-place-darkrock = Чёрная Скала
western-legends-place-red-falls = Багряные Глыбы
western-legends-place-general-store = лавка
western-legends-place-saloon = салун
western-legends-place-bank = банк
western-legends-place-doctors-office = кабинет врача
western-legends-place-cabaret = кабаре
western-legends-place-sheriffs-office = офис шерифа
western-legends-place-mine = шахта
western-legends-place-ranch = ранчо
western-legends-place-railroad-station = железнодорожная станция
western-legends-place-store-counter = прилавок лавки

## Characters and their legendary abilities

western-legends-character-none = без персонажа
western-legends-character-annie-oakley = Энни Оукли
western-legends-character-bass-reeves = Басс Ривз
western-legends-character-billy-the-kid = Малыш Билли
western-legends-character-y-b-rowdy = Ю. Б. Роуди
western-legends-character-bloody-knife = Кровавый Нож
western-legends-ability-annie-oakley = Когда начинается стычка с другим игроком, он сбрасывает карту покера или получает рану.
western-legends-ability-bass-reeves = В начале своего хода берёт карту покера.
western-legends-ability-billy-the-kid = Закончив перемещение рядом с другими игроками, получает от одного из них 10 $ или карту покера.
western-legends-ability-y-b-rowdy = Начиная ход вне города, может сбросить карту покера и пройти от одной до трёх территорий.
western-legends-ability-bloody-knife = Прочтите способность на карте персонажа.

## Poker cards

western-legends-card-joker = Джокер
western-legends-card-round-up = Облава
western-legends-card-instincts = Инстинкты
western-legends-card-bulletproof = Пуленепробиваемый
western-legends-card-lady-luck = Леди Удача
western-legends-card-fools-gold = Золото дураков
western-legends-card-living-legend = Живая легенда
western-legends-card-reputation = Репутация
western-legends-card-hands-up = Руки вверх
western-legends-card-shootout = Перестрелка
western-legends-card-first-shot = Первый выстрел
western-legends-card-sprint = Спринт
western-legends-card-saddle-up = В седло

## Items

western-legends-item-none = нет
western-legends-item-rifle = Винтовка
western-legends-item-shotgun = Ружьё
western-legends-item-mule = Мул
western-legends-item-prospectors-map = Карта шахтёра
western-legends-item-whiskey = Виски
western-legends-item-stetson = Стетсон
western-legends-item-provisions = Провизия
western-legends-kind-mount = ездовое животное
western-legends-kind-weapon = оружие
western-legends-kind-belonging = пожитки

## Prospecting die

western-legends-face-nugget = золотой самородок
western-legends-face-deposit = остатки залежей
western-legends-face-dust = золотая пыль
western-legends-face-pebbles = галька

## Stories

western-legends-story-wild-wild-west = Дикий-дикий Запад
western-legends-story-dead-or-alive = Живым или мёртвым
western-legends-story-the-pinkertons = Пинкертоны
western-legends-story-local-scoundrels = Местные негодяи
western-legends-story-fortune-favours-the-bold = Смелым всегда везёт
western-legends-story-scum = Отребье
western-legends-story-blood-money = Кровавые деньги
western-legends-story-high-noon = В полдень
western-legends-story-plantain-poultice = Приложи подорожник
western-legends-story-the-law = Закон
western-legends-story-tribes-of-the-mesas = Племена столовых гор
western-legends-story-a-cheap-horse = Дешёвый конь
western-legends-story-ghost-mine = Шахта-призрак
western-legends-story-snake-oil-salesman = Продавец змеиного масла
western-legends-story-the-widow = Вдова
western-legends-story-sleek-and-polished = Лощёный и прилизанный
western-legends-story-the-preacher = Проповедник
western-legends-story-tools-of-the-trade = Инструменты торговли
western-legends-story-sheriff-of-darkrock = Шериф Чёрной Скалы
western-legends-story-hard-times = Суровые времена

## Poker hands

western-legends-hand-high-card = старшая карта
western-legends-hand-pair = пара
western-legends-hand-two-pair = две пары
western-legends-hand-three-of-a-kind = тройка
western-legends-hand-straight = стрит
western-legends-hand-flush = флеш
western-legends-hand-full-house = фулл-хаус
western-legends-hand-four-of-a-kind = каре
western-legends-hand-straight-flush = стрит-флеш
western-legends-hand-five-of-a-kind = пятёрка
western-legends-hand-royal-flush = роял-флеш

## Tracks and what cells give

western-legends-track-none = нейтрален
western-legends-track-wanted = розыск
western-legends-track-marshal = маршал
western-legends-bonus-cash = { $amount } $
western-legends-bonus-cards =
    { $count ->
        [one] { $count } карту
        [few] { $count } карты
        *[other] { $count } карт
    }
western-legends-bonus-lp = { $count } ОЛ
western-legends-bonus-nothing = ничего
western-legends-bonus-unknown = ещё не прочитано

## Colours

western-legends-colour-red = красный
western-legends-colour-light-blue = голубой
western-legends-colour-yellow = жёлтый
western-legends-colour-purple = фиолетовый
western-legends-colour-green = зелёный
western-legends-colour-white = белый

## Fights

western-legends-fight-duel = дуэль
western-legends-fight-arrest = арест
western-legends-fight-robbery = грабёж
western-legends-fight-bandit = стычка с бандитом
western-legends-fight-bank = ограбление банка
western-legends-fight-sheriff = стычка с шерифом
western-legends-fight-tie-initiator = При равенстве побеждает инициатор.
western-legends-fight-tie-opponent = Равенство — поражение.
western-legends-winner-player = победил игрок
western-legends-winner-opponent = победил противник
western-legends-income-cash = 20 $
western-legends-income-cards = 2 карты
western-legends-income-both = 10 $ и карта
western-legends-bounty-lp = 1 ОЛ
western-legends-bounty-marshal = 1 очко маршала
western-legends-spoils-cash = половина денег
western-legends-spoils-gold = половина золота
western-legends-spoils-nothing = ничего
western-legends-spoils-and-cattle = { $take } и скот
western-legends-delivery-drive = перегон скота
western-legends-delivery-rustle = угон скота
western-legends-delivery-keep = оставить
western-legends-nerve-discard = сбросить карту
western-legends-nerve-wound = получить рану
western-legends-toll-cash = 10 $ от { $name }
western-legends-toll-card = карта от { $name }

## Where changes come from

western-legends-source-start = подготовка
western-legends-source-income = доход
western-legends-source-ability = легендарная способность
western-legends-source-card = карта
western-legends-source-round-up = Облава
western-legends-source-living-legend = Живая легенда
western-legends-source-item = предмет
western-legends-source-store = лавка
western-legends-source-poker = покер
western-legends-source-prospecting = старательство
western-legends-source-gold-sale = продажа золота
western-legends-source-bank-robbery = ограбление банка
western-legends-source-doctor = врач
western-legends-source-cabaret = кабаре
western-legends-source-work = работа
western-legends-source-cattle-drive = перегон скота
western-legends-source-cattle-rustling = угон скота
western-legends-source-duel = дуэль
western-legends-source-arrest = арест
western-legends-source-robbery = грабёж
western-legends-source-bandit = бандит
western-legends-source-sheriff = шериф
western-legends-source-hand-limit = предел руки
western-legends-source-wanted-turn = розыск, конец хода
western-legends-source-wanted-cell = шкала розыска
western-legends-source-marshal-cell = шкала маршала
western-legends-source-overflow = сверх девятой клетки
western-legends-source-story = сюжет
western-legends-source-goal = цель
western-legends-source-correction = исправление

## Actions of the turn

western-legends-deed-move = перемещается
western-legends-deed-card = играет карту Действия
western-legends-deed-fight = начинает стычку
western-legends-deed-store = покупает в лавке
western-legends-deed-poker = садится за покер
western-legends-deed-prospect = ищет золото
western-legends-deed-sell-gold = продаёт золото
western-legends-deed-rob-bank = грабит банк
western-legends-deed-heal = идёт к врачу
western-legends-deed-cabaret = посещает кабаре
western-legends-deed-take-cattle = берёт скот
western-legends-deed-work = работает
western-legends-stage-first-player = выбор первого игрока
western-legends-stage-start = начало хода
western-legends-stage-income = доход
western-legends-stage-equip = снаряжение
western-legends-stage-actions = действия
western-legends-stage-delivery = доставка скота
western-legends-stage-stories = сюжеты
western-legends-stage-hand = предел руки
western-legends-stage-wanted = доход розыска
western-legends-stage-trigger = близок ли конец игры?
western-legends-stage-next = следующий игрок
western-legends-stage-scoring = итоговый подсчёт
western-legends-stage-over = игра окончена
western-legends-number-cash = деньги
western-legends-number-gold = самородки золота
western-legends-number-lp = очки легендарности
western-legends-number-wounds = раны
western-legends-number-hand = карты в руке
western-legends-number-wanted = очки розыска
western-legends-number-marshal = очки маршала
western-legends-number-goals = выполненные цели
western-legends-number-actions = оставшиеся действия
western-legends-reason-mistake = ошибка
western-legends-reason-card = эффект карты
western-legends-reason-item = эффект предмета
western-legends-reason-ability = легендарная способность
western-legends-reason-story = сюжет
western-legends-reason-house-rule = домашнее правило
western-legends-reason-other = другое

## The open question

western-legends-question-first-player = Кто последним смотрел вестерн? Он и начинает.
western-legends-question-start-effect = { $name }, сбросить карту, чтобы проехать в начале хода?
western-legends-question-income = { $name }, выберите доход.
western-legends-question-equip = { $name }, выберите оружие и ездовое животное на этот ход.
western-legends-question-actions = { $name }, что вы делаете?
western-legends-question-delivery = { $name }, доставляете ли вы скот здесь?
western-legends-question-cell = { $name } на новой клетке: прочтите бонус на поле.
western-legends-question-fight-answer = { $name }, принимаете ли вы стычку?
western-legends-question-nerve = { $name }, сбросьте карту или получите рану до вскрытия.
western-legends-question-fight = Стычка, { $name }: покажите обе карты или назовите победителя.
western-legends-question-bounty = { $name }, выберите награду за бандита.
western-legends-question-spoils = { $name }, что вы забираете?
western-legends-question-poker = Вскрытие, за столом { $name }: флоп и руки или просто победитель.
western-legends-question-story = { $name } читает завершённый сюжет: кто что получает?
western-legends-question-sheriff-move = { $name }, как далеко идёт шериф?
western-legends-question-sheriff-meets = { $name }, кто из разыскиваемых игроков теперь рядом с шерифом?
western-legends-question-sheriff-try = { $name }, кого шериф пытается арестовать?
western-legends-question-toll = { $name }, кто из стоящих здесь платит вам?
western-legends-question-ability = { $name } снова ниже 5 ОЛ. Остаётся ли легендарная способность?
western-legends-question-upgrade-value = Прочтите ОЛ на улучшенном предмете.
western-legends-question-end-value = Прочтите итоговые ОЛ этой части шкалы маршала.
western-legends-question-tokens = { $name }, откройте свои жетоны легендарности.
western-legends-question-over = Игра окончена.

## Actions and their help

western-legends-action-first-player = Первый игрок
western-legends-help-first-player = Начинает самый разыскиваемый; из равных выбирает стол.
western-legends-action-start-effect = Проехать в начале
western-legends-help-start-effect = Только вне города: сбросьте карту и пройдите от одной до трёх территорий.
western-legends-action-income = Доход
western-legends-help-income = Возьмите ровно одно: 20 $, две карты или 10 $ и карту.
western-legends-action-equip = Снарядиться
western-legends-help-equip = Одно оружие и одно ездовое животное служат до вашего следующего хода.
western-legends-action-move = Переместиться
western-legends-help-move = До 2 территорий пешком или по скорости животного. Через столовые горы нельзя. Вход к бандиту прерывает путь и начинает стычку.
western-legends-action-play-action = Сыграть карту Действия
western-legends-help-play-action = Откройте карту, прочтите вслух и отметьте, что она меняет.
western-legends-action-start-fight = Начать стычку
western-legends-help-start-fight = Та же территория, один раз с каждым за ход. Дуэль: 2 ОЛ. Арест: маршал против разыскиваемого. Грабёж: половина денег или золота, и вы в розыске.
western-legends-action-store = Купить
western-legends-help-store = Покупайте и улучшайте сколько угодно за одно действие. Каждого предмета по одному; пожитков не больше трёх.
western-legends-action-poker = Сыграть в покер
western-legends-help-poker = Заплатите 10 $ и возьмите карту; другие в городе могут присоединиться. Салун добавляет 50 $. Победа активного игрока даёт 1 ОЛ.
western-legends-action-prospect = Искать золото
western-legends-help-prospect = Бросьте оба кубика: самородок, 10 $ за залежи, 10 $ и переброс за пыль.
western-legends-action-sell-gold = Продать золото
western-legends-help-sell-gold = 20 $ и 1 ОЛ за каждый самородок.
western-legends-action-rob-bank = Ограбить банк
western-legends-help-rob-bank = Раз за ход, против охраны с тремя картами стычки. Успех: 80 $ и 3 очка розыска. Неудача: 1 очко розыска, рана и карта.
western-legends-action-heal = К врачу
western-legends-help-heal = 10 $ лечат все раны, за каждую берёте карту.
western-legends-action-cabaret = Кабаре
western-legends-help-cabaret = 30 $ за каждое ОЛ, сколько сможете оплатить.
western-legends-action-take-cattle = Взять скот
western-legends-help-take-cattle = Один жетон цвета этого ранчо; держать можно только один.
western-legends-action-work = Работать
western-legends-help-work = 10 $ в любой локации.
western-legends-action-place-disc = Диск сюжета
western-legends-help-place-disc = Выполнив условие сюжета в свой ход, положите диск или переместите его с другого сюжета, если оба уже лежат.
western-legends-action-meet-goal = Цель выполнена
western-legends-help-meet-goal = Откройте цель. За N-ю цель возьмите N жетонов и оставьте N из всех.
western-legends-action-meet-bandit = Встретить бандита
western-legends-help-meet-bandit = Для бандита, встреченного не через действие перемещения.
western-legends-action-end-actions = Закончить ход
western-legends-help-end-actions = Скот, сюжеты, предел руки и доход розыска следуют сами.
western-legends-action-deliver = Доставить скот
western-legends-help-deliver = На станции: 1 очко маршала. На ранчо другого цвета: 1 очко розыска. И то и другое даёт награду жетона.
western-legends-action-answer-fight = Принять стычку
western-legends-help-answer-fight = Положите карту рубашкой вверх или откажитесь и проиграйте.
western-legends-action-show-nerve = Прицел Энни
western-legends-help-show-nerve = Противник Энни Оукли платит до вскрытия карт.
western-legends-action-settle-fight = Решить стычку
western-legends-help-settle-fight = Введите обе карты с изменениями и реакциями или только победителя.
western-legends-action-take-bounty = Награда
western-legends-help-take-bounty = Одно очко легендарности или одно очко маршала.
western-legends-action-take-spoils = Забрать
western-legends-help-take-spoils = Половина округляется вверх; можно не брать ничего.
western-legends-action-showdown = Вскрытие
western-legends-help-showdown = Весь флоп и ровно две карты каждого игрока. Активный игрок выигрывает при равенстве.
western-legends-action-read-story = Прочесть сюжет
western-legends-help-read-story = Награда каждому участнику один раз, бандиты в свободные логова, затем шериф.
western-legends-action-move-sheriff = Переместить шерифа
western-legends-help-move-sheriff = Не дальше указанного числа территорий.
western-legends-action-meet-sheriff = Рядом с шерифом
western-legends-help-meet-sheriff = Каждый разыскиваемый там сразу сбрасывает карту.
western-legends-action-try-arrest = Попытка ареста
western-legends-help-try-arrest = Против четырёх карт стычки; равенство за шерифом.
western-legends-action-take-toll = Дань
western-legends-help-take-toll = Один игрок на территории даёт 10 $ или карту.
western-legends-action-read-cell = Прочесть клетку
western-legends-help-read-cell = Приложение запомнит для всех; если пропустить, ничего не даёт.
western-legends-action-keep-ability = Оставить способность
western-legends-help-keep-ability = По правилам очки не убывают, так бывает только после исправления.
western-legends-action-value-upgrade = Ценность улучшения
western-legends-help-value-upgrade = Число в левом верхнем углу карты.
western-legends-action-value-end = Итоговая ценность
western-legends-help-value-end = Что шкала маршала даёт в конце игры.
western-legends-action-show-tokens = Жетоны легендарности
western-legends-help-show-tokens = Один жетон за каждую выполненную цель.
western-legends-action-effect = Эффект
western-legends-help-effect = Для всего, что написано на карте: пределы и шкалы действуют как обычно.
western-legends-action-play-card = Сыграна карта
western-legends-help-play-card = Бонус или реакция в любой ход: одна карта уходит из руки.
western-legends-action-correct = Исправить
western-legends-help-correct = Исправьте число; правила при этом не срабатывают.
western-legends-action-correct-cattle = Исправить скот
western-legends-help-correct-cattle = Добавьте или уберите жетон скота.
western-legends-action-correct-item = Исправить предметы
western-legends-help-correct-item = Добавьте, измените или уберите предмет.
western-legends-action-correct-discs = Исправить диски
western-legends-help-correct-discs = Укажите, чьи диски лежат на сюжете.
western-legends-action-correct-board = Исправить поле
western-legends-help-correct-board = Где стоят бандиты и в офисе ли шериф.
western-legends-action-calibrate = Прочесть поле
western-legends-help-calibrate = Числа с вашего экземпляра сохраняются для следующей игры.
western-legends-action-man-in-black = Человек в чёрном
western-legends-help-man-in-black = Его очки ведутся вручную по его справочной карте.

## Warnings

western-legends-warning-no-wounds = Лечить нечего.
western-legends-warning-cash-lost = { $amount } $ сверх 120 $ пропадут.
western-legends-warning-actions-left =
    У вас осталось: { $count ->
        [one] { $count } действие
        [few] { $count } действия
        *[other] { $count } действий
    }.
western-legends-warning-marshal-2-3-sum = Клетки 2 и 3 шкалы маршала вместе дают 20 $ и 2 ОЛ; проверьте.
western-legends-reminder-wanted-sheriff = Разыскиваемый не может войти на территорию шерифа.
western-legends-reminder-became-wanted = Только что в розыске рядом с шерифом: ничего, пока он не двинется.
western-legends-reminder-once-cards = Репутация — раз за ход; проверьте и Живую легенду.
western-legends-reminder-next-story = Уберите рассказанный сюжет; открыт следующий в той колоде.
western-legends-reminder-cattle-back = Замешайте доставленный жетон на его ранчо.

## Score sheet

western-legends-score-lp = Очки легендарности
western-legends-score-upgrades = Улучшения
western-legends-score-cash = Деньги: 1 за каждые 60 $
western-legends-score-wounds = Раны
western-legends-score-wanted = Шкала розыска
western-legends-score-marshal = Шкала маршала
western-legends-score-tokens = Жетоны легендарности

## Setup of the real table

western-legends-setup-1 = Положите поле в середину.
western-legends-setup-2 = Деньги на места справа.
western-legends-setup-3 = Предметы на прилавок.
western-legends-setup-4 = Перемешайте карты покера, внизу справа.
western-legends-setup-5 = Сброс покера — рядом, лицом вверх.
western-legends-setup-6 = Жетоны скота лицом вниз на ранчо по цветам.
western-legends-setup-7 = Шериф — в офис в Чёрной Скале.
western-legends-setup-8 = Кубики и самородки внизу справа.
western-legends-setup-9 = Каждому планшет, два кубика счёта и два диска.
western-legends-setup-10 = Жетоны ран на 0.
western-legends-setup-11 = Раздайте по два персонажа, оставьте одного; выберите первого игрока.
western-legends-setup-12 = Фигурки на цветные подставки.
western-legends-setup-13 = Стартовые бонусы и фигурки на стартовые локации.
western-legends-setup-14 = Кубик репутации на шкалу или слева от поля.
western-legends-setup-15 = Другой кубик перед 1 на шкале легендарности.
western-legends-setup-16 = Оба диска рядом с колодами сюжетов.
western-legends-setup-17 = Перемешайте сюжеты в две колоды лицом вниз.
western-legends-setup-18 = Бандит в каждое логово без игрока.
western-legends-setup-19 = Перемешайте карты стычек, вверху справа.
western-legends-setup-20 = Памятки каждому.
western-legends-setup-end-marker = Маркер конца на { $target }.
western-legends-setup-discs-needed =
    Сюжету нужно: { $count ->
        [one] { $count } диск
        [few] { $count } диска
        *[other] { $count } дисков
    }.
western-legends-setup-seating = Разыскиваемых лучше посадить рядом, по часовой стрелке.
western-legends-setup-goals = Цели: четыре карты вашего персонажа, одну вернуть не глядя; жетоны легендарности лицом вниз.
western-legends-setup-man-in-black = Десять карт Человека в чёрном и его справочная карта.
western-legends-first-game-items = В коробку: Виски, Стетсон и Карта шахтёра.
western-legends-first-game-cattle = В коробку: все жетоны скота.
western-legends-first-game-characters = Выбирайте из Энни Оукли, Басса Ривза, Малыша Билли, а вчетвером и Кровавого Ножа.
western-legends-first-game-stories = Играйте двадцатью сюжетами первой игры.
western-legends-first-game-goals = В коробку: все карты целей.
western-legends-first-game-first-player = Начинает Малыш Билли, если он играет.

## History

western-legends-history-game-started =
    За столом { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
        *[other] { $players } игроков
    }, играют до { $target } ОЛ.
western-legends-history-first-player = Жетон первого игрока: { $name }.
western-legends-history-turn-began = Раунд { $round }: активный игрок — { $name }.
western-legends-history-stage-reached = Далее: { $stage }.
western-legends-history-income-taken = { $name }, доход: { $take }.
western-legends-history-equipped = { $name }, оружие: { $weapon }; ездовое животное: { $mount }.
western-legends-history-action-taken = { $name } { $deed }.
western-legends-history-cash-gained = { $name }: +{ $amount } $ ({ $source }).
western-legends-history-cash-paid = { $name }: −{ $amount } $ ({ $source }).
western-legends-history-cash-over = { $name }: +{ $amount } $ ({ $source }); { $lost } $ сверх предела пропали.
western-legends-history-gold-gained =
    { $name } получает { $count ->
        [one] { $count } самородок
        [few] { $count } самородка
        *[other] { $count } самородков
    } ({ $source }).
western-legends-history-gold-lost =
    { $name } отдаёт { $count ->
        [one] { $count } самородок
        [few] { $count } самородка
        *[other] { $count } самородков
    } ({ $source }).
western-legends-history-gold-over =
    { $name } получает { $count ->
        [one] { $count } самородок
        [few] { $count } самородка
        *[other] { $count } самородков
    } ({ $source }); в запасе осталось { $left }.
western-legends-history-cards-drawn =
    { $name } берёт { $count ->
        [one] { $count } карту
        [few] { $count } карты
        *[other] { $count } карт
    } ({ $source }).
western-legends-history-cards-gone =
    { $name } сбрасывает { $count ->
        [one] { $count } карту
        [few] { $count } карты
        *[other] { $count } карт
    } ({ $source }).
western-legends-history-wounds-taken =
    { $name } получает { $count ->
        [one] { $count } рану
        [few] { $count } раны
        *[other] { $count } ран
    } ({ $source }).
western-legends-history-wounds-healed =
    { $name } лечит { $count ->
        [one] { $count } рану
        [few] { $count } раны
        *[other] { $count } ран
    } ({ $source }).
western-legends-history-wounds-ignored = { $name } больше не может получить ран ({ $source }).
western-legends-history-lp-gained = { $name }: +{ $points } ОЛ ({ $source }).
western-legends-history-owed-wanted =
    { $name } получает { $points ->
        [one] { $points } очко розыска
        [few] { $points } очка розыска
        *[other] { $points } очков розыска
    } ({ $source }).
western-legends-history-owed-marshal =
    { $name } получает { $points ->
        [one] { $points } очко маршала
        [few] { $points } очка маршала
        *[other] { $points } очков маршала
    } ({ $source }).
western-legends-history-points-void = { $name } в розыске: очки маршала не считаются.
western-legends-history-cube-moved = { $name }, { $track }: клетка { $cell }.
western-legends-history-cube-switched =
    { $name } теряет { $lost ->
        [one] { $lost } очко маршала
        [few] { $lost } очка маршала
        *[other] { $lost } очков маршала
    } и попадает в розыск: клетка { $cell }.
western-legends-history-points-spilled = { $name } в конце шкалы ({ $track }): вместо этого +{ $points } ОЛ.
western-legends-history-points-dropped = { $name }: не засчитано очков: { $points }.
western-legends-history-cell-read = { $track }, клетка { $cell } даёт: { $bonus }.
western-legends-history-cell-skipped = { $track }, клетка { $cell } не прочитана.
western-legends-history-arrested =
    { $by } арестовывает игрока { $name }: потеряны очки розыска, скот, { $cash } $ и { $gold ->
        [one] { $gold } самородок
        [few] { $gold } самородка
        *[other] { $gold } самородков
    }.
western-legends-history-arrested-by-sheriff =
    Шериф арестовывает игрока { $name }: потеряны очки розыска, скот, { $cash } $ и { $gold ->
        [one] { $gold } самородок
        [few] { $gold } самородка
        *[other] { $gold } самородков
    }.
western-legends-history-cattle-taken = { $name } берёт скот: { $colour }.
western-legends-history-cattle-driven = { $name }, перегон скота: { $colour }.
western-legends-history-cattle-rustled = { $name }, угон скота: { $colour }.
western-legends-history-cattle-kept = { $name } оставляет скот себе.
western-legends-history-cattle-stolen = { $name } забирает скот игрока { $victim }.
western-legends-history-item-bought = { $name } покупает за { $price } $: { $item }.
western-legends-history-item-upgraded = { $name } улучшает за { $price } $: { $item }.
western-legends-history-dice-thrown = { $name } выбрасывает: { $faces }.
western-legends-history-card-used = { $name } играет карту.
western-legends-history-card-named = { $name } играет карту: { $card }.
western-legends-history-began-duel = Дуэль: { $name } вызывает игрока { $target }.
western-legends-history-began-arrest = Арест: { $name } против игрока { $target }.
western-legends-history-began-robbery = Грабёж: { $name } против игрока { $target }.
western-legends-history-began-bandit = { $name } встречает бандита в логове { $hideout }.
western-legends-history-began-bank = { $name } против охраны банка.
western-legends-history-began-sheriff = Шериф пытается арестовать игрока { $name }.
western-legends-history-fight-accepted = { $name } принимает стычку.
western-legends-history-fight-refused = { $name } отказывается от стычки.
western-legends-history-cards-revealed = { $name } и противник открывают карты.
western-legends-history-nerve-discard = { $name } сбрасывает карту под прицелом Энни.
western-legends-history-nerve-wound = { $name } получает рану от Энни.
western-legends-history-fight-won = { $name } побеждает: { $fight }.
western-legends-history-fight-won-with = { $name } побеждает, { $own } против { $other }: { $fight }.
western-legends-history-fight-lost = { $name } проигрывает: { $fight }.
western-legends-history-fight-lost-with = { $name } проигрывает, { $own } против { $other }: { $fight }.
western-legends-history-reward-opened = { $name } выбирает.
western-legends-history-spoils-cash = { $name } забирает { $amount } $ у игрока { $victim }.
western-legends-history-spoils-gold =
    { $name } забирает { $amount ->
        [one] { $amount } самородок
        [few] { $amount } самородка
        *[other] { $amount } самородков
    } у игрока { $victim }.
western-legends-history-spoils-nothing = { $name } оставляет игроку { $victim } деньги и золото.
western-legends-history-fight-over = Окончено: { $fight }.
western-legends-history-bandit-removed = Логово { $hideout } пусто.
western-legends-history-bandit-placed = В логове { $hideout } появляется бандит.
western-legends-history-sheriff-sent =
    { $name } может переместить шерифа не более чем на { $most ->
        [one] { $most } территорию
        [few] { $most } территории
        *[other] { $most } территорий
    }.
western-legends-history-sheriff-stayed = Никто не в розыске; шериф стоит.
western-legends-history-sheriff-moved =
    { $name } перемещает шерифа на { $distance ->
        [one] { $distance } территорию
        [few] { $distance } территории
        *[other] { $distance } территорий
    }.
western-legends-history-sheriff-met = Рядом с шерифом: { $names }.
western-legends-history-sheriff-met-nobody = Шериф никого не встретил.
western-legends-history-arrest-tried = { $name } направляет шерифа на игрока { $target }.
western-legends-history-arrest-not-tried = { $name } всех отпускает.
western-legends-history-sheriff-returned = Шериф вернулся в офис.
western-legends-history-poker-with = { $name } играет в покер. Участвуют: { $names }.
western-legends-history-poker-with-dealer = { $name } играет в покер; дилер — { $dealer }.
western-legends-history-pot-won = Банк { $pot } $: { $share } $ — { $names }.
western-legends-history-pot-won-with = Банк { $pot } $: { $share } $ — { $names }, { $hand } ({ $cards }).
western-legends-history-pot-lost = Побеждает дилер { $names }; { $pot } $ уходят в запас.
western-legends-history-toll-opened = { $name } ищет, кто заплатит.
western-legends-history-toll-taken = { $payer } платит игроку { $name }.
western-legends-history-toll-nobody = Никто не платит игроку { $name }.
western-legends-history-disc-placed = { $name } кладёт диск на сюжет { $story }.
western-legends-history-disc-moved = { $name } перемещает диск на сюжет { $story }.
western-legends-history-story-completed = Сюжет { $story } завершён: { $names }.
western-legends-history-story-read = Сюжет { $story } рассказан.
western-legends-history-story-named = Сюжет { $story } рассказан: { $card }.
western-legends-history-hand-limited =
    { $name } сбрасывает { $count ->
        [one] { $count } карту
        [few] { $count } карты
        *[other] { $count } карт
    } сверх предела руки.
western-legends-history-ability-woken = У игрока { $name } 5 ОЛ: легендарная способность действует.
western-legends-history-ability-on = { $name } сохраняет легендарную способность.
western-legends-history-ability-off = { $name } пока теряет легендарную способность.
western-legends-history-end-triggered = { $name } доходит до маркера конца в раунде { $round }: после него ещё один раунд.
western-legends-history-end-withdrawn = Исправление, { $name }: конец игры ещё не близок.
western-legends-history-turn-ended = { $name } заканчивает ход.
western-legends-history-goal-met = { $name } выполняет цель { $goal }.
western-legends-history-tokens-shown = { $name } открывает жетоны на { $points } ОЛ.
western-legends-history-upgrade-valued = Улучшенный предмет даёт { $points } ОЛ: { $item }.
western-legends-history-end-valued = { $track }, часть { $place } даёт в конце { $points } ОЛ.
western-legends-history-calibrated = Данные этого экземпляра изменены.
western-legends-history-corrected = Исправление, { $name }, { $number }: { $before } → { $value } ({ $reason }).
western-legends-history-cattle-set = Исправление: у игрока { $name } есть скот, { $colour } ({ $reason }).
western-legends-history-cattle-removed = Исправление: у игрока { $name } нет скота ({ $reason }).
western-legends-history-item-given = Исправление: у игрока { $name } есть: { $item } ({ $reason }).
western-legends-history-item-removed = Исправление: у игрока { $name } больше нет: { $item } ({ $reason }).
western-legends-history-discs-corrected = Исправление: диски на сюжете { $story }: { $names }.
western-legends-history-board-corrected =
    Исправление: на поле { $count ->
        [one] { $count } бандит
        [few] { $count } бандита
        *[other] { $count } бандитов
    }.
western-legends-history-man-in-black = У Человека в чёрном { $points } ОЛ.
western-legends-history-game-ended = Величайшая легенда: { $names }.
western-legends-history-game-ended-man-in-black = Побеждает Человек в чёрном.

## Options

western-legends-option-mode = Правила
western-legends-option-mode-standard = обычная игра
western-legends-option-mode-first-game = первая игра
western-legends-option-target = Играть до
western-legends-option-target-15 = 15 ОЛ, короткая
western-legends-option-target-20 = 20 ОЛ, средняя
western-legends-option-target-25 = 25 ОЛ, долгая
western-legends-option-goals = Цели и жетоны легендарности
western-legends-option-man-in-black = Человек в чёрном (для двоих)
western-legends-option-one-disc-per-turn = Только один диск сюжета за ход
western-legends-option-wanted-may-drive = Разыскиваемые могут перегонять скот, без очка маршала
western-legends-option-robbed-gold-over-cap = Награбленное золото сверх четырёх
western-legends-option-robbed-gold-over-cap-victim = остаётся у жертвы
western-legends-option-robbed-gold-over-cap-supply = уходит в запас
western-legends-option-arrest-spoils = Потери арестованного
western-legends-option-arrest-spoils-supply = уходят в запас
western-legends-option-arrest-spoils-marshal = уходят маршалу
western-legends-option-sheriff-home-after-arrest = После ареста шериф возвращается в офис
western-legends-option-clamp-each-effect = Значения стычки в пределах от 2 до туза после каждого эффекта
western-legends-option-kickers = Побочные карты решают равенство в покере
western-legends-option-ace-low-straight = Т-2-3-4-5 — стрит
western-legends-option-joker-scope = Джокер заменяет
western-legends-option-joker-scope-any = любую карту
western-legends-option-joker-scope-equal-ranks = только равные достоинства
western-legends-option-flop-joker-wild = Джокер на флопе действует
western-legends-option-jokers = Карты-джокеры
western-legends-option-losing-dealer-draws = Проигравший дилер берёт карту
western-legends-option-switch-advances = Маршал, получивший несколько очков розыска, идёт дальше клетки 1
western-legends-option-living-legend-once = Живая легенда раз за ход
western-legends-option-end-trigger = Конец наступает
western-legends-option-end-trigger-any-moment = в любой момент
western-legends-option-end-trigger-end-of-turn = в конце хода
western-legends-option-first-game-full-scoring = Деньги и раны считаются в первой игре
western-legends-option-first-among-tied = Первый игрок — из самых разыскиваемых
western-legends-option-wound-at-cap = Ради награды можно выбрать четвёртую рану
western-legends-option-refuser-suffers = Отказавшийся получает рану и карту
western-legends-option-robbery-cattle = Грабитель может забрать и скот
western-legends-option-office-encounter = Спрашивать, кого шериф встретил в офисе
western-legends-option-arrest-ends-actions = Арест заканчивает свои действия

## Refusals

refusal-legends-no-such-seat = Там никто не сидит.
refusal-legends-not-yourself = Это должен быть другой игрок.
refusal-legends-not-enough-cash = На это не хватает денег.
refusal-legends-not-enough-gold = На это не хватает самородков.
refusal-legends-not-enough-cards = На это не хватает карт покера.
refusal-legends-odd-money = Все деньги кратны десяти.
refusal-legends-points-never-fall = По правилам очки не убывают; используйте исправление.
refusal-legends-no-actions-left = Все три действия использованы.
refusal-legends-no-such-choice = Здесь это нельзя выбрать.
refusal-legends-already-fought = С этим игроком в этом ходу уже была стычка.
refusal-legends-cannot-arrest = Арестовать может только маршал и только разыскиваемого.
refusal-legends-bank-once-per-turn = Одно ограбление банка за ход, и попытка уже была.
refusal-legends-card-once-per-turn = Эту карту можно сыграть раз за ход.
refusal-legends-wanted-no-marshal = Разыскиваемый игрок не получает очков маршала.
refusal-legends-no-bandit-there = В этом логове нет бандита.
refusal-legends-one-cattle-only = Можно держать только один жетон скота.
refusal-legends-no-cattle = Нет скота для доставки.
refusal-legends-not-in-first-game = В первой игре этого нет.
refusal-legends-item-unknown = Укажите тип и цену этого предмета.
refusal-legends-item-twice = Этот предмет у вас уже есть.
refusal-legends-item-not-owned = Этого предмета у вас нет.
refusal-legends-item-no-upgrade = Этот предмет нельзя улучшить, или он уже улучшен.
refusal-legends-belongings-full = Места хватает на три пожитка.
refusal-legends-nothing-bought = Выберите, что купить или улучшить.
refusal-legends-bad-dice = Два кубика, и золотая пыль всегда перебрасывается.
refusal-legends-disc-once-per-story = В этом ходу сюда больше нельзя класть диск.
refusal-legends-no-disc-left = Оба ваших диска лежат; один можно переместить.
refusal-legends-no-disc-there = Там нет вашего диска для перемещения.
refusal-legends-goals-off = Эта игра идёт без целей.
refusal-legends-goals-done = Все три цели выполнены.
refusal-legends-bad-tokens = Таких жетонов у вас быть не может.
refusal-legends-bad-fight-value = Карты стычки — от 2 до туза (14).
refusal-legends-cards-or-winner = Укажите обе карты или победителя.
refusal-legends-not-at-table = Не все названные участвуют в этой партии покера.
refusal-legends-unknown-card = Такой карты нет.
refusal-legends-duplicate-card = Каждая карта есть лишь в одном экземпляре.
refusal-legends-flop-of-three = Флоп состоит из трёх карт.
refusal-legends-wrong-card-count = Каждый играет две карты; одну — только если она единственная.
refusal-legends-sheriff-too-far = Шериф не может уйти так далеко.
refusal-legends-not-wanted = Этот игрок не в розыске.
refusal-legends-wounds-full = Больше трёх ран не бывает; для этой награды нужно место.
refusal-legends-not-a-participant = Награду получают только участники, каждый один раз.
refusal-legends-out-of-range = Это число вне допустимых пределов.
refusal-legends-discs-do-not-fit = У каждого всего два диска.
refusal-legends-no-man-in-black = Человек в чёрном в этой игре не участвует.
refusal-legends-bad-calibration = Эти числа не подходят к игре.

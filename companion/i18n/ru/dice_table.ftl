### Стол с кубиками: подготовка, игра и конец партии

## Чего ждём

dice-table-ask-heal = { $name }: кто получает жизнь?
dice-table-ask-roll = { $name }: бросайте все пять кубиков
dice-table-ask-reroll = { $name }: перебросить или оставить?
dice-table-ask-aim = { $name }: в кого стреляем?
dice-table-ask-aim-die = { $name }: в кого ({ $face })?
dice-table-ask-beer = { $name }: кто пьёт?
dice-table-ask-beer-die = { $name }: кто пьёт пиво?
dice-table-ask-kit = { $name }: чьи стрелы вернуть? Не больше { $count }
dice-table-ask-bart = { $name }: { $count ->
    [one] потерять { $count } жизнь или взять стрелу?
    [few] потерять { $count } жизни или взять стрелы?
   *[many] потерять { $count } жизней или взять стрелы?
}
dice-table-ask-pedro = { $name }: вернуть стрелы?
dice-table-ask-reveal = { $name } выбывает: какая была роль?
dice-table-ask-over = Игра окончена
dice-table-ask-enter = { $name }: что на кубиках?
dice-table-ask-doubt = { $name }: коснитесь кубика, в котором камера не уверена
dice-table-ask-moving = { $name }: кубики катятся…

## Ответы

dice-table-stop = Оставить так
dice-table-throw = Принять бросок
dice-table-app-rolls = Бросить за нас
dice-table-app-rerolls = { $count ->
    [one] Бросить { $count } кубик за нас
    [few] Бросить { $count } кубика за нас
   *[many] Бросить { $count } кубиков за нас
}
dice-table-choose-player = { $name }
dice-table-aim-as = { $name } (как { $face })
dice-table-aim-doubled = { $name }, вдвое за пиво
dice-table-double = Удвоить за пиво
dice-table-bart = { $count ->
    [0] Потерять жизнь
    [one] Взять { $count } стрелу
    [few] Взять { $count } стрелы
   *[many] Взять { $count } стрел
}
dice-table-pedro = { $count ->
    [0] Оставить стрелы
    [one] Вернуть { $count } стрелу
    [few] Вернуть { $count } стрелы
   *[many] Вернуть { $count } стрел
}
dice-table-kit = { $count ->
    [0] Не трогать стрелы
    [one] Вернуть { $count } стрелу: { $names }
    [few] Вернуть { $count } стрелы: { $names }
   *[many] Вернуть { $count } стрел: { $names }
}
dice-table-reveal = { $name }: { $role }
dice-table-effect-life = { $name }: жизнь { $before } › { $after }
dice-table-effect-arrows = { $name }: стрелы { $before } › { $after }
dice-table-effect-none = Ничего не изменится
dice-table-change = { $before } › { $after }

## Вокруг стола

dice-table-title = Стол с кубиками
dice-table-turn = Ход { $turn }
dice-table-rolls-left = { $count ->
    [0] Бросков не осталось
    [one] Остался { $count } бросок
    [few] Осталось { $count } броска
   *[many] Осталось { $count } бросков
}
dice-table-pile = Стрел в резерве: { $count }
dice-table-undo = Отменить: { $what }
dice-table-redo = Вернуть: { $what }
dice-table-undo-short = Отменить
dice-table-redo-short = Вернуть
dice-table-history = История
dice-table-odds = Шансы
dice-table-odds-next = Следующий бросок
dice-table-odds-all = Все броски
dice-table-odds-gatling = Сработает «Гатлинг»
dice-table-odds-beer = Хотя бы одно пиво
dice-table-odds-dynamite = Три динамита
dice-table-odds-attack = Нападение индейцев
dice-table-percent = { $value } %
dice-table-facing = Повернуть к местам
dice-table-out = Выбыл
dice-table-life = { $life } из { $most }
dice-table-role-secret = Роль пока тайна
dice-table-hold-role = Удерживайте, чтобы увидеть роль
dice-table-close = Закрыть
dice-table-faces = Что выпало на кубике
dice-table-was = было { $value }

## Исправление

dice-table-correct = Исправить: { $name }
dice-table-correct-life = Жизнь
dice-table-correct-arrows = Стрелы
dice-table-correct-apply = Исправить
dice-table-correct-none = У выбывшего нечего исправлять. Отмените последние шаги.
dice-table-fix-die = Что на этом кубике на самом деле?

## События

dice-table-moment-attack = Нападение индейцев!
dice-table-moment-gatling = { $name } стреляет из «Гатлинга»!
dice-table-moment-dynamite = { $name }: взрыв динамита!
dice-table-moment-death = { $name } выбывает!
dice-table-moment-victory-law = Закон победил!
dice-table-moment-victory-outlaws = Бандиты победили!
dice-table-moment-victory-renegade = Ренегат победил!
dice-table-moment-victory-hunter = Охота окончена!
dice-table-moment-victory-last-standing = Остался только один!
dice-table-moment-victory-draw = Никого не осталось!

## Камера

dice-table-camera = Камера
dice-table-camera-looking = Смотрю на лоток
dice-table-camera-moving = Кубики катятся
dice-table-camera-settled = Прочитано
dice-table-camera-doubt = Не уверена: коснитесь кубика
dice-table-camera-gone = Камера пропала
dice-table-camera-starting = Камера включается
dice-table-camera-stalled = Нет новых кадров
dice-table-camera-refused = Камера не найдена
dice-table-camera-counts = Прочитано камерой: { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}, ошибок: { $wrong }

## Подготовка

dice-table-setup-title = Подготовка стола
dice-table-setup-people = Игроки
dice-table-setup-seats = Места
dice-table-setup-game = Игра
dice-table-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
dice-table-default-name = Игрок { $number }
dice-table-name = Имя
dice-table-remembered = Знакомые за этим столом
dice-table-seats-hint = Перетащите людей на их места
dice-table-characters = Персонажи
dice-table-deal = Раздать
dice-table-choose = Выбрать
dice-table-choose-character = Персонаж: { $name }
dice-table-character-life = { $count ->
    [one] { $count } жизнь
    [few] { $count } жизни
   *[many] { $count } жизней
}
dice-table-roles = Роли
dice-table-roles-cards = Настоящие карты
dice-table-roles-app = Раздаёт приложение
dice-table-sheriff-who = Коснитесь места шерифа
dice-table-hunt-who = Коснитесь места, чтобы сменить роль
dice-table-edition = Издание
dice-table-edition-international = Международное
dice-table-edition-spanish = Испанское
dice-table-edition-russian = Русское
dice-table-house-rules = Домашние правила
dice-table-camera-use = Читать кубики камерой
dice-table-start = Начать игру
dice-table-mid = Игра уже идёт
dice-table-mid-title = На чём остановилась игра?
dice-table-mid-turn = Бросает
dice-table-mid-role = Роль?
dice-table-mid-start = Играть отсюда
dice-table-missing-characters = { $count ->
    [one] У { $count } игрока ещё нет персонажа
    [few] У { $count } игроков ещё нет персонажа
   *[many] У { $count } игроков ещё нет персонажа
}
dice-table-missing-roles = { $count ->
    [one] Не названа { $count } роль
    [few] Не названы { $count } роли
   *[many] Не названо { $count } ролей
}
dice-table-missing-sheriff = Кто шериф?
dice-table-again = Тот же состав ещё раз
dice-table-turn-panel = Повернуть панель
dice-table-roles-pass = Передайте планшет: { $name }
dice-table-roles-hold = Держите палец здесь, чтобы увидеть роль
dice-table-roles-next = { $name }: роль увидена
dice-table-roles-done = Все увидели роли

## После игры

dice-table-won-law = Закон победил: { $names }
dice-table-won-outlaws = Бандиты победили{ $count ->
    [0] {""}
   *[other] : { $names }
}
dice-table-won-renegade = Ренегат победил: { $names }
dice-table-won-hunter = Охоту выиграл: { $names }
dice-table-won-last-standing = Последним остался: { $names }
dice-table-won-draw = Ничья
dice-table-why-law = Все бандиты и ренегаты выбыли.
dice-table-why-outlaws = Шериф выбыл.
dice-table-why-renegade = Шериф выбыл, и остался один ренегат.
dice-table-why-hunter = Цель охотника пала от его кубиков.
dice-table-why-last-standing = Все остальные выбыли.
dice-table-why-draw = Никто не выжил.
dice-table-lives-chart = Жизнь
dice-table-arrows-chart = Стрелы
dice-table-dice-chart = Кубики
dice-table-turns = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
dice-table-throws = { $count ->
    [one] Брошен { $count } кубик
    [few] Брошено { $count } кубика
   *[many] Брошено { $count } кубиков
}
dice-table-expected = ожидалось по { $count }
dice-table-luck = Удача
dice-table-home = Домой
dice-table-look-back = Вернуться к столу

## Демонстрация

dice-table-demo = Показательный стол: коснитесь, чтобы играть
dice-table-demo-yours = Стол ваш

## Подсказки и отборы

dice-table-hint-pick = Коснитесь кубиков, которые перебрасываете
dice-table-hint-enter = Коснитесь выпавших граней или дайте бросить приложению
dice-table-hint-fix = Неверная грань? Коснитесь кубика
dice-table-see-winner = Кто победил
dice-table-clear = Сначала
dice-table-filter-all = Всё
dice-table-filter-dice = Кубики
dice-table-filter-life = Жизнь
dice-table-filter-arrows = Стрелы

## Лист места

dice-table-seat-name = Кто здесь сидит?
dice-table-done = Готово
dice-table-deal-again = Раздать заново
dice-table-nobody-known = Здесь запомнятся имена игроков
dice-table-role-of = Роль: { $name }
dice-table-not-sheriff = Не шериф
dice-table-make-sheriff = Это шериф

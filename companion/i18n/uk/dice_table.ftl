### Стіл із кубиками: підготовка, гра та кінець партії

## На що чекаємо

dice-table-ask-heal = { $name }: хто отримує життя?
dice-table-ask-roll = { $name }: кидайте всі п'ять кубиків
dice-table-ask-reroll = { $name }: перекинути чи лишити?
dice-table-ask-aim = { $name }: у кого стріляємо?
dice-table-ask-aim-die = { $name }: у кого ({ $face })?
dice-table-ask-beer = { $name }: хто п'є?
dice-table-ask-beer-die = { $name }: хто п'є пиво?
dice-table-ask-kit = { $name }: чиї стріли повернути? Не більше { $count }
dice-table-ask-bart = { $name }: { $count ->
    [one] втратити { $count } життя чи взяти стрілу?
    [few] втратити { $count } життя чи взяти стріли?
   *[many] втратити { $count } життів чи взяти стріли?
}
dice-table-ask-pedro = { $name }: повернути стріли?
dice-table-ask-reveal = { $name } вибуває: яка була роль?
dice-table-ask-over = Гру завершено
dice-table-ask-enter = { $name }: що на кубиках?
dice-table-ask-doubt = { $name }: торкніться кубика, в якому камера не певна
dice-table-ask-moving = { $name }: кубики котяться…

## Відповіді

dice-table-stop = Лишити так
dice-table-throw = Прийняти кидок
dice-table-app-rolls = Кинути за нас
dice-table-app-rerolls = { $count ->
    [one] Кинути { $count } кубик за нас
    [few] Кинути { $count } кубики за нас
   *[many] Кинути { $count } кубиків за нас
}
dice-table-choose-player = { $name }
dice-table-aim-as = { $name } (як { $face })
dice-table-aim-doubled = { $name }, удвічі за пиво
dice-table-double = Подвоїти за пиво
dice-table-bart = { $count ->
    [0] Втратити життя
    [one] Взяти { $count } стрілу
    [few] Взяти { $count } стріли
   *[many] Взяти { $count } стріл
}
dice-table-pedro = { $count ->
    [0] Лишити стріли
    [one] Повернути { $count } стрілу
    [few] Повернути { $count } стріли
   *[many] Повернути { $count } стріл
}
dice-table-kit = { $count ->
    [0] Не чіпати стріл
    [one] Повернути { $count } стрілу: { $names }
    [few] Повернути { $count } стріли: { $names }
   *[many] Повернути { $count } стріл: { $names }
}
dice-table-reveal = { $name }: { $role }
dice-table-effect-life = { $name }: життя { $before } › { $after }
dice-table-effect-arrows = { $name }: стріли { $before } › { $after }
dice-table-effect-none = Нічого не зміниться
dice-table-change = { $before } › { $after }

## Довкола столу

dice-table-title = Стіл із кубиками
dice-table-turn = Хід { $turn }
dice-table-rolls-left = { $count ->
    [0] Кидків не лишилося
    [one] Лишився { $count } кидок
    [few] Лишилося { $count } кидки
   *[many] Лишилося { $count } кидків
}
dice-table-pile = Стріл у запасі: { $count }
dice-table-undo = Скасувати: { $what }
dice-table-redo = Повторити: { $what }
dice-table-undo-short = Скасувати
dice-table-redo-short = Повторити
dice-table-history = Історія
dice-table-odds = Шанси
dice-table-odds-next = Наступний кидок
dice-table-odds-all = Усі кидки
dice-table-odds-gatling = Спрацює гатлінг
dice-table-odds-beer = Хоча б одне пиво
dice-table-odds-dynamite = Три динаміти
dice-table-odds-attack = Напад індіанців
dice-table-percent = { $value } %
dice-table-facing = Повернути до місць
dice-table-out = Вибув
dice-table-life = { $life } з { $most }
dice-table-role-secret = Роль поки таємна
dice-table-hold-role = Утримуйте, щоб побачити роль
dice-table-close = Закрити
dice-table-faces = Що випало на кубику
dice-table-was = було { $value }

## Виправлення

dice-table-correct = Виправити: { $name }
dice-table-correct-life = Життя
dice-table-correct-arrows = Стріли
dice-table-correct-apply = Виправити
dice-table-correct-none = У того, хто вибув, нема чого виправляти. Скасуйте останні кроки.
dice-table-fix-die = Що на цьому кубику насправді?

## Події

dice-table-moment-attack = Напад індіанців!
dice-table-moment-gatling = { $name } стріляє з гатлінга!
dice-table-moment-dynamite = { $name }: вибух динаміту!
dice-table-moment-death = { $name } вибуває!
dice-table-moment-victory-law = Закон переміг!
dice-table-moment-victory-outlaws = Бандити перемогли!
dice-table-moment-victory-renegade = Ренегат переміг!
dice-table-moment-victory-hunter = Полювання завершено!
dice-table-moment-victory-last-standing = Лишився тільки один!
dice-table-moment-victory-draw = Нікого не лишилося!

## Камера

dice-table-camera = Камера
dice-table-camera-looking = Дивлюся на лоток
dice-table-camera-moving = Кубики котяться
dice-table-camera-settled = Прочитано
dice-table-camera-doubt = Не певна: торкніться кубика
dice-table-camera-gone = Камера зникла
dice-table-camera-starting = Камера вмикається
dice-table-camera-stalled = Немає нових кадрів
dice-table-camera-refused = Камеру не знайдено
dice-table-camera-counts = Прочитано камерою: { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
   *[many] { $count } кубиків
}, помилок: { $wrong }

## Підготовка

dice-table-setup-title = Підготовка столу
dice-table-setup-people = Гравці
dice-table-setup-seats = Місця
dice-table-setup-game = Гра
dice-table-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[many] { $count } гравців
}
dice-table-default-name = Гравець { $number }
dice-table-name = Ім'я
dice-table-remembered = Знайомі за цим столом
dice-table-seats-hint = Перетягніть людей на їхні місця
dice-table-characters = Персонажі
dice-table-deal = Роздати
dice-table-choose = Вибрати
dice-table-choose-character = Персонаж: { $name }
dice-table-character-life = { $count ->
    [one] { $count } життя
    [few] { $count } життя
   *[many] { $count } життів
}
dice-table-roles = Ролі
dice-table-roles-cards = Справжні карти
dice-table-roles-app = Роздає застосунок
dice-table-sheriff-who = Торкніться місця шерифа
dice-table-hunt-who = Торкніться місця, щоб змінити роль
dice-table-edition = Видання
dice-table-edition-international = Міжнародне
dice-table-edition-spanish = Іспанське
dice-table-edition-russian = Російське
dice-table-house-rules = Домашні правила
dice-table-camera-use = Читати кубики камерою
dice-table-start = Почати гру
dice-table-mid = Гра вже триває
dice-table-mid-title = На чому зупинилася гра?
dice-table-mid-turn = Кидає
dice-table-mid-role = Роль?
dice-table-mid-start = Грати звідси
dice-table-missing-characters = { $count ->
    [one] { $count } гравець ще без персонажа
    [few] { $count } гравці ще без персонажа
   *[many] { $count } гравців ще без персонажа
}
dice-table-missing-roles = { $count ->
    [one] Не названо { $count } роль
    [few] Не названо { $count } ролі
   *[many] Не названо { $count } ролей
}
dice-table-missing-sheriff = Хто шериф?
dice-table-again = Той самий склад знову
dice-table-turn-panel = Повернути панель
dice-table-roles-pass = Передайте планшет: { $name }
dice-table-roles-hold = Тримайте палець тут, щоб побачити роль
dice-table-roles-next = { $name }: роль побачено
dice-table-roles-done = Усі побачили ролі

## Після гри

dice-table-won-law = Закон переміг: { $names }
dice-table-won-outlaws = Бандити перемогли{ $count ->
    [0] {""}
   *[other] : { $names }
}
dice-table-won-renegade = Ренегат переміг: { $names }
dice-table-won-hunter = Полювання виграє { $names }
dice-table-won-last-standing = Останнім лишається { $names }
dice-table-won-draw = Нічия
dice-table-why-law = Усі бандити та ренегати вибули.
dice-table-why-outlaws = Шериф вибув.
dice-table-why-renegade = Шериф вибув, і лишився сам ренегат.
dice-table-why-hunter = Ціль мисливця впала від його кубиків.
dice-table-why-last-standing = Усі інші вибули.
dice-table-why-draw = Ніхто не вижив.
dice-table-lives-chart = Життя
dice-table-arrows-chart = Стріли
dice-table-dice-chart = Кубики
dice-table-turns = { $count ->
    [one] { $count } хід
    [few] { $count } ходи
   *[many] { $count } ходів
}
dice-table-throws = { $count ->
    [one] Кинуто { $count } кубик
    [few] Кинуто { $count } кубики
   *[many] Кинуто { $count } кубиків
}
dice-table-expected = очікувалося по { $count }
dice-table-luck = Удача
dice-table-home = Додому
dice-table-look-back = Назад до столу

## Показ

dice-table-demo = Показовий стіл: торкніться, щоб грати
dice-table-demo-yours = Стіл ваш

## Підказки й добір

dice-table-hint-pick = Торкніться кубиків, які перекидаєте
dice-table-hint-enter = Торкніться граней, що випали, або хай кине застосунок
dice-table-hint-fix = Хибна грань? Торкніться кубика
dice-table-see-winner = Хто переміг
dice-table-clear = Спочатку
dice-table-filter-all = Усе
dice-table-filter-dice = Кубики
dice-table-filter-life = Життя
dice-table-filter-arrows = Стріли

## Аркуш місця

dice-table-seat-name = Хто тут сидить?
dice-table-done = Готово
dice-table-deal-again = Роздати знову
dice-table-nobody-known = Тут запам'ятаються імена гравців
dice-table-role-of = Роль: { $name }
dice-table-not-sheriff = Не шериф
dice-table-make-sheriff = Це шериф

### Кіоск навколо ігор

shell-app-name = Tumbleweed
shell-app-line = Кубики кидаєте ви. Усе інше порахуємо ми.
shell-yes = Так
shell-cancel = Скасувати
shell-done = Готово
shell-back = Назад
shell-undo = Повернути
shell-quit = Закрити Tumbleweed
shell-no-store = Ігри не зберегти
shell-go-on-unsaved = Грати без збереження
shell-coming = Цієї гри за столом ще немає.
shell-coming-short = незабаром
shell-file-set-aside = Файл не читається; його збережено як { $name }.

## Початок

shell-home-resume = Грати далі
shell-history = Минулі ігри
shell-statistics = Статистика
shell-help = Правила
shell-settings = Налаштування
shell-game-bang-dice = { bang-dice-title }
shell-game-bang-dice-note = Від 3 до 8 гравців
shell-game-bang-cards = BANG! з картами
shell-game-bang-cards-note = Від 2 до 8 гравців
shell-game-western-legends = { western-legends-title }
shell-game-western-legends-note = Від 2 до 6 гравців
shell-ago-now = щойно
shell-ago-minutes = { $count ->
    [one] { $count } хвилину тому
    [few] { $count } хвилини тому
   *[many] { $count } хвилин тому
  }
shell-ago-hours = { $count ->
    [one] { $count } годину тому
    [few] { $count } години тому
   *[many] { $count } годин тому
  }
shell-ago-days = { $count ->
    [one] { $count } день тому
    [few] { $count } дні тому
   *[many] { $count } днів тому
  }

## Минулі ігри

shell-filter-all = Усі
shell-filter-open = Відкриті
shell-filter-over = Зіграні
shell-filter-archived = Відкладені
shell-filter-everybody = Усі гравці
shell-past-none = Тут поки порожньо. Перша гра це змінить.
shell-past-open = { $count ->
    [one] відкрита, { $count } дія
    [few] відкрита, { $count } дії
   *[many] відкрита, { $count } дій
  }
shell-past-over = зіграна
shell-past-archive = Відкласти
shell-past-archived = Гру відкладено.
shell-past-delete = Видалити
shell-past-deleted = Гру видалено.
shell-won-law = Переміг закон
shell-won-outlaws = Перемогли бандити
shell-won-renegade = Переміг ренегат
shell-won-hunter = Переміг мисливець
shell-won-last-standing = Переміг останній уцілілий
shell-won-draw = Не переміг ніхто
shell-export-csv = CSV
shell-export-json = JSON
shell-exported = Збережено: { $path }
shell-share-picture = Картинка на згадку

## Статистика

shell-stat-faces = Як випадали грані
shell-stat-fair-line = Риска позначає одну шосту: чесну частку.
shell-stat-share = { NUMBER($share, minimumFractionDigits: 1) } %
shell-stat-players = Гравці
shell-stat-games = { $count ->
    [one] { $count } гра
    [few] { $count } гри
   *[many] { $count } ігор
  }
shell-stat-wins = { $count ->
    [one] { $count } перемога
    [few] { $count } перемоги
   *[many] { $count } перемог
  } ({ $percent } %)
shell-luck-lucky = щастить
shell-luck-average = як звичайно
shell-luck-unlucky = не щастить
shell-fair-too-few = { $dice ->
    [one] Кинуто лише { $dice } кубик
    [few] Кинуто лише { $dice } кубики
   *[many] Кинуто лише { $dice } кубиків
  }: судити зарано.
shell-fair-fair = Кинуто кубиків: { $dice }. Схоже, усе чесно: так або сильніше відхиляються { $percent } % чесних наборів.
shell-fair-doubtful = Кинуто кубиків: { $dice }. Дивнувато: так відхиляються лише { $percent } % чесних наборів. Придивіться.
shell-fair-unfair = Кинуто кубиків: { $dice }. Навряд чи вони чесні: так відхиляються лише { $percent } % чесних наборів.

## Налаштування

shell-settings-general = Загальні
shell-settings-language = Мова
shell-settings-edition = Видання гри з кубиками
shell-settings-edition-note = Персонажі звуться так, як у коробці на вашому столі.
shell-settings-sounds = Звуки
shell-settings-turn = Повертати запитання до місця
shell-settings-turn-note = Інакше все дивиться в один бік.
shell-settings-house-rules = Домашні правила
shell-settings-house-rules-note = З ними починає кожен новий стіл; за столом їх можна змінити.
shell-settings-players = Гравці
shell-players-note = Люди, чиї імʼя, колір і знак запамʼятано.
shell-player-forget = Забути
shell-player-forgotten = Гравця забуто.
shell-settings-camera = Камера для кубиків
shell-settings-lights = Стіл із підсвіткою
shell-settings-kiosk = Кіоск
shell-settings-fullscreen = На весь екран
shell-settings-dim = Пригасити екран через
shell-dim-0 = ніколи
shell-dim-60 = 1 хв
shell-dim-120 = 2 хв
shell-dim-300 = 5 хв
shell-dim-900 = 15 хв
shell-settings-pin = PIN-код
shell-settings-pin-note = Потрібен, щоб вийти з повного екрана або закрити застосунок.
shell-pin-set = Задати PIN-код
shell-pin-change = Змінити PIN-код
shell-pin-drop = Без PIN-коду
shell-pin-enter = Введіть PIN-код
shell-pin-new = Придумайте PIN-код
shell-pin-again = Ще раз
shell-pin-wrong = Неправильно
shell-pin-kept = PIN-код задано.
shell-settings-backup = Копія
shell-backup-note = Усі ігри, гравці й налаштування в одному файлі. PIN-код і адреса камери до нього не входять.
shell-backup-write = Зробити копію
shell-backup-latest = Найновіша: { $name }
shell-backup-none = Копій ще немає.
shell-backup-restore = Повернути останню
shell-backup-sure = Ігри з { $name } додадуться, її налаштування замінять ваші. Жодна гра не пропаде.
shell-backup-written = { $count ->
    [one] { $count } гру збережено: { $path }
    [few] { $count } гри збережено: { $path }
   *[many] { $count } ігор збережено: { $path }
  }
shell-backup-restored = { $count ->
    [one] Додано { $count } гру.
    [few] Додано { $count } гри.
   *[many] Додано { $count } ігор.
  }
shell-backup-bad = Це не ціла копія. Нічого не змінено.

## Правила під рукою

shell-help-turn = Хід
shell-help-faces = Кубики
shell-help-roles = Ролі
shell-help-characters = Персонажі
shell-help-app = Застосунок
shell-help-turn-roll = 1. Кидок
shell-help-turn-roll-body = Киньте всі пʼять кубиків. Що до вподоби — залиште, решту перекиньте, до двох разів.
shell-help-turn-arrows = 2. Стріли діють одразу
shell-help-turn-arrows-body = Після кожного кидка візьміть жетон за кожну стрілу. Останній жетон — напад індіанців.
shell-help-turn-dynamite = 3. Динаміт лишається
shell-help-turn-dynamite-body = Його не перекинути. Третій обриває кидки й коштує вам життя.
shell-help-turn-bullseyes = 4. Стрілянина
shell-help-turn-bullseyes-body = Виберіть ціль для кожного влучання: через одне або два місця.
shell-help-turn-beers = 5. Пиво
shell-help-turn-beers-body = Кожен кухоль випийте самі або віддайте будь-кому за столом.
shell-help-turn-gatling = 6. «Ґатлінґ»
shell-help-turn-gatling-body = Три й більше бʼють по всіх інших і повертають ваші стріли до купи.
shell-help-turn-next = 7. Передайте кубики
shell-help-turn-next-body = Ходить наступний живий гравець ліворуч.
shell-help-app-tap = Торкніться, щоб відповісти
shell-help-app-tap-body = Рядок угорі каже, чого і від кого чекають. Світиться лише те, що можна.
shell-help-app-hold = Затримайте, щоб виправити
shell-help-app-hold-body = Довге натискання на число виправляє його. Старе значення лишиться в історії.
shell-help-app-undo = Скасовуйте скільки завгодно
shell-help-app-undo-body = Кожен крок має назву: його можна скасувати й повернути.
shell-help-app-camera = Камера читає кубики
shell-help-app-camera-body = Просто кидайте. Сумнівний кубик чекає на дотик: камера не вгадує.
shell-help-app-seats = Місця як за столом
shell-help-app-seats-body = Перетягніть гравців навколо столу, щоб малюнок збігся з кімнатою.

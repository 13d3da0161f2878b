### Киоск вокруг игр

shell-app-name = Tumbleweed
shell-app-line = Кубики бросаете вы. Всё остальное посчитаем мы.
shell-yes = Да
shell-cancel = Отмена
shell-done = Готово
shell-back = Назад
shell-undo = Отменить
shell-quit = Закрыть Tumbleweed
shell-no-store = Игры не сохранить
shell-go-on-unsaved = Играть без сохранения
shell-coming = Этой игры за столом пока нет.
shell-coming-short = скоро
shell-file-set-aside = Файл не читается; он сохранён как { $name }.

## Начало

shell-home-resume = Продолжить
shell-history = Прошлые игры
shell-statistics = Статистика
shell-help = Правила
shell-settings = Настройки
shell-game-bang-dice = { bang-dice-title }
shell-game-bang-dice-note = От 3 до 8 игроков
shell-game-bang-cards = BANG! с картами
shell-game-bang-cards-note = От 2 до 8 игроков
shell-game-western-legends = { western-legends-title }
shell-game-western-legends-note = От 2 до 6 игроков
shell-ago-now = только что
shell-ago-minutes = { $count ->
    [one] { $count } минуту назад
    [few] { $count } минуты назад
   *[many] { $count } минут назад
  }
shell-ago-hours = { $count ->
    [one] { $count } час назад
    [few] { $count } часа назад
   *[many] { $count } часов назад
  }
shell-ago-days = { $count ->
    [one] { $count } день назад
    [few] { $count } дня назад
   *[many] { $count } дней назад
  }

## Прошлые игры

shell-filter-all = Все
shell-filter-open = Открытые
shell-filter-over = Сыгранные
shell-filter-archived = Отложенные
shell-filter-everybody = Все игроки
shell-past-none = Здесь пока пусто. Первая игра это изменит.
shell-past-open = { $count ->
    [one] открыта, { $count } действие
    [few] открыта, { $count } действия
   *[many] открыта, { $count } действий
  }
shell-past-over = сыграна
shell-past-archive = Отложить
shell-past-archived = Игра отложена.
shell-past-delete = Удалить
shell-past-deleted = Игра удалена.
shell-won-law = Победил закон
shell-won-outlaws = Победили бандиты
shell-won-renegade = Победил ренегат
shell-won-hunter = Победил охотник
shell-won-last-standing = Победил последний уцелевший
shell-won-draw = Не победил никто
shell-export-csv = CSV
shell-export-json = JSON
shell-exported = Сохранено: { $path }
shell-share-picture = Картинка на память

## Статистика

shell-stat-faces = Как выпадали грани
shell-stat-fair-line = Черта отмечает одну шестую: честную долю.
shell-stat-share = { NUMBER($share, minimumFractionDigits: 1) } %
shell-stat-players = Игроки
shell-stat-games = { $count ->
    [one] { $count } игра
    [few] { $count } игры
   *[many] { $count } игр
  }
shell-stat-wins = { $count ->
    [one] { $count } победа
    [few] { $count } победы
   *[many] { $count } побед
  } ({ $percent } %)
shell-luck-lucky = везёт
shell-luck-average = как обычно
shell-luck-unlucky = не везёт
shell-fair-too-few = { $dice ->
    [one] Брошен всего { $dice } кубик
    [few] Брошено всего { $dice } кубика
   *[many] Брошено всего { $dice } кубиков
  }: судить рано.
shell-fair-fair = Бросков кубика: { $dice }. Похоже, всё честно: так или сильнее отклоняются { $percent } % честных наборов.
shell-fair-doubtful = Бросков кубика: { $dice }. Странновато: так отклоняются лишь { $percent } % честных наборов. Присмотритесь.
shell-fair-unfair = Бросков кубика: { $dice }. Вряд ли они честные: так отклоняются лишь { $percent } % честных наборов.

## Настройки

shell-settings-general = Общие
shell-settings-language = Язык
shell-settings-edition = Издание игры с кубиками
shell-settings-edition-note = Персонажи называются как в коробке на вашем столе.
shell-settings-sounds = Звуки
shell-settings-turn = Поворачивать вопросы к месту
shell-settings-turn-note = Иначе всё смотрит в одну сторону.
shell-settings-house-rules = Домашние правила
shell-settings-house-rules-note = С ними начинает каждый новый стол; за столом их можно сменить.
shell-settings-players = Игроки
shell-players-note = Люди, чьи имя, цвет и знак запомнены.
shell-player-forget = Забыть
shell-player-forgotten = Игрок забыт.
shell-settings-camera = Камера для кубиков
shell-settings-lights = Стол с подсветкой
shell-settings-kiosk = Киоск
shell-settings-fullscreen = Во весь экран
shell-settings-dim = Гасить экран через
shell-dim-0 = никогда
shell-dim-60 = 1 мин
shell-dim-120 = 2 мин
shell-dim-300 = 5 мин
shell-dim-900 = 15 мин
shell-settings-pin = PIN-код
shell-settings-pin-note = Нужен, чтобы выйти из полного экрана или закрыть приложение.
shell-pin-set = Задать PIN-код
shell-pin-change = Сменить PIN-код
shell-pin-drop = Без PIN-кода
shell-pin-enter = Введите PIN-код
shell-pin-new = Придумайте PIN-код
shell-pin-again = Ещё раз
shell-pin-wrong = Неверно
shell-pin-kept = PIN-код задан.
shell-settings-backup = Копия
shell-backup-note = Все игры, игроки и настройки в одном файле. PIN-код и адрес камеры в него не входят.
shell-backup-write = Сделать копию
shell-backup-latest = Самая новая: { $name }
shell-backup-none = Копий пока нет.
shell-backup-restore = Вернуть последнюю
shell-backup-sure = Игры из { $name } добавятся, её настройки заменят ваши. Ни одна игра не пропадёт.
shell-backup-written = { $count ->
    [one] { $count } игра сохранена: { $path }
    [few] { $count } игры сохранены: { $path }
   *[many] { $count } игр сохранено: { $path }
  }
shell-backup-restored = { $count ->
    [one] Добавлена { $count } игра.
    [few] Добавлены { $count } игры.
   *[many] Добавлено { $count } игр.
  }
shell-backup-bad = Это не целая копия. Ничего не изменилось.

## Правила под рукой

shell-help-turn = Ход
shell-help-faces = Кубики
shell-help-roles = Роли
shell-help-characters = Персонажи
shell-help-app = Приложение
shell-help-turn-roll = 1. Бросок
shell-help-turn-roll-body = Бросьте все пять кубиков. Что нравится — оставьте, остальное перебросьте, до двух раз.
shell-help-turn-arrows = 2. Стрелы действуют сразу
shell-help-turn-arrows-body = После каждого броска возьмите жетон за каждую стрелу. Последний жетон — нападение индейцев.
shell-help-turn-dynamite = 3. Динамит остаётся
shell-help-turn-dynamite-body = Его не перебросить. Третий обрывает броски и стоит вам жизни.
shell-help-turn-bullseyes = 4. Стрельба
shell-help-turn-bullseyes-body = Выберите цель для каждого попадания: через одно или два места.
shell-help-turn-beers = 5. Пиво
shell-help-turn-beers-body = Каждую кружку выпейте сами или отдайте любому за столом.
shell-help-turn-gatling = 6. «Гатлинг»
shell-help-turn-gatling-body = Три и больше бьют по всем остальным и возвращают ваши стрелы в резерв.
shell-help-turn-next = 7. Передайте кубики
shell-help-turn-next-body = Ходит следующий живой игрок слева.
shell-help-app-tap = Коснитесь, чтобы ответить
shell-help-app-tap-body = Строка сверху говорит, чего и от кого ждут. Светится только то, что можно.
shell-help-app-hold = Задержите, чтобы исправить
shell-help-app-hold-body = Долгое нажатие на число исправляет его. Старое значение останется в истории.
shell-help-app-undo = Отменяйте сколько угодно
shell-help-app-undo-body = У каждого шага есть имя: его можно отменить и вернуть.
shell-help-app-camera = Камера читает кубики
shell-help-app-camera-body = Просто бросайте. Сомнительный кубик ждёт касания: камера не гадает.
shell-help-app-seats = Места как за столом
shell-help-app-seats-body = Перетащите игроков вокруг стола, чтобы картинка совпала с комнатой.

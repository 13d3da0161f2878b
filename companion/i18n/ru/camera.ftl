### Камера для кубиков: выбор, настройка и обучение другим кубикам

camera-none = Без камеры
camera-number = Камера { $number }
camera-named = { $number }: { $name }
camera-network = Сетевая камера
camera-file = Видео или снимки
camera-simulated = Учебный лоток
camera-enter = Адрес или файл
camera-prompt = Адрес, номер или файл камеры
camera-note = У телефона или сетевой камеры есть адрес вида http://… или rtsp://… Больше он не показывается.
camera-throw = Бросить один раз
camera-teach = Обучить своим кубикам
camera-print-mat = Коврик для печати
camera-steps =
    1. Закрепите камеру над лотком или поставьте над ним телефон.
    2. Выберите её здесь слева.
    3. Бросьте один раз: зелёные рамки значат, что кубики читаются.
camera-by-hand = Без камеры вы сами касаетесь граней или бросает приложение.

camera-state-stalled = Новых кадров нет. Камера занята или закрыта?
camera-state-gone = Камера пропала. Подключите её снова, она найдётся сама.
camera-state-refused = Камера не открывается. Подключена ли она и свободна ли? Верен ли адрес?

camera-hint-black = Картинка чёрная: снимите крышку с объектива.
camera-hint-too-dark = Слишком темно: поставьте лампу.
camera-hint-glare = На кубиках блик от лампы: сдвиньте лампу или камеру.
camera-hint-too-far = Слишком далеко: придвиньте камеру.
camera-hint-mat-found = Коврик найден.
camera-hint-no-mat = Коврика не видно. Работает и без него, но с ним лучше.
camera-dice-seen = { $count ->
    [one] Виден { $count } кубик из { $wanted }.
    [few] Видно { $count } кубика из { $wanted }.
   *[many] Видно { $count } кубиков из { $wanted }.
  }

## Свои кубики

shell-settings-teach = Свои кубики
teach-note = Другое издание или самодельный набор? Покажите каждую грань трижды, по одному кубику.
teach-box = Кубики из коробки
teach-in-use = используются
teach-ready = готово
teach-needs = { $count ->
    [one] нужен ещё { $count } снимок
    [few] нужно ещё { $count } снимка
   *[many] нужно ещё { $count } снимков
  }
teach-new = Обучить новому набору
teach-name = Как называется этот набор?
teach-bring-in = Загрузить файл
teach-path = Файл набора (.dice)
teach-brought-in = Набор на полке.
teach-exported = Скопировано: { $path }
teach-forgotten = Набор забыт.
teach-used = Теперь читаются эти кубики.
teach-fault-bad-name = В названии до 40 букв, цифр и пробелов.
teach-fault-not-taught = Такого файла нет.
teach-fault-damaged = Файл повреждён или это не набор кубиков.
teach-fault-incomplete = Для некоторых граней нужны ещё снимки.
teach-fault-disk = Не удалось записать.

teach-take = Снять
teach-files = Из файлов
teach-photos = Снимок или папка этой грани
teach-anew = Снять эту грань заново
teach-no-camera = Камера не выбрана: возьмите файлы или выберите её в разделе «Камера для кубиков».
teach-show = Положите один кубик гранью: { $face }
teach-looking = Смотрю…
teach-count = { $count } / { $wanted }
teach-taken = Хорошо: { $face }, { $count ->
    [one] { $count } снимок
    [few] { $count } снимка
   *[many] { $count } снимков
  }.
teach-refused-in = { $name }: { $reason }
teach-refused-no-die = Кубика не видно.
teach-refused-two-dice = Кубиков больше одного: оставьте один.
teach-refused-too-small = Кубик слишком мал: придвиньтесь.
teach-refused-cut-off = Часть кубика за краем снимка.
teach-refused-too-dark = Слишком темно.
teach-refused-glare = Кубик бликует: поверните его или сдвиньте лампу.
teach-refused-blurred = Смазано: не шевелитесь.
teach-refused-not-found = Нет такого файла или папки.
teach-refused-unreadable = Нет доступа.
teach-refused-empty-file = Файл пуст.
teach-refused-not-an-image = Это не картинка.
teach-refused-truncated = У картинки нет конца.
teach-refused-too-large = Картинка слишком велика.
teach-refused-no-images = В этой папке нет картинок.
teach-refused-disk = Не удалось сохранить.
teach-refused-not-taught = Этого набора больше нет.
teach-refused-damaged = Файл этого набора повреждён.
teach-learned = Выучено: все шесть граней различаются.
teach-alike = { $one } и { $two } слишком похожи: снимите обе ещё раз при другом свете.

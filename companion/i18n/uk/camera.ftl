### Камера для кубиків: вибір, налаштування та навчання інших кубиків

camera-none = Без камери
camera-number = Камера { $number }
camera-named = { $number }: { $name }
camera-network = Мережева камера
camera-file = Відео чи знімки
camera-simulated = Навчальний лоток
camera-enter = Адреса чи файл
camera-prompt = Адреса, номер або файл камери
camera-note = Телефон чи мережева камера має адресу на зразок http://… або rtsp://… Більше її не показують.
camera-throw = Кинути один раз
camera-teach = Навчити своїх кубиків
camera-print-mat = Килимок для друку
camera-steps =
    1. Закріпіть камеру над лотком або поставте над ним телефон.
    2. Виберіть її тут ліворуч.
    3. Киньте один раз: зелені рамки означають, що кубики читаються.
camera-by-hand = Без камери ви самі торкаєтеся граней або кидає застосунок.

camera-state-stalled = Нових кадрів немає. Камера зайнята чи закрита?
camera-state-gone = Камера зникла. Під’єднайте її знову, вона знайдеться сама.
camera-state-refused = Камера не відкривається. Чи під’єднана вона і вільна? Чи правильна адреса?

camera-hint-black = Картинка чорна: зніміть кришку з об’єктива.
camera-hint-too-dark = Надто темно: поставте лампу.
camera-hint-glare = На кубиках відблиск лампи: пересуньте лампу чи камеру.
camera-hint-too-far = Надто далеко: присуньте камеру.
camera-hint-mat-found = Килимок знайдено.
camera-hint-no-mat = Килимка не видно. Працює і без нього, але з ним краще.
camera-dice-seen = { $count ->
    [one] Видно { $count } кубик із { $wanted }.
    [few] Видно { $count } кубики з { $wanted }.
   *[many] Видно { $count } кубиків із { $wanted }.
  }

## Власні кубики

shell-settings-teach = Власні кубики
teach-note = Інше видання чи саморобний набір? Покажіть кожну грань тричі, по одному кубику.
teach-box = Кубики з коробки
teach-in-use = у грі
teach-ready = готово
teach-needs = { $count ->
    [one] треба ще { $count } знімок
    [few] треба ще { $count } знімки
   *[many] треба ще { $count } знімків
  }
teach-new = Навчити нового набору
teach-name = Як зветься цей набір?
teach-bring-in = Завантажити файл
teach-path = Файл набору (.dice)
teach-brought-in = Набір на полиці.
teach-exported = Скопійовано: { $path }
teach-forgotten = Набір забуто.
teach-used = Відтепер читаються ці кубики.
teach-fault-bad-name = У назві до 40 літер, цифр і пробілів.
teach-fault-not-taught = Такого файлу немає.
teach-fault-damaged = Файл пошкоджено або це не набір кубиків.
teach-fault-incomplete = Для деяких граней треба ще знімки.
teach-fault-disk = Не вдалося записати.

teach-take = Зняти
teach-files = Із файлів
teach-photos = Знімок або тека цієї грані
teach-anew = Зняти цю грань наново
teach-no-camera = Камеру не вибрано: візьміть файли або виберіть її в розділі «Камера для кубиків».
teach-show = Покладіть один кубик гранню: { $face }
teach-looking = Дивлюся…
teach-count = { $count } / { $wanted }
teach-taken = Добре: { $face }, { $count ->
    [one] { $count } знімок
    [few] { $count } знімки
   *[many] { $count } знімків
  }.
teach-refused-in = { $name }: { $reason }
teach-refused-no-die = Кубика не видно.
teach-refused-two-dice = Кубиків більше одного: лишіть один.
teach-refused-too-small = Кубик надто малий: присуньтеся.
teach-refused-cut-off = Частина кубика за краєм знімка.
teach-refused-too-dark = Надто темно.
teach-refused-glare = Кубик блищить: поверніть його чи пересуньте лампу.
teach-refused-blurred = Розмито: не ворушіться.
teach-refused-not-found = Немає такого файлу чи теки.
teach-refused-unreadable = Немає доступу.
teach-refused-empty-file = Файл порожній.
teach-refused-not-an-image = Це не картинка.
teach-refused-truncated = У картинки немає кінця.
teach-refused-too-large = Картинка завелика.
teach-refused-no-images = У цій теці немає картинок.
teach-refused-disk = Не вдалося зберегти.
teach-refused-not-taught = Цього набору вже немає.
teach-refused-damaged = Файл цього набору пошкоджено.
teach-learned = Вивчено: усі шість граней розрізняються.
teach-alike = { $one } і { $two } надто схожі: зніміть обидві ще раз за іншого світла.

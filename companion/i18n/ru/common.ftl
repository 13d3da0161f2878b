### Общие слова всех игр

language-name = Русский

refusal-bad-form = Это не удалось понять.
refusal-unknown-action = Такого действия нет.
refusal-bad-players = С такими игроками эту игру не начать.
refusal-bad-options = Такого домашнего правила нет.
refusal-bad-position = Такая позиция невозможна.
refusal-game-over = Игра окончена.
refusal-wrong-phase = Сейчас не время для этого.
refusal-nothing-to-undo = Отменять нечего.
refusal-nothing-to-redo = Возвращать нечего.
refusal-no-game = Игра не открыта.
refusal-unknown-game = Такой игры нет.
refusal-unknown-op = Такого запроса нет.
refusal-not-json = Запрос не в формате JSON.
refusal-not-utf8 = Запрос не в кодировке UTF-8.
refusal-line-too-long = Запрос слишком длинный.
refusal-disk-full = Диск заполнен. Ничего не пропало; освободите место и попробуйте ещё раз.
refusal-read-only = На диск нельзя записать. Ничего не пропало.
refusal-no-access = Файл игр не открывается. Проверьте папку и права доступа.
refusal-store-busy = Файл игр занят другой программой.
refusal-store-newer = Файл игр записан более новой версией программы. Он не тронут.
refusal-store-damaged = Файл игр повреждён.
refusal-no-such-game = Этой игры больше нет.
refusal-store-failed = Не удалось записать файл игр. Ничего не пропало.

### Спільні слова всіх ігор

language-name = Українська

refusal-bad-form = Це не вдалося зрозуміти.
refusal-unknown-action = Такої дії немає.
refusal-bad-players = З такими гравцями цю гру не почати.
refusal-bad-options = Такого домашнього правила немає.
refusal-bad-position = Така позиція неможлива.
refusal-game-over = Гру закінчено.
refusal-wrong-phase = Зараз не час для цього.
refusal-nothing-to-undo = Скасовувати нічого.
refusal-nothing-to-redo = Повертати нічого.
refusal-no-game = Гру не відкрито.
refusal-unknown-game = Такої гри немає.
refusal-unknown-op = Такого запиту немає.
refusal-not-json = Запит не у форматі JSON.
refusal-not-utf8 = Запит не в кодуванні UTF-8.
refusal-line-too-long = Запит задовгий.
refusal-disk-full = Диск заповнено. Нічого не втрачено; звільніть місце і спробуйте ще раз.
refusal-read-only = На диск не можна записати. Нічого не втрачено.
refusal-no-access = Файл ігор не відкривається. Перевірте теку та права доступу.
refusal-store-busy = Файл ігор зайнятий іншою програмою.
refusal-store-newer = Файл ігор записано новішою версією програми. Його не зачеплено.
refusal-store-damaged = Файл ігор пошкоджено.
refusal-no-such-game = Цієї гри більше немає.
refusal-store-failed = Не вдалося записати файл ігор. Нічого не втрачено.

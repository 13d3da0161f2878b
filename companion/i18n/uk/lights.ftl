### Стіл із підсвіткою

lights-off = Вимкнено
lights-virtual = На екрані
lights-auto = Знайти плату
lights-port = Обрати порт
lights-port-named = { $port }
lights-the-port = порт
lights-test = Перевірка стрічок
lights-board = Плата й місця
lights-pile = Середина

## What is plugged in

lights-ports-title = Яка плата?
lights-ports-none = Не під'єднано нічого схожого на плату підсвітки. Щойно вона з'явиться, вона буде тут.
lights-ports-type = Ввести порт
lights-port-prompt = Порт, наприклад /dev/ttyACM0 або COM3
lights-board-pico = Raspberry Pi Pico { $number }
lights-board-arduino = Arduino
lights-board-espressif = ESP32
lights-board-usb-serial-chip = USB-перехідник
lights-board-other = Послідовний порт

## The board and the seats

lights-driver = На платі працює
lights-driver-native = наш main.py
lights-driver-wled = WLED (на пробу)
lights-brightness = Яскравість
lights-brightness-16 = ледь
lights-brightness-32 = м'яко
lights-brightness-48 = середньо
lights-brightness-255 = повна
lights-seats = Місць зі стрічками
lights-seats-note = Повідомляти треба лише WLED: наша плата знає це сама.
lights-first = Стрічка першого гравця
lights-direction = Стрічки йдуть
lights-direction-clockwise = за годинником
lights-direction-counter = навпаки
lights-order-note = Під час перевірки в першого гравця горить один набій, у другого — два, і так далі.

## What is seen

lights-legend-bang-dice = Життя — набої, далі — стріли. Посередині — запас стріл. Світиться той, чий хід.
lights-legend-bang-cards = Життя — набої. Посередині — колір чинної події. Світиться той, чий хід.
lights-legend-western-legends = Очки легендарності, кожен десяток свого кольору. Далі — рани: на помаранчевому в розшукуваного, на синьому в маршала.
lights-legend-test = Усі вогні червоним, зеленим, синім і білим, потім місце за місцем.

## How the line is

lights-state-demo-only = Вимкнено. Вогні показує лише демонстраційний стіл, тут на екрані.
lights-state-off = Підсвітку вимкнено.
lights-state-virtual = Стрічки намальовано на екрані довкола столу.
lights-state-choose-port = WLED сама не знайдеться. Оберіть її порт.
lights-state-searching = Плату ще не під'єднано. Вона знайдеться, щойно її під'єднають.
lights-state-no-port = Порту { $port } немає. Чи під'єднано кабель?
lights-state-busy = Порт { $port } зайнято іншою програмою. Закрийте її, і вогні засвітяться.
lights-state-no-permission = Цей користувач не може відкрити { $port }. Додайте його до групи «{ $detail }» і ввійдіть знову.
lights-state-cannot-open = Порт { $port } не відкривається: { $detail }
lights-state-not-serial = { $port } — не послідовний порт. Оберіть інший.
lights-state-greeting = Питаємо { $port }, хто там…
lights-state-no-answer = { $port } не відповідає. Чи це той порт?
lights-state-wrong-device = { $port } відповідає, але це не плата цього столу. Оберіть інший порт.
lights-state-wrong-version = Плата говорить за протоколом { $detail }. Скопіюйте на неї новіший main.py.
lights-state-wrong-board = На { $port } інша плата: { $detail }.
lights-state-no-program = MicroPython на місці, але main.py не працює. Скопіюйте його на плату.
lights-state-live = Плата { $board } на { $port } показує стіл: прошивка { $firmware }, місць: { $seats }.
lights-state-lost = Плата зникла. Гра триває, а вогні повернуться разом із нею.
lights-state-stopped-answering = Плата на { $port } перестала відповідати. Пробуємо ще раз…
lights-state-refused = Плата не прийняла стіл: { $detail }
lights-state-fault = Збій підсвітки: { $detail }. Гра триває.

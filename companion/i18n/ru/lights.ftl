### Стол с подсветкой

lights-off = Выключено
lights-virtual = На экране
lights-auto = Найти плату
lights-port = Выбрать порт
lights-port-named = { $port }
lights-the-port = порт
lights-test = Проверка лент
lights-board = Плата и места
lights-pile = Середина

## What is plugged in

lights-ports-title = Какая плата?
lights-ports-none = Не подключено ничего похожего на плату подсветки. Как только она появится, она будет здесь.
lights-ports-type = Ввести порт
lights-port-prompt = Порт, например /dev/ttyACM0 или COM3
lights-board-pico = Raspberry Pi Pico { $number }
lights-board-arduino = Arduino
lights-board-espressif = ESP32
lights-board-usb-serial-chip = USB-переходник
lights-board-other = Последовательный порт

## The board and the seats

lights-driver = На плате работает
lights-driver-native = наш main.py
lights-driver-wled = WLED (на пробу)
lights-brightness = Яркость
lights-brightness-16 = едва
lights-brightness-32 = мягко
lights-brightness-48 = средне
lights-brightness-255 = полная
lights-seats = Мест с лентами
lights-seats-note = Сообщать нужно только WLED: наша плата знает это сама.
lights-first = Лента первого игрока
lights-direction = Ленты идут
lights-direction-clockwise = по часовой
lights-direction-counter = против неё
lights-order-note = При проверке у первого игрока горит один патрон, у второго — два, и так далее.

## What is seen

lights-legend-bang-dice = Жизни — патроны, дальше — стрелы. В середине — запас стрел. Светится тот, чей ход.
lights-legend-bang-cards = Жизни — патроны. В середине — цвет действующего события. Светится тот, чей ход.
lights-legend-western-legends = Очки легендарности, каждый десяток своего цвета. Дальше — раны: на оранжевом у разыскиваемого, на синем у маршала.
lights-legend-test = Все огни красным, зелёным, синим и белым, затем место за местом.

## How the line is

lights-state-demo-only = Выключено. Огни показывает только демонстрационный стол, здесь на экране.
lights-state-off = Подсветка выключена.
lights-state-virtual = Ленты нарисованы на экране вокруг стола.
lights-state-choose-port = WLED сама не найдётся. Выберите её порт.
lights-state-searching = Плата ещё не подключена. Она найдётся, как только её подключат.
lights-state-no-port = Порта { $port } нет. Подключён ли кабель?
lights-state-busy = Порт { $port } занят другой программой. Закройте её, и огни загорятся.
lights-state-no-permission = Этому пользователю нельзя открыть { $port }. Вступите в группу «{ $detail }» и войдите заново.
lights-state-cannot-open = Порт { $port } не открывается: { $detail }
lights-state-not-serial = { $port } — не последовательный порт. Выберите другой.
lights-state-greeting = Спрашиваем { $port }, кто там…
lights-state-no-answer = { $port } не отвечает. Тот ли это порт?
lights-state-wrong-device = { $port } отвечает, но это не плата этого стола. Выберите другой порт.
lights-state-wrong-version = Плата говорит по протоколу { $detail }. Скопируйте на неё новый main.py.
lights-state-wrong-board = На { $port } другая плата: { $detail }.
lights-state-no-program = MicroPython на месте, но main.py не работает. Скопируйте его на плату.
lights-state-live = Плата { $board } на { $port } показывает стол: прошивка { $firmware }, мест: { $seats }.
lights-state-lost = Плата пропала. Игра продолжается, а огни вернутся вместе с ней.
lights-state-stopped-answering = Плата на { $port } перестала отвечать. Пробуем ещё раз…
lights-state-refused = Плата не приняла стол: { $detail }
lights-state-fault = Сбой подсветки: { $detail }. Игра продолжается.

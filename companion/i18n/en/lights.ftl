### The LED table

lights-off = Off
lights-virtual = On this screen
lights-auto = Find the board
lights-port = Choose a port
lights-port-named = { $port }
lights-the-port = the port
lights-test = Test pattern
lights-board = Board and seats
lights-pile = Middle

## What is plugged in

lights-ports-title = Which board?
lights-ports-none = Nothing is plugged in that could be an LED board. As soon as it is, it appears here.
lights-ports-type = Type a port
lights-port-prompt = Port, such as /dev/ttyACM0 or COM3
lights-board-pico = Raspberry Pi Pico { $number }
lights-board-arduino = Arduino
lights-board-espressif = ESP32
lights-board-usb-serial-chip = USB serial adapter
lights-board-other = Serial port

## The board and the seats

lights-driver = On the board runs
lights-driver-native = our main.py
lights-driver-wled = WLED (experimental)
lights-brightness = Brightness
lights-brightness-16 = faint
lights-brightness-32 = soft
lights-brightness-48 = medium
lights-brightness-255 = full
lights-seats = Seats with strips
lights-seats-note = Only WLED must be told; our board knows by itself.
lights-first = Strip of the first player
lights-direction = The strips run
lights-direction-clockwise = clockwise
lights-direction-counter = the other way
lights-order-note = The test pattern lights one bullet at the first player, two at the second, and so on.

## What is seen

lights-legend-bang-dice = Life as bullets, then arrows. In the middle, the arrow pile. Whose turn it is, glows.
lights-legend-bang-cards = Life as bullets. In the middle, the colour of the active event. Whose turn it is, glows.
lights-legend-western-legends = Legendary points, a new colour each ten. Then wounds, on orange if wanted, on blue for a marshal.
lights-legend-test = All lights in red, green, blue and white, then seat by seat.

## How the line is

lights-state-demo-only = Off. Only the demo table shows its lights, here on the screen.
lights-state-off = The lights are off.
lights-state-virtual = The strips are drawn on the screen, around the table.
lights-state-choose-port = WLED is not found by itself. Choose its port.
lights-state-searching = No board is plugged in yet. It is found as soon as it is.
lights-state-no-port = { $port } is not there. Is the cable plugged in?
lights-state-busy = Another program is using { $port }. Close it, and the lights go on.
lights-state-no-permission = This user may not open { $port }. Join the group “{ $detail }”, then log in again.
lights-state-cannot-open = { $port } cannot be opened: { $detail }
lights-state-not-serial = { $port } is not a serial port. Choose another.
lights-state-greeting = Asking { $port } who is there…
lights-state-no-answer = { $port } does not answer. Is it the right one?
lights-state-wrong-device = { $port } answers, but it is no LED board of this table. Choose another.
lights-state-wrong-version = The board speaks protocol { $detail }. Copy the newer main.py to it.
lights-state-wrong-board = On { $port } is another board: { $detail }.
lights-state-no-program = MicroPython is there, but main.py is not running. Copy it to the board.
lights-state-live = Board { $board } on { $port } shows the table: firmware { $firmware }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
  }.
lights-state-lost = The board has gone. The game goes on, and so do the lights once it is back.
lights-state-stopped-answering = The board on { $port } stopped answering. Trying again…
lights-state-refused = The board refused the table: { $detail }
lights-state-fault = The lights ran into a fault: { $detail }. The game goes on.

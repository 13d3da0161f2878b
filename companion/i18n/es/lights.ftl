### La mesa LED

lights-off = Apagada
lights-virtual = En la pantalla
lights-auto = Buscar la placa
lights-port = Elegir un puerto
lights-port-named = { $port }
lights-the-port = el puerto
lights-test = Patrón de prueba
lights-board = Placa y asientos
lights-pile = Centro

## What is plugged in

lights-ports-title = ¿Qué placa?
lights-ports-none = No hay nada conectado que pueda ser una placa LED. En cuanto lo haya, aparecerá aquí.
lights-ports-type = Escribir un puerto
lights-port-prompt = Puerto, por ejemplo /dev/ttyACM0 o COM3
lights-board-pico = Raspberry Pi Pico { $number }
lights-board-arduino = Arduino
lights-board-espressif = ESP32
lights-board-usb-serial-chip = Adaptador serie USB
lights-board-other = Puerto serie

## The board and the seats

lights-driver = En la placa funciona
lights-driver-native = nuestro main.py
lights-driver-wled = WLED (experimental)
lights-brightness = Brillo
lights-brightness-16 = tenue
lights-brightness-32 = suave
lights-brightness-48 = medio
lights-brightness-255 = pleno
lights-seats = Asientos con tiras
lights-seats-note = Solo hay que decírselo a WLED; nuestra placa lo sabe por sí misma.
lights-first = Tira del primer jugador
lights-direction = Las tiras van
lights-direction-clockwise = como el reloj
lights-direction-counter = al revés
lights-order-note = El patrón de prueba enciende una bala al primer jugador, dos al segundo, y así sucesivamente.

## What is seen

lights-legend-bang-dice = La vida como balas y después las flechas. En el centro, el montón de flechas. Brilla a quien le toca.
lights-legend-bang-cards = La vida como balas. En el centro, el color del evento activo. Brilla a quien le toca.
lights-legend-western-legends = Puntos de leyenda, un color por decena. Después las heridas, sobre naranja si se le busca, sobre azul si es marshal.
lights-legend-test = Todas las luces en rojo, verde, azul y blanco; después, asiento por asiento.

## How the line is

lights-state-demo-only = Apagada. Solo la mesa de demostración muestra sus luces, aquí en la pantalla.
lights-state-off = Las luces están apagadas.
lights-state-virtual = Las tiras se dibujan en la pantalla, alrededor de la mesa.
lights-state-choose-port = WLED no se encuentra sola. Elige su puerto.
lights-state-searching = Aún no hay ninguna placa conectada. Se encontrará en cuanto la haya.
lights-state-no-port = { $port } no está. ¿Está enchufado el cable?
lights-state-busy = Otro programa usa { $port }. Ciérralo y las luces seguirán.
lights-state-no-permission = Este usuario no puede abrir { $port }. Entra en el grupo «{ $detail }» y vuelve a iniciar sesión.
lights-state-cannot-open = No se puede abrir { $port }: { $detail }
lights-state-not-serial = { $port } no es un puerto serie. Elige otro.
lights-state-greeting = Preguntando a { $port } quién hay…
lights-state-no-answer = { $port } no responde. ¿Es el correcto?
lights-state-wrong-device = { $port } responde, pero no es una placa LED de esta mesa. Elige otro.
lights-state-wrong-version = La placa habla el protocolo { $detail }. Copia en ella el main.py más nuevo.
lights-state-wrong-board = En { $port } hay otra placa: { $detail }.
lights-state-no-program = MicroPython está ahí, pero main.py no funciona. Cópialo en la placa.
lights-state-live = La placa { $board } en { $port } muestra la mesa: firmware { $firmware }, { $seats ->
    [one] { $seats } asiento
   *[other] { $seats } asientos
  }.
lights-state-lost = La placa se ha ido. La partida sigue, y las luces también en cuanto vuelva.
lights-state-stopped-answering = La placa en { $port } dejó de responder. Se vuelve a intentar…
lights-state-refused = La placa rechazó la mesa: { $detail }
lights-state-fault = Las luces tuvieron un fallo: { $detail }. La partida sigue.

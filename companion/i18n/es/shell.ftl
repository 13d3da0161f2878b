### El quiosco en torno a los juegos

shell-app-name = Tumbleweed
shell-app-line = La mesa lanza los dados. De las cuentas nos encargamos nosotros.
shell-yes = Sí
shell-cancel = Cancelar
shell-done = Listo
shell-back = Atrás
shell-undo = Deshacer
shell-quit = Cerrar Tumbleweed
shell-no-store = Las partidas no se pueden guardar
shell-go-on-unsaved = Seguir sin guardar
shell-coming = Este juego todavía no está en la mesa.
shell-coming-short = próximamente
shell-file-set-aside = No se pudo leer un archivo; se guardó como { $name }.

## Inicio

shell-home-resume = Seguir jugando
shell-history = Partidas
shell-statistics = Estadísticas
shell-help = Reglas
shell-settings = Ajustes
shell-game-bang-dice = { bang-dice-title }
shell-game-bang-dice-note = De 3 a 8 jugadores
shell-game-bang-cards = BANG! con cartas
shell-game-bang-cards-note = De 2 a 8 jugadores
shell-game-western-legends = { western-legends-title }
shell-game-western-legends-note = De 2 a 6 jugadores
shell-ago-now = ahora mismo
shell-ago-minutes = { $count ->
    [one] hace { $count } minuto
   *[other] hace { $count } minutos
  }
shell-ago-hours = { $count ->
    [one] hace { $count } hora
   *[other] hace { $count } horas
  }
shell-ago-days = { $count ->
    [one] hace { $count } día
   *[other] hace { $count } días
  }

## Partidas jugadas

shell-filter-all = Todas
shell-filter-open = Abiertas
shell-filter-over = Terminadas
shell-filter-archived = Guardadas
shell-filter-everybody = Todos
shell-past-none = Aquí no hay nada todavía. La primera partida lo cambiará.
shell-past-open = { $count ->
    [one] abierta, { $count } acción
   *[other] abierta, { $count } acciones
  }
shell-past-over = terminada
shell-past-archive = Guardar aparte
shell-past-archived = La partida se guardó aparte.
shell-past-delete = Borrar
shell-past-deleted = La partida se borró.
shell-won-law = Ganó la ley
shell-won-outlaws = Ganaron los forajidos
shell-won-renegade = Ganó el renegado
shell-won-hunter = Ganó el cazador
shell-won-last-standing = Ganó el último en pie
shell-won-draw = No ganó nadie
shell-export-csv = CSV
shell-export-json = JSON
shell-exported = Guardado en { $path }
shell-share-picture = Imagen para compartir

## Estadísticas

shell-stat-faces = Cómo cayeron las caras
shell-stat-fair-line = La raya marca una de cada seis: lo justo.
shell-stat-share = { NUMBER($share, minimumFractionDigits: 1) } %
shell-stat-players = Jugadores
shell-stat-games = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
  }
shell-stat-wins = { $count ->
    [one] { $count } victoria
   *[other] { $count } victorias
  } ({ $percent } %)
shell-luck-lucky = con suerte
shell-luck-average = lo normal
shell-luck-unlucky = sin suerte
shell-fair-too-few = { $dice ->
    [one] Solo se ha lanzado { $dice } dado
   *[other] Solo se han lanzado { $dice } dados
  }: muy pocos para juzgarlos.
shell-fair-fair = { $dice } dados lanzados. Parecen justos: el { $percent } % de los dados justos se desvía tanto o más.
shell-fair-doubtful = { $dice } dados lanzados. Algo raro: solo el { $percent } % de los dados justos se desvía tanto. No los pierdas de vista.
shell-fair-unfair = { $dice } dados lanzados. Apenas pueden ser justos: solo el { $percent } % de los dados justos se desvía tanto.

## Ajustes

shell-settings-general = General
shell-settings-language = Idioma
shell-settings-edition = Edición del juego de dados
shell-settings-edition-note = Los personajes se llaman como en la caja de tu mesa.
shell-settings-sounds = Sonidos
shell-settings-turn = Girar las preguntas hacia el asiento
shell-settings-turn-note = Si no, todo mira hacia un lado.
shell-settings-house-rules = Reglas de la casa
shell-settings-house-rules-note = Las mesas nuevas empiezan con estas; cada mesa puede cambiarlas.
shell-settings-players = Jugadores
shell-players-note = Personas cuyo nombre, color y signo se recuerdan.
shell-player-forget = Olvidar
shell-player-forgotten = El jugador se olvidó.
shell-settings-camera = Cámara de dados
shell-settings-lights = Mesa LED
shell-settings-kiosk = Quiosco
shell-settings-fullscreen = Pantalla completa
shell-settings-dim = Atenuar la pantalla tras
shell-dim-0 = nunca
shell-dim-60 = 1 min
shell-dim-120 = 2 min
shell-dim-300 = 5 min
shell-dim-900 = 15 min
shell-settings-pin = PIN
shell-settings-pin-note = Se pide antes de dejar la pantalla completa o cerrar la aplicación.
shell-pin-set = Poner un PIN
shell-pin-change = Cambiar el PIN
shell-pin-drop = Sin PIN
shell-pin-enter = Escribe el PIN
shell-pin-new = Elige un PIN
shell-pin-again = Otra vez
shell-pin-wrong = No es ese
shell-pin-kept = El PIN queda puesto.
shell-settings-backup = Copia
shell-backup-note = Todas las partidas, jugadores y ajustes en un archivo. El PIN y la dirección de la cámara no van dentro.
shell-backup-write = Hacer una copia
shell-backup-latest = La más reciente: { $name }
shell-backup-none = Aún no hay copias.
shell-backup-restore = Recuperar la última
shell-backup-sure = Se añaden las partidas de { $name } y sus ajustes sustituyen a los tuyos. No se pierde ninguna partida.
shell-backup-written = { $count ->
    [one] { $count } partida guardada en { $path }
   *[other] { $count } partidas guardadas en { $path }
  }
shell-backup-restored = { $count ->
    [one] Se añadió { $count } partida.
   *[other] Se añadieron { $count } partidas.
  }
shell-backup-bad = Este archivo no es una copia completa. No se cambió nada.

## Reglas a mano

shell-help-turn = Un turno
shell-help-faces = Dados
shell-help-roles = Roles
shell-help-characters = Personajes
shell-help-app = La aplicación
shell-help-turn-roll = 1. Lanzar
shell-help-turn-roll-body = Lanza los cinco dados. Quédate con los que quieras y vuelve a lanzar el resto, hasta dos veces.
shell-help-turn-arrows = 2. Las flechas cuentan al momento
shell-help-turn-arrows-body = Toma una ficha por cada flecha tras cada tirada. La última trae el ataque de los indios.
shell-help-turn-dynamite = 3. La dinamita se queda
shell-help-turn-dynamite-body = No se vuelve a lanzar. La tercera acaba con tus tiradas y te cuesta una vida.
shell-help-turn-bullseyes = 4. Disparar
shell-help-turn-bullseyes-body = Elige un blanco para cada punto de mira, a uno o dos asientos.
shell-help-turn-beers = 5. Beber
shell-help-turn-beers-body = Da cada cerveza a ti mismo o a cualquiera de la mesa.
shell-help-turn-gatling = 6. Gatling
shell-help-turn-gatling-body = Con tres o más disparas a todos los demás y devuelves tus flechas.
shell-help-turn-next = 7. Pasar los dados
shell-help-turn-next-body = Sigue el siguiente jugador vivo a tu izquierda.
shell-help-app-tap = Toca para responder
shell-help-app-tap-body = La línea de arriba dice qué se espera y de quién. Solo se ilumina lo permitido.
shell-help-app-hold = Mantén pulsado para corregir
shell-help-app-hold-body = Pulsa un número un buen rato para corregirlo. El valor antiguo queda en el historial.
shell-help-app-undo = Deshaz cuanto quieras
shell-help-app-undo-body = Cada paso tiene nombre y se puede deshacer y rehacer.
shell-help-app-camera = La cámara lee los dados
shell-help-app-camera-body = Tú solo lanza. Un dado dudoso espera tu toque; nunca adivina.
shell-help-app-seats = Asientos como en la mesa
shell-help-app-seats-body = Arrastra a los jugadores alrededor de la mesa hasta que coincida con la sala.

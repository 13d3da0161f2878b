### Palabras comunes a todos los juegos

language-name = Español

refusal-bad-form = No se ha podido entender.
refusal-unknown-action = Esa acción no existe.
refusal-bad-players = Estos jugadores no pueden empezar esta partida.
refusal-bad-options = Esa regla de la casa no existe.
refusal-bad-position = Esta posición no es posible.
refusal-game-over = La partida ha terminado.
refusal-wrong-phase = No es el momento para eso.
refusal-nothing-to-undo = No hay nada que deshacer.
refusal-nothing-to-redo = No hay nada que rehacer.
refusal-no-game = No hay ninguna partida abierta.
refusal-unknown-game = Ese juego no existe.
refusal-unknown-op = Esa petición no existe.
refusal-not-json = La petición no es JSON.
refusal-not-utf8 = La petición no es texto UTF-8.
refusal-line-too-long = La petición es demasiado larga.
refusal-disk-full = El disco está lleno. No se ha perdido nada; libera espacio y vuelve a intentarlo.
refusal-read-only = No se puede escribir en el disco. No se ha perdido nada.
refusal-no-access = No se puede abrir el archivo de partidas. Revisa la carpeta y sus permisos.
refusal-store-busy = Otro programa está usando el archivo de partidas.
refusal-store-newer = El archivo de partidas es de una versión más nueva de este programa. No se ha tocado.
refusal-store-damaged = El archivo de partidas está dañado.
refusal-no-such-game = Esa partida ya no está.
refusal-store-failed = No se ha podido guardar. No se ha perdido nada.

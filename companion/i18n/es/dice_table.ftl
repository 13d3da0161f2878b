### La mesa de dados: prepararla, jugar en ella y el final de la partida

## Lo que se espera

dice-table-ask-heal = { $name }: ¿quién gana una vida?
dice-table-ask-roll = { $name }: lanza los cinco dados
dice-table-ask-reroll = { $name }: ¿lanzar algunos otra vez o guardar?
dice-table-ask-aim = { $name }: ¿a quién disparas?
dice-table-ask-aim-die = { $name }: ¿a quién alcanza { $face }?
dice-table-ask-beer = { $name }: ¿quién bebe?
dice-table-ask-beer-die = { $name }: ¿quién bebe la cerveza?
dice-table-ask-kit = { $name }: ¿de quién son las flechas que vuelven? Hasta { $count }
dice-table-ask-bart = { $name }: { $count ->
    [one] ¿pierdes { $count } vida o tomas una flecha?
   *[other] ¿pierdes { $count } vidas o tomas flechas?
}
dice-table-ask-pedro = { $name }: ¿devuelves flechas?
dice-table-ask-reveal = { $name } queda fuera: ¿qué rol tenía?
dice-table-ask-over = La partida ha terminado
dice-table-ask-enter = { $name }: ¿qué muestran los dados?
dice-table-ask-doubt = { $name }: toca el dado del que la cámara duda
dice-table-ask-moving = { $name }: los dados ruedan…

## Respuestas

dice-table-stop = Guardar estos
dice-table-throw = Aceptar la tirada
dice-table-app-rolls = Lanzar por nosotros
dice-table-app-rerolls = { $count ->
    [one] Lanzar { $count } dado por nosotros
   *[other] Lanzar { $count } dados por nosotros
}
dice-table-choose-player = { $name }
dice-table-aim-as = { $name } (como { $face })
dice-table-aim-doubled = { $name }, doble con una cerveza
dice-table-double = Doblar con una cerveza
dice-table-bart = { $count ->
    [0] Perder la vida
    [one] Tomar { $count } flecha
   *[other] Tomar { $count } flechas
}
dice-table-pedro = { $count ->
    [0] Quedarme mis flechas
    [one] Devolver { $count } flecha
   *[other] Devolver { $count } flechas
}
dice-table-kit = { $count ->
    [0] Dejar todas las flechas
    [one] Devolver { $count } flecha de { $names }
   *[other] Devolver { $count } flechas: { $names }
}
dice-table-reveal = { $name }: { $role }
dice-table-effect-life = { $name }: vida de { $before } a { $after }
dice-table-effect-arrows = { $name }: flechas de { $before } a { $after }
dice-table-effect-none = Nada cambia
dice-table-change = { $before } › { $after }

## Alrededor de la mesa

dice-table-title = Mesa de dados
dice-table-turn = Turno { $turn }
dice-table-rolls-left = { $count ->
    [0] No quedan tiradas
    [one] Queda { $count } tirada
   *[other] Quedan { $count } tiradas
}
dice-table-pile = Flechas en el montón: { $count }
dice-table-undo = Deshacer: { $what }
dice-table-redo = Rehacer: { $what }
dice-table-undo-short = Deshacer
dice-table-redo-short = Rehacer
dice-table-history = Historial
dice-table-odds = Probabilidades
dice-table-odds-next = Próxima tirada
dice-table-odds-all = Todas las tiradas
dice-table-odds-gatling = Dispara la Gatling
dice-table-odds-beer = Al menos una cerveza
dice-table-odds-dynamite = Tres dinamitas
dice-table-odds-attack = Ataque de los indios
dice-table-percent = { $value } %
dice-table-facing = Girar hacia cada asiento
dice-table-out = Fuera
dice-table-life = { $life } de { $most }
dice-table-role-secret = Rol aún secreto
dice-table-hold-role = Mantén pulsado para ver tu rol
dice-table-close = Cerrar
dice-table-faces = Indica qué muestra el dado
dice-table-was = era { $value }

## Corregir

dice-table-correct = Corregir a { $name }
dice-table-correct-life = Vida
dice-table-correct-arrows = Flechas
dice-table-correct-apply = Corregir
dice-table-correct-none = Un jugador eliminado no tiene nada que corregir. Deshaz los últimos pasos.
dice-table-fix-die = ¿Qué muestra de verdad este dado?

## Momentos

dice-table-moment-attack = ¡Ataque de los indios!
dice-table-moment-gatling = ¡{ $name } dispara la Gatling!
dice-table-moment-dynamite = ¡Explota la dinamita de { $name }!
dice-table-moment-death = ¡{ $name } queda fuera!
dice-table-moment-victory-law = ¡Gana la ley!
dice-table-moment-victory-outlaws = ¡Ganan los forajidos!
dice-table-moment-victory-renegade = ¡Gana el renegado!
dice-table-moment-victory-hunter = ¡La caza ha terminado!
dice-table-moment-victory-last-standing = ¡Solo queda uno en pie!
dice-table-moment-victory-draw = ¡No queda nadie!

## Cámara

dice-table-camera = Cámara
dice-table-camera-looking = Mirando la bandeja
dice-table-camera-moving = Los dados se mueven
dice-table-camera-settled = Leído
dice-table-camera-doubt = Hay duda: toca el dado
dice-table-camera-gone = Sin cámara: seguid a mano
dice-table-camera-starting = Encendiendo la cámara
dice-table-camera-stalled = La imagen está parada
dice-table-camera-refused = Cámara no encontrada
dice-table-camera-counts = Leídos con la cámara: { $count ->
    [one] { $count } dado
   *[other] { $count } dados
}, { $wrong } mal

## Preparar la mesa

dice-table-setup-title = Preparar la mesa
dice-table-setup-people = Jugadores
dice-table-setup-seats = Asientos
dice-table-setup-game = Partida
dice-table-players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
dice-table-default-name = Jugador { $number }
dice-table-name = Nombre
dice-table-remembered = Conocidos en esta mesa
dice-table-seats-hint = Arrastra a cada uno a su sitio
dice-table-characters = Personajes
dice-table-deal = Repartir
dice-table-choose = Elegir
dice-table-choose-character = Personaje de { $name }
dice-table-character-life = { $count ->
    [one] { $count } vida
   *[other] { $count } vidas
}
dice-table-roles = Roles
dice-table-roles-cards = Cartas reales
dice-table-roles-app = Reparte la app
dice-table-sheriff-who = Toca el asiento del sheriff
dice-table-hunt-who = Toca un asiento para cambiar su rol
dice-table-edition = Edición
dice-table-edition-international = Internacional
dice-table-edition-spanish = Española
dice-table-edition-russian = Rusa
dice-table-house-rules = Reglas de la casa
dice-table-camera-use = Leer los dados con la cámara
dice-table-start = Empezar la partida
dice-table-mid = Partida empezada
dice-table-mid-title = ¿Cómo va la partida?
dice-table-mid-turn = Lanza ahora
dice-table-mid-role = ¿Rol?
dice-table-mid-start = Seguir desde aquí
dice-table-missing-characters = { $count ->
    [one] { $count } jugador aún no tiene personaje
   *[other] { $count } jugadores aún no tienen personaje
}
dice-table-missing-roles = { $count ->
    [one] Falta indicar { $count } rol
   *[other] Falta indicar { $count } roles
}
dice-table-missing-sheriff = ¿Quién es el sheriff?
dice-table-again = Otra vez los mismos
dice-table-turn-panel = Girar el panel
dice-table-roles-pass = Pasa la tableta a { $name }
dice-table-roles-hold = Mantén el dedo aquí para ver tu rol
dice-table-roles-next = { $name } ya lo ha visto
dice-table-roles-done = Todos lo han visto

## Después de la partida

dice-table-won-law = Gana la ley: { $names }
dice-table-won-outlaws = Ganan los forajidos{ $count ->
    [0] {""}
   *[other] : { $names }
}
dice-table-won-renegade = Gana el renegado: { $names }
dice-table-won-hunter = { $names } gana la caza
dice-table-won-last-standing = { $names } es quien queda en pie
dice-table-won-draw = Empate
dice-table-why-law = Todos los forajidos y renegados están fuera.
dice-table-why-outlaws = El sheriff está fuera.
dice-table-why-renegade = El sheriff está fuera y solo queda el renegado.
dice-table-why-hunter = Su presa cayó con sus propios dados.
dice-table-why-last-standing = Todos los demás están fuera.
dice-table-why-draw = Nadie ha sobrevivido.
dice-table-lives-chart = Vida
dice-table-arrows-chart = Flechas
dice-table-dice-chart = Dados
dice-table-turns = { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
}
dice-table-throws = { $count ->
    [one] { $count } dado lanzado
   *[other] { $count } dados lanzados
}
dice-table-expected = se esperan { $count } de cada
dice-table-luck = Suerte
dice-table-home = Inicio
dice-table-look-back = Volver a la mesa

## Demostración

dice-table-demo = Mesa de demostración: toca para jugar
dice-table-demo-yours = La mesa es vuestra

## Ayudas y filtros

dice-table-hint-pick = Toca los dados que vuelves a lanzar
dice-table-hint-enter = Toca las caras según cayeron, o deja que lance la app
dice-table-hint-fix = ¿Cara equivocada? Toca el dado
dice-table-see-winner = Ver quién ha ganado
dice-table-clear = Empezar de nuevo
dice-table-filter-all = Todo
dice-table-filter-dice = Dados
dice-table-filter-life = Vida
dice-table-filter-arrows = Flechas

## La hoja del asiento

dice-table-seat-name = ¿Quién se sienta aquí?
dice-table-done = Listo
dice-table-deal-again = Repartir otra vez
dice-table-nobody-known = Aquí se recuerdan los nombres que escribas
dice-table-role-of = Rol de { $name }
dice-table-not-sheriff = No es el sheriff
dice-table-make-sheriff = Es el sheriff

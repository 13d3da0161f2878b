### Western Legends

## Title and small words

western-legends-title = Western Legends
western-legends-list = { $first }, { $rest }
western-legends-labelled = { $label }: { $detail }
western-legends-reputation = { $track } { $points }
western-legends-answer-yes = sí
western-legends-answer-no = no
western-legends-answer-nobody = nadie

## Glossary

western-legends-term-legendary-points = puntos de leyenda (PL)
western-legends-term-legendary-track = marcador de leyenda
western-legends-term-wanted-points = puntos de búsqueda
western-legends-term-marshal-points = puntos de marshal
western-legends-term-wanted-track = marcador de búsqueda
western-legends-term-marshal-track = marcador de marshal
western-legends-term-wanted-player = jugador buscado
western-legends-term-player-in-search = jugador en búsqueda
western-legends-term-marshal = jugador marshal
western-legends-term-neutral-player = jugador neutral
western-legends-term-active-player = jugador activo
western-legends-term-initiator = iniciador
western-legends-term-target = objetivo
western-legends-term-territory = territorio
western-legends-term-location = localización
western-legends-term-town = pueblo
western-legends-term-outside-town = fuera del pueblo
western-legends-term-mesa = mesa
western-legends-term-legendary-ability = habilidad legendaria
western-legends-term-starting-bonus = bonificación inicial
western-legends-term-starting-location = localización inicial
western-legends-term-first-player-token = ficha de primer jugador
western-legends-term-common-supply = reserva común
western-legends-term-wound = herida
western-legends-term-wound-track = marcador de heridas
western-legends-term-action = Acción
western-legends-term-bonus = Bonificación
western-legends-term-reaction = Reacción
western-legends-term-mount = montura
western-legends-term-weapon = arma
western-legends-term-belongings = pertenencias
western-legends-term-upgrade = mejora
western-legends-term-fight = enfrentamiento
western-legends-term-bank-robbery = atraco al banco
western-legends-term-bank-guard = guardia del banco
western-legends-term-bandit = bandido
western-legends-term-hideout = guarida de bandidos { $hideout }
western-legends-term-sheriff = sheriff
western-legends-term-non-player-character = personaje no jugador
western-legends-term-story-card = carta de historia
western-legends-term-story-disc = disco de historia
western-legends-term-goal-card = carta de objetivo
western-legends-term-legend-token = ficha de leyenda
western-legends-term-man-in-black = Hombre de Negro
western-legends-term-player-board = tablero de jugador
western-legends-term-ante = apuesta inicial
western-legends-term-flop = flop
western-legends-term-dealer = crupier
western-legends-term-dealers-hand = mano del crupier
western-legends-term-cattle-token = ficha de ganado
western-legends-term-cattle-drive = arreo de ganado
western-legends-term-cattle-rustling = robo de ganado
western-legends-term-prospecting-die = dado de buscador
western-legends-term-gold-nugget = pepita de oro

## Places

western-legends-place-darkrock = Darkrock
western-legends-place-red-falls = Red Falls
western-legends-place-general-store = almacén
western-legends-place-saloon = salón
western-legends-place-bank = banco
western-legends-place-doctors-office = consulta del médico
western-legends-place-cabaret = cabaré
western-legends-place-sheriffs-office = oficina del sheriff
western-legends-place-mine = mina
western-legends-place-ranch = rancho
western-legends-place-railroad-station = estación de tren
western-legends-place-store-counter = mostrador del almacén

## Characters and their legendary abilities

western-legends-character-none = sin personaje
western-legends-character-annie-oakley = Annie Oakley
western-legends-character-bass-reeves = Bass Reeves
western-legends-character-billy-the-kid = Billy el Niño
western-legends-character-y-b-rowdy = Y. B. Rowdy
western-legends-character-bloody-knife = Cuchillo Sangriento
western-legends-ability-annie-oakley = Cuando empieza un enfrentamiento con otro jugador, este descarta una carta de póquer o sufre una herida.
western-legends-ability-bass-reeves = Roba una carta de póquer al empezar su turno.
western-legends-ability-billy-the-kid = Tras un movimiento que acaba junto a otros jugadores, uno de ellos le da 10 $ o una carta de póquer.
western-legends-ability-y-b-rowdy = Si empieza el turno fuera del pueblo, puede descartar una carta de póquer para moverse de uno a tres territorios.
western-legends-ability-bloody-knife = Lee la habilidad en la carta del personaje.

## Poker cards

western-legends-card-joker = Comodín
western-legends-card-round-up = Batida
western-legends-card-instincts = Instintos
western-legends-card-bulletproof = A prueba de balas
western-legends-card-lady-luck = Dama Fortuna
western-legends-card-fools-gold = Oro de los tontos
western-legends-card-living-legend = Leyenda viva
western-legends-card-reputation = Reputación
western-legends-card-hands-up = Manos arriba
western-legends-card-shootout = Tiroteo
western-legends-card-first-shot = Primer disparo
western-legends-card-sprint = Carrera
western-legends-card-saddle-up = A caballo

## Items

western-legends-item-none = nada
western-legends-item-rifle = Rifle
western-legends-item-shotgun = Escopeta
western-legends-item-mule = Mula
western-legends-item-prospectors-map = Mapa del buscador
western-legends-item-whiskey = Whisky
western-legends-item-stetson = Stetson
western-legends-item-provisions = Provisiones
western-legends-kind-mount = montura
western-legends-kind-weapon = arma
western-legends-kind-belonging = pertenencias

## Prospecting die

western-legends-face-nugget = pepita de oro
western-legends-face-deposit = resto de veta
western-legends-face-dust = polvo de oro
western-legends-face-pebbles = guijarros

## Stories

western-legends-story-wild-wild-west = Salvaje, salvaje Oeste
western-legends-story-dead-or-alive = Vivo o muerto
western-legends-story-the-pinkertons = Los Pinkerton
western-legends-story-local-scoundrels = Canallas locales
western-legends-story-fortune-favours-the-bold = La fortuna sonríe a los audaces
western-legends-story-scum = Escoria
western-legends-story-blood-money = Dinero de sangre
western-legends-story-high-noon = Mediodía
western-legends-story-plantain-poultice = Cataplasma de llantén
western-legends-story-the-law = La ley
western-legends-story-tribes-of-the-mesas = Tribus de las mesas
western-legends-story-a-cheap-horse = Un caballo barato
western-legends-story-ghost-mine = Mina fantasma
western-legends-story-snake-oil-salesman = Vendedor de aceite de serpiente
western-legends-story-the-widow = La viuda
western-legends-story-sleek-and-polished = Liso y reluciente
western-legends-story-the-preacher = El predicador
western-legends-story-tools-of-the-trade = Herramientas del oficio
western-legends-story-sheriff-of-darkrock = Sheriff de Darkrock
western-legends-story-hard-times = Tiempos difíciles

## Poker hands

western-legends-hand-high-card = carta más alta
western-legends-hand-pair = pareja
western-legends-hand-two-pair = doble pareja
western-legends-hand-three-of-a-kind = trío
western-legends-hand-straight = escalera
western-legends-hand-flush = color
western-legends-hand-full-house = full
western-legends-hand-four-of-a-kind = póquer
western-legends-hand-straight-flush = escalera de color
western-legends-hand-five-of-a-kind = repóquer
western-legends-hand-royal-flush = escalera real

## Tracks and what cells give

western-legends-track-none = neutral
western-legends-track-wanted = en búsqueda
western-legends-track-marshal = marshal
western-legends-bonus-cash = { $amount } $
western-legends-bonus-cards =
    { $count ->
        [one] { $count } carta
        *[other] { $count } cartas
    }
western-legends-bonus-lp = { $count } PL
western-legends-bonus-nothing = nada
western-legends-bonus-unknown = aún sin leer

## Colours

western-legends-colour-red = rojo
western-legends-colour-light-blue = celeste
western-legends-colour-yellow = amarillo
western-legends-colour-purple = morado
western-legends-colour-green = verde
western-legends-colour-white = blanco

## Fights

western-legends-fight-duel = duelo
western-legends-fight-arrest = arresto
western-legends-fight-robbery = asalto
western-legends-fight-bandit = enfrentamiento con un bandido
western-legends-fight-bank = atraco al banco
western-legends-fight-sheriff = enfrentamiento con el sheriff
western-legends-fight-tie-initiator = El empate es del iniciador.
western-legends-fight-tie-opponent = El empate se pierde.
western-legends-winner-player = gana el jugador
western-legends-winner-opponent = gana el rival
western-legends-income-cash = 20 $
western-legends-income-cards = 2 cartas
western-legends-income-both = 10 $ y una carta
western-legends-bounty-lp = 1 PL
western-legends-bounty-marshal = 1 punto de marshal
western-legends-spoils-cash = la mitad del dinero
western-legends-spoils-gold = la mitad del oro
western-legends-spoils-nothing = nada
western-legends-spoils-and-cattle = { $take } y el ganado
western-legends-delivery-drive = arreo de ganado
western-legends-delivery-rustle = robo de ganado
western-legends-delivery-keep = quedárselo
western-legends-nerve-discard = descartar una carta
western-legends-nerve-wound = sufrir una herida
western-legends-toll-cash = 10 $ de { $name }
western-legends-toll-card = una carta de { $name }

## Where changes come from

western-legends-source-start = preparación
western-legends-source-income = ingresos
western-legends-source-ability = habilidad legendaria
western-legends-source-card = carta
western-legends-source-round-up = Batida
western-legends-source-living-legend = Leyenda viva
western-legends-source-item = objeto
western-legends-source-store = almacén
western-legends-source-poker = póquer
western-legends-source-prospecting = búsqueda de oro
western-legends-source-gold-sale = venta de oro
western-legends-source-bank-robbery = atraco al banco
western-legends-source-doctor = médico
western-legends-source-cabaret = cabaré
western-legends-source-work = trabajo
western-legends-source-cattle-drive = arreo de ganado
western-legends-source-cattle-rustling = robo de ganado
western-legends-source-duel = duelo
western-legends-source-arrest = arresto
western-legends-source-robbery = asalto
western-legends-source-bandit = bandido
western-legends-source-sheriff = sheriff
western-legends-source-hand-limit = límite de mano
western-legends-source-wanted-turn = en búsqueda, fin del turno
western-legends-source-wanted-cell = marcador de búsqueda
western-legends-source-marshal-cell = marcador de marshal
western-legends-source-overflow = más allá de la casilla nueve
western-legends-source-story = historia
western-legends-source-goal = objetivo
western-legends-source-correction = corrección

## Actions of the turn

western-legends-deed-move = se mueve
western-legends-deed-card = juega una carta de Acción
western-legends-deed-fight = inicia un enfrentamiento
western-legends-deed-store = compra en el almacén
western-legends-deed-poker = se sienta al póquer
western-legends-deed-prospect = busca oro
western-legends-deed-sell-gold = vende oro
western-legends-deed-rob-bank = atraca el banco
western-legends-deed-heal = va al médico
western-legends-deed-cabaret = visita el cabaré
western-legends-deed-take-cattle = toma ganado
western-legends-deed-work = trabaja
western-legends-stage-first-player = elección del primer jugador
western-legends-stage-start = inicio del turno
western-legends-stage-income = ingresos
western-legends-stage-equip = equipamiento
western-legends-stage-actions = acciones
western-legends-stage-delivery = entrega de ganado
western-legends-stage-stories = historias
western-legends-stage-hand = límite de mano
western-legends-stage-wanted = ingresos de búsqueda
western-legends-stage-trigger = ¿se acerca el final?
western-legends-stage-next = siguiente jugador
western-legends-stage-scoring = puntuación final
western-legends-stage-over = fin de la partida
western-legends-number-cash = dinero
western-legends-number-gold = pepitas de oro
western-legends-number-lp = puntos de leyenda
western-legends-number-wounds = heridas
western-legends-number-hand = cartas en mano
western-legends-number-wanted = puntos de búsqueda
western-legends-number-marshal = puntos de marshal
western-legends-number-goals = objetivos cumplidos
western-legends-number-actions = acciones restantes
western-legends-reason-mistake = error
western-legends-reason-card = efecto de una carta
western-legends-reason-item = efecto de un objeto
western-legends-reason-ability = habilidad legendaria
western-legends-reason-story = historia
western-legends-reason-house-rule = regla de la casa
western-legends-reason-other = otro

## The open question

western-legends-question-first-player = ¿Quién vio un western más recientemente? Empieza esa persona.
western-legends-question-start-effect = { $name }, ¿descartas una carta para cabalgar al inicio del turno?
western-legends-question-income = { $name }, elige tus ingresos.
western-legends-question-equip = { $name }, elige arma y montura para este turno.
western-legends-question-actions = { $name }, ¿qué haces?
western-legends-question-delivery = { $name }, ¿entregas aquí el ganado?
western-legends-question-cell = { $name } está en una casilla nueva: lee la bonificación impresa en el tablero.
western-legends-question-fight-answer = { $name }, ¿aceptas el enfrentamiento?
western-legends-question-nerve = { $name }, descarta una carta o sufre una herida antes de revelar.
western-legends-question-fight = { $name } se enfrenta: mostrad ambas cartas o decid quién ganó.
western-legends-question-bounty = { $name }, elige la recompensa por el bandido.
western-legends-question-spoils = { $name }, ¿qué te llevas?
western-legends-question-poker = Descubierta en la mesa de { $name }: flop y manos, o solo quién gana.
western-legends-question-story = { $name } lee la historia completada: ¿quién recibe qué?
western-legends-question-sheriff-move = { $name }, ¿cuánto se mueve el sheriff?
western-legends-question-sheriff-meets = { $name }, ¿qué jugadores buscados están con el sheriff?
western-legends-question-sheriff-try = { $name }, ¿a quién intenta arrestar el sheriff?
western-legends-question-toll = { $name }, ¿quién de los presentes te paga?
western-legends-question-ability = { $name } vuelve a tener menos de 5 PL. ¿Sigue activa la habilidad legendaria?
western-legends-question-upgrade-value = Leed los PL impresos en el objeto mejorado.
western-legends-question-end-value = Leed los PL finales de esta parte del marcador de marshal.
western-legends-question-tokens = { $name }, descubre tus fichas de leyenda.
western-legends-question-over = La partida ha terminado.

## Actions and their help

western-legends-action-first-player = Primer jugador
western-legends-help-first-player = Empieza el jugador más buscado; entre iguales decide la mesa.
western-legends-action-start-effect = Cabalgar al inicio
western-legends-help-start-effect = Solo fuera del pueblo: descarta una carta y muévete de uno a tres territorios.
western-legends-action-income = Ingresos
western-legends-help-income = Toma exactamente uno: 20 $, dos cartas, o 10 $ y una carta.
western-legends-action-equip = Equiparse
western-legends-help-equip = Un arma y una montura te sirven hasta tu próximo turno.
western-legends-action-move = Moverse
western-legends-help-move = Hasta 2 territorios a pie, o la velocidad de la montura. Nunca por las mesas. Entrar donde hay un bandido acaba el movimiento y empieza un enfrentamiento.
western-legends-action-play-action = Jugar una carta de Acción
western-legends-help-play-action = Muestra la carta, léela en voz alta y dile a la aplicación qué cambia.
western-legends-action-start-fight = Iniciar un enfrentamiento
western-legends-help-start-fight = Mismo territorio, una vez por rival y turno. Duelo: 2 PL. Arresto: un marshal contra un buscado. Asalto: la mitad del dinero o del oro, y pasas a ser buscado.
western-legends-action-store = Comprar
western-legends-help-store = Compra y mejora cuantos objetos quieras en una acción. Una copia de cada uno; como mucho tres pertenencias.
western-legends-action-poker = Jugar al póquer
western-legends-help-poker = Paga 10 $ y roba una carta; otros del pueblo pueden unirse. El salón pone 50 $. Ganar como jugador activo vale 1 PL.
western-legends-action-prospect = Buscar oro
western-legends-help-prospect = Tira ambos dados: una pepita, 10 $ por un resto, 10 $ y otra tirada por polvo.
western-legends-action-sell-gold = Vender oro
western-legends-help-sell-gold = 20 $ y 1 PL por pepita.
western-legends-action-rob-bank = Atracar el banco
western-legends-help-rob-bank = Una vez por turno, contra un guardia con tres cartas. Éxito: 80 $ y 3 puntos de búsqueda. Fracaso: 1 punto de búsqueda, una herida y una carta.
western-legends-action-heal = Ir al médico
western-legends-help-heal = 10 $ curan todas las heridas y robas una carta por cada una.
western-legends-action-cabaret = Cabaré
western-legends-help-cabaret = 30 $ por cada PL, cuantos puedas pagar.
western-legends-action-take-cattle = Tomar ganado
western-legends-help-take-cattle = Una ficha del color de este rancho; solo puedes tener una.
western-legends-action-work = Trabajar
western-legends-help-work = 10 $ en cualquier localización.
western-legends-action-place-disc = Disco de historia
western-legends-help-place-disc = Al cumplir la condición de una historia en tu turno, pon un disco en ella, o mueve uno de la otra si ya usaste ambos.
western-legends-action-meet-goal = Objetivo cumplido
western-legends-help-meet-goal = Revela el objetivo. Por tu objetivo número N roba N fichas y quédate N de todas.
western-legends-action-meet-bandit = Toparse con un bandido
western-legends-help-meet-bandit = Para un bandido encontrado sin la acción de moverse.
western-legends-action-end-actions = Terminar el turno
western-legends-help-end-actions = Ganado, historias, límite de mano e ingresos de búsqueda siguen solos.
western-legends-action-deliver = Entregar ganado
western-legends-help-deliver = En la estación: 1 punto de marshal. En un rancho de otro color: 1 punto de búsqueda. Ambas dan la recompensa de la ficha.
western-legends-action-answer-fight = Aceptar el enfrentamiento
western-legends-help-answer-fight = Pon una carta boca abajo, o rehúsa y pierde.
western-legends-action-show-nerve = La puntería de Annie
western-legends-help-show-nerve = El rival de Annie Oakley paga antes de revelar las cartas.
western-legends-action-settle-fight = Resolver el enfrentamiento
western-legends-help-settle-fight = Introduce ambas cartas con modificadores y reacciones, o solo quién gana.
western-legends-action-take-bounty = Recompensa
western-legends-help-take-bounty = Un punto de leyenda o un punto de marshal.
western-legends-action-take-spoils = Tomar
western-legends-help-take-spoils = La mitad se redondea hacia arriba; también puedes no tomar nada.
western-legends-action-showdown = Descubierta
western-legends-help-showdown = El flop entero y exactamente dos cartas de cada jugador. El jugador activo gana todo empate.
western-legends-action-read-story = Leer la historia
western-legends-help-read-story = Recompensas una vez por participante, bandidos a guaridas libres, luego el sheriff.
western-legends-action-move-sheriff = Mover al sheriff
western-legends-help-move-sheriff = Hasta el número de territorios impreso.
western-legends-action-meet-sheriff = Con el sheriff
western-legends-help-meet-sheriff = Cada buscado presente descarta una carta de inmediato.
western-legends-action-try-arrest = Intentar arrestar
western-legends-help-try-arrest = Contra cuatro cartas; el empate es del sheriff.
western-legends-action-take-toll = Peaje
western-legends-help-take-toll = Un jugador del territorio da 10 $ o una carta.
western-legends-action-read-cell = Leer la casilla
western-legends-help-read-cell = La aplicación lo recuerda para todos; si se omite, no da nada.
western-legends-action-keep-ability = Mantener la habilidad
western-legends-help-keep-ability = Según las reglas los puntos no bajan, así que esto solo viene de una corrección.
western-legends-action-value-upgrade = Valor de la mejora
western-legends-help-value-upgrade = El número arriba a la izquierda de la carta.
western-legends-action-value-end = Valor final
western-legends-help-value-end = Lo que da el marcador de marshal al final.
western-legends-action-show-tokens = Fichas de leyenda
western-legends-help-show-tokens = Una ficha por objetivo cumplido.
western-legends-action-effect = Efecto
western-legends-help-effect = Para lo impreso en una carta: los límites y marcadores funcionan como siempre.
western-legends-action-play-card = Carta jugada
western-legends-help-play-card = Una bonificación o reacción, en cualquier turno: una carta deja la mano.
western-legends-action-correct = Corregir
western-legends-help-correct = Corrige un número; ninguna regla se aplica.
western-legends-action-correct-cattle = Corregir ganado
western-legends-help-correct-cattle = Da o quita una ficha de ganado.
western-legends-action-correct-item = Corregir objetos
western-legends-help-correct-item = Da, cambia o quita un objeto.
western-legends-action-correct-discs = Corregir discos
western-legends-help-correct-discs = Indica de quién son los discos de una historia.
western-legends-action-correct-board = Corregir el tablero
western-legends-help-correct-board = Dónde hay bandidos y si el sheriff está en su oficina.
western-legends-action-calibrate = Leer el tablero
western-legends-help-calibrate = Números impresos en tu ejemplar, guardados para la próxima partida.
western-legends-action-man-in-black = Hombre de Negro
western-legends-help-man-in-black = Sus puntos se llevan a mano, según su carta de referencia.

## Warnings

western-legends-warning-no-wounds = No hay nada que curar.
western-legends-warning-cash-lost = { $amount } $ pasan de 120 $ y se pierden.
western-legends-warning-actions-left =
    Aún te quedan { $count ->
        [one] { $count } acción
        *[other] { $count } acciones
    }.
western-legends-warning-marshal-2-3-sum = Las casillas 2 y 3 del marcador de marshal dan juntas 20 $ y 2 PL; revísalo.
western-legends-reminder-wanted-sheriff = Un buscado no puede entrar en el territorio del sheriff.
western-legends-reminder-became-wanted = Recién buscado junto al sheriff: no pasa nada hasta que se mueva.
western-legends-reminder-once-cards = Reputación una vez por turno; mirad también Leyenda viva.
western-legends-reminder-next-story = Retirad la historia contada; queda abierta la siguiente de ese mazo.
western-legends-reminder-cattle-back = Devolved la ficha entregada a su propio rancho.

## Score sheet

western-legends-score-lp = Puntos de leyenda
western-legends-score-upgrades = Mejoras
western-legends-score-cash = Dinero: 1 por cada 60 $
western-legends-score-wounds = Heridas
western-legends-score-wanted = Marcador de búsqueda
western-legends-score-marshal = Marcador de marshal
western-legends-score-tokens = Fichas de leyenda

## Setup of the real table

western-legends-setup-1 = Pon el tablero en el centro.
western-legends-setup-2 = El dinero en sus espacios a la derecha.
western-legends-setup-3 = Los objetos en el mostrador.
western-legends-setup-4 = Baraja las cartas de póquer, abajo a la derecha.
western-legends-setup-5 = Los descartes van boca arriba al lado.
western-legends-setup-6 = Fichas de ganado boca abajo en ranchos por color.
western-legends-setup-7 = El sheriff en su oficina de Darkrock.
western-legends-setup-8 = Dados y pepitas, abajo a la derecha.
western-legends-setup-9 = Un tablero, dos cubos y dos discos para cada uno.
western-legends-setup-10 = Fichas de heridas en 0.
western-legends-setup-11 = Reparte dos personajes a cada uno, quedaos uno; decidid el primer jugador.
western-legends-setup-12 = Miniaturas en sus peanas de color.
western-legends-setup-13 = Bonificaciones iniciales y figuras a su localización.
western-legends-setup-14 = El cubo de reputación en su marcador, o a la izquierda del tablero.
western-legends-setup-15 = El otro cubo antes del 1 del marcador de leyenda.
western-legends-setup-16 = Ambos discos junto a los mazos de historia.
western-legends-setup-17 = Baraja las historias en dos mazos boca abajo.
western-legends-setup-18 = Un bandido en cada guarida sin jugador.
western-legends-setup-19 = Baraja las cartas de enfrentamiento, arriba a la derecha.
western-legends-setup-20 = Ayudas de juego para todos.
western-legends-setup-end-marker = Marcador de final en el { $target }.
western-legends-setup-discs-needed =
    Una historia necesita { $count ->
        [one] { $count } disco
        *[other] { $count } discos
    }.
western-legends-setup-seating = Conviene sentar juntos a los buscados, en sentido horario.
western-legends-setup-goals = Objetivos: cuatro cartas de tu personaje, devuelve una sin verla; fichas de leyenda boca abajo.
western-legends-setup-man-in-black = Las diez cartas del Hombre de Negro y su carta de referencia.
western-legends-first-game-items = A la caja: Whisky, Stetson y Mapa del buscador.
western-legends-first-game-cattle = A la caja: todas las fichas de ganado.
western-legends-first-game-characters = Elegid entre Annie Oakley, Bass Reeves, Billy el Niño y, siendo cuatro, Cuchillo Sangriento.
western-legends-first-game-stories = Jugad con las veinte historias de la primera partida.
western-legends-first-game-goals = A la caja: todas las cartas de objetivo.
western-legends-first-game-first-player = Empieza Billy el Niño, si juega.

## History

western-legends-history-game-started =
    { $players ->
        [one] { $players } jugador
        *[other] { $players } jugadores
    } empiezan una partida a { $target } PL.
western-legends-history-first-player = { $name } recibe la ficha de primer jugador.
western-legends-history-turn-began = Ronda { $round }: { $name } es el jugador activo.
western-legends-history-stage-reached = Sigue: { $stage }.
western-legends-history-income-taken = { $name } toma como ingresos: { $take }.
western-legends-history-equipped = { $name } lleva: { $weapon }; monta: { $mount }.
western-legends-history-action-taken = { $name } { $deed }.
western-legends-history-cash-gained = { $name }: +{ $amount } $ ({ $source }).
western-legends-history-cash-paid = { $name }: −{ $amount } $ ({ $source }).
western-legends-history-cash-over = { $name }: +{ $amount } $ ({ $source }); { $lost } $ sobre el límite se pierden.
western-legends-history-gold-gained =
    { $name } obtiene { $count ->
        [one] { $count } pepita
        *[other] { $count } pepitas
    } ({ $source }).
western-legends-history-gold-lost =
    { $name } entrega { $count ->
        [one] { $count } pepita
        *[other] { $count } pepitas
    } ({ $source }).
western-legends-history-gold-over =
    { $name } obtiene { $count ->
        [one] { $count } pepita
        *[other] { $count } pepitas
    } ({ $source }); { $left } quedan en la reserva.
western-legends-history-cards-drawn =
    { $name } roba { $count ->
        [one] { $count } carta
        *[other] { $count } cartas
    } ({ $source }).
western-legends-history-cards-gone =
    { $name } suelta { $count ->
        [one] { $count } carta
        *[other] { $count } cartas
    } ({ $source }).
western-legends-history-wounds-taken =
    { $name } sufre { $count ->
        [one] { $count } herida
        *[other] { $count } heridas
    } ({ $source }).
western-legends-history-wounds-healed =
    { $name } cura { $count ->
        [one] { $count } herida
        *[other] { $count } heridas
    } ({ $source }).
western-legends-history-wounds-ignored = { $name } ya no puede sufrir más heridas ({ $source }).
western-legends-history-lp-gained = { $name }: +{ $points } PL ({ $source }).
western-legends-history-owed-wanted =
    { $name } recibe { $points ->
        [one] { $points } punto de búsqueda
        *[other] { $points } puntos de búsqueda
    } ({ $source }).
western-legends-history-owed-marshal =
    { $name } recibe { $points ->
        [one] { $points } punto de marshal
        *[other] { $points } puntos de marshal
    } ({ $source }).
western-legends-history-points-void = { $name } está en búsqueda: los puntos de marshal no cuentan.
western-legends-history-cube-moved = { $name }, { $track }: casilla { $cell }.
western-legends-history-cube-switched =
    { $name } pierde { $lost ->
        [one] { $lost } punto de marshal
        *[other] { $lost } puntos de marshal
    } y queda en búsqueda: casilla { $cell }.
western-legends-history-points-spilled = { $name } está al final del marcador ({ $track }): +{ $points } PL en su lugar.
western-legends-history-points-dropped = { $name }: puntos que no cuentan: { $points }.
western-legends-history-cell-read = { $track }, casilla { $cell }: { $bonus }.
western-legends-history-cell-skipped = { $track }, casilla { $cell } queda sin leer.
western-legends-history-arrested =
    { $by } arresta a { $name }: se pierden los puntos de búsqueda, el ganado, { $cash } $ y { $gold ->
        [one] { $gold } pepita
        *[other] { $gold } pepitas
    }.
western-legends-history-arrested-by-sheriff =
    El sheriff arresta a { $name }: se pierden los puntos de búsqueda, el ganado, { $cash } $ y { $gold ->
        [one] { $gold } pepita
        *[other] { $gold } pepitas
    }.
western-legends-history-cattle-taken = { $name } toma ganado: { $colour }.
western-legends-history-cattle-driven = { $name } arrea ganado: { $colour }.
western-legends-history-cattle-rustled = { $name } roba ganado: { $colour }.
western-legends-history-cattle-kept = { $name } se queda el ganado.
western-legends-history-cattle-stolen = { $name } se lleva el ganado de { $victim }.
western-legends-history-item-bought = { $name } compra por { $price } $: { $item }.
western-legends-history-item-upgraded = { $name } mejora por { $price } $: { $item }.
western-legends-history-dice-thrown = { $name } saca: { $faces }.
western-legends-history-card-used = { $name } juega una carta.
western-legends-history-card-named = { $name } juega una carta: { $card }.
western-legends-history-began-duel = { $name } reta a duelo a { $target }.
western-legends-history-began-arrest = { $name } quiere arrestar a { $target }.
western-legends-history-began-robbery = { $name } asalta a { $target }.
western-legends-history-began-bandit = { $name } topa con el bandido de la guarida { $hideout }.
western-legends-history-began-bank = { $name } se enfrenta al guardia del banco.
western-legends-history-began-sheriff = El sheriff intenta arrestar a { $name }.
western-legends-history-fight-accepted = { $name } acepta el enfrentamiento.
western-legends-history-fight-refused = { $name } rehúsa el enfrentamiento.
western-legends-history-cards-revealed = { $name } y su rival revelan sus cartas.
western-legends-history-nerve-discard = { $name } descarta una carta ante Annie.
western-legends-history-nerve-wound = { $name } sufre una herida de Annie.
western-legends-history-fight-won = { $name } gana: { $fight }.
western-legends-history-fight-won-with = { $name } gana con { $own } contra { $other }: { $fight }.
western-legends-history-fight-lost = { $name } pierde: { $fight }.
western-legends-history-fight-lost-with = { $name } pierde con { $own } contra { $other }: { $fight }.
western-legends-history-reward-opened = { $name } puede elegir.
western-legends-history-spoils-cash = { $name } quita { $amount } $ a { $victim }.
western-legends-history-spoils-gold =
    { $name } quita { $amount ->
        [one] { $amount } pepita
        *[other] { $amount } pepitas
    } a { $victim }.
western-legends-history-spoils-nothing = { $name } deja a { $victim } el dinero y el oro.
western-legends-history-fight-over = Terminado: { $fight }.
western-legends-history-bandit-removed = La guarida { $hideout } queda vacía.
western-legends-history-bandit-placed = Llega un bandido a la guarida { $hideout }.
western-legends-history-sheriff-sent =
    { $name } puede mover al sheriff hasta { $most ->
        [one] { $most } territorio
        *[other] { $most } territorios
    }.
western-legends-history-sheriff-stayed = Nadie está en búsqueda; el sheriff se queda.
western-legends-history-sheriff-moved =
    { $name } mueve al sheriff { $distance ->
        [one] { $distance } territorio
        *[other] { $distance } territorios
    }.
western-legends-history-sheriff-met = Con el sheriff: { $names }.
western-legends-history-sheriff-met-nobody = El sheriff no encuentra a nadie.
western-legends-history-arrest-tried = { $name } lanza al sheriff contra { $target }.
western-legends-history-arrest-not-tried = { $name } los deja ir.
western-legends-history-sheriff-returned = El sheriff vuelve a su oficina.
western-legends-history-poker-with = { $name } juega al póquer con: { $names }.
western-legends-history-poker-with-dealer = { $name } juega al póquer; el crupier es { $dealer }.
western-legends-history-pot-won = Bote de { $pot } $: { $share } $ para { $names }.
western-legends-history-pot-won-with = Bote de { $pot } $: { $share } $ para { $names } con { $hand } ({ $cards }).
western-legends-history-pot-lost = Gana el crupier { $names }; { $pot } $ van a la reserva.
western-legends-history-toll-opened = { $name } busca quien le pague.
western-legends-history-toll-taken = { $payer } paga a { $name }.
western-legends-history-toll-nobody = Nadie paga a { $name }.
western-legends-history-disc-placed = { $name } pone un disco en la historia { $story }.
western-legends-history-disc-moved = { $name } mueve un disco a la historia { $story }.
western-legends-history-story-completed = La historia { $story } está completa: { $names }.
western-legends-history-story-read = La historia { $story } queda contada.
western-legends-history-story-named = La historia { $story } queda contada: { $card }.
western-legends-history-hand-limited =
    { $name } descarta { $count ->
        [one] { $count } carta
        *[other] { $count } cartas
    } por el límite de mano.
western-legends-history-ability-woken = { $name } tiene 5 PL: se activa la habilidad legendaria.
western-legends-history-ability-on = { $name } conserva la habilidad legendaria.
western-legends-history-ability-off = { $name } pierde por ahora la habilidad legendaria.
western-legends-history-end-triggered = { $name } alcanza el marcador de final en la ronda { $round }: después de esta, una ronda más.
western-legends-history-end-withdrawn = Corrección para { $name }: el final aún no está cerca.
western-legends-history-turn-ended = { $name } termina el turno.
western-legends-history-goal-met = { $name } cumple el objetivo { $goal }.
western-legends-history-tokens-shown = { $name } descubre fichas por { $points } PL.
western-legends-history-upgrade-valued = Mejorado, vale { $points } PL: { $item }.
western-legends-history-end-valued = { $track }, parte { $place }: vale { $points } PL al final.
western-legends-history-calibrated = Se cambiaron los datos de este ejemplar.
western-legends-history-corrected = Corrección para { $name }, { $number }: { $before } → { $value } ({ $reason }).
western-legends-history-cattle-set = Corrección: { $name } tiene ganado, { $colour } ({ $reason }).
western-legends-history-cattle-removed = Corrección: { $name } no tiene ganado ({ $reason }).
western-legends-history-item-given = Corrección: { $name } tiene: { $item } ({ $reason }).
western-legends-history-item-removed = Corrección: { $name } ya no tiene: { $item } ({ $reason }).
western-legends-history-discs-corrected = Corrección: discos en la historia { $story }: { $names }.
western-legends-history-board-corrected =
    Corrección: { $count ->
        [one] { $count } bandido
        *[other] { $count } bandidos
    } en el tablero.
western-legends-history-man-in-black = El Hombre de Negro tiene { $points } PL.
western-legends-history-game-ended = La mayor leyenda: { $names }.
western-legends-history-game-ended-man-in-black = Gana el Hombre de Negro.

## Options

western-legends-option-mode = Reglas
western-legends-option-mode-standard = partida normal
western-legends-option-mode-first-game = primera partida
western-legends-option-target = Jugar hasta
western-legends-option-target-15 = 15 PL, corta
western-legends-option-target-20 = 20 PL, media
western-legends-option-target-25 = 25 PL, larga
western-legends-option-goals = Objetivos y fichas de leyenda
western-legends-option-man-in-black = Hombre de Negro (dos jugadores)
western-legends-option-one-disc-per-turn = Un solo disco de historia por turno
western-legends-option-wanted-may-drive = Los buscados pueden arrear ganado, sin punto de marshal
western-legends-option-robbed-gold-over-cap = Oro robado por encima de cuatro
western-legends-option-robbed-gold-over-cap-victim = queda con la víctima
western-legends-option-robbed-gold-over-cap-supply = va a la reserva
western-legends-option-arrest-spoils = Lo que pierde un arrestado
western-legends-option-arrest-spoils-supply = va a la reserva
western-legends-option-arrest-spoils-marshal = va al marshal
western-legends-option-sheriff-home-after-arrest = El sheriff vuelve a su oficina tras un arresto
western-legends-option-clamp-each-effect = Los valores quedan entre 2 y el as tras cada efecto
western-legends-option-kickers = Las cartas laterales desempatan en el póquer
western-legends-option-ace-low-straight = A-2-3-4-5 es escalera
western-legends-option-joker-scope = El Comodín sustituye a
western-legends-option-joker-scope-any = cualquier carta
western-legends-option-joker-scope-equal-ranks = solo valores iguales
western-legends-option-flop-joker-wild = Un Comodín en el flop es libre
western-legends-option-jokers = Cartas que son Comodines
western-legends-option-losing-dealer-draws = El crupier que pierde roba una carta
western-legends-option-switch-advances = Un marshal que gana varios puntos de búsqueda avanza más allá de la casilla 1
western-legends-option-living-legend-once = Leyenda viva una vez por turno
western-legends-option-end-trigger = El final se desencadena
western-legends-option-end-trigger-any-moment = en cualquier momento
western-legends-option-end-trigger-end-of-turn = al final de un turno
western-legends-option-first-game-full-scoring = Dinero y heridas puntúan en la primera partida
western-legends-option-first-among-tied = El primer jugador se elige entre los más buscados
western-legends-option-wound-at-cap = Se puede elegir una cuarta herida por una recompensa
western-legends-option-refuser-suffers = Quien rehúsa sufre la herida y roba la carta
western-legends-option-robbery-cattle = Un asaltante también puede llevarse ganado
western-legends-option-office-encounter = Preguntar a quién halla el sheriff en su oficina
western-legends-option-arrest-ends-actions = Un arresto acaba las acciones propias

## Refusals

refusal-legends-no-such-seat = Ahí no hay nadie.
refusal-legends-not-yourself = Tiene que ser otro jugador.
refusal-legends-not-enough-cash = No hay dinero suficiente.
refusal-legends-not-enough-gold = No hay pepitas suficientes.
refusal-legends-not-enough-cards = No hay cartas de póquer suficientes.
refusal-legends-odd-money = El dinero va de diez en diez.
refusal-legends-points-never-fall = Según las reglas los puntos no bajan; usa una corrección.
refusal-legends-no-actions-left = Las tres acciones están usadas.
refusal-legends-no-such-choice = Eso no se puede elegir aquí.
refusal-legends-already-fought = Ya te has enfrentado a este jugador este turno.
refusal-legends-cannot-arrest = Solo un marshal puede arrestar, y solo a un buscado.
refusal-legends-bank-once-per-turn = Un atraco por turno, y ya se ha intentado.
refusal-legends-card-once-per-turn = Esta carta se juega una vez por turno.
refusal-legends-wanted-no-marshal = Un buscado no puede ganar puntos de marshal.
refusal-legends-no-bandit-there = En esa guarida no hay bandido.
refusal-legends-one-cattle-only = Solo puedes tener una ficha de ganado.
refusal-legends-no-cattle = No hay ganado que entregar.
refusal-legends-not-in-first-game = Eso no está en la primera partida.
refusal-legends-item-unknown = Indica el tipo y el precio de este objeto.
refusal-legends-item-twice = Ya tienes este objeto.
refusal-legends-item-not-owned = No tienes este objeto.
refusal-legends-item-no-upgrade = Este objeto no se puede mejorar, o ya lo está.
refusal-legends-belongings-full = Caben tres pertenencias.
refusal-legends-nothing-bought = Elige algo que comprar o mejorar.
refusal-legends-bad-dice = Dos dados, y el polvo de oro siempre se vuelve a tirar.
refusal-legends-disc-once-per-story = No más discos aquí este turno.
refusal-legends-no-disc-left = Tus dos discos están puestos; puedes mover uno.
refusal-legends-no-disc-there = No hay disco tuyo que mover.
refusal-legends-goals-off = Esta partida se juega sin objetivos.
refusal-legends-goals-done = Los tres objetivos están cumplidos.
refusal-legends-bad-tokens = Esas fichas no pueden ser tuyas.
refusal-legends-bad-fight-value = Las cartas van del 2 al as (14).
refusal-legends-cards-or-winner = Indica ambas cartas o quién gana.
refusal-legends-not-at-table = No todos los nombrados juegan esta ronda de póquer.
refusal-legends-unknown-card = Esa carta no existe.
refusal-legends-duplicate-card = Cada carta existe una sola vez.
refusal-legends-flop-of-three = El flop tiene tres cartas.
refusal-legends-wrong-card-count = Cada uno juega dos cartas; una solo si no tiene más.
refusal-legends-sheriff-too-far = El sheriff no puede moverse tan lejos.
refusal-legends-not-wanted = Ese jugador no está en búsqueda.
refusal-legends-wounds-full = Tres heridas son el máximo; esta recompensa necesita sitio.
refusal-legends-not-a-participant = Solo se premia a los participantes, una vez a cada uno.
refusal-legends-out-of-range = Ese número está fuera de rango.
refusal-legends-discs-do-not-fit = Cada uno tiene dos discos en total.
refusal-legends-no-man-in-black = El Hombre de Negro no juega esta partida.
refusal-legends-bad-calibration = Esos números no encajan en el juego.

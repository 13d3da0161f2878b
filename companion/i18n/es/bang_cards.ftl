### El juego de cartas BANG!
bang-cards-title = BANG!
bang-cards-list = { $first }, { $rest }
bang-cards-who = { $name } ({ $character })
bang-cards-nothing = nada

## Roles

bang-cards-role-sheriff = Sheriff
bang-cards-role-deputy = Ayudante
bang-cards-role-outlaw = Forajido
bang-cards-role-renegade = Renegado
bang-cards-role-secret = rol secreto
bang-cards-goal-sheriff = Acaba con todos los forajidos y renegados.
bang-cards-goal-deputy = Protege al sheriff: ganáis juntos, aunque caigas.
bang-cards-goal-outlaw = Elimina al sheriff.
bang-cards-goal-renegade = Sé el último en pie; el sheriff debe caer el último.
bang-cards-status-alive = en juego
bang-cards-status-eliminated = eliminado
bang-cards-status-ghost = fantasma
bang-cards-status-left = fuera del duelo final

## Words of the rulebook

bang-cards-term-life = punto de vida
bang-cards-term-check = prueba
bang-cards-term-phase-1 = fase 1: robar
bang-cards-term-phase-2 = fase 2: jugar
bang-cards-term-phase-3 = fase 3: descartar
bang-cards-term-round = ronda
bang-cards-term-deck = mazo de juego
bang-cards-term-discard = descarte
bang-cards-term-wound = herida
bang-cards-term-showdown = duelo final abierto

## Ways to play, and boxes

bang-cards-mode-two = Dos jugadores, dos personajes cada uno
bang-cards-mode-three = Tres jugadores: la caza
bang-cards-mode-standard = De cuatro a ocho jugadores
bang-cards-mode-secret = Seis jugadores, roles secretos
bang-cards-box-base = Juego básico
bang-cards-box-dodge-city = Dodge City
bang-cards-box-wild-west-show = Wild West Show
bang-cards-box-promo = Cartas promocionales

## Suits and ranks

bang-cards-suit-hearts = corazones
bang-cards-suit-diamonds = diamantes
bang-cards-suit-clubs = tréboles
bang-cards-suit-spades = picas
bang-cards-rank-2 = 2
bang-cards-rank-3 = 3
bang-cards-rank-4 = 4
bang-cards-rank-5 = 5
bang-cards-rank-6 = 6
bang-cards-rank-7 = 7
bang-cards-rank-8 = 8
bang-cards-rank-9 = 9
bang-cards-rank-10 = 10
bang-cards-rank-11 = jota
bang-cards-rank-12 = reina
bang-cards-rank-13 = rey
bang-cards-rank-14 = as

## Cards

bang-cards-card-colt = Colt .45
bang-cards-card-volcanic = Volcanic
bang-cards-card-schofield = Schofield
bang-cards-card-remington = Remington
bang-cards-card-carabine = Rev. Carabine
bang-cards-card-winchester = Winchester
bang-cards-card-bang = Bang!
bang-cards-card-green = { $name }
bang-cards-card-mustang = Mustang
bang-cards-card-hideout = Guarida
bang-cards-card-scope = Mira telescópica
bang-cards-card-binocular = Prismáticos
bang-cards-card-barrel = Barril
bang-cards-card-jail = Cárcel
bang-cards-card-dynamite = Dinamita
bang-cards-card-missed = ¡Fallaste!
bang-cards-card-beer = Cerveza
bang-cards-card-saloon = Salón
bang-cards-card-tequila = Tequila
bang-cards-card-whisky = Whisky
bang-cards-card-canteen = Cantimplora
bang-cards-card-panic = ¡Pánico!
bang-cards-card-cat-balou = Cat Balou
bang-cards-card-rag-time = Rag Time
bang-cards-card-stagecoach = Diligencia
bang-cards-card-wells-fargo = Wells Fargo
bang-cards-card-general-store = Almacén
bang-cards-card-gatling = Gatling
bang-cards-card-sombrero = Sombrero
bang-cards-card-iron-plate = Placa de hierro
bang-cards-card-duel = Duelo
bang-cards-card-indians = ¡Indios!
bang-cards-card-other = otra carta
bang-cards-shot-bang = Bang!
bang-cards-shot-extra = disparo adicional
bang-cards-shot-pair = dos cartas como un Bang!
bang-cards-shot-sniper = disparo doble

## Why

bang-cards-why-seats = a { $count } { $count ->
    [one] asiento
   *[other] asientos
 }
bang-cards-why-event = todos son vecinos: { $event }
bang-cards-why-further = uno más lejos: { $what }
bang-cards-why-nearer = uno más cerca: { $what }
bang-cards-why-cards-off = las cartas en mesa no cuentan: { $event }
bang-cards-why-abilities-off = las habilidades no cuentan: { $event }
bang-cards-why-own-characters = dos personajes de la misma persona
bang-cards-draw = { $name } roba { $count } { $count ->
    [one] carta
   *[other] cartas
 }
bang-cards-draw-keep = { $name } roba { $count } { $count ->
    [one] carta
   *[other] cartas
 } y se queda { $keep }
bang-cards-draw-perhaps = { $name } roba { $count } { $count ->
    [one] carta
   *[other] cartas
 }, y { $more } más si la segunda es roja
bang-cards-draw-texts = { $name } roba según las cartas: { $rules }

## Events: High Noon

bang-cards-event-hn-blessing = Bendición
bang-cards-event-help-hn-blessing = En esta ronda todas las cartas cuentan como corazones.
bang-cards-event-hn-curse = Maldición
bang-cards-event-help-hn-curse = En esta ronda todas las cartas cuentan como picas. Los números no cambian.
bang-cards-event-hn-daltons = Los Dalton
bang-cards-event-help-hn-daltons = Quien tenga cartas en la mesa descarta una de ellas, a su elección.
bang-cards-event-hn-doctor = El Doctor
bang-cards-event-help-hn-doctor = Quien tenga menos vidas gana una al momento; en caso de empate, todos ellos. Después la carta se va.
bang-cards-event-hn-ghost-town = Pueblo fantasma
bang-cards-event-help-hn-ghost-town = En esta ronda los muertos juegan su turno como fantasmas: roban tres cartas y mueren de nuevo al acabar.
bang-cards-event-hn-gold-rush = Fiebre del oro
bang-cards-event-help-hn-gold-rush = La ronda va en sentido contrario al reloj, empezando por el sheriff, y también los efectos que dan la vuelta.
bang-cards-event-hn-handcuffs = Esposas
bang-cards-event-help-hn-handcuffs = El sheriff esposa a un jugador, que no puede jugar cartas de su mano en su turno.
bang-cards-event-hn-hangover = Resaca
bang-cards-event-help-hn-hangover = En esta ronda nadie tiene la habilidad de su personaje.
bang-cards-event-hn-high-noon = Mediodía
bang-cards-event-help-hn-high-noon = Cada jugador pierde una vida al empezar su turno.
bang-cards-event-hn-new-identity = Nueva identidad
bang-cards-event-help-hn-new-identity = Al empezar tu turno puedes convertirte en el personaje que marca tu vida, con dos vidas.
bang-cards-event-hn-reverend = El Reverendo
bang-cards-event-help-hn-reverend = En esta ronda no se puede jugar Cerveza, ni siquiera para sobrevivir.
bang-cards-event-hn-sermon = El Sermón
bang-cards-event-help-hn-sermon = En esta ronda nadie puede jugar Bang! en su turno.
bang-cards-event-hn-shootout = Tiroteo
bang-cards-event-help-hn-shootout = Se pueden jugar dos Bang! por turno.
bang-cards-event-hn-thirst = Sed
bang-cards-event-help-hn-thirst = En la fase 1 solo se roba la primera carta.
bang-cards-event-hn-train-arrival = Llegada del tren
bang-cards-event-help-hn-train-arrival = Al final de la fase 1 se roba una carta más.

## Events: A Fistful of Cards

bang-cards-event-afoc-abandoned-mine = Mina abandonada
bang-cards-event-help-afoc-abandoned-mine = En la fase 1 se roba del descarte mientras tenga cartas; los descartes van boca abajo sobre el mazo.
bang-cards-event-afoc-ambush = Emboscada
bang-cards-event-help-afoc-ambush = Todos están a distancia uno; las habilidades y las cartas en mesa la siguen cambiando.
bang-cards-event-afoc-blood-brothers = Hermanos de sangre
bang-cards-event-help-afoc-blood-brothers = Al empezar tu turno puedes dar una vida, nunca la última, a otro jugador.
bang-cards-event-afoc-dead-man = Hombre muerto
bang-cards-event-help-afoc-dead-man = El primer eliminado vuelve en su turno con dos vidas y dos cartas.
bang-cards-event-afoc-fistful = Por un puñado de cartas
bang-cards-event-help-afoc-fistful = Al empezar tu turno recibes un disparo por cada carta de tu mano.
bang-cards-event-afoc-hard-liquor = Licor fuerte
bang-cards-event-help-afoc-hard-liquor = Puedes saltarte la fase 1 y ganar una vida.
bang-cards-event-afoc-judge = El Juez
bang-cards-event-help-afoc-judge = En esta ronda no se puede poner ninguna carta delante de nadie.
bang-cards-event-afoc-lasso = Lazo
bang-cards-event-help-afoc-lasso = En esta ronda las cartas en mesa no tienen efecto: todos disparan a distancia uno.
bang-cards-event-afoc-law-of-the-west = Ley del Oeste
bang-cards-event-help-afoc-law-of-the-west = En la fase 1 muestra la segunda carta robada; debe jugarse en este turno si es posible.
bang-cards-event-afoc-peyote = Peyote
bang-cards-event-help-afoc-peyote = En vez de robar, adivina el color de la carta superior: si aciertas, quédatela y repite; si fallas, sigue el turno.
bang-cards-event-afoc-ranch = Rancho
bang-cards-event-help-afoc-ranch = Tras la fase 2 puedes descartar cartas de la mano y robar otras tantas.
bang-cards-event-afoc-ricochet = Rebote
bang-cards-event-help-afoc-ricochet = Se puede disparar un Bang! a una carta en mesa: se descarta salvo que su dueño juegue ¡Fallaste!.
bang-cards-event-afoc-russian-roulette = Ruleta rusa
bang-cards-event-help-afoc-russian-roulette = Empezando por el sheriff, todos descartan un ¡Fallaste!; el primero que no pueda pierde dos vidas y se acaba.
bang-cards-event-afoc-sniper = Francotirador
bang-cards-event-help-afoc-sniper = Se pueden jugar dos Bang! como un solo disparo, que solo paran dos ¡Fallaste!.
bang-cards-event-afoc-vendetta = Vendetta
bang-cards-event-help-afoc-vendetta = Al final de tu turno descubre una carta: con corazones juegas otro turno, sin nueva prueba.

## Events: Wild West Show

bang-cards-event-wws-bone-orchard = Camposanto
bang-cards-event-help-wws-bone-orchard = Los muertos vuelven en su turno para quedarse, con una vida y un rol repartido de nuevo entre ellos.
bang-cards-event-wws-darling-valentine = Darling Valentine
bang-cards-event-help-wws-darling-valentine = Al empezar tu turno descarta toda la mano y roba otras tantas cartas; luego roba como siempre.
bang-cards-event-wws-dorothy-rage = Dorothy Rage
bang-cards-event-help-wws-dorothy-rage = En tu turno puedes obligar a otro a jugar una carta que nombres; la distancia se mide desde él.
bang-cards-event-wws-gag = Mordaza
bang-cards-event-help-wws-gag = Prohibido hablar: quien hable pierde una vida. Reír y gesticular está permitido.
bang-cards-event-wws-helena-zontero = Helena Zontero
bang-cards-event-help-wws-helena-zontero = Descubre una carta: si es roja, los vivos menos el sheriff barajan y reparten de nuevo sus roles.
bang-cards-event-wws-lady-rosa = Lady Rosa del Texas
bang-cards-event-help-wws-lady-rosa = En tu turno puedes cambiar de asiento con quien esté a tu derecha, que pierde su siguiente turno.
bang-cards-event-wws-miss-susanna = Miss Susanna
bang-cards-event-help-wws-miss-susanna = Juega al menos tres cartas en tu turno o pierde una vida al final. Un turno perdido en la cárcel no cuenta.
bang-cards-event-wws-sacagaway = Sacagaway
bang-cards-event-help-wws-sacagaway = Todos juegan con la mano descubierta; los roles siguen ocultos.
bang-cards-event-wws-showdown = Ajuste de cuentas
bang-cards-event-help-wws-showdown = Cualquier carta puede jugarse como Bang!, y cualquier Bang! como ¡Fallaste!.
bang-cards-event-wws-wild-west-show = Wild West Show
bang-cards-event-help-wws-wild-west-show = Desde ahora cada cual juega solo: gana el último superviviente, sea cual sea su rol. Recompensas y estrella siguen igual.

## Characters

bang-cards-character-other = otro personaje
bang-cards-character-apache-kid = Apache Kid
bang-cards-character-bart-cassidy = Bart Cassidy
bang-cards-character-belle-star = Belle Star
bang-cards-character-big-spenser = Big Spenser
bang-cards-character-bill-noface = Bill Noface
bang-cards-character-black-jack = Black Jack
bang-cards-character-calamity-janet = Calamity Janet
bang-cards-character-chuck-wengam = Chuck Wengam
bang-cards-character-claus-the-saint = Claus “The Saint”
bang-cards-character-doc-holyday = Doc Holyday
bang-cards-character-el-gringo = El Gringo
bang-cards-character-elena-fuente = Elena Fuente
bang-cards-character-flint-westwood = Flint Westwood
bang-cards-character-gary-looter = Gary Looter
bang-cards-character-greg-digger = Greg Digger
bang-cards-character-greygory-deck = Greygory Deck
bang-cards-character-herb-hunter = Herb Hunter
bang-cards-character-jesse-jones = Jesse Jones
bang-cards-character-john-pain = John Pain
bang-cards-character-johnny-kisch = Johnny Kisch
bang-cards-character-jose-delgado = Jose Delgado
bang-cards-character-jourdonnais = Jourdonnais
bang-cards-character-kit-carlson = Kit Carlson
bang-cards-character-lee-van-klift = Lee Van Klift
bang-cards-character-lucky-duke = Lucky Duke
bang-cards-character-molly-stark = Molly Stark
bang-cards-character-pat-brennan = Pat Brennan
bang-cards-character-paul-regret = Paul Regret
bang-cards-character-pedro-ramirez = Pedro Ramirez
bang-cards-character-pixie-pete = Pixie Pete
bang-cards-character-rose-doolan = Rose Doolan
bang-cards-character-sean-mallory = Sean Mallory
bang-cards-character-sid-ketchum = Sid Ketchum
bang-cards-character-slab-the-killer = Slab the Killer
bang-cards-character-suzy-lafayette = Suzy Lafayette
bang-cards-character-tequila-joe = Tequila Joe
bang-cards-character-teren-kill = Teren Kill
bang-cards-character-uncle-will = Uncle Will
bang-cards-character-vera-custer = Vera Custer
bang-cards-character-vulture-sam = Vulture Sam
bang-cards-character-willy-the-kid = Willy the Kid
bang-cards-character-youl-grinner = Youl Grinner

## Abilities

bang-cards-ability-other = La aplicación no conoce la habilidad de este personaje; vale lo que diga su carta.
bang-cards-ability-apache-kid = Los diamantes que otros jueguen contra ti no tienen efecto, salvo en un duelo.
bang-cards-ability-bart-cassidy = Roba una carta por cada vida que pierdas.
bang-cards-ability-belle-star = En tu turno las cartas azules y verdes en mesa no tienen efecto.
bang-cards-ability-big-spenser = Empiezas con cinco cartas y no puedes jugar ¡Fallaste!.
bang-cards-ability-bill-noface = En la fase 1 roba una carta, más una por cada vida que te falte.
bang-cards-ability-black-jack = Muestra la segunda carta que robes en la fase 1: si es roja, roba una más.
bang-cards-ability-calamity-janet = Tus Bang! sirven como ¡Fallaste! y al revés.
bang-cards-ability-chuck-wengam = En tu turno puedes perder una vida, nunca la última, para robar dos cartas; las veces que quieras.
bang-cards-ability-claus-the-saint = En la fase 1 roba una carta más que jugadores vivos, quédate dos y da una a cada uno de los demás.
bang-cards-ability-doc-holyday = Una vez por turno descarta dos cartas para disparar a tu alcance; no cuenta como el Bang! del turno.
bang-cards-ability-el-gringo = Por cada vida que te quite la carta de otro, toma una carta de su mano.
bang-cards-ability-elena-fuente = Cualquier carta de tu mano sirve como ¡Fallaste!.
bang-cards-ability-flint-westwood = En tu turno puedes cambiar una carta a tu elección por dos al azar de otra mano; de una mano con una sola carta recibes solo esa.
bang-cards-ability-gary-looter = Empiezas con cinco cartas y recoges las que otros descartan en la fase 3.
bang-cards-ability-greg-digger = Gana dos vidas cada vez que muere un jugador.
bang-cards-ability-greygory-deck = Al empezar tu turno puedes tomar dos personajes al azar del mazo básico y usar ambas habilidades; luego cambia los dos o ninguno.
bang-cards-ability-herb-hunter = Roba dos cartas cada vez que muere un jugador.
bang-cards-ability-jesse-jones = En la fase 1 la primera carta puede venir de la mano de otro jugador.
bang-cards-ability-john-pain = Mientras tengas menos de seis cartas, toma toda carta descubierta en una prueba; no sirve en ese mismo momento.
bang-cards-ability-johnny-kisch = Cuando pones una carta, las del mismo nombre delante de otros se descartan.
bang-cards-ability-jose-delgado = En tu turno puedes descartar una carta azul para robar dos; las veces que quieras.
bang-cards-ability-jourdonnais = Si te disparan, puedes descubrir una carta: corazones vale como ¡Fallaste!. Un barril da otro intento.
bang-cards-ability-kit-carlson = En la fase 1 mira tres cartas, quédate dos y devuelve una.
bang-cards-ability-lee-van-klift = En tu turno descarta un Bang! para repetir la carta marrón recién jugada, una vez. Repetir una diligencia no descubre otra carta.
bang-cards-ability-lucky-duke = En una prueba descubre dos cartas y elige una.
bang-cards-ability-molly-stark = Roba una carta cuando juegues otra fuera de tu turno; tras un duelo, una por cada Bang! usado.
bang-cards-ability-pat-brennan = En la fase 1 roba dos cartas, o toma una que esté delante de cualquier jugador.
bang-cards-ability-paul-regret = Todos te ven un punto más lejos.
bang-cards-ability-pedro-ramirez = En la fase 1 la primera carta puede ser la superior del descarte.
bang-cards-ability-pixie-pete = En la fase 1 roba cuatro cartas.
bang-cards-ability-rose-doolan = Ves a todos un punto más cerca.
bang-cards-ability-sean-mallory = Puedes conservar hasta diez cartas, tengas las vidas que tengas.
bang-cards-ability-sid-ketchum = En cualquier momento descarta dos cartas para ganar una vida.
bang-cards-ability-slab-the-killer = Hacen falta dos ¡Fallaste! para parar tu Bang!; un barril cuenta por uno.
bang-cards-ability-suzy-lafayette = En cuanto te quedes sin cartas en la mano, roba una.
bang-cards-ability-tequila-joe = La Cerveza te da dos vidas; las demás bebidas, lo normal.
bang-cards-ability-teren-kill = Cuando fueras a morir, descubre una carta: si no es picas sigues con una vida y robas una carta. Si falla, ninguna Cerveza ayuda.
bang-cards-ability-uncle-will = Una vez por turno cualquier carta tuya sirve como Almacén.
bang-cards-ability-vera-custer = Al empezar tu turno puedes copiar la habilidad de un personaje vivo hasta tu próximo turno.
bang-cards-ability-vulture-sam = Cuando muere un personaje, toma todas sus cartas de mano y mesa.
bang-cards-ability-willy-the-kid = Puedes jugar tantos Bang! como quieras en tu turno.
bang-cards-ability-youl-grinner = Antes de robar, quienes tengan más cartas que tú te dan una a su elección.

## Causes, gains, reasons

bang-cards-cause-bang = un disparo
bang-cards-cause-gatling = la Gatling
bang-cards-cause-indians = indios
bang-cards-cause-duel = un duelo
bang-cards-cause-dynamite = dinamita
bang-cards-cause-chuck-wengam = el trato de Chuck Wengam
bang-cards-cause-blood-brothers = un regalo a un hermano de sangre
bang-cards-cause-fistful = Por un puñado de cartas
bang-cards-cause-russian-roulette = la ruleta rusa
bang-cards-cause-high-noon = Mediodía
bang-cards-cause-gag = hablar
bang-cards-cause-miss-susanna = Miss Susanna
bang-cards-cause-other = otra cosa
bang-cards-gain-beer = Cerveza
bang-cards-gain-card = una carta
bang-cards-gain-sid-ketchum = Sid Ketchum
bang-cards-gain-greg-digger = Greg Digger
bang-cards-gain-teren-kill = Teren Kill
bang-cards-gain-hard-liquor = Licor fuerte
bang-cards-gain-blood-brothers = Hermanos de sangre
bang-cards-gain-doctor = El Doctor
bang-cards-removal-by-table = retirada
bang-cards-removal-replaced = sustituida
bang-cards-removal-checked = tras su prueba
bang-cards-removal-daltons = Los Dalton
bang-cards-removal-ricochet = Rebote
bang-cards-removal-johnny-kisch = Johnny Kisch
bang-cards-removal-penalty = castigo del sheriff
bang-cards-skip-jail = en la cárcel
bang-cards-skip-lady-rosa = Lady Rosa
bang-cards-skip-declared = tras la declaración
bang-cards-comeback-ghost-town = como fantasma
bang-cards-comeback-dead-man = Hombre muerto
bang-cards-comeback-bone-orchard = Camposanto
bang-cards-check-dynamite = dinamita
bang-cards-check-jail = cárcel
bang-cards-check-vendetta = Vendetta
bang-cards-check-helena-zontero = Helena Zontero
bang-cards-check-barrel = barril
bang-cards-check-teren-kill = Teren Kill
bang-cards-result-passed = éxito
bang-cards-result-failed = fallo
bang-cards-call-crime-defeated = «¡El crimen ha sido derrotado!»
bang-cards-call-law-dead = «¡La ley ha muerto!»
bang-cards-side-law = la ley
bang-cards-side-outlaws = los forajidos
bang-cards-side-renegade = el renegado
bang-cards-side-hunter = el cazador
bang-cards-side-last-standing = el último en pie
bang-cards-side-series = toda la serie
bang-cards-money-score = resultado
bang-cards-money-bounty = recompensa
bang-cards-money-hired = personaje contratado
bang-cards-money-kept-character = personaje conservado
bang-cards-money-kept-cards = cartas conservadas
bang-cards-money-correction = corrección
bang-cards-source-rules = las reglas
bang-cards-source-reward = recompensa
bang-cards-source-penalty = castigo
bang-cards-source-experience = Experiencia
bang-cards-source-no-mercy = Sin piedad
bang-cards-source-dead-man = Hombre muerto

## Stages

bang-cards-stage-setup = preparación
bang-cards-stage-begin = inicio del turno
bang-cards-stage-event = evento
bang-cards-stage-checks = dinamita y cárcel
bang-cards-stage-choose = personaje activo
bang-cards-stage-start = efectos iniciales
bang-cards-stage-draw = fase 1, robar
bang-cards-stage-play = fase 2, jugar
bang-cards-stage-discard = fase 3, descartar
bang-cards-stage-end = final del turno
bang-cards-stage-next = siguiente jugador
bang-cards-stage-over = fin de la partida

## Reminders

bang-cards-reminder-start-hand = { $name } empieza con { $count } { $count ->
    [one] carta
   *[other] cartas
 } ({ $source })
bang-cards-reminder-draw-cards = { $name } roba { $count } { $count ->
    [one] carta
   *[other] cartas
 } ({ $source })
bang-cards-reminder-take-from-killer = { $name } toma { $count } { $count ->
    [one] carta
   *[other] cartas
 } de la mano de { $other } ({ $source })
bang-cards-reminder-take-all-cards = { $name } toma todas las cartas de { $other } ({ $source })
bang-cards-reminder-take-check-card = { $name } toma la carta descubierta; solo podrá usarla cuando esto termine ({ $source })
bang-cards-reminder-discard-everything = { $name } descarta todas sus cartas de mano y mesa ({ $source })
bang-cards-reminder-give-surplus = Las cartas sobrantes de { $other } van a { $name } ({ $source })
bang-cards-reminder-take-back-bang = { $name } puede recuperar un Bang! jugado este turno ({ $source })
bang-cards-reminder-shuffle-roles = Barajad { $count ->
    [one] el rol oculto
   *[other] los roles ocultos
 } ({ $count }) y repartid de nuevo ({ $source })
bang-cards-reminder-replace-hand = { $name } descarta toda la mano y roba otras tantas ({ $source })
bang-cards-reminder-exchange-hand = { $name } puede cambiar cartas de su mano ({ $source })
bang-cards-reminder-no-second-show-card = { $name } repite la carta; no se descubre otra carta del espectáculo ({ $source })
bang-cards-reminder-swap-cards = { $name } da una carta a { $other } y toma { $count } { $count ->
    [one] carta
   *[other] cartas
 } al azar ({ $source })

## Questions

bang-cards-question-draw = { $name } roba; después, continuad.
bang-cards-question-play = ¿Qué juega { $name }?
bang-cards-question-discard = { $name } descarta hasta su límite; después, continuad.
bang-cards-question-rescue = { $name } se muere: ¿hay algo que lo salve?
bang-cards-question-reveal = ¿Qué rol muestra { $name }?
bang-cards-question-over = La partida ha terminado.{ $name }
bang-cards-question-dynamite = { $name } tiene la dinamita: ¿qué carta salió?
bang-cards-question-pass-dynamite = ¿Delante de qué personaje pone { $name } la dinamita?
bang-cards-question-jail = { $name } está en la cárcel: ¿qué carta salió?
bang-cards-question-vendetta = Vendetta: ¿qué carta descubrió { $name }?
bang-cards-question-helena-zontero = Helena Zontero: ¿qué carta descubrió { $name }?
bang-cards-question-shot = Disparan a { $name }: ¿fallo o impacto?
bang-cards-question-indians = Indios: ¿descarta { $name } un Bang!?
bang-cards-question-duel = Duelo: ¿descarta { $name } un Bang!?
bang-cards-question-ricochet = Rebote: ¿salva { $name } la carta con un ¡Fallaste!?
bang-cards-question-johnny-kisch = Johnny Kisch: ¿descarta { $name } la misma carta?
bang-cards-question-penalty = El ayudante empezó el duelo: ¿descarta { $name } todo de todos modos?
bang-cards-question-turn-event = { $name } descubre un evento: ¿cuál?
bang-cards-question-turn-show = { $name } descubre una carta del espectáculo: ¿cuál?
bang-cards-question-shuffle = Los eventos se barajan de nuevo; { $name } descubre el primero.
bang-cards-question-daltons = Los Dalton: ¿qué carta entrega { $name }?
bang-cards-question-russian-roulette = Ruleta rusa: ¿tiene { $name } un ¡Fallaste!?
bang-cards-question-another-lap = Todos tenían un ¡Fallaste!: ¿otra vuelta, empezando por { $name }?
bang-cards-question-handcuffs = ¿A quién esposa { $name }?
bang-cards-question-blood-brothers = ¿Regala { $name } una vida, y a quién?
bang-cards-question-new-identity = ¿Toma { $name } la nueva identidad?
bang-cards-question-hard-liquor = ¿Renuncia { $name } a robar a cambio de una vida?
bang-cards-question-dead-man = { $name } cayó primero: ¿vuelve con dos vidas y dos cartas?
bang-cards-question-fistful = ¿Cuántos disparos alcanzan a { $name }?
bang-cards-question-miss-susanna = { $name } jugó menos de tres cartas: ¿pierde una vida?
bang-cards-question-vera-custer = ¿De quién copia { $name } la habilidad?
bang-cards-question-greygory-deck = ¿Qué dos personajes toma { $name }?
bang-cards-question-activate = ¿Qué personaje juega por { $name }?
bang-cards-question-declare = ¿Declara algo { $name }?
bang-cards-question-respond = ¿Se opone { $name }?
bang-cards-question-two-left = Quedan dos: ¿qué rol muestra { $name }?
bang-cards-question-deal = Nueva partida, el sheriff es { $name }: ¿qué personaje tiene cada uno?
bang-cards-question-open-characters = ¿Qué personajes se contratan? ({ $name } los anota)
bang-cards-question-nominate = ¿Qué personaje saca { $name } a subasta y por cuánto?
bang-cards-question-auction = { $name } va ganando la subasta: ¿alguien ofrece más?
bang-cards-question-keep-character = ¿Paga { $name } para conservar el personaje?
bang-cards-question-keep-cards = ¿Cuántas cartas de la última partida recupera { $name }?

## Buttons

bang-cards-do-next = Continuar
bang-cards-do-pass = No
bang-cards-do-accept = Sí
bang-cards-do-pick = Elegir jugador
bang-cards-do-pick-player = { $name } ({ $character })
bang-cards-do-dodge = Carta jugada, sin pérdida
bang-cards-do-take = Encajarlo
bang-cards-do-check = Carta descubierta
bang-cards-do-suit-rank = { $rank } de { $suit }
bang-cards-do-ignore = Esta vez sin efecto
bang-cards-do-bang = Disparar
bang-cards-do-shot-at = { $shot } a { $name }
bang-cards-do-ricochet = Disparar a una carta
bang-cards-do-duel = Duelo
bang-cards-do-indians = ¡Indios!
bang-cards-do-gatling = Gatling
bang-cards-do-beer = Cerveza
bang-cards-do-heal = Ganar vida con una carta
bang-cards-do-hurt = Perder vida de otro modo
bang-cards-do-play = Jugar
bang-cards-do-put = Poner una carta
bang-cards-do-remove = Quitar una carta de la mesa
bang-cards-do-with = { $what }: { $item }
bang-cards-do-turn-event = Descubrir un evento
bang-cards-do-turn-show = Descubrir carta del espectáculo
bang-cards-do-shuffle = Barajar
bang-cards-do-reveal = Mostrar el rol
bang-cards-do-role = { $what }: { $role }
bang-cards-do-ability = Usar la habilidad
bang-cards-do-ability-of = { $name }: { $item }
bang-cards-do-swap-cards = Cambiar una carta por dos
bang-cards-do-swap-seats = Cambiar de asiento con quien está a la derecha
bang-cards-do-spoke = Alguien habló
bang-cards-do-become = Tomar el nuevo personaje
bang-cards-do-take-two = Tomar dos personajes
bang-cards-do-hits = Anotar los impactos
bang-cards-do-declare = Declarar
bang-cards-do-deal = Anotar los personajes
bang-cards-do-open-characters = Descubrir los personajes
bang-cards-do-nominate = Sacar a subasta
bang-cards-do-nominate-for = { $item } por ${ $amount }
bang-cards-do-bid = Pujar
bang-cards-do-bid-of = { $name } ofrece ${ $amount }
bang-cards-do-sold = Adjudicado
bang-cards-do-keep-cards = Conservar cartas
bang-cards-do-keep-count = Conservar { $count } { $count ->
    [one] carta
   *[other] cartas
 }
bang-cards-do-correct = Corregir

## History

bang-cards-history-game-started = Empieza la partida con { $count } { $count ->
    [one] jugador
   *[other] jugadores
 }
bang-cards-history-turn-began = Turno de { $name }
bang-cards-history-extra-turn = { $name } juega un turno adicional
bang-cards-history-stage = { $name }: { $stage }
bang-cards-history-turn-skipped = { $name } pierde el turno: { $reason }
bang-cards-history-stayed-in-jail = { $character } sigue en la cárcel este turno
bang-cards-history-asked = Pregunta: { $question }
bang-cards-history-answered = Resuelto: { $question }
bang-cards-history-activated = { $character } juega por { $name }
bang-cards-history-extra-turn-won = { $name } gana un turno adicional
bang-cards-history-event-turned = Nuevo evento: { $event }
bang-cards-history-event-discarded = { $event } se descarta
bang-cards-history-deck-shuffled = Se { $count ->
    [one] baraja
   *[other] barajan
 } { $count } { $count ->
    [one] evento
   *[other] eventos
 }
bang-cards-history-handcuffed = { $name } lleva esposas
bang-cards-history-seats-swapped = { $name } y { $other } cambian de asiento; { $other } perderá un turno
bang-cards-history-declared = { $name } ({ $role }) declara: { $call }
bang-cards-history-showdown-opened = Duelo final abierto: { $names }
bang-cards-history-game-ended = Partida decidida: { $side } ({ $names })
bang-cards-history-finished = Gana { $side } ({ $names })
bang-cards-history-corrected = Corrección, { $name }: { $what }
bang-cards-history-corrected-table = Corrección: { $what }
bang-cards-history-life-lost = { $name } pierde { $count } { $count ->
    [one] vida
   *[other] vidas
 }: { $cause }; quedan { $life }
bang-cards-history-life-gained = { $name } gana { $count } { $count ->
    [one] vida
   *[other] vidas
 }: { $reason }
bang-cards-history-eliminated = { $name } queda eliminado: { $cause }
bang-cards-history-eliminated-by = { $killer } elimina a { $name }: { $cause }
bang-cards-history-role-shown = { $name } muestra su rol: { $role }
bang-cards-history-death-settled = Resuelta la muerte de { $name }
bang-cards-history-came-back = { $name } vuelve con { $life } { $life ->
    [one] vida
   *[other] vidas
 }: { $how }
bang-cards-history-ghost-left = El fantasma de { $name } se va
bang-cards-history-roles-hidden = Roles repartidos de nuevo: { $names }
bang-cards-history-identity-changed = { $name } pasa a ser { $character } con { $life } { $life ->
    [one] vida
   *[other] vidas
 }
bang-cards-history-abilities-lent = { $name } tiene las habilidades de: { $characters }
bang-cards-history-checked = { $name } hace la prueba de { $check }: { $suit }, { $result }
bang-cards-history-shot-fired = { $name } dispara a { $target }: { $shot }
bang-cards-history-shot-dodged = { $name } se libra: { $cause }
bang-cards-history-duel-began = { $name } reta a duelo a { $target }
bang-cards-history-all-attacked = { $name } ataca a todos: { $cause }
bang-cards-history-card-played = { $name } juega { $card }
bang-cards-history-card-repeated = { $name } repite { $card }
bang-cards-history-card-put = { $name } pone { $card } delante de { $target }
bang-cards-history-card-removed = { $name } ya no tiene { $card }: { $reason }
bang-cards-history-dynamite-moved = La dinamita pasa de { $name } a { $target }
bang-cards-history-character-dealt = { $name } juega con { $character }, { $life } { $life ->
    [one] vida
   *[other] vidas
 }
bang-cards-history-characters-opened = Se contratan: { $characters }
bang-cards-history-bid-made = { $name } ofrece ${ $amount } por { $character }
bang-cards-history-money-changed = { $name }: { $amount } $ ({ $reason })
bang-cards-history-game-scored = Partida { $game } anotada
bang-cards-history-next-game = Empieza la partida { $game }, el sheriff es { $name }

## Corrections

bang-cards-fix-life = vida
bang-cards-fix-max-life = vida completa
bang-cards-fix-role = rol
bang-cards-fix-character = personaje
bang-cards-fix-money = dinero
bang-cards-fix-skip = pierde un turno
bang-cards-fix-cards = cartas en mesa
bang-cards-fix-ring = asientos
bang-cards-fix-active = de quién es el turno
bang-cards-fix-event = evento
bang-cards-fix-show = carta del espectáculo
bang-cards-fix-bangs = Bang! jugados
bang-cards-fix-extra = habilidades prestadas
bang-cards-fix-hire-price = precio de contratación
bang-cards-fix-handcuffed = esposas
bang-cards-fix-front = personaje activo
bang-cards-fix-next-event = próximo evento
bang-cards-fix-cards-played = cartas jugadas
bang-cards-fix-deaths = orden de los muertos
bang-cards-fix-yes = sí
bang-cards-fix-no = no
bang-cards-fix-none = ninguno
bang-cards-fix-unknown = secreto
bang-cards-fix-change = { $what } { $old } → { $new }

## House rules

bang-cards-option-decks = Mazos de eventos
bang-cards-option-decks-high-noon = High Noon
bang-cards-option-decks-fistful-of-cards = A Fistful of Cards
bang-cards-option-wild-west-show = Wild West Show
bang-cards-option-secret = Partida secreta para seis
bang-cards-option-scored = Jugar por dinero
bang-cards-option-series = Serie: todos son sheriff una vez
bang-cards-option-no-mercy = Sin piedad: el sheriff recupera un Bang!
bang-cards-option-experience = Experiencia: se pueden recuperar cartas de mesa
bang-cards-option-hire = Contratos: los personajes se subastan
bang-cards-option-bounties = Recompensas: dinero en vez de cartas por un forajido
bang-cards-option-jail-stays = La cárcel sigue tras una prueba fallida
bang-cards-option-reshuffle-active = El evento activo también se baraja
bang-cards-option-skipped-turn-checks = Dinamita y cárcel se comprueban en un turno perdido
bang-cards-option-two-player-beer = Dos jugadores: la Cerveza funciona
bang-cards-option-last-event = Evento que queda el último
bang-cards-option-belle-star = En el turno de Belle Star no tiene efecto
bang-cards-option-belle-star-all = ninguna carta en mesa
bang-cards-option-belle-star-others = las cartas en mesa de los demás
bang-cards-option-start-effects = Efectos al empezar el turno
bang-cards-option-start-effects-after-checks = tras dinamita y cárcel
bang-cards-option-start-effects-before-checks = antes de dinamita y cárcel
bang-cards-option-event-caller = Sin sheriff, descubre los eventos
bang-cards-option-event-caller-next-player = el siguiente jugador
bang-cards-option-event-caller-nobody = nadie
bang-cards-option-renegade-camp = Partida secreta: el renegado está
bang-cards-option-renegade-camp-own = por su cuenta
bang-cards-option-renegade-camp-bad = con los forajidos
bang-cards-option-ranges = Alcance de las armas

## Refusals

refusal-no-such-player = No existe ese jugador.
refusal-player-not-in-game = Ese jugador no está en juego.
refusal-killer-not-in-game = Un jugador muerto no puede matar a nadie.
refusal-killer-is-victim = Nadie es su propio asesino; elegid «nadie».
refusal-cause-has-no-killer = Nadie es responsable de esa pérdida.
refusal-not-a-target = No se puede elegir a ese jugador.
refusal-beyond-range = Ese jugador está fuera de alcance.
refusal-bang-limit-reached = No más Bang! en este turno.
refusal-handcuffed = Con esposas no se juegan cartas de la mano.
refusal-no-bang-now = El evento prohíbe Bang! en esta ronda.
refusal-beer-has-no-effect = La Cerveza no tiene efecto ahora.
refusal-life-is-full = Ese jugador ya tiene todas sus vidas.
refusal-last-life = No se puede pagar con la última vida.
refusal-life-beyond-maximum = La vida va de uno al máximo.
refusal-amount-not-possible = Ese número no es posible.
refusal-sheriff-cannot-be-jailed = No se puede encarcelar al sheriff.
refusal-second-weapon = Solo un arma: indicad que sustituye a la anterior.
refusal-same-card-twice = No puede haber dos cartas iguales delante de un jugador.
refusal-card-not-there = Esa carta no está ahí.
refusal-card-needs-name = Una carta verde necesita su nombre.
refusal-nothing-may-be-laid = El Juez prohíbe poner cartas en esta ronda.
refusal-not-in-front-of-others = Solo la cárcel se pone delante de otro jugador.
refusal-event-not-in-deck = Ese evento no está en el mazo.
refusal-event-not-active = Ningún evento activo lo permite.
refusal-wrong-order = Ese orden no es posible.
refusal-cannot-play-missed = Big Spenser no puede jugar ¡Fallaste!.
refusal-rank-missing = Indicad también el número de la carta.
refusal-ability-not-available = Esa habilidad no está disponible ahora.
refusal-no-such-character = No existe ese personaje.
refusal-character-taken = Alguien ya tiene ese personaje.
refusal-role-not-possible = Ese rol no es posible aquí.
refusal-reveal-not-awaited = Nadie espera el rol de ese jugador.
refusal-declaration-not-now = Esa declaración no es posible en este momento.
refusal-jailed-character = Un personaje que sigue en la cárcel no puede jugar.
refusal-bid-above-money = Nadie puede pujar más de lo que tiene.
refusal-bid-too-low = Esa puja es demasiado baja.
refusal-bidder-has-character = Ese jugador ya tiene personaje.
refusal-too-many-kept = No se pueden conservar tantas cartas.
refusal-no-correction = No se ha indicado qué corregir.
refusal-swapped-already = Ya se cambió de asiento en este turno.

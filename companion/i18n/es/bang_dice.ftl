### BANG! El juego de dados

bang-dice-title = BANG! El juego de dados

## Faces

bang-dice-face-arrow = flecha
bang-dice-face-dynamite = dinamita
bang-dice-face-bullseye-1 = punto de mira 1
bang-dice-face-bullseye-2 = punto de mira 2
bang-dice-face-beer = cerveza
bang-dice-face-gatling = Gatling
bang-dice-face-count = { $count } × { $face }
bang-dice-list = { $first }, { $rest }

bang-dice-help-arrow = Toma enseguida una flecha. Si el montón se vacía atacan los indios: cada uno pierde una vida por flecha y todas vuelven al montón.
bang-dice-help-dynamite = Se queda como cayó: no se puede volver a lanzar. Con tres o más dejas de tirar y pierdes una vida.
bang-dice-help-bullseye-1 = Un vecino vivo, a tu izquierda o derecha, pierde una vida.
bang-dice-help-bullseye-2 = Un jugador vivo sentado exactamente a dos puestos pierde una vida. Con dos o tres jugadores funciona como el punto de mira 1.
bang-dice-help-beer = Cualquier jugador vivo, tú incluido, gana una vida sin pasar de las iniciales.
bang-dice-help-gatling = Con tres o más, todos los demás pierden una vida y tú devuelves todas tus flechas.

## Roles

bang-dice-role-sheriff = Sheriff
bang-dice-role-deputy = Alguacil
bang-dice-role-outlaw = Forajido
bang-dice-role-renegade = Renegado
bang-dice-goal-sheriff = Acaba con todos los forajidos y renegados.
bang-dice-goal-deputy = Ayuda al sheriff: ganáis juntos, aunque caigas.
bang-dice-goal-outlaw = Derriba al sheriff.
bang-dice-goal-renegade = Queda el último con vida; el sheriff debe caer al final.

## Abilities

bang-dice-ability-bart-cassidy = Si te da un punto de mira o la Gatling, puedes tomar una flecha en lugar de cada vida, pero nunca la última del montón.
bang-dice-ability-black-jack = Puedes volver a lanzar la dinamita, salvo que haya tres o más.
bang-dice-ability-calamity-janet = Puedes usar cada 1 como 2 y cada 2 como 1.
bang-dice-ability-el-gringo = Quien te quita vida con los dados toma una flecha.
bang-dice-ability-jesse-jones = Si tienes cuatro vidas o menos antes de las cervezas, cada cerveza que bebas tú te da dos.
bang-dice-ability-jourdonnais = Un ataque de los indios nunca te cuesta más de una vida.
bang-dice-ability-kit-carlson = Por cada Gatling puedes devolver una flecha de cualquier jugador.
bang-dice-ability-lucky-duke = Tienes una tirada más: cuatro en total.
bang-dice-ability-paul-regret = La Gatling nunca te hiere.
bang-dice-ability-pedro-ramirez = Cada vez que pierdes una vida puedes devolver una de tus flechas.
bang-dice-ability-rose-doolan = Tus puntos de mira pueden llegar un puesto más lejos.
bang-dice-ability-sid-ketchum = Al empezar tu turno, el jugador que elijas gana una vida.
bang-dice-ability-slab-the-killer = Una vez por turno puedes gastar una cerveza para que un punto de mira quite dos vidas.
bang-dice-ability-suzy-lafayette = Si tus dados finales no muestran ni 1 ni 2, ganas dos vidas.
bang-dice-ability-vulture-sam = Cada vez que otro jugador es eliminado ganas dos vidas.
bang-dice-ability-willy-the-kid = A ti te bastan dos Gatling.

## House rules

bang-dice-option-bullseyes = Puntos de mira del turno
bang-dice-option-bullseyes-at-once = todos a la vez
bang-dice-option-bullseyes-one-by-one = uno por uno
bang-dice-option-gringo-arrow = Flecha de El Gringo
bang-dice-option-gringo-arrow-per-step = una por paso
bang-dice-option-gringo-arrow-per-hit = una por impacto
bang-dice-option-three-player-attack-kill = Tres jugadores: muerte en un ataque
bang-dice-option-three-player-attack-kill-nobody = no es de nadie
bang-dice-option-three-player-attack-kill-roller = cuenta para quien tira
bang-dice-edition-international = Internacional
bang-dice-edition-spanish = Española
bang-dice-edition-russian = Rusa

## History

bang-dice-history-game-started = { $players ->
    [one] Se sienta { $players } jugador
   *[other] Se sientan { $players } jugadores
  }
bang-dice-history-turn-began = Turno { $turn }: { $name }
bang-dice-history-life-given = { $name } da a { $target } { $gained ->
    [0] nada: ya está al máximo
    [one] { $gained } vida
   *[other] { $gained } vidas
  }
bang-dice-history-dice-rolled = { $name } lanza { $count ->
    [one] { $count } dado
   *[other] { $count } dados
  }: { $faces }
bang-dice-history-dice-thrown = { $name } lanza { $count ->
    [one] { $count } dado
   *[other] { $count } dados
  }
bang-dice-history-arrow-taken = { $name } toma una flecha; quedan { $left } en el montón
bang-dice-history-rolling-ended-stopped = { $name } se queda con los dados
bang-dice-history-rolling-ended-last-roll = A { $name } no le quedan tiradas
bang-dice-history-rolling-ended-dynamite = Tres dinamitas: { $name } debe parar
bang-dice-history-aimed = { $name } apunta a { $target } ({ $face })
bang-dice-history-aimed-doubled = { $name } apunta a { $target } con doble fuerza ({ $face })
bang-dice-history-beer-drunk = { $name } da una cerveza a { $target }: { $gained ->
    [0] desperdiciada
    [one] { $gained } vida
   *[other] { $gained } vidas
  }
bang-dice-history-stage-aim = { $name } apunta
bang-dice-history-stage-beer = { $name } sirve las cervezas
bang-dice-history-stage-kit = { $name } puede retirar flechas
bang-dice-history-gatling-fired = { $name } dispara la Gatling y devuelve { $returned ->
    [one] { $returned } flecha
   *[other] { $returned } flechas
  }
bang-dice-history-corrected = La mesa corrige a { $name }: vida { $life }, flechas { $arrows }
bang-dice-history-game-ended-law = Gana la ley: { $names } ({ $count })
bang-dice-history-game-ended-outlaws = Ganan los forajidos: { $names } ({ $count })
bang-dice-history-game-ended-renegade = Gana el renegado: { $names } ({ $count })
bang-dice-history-game-ended-hunter = El cazador tiene su presa: gana { $names } ({ $count })
bang-dice-history-game-ended-last-standing = El último en pie: gana { $names } ({ $count })
bang-dice-history-game-ended-draw = No queda nadie: empate
bang-dice-history-threatened-attack = ¡Atacan los indios! { $names } ({ $count })
bang-dice-history-threatened-dynamite = Estalla la dinamita: { $names } ({ $count })
bang-dice-history-threatened-bullseye = Suenan disparos: { $names } ({ $count })
bang-dice-history-threatened-gatling = Retumba la Gatling: { $names } ({ $count })
bang-dice-history-lost-attack = Pérdidas por el ataque: { $names } ({ $count }); todas las flechas vuelven
bang-dice-history-lost-dynamite = Pérdidas por la dinamita: { $names } ({ $count })
bang-dice-history-lost-bullseye = Impactos: { $names } ({ $count })
bang-dice-history-lost-gatling = Pérdidas por la Gatling: { $names } ({ $count })
bang-dice-history-settled-attack = El ataque ha terminado
bang-dice-history-settled-dynamite = Se disipa el humo
bang-dice-history-settled-bullseye = Acaba el tiroteo
bang-dice-history-settled-gatling = La Gatling calla
bang-dice-history-arrows-cleared = { $name } devuelve { $count ->
    [0] ninguna flecha
    [one] { $count } flecha de { $names }
   *[other] { $count } flechas de { $names }
  }
bang-dice-history-arrows-taken-instead = { $name } toma { $count ->
    [0] ninguna flecha a cambio
    [one] { $count } flecha en vez de perder vida
   *[other] { $count } flechas en vez de perder vida
  }
bang-dice-history-arrows-shed = { $name } devuelve { $count ->
    [0] ninguna flecha
    [one] { $count } flecha propia
   *[other] { $count } flechas propias
  }
bang-dice-history-player-eliminated = { $name } queda eliminado
bang-dice-history-role-revealed = { $name } era: { $role }
bang-dice-history-life-gained = { $name } gana { $gained ->
    [one] { $gained } vida
   *[other] { $gained } vidas
  }
bang-dice-history-shooter-marked = { $name } hace que { $target } tome { $count ->
    [one] { $count } flecha
   *[other] { $count } flechas
  }

## Refusals

refusal-no-such-die = Ese dado no existe.
refusal-no-such-seat = Ese puesto no existe.
refusal-roll-all-five = La primera tirada es con los cinco dados.
refusal-nothing-rolled = Hay que lanzar al menos un dado.
refusal-dynamite-locked = La dinamita no se puede volver a lanzar.
refusal-roll-first = Primero lanza los dados.
refusal-die-not-open = Este dado no espera ninguna decisión.
refusal-target-eliminated = Ese jugador está eliminado.
refusal-out-of-reach = Ese jugador está fuera de alcance.
refusal-cannot-use-as = Este dado no se puede usar así.
refusal-cannot-double = Este punto de mira no se puede doblar.
refusal-too-many-arrows = Son más flechas de las que puedes tomar.
refusal-too-many-discards = Son más flechas de las que puedes devolver.
refusal-role-impossible = Ese papel ya no es posible.
refusal-role-not-awaited = Ese jugador no tiene que mostrar su papel ahora.
refusal-life-out-of-range = La vida debe estar entre 1 y la inicial.
refusal-arrows-out-of-range = Una flecha debe quedar en el montón.
refusal-nothing-to-correct = No hay nada que corregir.

## Characters, as the chosen edition of the game names them

bang-dice-character-bart-cassidy = { $edition ->
    [russian] Бутч Кэссиди
   *[international] Bart Cassidy
  }
bang-dice-character-black-jack = { $edition ->
    [russian] Блэк Джек
   *[international] Black Jack
  }
bang-dice-character-calamity-janet = { $edition ->
    [russian] Бедовая Джейн
   *[international] Calamity Janet
  }
bang-dice-character-el-gringo = { $edition ->
    [russian] Росс Логан
   *[international] El Gringo
  }
bang-dice-character-jesse-jones = { $edition ->
    [russian] Джесси Джеймс
   *[international] Jesse Jones
  }
bang-dice-character-jourdonnais = { $edition ->
    [russian] Журдоннэ
   *[international] Jourdonnais
  }
bang-dice-character-kit-carlson = { $edition ->
    [russian] Кит Карсон
   *[international] Kit Carlson
  }
bang-dice-character-lucky-duke = { $edition ->
    [russian] Счастливчик Люк
   *[international] Lucky Duke
  }
bang-dice-character-paul-regret = { $edition ->
    [russian] Пол Регрет
   *[international] Paul Regret
  }
bang-dice-character-pedro-ramirez = { $edition ->
    [russian] Туко Рамирес
   *[international] Pedro Ramirez
  }
bang-dice-character-rose-doolan = { $edition ->
    [russian] Хладнокровная Рози
   *[international] Rose Doolan
  }
bang-dice-character-sid-ketchum = { $edition ->
    [russian] Том Кетчум
   *[international] Sid Ketchum
  }
bang-dice-character-slab-the-killer = { $edition ->
    [spanish] Slab "el Asesino"
    [russian] Ангельские Глазки
   *[international] Slab the Killer
  }
bang-dice-character-suzy-lafayette = { $edition ->
    [russian] Сюзи Лафайет
   *[international] Suzy Lafayette
  }
bang-dice-character-vulture-sam = { $edition ->
    [spanish] "Buitre" Sam
    [russian] Большой Змей
   *[international] Vulture Sam
  }
bang-dice-character-willy-the-kid = { $edition ->
    [spanish] Willy "el Niño"
    [russian] Малыш Билли
   *[international] Willy the Kid
  }

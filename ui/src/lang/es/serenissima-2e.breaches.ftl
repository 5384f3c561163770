# What a refused command broke, and what a set-up, a position or a board cannot be.

rule-BOX-1 = En la banca no hay más { GOOD($good, case: "gen") }: no se puede cargar.
rule-BOX-2 = Los marineros caídos y las tripulaciones de galeras hundidas vuelven a la reserva de su dueño.
rule-BOX-3 = Una galera hundida vuelve a la reserva general, donde cualquiera puede comprarla.
rule-BOX-4 = No queda cubo para otra galera: el límite es de { $most ->
        [one] { $most } galera
       *[other] { $most } galeras
    } por jugador.
rule-BOX-5 = { $seat } no tiene bastantes marineros en la reserva.
rule-BOX-6 = { $seat } no puede pagar { $price ->
        [one] { $price } ducado
       *[other] { $price } ducados
    }.
rule-BOX-7 = { $piece ->
        [galley] La galera { $galley } no sirve para esto: ya tiene dueño o no está en juego.
        [port] { $port } ya tiene dueño o está cerrado.
        [sailors] No hay marineros tuyos que usar allí: { $place }.
        [cube] La galera { $galley } no lleva { GOOD($good, case: "gen") }.
       *[other] No existe tal pieza.
    }

rule-SETUP-1 = El primer jugador se elige al azar.
rule-SETUP-2 = Cada uno empieza con un color, la reserva llena de marineros y 5 ducados.
rule-SETUP-3 = La ficha blanca empieza en la pista de turnos, la negra en el espacio del dux de la rueda, y las cartas del dux se barajan.
rule-SETUP-4 = { $port } no es un puerto inicial.
rule-SETUP-5 = Cada jugador elige una segunda galera; con dos jugadores, una tercera.
rule-SETUP-6 = { $why ->
        [port] { $port } está cerrado en esta partida.
        [good] { $port } no produce { GOOD($good, case: "gen") }: cierra otro puerto.
        [starts] { $port } debe quedar abierto: quedarían muy pocos puertos iniciales.
        [galley] La galera { $galley } se queda en la caja con dos o tres jugadores.
       *[other] Esto queda fuera de la partida con dos o tres jugadores.
    }
rule-SETUP-7 = Con dinero oculto cada jugador ve solo su bolsa.

rule-WHEEL-1 = La galera activa es la del siguiente número de la rueda, en orden ascendente.
rule-WHEEL-2 = Si no queda cubo por delante, la ficha negra llega al espacio del dux y el turno acaba.
rule-WHEEL-3 = La rueda cuenta tal como está en este momento.
rule-WHEEL-4 = La ficha está en un número, aunque la galera de ese número se haya hundido.

rule-ACT-1 = Demasiado tarde para { $step ->
        [load] { step-load }
        [move] { step-move }
        [sell] { step-sell }
       *[other] { step-fight }
    }: esta galera ya está en «{ $now ->
        [load] { step-load }
        [move] { step-move }
        [sell] { step-sell }
       *[other] { step-fight }
    }».
rule-LOAD-1 = La galera { $galley } no tiene espacio libre: haz sitio en ella primero.
rule-LOAD-2 = Un marinero no puede ir de { $from } a { $to }: uno de los dos debe ser la galera activa, y el otro una galera o un puerto tuyos en su zona.
rule-LOAD-3 = { $port } no tiene sitio para otro marinero: cabe uno por casilla.
rule-LOAD-4 = El último marinero debe quedarse en { $port }.
rule-LOAD-5 = La galera { $galley } no puede hundirse a propósito ahora: solo tu galera activa u otra tuya de su zona.
rule-LOAD-6 = { $port } no produce { GOOD($good, case: "gen") }: no se puede cargar aquí.
rule-LOAD-7 = Las mercancías no pueden pasar de la galera { $from } a la galera { $to }: una debe ser la activa y la otra estar en su zona.
rule-LOAD-8 = La galera { $galley } no puede tirar mercancías por la borda: solo puede la galera activa, o la que acaba de ganar un combate.
rule-LOAD-9 = Aquí no se puede cargar: { $zone } no tiene puerto abierto.

rule-MOVE-1 = { $gap ->
        [none] { $left ->
            [0] Esta galera ya no puede moverse más.
           *[other] Demasiado lejos: { $path ->
                [one] { $path } zona
               *[other] { $path } zonas
            }, y esta galera solo puede avanzar { $left ->
                [one] { $left } zona
               *[other] { $left } zonas
            }.
        }
       *[other] El camino se corta: { $gap } no limita con la zona anterior.
    }
rule-MOVE-2 = La galera { $galley } está bloqueada y no sigue. Aún puede vender o combatir.
rule-MOVE-3 = Se pregunta primero al rival con más marineros en la zona.
rule-MOVE-4 = No se pueden dar ni tomar mercancías de la galera { $galley }: es de otro jugador.

rule-SELL-1 = { $port } no compra { GOOD($good, case: "acc") }: ya produce o guarda esa mercancía.
rule-SELL-2 = No hay casilla libre en el almacén de { $zone }.
rule-SELL-3 = Las especias pagan 2 ducados más en todos los puertos.
rule-SELL-4 = Un puerto que guarda vino muestra el lado del vino de su carta.
rule-SELL-5 = { $by } ha bloqueado la venta: combate contra una galera de { $by } o termina la activación.
rule-SELL-6 = { $sold ->
        [true] Esta galera ha vendido: ya no combate ni conquista.
       *[other] Esta galera ha combatido: ya no vende.
    }

rule-FIGHT-1 = La galera activa no puede atacar a { $foe }: el objetivo debe ser de otro jugador y estar en su zona.
rule-FIGHT-2 = A la galera { $galley } no le queda fuerza para atacar: la fuerza son sus marineros menos las zonas recorridas.
rule-FIGHT-3 = Demasiadas calaveras: como mucho { $dice1 } del atacante y { $dice2 } del defensor.
rule-FIGHT-4 = Tras cada ronda el atacante sigue o se retira.
rule-FIGHT-5 = El bando sin marineros pierde y su galera se hunde.
rule-FIGHT-6 = En la galera hundida ya no hay { GOOD($good, case: "gen") } que tomar.
rule-FIGHT-7 = Tras hundir una galera, el atacante puede seguir con otra galera o con el puerto, o terminar.

rule-CAPT-1 = { $why ->
        [neutral] { $port } es neutral: se desembarca sin combate.
       *[sailors] No es posible desembarcar { $sailors ->
                [one] { $sailors } marinero
               *[other] { $sailors } marineros
            }: hace falta al menos 1 y aquí como mucho { $most }.
    }
rule-CAPT-2 = { $by } ha bloqueado la conquista: combate antes contra las galeras de { $by } o termina la activación.
rule-CAPT-3 = Quien conquista toma la carta del puerto; mercancías y edificios se quedan en él.
rule-CAPT-4 = Una conquista termina la activación.

rule-PORT-1 = { $why ->
        [garrison] { $port } tiene dueño: solo se toma ganando un combate.
       *[galley] La galera { $galley } protege el puerto y debe hundirse antes.
    }
rule-PORT-2 = { $port } es el último puerto de { $seat } y no puede atacarse.
rule-PORT-3 = La guarnición defiende el puerto como una tripulación su galera.
rule-PORT-4 = El fuerte tira solo dos dados: no es posible sacar { $skulls ->
        [one] { $skulls } calavera
       *[other] { $skulls } calaveras
    }.
rule-PORT-5 = No es posible desembarcar { $sailors ->
        [one] { $sailors } marinero
       *[other] { $sailors } marineros
    }: como mucho { $most }.
rule-PORT-6 = Si mueren ambos bandos, el puerto queda neutral y la galera se hunde.
rule-PORT-7 = Si muere el atacante, la galera y sus mercancías se pierden.
rule-PORT-8 = Un fuerte dispara solo cuando atacan su puerto.
rule-PORT-9 = Un combate por un puerto termina la activación.

rule-INV-1 = { $invested ->
        [true] Esta galera ha invertido: ya no carga, ni se mueve, ni vende, ni combate.
       *[other] Esta galera ya ha actuado: ya no puede invertir.
    }
rule-INV-2 = Allí no se puede contratar ningún marinero: { $to }. Solo en un puerto tuyo o en una galera tuya en la zona de uno de ellos.
rule-INV-3 = { $bought ->
        [true] Ya se ha comprado una galera en esta inversión.
       *[other] { $port } no es tu puerto: allí no puedes comprar una galera.
    }
rule-INV-4 = La galera { $galley } no puede tomar su tripulación de allí: solo de su puerto o de tus galeras de la misma zona.
rule-INV-5 = { $why ->
        [second] En { $port } ya hay un fuerte.
       *[goods] En { $port } no se puede construir un fuerte: hace falta un puerto tuyo con madera y piedra.
    }
rule-INV-6 = { $why ->
        [second] En { $port } ya hay una basílica.
       *[goods] En { $port } no se puede construir una basílica: hace falta un puerto tuyo con oro y mármol.
    }
rule-INV-7 = En { $port } no se puede construir más: no quedan en la caja.

rule-DOGE-1 = Ya no queda boca abajo ninguna carta «{ CARD($card) }».
rule-DOGE-2 = La ficha blanca provoca una puntuación al alcanzar o pasar un espacio de puntuación.
rule-DOGE-3 = { $galley ->
        [none] Aquí solo se contratan marineros para las galeras recién compradas.
       *[other] La galera { $galley } no entra en esta compra: hasta dos galeras, y tripulación para las nuevas.
    }
rule-DOGE-4 = El turno siguiente empieza al principio de la rueda.
rule-DOGE-5 = Un mazo del dux vacío se baraja de nuevo con las cinco cartas.

rule-SCORE-1 = Cada puerto con dueño paga según lo lleno que esté su almacén.
rule-SCORE-2 = Cada basílica en un puerto con dueño paga 5 ducados.
rule-SCORE-3 = Los puertos neutrales no pagan a nadie.
rule-SCORE-4 = Los ingresos de cada jugador se dicen en voz alta.
rule-SCORE-5 = Tras la tercera puntuación gana el más rico; en caso de empate, quien tenga más puertos.
rule-SCORE-6 = Se puede parar antes del final, con una última puntuación o sin ella.

rule-RAND-1 = El azar se resuelve en la aplicación o en la mesa, y queda en el registro.
rule-FIX-1 = Esta corrección no cuadra con la caja: { $flaw }
rule-FIX-2 = Una corrección cierra las preguntas que ha dejado sin sentido y abre las que ahora tocan.
rule-BOARD-1 = Con esto el tablero no es jugable: { $flaw }

flaw-setup-colours = { $colours ->
        [none] Hacen falta de dos a cuatro colores distintos.
       *[other] Hacen falta de dos a cuatro colores distintos, uno por jugador; hay: { $colours }.
    }
flaw-setup-unreadable = Esta preparación no se puede leer: { $detail }
flaw-position-line = La línea { $line } de la posición no se puede leer: { $detail }
flaw-position-flaw = La posición no es coherente: { $detail }

flaw-audit-sailors = { $seat ->
        [none] Habría en juego más marineros de los que tiene el jugador.
       *[other] Hay en juego más marineros de los que tiene este jugador: { $seat }.
    }
flaw-audit-cubes = { $good ->
        [none] Habría en juego más cubos de una clase de los que trae la caja.
       *[other] Hay en juego demasiados cubos de { GOOD($good, case: "gen") }: la caja no trae tantos.
    }
flaw-audit-galley = { $galley ->
        [none] Una galera necesita de 1 a 5 marineros, como mucho 5 piezas, y un dueño con algún cubo libre.
       *[other] La galera { $galley } no es posible: necesita de 1 a 5 marineros, como mucho 5 piezas, y un dueño.
    }
flaw-audit-port = { $port ->
        [none] El puerto no es posible: sus marineros y su almacén deben caber en sus casillas.
       *[other] { $port } no es posible: sus marineros y su almacén deben caber en sus casillas.
    }
flaw-audit-purse = { $seat ->
        [none] Una bolsa debe tener de 0 a 9999 ducados y ser de un jugador de la partida.
       *[other] Esta bolsa no es posible: { $seat }.
    }
flaw-audit-wheel = { $seat ->
        [none] La rueda no es posible: seis galeras por jugador como mucho, y números de la caja.
       *[other] La rueda no es posible, seis galeras como mucho: { $seat }.
    }
flaw-audit-track = El turno, una ficha o el número de puntuaciones no es posible.
flaw-audit-deck = Habría boca abajo más cartas del dux de las que existen.
flaw-audit-buildings = Solo hay cinco fuertes y cinco basílicas.

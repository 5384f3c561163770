# What a refused command broke, and what a set-up, a position or a board cannot be.

rule-SETUP-1 = Las rondas y las naciones dependen del número de jugadores.
rule-SETUP-2 = Cada uno empieza con su ciudad principal, dos galeras, diez marineros y 2000 ducados.
rule-SETUP-3 = Cada galera inicial recibe de 1 a 5 marineros, no { $sailors }.
rule-SETUP-4 = Las ciudades principales de naciones que nadie juega son neutrales.
rule-SEAT-1a = Sin puerto ni galera se puja y se puntúa, pero se saltan las demás fases.
rule-SEAT-1b = { $seat } aún tiene un puerto o una galera y sigue en la partida.
rule-SEAT-2 = A un jugador retirado no se le pregunta nada: sus puertos venden como neutrales y sus galeras dejan pasar a todos.

rule-BID-1 = Las pujas se revelan a la vez y se pagan todas.
rule-BID-2a = El lugar { $place } no se puede elegir: está ocupado o no existe.
rule-BID-2b = Las pujas iguales se deciden con el dado; las de cero van al final.
rule-BID-3 = Una fase empieza cuando todos han terminado la anterior.

rule-TRADE-1a = Aquí no hay intercambio ({ $zone }): hace falta una galera de cada uno, y no en alta mar.
rule-TRADE-1b = Un intercambio necesita mercancía de al menos una parte.
rule-TRADE-1c = Un intercambio se ofrece, admite una contraoferta y luego se acepta o se deja.
rule-PLACE-1a = Estos lugares no están en la misma zona: { $from }, { $to }.
rule-PLACE-1b = Una galera sin marineros se hunde.
rule-PLACE-2a = La mercancía arrojada por la borda vuelve a la caja.
rule-PLACE-2b = Aquí no hay puerto ({ $zone }): nadie puede bajar a tierra.
rule-HOLD-1 = Un puerto sin guarnición sigue siendo tuyo hasta que alguien desembarque.

rule-MOVE-1a = Demasiado lejos. Zonas del camino: { $path }, zonas que le quedan a esta galera: { $left }.
rule-MOVE-1b = Estas zonas no son vecinas: { $from }, { $to }.
rule-MOVE-1c = El viaje de la galera { $galley } ha terminado.
rule-MOVE-1d = En cada zona en que entra una galera se pide paso a los rivales.

rule-FIGHT-1 = Ambos lados tiran un dado, suman sus marineros y dividen entre tres.
rule-FIGHT-2 = Fuera de alcance: { $foe }. Solo se ataca lo que está en la misma zona.
rule-FIGHT-3a = No se puede abordar con { $sailors ->
        [one] { $sailors } marinero
       *[other] { $sailors } marineros
    }: al menos 1 y como mucho { $most } de la galera que ganó.
rule-FIGHT-3b = Una galera que acaba sin marineros se hunde.
rule-FIGHT-4 = Contra una fortaleza la suma del atacante se divide entre cuatro.
rule-FIGHT-5 = Un puerto cuya guarnición ha muerto sigue ocupado hasta que alguien desembarque.
rule-FIGHT-6 = Una galera capturada puede volver a combatir.
rule-FIGHT-7 = Aquí no hay con quién combatir: { $foe }. Solo se atacan galeras y guarniciones rivales.

rule-TAKE-1a = Aquí no hay puerto donde desembarcar: { $zone }.
rule-TAKE-1b = No se puede desembarcar con { $sailors ->
        [one] { $sailors } marinero
       *[other] { $sailors } marineros
    }: al menos 1 y como mucho { $most }.
rule-TAKE-1c = El último marinero puede desembarcar: la galera se hunde.
rule-TAKE-2a = { $port } tiene guarnición: antes hay que vencerla.
rule-TAKE-2b = { $port } es tuyo y tiene guarnición: allí no se desembarca.
rule-TAKE-3 = La fortaleza y la mercancía se quedan en el puerto tomado.

rule-SALE-1a = Aquí no hay puerto donde vender: { $zone }.
rule-SALE-1b = { $port } no compra { GOOD($good, case: "acc") }: ya lo ofrece o lo guarda.
rule-SALE-1c = El almacén de { $port } está lleno.
rule-SALE-1d = La banca paga cien veces el número de la casilla libre más baja.
rule-SALE-2 = Un mercado nuevo paga 500 más, 1000 en una ciudad principal.
rule-INCOME-1 = Quien tiene su propia ciudad principal recibe 300 ducados.

rule-SCORE-1 = Los puntos de riqueza vienen de la ciudad principal propia, los puertos y los ducados.
rule-SCORE-2 = Gana quien tiene más puntos de riqueza. En caso de empate se comparte la victoria.
rule-MONEY-1 = Las bolsas y las pujas están ocultas a los demás.
rule-RAND-1 = Un dado no puede mostrar un { $die }.
rule-FIX-1 = Esta corrección no cuadra con la caja: { $flaw }
rule-FIX-2 = Una corrección cierra lo que ha dejado sin objeto.
rule-FIX-3 = Una corrección solo cierra lo que deja sin objeto; nada se mueve, se hunde ni se paga por ella.
rule-END-1 = Se puede parar antes del final.
rule-MAP-1 = Así no sale un tablero jugable: { $flaw }
rule-MAP-2 = Donde no se conocen las vecinas, se puede entrar después en cualquier zona.
rule-MAP-3 = El { $number } no encaja con los demás números de este almacén: debe ir de { $least } a { $most }.

flaw-setup-nations = A dos juegan Venecia y Génova, o España y los turcos; a tres, Venecia, Génova y España; a cuatro, todas.
flaw-setup-unreadable = Esta preparación no se puede leer: { $detail }
flaw-position-line = La línea { $line } de la posición no se puede leer: { $detail }
flaw-position-flaw = La posición no es coherente: { $detail }
flaw-board-ports-count = { $ports ->
        [none] El tablero debe tener sus 23 puertos, los mismos de antes.
       *[other] El tablero debe tener 23 puertos, uno propio, de 1 a 32; tiene { $ports }.
    }
flaw-board-slots = { $port ->
        [none] Un almacén debe tener 2, 4 o 6 casillas.
       *[other] El almacén de { $port } debe tener 2, 4 o 6 casillas; tiene { $slots }.
    }
flaw-board-values = { $port ->
        [none] Los números de un almacén van del 1 al 9 y no pueden bajar.
       *[other] Los números de { $port } van del 1 al 9 y no pueden bajar.
    }
flaw-board-town-size = Las cuatro ciudades principales tienen almacén de seis casillas, y ningún otro puerto lo tiene.
flaw-board-towns = Cada nación necesita una ciudad principal.
flaw-board-ports-of = { $good ->
        [none] Algunas mercancías no tienen tantos puertos como en el tablero impreso: gemas 1, oro 2, especias 2, vino 4, hierro 4, tela 4, madera 6.
       *[other] Puertos que ofrecen { GOOD($good, case: "acc") }: { $ports }; en el tablero impreso: { $printed }.
    }
flaw-audit-sailors = Habría en la mesa más marineros de los que trae la caja.
flaw-audit-goods = { $good ->
        [none] De una mercancía habría en la mesa más de lo que trae la caja.
       *[other] Habría en la mesa más de lo que trae la caja: { GOOD($good, case: "gen") }.
    }
flaw-audit-fortresses = Habría en la mesa más fortalezas de las que trae la caja.
flaw-audit-galley = { $galley ->
        [none] Una galera necesita de 1 a 5 marineros y lleva como mucho 5 piezas.
       *[other] La galera { $galley } no es posible: necesita de 1 a 5 marineros y lleva como mucho 5 piezas.
    }
flaw-audit-port = { $port ->
        [none] El puerto no es posible: una guarnición necesita dueño, y la mercancía solo está en las casillas del almacén.
       *[other] { $port } no es posible: una guarnición necesita dueño, y la mercancía solo está en las casillas del almacén.
    }
flaw-audit-purse = En una bolsa hay de 0 a 999 900 ducados, en centenas.
flaw-audit-gone = Un jugador retirado no tiene puerto ni galera, y alguien debe quedar.
flaw-audit-round = Esa ronda no existe.

## What else there is to say

flaw-audit-order = En el orden están todos los que juegan, una vez cada uno.

## Rules: the box, buying, building and hiring

rule-BOX-1a = { $stock ->
        [goods] En la caja no queda bastante: { GOOD($good, case: "gen") }.
        [sailors] En la caja no quedan bastantes marineros.
        [galleys] En la caja no quedan galeras.
       *[fortresses] En la caja no quedan fortalezas.
    }
rule-BOX-1b = Los marineros caídos, las galeras hundidas y la carga perdida vuelven a la caja.
rule-BOX-1c = { $piece ->
        [galley] La galera { $galley } no sirve para esto: es de otro jugador o no está en juego.
        [sailors] No tienes tantos marineros ahí: { $place }.
       *[goods] La galera { $galley } no lleva tanto a bordo: { GOOD($good, case: "gen") }.
    }
rule-BOX-1d = { $seat } no puede pagar { $money }.
rule-BOX-1e = No se pueden pagar { $money }: la moneda más pequeña es de 100.
rule-BOX-2 = La caja trae 176 marineros, o 180.
rule-BUY-1a = La galera { $galley } no está junto a { $port }.
rule-BUY-1b = { $port } no ofrece { GOOD($good, case: "gen") }.
rule-BUY-2a = En un puerto neutral o propio una pieza cuesta 100 ducados.
rule-BUY-2b = No se pueden pedir { $money }: el precio va de { $low } a { $high }.
rule-BUY-2c = No se pueden ofrecer { $money }: una contraoferta va de { $low } a { $high }.
rule-BUY-2d = Un precio rechazado vale en ese puerto hasta el final del turno.
rule-BUY-3 = Con un monopolio el precio puede llegar a 1000 ducados.
rule-BUY-4 = La galera { $galley } no tiene bastante sitio. Espacios libres: { $room }.
rule-BUILD-1a = En { $port } ya se ha construido en esta ronda.
rule-BUILD-1b = { $port } no es tuyo: allí no se construye ni se contrata.
rule-BUILD-2 = Una galera nueva necesita tripulación enseguida. Pedidos: { $sailors }, posibles: { $most }.
rule-BUILD-3 = Una galera pide madera y hierro. En { $port } falta { GOOD($good, case: "acc") }.
rule-BUILD-4 = Una fortaleza pide madera y oro. En { $port } falta { GOOD($good, case: "acc") }.
rule-BUILD-5 = En { $port } ya hay una fortaleza.
rule-HIRE-1a = Los marineros contratados en { $port } no pueden ir ahí ({ $to }): solo al puerto o a tus galeras junto a él.
rule-HIRE-1b = { $port } contrata en cada ronda tantos marineros como piezas hay en su almacén. Aún posibles: { $left }.

# El panel, los combates, el final y la preparación de Serenissima 1996.

back = Volver
begin = Empezar desde aquí
end-trade = Terminar el comercio
end-move = Terminar la navegación
end-fight = Terminar los combates
end-take = Terminar los desembarcos
end-sell = Terminar las ventas
panel-title = Tu decisión
noun-player = jugador
noun-sailor = marinero
noun-ducats = ducados
lot-fewer = menos
lot-more = más
sum-less = menos: −{ $ducats }
sum-more = más: +{ $ducats }

setup-nations = Naciones
setup-nations-west = Venecia y Génova
setup-nations-east = España y los turcos
setup-nations-any = Elige la nación de cada asiento, arriba.
setup-options = Reglas de la casa
setup-under-way = Ya empezada
setup-under-way-note = Introduce primero lo que hay en la mesa y sigue desde ahí.

phases-label = Ronda { $round } de { $rounds }
phases-round = Ronda { $round } / { $rounds }
phases-setup = Preparación
phases-order = Orden de juego

players-covered = Toca para destaparla, si es la tuya
players-ports = { $n ->
        [one] { $n } puerto
       *[other] { $n } puertos
    }
players-galleys = { $n ->
        [one] { $n } galera
       *[other] { $n } galeras
    }
players-sailors = { $n ->
        [one] { $n } marinero
       *[other] { $n } marineros
    }
players-points = { $points ->
        [one] { $points } punto ahora
       *[other] { $points } puntos ahora
    }
players-open = { $points ->
        [one] { $points } punto ahora + ducados
       *[other] { $points } puntos ahora + ducados
    }

port-neutral = neutral
port-held = de { $seat }, guarnición { $sailors }
port-fortress = fortaleza
port-town = ciudad principal
port-supplies = ofrece { GOOD($good, case: "acc") }
told-points = { $points ->
        [one] Ahora cuenta { $points } punto de riqueza.
       *[other] Ahora cuenta { $points } puntos de riqueza.
    }
told-fortress = Fortaleza: la suma del atacante se divide entre cuatro.
told-stores = En el almacén: { $goods }
told-buys = Compra { $goods }
told-next = Próxima pieza: +{ $ducats }
told-bonus = Mercado nuevo, +{ $ducats }: { $goods }
told-room = { $room ->
        [one] { $room } espacio libre
       *[other] { $room } espacios libres
    }
told-moved = Su movimiento ha terminado.

placing-do = Colocar así los marineros

bid-ask = Puja secreta por el orden
place-pick = Lugar { $place }

again = Como en la ronda anterior
again-buy = { $count } × { GOOD($good, case: "acc") }
again-hire = { $count ->
        [one] { $count } marinero
       *[other] { $count } marineros
    } ({ $place })
again-galley = una galera en { $port }

trade-tabs = Acciones
trade-no-port = Ningún puerto donde hacer algo.
tab-ports = Puertos
tab-crews = Bodegas
tab-exchange = Inter­cambio
buy = Comprar { $count } × { GOOD($good, case: "acc") }: { $ducats }
buy-ask = Preguntar el precio: { $count } × { GOOD($good, case: "acc") }, como mucho { $most }
hire = Contratar { $count }: { $ducats } ({ $place })
hire-to = Adónde van
build-galley = { $crew ->
        [hired] Construir una galera, tripulación { $sailors }: { $ducats }
       *[garrison] Construir una galera, tripulación { $sailors } de la guarnición: { $ducats }
    }
build-crew = De dónde viene su tripulación
build-crew-hired = contratada
build-crew-garrison = guarnición
build-fortress = Construir una fortaleza: { $ducats }
crews-none = Ninguna galera en juego.
hold-room = libres: { $room }
hold-take = { $piece }: { $taken } de { $count } en la mano
hold-put = Aquí: { $count }
hold-overboard = Por la borda
hold-ashore = A tierra en { $port }: perdido
hold-keep = Dejarlo donde está
not-now = Ahora no es posible ({ $count })

exchange-none = Nadie con quien intercambiar junto a tus galeras.
deal-gives = { $seat } da
deal-pays = { $seat } paga
deal-who-pays = Quién paga
deal-no-goods = sin mercancías a bordo
deal-after = A bordo después:
deal-offer = Ofrecerlo a { $seat }
deal-take = Aceptar
deal-counter = Hacer una contraoferta
deal-counter-say = Ofrecer esto en cambio
deal-leave = Rechazar

sail-which = Qué galera
sail-left = { $zones ->
        [one] le queda { $zones } zona
       *[other] le quedan { $zones } zonas
    }
sail-to = { $zones ->
        [one] Navegar a { $zone }, { $zones } zona
       *[other] Navegar a { $zone }, { $zones } zonas
    }
sail-asks = pide paso: { $seats }
sail-none = Ninguna galera puede navegar más.
sail-elsewhere = Otras zonas
sail-by-hand = Zonas vecinas de { $zone } desconocidas: toca la siguiente.
leave-title = Permiso de paso en esta fase
leave-where = { $seat }: la { $galley } quiere pasar ({ $zone }; zonas restantes: { $zones })
leave-give = Dejar pasar
leave-refuse = Detener
leave-standing = Siempre en esta fase

fight-none = Nadie a quien atacar.
fight-attack = La { $galley } ataca: { $foe } ({ $seat })
fight-walled = { $port }, tras una fortaleza
odds-round = La próxima tirada cuesta:
odds-round-ends = Bajas de la próxima tirada: atacante – defensor
odds-lose-both = atacante { $attacker }, defensor { $defender }
odds-on = Luchando hasta el final:
blow-sum = { $sum } ÷ { $divisor }
blow-strikes = { $count ->
        [0] no abate a nadie
        [one] abate a { $count } marinero
       *[other] abate a { $count } marineros
    }
dice-of = El dado de { $seat }
dice-showed = { $seat } sacó { $die }
dice-roll = Tirar en la aplicación
dice-to-app = Desde ahora, tirar en la aplicación
dice-to-table = Desde ahora, tirar en la mesa
chance-go-on = Seguir
prize-sailors = A la { $galley }
prize-board = { $sailors ->
        [one] Capturarla con { $sailors } marinero
       *[other] Capturarla con { $sailors } marineros
    }
prize-sink = Hundir la { $galley }
prize-done = Hecho

market-title = Puertos y mercancías
market-short = Mercado
market-next = siguiente: { $ducats }
market-unknown = siguiente: número desconocido
market-full = almacén lleno
goods-title = Mercancías
goods-left = en la caja: { $left }
goods-monopoly = { $doubted ->
        [true] monopolio de { $seat }, si el tablero acierta
       *[other] monopolio de { $seat }
    }

sure-all = Nada hecho en esta fase.
sure-voyages = Aún pueden navegar: { $galleys }
sure-landing = { $port } se podría tomar.
sure-sale = Queda algo por vender: { $good } por { $ducats }.
sure-sinks = Se va el último marinero: la { $galley } se hunde con su mercancía.
sure-loses = Se pierde: { $count } × { $good }.
sure-strands = { $sailors ->
        [one] { $sailors } marinero va a la caja.
       *[other] { $sailors } marineros van a la caja.
    }
sure-bares = { $port } queda sin guarnición.
sure-do-Attack = Atacar
sure-do-EndTurn = Terminar igualmente
sure-do-MoveSailors = Moverlos
sure-do-PutAshore = Dejarlos en tierra
sure-do-Discard = Por la borda
sure-do-BuildGalley = Construirla
sure-do-Land = Que desembarquen todos
sure-do-Board = Que aborden todos
sure-do-LeavePrize = Dejar que se hunda

keys-next = Terminar esta fase
keys-yes = Sí: aceptar, dejar pasar, confirmar

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

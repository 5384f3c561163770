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

setup-nation = Nación:
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
trade-purse = Tu bolsa
tab-ports = Puertos
tab-crews = Bodegas
tab-exchange = Inter­cambio
buy = Comprar { $count } × { GOOD($good, case: "acc") }: { $ducats }
buy-ask = Preguntar el precio: { $count } × { GOOD($good, case: "acc") } (por pieza, como mucho { $most })
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
leave-left = Zonas restantes: { $zones }
leave-give = Dejar pasar
leave-refuse = Detener
leave-standing = Siempre en esta fase

fight-none = Nadie a quien atacar.
fight-attack = La { $galley } ataca: { $foe } ({ $seat })
fight-walled = { $port }, tras una fortaleza
odds-round-ends = Bajas de la próxima tirada: atacante – defensor
odds-on = Luchando hasta el final:
odds-dice = { $fortress ->
        [true] Dado más marineros, ÷ 3 (atacante ÷ 4): son las bajas del rival.
       *[other] Dado más marineros, ÷ 3: son las bajas del rival.
    }
blow-sum = { $sum } ÷ { $divisor } = { $hits }
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
prize-sailors = Marineros a la { $galley }
prize-board = { $sailors ->
        [one] Capturarla con { $sailors } marinero
       *[other] Capturarla con { $sailors } marineros
    }
prize-more = { $sailors ->
        [one] Pasar { $sailors } marinero más
       *[other] Pasar { $sailors } marineros más
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

keys-next = Terminar esta fase
keys-yes = Sí: aceptar, dejar pasar, confirmar

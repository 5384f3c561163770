# Lo que dice un toque en un puerto, una galera o un jugador.

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
told-moved = Su viaje ha terminado.
now-title = Si se puntuara ahora

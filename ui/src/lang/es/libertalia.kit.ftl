## The box and the page for reference

stock-board = Tablero con el barco
stock-den = Tableros de las guaridas
stock-character = Cartas de personajes
stock-bag = Bolsa
stock-marker = Marcadores de puntuación
stock-doubloon = Doblones
stock-token-Chest = Cofres
stock-token-Jewel = Joyas
stock-token-Goods = Mercancías
stock-token-Officer = Oficiales españoles
stock-token-Saber = Sables
stock-token-Map = Mapas del tesoro
stock-token-Relic = Reliquias malditas
ref-setup-1 = Todos tienen los mismos personajes: { $first_ranks } para la primera campaña, { $later_ranks } más para cada una de las siguientes.
ref-setup-2 = Cada campaña: doblones, { $doubloons } cada uno; fichas para cada uno de los { $days } días: { $tokens }.
ref-turn-1 = Amanecer: elige una carta en secreto; todas van al barco por rango ascendente y, a igual rango, por reputación.
ref-turn-2 = Día: capacidades de día, del rango más bajo al más alto.
ref-turn-3 = Crepúsculo: del rango más alto al más bajo, cada uno toma una ficha del día y va a su guarida.
ref-turn-4 = Noche: capacidades de noche de todos los personajes de las guaridas, del rango más alto al más bajo.
ref-turn-5 = Tras el día { $days }: capacidades de fin de campaña y puntuación. Guaridas y cementerios salen del juego; las manos quedan.
ref-limits-1 = Las capacidades son obligatorias salvo donde diga «puedes». Nadie paga más de lo que tiene.
ref-limits-2 =
    { $open_booty ->
        [1] El botín queda boca arriba en la guarida.
       *[other] El botín queda boca abajo en la guarida hasta que una capacidad lo afecte; entonces queda boca arriba.
    }
ref-end-1 =
    { $below_zero ->
        [1] Doblones, más: cofre { $chest }, joya { $jewel }, mercancía { $goods }, mapas de { $maps } en { $maps }: { $map_set }, reliquia −{ $relic }. El total puede ser menor que 0.
       *[other] Doblones, más: cofre { $chest }, joya { $jewel }, mercancía { $goods }, mapas de { $maps } en { $maps }: { $map_set }, reliquia −{ $relic }. Nunca menos de 0.
    }
ref-end-2 =
    { $last_raid_decides ->
        [1] Tras la campaña { $raids } gana quien tenga más puntos; en caso de empate decide la última campaña.
       *[other] Tras la campaña { $raids } gana quien tenga más puntos; en caso de empate se comparte la victoria.
    }

# El orden, las conversaciones, el desembarco y la venta en Serenissima 1996.

bid-pass = Para { $seat }
bid-look = Que nadie más mire. Toca para pujar.
bid-of = Tu puja, como mucho { $most }
bid-say = Pujar { $ducats }
bid-given = Pujas { $ducats }. Puedes cambiarlo hasta que todos hayan pujado.
bid-round = Quién puja
bid-has = ha pujado
take = { $sailors ->
        [one] Desembarcar { $sailors } marinero en { $port } ({ $galley })
       *[other] Desembarcar { $sailors } marineros en { $port } ({ $galley })
    }
take-none = Ninguna galera puede desembarcar.
sell-for = Vender { GOOD($good, case: "acc") } por { $ducats }
sell-aboard = a bordo: { $count }
sell-one = por uno
sell-unknown = Vender { GOOD($good, case: "acc") }: se preguntará el número
sell-dim = { GOOD($good) }: aquí no
sell-market = mercado nuevo +{ $ducats }
sell-none = No hay nada que vender.
number-title = Número
number-note = { $port }, casilla { $slot }: ¿qué número hay ahí en tu tablero?
talk-wants = { $seat } quiere { $count } × { GOOD($good, case: "acc") } de { $port }
talk-each = { $count ->
        [one] { $ducats }
       *[other] { $count } × { $ducats } = { $sum }
    }
talk-price = Tu precio por unidad
talk-ask = { $ducats } por unidad
talk-sum = { $sum } en total
talk-monopoly = En este tablero, estos puertos ofrecen { GOOD($good, case: "acc") }. ¿En el tuyo también?
talk-assumed = (supuesto)
talk-holds = Los mismos
talk-differs = No los mismos
talk-take = Aceptar: { $ducats }
talk-counter = Una sola contraoferta por unidad:
talk-leave = Dejarlo
talk-accept = Aceptar
talk-refuse = Rechazar

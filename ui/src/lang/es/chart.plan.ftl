# El planificador: lo que una galera puede ganar y perder en una zona a su alcance.

plan-sail = Navegar aquí
plan-sale = Venta: { $goods }, +{ $ducats }
plan-sale-least = Venta: { $goods }, al menos +{ $ducats }
plan-sale-none = Aquí no hay nada que vender.
plan-free = Casillas libres: { $free }{ $cubes ->
        [0] {""}
       *[other] , tras la venta { $left }
    }
plan-income = { $who ->
        [none] Puerto neutral, vale { $now } en una puntuación
       *[other] Una puntuación paga { $now } a { $who }
    }{ $changes ->
        [true] , tras la venta { $then }
       *[other] {""}
    }
plan-points = { $who ->
        [none] Puerto neutral, puntos de riqueza para quien lo tenga: { $now }
       *[other] Puntos de riqueza para { $who }: { $now }
    }{ $changes ->
        [true] , tras la venta { $then }
       *[other] {""}
    }
plan-first = Puede actuar aquí antes: { $galleys }
plan-first-none = Ninguna otra galera puede actuar aquí antes.
plan-sells-first = Vende aquí antes: { $galleys }
plan-sells-first-none = Ninguna otra galera vende aquí antes.
plan-way = Por el camino: { $notes }
plan-block = { $seat } puede bloquear la venta, marineros { $theirs } contra { $own }. Coste: { $ducats }
plan-block-fight = Un combate hunde entonces su galera más débil en { $chance }.
plan-block-helpless = Esta galera no podría combatir entonces.
plan-attack = Ataque, { $galley }: esta galera se pierde en { $chance }. Coste esperado: { $cost }
plan-attack-none = Ninguna galera puede atacarla aquí antes de que vuelva a actuar.

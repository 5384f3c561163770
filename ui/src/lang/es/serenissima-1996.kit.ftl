## The box and the page for reference

stock-board = Tablero
stock-galley = Galeras
stock-sailor = Marineros
stock-fortress = Fortalezas
stock-money = Dinero: { $ducats }
stock-die = Dado
stock-marker = Marcador de ronda
ref-setup-1 = Cada nación empieza con: ducados { $ducats }, marineros { $sailors }, galeras { $galleys }. Rondas: { $rounds }.
ref-setup-2 = La ciudad principal es de su nación; los demás puertos son neutrales. Cada galera recibe al menos un marinero; el resto es la guarnición.
ref-turn-1 = Orden: todos pujan en secreto 0 o un múltiplo de { $coin }; se pagan todas las pujas. La más alta elige primero su lugar.
ref-turn-2 = Comercio: compra donde haya una galera, construye, contrata, intercambia y mueve marineros y mercancías, en cualquier orden.
ref-turn-3 = Navegación: cada galera hasta una zona por marinero a bordo. Para salir de una zona con rivales necesita permiso de paso.
ref-turn-4 = Combate: ambos tiran un dado y suman sus marineros. Suma ÷ { $divisor }, redondeada hacia abajo: mueren otros tantos en el otro lado. Contra una fortaleza ÷ { $fortress_divisor }.
ref-turn-5 = Tomar puertos: desembarca uno o más marineros en un puerto sin guarnición; es tuyo.
ref-turn-6 = Vender: la mercancía va a la casilla libre más baja; un puerto no compra nada que ofrezca o ya guarde. Luego tu ciudad principal da { $income }.
ref-limits-1 = A bordo de una galera: como máximo { $most_aboard }, entre marineros y mercancías; al menos un marinero.
ref-limits-2 = Mercancías: { $piece_price } cada una; a otro jugador de { $piece_price } a { $ceiling }, con monopolio hasta { $monopoly }.
ref-limits-3 = Marineros: { $piece_price } cada uno; por ronda y puerto, tantos como mercancías haya en su almacén.
ref-limits-4 = Una construcción por ronda en cada puerto ocupado, { $building_price }. Galera: madera y hierro. Fortaleza: madera y oro.
ref-limits-5 = Una venta da el número de la casilla × { $pays }. Mercado nuevo: { $market } más, en una ciudad principal { $town_market }.
ref-end-1 = Puntos de riqueza: tu ciudad principal { $own_town }; 1 por cada { $per_point } en la bolsa.
ref-end-2 = Otros puertos ocupados: 1; llenos: pequeño { $small }, mediano { $medium }, ciudad principal { $major }.
ref-end-3 =
    { $ducats_break_ties ->
        [1] Gana quien tenga más puntos de riqueza; en caso de empate, quien tenga más ducados.
       *[other] Gana quien tenga más puntos de riqueza; en caso de empate se comparte la victoria.
    }

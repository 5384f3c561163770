# Lo que cuenta en este juego, y de dónde viene.
account-worth = Puntos de riqueza
account-flows = De dónde vinieron los ducados y adónde fueron
account-held = Los puertos: de quién, y cuánto tiempo
account-contests = Combates
account-axis = Ronda
account-at = Ronda { $turn }
account-since = desde la ronda { $turn }
account-showed = { $skulls ->
    [one] { $skulls } punto
   *[other] { $skulls } puntos
}
source-goods = compra de mercancías
source-sales = ventas
source-sailors = marineros
source-galleys = galeras
source-corrected = correcciones
source-bids = pujas
source-players = mercancías vendidas a otros
source-deals = intercambios
source-fortresses = fortalezas
source-markets = mercados nuevos
source-town = ingresos de la ciudad principal
contest-port = puerto
contest-galley = galera
fact-money = dinero
fact-points = puntos de riqueza
fact-late_points = la ventaja cerca del final
fact-income = ingresos de la ciudad
fact-ports = número de puertos
fact-filling = mercancías en los almacenes
fact-galleys = número de galeras
fact-crews = marineros a bordo
fact-garrisons = marineros en los puertos
fact-ports_at_risk = seguridad de los puertos
fact-town_at_risk = seguridad de la ciudad
fact-galleys_at_risk = seguridad de las galeras
fact-open_ports = puertos neutrales al alcance
fact-cargo = buenas ventas para la carga
fact-purchases = mercancías que comprar
fact-seats_before = la posición en el orden

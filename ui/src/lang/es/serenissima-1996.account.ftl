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

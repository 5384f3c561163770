# Lo que cuenta en este juego, y de dónde viene.
account-worth = Ducados
account-flows = De dónde vinieron los ducados y adónde fueron
account-held = Los puertos: de quién, y cuánto tiempo
account-contests = Combates
account-axis = Turno
account-at = Turno { $turn }
account-since = desde el turno { $turn }
account-showed = { $skulls ->
    [one] { $skulls } calavera
   *[other] { $skulls } calaveras
}
source-goods = compra de mercancías
source-sales = ventas
source-sailors = marineros
source-galleys = galeras
source-corrected = correcciones
source-loads = mercancías vendidas a otros
source-forts = fuertes
source-building = construcción de basílicas
source-wine = vino
source-ports = puertos
source-basilicas = basílicas
contest-port = puerto
contest-galley = galera

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
fact-money = ducados en la bolsa
fact-income = ingresos de las próximas puntuaciones
fact-ports = número de puertos
fact-growth = sitio en los almacenes para más ingresos
fact-cargo = buenos puertos para la carga
fact-supply = mercancías que cargar cerca
fact-cubes = galeras que aún se pueden comprar
fact-crew = marineros a bordo
fact-garrison = marineros en los puertos
fact-danger = seguridad frente a ataques
fact-prey = galeras débiles que atacar
fact-landfall = puertos libres al alcance
fact-raid = puertos débiles que tomar
fact-galleys = número de galeras
fact-wine = ingresos por vino
fact-basilica_site = un lugar para la basílica
fact-forts = fuertes
fact-late_lead = la ventaja cerca del final

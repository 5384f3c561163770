# Lo que cuenta en este juego, y de dónde viene.
account-worth = Rondas ganadas
account-flows = Qué ganó las rondas
account-axis = Turno
account-at = Turno { $turn }
account-since = desde el turno { $turn }
source-doge-home = Dux en casa
source-favourite-home = Favorita en casa
source-doge-side = lado del Dux
source-favourite-side = lado de la Favorita
source-level = igualdad tras el tercer reparto
source-given-up = rendición
source-corrected = correcciones

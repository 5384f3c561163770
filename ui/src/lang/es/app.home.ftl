home-delete-title = ¿Borrar esta mesa?
home-delete-text = La mesa de { $names } desaparecerá para siempre. Expórtala antes si pudiera hacer falta.
home-delete-yes = Borrar para siempre
home-boards = Tableros
home-search = Buscar una mesa: nombre o juego
home-finished = Mesas terminadas ({ $count })
home-none = No se encontró ninguna mesa.
box-for = Jugadores: { $players }. Unos { $minutes } minutos.

# La leyenda del mapa.

key-open = Línea de puntos: por aquí pasan las galeras
key-shoal = Barra rayada: no hay paso
key-strait = Rumbo de puntos: un paso de zona a zona, aunque no se toquen
key-unsure = Línea discontinua: nadie ha comprobado las vecinas de una zona de aquí; desde ella, cualquiera puede ser la siguiente
key-steps = A cuántos pasos
key-risk = Anillo discontinuo: por el camino se pedirá paso
key-owner = Dueño y guarnición del puerto
key-slot = Casilla libre y su número; «?» si nadie lo ha leído
key-stored = Mercancía guardada
key-makes = Lo que ofrece el puerto; discontinuo si solo se supone
key-pays = Puntos de riqueza que da ahora el puerto
key-roof = En el tejado: fortaleza, ciudad principal, mercado nuevo para tu carga
key-aboard = A bordo: marineros, y mercancía por clases

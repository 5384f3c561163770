# The map key.

key-open = Línea de puntos: se puede pasar
key-shoal = Barra rayada: no hay paso
key-strait = Ruta de puntos: un paso de zona a zona, aunque no se toquen
key-steps = A cuántos pasos está
key-risk = Anillo discontinuo: alguien puede bloquear el camino
key-owner = Dueño y guarnición del puerto
key-slot = Casilla libre y lo que paga
key-stored = Mercancía almacenada
key-makes = Lo que produce el puerto; discontinuo si es una suposición
key-pays = Lo que pagaría el puerto si se puntuara ahora
key-roof = En el tejado: vino, fuerte, basílica
key-aboard = A bordo: marineros y mercancías de cada tipo
key-closed = Puerto cerrado

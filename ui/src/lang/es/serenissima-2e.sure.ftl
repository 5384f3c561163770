# Lo que haría una orden, antes de pedir un segundo toque.

sure-Scuttle = La galera { $galley } se hunde: sus marineros vuelven a la reserva, sus mercancías a la banca.
sure-MoveSailor = Es el último marinero: la galera { $galley } se hunde con sus mercancías.
sure-Land = Desembarcan todos: la galera { $galley } se hunde con sus mercancías.
sure-all = La galera { $galley } aún no ha hecho nada.
sure-voyage = La galera { $galley } aún no ha navegado.
sure-sale = La galera { $galley } aún puede vender { $good }: +{ $ducats }
sure-loot = Sitio libre: { $cubes }. ¿Dejar el resto?
sure-do-end = Terminar igualmente
sure-do-loot = Dejarlo
sure-do-pass = Pasar
sure-do-attack = Empezar el combate
sure-do-Scuttle = Hundirla
sure-do-MoveSailor = Moverlo y hundirla
sure-do-Land = Desembarcar y hundirla

web-take-over = Seguir aquí
web-hosts-not = En la versión de navegador no pueden unirse móviles.
web-hosts-ways = Pasa esta tableta de mano en mano, o guarda la partida en un archivo e impórtalo en Bucintoro en un ordenador o una tableta: allí sí pueden entrar los móviles.
web-forgets = Este navegador puede borrar tus partidas cuando le falte espacio. Instala la página o guarda una copia de vez en cuando.
web-takes-not = La versión de navegador no puede traer una partida de otro dispositivo.
web-takes-ways = Guarda allí la partida en un archivo e impórtalo aquí.
web-newer = Hay una versión más reciente de Bucintoro lista.
web-update = Actualizar

web-take-over = Seguir aquí
web-hosts-not = Una página en un navegador no puede dejar entrar a los móviles.
web-hosts-ways = Pasa esta tableta de mano en mano, o guarda la mesa en un archivo e impórtalo en Bucintoro en un ordenador o una tableta: allí sí pueden entrar los móviles.
web-forgets = Este navegador puede borrar tus mesas cuando le falte espacio. Instala la página o guarda una copia de vez en cuando.
web-takes-not = Una página en un navegador no puede traer una mesa de otro dispositivo.
web-takes-ways = Guarda allí la mesa en un archivo e impórtalo aquí.
web-newer = Hay una versión más reciente de Bucintoro lista.
web-update = Actualizar

# Las copias que la aplicación hace por sí sola.

daily-title = Copias diarias
daily-note = Una vez al día, si algo ha cambiado, la aplicación guarda todas las partidas, los tableros y los ajustes en un archivo. Se conservan los 14 últimos.
daily-same-disk = Esta carpeta está en el mismo disco que las partidas. Una carpeta en una memoria USB o en otro disco se salva aunque falle este disco.
daily-secrets = Los archivos lo contienen todo, también las cartas y el dinero ocultos. Elige una carpeta que solo tú puedas abrir.
daily-choose = Elegir una carpeta
daily-usual = Volver a la carpeta de la aplicación
daily-folder = Carpeta de las copias diarias
daily-keep = Usar esta carpeta
daily-failed = La copia diaria ha fallado.
daily-again = Reintentar
daily-empty = Todavía no hay copias. La primera se hará menos de una hora después de empezar una partida.
daily-earlier = Copias anteriores ({ $count })
daily-tables = { $tables ->
        [one] 1 partida
       *[other] { $tables } partidas
    }
daily-other = de otro dispositivo
daily-restore = Restaurar
daily-restore-title = Restaurar la copia del { $day }
daily-restore-note = Lo que falta aquí vuelve de esta copia. Lo que ya está aquí se queda como está.
problem-folder = { $why ->
        [relative] Esa no es una ruta completa. Escríbela desde la raíz.
        [gone] La carpeta no está. Conecta el disco o elige otra carpeta.
        [full] No queda espacio en la carpeta. Libera espacio o elige otra carpeta.
        [closed] La aplicación no puede escribir en la carpeta. Dale permiso o elige otra carpeta.
       *[unusable] No se puede usar la carpeta: { $detail }
    }

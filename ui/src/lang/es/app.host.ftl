# Whoever hosts a table, takes one over, or leaves one.

host-note = Juega con el móvil en esta red. Sin aplicación y sin cuenta.
host-other = { $phones ->
        [0] Otra partida está abierta a los móviles.
        [one] Hay un móvil conectado a otra partida.
       *[other] Hay { $phones } móviles conectados a otra partida.
    }
host-other-go = Ir a esa partida
host-other-open = Conectar los móviles a esta partida
host-other-note = Los móviles vienen también: cada uno al asiento del mismo nombre; los demás miran hasta que les des uno.
host-start = Dejar que se unan móviles
host-asks = { $name } pide unirse. ¿En qué asiento?
host-decline = Ahora no
host-ways = Accesos
host-door = Sin código
host-seat-note = { $name } escanea esto con el móvil. Un móvil por código.
host-spectator-note = Para televisores y espectadores. No muestra secretos.
host-door-note = Quien abra esta dirección puede escribir el código de un asiento o pedir que le dejen entrar.
host-open = Dejar que los dispositivos pidan entrar
host-open-note = Ves quién lo pide, y le das un asiento o dices que no.
host-qr = Código QR: { $url }
host-type = O escribe la dirección:
host-code = y el código:
host-network = Red
host-no-network = Este dispositivo no está ahora en ninguna red: nadie más puede alcanzarlo. Conéctate a una wifi o comparte la conexión de este dispositivo, y el código aparecerá en unos segundos.
host-devices = Dispositivos
host-nobody = Todavía no hay nadie.
host-cannot = Un móvil no se conecta
host-there = conectado
host-away = desconectado
host-name-of = Nombre del dispositivo: { $name }
host-place-of = Asiento: { $name }
host-mute = Solo ver
host-mute-of = Solo ver: { $name }
host-remove = Quitar
host-remove-of = Quitar: { $name }
host-remove-sure = ¿Quitar { $name }? El dispositivo se desconectará y no podrá volver con el mismo código.
host-remove-yes = Sí, quitar
host-kept = { $name } entró con un móvil. La pantalla de la mesa no muestra los secretos de este asiento.
host-release = Liberar el asiento
host-release-note = ¿Falta un móvil? El anfitrión puede quitarlo en su propia pantalla. Entonces esta pantalla podrá mostrar su asiento.
host-unnamed = dispositivo sin nombre
host-trusting = Todos pueden actuar por todos
host-trusting-note = Cualquier móvil puede actuar, corregir y permitir por todos los asientos. Las manos y bolsas ocultas siguen siendo solo de sus dueños.
host-hand-over = Entregar a otro dispositivo
host-hand-over-note = En la aplicación del otro dispositivo elige «Más», «Continuar aquí una partida» y escribe esto. Los móviles pasan automáticamente.
host-stop = Desconectar los móviles
host-stop-note = Se desconectarán todos los móviles.
host-stop-yes = Desconectar todos los móviles
own-title = Esta es la página del anfitrión
own-note = Abre la dirección que Bucintoro mostró al arrancar, o pégala aquí. Después, este navegador entra automáticamente.
own-address = Dirección mostrada
own-open = Abrir
own-wrong = Esa no es la dirección actual. Vale la última que se mostró.
own-guests = Los móviles entran de otra manera: con el código que muestra el anfitrión.
left-note = { $devices ->
    [one] Había un móvil conectado cuando se cerró Bucintoro. Vuelve en cuanto dejes que se unan móviles.
   *[other] Había { $devices } móviles conectados cuando se cerró Bucintoro. Vuelven en cuanto dejes que se unan móviles.
}
left-open = Dejar que vuelvan los móviles
left-no = No dejar que vuelvan
own-backup = ¿Es tuya esta copia?
own-backup-note = { $devices ->
    [one] Esta copia contiene un móvil que entró esta noche. Si la copia es tuya, puede volver a conectarse. En la de otra persona podría ser el de cualquiera.
   *[other] Esta copia contiene { $devices } móviles que entraron esta noche. Si la copia es tuya, pueden volver a conectarse. En la de otra persona podrían ser los de cualquiera.
}
own-backup-yes = Es mía: dejar entrar
take-title = Continuar aquí una partida
take-note = En el dispositivo que ofrece la partida elige «Móviles en la mesa», «Entregar a otro dispositivo». Escanea el código o escribe el enlace. La partida y sus móviles siguen aquí.
take-scan = Escanear el código
take-unread = No se encontró ningún código en la imagen. Sujeta la cámara recta y cerca, o escribe el enlace.
take-link = Enlace, o dirección y código
take-yes = Continuar aquí
take-busy = Recibiendo la partida…
take-live = Escanear con la cámara
take-looking = Lo que ve la cámara
take-blind = Aquí no se puede usar la cámara. Haz una foto del código o escribe el enlace.
host-gone = Esta partida sigue en otro dispositivo, en { $to }. Aquí no se puede introducir nada.
host-take-back = Seguir aquí a pesar de todo
host-take-back-note = Puede que la partida siga en { $to }. Si sigues también aquí, habrá dos partidas que ya no se podrán unir. Los móviles se quedan con el otro dispositivo. Hazlo solo si el otro dispositivo ya no va a volver.
host-take-back-yes = Seguir aquí
host-followed = { $here ->
    [0] Todos los móviles han pasado al otro dispositivo.
    [one] Un móvil sigue aquí.
   *[other] { $here } móviles siguen aquí.
} A quien llegue tarde se le envía allí hasta que desconectes los móviles.
problem-nameless = Hace falta un nombre: escribe uno.
problem-hosts_another = Hay móviles conectados a otra partida. Desconéctalos primero.
problem-no_network = No se puede acceder a la red: { $detail }
problem-not_handed_over = { $why ->
    [link] Eso no es un enlace, ni una dirección con su código.
    [code] Este código no vale o ya se usó. El otro dispositivo muestra el bueno en «Entregar a otro dispositivo».
    [busy] Demasiados intentos. Espera un minuto y prueba otra vez.
    [silent] El otro dispositivo no responde. Los dos deben estar en la misma red, y el código seguir a la vista allí. { $detail }
   *[other] La respuesta del otro dispositivo no se entiende; quizá tenga otra versión. { $detail }
}
unopened-second-app = Bucintoro ya está abierto en este dispositivo. Continúa allí, o ciérralo y prueba otra vez.
unopened-newer = Tus partidas se guardaron con una versión más reciente de Bucintoro. Actualiza esta para abrirlas.
unopened-disk-full = La memoria de este dispositivo está llena. Libera espacio y prueba otra vez.
unopened-unusable = No se puede usar el lugar donde se guardan tus partidas.
unopened-unloaded = No se ha podido cargar una parte de Bucintoro. Comprueba la conexión o vuelve a cargar la página.
unopened-note = Tus partidas no han cambiado.
unopened-again = Probar otra vez
host-front = Los móviles solo llegan a esta partida mientras la aplicación está a la vista. Si cambias a otra o bloqueas la pantalla, esperan y se vuelven a conectar.
host-behind = La aplicación estaba en segundo plano y los móviles se desconectaron. Se están volviendo a conectar.

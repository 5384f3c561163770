# Whoever hosts a table, takes one over, or leaves one.

host-note = Cualquiera puede unirse con un móvil por esta red: ver su bolsa y su mano, actuar en su turno, responder cuando se le pregunta. Sin cuenta y sin instalar nada. Nadie de fuera de esta red puede entrar.
host-other = { $phones ->
        [0] Ahora otra mesa está abierta a los móviles.
        [one] Ahora otra mesa está abierta a los móviles; hay uno conectado.
       *[other] Ahora otra mesa está abierta a los móviles; hay { $phones } conectados.
    }
host-other-go = Ir a esa mesa
host-other-open = Abrir esta mesa en su lugar
host-other-note = Los móviles vienen también: cada uno al asiento del mismo nombre; los demás miran hasta que les des uno.
host-start = Abrir esta mesa a los móviles
host-asks = { $name } pide unirse. ¿En qué asiento?
host-decline = Ahora no
host-ways = Accesos
host-door = Sin código
host-seat-note = { $name } escanea esto con la cámara del móvil. Vale para un móvil; el siguiente recibe otro código.
host-spectator-note = Para un televisor o para quien solo mira. Vale para cualquier número de dispositivos y no muestra ningún secreto.
host-door-note = Quien abra esta dirección puede escribir el código de un asiento o pedir que le dejen entrar.
host-open = Dejar que los dispositivos pidan entrar
host-open-note = Ves quién lo pide, y le das un asiento o dices que no.
host-qr = Código QR: { $url }
host-type = O escribe la dirección:
host-code = y el código:
host-network = Red
host-no-network = Este dispositivo no está ahora en ninguna red: nadie más puede alcanzarlo. Conéctate a una wifi o comparte la conexión de este dispositivo, y el código cambiará solo.
host-devices = Dispositivos
host-nobody = Todavía no hay nadie.
host-cannot = Un móvil no se conecta
host-there = está aquí
host-away = está fuera
host-name-of = Nombre del dispositivo: { $name }
host-place-of = Asiento: { $name }
host-mute = Solo mirar
host-mute-of = Solo mirar: { $name }
host-remove = Quitar
host-remove-of = Quitar: { $name }
host-remove-sure = ¿Quitar { $name }? El dispositivo pierde la mesa y no puede volver con el código que usó.
host-remove-yes = Sí, quitar
host-kept = { $name } entró con un móvil. La pantalla de la mesa no muestra los secretos de este asiento.
host-release = Liberar el asiento
host-release-note = ¿Falta un móvil? El anfitrión puede quitarlo en su propia pantalla. Entonces esta pantalla podrá mostrar su asiento.
host-unnamed = dispositivo sin nombre
host-trusting = Todos pueden actuar por todos
host-trusting-note = El móvil de cualquier jugador puede actuar por cualquier asiento, corregir y permitir lo que las reglas no permiten. Los secretos siguen siendo secretos: lo que depende de una mano o una bolsa oculta solo pueden anotarlo su dueño o el anfitrión.
host-hand-over = Entregar a otro dispositivo
host-hand-over-note = En el otro dispositivo, que tiene la aplicación, elige «Continuar aquí una mesa» y escribe esto. Los móviles pasan también, por sí solos.
host-stop = Cerrar a los móviles
host-stop-note = Todos los móviles pierden la mesa.
host-stop-yes = Desconectar todos los móviles
own-title = Esta es la página del anfitrión
own-note = Se abre con la dirección que Bucintoro mostró al arrancar. Abre esa dirección o pégala aquí; desde entonces este navegador, y la aplicación instalada desde él, entran solos.
own-address = Dirección mostrada
own-open = Abrir
own-wrong = Esa no es la dirección actual. Vale la última que se mostró.
own-guests = Los móviles entran de otra manera: con el código que muestra el anfitrión.
left-note = { $devices ->
    [one] Había un móvil en esta mesa cuando se cerró Bucintoro. Vuelve solo en cuanto la mesa se abra de nuevo.
   *[other] Había { $devices } móviles en esta mesa cuando se cerró Bucintoro. Vuelven solos en cuanto la mesa se abra de nuevo.
}
left-open = Abrir de nuevo a los móviles
left-no = Dejarla cerrada
own-backup = ¿Es tuya esta copia?
own-backup-note = { $devices ->
    [one] Nombra un móvil que entró esta noche en una mesa. Si la copia es tuya, ese móvil puede volver solo; en la de otra persona podría ser el de cualquiera.
   *[other] Nombra { $devices } móviles que entraron esta noche en las mesas. Si la copia es tuya, esos móviles pueden volver solos; en la de otra persona podrían ser los de cualquiera.
}
own-backup-yes = Es mía: dejar entrar
take-title = Continuar aquí una mesa
take-note = En el dispositivo que ofrece la mesa elige «Móviles en la mesa», «Entregar a otro dispositivo». Escanea el código, o escribe el enlace, o la dirección y el código que muestra. La mesa sigue aquí con todos sus móviles.
take-scan = Escanear el código
take-unread = No se encontró ningún código en la imagen. Sujeta la cámara recta y cerca, o escribe el enlace.
take-link = Enlace, o dirección y código
take-yes = Continuar aquí
take-busy = Recibiendo la mesa…
take-live = Escanear con la cámara
take-looking = Lo que ve la cámara
take-blind = Aquí no se puede usar la cámara. Haz una foto del código o escribe el enlace.
host-gone = Esta mesa sigue en otro dispositivo, en { $to }. Aquí no se puede anotar nada.
host-take-back = Seguir aquí a pesar de todo
host-take-back-note = Puede que la mesa siga en { $to }. Si sigues también aquí, habrá dos desde ahora: lo que se anote allí no llegará aquí, y ya no se podrán unir. Los móviles se quedan con el otro dispositivo. Hazlo solo si el otro dispositivo ya no va a volver.
host-take-back-yes = Seguir aquí
host-followed = { $here ->
    [0] Todos los móviles han pasado al otro dispositivo.
    [one] Un móvil sigue aquí.
   *[other] { $here } móviles siguen aquí.
} A quien llegue tarde se le envía allí hasta que cierres la mesa a los móviles.
problem-nameless = Hace falta un nombre: escribe uno.
problem-hosts_another = Otra mesa está abierta a los móviles. Ciérrala primero a los móviles.
problem-no_network = No se puede acceder a la red local: { $detail }
problem-not_handed_over = { $why ->
    [link] Eso no es el enlace de una entrega, ni una dirección con su código.
    [code] Este código no vale o ya se usó. El otro dispositivo muestra el bueno en «Entregar a otro dispositivo».
    [busy] Demasiados intentos. Espera un minuto y prueba otra vez.
    [silent] El otro dispositivo no responde. Los dos deben estar en la misma red, y el código seguir a la vista allí. { $detail }
   *[other] El otro dispositivo respondió algo que no es una entrega; quizá tenga otra versión. { $detail }
}
unopened-second-app = Bucintoro ya está abierto en este dispositivo. Continúa allí, o ciérralo y prueba otra vez.
unopened-newer = Una versión más reciente de Bucintoro ha guardado tus mesas. Actualiza esta para abrirlas.
unopened-disk-full = La memoria de este dispositivo está llena. Libera espacio y prueba otra vez.
unopened-unusable = No se puede usar el lugar donde se guardan tus mesas.
unopened-unloaded = No se ha podido cargar una parte de Bucintoro. Comprueba la conexión o vuelve a cargar la página.
unopened-note = Tus mesas están como estaban: no se ha cambiado nada.
unopened-again = Probar otra vez
host-front = Los móviles solo llegan a esta mesa mientras la aplicación está a la vista. Si cambias a otra o bloqueas la pantalla, esperan y vuelven solos.
host-behind = Mientras la aplicación no estaba a la vista, los móviles no podían llegar a la mesa. Vuelven solos.

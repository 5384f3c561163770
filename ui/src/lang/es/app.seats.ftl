seats-open = Alguien se va o llega
seats-title = Quién está en la mesa
seats-leaves = Se va
seats-replace = Juega otra persona
seats-sits = Se sienta
seats-name = ¿Quién se sienta en el lugar de { $name }?
seats-empty = aquí no hay nadie
seats-since = desde las { $time }
seats-note = Un asiento vacío responde solo en cuanto no se pregunta a nadie más, y dice lo menos posible. Queda anotado en el registro; deshacer llega más atrás. Quien llega más tarde simplemente se sienta.
seats-waits = No hay nadie en el asiento de { $name }.
seats-go-on = Seguir
seats-deserted = Todos han dejado la mesa.
seats-over = Ya fuera de la mesa: { $names }.
seats-leave = Dejar la partida
seats-leave-note = Tu asiento queda vacío desde entonces y este móvil solo mira.
seats-later = Llega más tarde
seats-awaits = Se espera a los jugadores.
seats-awaits-note = { $free ->
    [one] Hay un asiento libre. La partida empieza en cuanto se ocupe.
   *[other] Hay { $free } asientos libres. La partida empieza en cuanto se ocupen todos.
}
seats-own-name = Tu nombre
seats-begin = Empezar
seats-begin-note = Si empiezas ahora, la aplicación toma la decisión mínima por los asientos vacíos. Quien llega más tarde solo tiene que sentarse.
record-left = { $name } deja la mesa.
record-came = { $name } se sienta a la mesa.
record-replaced = { $name } sigue en lugar de { $before }.
record-renamed = { $before } se llama ahora { $name }.
record-begun = Empieza la partida.
record-absent = Respuesta de nadie: el asiento estaba vacío.

seats-open = Alguien se va o llega
seats-title = Quién está en la mesa
seats-leaves = Se va
seats-leaving = Si alguien se va
seats-replace = Juega otra persona
seats-sits = Se sienta
seats-name = ¿Quién se sienta en el lugar de { $name }?
seats-since = desde las { $time }
seats-note = Cuando solo faltan asientos vacíos por responder, la aplicación decide por ellos. Queda en el registro y se puede deshacer. Quien llega más tarde solo tiene que sentarse.
seats-waits = No hay nadie en el asiento de { $name }.
seats-go-on = Seguir
seats-deserted = Todos han dejado la partida.
seats-over = Ya fuera de la partida: { $names }.
seats-leave = Dejar la partida
seats-leave-note = Tu asiento queda vacío desde ahora; este móvil solo mira.
seats-later = Llega más tarde
seats-awaits = Se espera a los jugadores.
seats-awaits-note = { $free ->
    [one] Hay un asiento libre. La partida empieza en cuanto se ocupe.
   *[other] Hay { $free } asientos libres. La partida empieza en cuanto se ocupen todos.
}
seats-own-name = Tu nombre
seats-begin = Empezar
seats-begin-note = Si empiezas ahora, la aplicación toma la decisión mínima por los asientos vacíos. Quien llega más tarde solo tiene que sentarse.
record-left = { $name } deja la partida.
record-came = { $name } entra en la partida.
record-replaced = { $name } sigue en lugar de { $before }.
record-renamed = { $before } se llama ahora { $name }.
record-begun = Empieza la partida.
record-absent = Respondió la aplicación: el asiento estaba vacío.

box = Piedra, papel o tijera: todos eligen en secreto y todos lo ven a la vez.
setup-order = Cada uno se sienta donde quiera: todos eligen a la vez.
setup-note = No hay nada que elegir: piedra, papel o tijera, tres rondas.
round = Ronda { $round }
sign-rock = piedra
sign-paper = papel
sign-scissors = tijera
choice-open = elige
choice-secret = ha elegido
points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
next = Ronda siguiente
pass = La pantalla es para { $seat }: nadie más mira.
again = Jugar otra vez
shown = { $seat } { $sign ->
    [rock] piedra
    [paper] papel
   *[other] tijera
} ({ $points })
event-Chose = { $sign ->
    [none] { $seat } ha elegido.
    [rock] { $seat } ha elegido piedra.
    [paper] { $seat } ha elegido papel.
   *[other] { $seat } ha elegido tijera.
}
event-Revealed = Se mostró todo, con los puntos ganados: { $all }.
event-RoundBegan = Empezó la ronda { $round }.
event-Corrected = Se corrigieron los puntos de { $seat }: { $points }.
ask-Sign = { $seat }: ¿qué signo?
ask-Next = ¿Todos han visto los signos?
leaving = Un asiento vacío enseña el primer signo permitido.

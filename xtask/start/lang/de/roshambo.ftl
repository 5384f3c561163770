box = Schere, Stein, Papier: Alle wählen verdeckt, und alle sehen es zugleich.
setup-order = Wer wo sitzt, ist gleich: Alle wählen zugleich.
setup-note = Hier gibt es nichts zu wählen: Schere, Stein, Papier, drei Runden.
round = Runde { $round }
sign-rock = Stein
sign-paper = Papier
sign-scissors = Schere
choice-open = wählt
choice-secret = hat gewählt
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
next = Nächste Runde
pass = Gebt den Bildschirm an { $seat }: Sonst schaut niemand hin.
again = Noch einmal
shown = { $seat } { $sign ->
    [rock] Stein
    [paper] Papier
   *[other] Schere
} ({ $points })
event-Chose = { $sign ->
    [none] { $seat } hat gewählt.
    [rock] { $seat } hat Stein gewählt.
    [paper] { $seat } hat Papier gewählt.
   *[other] { $seat } hat Schere gewählt.
}
event-Revealed = Alle wurden gezeigt, mit den Punkten, die sie bringen: { $all }.
event-RoundBegan = Runde { $round } begann.
event-Corrected = Die Punkte von { $seat } wurden korrigiert: { $points }.
ask-Sign = { $seat }: welches Zeichen?
ask-Next = Haben alle die Zeichen gesehen?
leaving = Ein leerer Platz zeigt das erste Zeichen, das er zeigen darf.

seats-open = Jemand geht oder kommt
seats-title = Wer am Tisch sitzt
seats-leaves = Geht
seats-leaving = Wenn jemand geht
seats-replace = Jemand anderes spielt weiter
seats-sits = Setzt sich
seats-name = Wer setzt sich auf den Platz von { $name }?
seats-since = seit { $time }
seats-note = Sind nur noch leere Plätze an der Reihe, entscheidet die App für sie. Das steht im Protokoll und lässt sich rückgängig machen. Wer später kommt, setzt sich einfach dazu.
seats-waits = Auf dem Platz von { $name } sitzt niemand.
seats-go-on = Weiter
seats-deserted = Alle haben den Tisch verlassen.
seats-over = Nicht mehr am Tisch: { $names }.
seats-leave = Partie verlassen
seats-leave-note = Dein Platz ist ab jetzt leer; dieses Handy sieht zu.
seats-later = Kommt später
seats-awaits = Es fehlt noch jemand.
seats-awaits-note = { $free ->
    [one] Ein Platz ist frei. Die Partie beginnt, sobald er besetzt ist.
   *[other] { $free } Plätze sind frei. Die Partie beginnt, sobald alle besetzt sind.
}
seats-own-name = Dein Name
seats-begin = Beginnen
seats-begin-note = Beginnst du jetzt, trifft die App für leere Plätze die kleinstmögliche Wahl. Wer später kommt, setzt sich einfach dazu.
record-left = { $name } verlässt den Tisch.
record-came = { $name } setzt sich an den Tisch.
record-replaced = { $name } spielt für { $before } weiter.
record-renamed = { $before } heißt jetzt { $name }.
record-begun = Die Partie beginnt.
record-absent = Von der App beantwortet: Der Platz war leer.

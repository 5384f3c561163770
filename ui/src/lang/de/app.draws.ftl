draws-none = In dieser Partie hat die App nichts ausgelost.
draws-all = { $draws ->
        [one] { $draws } von { $draws } Auslosung bestätigt.
       *[other] { $draws } von { $draws } Auslosungen bestätigt.
    }
draws-some = { $draws ->
        [one] Die Auslosung ist nicht bestätigt: Ihr Startwert ist hier nicht bekannt.
       *[other] { $confirmed } von { $draws } Auslosungen bestätigt. Der Startwert der übrigen ist hier nicht bekannt.
    }
draws-wrong = { $wrong ->
        [one] { $wrong } Auslosung entspricht nicht ihrem Startwert.
       *[other] { $wrong } Auslosungen entsprechen nicht ihren Startwerten.
    }
draws-what = Eine bestätigte Auslosung stand fest, bevor sie kam. Das beweist nicht, dass der Gastgeber nur diese eine Partie gespielt hat.
draws-field = Startwerte vom Gerät, auf dem gespielt wurde
draws-field-note = Sie werden nicht gespeichert.
draws-send = Prüfen
draws-not-seed = Ein Startwert hat 64 Zeichen: Ziffern und die Buchstaben a bis f.
draws-unmatched = Keine Festlegung in diesem Protokoll gehört zu diesem Startwert.
draws-reveal = Startwert zeigen
draws-reveal-note = Ab hier wird mit einem neuen Startwert ausgelost.
draws-dice-app = Würfel der App
draws-dice-table = Von euch eingegebene Würfel
draws-thrown = { $dice ->
        [one] { $dice } Würfel
       *[other] { $dice } Würfel
    }
draws-likely = { $percent ->
        [0] Faire Würfel weichen in weniger als 1 % der Partien mindestens so stark ab.
       *[other] Faire Würfel weichen in { $percent } % der Partien mindestens so stark ab.
    }
draws-few = Bei so wenigen Würfeln ist das nur ungefähr.
draws-unstated = { $throws ->
        [one] { $throws } Wurf zählt nicht mit: Eine ältere Version hat die Würfel nicht notiert.
       *[other] { $throws } Würfe zählen nicht mit: Eine ältere Version hat die Würfel nicht notiert.
    }
draws-expected = Gestrichelt: erwartet
draws-skull = Totenkopf
draws-no-skull = Kein Totenkopf
draws-list = Auslosungen
draws-hidden = Das Ergebnis wird hier nicht gezeigt.
draws-confirmed = bestätigt
draws-unknown = Startwert nicht bekannt
draws-wrong-one = falsch
draws-entered = von euch eingegeben
draws-seeds = Startwerte
draws-seed-start = Aufbau
draws-seed-from = Ab Eintrag { $entry }
draws-count = { $draws ->
        [one] { $draws } Auslosung
       *[other] { $draws } Auslosungen
    }
draws-given = Startwert hier eingegeben
draws-in-use = Startwert noch nicht gezeigt
draws-missing = Startwert hier nicht bekannt
draws-seed = Startwert:
draws-commitment = Festlegung:
draws-rounds = Runden mit Handys
draws-round = Runde { $round }: { $names }. Gilt ab Auslosung { $from }.
draws-round-none = Runde { $round }: { $names }. Kein Ergebnis.
draws-round-silent = Runde { $round }: { $names }. Kein Ergebnis, weil keine Antwort kam von: { $silent }

# Die Geschichte einer Partie in Zahlen.
story-figures = Als Zahlen
story-print = Drucken
story-played = { $day }, { $minutes } min
story-ended = So ging es aus
story-stands = So steht es
story-decided = Was entschieden hat
story-edge = Den Unterschied machte: { $source } ({ $amounts }).
story-lead-all = { $seat } lag von Anfang an vorn.
story-lead = { $seat } lag { $since } vorn.
story-changes = { $times ->
    [one] Die Führung wechselte einmal.
   *[other] Die Führung wechselte { $times } Mal.
}
story-named = { $seat } { $amount }
story-entry = Eintrag { $n }
story-begin = Aufbau
story-end = Ende
story-now = jetzt
story-over-time = { $what } im Verlauf
story-covered = Was verdeckt war, fehlt hier.
story-ranks = Ränge im Verlauf
story-source-most = Am meisten brachte: { $source }, zusammen { $amount }.
story-unsure = Nicht alles ist bekannt bei: { $seats }.
story-sum = Summe
story-held-end = Am Ende: { $held }.
story-held-now = Jetzt: { $held }.
story-holders = gehalten von
story-span = { $seat } ({ $span })
story-fought = Bis zum Ende gekämpft: { $fights }. Vom Angreifer gewonnen: { $won }; zu erwarten: { $expected }.
story-contests = Nach Spieler: { $by }.
story-broken = abgebrochen
story-won = gewonnen
story-lost = verloren
story-by = wer
story-against = gegen
story-about = was und wo
story-chance = Chance
story-outcome = Ausgang
story-losses = Verluste
story-chance-by = Chance und Ausgang gelten für den Angreifer.
story-losses-by = Verluste: eigene : fremde.
story-dice = Würfelglück
story-dice-found = Die Würfel von { $seat }: { $luck }.
story-lucky = { $n ->
    [one] so viel Glück wie in einer von { $n } Partie
   *[other] so viel Glück wie in einer von { $n } Partien
}
story-unlucky = { $n ->
    [one] so viel Pech wie in einer von { $n } Partie
   *[other] so viel Pech wie in einer von { $n } Partien
}
story-usual = etwa wie üblich
story-all-usual = Niemand hat ungewöhnlich gewürfelt.
story-unknown-throws = { $throws ->
    [one] Bei { $throws } Wurf sagt das Protokoll nicht, wer gewürfelt hat.
   *[other] Bei { $throws } Würfen sagt das Protokoll nicht, wer gewürfelt hat.
}
story-dice-thrown = Würfel
story-dice-got = gezeigt
story-dice-expected = im Schnitt
story-dice-difference = Abweichung
story-at-least = Chance auf mindestens so viel
story-at-most = Chance auf höchstens so viel
story-of-dice = { $dice ->
    [one] mit { $dice } Würfel; im Schnitt { $expected }
   *[other] mit { $dice } Würfeln; im Schnitt { $expected }
}
story-bad = weniger
story-average = Schnitt
story-good = mehr
story-pace = Entscheidungen und Zeit
story-waited = Am längsten wurde auf { $seat } gewartet: { $minutes } min.
story-decisions = Entscheidungen
story-minutes = Minuten
story-decided-n = { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
}
story-minutes-n = { $minutes } min

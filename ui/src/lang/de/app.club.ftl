club-unreachable = Der Server des Clubs ist nicht erreichbar, neuer Versuch …
club-join = Beim Abend mitmachen
club-join-yes = Mitmachen
club-join-note = Der Code steht auf der Saalanzeige. Du brauchst kein Konto: Der Name gilt nur für diesen Abend.
club-code = Code des Abends
club-rename = Umbenennen
club-organise = Ich leite den Abend
club-organise-note = Öffne die Adresse, die der Server des Clubs ausgegeben hat, oder füge sie hier ein.
club-out-code = Dieser Code gilt nicht. Der richtige steht auf der Saalanzeige.
club-out-token = Dieses Gerät ist hier nicht mehr bekannt. Melde dich neu an.
club-out-busy = Zu viele Versuche. Warte eine Minute und versuche es dann noch einmal.
club-out-dismissed = Die Leitung hat dieses Gerät entfernt, seinen Zugang erneuert oder einen neuen Abend begonnen.
club-out-name_taken = So heißt an diesem Abend schon jemand. Wähle einen anderen Namen.
club-out-nameless = Gib einen Namen ein.
club-out-too_long = Dieser Name ist zu lang.
club-out-no_evening = Noch läuft kein Abend. Komm wieder, wenn die Leitung ihn begonnen hat.
club-out-full = Der Abend ist voll: Es kann niemand mehr mitmachen.
club-out-crowded = Gerade treten viele bei. Diese Seite versucht es gleich noch einmal.
problem-no_evening = Es läuft kein Abend.
problem-running = Es läuft schon ein Abend.
problem-not_allowed = Das kann nur die Leitung.
problem-taken = Jemand war schneller: Dieser Platz ist gerade besetzt worden. Wähle einen anderen.
problem-seated = Du sitzt schon an einem Tisch. Steh dort erst auf.
problem-given = In diesem Turnier werden die Plätze zugeteilt.
problem-name_taken = So heißt an diesem Abend schon jemand.
problem-full = Hier ist kein Platz mehr.
problem-unwatched = An diesem Tisch sind keine Zuschauer zugelassen.
problem-crowded = Von hier treten gerade viele bei. Versuche es gleich noch einmal.
problem-no_such_time = Zu dieser Zeit kann niemand beigetreten sein. Wähle einen Zeitpunkt, der schon vorbei ist.
problem-too_many = Diese Zahl ist zu groß. Höchstens: { $most }.
club-seat = Platz { $n }
club-seat-free = frei
club-free = { $free ->
    [one] { $free } freier Platz
   *[other] { $free } freie Plätze
}
club-awaits = Wartet auf Spieler
club-begin-game = Beginnen
club-begin-game-note = Die Partie beginnt, sobald alle Plätze besetzt sind. Beginnst du sie jetzt, trifft die App für leere Plätze die kleinstmögliche Wahl.
club-sit = Hier sitzen
club-sit-at = { $table }, Platz { $n }: hier sitzen
club-place = { $place }.
club-score = Stand: { $score }
club-ended-note = Der Abend ist vorbei. Die Protokolle deiner Partien bleiben hier, bis ein neuer Abend beginnt.
club-tables = Tische
club-own = Dein Tisch
club-you-won = Du hast gewonnen!
club-to-table = Zum Tisch
club-stand = Aufstehen
club-stand-sure = Solange die Partie läuft, kann sich jemand anderes auf deinen Platz setzen.
club-stand-yes = Ja, aufstehen
club-given-note = Warte auf die Auslosung: Dann zeigt diese Seite deinen Platz.
club-archive = Geschlossene Tische
club-all-games = Alle Spiele
club-watch = Zuschauen
club-watch-of = Bei { $table } zuschauen
club-no-tables = Noch ist kein Tisch offen.
club-label = Tisch { $n }
club-open = Einen Tisch aufmachen
club-open-for = Einen Tisch für { $seats } aufmachen
club-opened = { $table } ist offen.
club-opened-many = { $first } bis { $last } sind offen.
club-take-back = Wieder schließen
club-more-count = Weitere gleiche Tische
club-more = { $tables ->
    [one] Noch einen gleichen
   *[other] Noch { $tables } gleiche
}
club-given-up = vor dem Ende geschlossen
club-record = Protokoll herunterladen
club-record-of = Protokoll von { $table } herunterladen
club-record-whole = Das ganze Protokoll, zum Öffnen in Bucintoro.
club-record-later = Verfügbar, sobald alle zustimmen, die dort saßen.
club-agree-note = Diese Partie wurde vor dem Ende geschlossen. Dürfen die anderen das ganze Protokoll haben, mit allem, was verdeckt war?
club-agree = Ich stimme zu
club-agreed = Du hast zugestimmt.
club-archive-empty = Noch wurde kein Tisch geschlossen.
club-people = Leute
club-joined = { $people ->
    [0] Noch macht niemand mit.
    [one] { $people } Person macht mit.
   *[other] { $people } Leute machen mit.
}
club-change = Ändern
club-change-event = Abend ändern
club-save = Speichern
club-new = Ein neuer Abend
club-ended = „{ $evening }“ ist vorbei.
club-begin = Abend beginnen
club-name = Name des Abends
club-seating = Plätze
club-seating-free = Freie Wahl
club-seating-free-note = Alle setzen sich, wo ein Platz frei ist.
club-seating-tournament = Turnier
club-seating-tournament-note = Tische und Plätze werden ausgelost, Runde für Runde.
club-opening = Wer darf Tische aufmachen?
club-opening-organiser = Die Leitung
club-opening-anybody = Alle
club-house-rules = Spieler dürfen Hausregeln erlauben
club-house-rules-note = Spieler dürfen dann bei einem einzelnen Zug eine Regel brechen. Das Protokoll vermerkt es, und alle am Tisch sehen es.
club-programs = Tische mit Computerspielern
club-programs-note = Höchstens so viele gleichzeitig. Jeder davon beschäftigt den Server.
club-programs-off = Aus. Niemand kann den Computer spielen lassen.
club-programs-seats = Computerspieler
club-organiser = Leitung
club-manage = Verwalten
club-manage-of = { $table } verwalten
club-table-name = Name des Tisches
club-earlier = Nach oben
club-later = Nach unten
club-watchable = Zuschauen erlaubt
club-watchable-note = Auf einem Fernseher oder Handy. Was verdeckt ist, sieht dort niemand.
club-move = Auf einen anderen Server verlegen
club-move-note = Die Partie geht dort weiter. Die Handys kommen von selbst mit.
club-close = Tisch schließen
club-close-sure = { $table } lässt sich danach nicht fortsetzen. Das Protokoll kommt zu den geschlossenen Tischen.
club-close-yes = Ja, schließen
club-find = Jemanden suchen
club-stands = hat keinen Platz
club-remove-sure = { $name } entfernen? Der Platz wird frei, und das Handy wird abgemeldet.
club-lately = Neu beigetreten
club-lately-minutes = In den letzten Minuten beigetreten
club-lately-people =
    { $people ->
        [0] Niemand.
        [one] { $people } Person.
       *[other] { $people } Personen.
    }
club-lately-remove = Alle entfernen
club-lately-sure =
    { $people ->
        [one] { $people } Person entfernen? Der Platz wird frei, und das Handy wird abgemeldet.
       *[other] { $people } Personen entfernen? Ihre Plätze werden frei, und ihre Handys werden abgemeldet.
    }
club-way-note = Häng ihn auf oder zeig ihn herum: Wer ihn scannt, tippt einen Namen ein und nimmt Platz.
club-way-note-tournament = Häng ihn auf oder zeig ihn herum: Wer ihn scannt und einen Namen eintippt, spielt im Turnier mit.
club-renew = Neuer Code
club-renew-of = Neuer Code zum Mitmachen
club-renew-sure = Der alte Code lässt niemanden mehr herein. Wer schon dabei ist, bleibt.
club-renew-yes = Ja, erneuern
club-wall = Saalanzeige
club-wall-note = Öffne sie auf einem großen Bildschirm: Dort stehen Code, freie Plätze und alle Tische.
club-wall-open = Saalanzeige öffnen
club-wall-address = Adresse der Saalanzeige
club-wall-renew = Neue Adresse
club-wall-sure = Jede Saalanzeige wird dunkel, bis sie mit der neuen Adresse geöffnet wird.
club-key = Der Schlüssel der Leitung
club-key-note = Wer die Adresse der Leitung hat, kann alles, was du kannst. Erneuere den Schlüssel, wenn ihn jemand gesehen hat.
club-key-fresh = Das ist die neue Adresse der Leitung. Bewahre sie gut auf:
club-key-renew = Schlüssel erneuern
club-key-sure = Die alte Adresse gilt ab sofort nicht mehr, auf keinem Gerät.
club-key-yes = Ja, Schlüssel erneuern
club-end = Abend beenden
club-end-note = Alle Tische werden geschlossen. Protokolle lassen sich herunterladen, bis ein neuer Abend beginnt.
club-end-sure = { $tables ->
    [0] Den Abend jetzt beenden?
    [one] { $tables } Tisch ist offen und wird geschlossen. Den Abend jetzt beenden?
   *[other] { $tables } Tische sind offen und werden geschlossen. Den Abend jetzt beenden?
}
club-end-yes = Ja, beenden
club-ended-wall = Der Abend ist vorbei. Danke, dass ihr da wart!
club-none-yet = Noch läuft kein Abend.
club-wall-join = Zum Mitspielen: scannen oder öffnen
club-wall-code = Code
club-wall-page = { $page } von { $of }
club-back = Zurück zum Abend
club-ended-here = Die Leitung hat diese Partie beendet.
club-ended-place = Dein Platz: { $place }.
club-ended-tied = Alle an diesem Tisch teilen sich die Punkte.

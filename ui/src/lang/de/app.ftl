app-back = Zurück
app-close = Schließen
word-rule = Regel
word-correct = Korrigieren
word-check = Prüfen
app-cancel = Abbrechen
app-line = Zeile { $line }: { $text }
app-seat = Platz { $n }
app-program = Computerspieler
app-empty = leer
app-waits = Deine Eingabe wird gesendet, sobald der Gastgeber antwortet.
    .club = Deine Eingabe wird gesendet, sobald der Server antwortet.
app-unreachable = Der Gastgeber ist nicht erreichbar. Neuer Versuch …
part-failed = Dieser Teil der Seite konnte nicht geladen werden.
part-retry = Noch einmal versuchen

game-serenissima-2e = Serenissima
game-twilight = Twilight of Venice
game-serenissima-1996 = Serenissima, erste Ausgabe (1996)
game-libertalia = Libertalia

asking-title = Erklären
table-hint = Tipp
asking-note = Tippe auf das, was erklärt werden soll.

side-south = vorne
side-west = links
side-north = gegenüber
side-east = rechts

table-bar = Partie
table-undo = Rückgängig:
table-undo-together = die Antworten von { $names }{ $revealed ->
        [0] {""}
       *[other] , die alle gesehen haben
    }
table-undo-back = bis „{ $what }“, { $seat }
table-redo = Wiederholen
table-record = Protokoll
table-fair = Fair
table-waits = Wieder bei dieser Auslosung. Tippe, um weiterzumachen.
table-menu = Menü
table-past = Rückblick auf Eintrag { $n }
table-now = Zurück zur Partie
table-continue = Von hier weiterspielen

problem-refused = Die Regeln lassen das nicht zu.
problem-stale = Die Partie hat sich geändert. Prüfe sie und versuche es noch einmal.
problem-late = Schon beantwortet oder zurückgenommen. Prüfe und versuche es noch einmal.
problem-not_found = { $what ->
        [table] Diese Partie gibt es hier nicht mehr. Geh zurück und schau noch einmal nach.
        [seat] Diesen Platz gibt es in der Partie nicht. Geh zurück und schau noch einmal nach.
        [game] Diese Version der App kennt das Spiel nicht. Aktualisiere die App.
        [board] Diesen Spielplan gibt es hier nicht mehr. Wähle einen anderen.
        [entry] Diesen Eintrag gibt es im Protokoll nicht. Geh zurück und schau noch einmal nach.
        [device] Dieses Gerät ist nicht mehr da: Es wurde entfernt oder fragt nicht mehr an.
        [person] Diese Person steht nicht mehr auf der Liste.
        [group] Diese Gruppe gibt es nicht mehr. Wähle eine andere.
        [tournament] Es läuft kein Turnier.
        [node] Dieser Server läuft nicht. Wähle einen anderen.
        [folder] Tägliche Sicherungen sind hier nicht möglich.
        [backup] Diese Sicherung gibt es nicht mehr. Wähle eine andere.
        [file] Diese Datei ist nicht mehr da. Öffne sie noch einmal.
        [parcel] Die Datei ist nicht vollständig angekommen. Fang noch einmal an.
        [part] Die Datei ist nicht vollständig angekommen. Fang noch einmal an.
       *[other] Das gibt es hier nicht mehr. Geh zurück und schau noch einmal nach.
    }
problem-nothing_to_undo = Es gibt nichts rückgängig zu machen.
problem-nothing_to_redo = Es gibt nichts zu wiederholen.
problem-no_chance = Gerade gibt es nichts zu würfeln und nichts aufzudecken.
problem-not_begun = Die Partie hat noch nicht begonnen: Sie wartet auf Spieler.
problem-unreadable = Das lässt sich nicht lesen: { $detail }
problem-unsupported = Diese Version kann das nicht mehr. Lade die Seite neu.
problem-damaged = Die erste Zeile des Protokolls ist beschädigt. Stelle die Partie aus einer Sicherung oder einem Export wieder her.
problem-newer = Zeile { $line } im Protokoll dieser Partie stammt von einer neueren Version der App. Nichts ist verloren: Aktualisiere die App, um die Partie zu öffnen.
problem-disk_full = Der Speicher ist voll. Es wurde nichts geändert: Schaffe Platz und tippe noch einmal.
problem-not_over = Das geht erst, wenn die Partie vorbei ist.
problem-suggestions_off = In dieser Partie gibt es keine Tipps.
problem-too_long = Das ist zu lang und wird nicht angenommen. Nimm einen kürzeren Text oder eine kleinere Datei.
problem-unanswered = Die Verbindung ist jedes Mal abgebrochen. Versuche es später noch einmal oder mit einer kleineren Datei.
problem-internal = In der App ist etwas schiefgegangen. Es wurde nichts geändert. Mehr dazu steht im Log unter { $ticket }.
problem-unsettled = Noch ist nicht sicher, ob das gespeichert wurde. Sieh nach, bevor du es noch einmal versuchst. Mehr dazu steht im Log unter { $ticket }.

past-before = Einen Eintrag zurück
past-after = Einen Eintrag vor
idle-wake = Bildschirm wecken
clock-pause = Uhren anhalten
clock-go = Uhren laufen lassen

app-connecting = Verbindung wird aufgebaut …
host-title = Handys am Tisch
host-phones = { $count ->
        [one] { $count } Handy
       *[other] { $count } Handys
    }
past-story = Was bis hierher geschah
past-start = Der Aufbau. Noch ist nichts geschehen.
table-yours = Du bist am Zug
table-turn = Am Zug: { $names }.
pieces-title = Was auf dem Tisch zu tun ist
pieces-lay-out = Partie aufbauen
app-pack = Einräumen
app-story = Die Geschichte dieser Partie
app-share = Teilen

problem-board = Der Spielplan wurde nicht angenommen:
problem-setup = So lässt sich die Partie nicht aufbauen:
problem-import = Die Datei hat Fehler. Es wurde nichts importiert:

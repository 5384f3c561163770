# Der gedruckte Spielplan: Abgleich mit der Schachtel, eigene Spielpläne.

board-start = Starthafen
board-track-note = Es braucht drei Wertungsfelder. Schritte vom Start bis zum letzten: { $steps }.
board-payout-note = Steht bei jedem Lagerhaus: was es bei einer Wertung mit so vielen Klötzchen zahlt.
board-cubes = { $cubes ->
        [one] { $cubes } Klötzchen
       *[other] { $cubes } Klötzchen
    }
board-deck-note = In der Schachtel liegen fünf Dogenkarten. Zähle sie nach Art und dazu die Totenkopfseiten eines Würfels.
board-deck-total = { $cards } von 5 Karten

## Fehler in einem Spielplan

flaw-board-ports-count = { $ports ->
        [none] Der Spielplan muss seine 19 Häfen haben, und zwar dieselben wie zuvor.
       *[other] Der Spielplan muss 19 Häfen haben, ein eigener 1 bis 32; er hat { $ports }.
    }
flaw-board-slots = { $port ->
        [none] Ein Lagerhaus muss 1 bis 5 Lagerplätze haben.
       *[other] Das Lagerhaus von { $port } muss 1 bis 5 Lagerplätze haben; es hat { $slots }.
    }
flaw-board-values = { $port ->
        [none] Die Werte der Lagerplätze müssen 2 bis 6 sein und dürfen nicht fallen.
       *[other] Die Werte der Lagerplätze von { $port } müssen 2 bis 6 sein und dürfen nicht fallen.
    }
flaw-board-start-small = { $port ->
        [none] Ein Starthafen braucht mindestens 3 Lagerplätze.
       *[other] { $port } ist ein Starthafen und braucht mindestens 3 Lagerplätze.
    }
flaw-board-payout = { $slots ->
        [none] Was ein Lagerhaus zahlt, muss von 0 (leer) bis 20 (voll) steigen.
        [one] Was ein Lagerhaus mit { $slots } Lagerplatz zahlt, muss leer 0 und voll 20 sein.
       *[other] Was ein Lagerhaus mit { $slots } Lagerplätzen zahlt, muss von 0 (leer) bis 20 (voll) steigen.
    }
flaw-board-starts = { $starts ->
        [none] Es braucht fünf Starthäfen, auf einem eigenen Spielplan mindestens vier.
       *[other] Es braucht fünf Starthäfen, auf einem eigenen Spielplan mindestens vier; vorhanden: { $starts }.
    }
flaw-board-no-port-of = { $good ->
        [none] Für eine Ware gibt es keinen Hafen, der geschlossen werden könnte.
       *[other] Kein Hafen produziert { GOOD($good, case: "acc") }.
    }
flaw-board-starts-closed = { $starts ->
        [none] Es blieben zu wenige Starthäfen offen.
       *[other] Es blieben zu wenige Starthäfen offen: { $starts }, davon noch zu schließen: { $lost }.
    }
flaw-board-track = { $players ->
        [none] Der Start und die drei Wertungsfelder müssen auf der Rundenleiste aufeinanderfolgen.
       *[other] Bei { $players } Spielern müssen der Start und die drei Wertungsfelder auf der Rundenleiste aufeinanderfolgen.
    }
flaw-board-deck = { $cards ->
        [none] Es müssen fünf Dogenkarten sein, mindestens eine davon mit Pfeilen.
       *[other] Es müssen fünf Dogenkarten sein, mindestens eine davon mit Pfeilen; angegeben: { $cards }, mit Pfeilen { $shuffle }.
    }
flaw-board-skulls = { $skulls ->
        [none] Ein Würfel muss auf 1 bis 6 Seiten Totenköpfe haben.
       *[other] Ein Würfel muss auf 1 bis 6 Seiten Totenköpfe haben; angegeben: { $skulls }.
    }

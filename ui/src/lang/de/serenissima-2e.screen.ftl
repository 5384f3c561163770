# Der Bildschirm der Partie Serenissima.

map-blockade = Blockade möglich ({ $zone }): { $seats }
map-ways = Wege zur Zone { $zone }

board-start-yes = Starthafen
board-start-no = Kein Starthafen
board-spaces = Felder der Rundenleiste
board-pawn-start = Startfeld der weißen Figur bei { $players } Spielern
board-scoring = Wertungsfelder bei { $players } Spielern
board-skulls = Würfelseiten mit Totenkopf
board-payout = Was Lagerhäuser zahlen
board-deck = Dogenkarten und Würfel
board-track = Rundenleiste bei { $players } Spielern
track-label = Runde { $turn }; { $left ->
        [one] { $left } Feld
       *[other] { $left } Felder
    } bis zur nächsten Wertung
track-setup = Aufbau
track-turn = Runde { $turn }
track-next = { $left ->
    [one] 1 Feld
   *[other] { $left } Felder
} bis zur Wertung · { $percent } % Chance in dieser Runde
track-deck = verdeckt: { $left }

players-first = Startspieler
players-covered = Zum Aufdecken antippen, wenn es dein Geld ist
players-ducats = Dukaten
players-ports = { $n ->
    [one] 1 Hafen
   *[other] { $n } Häfen
}
players-galleys = { $n ->
    [one] 1 Galeere
   *[other] { $n } Galeeren
}
players-reserve = { $n } in Reserve
players-income = Wertung: { $ducats }
players-holds = { $ducats ->
        [one] { $ducats } Dukat
       *[other] { $ducats } Dukaten
    }

wheel-title = Rad
wheel-next = Nächste
wheel-next-turn = In der nächsten Runde:

fix-supply = im Vorrat
fix-neutral = neutral
fix-sailors = { $sailors } { $sailors ->
    [one] Matrose
   *[other] Matrosen
}
fix-a-fort = Festung
fix-a-basilica = Basilika
fix-is-closed = geschlossen
fix-is-open = offen
fix-see-menu = geändert

keys-next = Fertig
keys-load = Ware des Hafens laden
keys-sell = Verkaufen
keys-attack = Angreifen
keys-continue = Weiterkämpfen oder den Hafen einnehmen
keys-break-off = Kampf abbrechen
keys-yes = Blockade ausrufen

checked-purse = { $ducats ->
        [one] { $ducats } Dukat
       *[other] { $ducats } Dukaten
    }
checked-pawn = Weiße Figur auf Feld { $space }
checked-deck = Dogenkarten verdeckt: { $cards }

check-tracks = Weiße Figur und Dogenkarten

chance-of-dice = Würfel
chance-of-cards = Dogenkarten
chance-of-draws = Sonstige Auslosungen
setup-order = In Sitzreihenfolge, im Uhrzeigersinn. Der Startspieler wird ausgelost.
end-scored = Mit letzter Wertung beenden
end-plain = Ohne Wertung beenden
map-fort = Festung
map-basilica = Basilika
map-wine = Weinzeichen

card-pawn = Die schwarze Figur steht auf { $galley }.

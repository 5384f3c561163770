# Bedienfeld, Kämpfe, Wertungen und Korrekturen von Serenissima.

setup-options = Absprachen
setup-hidden = Verdecktes Geld
setup-hidden-note = Das Geld bleibt geheim; Einnahmen aus Wertungen werden angesagt.
setup-blockade = Blockade auch in der Startzone
setup-blockade-note = Verkauf und Eroberung können auch in der Zone blockiert werden, in der die Aktivierung begann.
setup-hiring = Anwerben in allen eigenen Häfen
setup-hiring-note = Wer weniger als zwei Galeeren hat, darf Matrosen für jeden eigenen Hafen anwerben, nicht nur für die gekauften Galeeren.
setup-under-way = Schon im Gange
setup-under-way-note = Gib zuerst ein, was auf dem Tisch liegt, dann geht es von dort weiter.

prepare-turn = Runde { $turn }, weiße Figur auf Feld { $space }, Karten
prepare-seat = { $ducats ->
        [one] { $ducats } Dukat
       *[other] { $ducats } Dukaten
    }, Häfen { $ports }, Galeeren { $galleys }

draft-closing = Vier Häfen bleiben in dieser Partie geschlossen. Geschlossen: { $done }
draft-close = { $port } schließen
draft-ports = Starthäfen
draft-numbers = Galeeren nach Nummer
draft-taken = Galeere { $galley }, vergeben
draft-draw = Auslosen
draft-order = Reihenfolge der Wahl
draft-port-first = Wähle zuerst einen Hafen, hier oder auf der Karte.
draft-galley = Wähle eine Galeere: Niedrige Nummern sind früh dran.
draft-take = Galeere { $galley } nehmen

panel-steps = Schritte der Aktivierung oder stattdessen die Investition
panel-sell = Verkauf: +{ $ducats }
panel-load-dim = { $good } laden
panel-sell-for = { $good } für { $ducats } verkaufen
panel-sell-dim = { $good } verkaufen: nicht hier
panel-not-here = hier nicht
panel-overboard = { $good } über Bord
panel-makes = Produziert { $good }
panel-no-port = Hier ist kein Hafen nutzbar.
panel-beside = Galeeren hier
panel-nothing-aboard = Keine Waren an Bord.
panel-nobody-here = Hier gibt es keinen Gegner.
panel-attack-do = Angreifen
panel-cannot = jetzt nicht
panel-against = { $strength ->
        [one] { $strength } Würfel
       *[other] { $strength } Würfel
    } gegen { $defence }
panel-fort-first = die Festung schießt zuerst
panel-over-to = Auf Galeere { $galley }
panel-sailor-over = Matrose von Galeere { $galley } an Bord
panel-good-over = { $good } von Galeere { $galley } an Bord
panel-move-sailor = Matrosen bewegen
panel-sail-to = { $zone } ansteuern, { $steps } { $steps ->
    [one] Zone
   *[other] Zonen
}
panel-sail-risk = Blockade: { $seats }
panel-sail-none = Sie fährt nicht weiter.
panel-stopped = Blockiert: Sie fährt nicht weiter.
panel-scuttle = Galeere { $galley } versenken
panel-capture-dim = { $port } einnehmen: jetzt nicht
panel-title = Was zu entscheiden ist
panel-begin = Von hier beginnen
panel-sailors = { $yours } deiner Matrosen gegen { $theirs }.
panel-blockade-yes = Blockade!
panel-blockade-ends = Blockade: Ihre Aktivierung endet
panel-blockade-no = Durchlassen
panel-blockade-sale = Verkauf zulassen
panel-purchases-end = Käufe beenden
panel-load-free = { $good } laden: gratis
panel-load = { $good } laden: { $ducats } { $to ->
    [none] { $ducats ->
        [one] Dukat
       *[other] Dukaten
    }
   *[other] an { $to }
}
panel-aboard = Matrose aus { $port } an Bord
panel-ashore = Matrose an Land: { $port }
panel-to-port = an Land
panel-to-galley = auf { $galley }
panel-to-here = an Bord
panel-blocked = { $seat } blockiert: kämpfen oder beenden.
panel-attack = { $foe } von { $seat } angreifen: { $strength } gegen { $defence }
panel-attack-dim = { $foe } von { $seat } angreifen: jetzt nicht
panel-fewer = weniger
panel-more = mehr
panel-capture = { $port } mit { $sailors } { $sailors ->
    [one] Matrosen
   *[other] Matrosen
} einnehmen
panel-may-block = Blockade möglich: { $seats }
panel-sail = Bis zu { $steps } { $steps ->
    [one] Zone
   *[other] Zonen
} fahren
panel-next = Fertig mit dieser Galeere
panel-skipped = Galeere { $galley } ({ $seat }) wird übersprungen: Platz leer.
panel-order = Laden, fahren, dann verkaufen oder kämpfen.
panel-order-invest = Investieren: anwerben, kaufen oder bauen.
panel-ends = Damit ist die Galeere fertig.

tab-load = Laden
tab-sail = Fahren
tab-trade = Hafen
tab-fight = Kampf
tab-invest = Investieren

blockade-move = Blockade: Die Galeere bleibt stehen ({ $zone }).
blockade-sale = Blockade: kein Verkauf von { $good } ({ $zone }). { $ends ->
        [true] Zu schwach zum Kampf, beendet die Galeere ihre Aktivierung.
       *[other] Die Galeere muss gegen dich kämpfen oder ihre Aktivierung beenden.
    }
blockade-capture = Blockade: keine Landung von { $sailors } { $sailors ->
        [one] Matrosen
       *[other] Matrosen
    } ({ $zone }). { $ends ->
        [true] Zu schwach zum Kampf, beendet die Galeere ihre Aktivierung.
       *[other] Die Galeere muss gegen dich kämpfen oder ihre Aktivierung beenden.
    }
blockade-yours = deine hier
blockade-then = Danach gefragt: { $seats }

invest-hire = Anwerben, je { $ducats } { $ducats ->
    [one] Dukat
   *[other] Dukaten
}
invest-hire-to = Matrosen anwerben: { $place } (Platz für { $room })
invest-reserve = { $left } in Reserve
invest-hold = gedrückt halten: auffüllen
invest-room = Platz { $room }
invest-no-hire = Gerade kann niemand angeworben werden.
invest-hire-bought = Matrosen können nur für eine Galeere angeworben werden, die jetzt gekauft wird.
invest-join = { $from } › { $to }
invest-galley = Galeere kaufen: ab { $ducats } { $ducats ->
    [one] Dukat
   *[other] Dukaten
} …
invest-buy = Galeere { $galley } bei { $port } kaufen: { $ducats } { $ducats ->
    [one] Dukat
   *[other] Dukaten
}
invest-number = Nummer der Galeere
invest-number-note = { $pawn ->
        [0] Sie kommt in der nächsten Runde dran.
       *[other] Über { $pawn }: diese Runde. Sonst: nächste Runde.
    }
invest-port = Wohin sie kommt
invest-back = Zurück
invest-fort-dim = Festung: 2 Dukaten
invest-basilica-dim = Basilika: 2 Dukaten
invest-too-late = Zu spät zum Investieren.
invest-no-number = Es ist keine Galeere frei.
invest-crew = Ihr erster Matrose kommt von:
invest-price = Galeere: { $price }, 1 je eigene Galeere. Matrose: { $sailor }
invest-fort = Festung in { $port }: 2 Dukaten
invest-basilica = Basilika in { $port }: 2 Dukaten
invest-build = Festung oder Basilika bauen: 2 Dukaten …
invest-left = Übrig: Festungen { $forts }, Basiliken { $basilicas }

chance-left = noch { $n }
chance-skulls-attacker = { $n } für den Angreifer
chance-skulls-defender = { $n } für den Verteidiger
chance-skulls-fort = { $n } für die Festung
chance-draw-dice = In der App würfeln
chance-draw-cards = In der App aufdecken
chance-draw-draws = In der App auslosen
chance-to-app = Ab jetzt der App überlassen
chance-to-table = Ab jetzt selbst am Tisch

battle-dice = { $seat }: { $skulls } { $skulls ->
    [one] Totenkopf
   *[other] Totenköpfe
} mit { $dice } { $dice ->
    [one] Würfel
   *[other] Würfeln
}
battle-fort = Die Festung schießt zuerst (2 Würfel)
battle-odds = Bis zum Ende gekämpft, { $attacker ->
        [one] 1 Würfel
       *[other] { $attacker } Würfel
    } gegen { $defender }:
battle-skulls = Jeder Totenkopf trifft einen Matrosen der Gegenseite.
battle-take = { $good } nehmen
battle-take-short = nehmen
battle-own = Antippen, was von Galeere { $galley } über Bord geht:
battle-landing = { $left ->
        [0] Alle gehen an Land: Galeere { $galley } sinkt.
        [one] { $left } Matrose bleibt an Bord.
       *[other] { $left } Matrosen bleiben an Bord.
    }
battle-continue = Weiterkämpfen: { $attacker } gegen { $defender } Würfel
battle-break-off = Abbrechen
battle-loot = { $room ->
        [0] Kein Platz für Beute
       *[other] Beute nehmen: Platz für { $room }
    }
battle-jettison = { $good } über Bord
battle-leave = { $taken ->
        [0] Nichts nehmen
       *[other] Rest liegen lassen
    }
battle-land-none = Niemanden an Land setzen: Der Hafen wird neutral

scoring-done = Ausgezahlt

over-shared = { $seats } teilen sich den Sieg: gleich viele Dukaten und Häfen.
over-by-ducats = { $seat } gewinnt mit { $lead } { $lead ->
    [one] Dukaten
   *[other] Dukaten
} Vorsprung.
over-by-ports = { $seat } gewinnt bei Gleichstand mit { $ports ->
        [one] { $ports } Hafen
       *[other] { $ports } Häfen
    } gegen { $fewer }.
over-ducats = { $ducats } { $ducats ->
    [one] Dukat
   *[other] Dukaten
}
over-scoring = Wertung { $nth }
over-early = Letzte Wertung

correct-first = Startspieler
correct-deck = Verdeckte Dogenkarten
correct-black-note = Wer die schwarze Figur versetzt, beendet die laufende Aktivierung.
correct-turn = Runde, Figuren und Karten

panel-store = Lagern
panel-store-it = { $good } lagern

# Das Feld mit den Fragen, Kämpfe, Ende und Aufbau von Serenissima 1996.

back = Zurück
begin = Von hier an weiterspielen
end-trade = Handel beenden
end-move = Fahrt beenden
end-fight = Kämpfe beenden
end-take = Landungen beenden
end-sell = Verkauf beenden
panel-title = Was zu entscheiden ist
noun-player = Spieler
noun-sailor = Matrose
noun-ducats = Dukaten
lot-fewer = weniger
lot-more = mehr
sum-less = weniger: −{ $ducats }
sum-more = mehr: +{ $ducats }

setup-nation = Nation:
setup-nations = Nationen
setup-nations-west = Venedig und Genua
setup-nations-east = Spanien und Türken
setup-nations-any = Wählt die Nation oben an jedem Platz.
setup-options = Absprachen
setup-under-way = Schon im Gange
setup-under-way-note = Gib zuerst ein, was auf dem Tisch liegt, dann geht es von dort weiter.

phases-label = Runde { $round } von { $rounds }
phases-round = Runde { $round } / { $rounds }
phases-setup = Aufbau
phases-order = Reihenfolge

players-covered = Zum Aufdecken antippen, wenn es deiner ist
players-ports = { $n ->
        [one] { $n } Hafen
       *[other] { $n } Häfen
    }
players-galleys = { $n ->
        [one] { $n } Galeere
       *[other] { $n } Galeeren
    }
players-sailors = { $n ->
        [one] { $n } Matrose
       *[other] { $n } Matrosen
    }
players-points = { $points ->
        [one] { $points } Punkt jetzt
       *[other] { $points } Punkte jetzt
    }
players-open = { $points ->
        [one] { $points } Punkt jetzt + Dukaten
       *[other] { $points } Punkte jetzt + Dukaten
    }

port-neutral = neutral
port-held = gehört { $seat }, Garnison { $sailors }
port-fortress = Festung
port-town = Hauptstadt
port-supplies = liefert { GOOD($good, case: "acc") }

placing-do = Matrosen so verteilen

bid-ask = Bietet verdeckt um die Reihenfolge
place-pick = Platz { $place }

again = Wie in der letzten Runde
again-buy = { $count } × { GOOD($good, case: "acc") }
again-hire = { $count ->
        [one] { $count } Matrose
       *[other] { $count } Matrosen
    } ({ $place })
again-galley = eine Galeere in { $port }

trade-tabs = Aktionen
trade-no-port = Kein Hafen, in dem du etwas tun kannst.
trade-purse = Dein Geldbeutel
tab-ports = Häfen
tab-crews = Ladung
tab-exchange = Tausch
buy = { $count } × { GOOD($good, case: "acc") } kaufen: { $ducats }
buy-ask = Nach dem Preis fragen: { $count } × { GOOD($good, case: "acc") } (höchstens je { $most })
hire = Anwerben: { $count } für { $ducats } ({ $place })
hire-to = Wohin sie gehen
build-galley = { $crew ->
        [hired] Galeere bauen, Mannschaft { $sailors }: { $ducats }
       *[garrison] Galeere bauen, aus der Garnison { $sailors }: { $ducats }
    }
build-crew = Woher die Mannschaft kommt
build-crew-hired = angeworben
build-crew-garrison = Garnison
build-fortress = Festung bauen: { $ducats }
crews-none = Keine Galeere im Spiel.
hold-room = frei: { $room }
hold-take = { $piece }: { $taken } von { $count } in der Hand
hold-put = Hierher: { $count }
hold-overboard = Über Bord
hold-ashore = In { $port } an Land: verloren
hold-keep = Liegen lassen
not-now = Jetzt nicht möglich ({ $count })

exchange-none = Kein Tauschpartner neben deinen Galeeren.
deal-gives = { $seat } gibt
deal-pays = { $seat } zahlt
deal-who-pays = Wer zahlt
deal-no-goods = keine Ware an Bord
deal-after = Danach an Bord:
deal-offer = { $seat } anbieten
deal-take = Annehmen
deal-counter = Gegenangebot machen
deal-counter-say = Das stattdessen anbieten
deal-leave = Ablehnen

sail-which = Welche Galeere
sail-left = { $zones ->
        [one] noch { $zones } Zone
       *[other] noch { $zones } Zonen
    }
sail-to = { $zones ->
        [one] { $zone } ansteuern, { $zones } Zone
       *[other] { $zone } ansteuern, { $zones } Zonen
    }
sail-asks = fragt um Durchfahrt: { $seats }
sail-none = Keine Galeere kann mehr fahren.
sail-elsewhere = Andere Zonen
sail-by-hand = Nachbarn von { $zone } unbekannt: Tippe die nächste Zone an.
leave-title = Durchfahrt in dieser Phase
leave-left = Zonen übrig: { $zones }
leave-give = Durchlassen
leave-refuse = Aufhalten
leave-standing = In dieser Phase immer

fight-none = Niemand da, den du angreifen kannst.
fight-attack = { $galley } greift { $foe } von { $seat } an
fight-walled = { $port }, hinter einer Festung
odds-round-ends = Was der nächste Wurf kostet, Angreifer zu Verteidiger
odds-on = Bis zum Ende gekämpft:
odds-dice = { $fortress ->
        [true] Würfel plus Matrosen, ÷ 3 (Angreifer ÷ 4): so viele fallen auf der Gegenseite.
       *[other] Würfel plus Matrosen, ÷ 3: so viele fallen auf der Gegenseite.
    }
blow-sum = { $sum } ÷ { $divisor } = { $hits }
blow-strikes = { $count ->
        [0] trifft niemanden
        [one] trifft { $count } Matrosen
       *[other] trifft { $count } Matrosen
    }
dice-of = Der Würfel von { $seat }
dice-showed = { $seat } würfelt { $die }
dice-roll = In der App würfeln
dice-to-app = Ab jetzt in der App würfeln
dice-to-table = Ab jetzt am Tisch würfeln
chance-go-on = Weiter
prize-sailors = Matrosen auf { $galley }
prize-board = { $sailors ->
        [one] Mit { $sailors } Matrosen erbeuten
       *[other] Mit { $sailors } Matrosen erbeuten
    }
prize-more = { $sailors ->
        [one] Noch { $sailors } Matrosen hinüberschicken
       *[other] Noch { $sailors } Matrosen hinüberschicken
    }
prize-sink = { $galley } versenken
prize-done = Fertig

market-title = Häfen und Waren
market-short = Markt
market-next = als Nächstes: { $ducats }
market-unknown = als Nächstes: Zahl unbekannt
market-full = Lagerhaus voll
goods-title = Waren
goods-left = in der Schachtel: { $left }
goods-monopoly = { $doubted ->
        [true] Monopol von { $seat }, wenn der Spielplan stimmt
       *[other] Monopol von { $seat }
    }

keys-next = Fertig mit dieser Phase
keys-yes = Ja: annehmen, durchlassen, bestätigen

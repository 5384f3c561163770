# Die Seekarte: was Spiele mit Häfen und Seezonen von ihr sagen.

zone-open-sea = Offene See
zone-high-algerian = Algerisches Meer
zone-high-tyrrhenian = Tyrrhenisches Meer
zone-high-ionian = Ionisches Meer
zone-high-levantine = Levantinisches Meer
map-title = Seekarte des Mittelmeers
map-closed = geschlossen
map-neutral = neutral
map-held = gehört { $seat }, { $sailors } { $sailors ->
    [one] Matrose
   *[other] Matrosen
}
map-galley = Galeere { $galley } von { $seat }
map-reach = { $steps ->
    [one] 1 Zone entfernt
   *[other] { $steps } Zonen entfernt
}
map-whole = Ganze Karte
map-zoom = Vergrößern
map-key = Legende
map-planner = Planer
map-earns = bringt { $ducats }
map-assumed = { $values ->
        [one] Spielplan: { $values } Wert angenommen
       *[other] Spielplan: { $values } Werte angenommen
    }
map-crowd = { $count } Galeeren hier: { $galleys }
map-sailors = Matrosen: { $sailors }
map-cargo = an Bord: { $goods }
map-spaces = freie Plätze: { $spaces }
map-produces = produziert { $good }
map-stored = gelagert: { $goods }
map-slots = freie Lagerplätze: { $slots }
board-name = Name
board-slots = { $slots ->
        [one] { $slots } Lagerplatz
       *[other] { $slots } Lagerplätze
    }
board-shape = die Form des Spielplans
board-otherwise = { $what }: auf deinem Spielplan anders gedruckt? Ändere es
board-neighbours = Nachbarn der Zone { $zone }
board-printed-here = Was hier gedruckt steht
correct-save = Speichern
correct-tap = Tippe an, was auf dem Bildschirm nicht stimmt.
side-attacker = Angreifer
side-defender = Verteidiger
side-fort = Festung
battle-title = Kampf: { $zone }
odds-survivors = Wer übrig bleibt, Angreifer zu Verteidiger
odds-win = Sieg
odds-both = beide fallen
odds-lose = Niederlage
odds-losses = Erwartete Verluste: bei dir { $attacker }, beim Gegner { $defender }
odds-losses-of = Erwartete Verluste: { $attacker } bei { $seat }, { $defender } auf der anderen Seite
odds-of = Aus der Sicht von { $seat }:
odds-label = Angreifer gewinnt { $win }, beide fallen { $both }, Verteidiger gewinnt { $lose }
purse-title = Der Geldbeutel von { $seat }
purse-pass = Nur für { $seat }. Zum Ansehen halten.
purse-hold = Zum Nachsehen gedrückt halten
purse-elsewhere = Auf dem Handy: { $seat }
purse-look = In den Geldbeutel schauen
correct-owner = Besitzer
correct-free = nichts
correct-space = Platz { $n }: { $what }
correct-put = Was dort steht
panel-sailor = Matrose
correct-note = Das lässt sich rückgängig machen.
correct-galley = Galeere { $galley }
correct-hold = Laderaum
correct-zone = Zone
correct-covered = Verdeckt: neu festlegen
correct-sailors = Matrosen
correct-warehouse = Lagerhaus
correct-galley-here = Hier liegt eine Galeere, die die App nicht kennt
check-title = Stimmt alles auf dem Tisch?
check-galleys = Galeeren von { $seat }
check-galley = { $galley } ({ $zone }): { $sailors ->
        [one] { $sailors } Matrose
       *[other] { $sailors } Matrosen
    }; Laderaum: { $goods }
check-ports-west = Häfen im Westen
check-ports-east = Häfen im Osten
check-purses = Geldbeutel
checked-garrison = { $seat }: { $sailors ->
        [one] { $sailors } Matrose
       *[other] { $sailors } Matrosen
    }
prepare-ports = Häfen: auf der Karte antippen ({ $held } vergeben)
prepare-galleys = Galeeren: Nummer antippen (im Spiel: { $galleys })
keys-zoom = Größer, kleiner, ganze Karte

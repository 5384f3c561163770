# Die Seekarte: was Spiele mit Häfen und Seezonen von ihr sagen.

zone-open-sea = Offene See
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
map-follow = Der Galeere folgen
map-key = Zeichenerklärung
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

# Was ein Tipp auf Leiste, Stapel oder Spieler sagt.

told-cell = Feld { $cell }
told-centre = Feld 0
told-doge = In einem Palast gewinnt der Doge die Runde für dessen Besitzer. Er bleibt zwischen den Gardisten.
told-guard = Ein Gardist überspringt den Dogen nie. In einem Palast zählt er für die Favoritin.
told-merchant = Das Wort der Gilde ruft den Dogen oder einen Gardisten auf das Feld des Kaufmanns. In einem Palast zählt der Kaufmann für die Favoritin.
told-harlequin = Steht der Harlekin zwischen einem Spieler und dem Dogen, ist Maskerade. In einem Palast zählt er für die Favoritin.
told-favourite = Am Ende eines Zuges zieht die Favoritin auf die Seite mit mehr Punkten zu. In einem Palast gewinnt sie die Runde für dessen Besitzer.
told-counts = Punkte jetzt: { $first } { $one }, { $second } { $other }.
told-now = Endete der Zug jetzt: { $what }.
told-here = Hier: { $pawns }.
told-empty = Hier steht niemand.
told-mansion = Palast von { $seat }. Steht hier der Doge oder die Favoritin, gewinnt { $seat } die Runde.
told-home = Jeder Gardist, der Kaufmann und der Harlekin zählen hier je 1 für die Favoritin.
told-half = Hälfte von { $seat }. Stehen der Doge und beide Gardisten auf ihr, zählt das 1 für die Favoritin.
told-deck = Stapel
told-left = { $count ->
        [one] noch { $count } Karte
       *[other] noch { $count } Karten
    }
told-discards = Ablagen: { $cards }
told-wins = Gewonnene Runden: { $rounds }
told-count = Punkte für die Favoritin: { $count }
told-masquerade = Maskerade: Harlekinkarten können den Dogen, die Gardisten oder den Kaufmann bewegen.
now-wins = Würde die Runde jetzt gezählt: { $seat } gewinnt, { $by }.
now-level = Würde die Runde jetzt gezählt: Gleichstand.

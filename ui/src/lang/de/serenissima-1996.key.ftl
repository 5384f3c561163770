# Die Legende der Karte.

key-open = Gepunktete Linie: Hier fahren Galeeren durch
key-shoal = Schraffierter Balken: kein Durchkommen
key-strait = Gepunkteter Kurs: ein Schritt von Zone zu Zone, obwohl sie sich nicht berühren
key-unsure = Gestrichelte Linie: Nachbarn nicht bestätigt; jede Zone kann die nächste sein
key-steps = Wie viele Schritte entfernt
key-risk = Gestrichelter Ring: Unterwegs wird um Durchfahrt gefragt
key-owner = Besitzer und Garnison des Hafens
key-slot = Freier Lagerplatz und seine Zahl; „?“, wenn sie niemand gelesen hat
key-stored = Gelagerte Ware
key-makes = Was der Hafen liefert; gestrichelt, wenn nur angenommen
key-pays = Reichtumspunkte, die der Hafen jetzt bringt
key-roof = Auf dem Dach: Festung, Hauptstadt, neuer Markt für deine Ladung
key-aboard = An Bord: Matrosen und Waren nach Art

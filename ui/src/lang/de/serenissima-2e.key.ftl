# The map key.

key-open = Gepunktete Linie: Hier geht es durch
key-shoal = Schraffierter Balken: kein Durchkommen
key-strait = Gepunkteter Kurs: ein Schritt von Zone zu Zone, obwohl sie sich nicht berühren
key-steps = So viele Schritte entfernt
key-risk = Gestrichelter Ring: Unterwegs kann jemand eine Blockade ausrufen
key-owner = Besitzer und Garnison des Hafens
key-slot = Freier Lagerplatz und was er zahlt
key-stored = Gelagerte Ware
key-makes = Was der Hafen produziert; gestrichelt, wenn nur angenommen
key-pays = Was der Hafen bei einer Wertung jetzt zahlen würde
key-roof = Auf dem Dach: Wein, Festung, Basilika
key-aboard = An Bord: Matrosen und Waren jeder Art
key-closed = Geschlossener Hafen

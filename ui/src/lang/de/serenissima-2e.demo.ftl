# Was die Demo erklärt, Schritt für Schritt.

demo-goal = Willkommen! Du bist Anna, Rot; Bruno ist Blau. Wer nach der dritten Wertung die meisten Dukaten hat, gewinnt. Du kannst jederzeit gehen: Die Demo wartet auf dich.
demo-track = Die weiße Figur auf der Rundenleiste zeigt, wie weit die Partie ist. Auf jedem markierten Feld gibt es eine Wertung. Die nächste ist nur ein Feld entfernt.
demo-wheel = Die Galeeren sind in der Reihenfolge ihrer Nummern dran. Die schwarze Figur steht auf der 3: Jetzt ist deine Galeere 3 am Zug.
demo-hull = Eine Galeere hat fünf Plätze für Matrosen und Waren. Matrosen machen sie schnell und stark, Waren werden verkauft.
demo-load = Zuerst wird geladen. Dein Hafen gibt dir ein Klötzchen von dem, was er produziert. Tippe auf das Holz, um es zu laden.
demo-sailor = Eine Galeere fährt für jeden Matrosen eine Zone weit. Tippe auf den Matrosen, um einen aus der Garnison an Bord zu holen: Dann sind zwei Zonen erreichbar.
demo-sail = Jetzt fahr los: Tippe auf der Karte auf die Zone von Corfu. Was leuchtet, ist erreichbar.
demo-value = Corfu gehört Bruno, und trotzdem darfst du dort verkaufen. Der nächste freie Lagerplatz zeigt den Preis. Jede Ware kauft ein Hafen nur einmal.
demo-sell = Verkaufe das Holz: Die Bank bezahlt dich, und das Klötzchen füllt einen Lagerplatz.
demo-pieces = Nach jedem Zug sagt dir diese Zeile, was mit den Spielteilen auf dem echten Spielplan zu tun ist. Auch mit den Dukaten.
demo-next = Deine Galeere ist fertig. Tippe auf den großen Knopf: Die schwarze Figur geht zur nächsten Nummer.
demo-rival = Jetzt ist Bruno mit Galeere 5 dran. Tippe auf „Weiter“ und sieh zu: Er lädt Stein und will an deiner Galeere 8 vorbeifahren.
demo-blockade = Wo du eine Galeere hast, die stark genug ist, darfst du andere aufhalten: Das ist eine Blockade. Lass ihn diesmal durch. Er verkauft seinen Stein in Sicilia und ist fertig.
demo-capture = Deine Galeere 6 liegt vor Tunis, das niemandem gehört. Öffne „Hafen“ und setz einen Matrosen an Land: Von da an gehört der Hafen dir.
demo-attack = Galeere 8 trifft auf Brunos Galeere 10. Öffne „Kampf“: Du siehst die Aussichten, bevor du dich entscheidest. Greif sie an.
demo-round = Jede Seite würfelt mit einem Würfel je Matrose; jeder Totenkopf tötet einen gegnerischen Matrosen. Beide haben einen verloren. Kämpfe weiter.
demo-loot = Brunos Galeere ist gesunken. Was sie trug, gehört dir, wenn Platz ist: Nimm den Stein.
demo-done = Gut gekämpft. Lass die nächste Galeere an die Reihe kommen.
demo-invest = Statt zu laden und zu fahren, kann eine Galeere investieren. Öffne „Investieren“ und wirb einen Matrosen für Galeere 12 an.
demo-galley = Kaufe auch eine Galeere: Tippe auf „Galeere kaufen“ und dann auf den Knopf, der den Preis nennt.
demo-turn = Galeere 12 ist fertig, und sie ist die letzte auf dem Rad. Beende ihre Investition.
demo-doge = Sind alle Galeeren dran gewesen, wird eine Dogenkarte aufgedeckt. Ihre Sanduhren bewegen die weiße Figur. Tippe auf „Weiter“, um sie aufzudecken.
demo-scoring = Die Figur hat eine Wertung erreicht. Jeder Hafen bringt seinem Besitzer etwas für die Klötzchen in seinem Lagerhaus: ein volles 20 Dukaten.
demo-special = Wer weniger als zwei Galeeren hat, darf jetzt kaufen. Bruno möchte nicht. Dann beginnt die nächste Runde.
demo-end = Das ist das Spiel: laden, fahren, verkaufen oder kämpfen, Häfen einnehmen und füllen. Nach der dritten Wertung gewinnt, wer die meisten Dukaten hat. Viel Vergnügen!

# Was die Demo erklärt, Schritt für Schritt.

demo-goal = Willkommen! Du bist Anna von Venedig; Bruno spielt Genua. Wer nach der letzten Runde die meisten Reichtumspunkte hat, gewinnt. Das hier ist die letzte. Du kannst jederzeit gehen: Die Demo wartet auf dich.
demo-bid = In jeder Runde bieten alle verdeckt um die Reihenfolge, und alle zahlen. Decke dein Gebot auf, erhöhe es auf 100 und gib es ab. Bruno bietet auch.
demo-place = Du hast mehr geboten, also wählst du zuerst: Nimm Platz 1.
demo-phases = Eine Runde hat sechs Phasen, eine nach der anderen: Reihenfolge, Handel, Fahrt, Kämpfe, Landungen, Verkäufe. In jeder sind alle in dieser Reihenfolge am Zug.
demo-buy = Zuerst der Handel. Deine Galeere liegt vor Venedig, das Tuch liefert: Kaufe ein Stück für 100 Dukaten.
demo-hire = Ein Hafen kann je Runde so viele Matrosen anwerben, wie Waren in seinem Lagerhaus liegen. Wirb einen für deine Garnison an.
demo-build = Mit Holz und Eisen kann ein Hafen für 500 Dukaten eine Galeere bauen, der erste Matrose wird dazu angeworben. Baue eine.
demo-done = Du bist mit dem Handel fertig: Tippe auf den großen Knopf.
demo-rival = Bruno ist am Zug, und auch seine Galeere liegt in deinem Hafen. Tippe auf „Weiter“: Er möchte zwei Stück von deinem Tuch.
demo-price = In deinem Hafen kauft er von dir. Du nennst einen Preis für jedes Stück, 100 bis 300 Dukaten: Verlange 300.
demo-counter = Er darf ein Gegenangebot machen: 200 Dukaten. Nimm es an.
demo-sail = Jetzt die Fahrt: Eine Galeere fährt so viele Zonen weit, wie sie Matrosen hat. Fahre mit Galeere 1 nach Durazzo: Tippe auf der Karte auf seine Zone.
demo-leave = Unterwegs triffst du vor Ragusa Brunos Galeere. Zur Weiterfahrt brauchst du seine Erlaubnis. Tippe auf „Weiter“: Er gewährt die Durchfahrt.
demo-moved = Deine anderen Galeeren bleiben, wo sie sind. Beende deine Fahrt; auch Bruno bleibt.
demo-attack = Deine Galeere 2 trifft vor Ragusa auf Brunos. Jede Seite würfelt, zählt ihre Matrosen dazu und teilt durch drei: So viele gegnerische Matrosen sterben. Greif sie an.
demo-board = Sein einziger Matrose ist tot: Die Galeere kannst du erbeuten. Schicke einen Matrosen hinüber, und sie gehört dir samt ihrem Gold.
demo-prize = Ihre Waren bleiben an Bord. Tippe auf „Fertig“.
demo-fought = Niemand kämpft mehr. Beende deine Kämpfe.
demo-land = In einem Hafen ohne Garnison darf eine Galeere landen: Dann gehört er dir. Setz in Durazzo einen Matrosen an Land.
demo-landed = Durazzo gehört dir und zählt einen Reichtumspunkt, mit vollem Lagerhaus zwei. Beende deine Landungen.
demo-sell = Zuletzt die Verkäufe: Ein Hafen kauft, was er weder liefert noch lagert. Die Bank zahlt 100 Dukaten mal die Zahl des niedrigsten freien Lagerplatzes. Verkaufe das Tuch.
demo-sold = Beende deine Verkäufe. Wer seine eigene Hauptstadt hält, bekommt noch 300 Dukaten.
demo-wealth = Der Reichtum wird gezählt: deine Hauptstadt 10, Häfen, und je volle 500 Dukaten ein Punkt. Du hast gewonnen!
demo-end = Das ist das Spiel: bieten, handeln, fahren, kämpfen, landen und verkaufen, Runde für Runde. Viel Vergnügen!

# Was die Demo erklärt, Schritt für Schritt.

demo-goal = Willkommen! Du bist Anna; Bruno und Chiara spielen gegen dich. Wer nach drei Kampagnen die meisten Punkte hat, gewinnt. Du kannst jederzeit gehen: Die Demo wartet auf dich.
demo-days = Eine Kampagne hat sechs Tage, und jeder Tag hat seine Beute. Das ist der fünfte: ein Juwel, eine Ware, ein Säbel und ein verfluchtes Relikt.
demo-hand = Alle haben dieselben Charaktere bekommen. Du hast noch fünf; was den anderen bleibt, lässt sich ausrechnen.
demo-choose = Bei Sonnenaufgang wählen alle verdeckt einen Charakter. Decke deine Hand auf und wähle den Koch, Rang 18. Die anderen wählen auch.
demo-ship = Alle werden zugleich aufgedeckt und stehen nach Rang auf dem Schiff. Am Tag wirken ihre Fähigkeiten, vom niedrigsten Rang zum höchsten.
demo-beggar = Brunos Bettler kam zuerst: Wer den höchsten Charakter hat, zahlt ihm 3 Dublonen. Das warst du.
demo-gunner = Chiaras Kanonier wirft einen Charakter aus einer Höhle ab. Tippe auf „Weiter“: Er trifft Brunos Bootsmann.
demo-dusk = In der Dämmerung wird die Beute geteilt, und der höchste Rang nimmt zuerst. Das ist dein Koch: Nimm das Juwel, es zählt 3.
demo-cook = Der Koch nimmt ein Plättchen mehr: den Säbel.
demo-saber = Ein Säbel wirkt sofort: Er wirft einen Charakter aus der Höhle eines Nachbarn ab. Wähle Chiaras Waffenmeister.
demo-rest = Tippe auf „Weiter“: Chiara nimmt die Ware. Für Bruno, den niedrigsten, bleibt das verfluchte Relikt, und das kostet 3 Punkte.
demo-night = Nachts wirken Fähigkeiten in allen Höhlen, jede Nacht aufs Neue: Dein Wirt verdient eine Dublone. Dann beginnt der nächste Tag.
demo-last = Es ist der letzte Tag. Decke deine Hand auf und wähle den Bootsmann, Rang 19.
demo-bosun = Dein Bootsmann hat dir 2 Dublonen für jeden niedrigeren Charakter in deiner Höhle gebracht. Bruno und Chiara haben beide den Ersten Maat gewählt: Bei gleichem Rang entscheidet der Einfluss, und Chiaras ist größer.
demo-officer = Tippe auf „Weiter“: Chiara nimmt die Truhe, Bruno die Karte. Für dich bleibt der spanische Offizier: Er kostet dich den Bootsmann.
demo-raid = Die Kampagne ist vorbei, die letzten Fähigkeiten haben gewirkt. Jetzt zählen Dublonen und Beute: eine Truhe 5, ein Juwel 3, eine Ware 1, drei Karten 12.
demo-next = Die Höhlen werden geleert. Karten auf der Hand bleiben, und sechs neue kommen für alle dazu. Beginne die nächste Kampagne.
demo-end = Das ist das Spiel: sechs Tage von Sonnenaufgang bis Nacht, dreimal. Wer die meisten Punkte hat, gewinnt. Viel Vergnügen!

## The box and the page for reference

stock-board = Spielplan
stock-aid = Übersichtskarten
stock-card = Karte „{ $card }“
ref-setup-1 = Doge und Favoritin stehen auf 0, die Gardisten auf { $guards } zu beiden Seiten.
ref-setup-2 = Kaufmann und Harlekin werden ausgelost; jeder steht auf Feld 1 seines Spielers. Der Kaufmann beginnt; in späteren Runden werden beide getauscht.
ref-setup-3 = Karten auf der Hand: { $hand }.
ref-turn-1 = Karten einer Art spielen, eine nach der anderen.
ref-turn-2 = Oder die ganze Hand tauschen: Das beendet den Zug.
ref-turn-3 = Oder das Wort der Gilde: den Dogen oder einen Gardisten auf das Feld des Kaufmanns rufen.
ref-turn-4 = Die Favoritin zieht um die Differenz: 1 je Figur im eigenen Palast, 1 mehr, wenn Doge und beide Gardisten auf der eigenen Hälfte stehen.
ref-turn-5 = Auf { $hand } nachziehen.
ref-cards-1 = Doge: 1 Feld. Zwei Dogenkarten als Paar: eine Prozession, Doge und beide Gardisten 1 Feld in dieselbe Richtung.
ref-cards-2 = Gardisten: 1 zieht einen; 1+1 beide um 1 oder einen um 2; „rücken auf“ stellt sie neben den Dogen. Der Doge steht immer zwischen ihnen.
ref-cards-3 = Kaufmann: so viele Felder, wie die Karte sagt, alle in eine Richtung.
ref-cards-4 = Harlekin: ebenso, oder auf Feld 0.
ref-cards-5 = Maskerade: Solange der Harlekin zwischen dir und dem Dogen steht, dürfen Harlekinkarten stattdessen eine andere Art bewegen.
ref-cards-6 =
    { $no_op ->
        [1] Was nicht ganz ausgeführt werden kann, darf nicht gespielt werden. „Rücken auf“, „zur Mitte“ und das Wort der Gilde gehen auch, wenn sich nichts bewegt.
       *[other] Was nicht ganz ausgeführt werden kann, darf nicht gespielt werden.
    }
ref-end-1 = Doge oder Favoritin in einem Palast, Felder { $mansion } und { $edge }: Dessen Besitzer gewinnt die Runde sofort.
ref-end-2 = Der Stapel ist zum zweiten Mal leer: Die Seite mit dem Dogen gewinnt; auf 0 die Seite mit der Favoritin.
ref-end-3 = Die Partie: zwei Runden; bei Gleichstand entscheidet Runde { $rounds }.

## The box and the page for reference

stock-board = Spielplan
stock-galley = Galeeren
stock-sailor = Matrosen
stock-fortress = Festungen
stock-money = Geld: { $ducats }
stock-die = Würfel
stock-marker = Rundenmarker
ref-setup-1 = Jede Nation beginnt mit: Dukaten { $ducats }, Matrosen { $sailors }, Galeeren { $galleys }. Runden: { $rounds }.
ref-setup-2 = Die Hauptstadt gehört ihrer Nation; alle anderen Häfen sind neutral. Jede Galeere bekommt mindestens einen Matrosen, der Rest ist die Garnison.
ref-turn-1 = Reihenfolge: Alle bieten verdeckt 0 oder ein Vielfaches von { $coin }; alle Gebote werden bezahlt. Wer am meisten bietet, wählt zuerst einen Platz.
ref-turn-2 = Handel: Waren kaufen, wo eine Galeere liegt, bauen, anwerben, tauschen, Matrosen und Waren umladen, in beliebiger Reihenfolge.
ref-turn-3 = Fahren: jede Galeere höchstens eine Zone je Matrose an Bord. Um eine Zone mit Gegnern zu verlassen, braucht sie deren Erlaubnis.
ref-turn-4 = Kampf: Beide würfeln und zählen ihre Matrosen dazu. Summe ÷ { $divisor }, abgerundet: So viele sterben auf der anderen Seite. Gegen eine Festung ÷ { $fortress_divisor }.
ref-turn-5 = Häfen einnehmen: einen oder mehrere Matrosen in einem Hafen ohne Garnison an Land setzen; er gehört dir.
ref-turn-6 = Verkaufen: Waren kommen auf den niedrigsten freien Lagerplatz, keine, die der Hafen liefert oder schon lagert. Dann bringt die eigene Hauptstadt { $income }.
ref-limits-1 = An Bord einer Galeere: höchstens { $most_aboard }, Matrosen und Waren zusammen; mindestens ein Matrose.
ref-limits-2 = Waren: je { $piece_price }; von einem anderen Spieler { $piece_price } bis { $ceiling }, mit Monopol bis { $monopoly }.
ref-limits-3 = Matrosen: je { $piece_price }; pro Runde und Hafen höchstens so viele, wie Waren in seinem Lagerhaus liegen.
ref-limits-4 = Ein Bau pro Runde in jedem besetzten Hafen, { $building_price }. Galeere: Holz und Eisen. Festung: Holz und Gold.
ref-limits-5 = Ein Verkauf bringt die Zahl des Lagerplatzes × { $pays }. Neuer Markt: { $market } mehr, in einer Hauptstadt { $town_market }.
ref-end-1 = Reichtumspunkte: eigene Hauptstadt { $own_town }; 1 für je volle { $per_point } im Geldbeutel.
ref-end-2 = Andere besetzte Häfen: 1; wenn voll: klein { $small }, mittel { $medium }, Hauptstadt { $major }.
ref-end-3 =
    { $ducats_break_ties ->
        [1] Die meisten Reichtumspunkte gewinnen; bei Gleichstand die meisten Dukaten.
       *[other] Die meisten Reichtumspunkte gewinnen; bei Gleichstand wird der Sieg geteilt.
    }

# Der Planer: Gewinn und Gefahr einer Galeere in einer erreichbaren Zone.

plan-sail = Hierher fahren
plan-sale = Verkauf: { $goods }, +{ $ducats }
plan-sale-least = Verkauf: { $goods }, mindestens +{ $ducats }
plan-sale-none = Hier gibt es nichts zu verkaufen.
plan-free = Freie Lagerplätze: { $free }{ $cubes ->
        [0] {""}
       *[other] , nach dem Verkauf { $left }
    }
plan-income = { $who ->
        [none] Neutraler Hafen, bei einer Wertung { $now } wert
       *[other] Eine Wertung zahlt { $who } { $now }
    }{ $changes ->
        [true] , nach dem Verkauf { $then }
       *[other] {""}
    }
plan-points = { $who ->
        [none] Neutraler Hafen, Reichtumspunkte für einen Besitzer: { $now }
       *[other] Reichtumspunkte für { $who }: { $now }
    }{ $changes ->
        [true] , nach dem Verkauf { $then }
       *[other] {""}
    }
plan-first = Kann hier vorher handeln: { $galleys }
plan-first-none = Keine andere Galeere kann hier vorher handeln.
plan-sells-first = Verkauft hier vorher: { $galleys }
plan-sells-first-none = Keine andere Galeere verkauft hier vorher.
plan-way = Unterwegs: { $notes }
plan-block = { $seat } kann den Verkauf blockieren, Matrosen { $theirs } zu { $own }. Kosten: { $ducats }
plan-block-fight = Ein Kampf versenkt dann die schwächste Galeere dort in { $chance }.
plan-block-helpless = Diese Galeere könnte dann nicht kämpfen.
plan-attack = Angriff durch { $galley }: Diese Galeere geht in { $chance } verloren. Erwartete Kosten: { $cost }
plan-attack-none = Keine Galeere kann diese hier angreifen, bevor sie wieder am Zug ist.

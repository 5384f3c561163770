# What a refused command broke, and what a set-up, a position or a board cannot be.

## Regeln: Aufbau

rule-SETUP-1 = Runden und Nationen richten sich nach der Zahl der Spieler.
rule-SETUP-2 = Alle beginnen mit der eigenen Hauptstadt, zwei Galeeren, zehn Matrosen und 2000 Dukaten.
rule-SETUP-3 = Auf jede Galeere kommen zu Beginn 1 bis 5 Matrosen, nicht { $sailors }.
rule-SETUP-4 = Hauptstädte von Nationen, die niemand spielt, sind neutral.
rule-SEAT-1a = Wer weder Hafen noch Galeere hat, bietet noch mit und wird gewertet, setzt aber sonst aus.
rule-SEAT-1b = { $seat } hat noch einen Hafen oder eine Galeere und bleibt im Spiel.
rule-SEAT-2 = Wer ausgeschieden ist, wird nichts mehr gefragt: Die Häfen verkaufen wie neutrale, und die Galeeren lassen alle durch.

## Regeln: Phase 1, Reihenfolge

rule-BID-1 = Die Gebote werden gemeinsam aufgedeckt, und alle werden bezahlt.
rule-BID-2a = Platz { $place } lässt sich nicht wählen: Er ist vergeben, oder es gibt ihn nicht.
rule-BID-2b = Bei gleichen Geboten entscheidet der Würfel; Gebote von 0 wählen zuletzt.
rule-BID-3 = Eine Phase beginnt, wenn alle die vorige beendet haben.

## Regeln: Phase 2, Handel, Bau, Mannschaften

rule-TRADE-1a = Hier wird nicht getauscht ({ $zone }): Beide brauchen dort eine Galeere, und auf hoher See geht es nicht.
rule-TRADE-1b = Zu einem Tausch gehört Ware von mindestens einer Seite.
rule-TRADE-1c = Ein Tausch wird angeboten, einmal mit einem Gegenangebot beantwortet, dann angenommen oder abgelehnt.
rule-PLACE-1a = { $from } und { $to } liegen nicht in derselben Zone.
rule-PLACE-1b = Eine Galeere ohne Matrosen sinkt.
rule-PLACE-2a = Über Bord geworfene Waren kommen zurück in die Schachtel.
rule-PLACE-2b = Hier gibt es keinen Hafen ({ $zone }): Niemand kann an Land gehen.
rule-HOLD-1 = Ein Hafen ohne Garnison gehört dir, bis dort jemand landet.

## Regeln: Phase 3, Fahrt

rule-MOVE-1a = Zu weit. Zonen auf dem Weg: { $path }, so viele schafft diese Galeere noch: { $left }.
rule-MOVE-1b = { $from } und { $to } sind keine Nachbarn.
rule-MOVE-1c = Die Fahrt von Galeere { $galley } ist zu Ende.
rule-MOVE-1d = In jeder Zone, in die eine Galeere fährt, werden die Gegner um Durchfahrt gefragt.

## Regeln: Phase 4, Kämpfe

rule-FIGHT-1 = Beide Seiten würfeln, zählen ihre Matrosen dazu und teilen durch drei.
rule-FIGHT-2 = Außer Reichweite: { $foe }. Angegriffen wird nur, was in derselben Zone liegt.
rule-FIGHT-3a = { $sailors ->
        [one] { $sailors } Matrose kann
       *[other] { $sailors } Matrosen können
    } nicht entern: mindestens 1, höchstens { $most } von der siegreichen Galeere.
rule-FIGHT-3b = Eine Galeere, die am Ende keine Matrosen hat, sinkt.
rule-FIGHT-4 = Gegen eine Festung wird die Summe des Angreifers durch vier geteilt.
rule-FIGHT-5 = Ein Hafen, dessen Garnison gefallen ist, gehört noch seinem Besitzer, bis jemand landet.
rule-FIGHT-6 = Eine erbeutete Galeere darf noch einmal kämpfen.
rule-FIGHT-7 = Hier gibt es nichts zu bekämpfen: { $foe }. Angegriffen werden nur Galeeren und Garnisonen der Gegner.

## Regeln: Phase 5, Landungen

rule-TAKE-1a = Hier gibt es keinen Hafen zum Landen: { $zone }.
rule-TAKE-1b = { $sailors ->
        [one] { $sailors } Matrose kann
       *[other] { $sailors } Matrosen können
    } nicht landen: mindestens 1, höchstens { $most }.
rule-TAKE-1c = Auch der letzte Matrose darf landen: Die Galeere sinkt.
rule-TAKE-2a = { $port } hat eine Garnison: Sie muss erst besiegt werden.
rule-TAKE-2b = { $port } gehört dir und hat eine Garnison: Dort wird nicht gelandet.
rule-TAKE-3 = Festung und Waren bleiben im eroberten Hafen.

## Regeln: Phase 6, Verkäufe

rule-SALE-1a = Hier gibt es keinen Hafen zum Verkaufen: { $zone }.
rule-SALE-1b = { $port } kauft das nicht ({ GOOD($good, case: "acc") }): Der Hafen liefert es selbst oder lagert es schon.
rule-SALE-1c = Das Lagerhaus von { $port } ist voll.
rule-SALE-1d = Die Bank zahlt das Hundertfache der Zahl auf dem niedrigsten freien Lagerplatz.
rule-SALE-2 = Ein neuer Markt bringt 500 mehr, in einer Hauptstadt 1.000.
rule-INCOME-1 = Wer die eigene Hauptstadt hält, bekommt 300 Dukaten.

## Regeln: Reichtum, Zufall, Korrekturen, Spielplan

rule-SCORE-1 = Reichtumspunkte gibt es für die eigene Hauptstadt, besetzte Häfen und Dukaten.
rule-SCORE-2 = Wer die meisten Reichtumspunkte hat, gewinnt. Bei Gleichstand wird der Sieg geteilt.
rule-MONEY-1 = Geldbeutel und Gebote bleiben den anderen verborgen.
rule-RAND-1 = Ein Würfel kann keine { $die } zeigen.
rule-FIX-1 = Diese Korrektur passt nicht zur Schachtel: { $flaw }
rule-FIX-2 = Was durch eine Korrektur unmöglich wird, entfällt.
rule-FIX-3 = Eine Korrektur schließt nur, was sich durch sie erledigt; nichts fährt, sinkt oder wird bezahlt.
rule-END-1 = Ihr dürft vor dem Ende aufhören.
rule-MAP-1 = So ist der Spielplan nicht spielbar: { $flaw }
rule-MAP-2 = Wo die Nachbarn nicht bekannt sind, darfst du als Nächstes in jede Zone fahren.
rule-MAP-3 = { $number } passt nicht zu den anderen Zahlen dieses Lagerhauses: Möglich sind { $least } bis { $most }.

## Fehler eines Aufbaus, einer Stellung, eines Spielplans

flaw-setup-nations = Zu zweit spielen Venedig und Genua oder Spanien und die Türken, zu dritt Venedig, Genua und Spanien, zu viert alle.
flaw-setup-unreadable = Dieser Aufbau lässt sich nicht lesen: { $detail }
flaw-position-line = Zeile { $line } der Stellung lässt sich nicht lesen: { $detail }
flaw-position-flaw = Die Stellung ist nicht stimmig: { $detail }
flaw-board-ports-count = { $ports ->
        [none] Der Spielplan muss seine 23 Häfen haben, und zwar dieselben wie zuvor.
       *[other] Der Spielplan muss 23 Häfen haben, ein eigener 1 bis 32; er hat { $ports }.
    }
flaw-board-slots = { $port ->
        [none] Ein Lagerhaus muss 2, 4 oder 6 Plätze haben.
       *[other] Das Lagerhaus von { $port } muss 2, 4 oder 6 Plätze haben; es hat { $slots }.
    }
flaw-board-values = { $port ->
        [none] Die Zahlen eines Lagerhauses müssen 1 bis 9 sein und dürfen nicht fallen.
       *[other] Die Zahlen in { $port } müssen 1 bis 9 sein und dürfen nicht fallen.
    }
flaw-board-town-size = Die vier Hauptstädte haben Lagerhäuser mit sechs Plätzen, kein anderer Hafen.
flaw-board-towns = Jede Nation braucht eine Hauptstadt.
flaw-board-ports-of = { $good ->
        [none] Einige Waren haben nicht so viele Häfen wie auf dem gedruckten Spielplan: Edelsteine 1, Gold 2, Gewürze 2, Wein 4, Eisen 4, Tuch 4, Holz 6.
       *[other] Häfen, die { GOOD($good, case: "acc") } liefern: { $ports }; auf dem gedruckten Spielplan: { $printed }.
    }
flaw-audit-sailors = Auf dem Tisch wären mehr Matrosen, als die Schachtel enthält.
flaw-audit-goods = { $good ->
        [none] Auf dem Tisch wäre mehr von einer Ware, als die Schachtel enthält.
       *[other] Auf dem Tisch wäre mehr davon, als die Schachtel enthält: { GOOD($good, case: "acc") }.
    }
flaw-audit-fortresses = Auf dem Tisch wären mehr Festungen, als die Schachtel enthält.
flaw-audit-galley = { $galley ->
        [none] Eine Galeere braucht 1 bis 5 Matrosen und trägt höchstens 5 Teile.
       *[other] Galeere { $galley } ist so nicht möglich: Sie braucht 1 bis 5 Matrosen und trägt höchstens 5 Teile.
    }
flaw-audit-port = { $port ->
        [none] Der Hafen ist so nicht möglich: Eine Garnison braucht einen Besitzer, und Waren liegen nur auf den Lagerplätzen.
       *[other] { $port } ist so nicht möglich: Eine Garnison braucht einen Besitzer, und Waren liegen nur auf den Lagerplätzen.
    }
flaw-audit-purse = In einem Geldbeutel sind 0 bis 999.900 Dukaten, in Hundertern.
flaw-audit-gone = Wer ausgeschieden ist, hat weder Hafen noch Galeere, und jemand muss bleiben.
flaw-audit-round = Diese Runde gibt es nicht.

## What else there is to say

flaw-audit-order = Zur Reihenfolge gehören alle, die spielen, jeder einmal.

## Rules: the box, buying, building and hiring

rule-BOX-1a = { $stock ->
        [goods] In der Schachtel liegt zu wenig davon: { GOOD($good, case: "acc") }.
        [sailors] In der Schachtel sind zu wenige Matrosen übrig.
        [galleys] In der Schachtel ist keine Galeere mehr.
       *[fortresses] In der Schachtel ist keine Festung mehr.
    }
rule-BOX-1b = Gefallene Matrosen, gesunkene Galeeren und verlorene Ladung kommen zurück in die Schachtel.
rule-BOX-1c = { $piece ->
        [galley] Galeere { $galley } ist hierfür nicht zu haben: Sie gehört jemand anderem oder ist nicht im Spiel.
        [sailors] So viele Matrosen hast du dort nicht: { $place }.
       *[goods] So viel hat Galeere { $galley } nicht an Bord: { GOOD($good, case: "acc") }.
    }
rule-BOX-1d = { $seat } kann { $money } nicht zahlen.
rule-BOX-1e = { $money } lassen sich nicht zahlen: Die kleinste Münze ist 100.
rule-BOX-2 = In der Schachtel liegen 176 oder 180 Matrosen.
rule-BUY-1a = Galeere { $galley } liegt nicht bei { $port }.
rule-BUY-1b = { $port } liefert diese Ware nicht: { GOOD($good, case: "acc") }.
rule-BUY-2a = Im neutralen oder eigenen Hafen kostet ein Stück 100 Dukaten.
rule-BUY-2b = { $money } sind als Preis nicht möglich: Erlaubt sind { $low } bis { $high }.
rule-BUY-2c = { $money } sind als Gegenangebot nicht möglich: Erlaubt sind { $low } bis { $high }.
rule-BUY-2d = Ein ausgeschlagener Preis gilt in diesem Hafen bis zum Ende des Zuges.
rule-BUY-3 = Mit einem Monopol darf der Preis bis 1.000 Dukaten betragen.
rule-BUY-4 = Galeere { $galley } hat zu wenig Platz. Freie Plätze: { $room }.
rule-BUILD-1a = In { $port } ist in dieser Runde schon gebaut worden.
rule-BUILD-1b = { $port } ist nicht dein Hafen: Dort wird weder gebaut noch angeworben.
rule-BUILD-2 = Eine neue Galeere braucht sofort eine Mannschaft. Gewünscht: { $sailors }, möglich: { $most }.
rule-BUILD-3 = Eine Galeere braucht Holz und Eisen. In { $port } fehlt: { GOOD($good, case: "acc") }.
rule-BUILD-4 = Eine Festung braucht Holz und Gold. In { $port } fehlt: { GOOD($good, case: "acc") }.
rule-BUILD-5 = In { $port } steht schon eine Festung.
rule-HIRE-1a = In { $port } angeworbene Matrosen können nicht dorthin ({ $to }): nur in den Hafen oder auf deine Galeeren daneben.
rule-HIRE-1b = { $port } wirbt je Runde höchstens so viele Matrosen an, wie Waren im Lagerhaus liegen. Noch möglich: { $left }.

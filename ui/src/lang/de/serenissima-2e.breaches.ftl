# What a refused command broke, and what a set-up, a position or a board cannot be.

## Regeln: die Schachtel

rule-BOX-1 = In der Bank liegt kein Klötzchen { GOOD($good, case: "gen") } mehr, also kann keins geladen werden.
rule-BOX-2 = Gefallene Matrosen und die Mannschaften gesunkener Galeeren gehen zurück in die Reserve ihres Besitzers.
rule-BOX-3 = Eine gesunkene Galeere kommt zurück in den Vorrat, wo jeder sie kaufen kann.
rule-BOX-4 = Für eine weitere Galeere ist kein Klötzchen mehr da: Mehr als { $most ->
        [one] { $most } Galeere
       *[other] { $most } Galeeren
    } pro Spieler geht nicht.
rule-BOX-5 = { $seat } hat zu wenige Matrosen in der Reserve.
rule-BOX-6 = { $seat } kann nicht zahlen: Es kostet { $price ->
        [one] { $price } Dukaten
       *[other] { $price } Dukaten
    }.
rule-BOX-7 = { $piece ->
        [galley] Galeere { $galley } ist hierfür nicht zu haben: Sie ist vergeben oder nicht im Spiel.
        [port] { $port } ist schon besetzt oder geschlossen.
        [sailors] Dort hast du keine Matrosen, die du einsetzen kannst: { $place }.
        [cube] Galeere { $galley } hat kein Klötzchen { GOOD($good, case: "gen") } an Bord.
       *[other] So ein Spielteil gibt es nicht.
    }

## Regeln: Aufbau

rule-SETUP-1 = Der Startspieler wird ausgelost.
rule-SETUP-2 = Alle beginnen mit einer Farbe, einer vollen Reserve an Matrosen und 5 Dukaten.
rule-SETUP-3 = Die weiße Figur beginnt auf der Rundenleiste, die schwarze auf dem Dogenfeld des Rads, und die Dogenkarten werden gemischt.
rule-SETUP-4 = { $port } ist kein Starthafen.
rule-SETUP-5 = Jeder wählt eine zweite Galeere, zu zweit auch eine dritte.
rule-SETUP-6 = { $why ->
        [port] { $port } ist in dieser Partie geschlossen.
        [good] { $port } produziert diese Ware nicht ({ GOOD($good, case: "acc") }): Schließe einen Hafen, der sie produziert.
        [starts] { $port } muss offen bleiben: Sonst gäbe es zu wenige Starthäfen.
        [galley] Galeere { $galley } bleibt zu zweit und zu dritt in der Schachtel.
       *[other] Das bleibt zu zweit und zu dritt aus dem Spiel.
    }
rule-SETUP-7 = Bei verdecktem Geld sieht jeder nur den eigenen Geldbeutel.

## Regeln: das Rad

rule-WHEEL-1 = Aktiv ist die Galeere mit der nächsthöheren Nummer auf dem Rad.
rule-WHEEL-2 = Liegt kein Klötzchen mehr voraus, erreicht die schwarze Figur das Dogenfeld, und die Runde endet.
rule-WHEEL-3 = Das Rad gilt so, wie es in diesem Moment steht.
rule-WHEEL-4 = Die Figur steht auf einer Nummer, auch wenn die Galeere dieser Nummer gesunken ist.

## Regeln: eine Galeere aktivieren

rule-ACT-1 = Zu spät zum { $step ->
        [load] { step-load }
        [move] { step-move }
        [sell] { step-sell }
       *[fight] { step-fight }
    }: Diese Galeere ist schon beim Schritt „{ $now ->
        [load] { step-load }
        [move] { step-move }
        [sell] { step-sell }
       *[fight] { step-fight }
    }“.
rule-LOAD-1 = Galeere { $galley } hat keinen freien Platz: Mach dort zuerst Platz.
rule-LOAD-2 = So kann sich ein Matrose nicht bewegen: { $from } › { $to }. Eins von beiden muss die aktive Galeere sein, das andere eine deiner Galeeren oder dein Hafen in ihrer Zone.
rule-LOAD-3 = In { $port } ist kein Platz für einen weiteren Matrosen: Es passt einer je Lagerplatz hinein.
rule-LOAD-4 = Der letzte Matrose muss in { $port } bleiben.
rule-LOAD-5 = Galeere { $galley } kann jetzt nicht absichtlich versenkt werden: Das geht nur mit deiner aktiven Galeere oder einer von dir in ihrer Zone.
rule-LOAD-6 = { $port } produziert diese Ware nicht ({ GOOD($good, case: "acc") }), also kann sie hier nicht geladen werden.
rule-LOAD-7 = Von Galeere { $from } auf Galeere { $to } können keine Waren wechseln: Eine muss die aktive sein, die andere in ihrer Zone liegen.
rule-LOAD-8 = Galeere { $galley } darf keine Waren über Bord werfen: Das darf nur die aktive Galeere oder die, die gerade einen Kampf gewonnen hat.
rule-LOAD-9 = Hier gibt es nichts zu laden: Die Zone { $zone } hat keinen offenen Hafen.

## Regeln: Fahren und Blockaden

rule-MOVE-1 = { $gap ->
        [none] { $left ->
            [0] Diese Galeere kann nicht mehr weiterfahren.
           *[other] Zu weit: Das { $path ->
                [one] ist { $path } Zone
               *[other] sind { $path } Zonen
            }, aber diese Galeere kann nur noch { $left ->
                [one] { $left } Zone
               *[other] { $left } Zonen
            } weit fahren.
        }
       *[other] Der Weg ist unterbrochen: { $gap } grenzt nicht an die Zone davor.
    }
rule-MOVE-2 = Galeere { $galley } ist blockiert und fährt nicht weiter. Verkaufen oder kämpfen darf sie noch.
rule-MOVE-3 = Zuerst wird der Gegner mit den meisten Matrosen in der Zone gefragt.
rule-MOVE-4 = Mit Galeere { $galley } kannst du keine Waren tauschen: Sie gehört einem anderen Spieler.

## Regeln: Verkaufen

rule-SELL-1 = { $port } kauft diese Ware nicht ({ GOOD($good, case: "acc") }): Der Hafen produziert sie oder hat sie schon im Lagerhaus.
rule-SELL-2 = Hier ist kein Lagerplatz frei: { $zone }.
rule-SELL-3 = Gewürze bringen in jedem Hafen 2 Dukaten mehr.
rule-SELL-4 = Ein Hafen mit Wein im Lagerhaus zeigt die Weinseite seiner Karte.
rule-SELL-5 = { $by } hat den Verkauf blockiert: Kämpfe gegen eine Galeere von { $by } oder beende die Aktivierung.
rule-SELL-6 = { $sold ->
        [true] Diese Galeere hat Waren verkauft, also kämpft sie nicht mehr und nimmt nichts mehr ein.
       *[other] Diese Galeere hat gekämpft, also verkauft sie nicht mehr.
    }

## Regeln: Kampf gegen eine Galeere

rule-FIGHT-1 = Dieses Ziel kann die aktive Galeere nicht angreifen: { $foe }. Es muss einem anderen Spieler gehören und in ihrer Zone liegen.
rule-FIGHT-2 = Galeere { $galley } hat keine Stärke mehr für einen Angriff: Stärke ist die Zahl ihrer Matrosen minus die gefahrenen Zonen.
rule-FIGHT-3 = Zu viele Totenköpfe: höchstens { $dice1 } für den Angreifer und { $dice2 } für den Verteidiger.
rule-FIGHT-4 = Nach jeder Kampfrunde kämpft der Angreifer weiter oder bricht ab.
rule-FIGHT-5 = Wer keine Matrosen mehr hat, hat verloren, und seine Galeere sinkt.
rule-FIGHT-6 = Auf der gesunkenen Galeere war kein Klötzchen { GOOD($good, case: "gen") }, das noch zu holen wäre.
rule-FIGHT-7 = Hat der Angreifer eine Galeere versenkt, darf er weitermachen: noch eine Galeere, der Hafen oder Schluss.

## Regeln: neutrale Häfen

rule-CAPT-1 = { $why ->
        [neutral] { $port } ist neutral: Dort landet man ohne Kampf.
       *[sailors] { $sailors ->
                [one] { $sailors } Matrose kann
               *[other] { $sailors } Matrosen können
            } nicht landen: Es braucht mindestens 1, und hier gehen höchstens { $most }.
    }
rule-CAPT-2 = { $by } hat die Eroberung blockiert: Kämpfe zuerst gegen die Galeeren von { $by } oder beende die Aktivierung.
rule-CAPT-3 = Wer den Hafen einnimmt, bekommt die Hafenkarte; Waren und Gebäude bleiben im Hafen.
rule-CAPT-4 = Eine Eroberung beendet die Aktivierung.

## Regeln: Häfen anderer Spieler

rule-PORT-1 = { $why ->
        [garrison] { $port } ist besetzt: Nur im Kampf lässt sich der Hafen einnehmen.
       *[galley] Galeere { $galley } bewacht den Hafen und muss zuerst versenkt werden.
    }
rule-PORT-2 = { $port } ist der letzte Hafen von { $seat } und kann nicht angegriffen werden.
rule-PORT-3 = Die Garnison verteidigt den Hafen wie eine Mannschaft ihre Galeere.
rule-PORT-4 = Die Festung wirft nur zwei Würfel: { $skulls ->
        [one] { $skulls } Totenkopf ist
       *[other] { $skulls } Totenköpfe sind
    } nicht möglich.
rule-PORT-5 = { $sailors ->
        [one] { $sailors } Matrose kann
       *[other] { $sailors } Matrosen können
    } nicht landen: Es gehen höchstens { $most }.
rule-PORT-6 = Fallen beide Seiten, wird der Hafen neutral, und die Galeere sinkt.
rule-PORT-7 = Fällt der Angreifer, sind Galeere und Waren verloren.
rule-PORT-8 = Eine Festung schießt nur, wenn ihr Hafen angegriffen wird.
rule-PORT-9 = Ein Kampf um einen Hafen beendet die Aktivierung.

## Regeln: Investieren

rule-INV-1 = { $invested ->
        [true] Mit dieser Galeere wurde investiert, also lädt, fährt, verkauft und kämpft sie nicht mehr.
       *[other] Diese Galeere hat schon etwas getan, also kannst du nicht mehr investieren.
    }
rule-INV-2 = Dort kann kein Matrose angeworben werden: { $to }. Das geht nur für deine eigenen Häfen und für deine Galeeren in deren Zonen.
rule-INV-3 = { $bought ->
        [true] In dieser Investition wurde schon eine Galeere gekauft.
       *[other] { $port } ist nicht dein Hafen, also kannst du dort keine Galeere kaufen.
    }
rule-INV-4 = Galeere { $galley } kann ihre Mannschaft nicht von dort bekommen: nur aus ihrem Hafen oder von deinen Galeeren in derselben Zone.
rule-INV-5 = { $why ->
        [second] In { $port } steht schon eine Festung.
       *[goods] In { $port } kann keine Festung gebaut werden: Es braucht einen eigenen Hafen mit Holz und Stein.
    }
rule-INV-6 = { $why ->
        [second] In { $port } steht schon eine Basilika.
       *[goods] In { $port } kann keine Basilika gebaut werden: Es braucht einen eigenen Hafen mit Gold und Marmor.
    }
rule-INV-7 = In { $port } kann das nicht gebaut werden: In der Schachtel ist nichts mehr davon.

## Regeln: das Ende der Runde

rule-DOGE-1 = Die Karte „{ CARD($card) }“ liegt nicht mehr verdeckt im Stapel.
rule-DOGE-2 = Die weiße Figur löst eine Wertung aus, wenn sie ein Wertungsfeld erreicht oder überschreitet.
rule-DOGE-3 = { $galley ->
        [none] Hier können Matrosen nur für die gerade gekauften Galeeren angeworben werden.
       *[other] Galeere { $galley } gehört nicht zu diesem Kauf: Du darfst auf zwei Galeeren aufstocken und die neuen bemannen.
    }
rule-DOGE-4 = Die nächste Runde beginnt am Anfang des Rads.
rule-DOGE-5 = Ein leerer Dogenkarten-Stapel wird aus allen fünf Karten neu gemischt.

## Regeln: Wertung und Spielende

rule-SCORE-1 = Jeder besetzte Hafen zahlt je nachdem, wie voll sein Lagerhaus ist.
rule-SCORE-2 = Jede Basilika in einem besetzten Hafen zahlt 5 Dukaten.
rule-SCORE-3 = Neutrale Häfen zahlen niemandem etwas.
rule-SCORE-4 = Die Einnahmen jedes Spielers werden laut angesagt.
rule-SCORE-5 = Nach der dritten Wertung gewinnt der Reichste; bei Gleichstand, wer mehr Häfen besitzt.
rule-SCORE-6 = Ihr dürft vor dem Ende aufhören, mit einer letzten Wertung oder ohne.

## Regeln: Zufall, Korrekturen, Spielplan

rule-RAND-1 = Über den Zufall entscheidet die App oder ihr am Tisch, und das Ergebnis kommt ins Protokoll.
rule-FIX-1 = Diese Korrektur passt nicht zum Spielmaterial: { $flaw }
rule-FIX-2 = Eine Korrektur schließt Fragen, die sich damit erledigt haben, und stellt die, die jetzt anstehen.
rule-BOARD-1 = Mit diesem Spielplan lässt sich nicht spielen: { $flaw }

## Fehler in einem Aufbau oder einer Stellung

flaw-setup-colours = { $colours ->
        [none] Es braucht zwei bis vier verschiedene Farben.
       *[other] Es braucht zwei bis vier verschiedene Farben, eine je Spieler; angegeben: { $colours }.
    }
flaw-setup-unreadable = Dieser Aufbau lässt sich nicht lesen: { $detail }
flaw-position-line = Zeile { $line } der Stellung lässt sich nicht lesen: { $detail }
flaw-position-flaw = Die Stellung ist nicht stimmig: { $detail }

## Fehler beim Nachzählen der Spielteile

flaw-audit-sailors = { $seat ->
        [none] Es wären mehr Matrosen im Spiel, als der Spieler hat.
       *[other] Es wären mehr Matrosen im Spiel, als dieser Spieler hat: { $seat }.
    }
flaw-audit-cubes = { $good ->
        [none] Es wären mehr Klötzchen einer Ware im Spiel, als die Schachtel enthält.
       *[other] Es wären mehr Klötzchen { GOOD($good, case: "gen") } im Spiel, als die Schachtel enthält.
    }
flaw-audit-galley = { $galley ->
        [none] Eine Galeere braucht 1 bis 5 Matrosen, höchstens 5 Teile und einen Besitzer, der noch ein Klötzchen hat.
       *[other] Galeere { $galley } ist so nicht möglich: Sie braucht 1 bis 5 Matrosen, höchstens 5 Teile und einen Besitzer.
    }
flaw-audit-port = { $port ->
        [none] Der Hafen ist so nicht möglich: Seine Matrosen müssen zu den Lagerplätzen passen, sein Lagerhaus ebenso.
       *[other] { $port } ist so nicht möglich: Die Matrosen müssen zu den Lagerplätzen passen, das Lagerhaus ebenso.
    }
flaw-audit-purse = { $seat ->
        [none] Dieser Geldbeutel ist so nicht möglich: Erlaubt sind 0 bis 9.999 Dukaten für einen Spieler dieser Partie.
       *[other] Dieser Geldbeutel ist so nicht möglich: { $seat }.
    }
flaw-audit-wheel = { $seat ->
        [none] Das Rad ist so nicht möglich: höchstens sechs Galeeren je Spieler und nur Nummern aus der Schachtel.
       *[other] Das Rad ist so nicht möglich, höchstens sechs Galeeren: { $seat }.
    }
flaw-audit-track = Die Runde, eine Figur oder die Zahl der Wertungen ist so nicht möglich.
flaw-audit-deck = Es lägen mehr Dogenkarten verdeckt, als es gibt.
flaw-audit-buildings = Es gibt nur fünf Festungen und fünf Basiliken.

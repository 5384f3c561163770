# Serenissima, erste Ausgabe (1996): die Wörter des Spiels auf Deutsch.
# Spieler-, Hafen- und Zonennamen werden nicht gebeugt; Sätze kommen ohne ihren Artikel aus.
# Fehlende Werte kommen als Text "none" an; ja und nein als "true" und "false".

box = Die ältere Schachtel: Gebote auf Waren, Feilschen, Durchfahrt, ein Würfel für jeden Kampf, und am Ende zählt der Reichtum.

## Waren. Die Attribute sind Fälle.

good-gems = Edelsteine
    .gen = Edelsteine
    .acc = Edelsteine
good-gold = Gold
    .gen = Gold
    .acc = Gold
good-spices = Gewürze
    .gen = Gewürze
    .acc = Gewürze
good-wine = Wein
    .gen = Wein
    .acc = Wein
good-iron = Eisen
    .gen = Eisen
    .acc = Eisen
good-cloth = Tuch
    .gen = Tuch
    .acc = Tuch
good-wood = Holz
    .gen = Holz
    .acc = Holz

## Nationen und die Phasen einer Runde

nation-venice = Venedig
nation-genoa = Genua
nation-spain = Spanien
nation-turks = Türken

phase-order = Reihenfolge
phase-trade = Handel
phase-move = Fahrt
phase-fight = Kämpfe
phase-take = Landungen
phase-sell = Verkäufe
round = Runde { $round }
round-of = Runde { $round } von { $rounds }
round-setup = Aufbau

## Orte und Mengen

place-galley = Galeere { $galley }
place-port = { $port }
place-box = die Schachtel
ducats = { $sum } Dukaten
pieces = { $count } × { $good }
sailors = { $count ->
        [one] { $count } Matrosen
       *[other] { $count } Matrosen
    }
nothing = nichts
by-seat = { $seat } { $what }
standing-ask = jedes Mal fragen
standing-everybody = alle dürfen durch
standing-nobody = niemand darf durch

## Absprachen

option-sailors_180 = 180 Matrosen
    .note = In der englischen Schachtel liegen 180 Matrosen, in den anderen 176.
option-open_purses = Offene Geldbeutel
    .note = Alle sehen, wie viel die anderen haben.
option-high_seas_trade = Tausch auf hoher See
    .note = Getauscht wird auch in Zonen ohne Küste.
option-unpaid_at_home = Kein Erlös zu Hause
    .note = Verkäufe im eigenen Hafen bringen nichts ein.
option-ducats_break_ties = Dukaten entscheiden Gleichstände
    .note = Bei gleichem Reichtum gewinnt, wer mehr Dukaten hat.
option-board_as_assumed = Dem Spielplan vertrauen
    .note = Was vom Spielplan nur angenommen ist, gilt: Niemand wird danach gefragt.

## Was sich korrigieren lässt

fix-Purse = Geldbeutel
fix-Galley = Galeere
fix-Port = Besitzer und Garnison
fix-Warehouse = Lagerhaus
fix-Fortress = Festung
fix-Used = in dieser Runde genutzt
fix-Round = Runde
fix-Order = Reihenfolge
fix-Turn = Phase und Zug
fix-Nation = Nation
fix-Gone = ausgeschiedener Spieler
fix-Options = Absprachen
fix-Printed = gedruckter Wert
fix-Board = gedruckter Spielplan

## Regeln: die Schachtel

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

## Regeln: Aufbau

rule-SETUP-1 = Runden und Nationen richten sich nach der Zahl der Spieler.
rule-SETUP-2 = Alle beginnen mit der eigenen Hauptstadt, zwei Galeeren, zehn Matrosen und 2000 Dukaten.
rule-SETUP-3 = Auf jede Galeere kommen zu Beginn 1 bis 5 Matrosen, nicht { $sailors }.
rule-SETUP-4 = Hauptstädte von Nationen, die niemand spielt, sind neutral.
rule-SEAT-1a = Ohne Hafen und Galeere bietet und zählt man noch mit, sonst wird man übergangen.
rule-SEAT-1b = { $seat } hat noch einen Hafen oder eine Galeere und bleibt im Spiel.

## Regeln: Phase 1, Reihenfolge

rule-BID-1 = Die Gebote werden gemeinsam aufgedeckt, und alle werden bezahlt.
rule-BID-2a = Platz { $place } lässt sich nicht wählen: Er ist vergeben, oder es gibt ihn nicht.
rule-BID-2b = Bei gleichen Geboten wählt man nach Würfelwurf, Gebote von null zuletzt.
rule-BID-3 = Eine Phase beginnt, wenn alle die vorige beendet haben.

## Regeln: Phase 2, Handel, Bau, Mannschaften

rule-BUY-1a = Galeere { $galley } liegt nicht bei { $port }.
rule-BUY-1b = { $port } liefert diese Ware nicht: { GOOD($good, case: "acc") }.
rule-BUY-2a = Im neutralen oder eigenen Hafen kostet ein Stück 100 Dukaten.
rule-BUY-2b = { $money } sind als Preis nicht möglich: Erlaubt sind { $low } bis { $high }.
rule-BUY-2c = { $money } sind als Gegenangebot nicht möglich: Erlaubt sind { $low } bis { $high }.
rule-BUY-2d = Ein ausgeschlagener Preis gilt in diesem Hafen bis zum Ende des Zuges.
rule-BUY-3 = Mit einem Monopol darf der Preis bis 1000 Dukaten betragen.
rule-BUY-4 = Galeere { $galley } hat zu wenig Platz. Freie Plätze: { $room }.
rule-TRADE-1a = Hier wird nicht getauscht ({ $zone }): Beide brauchen dort eine Galeere, und auf hoher See geht es nicht.
rule-TRADE-1b = Zu einem Tausch gehört Ware von mindestens einer Seite.
rule-TRADE-1c = Ein Tausch wird angeboten, einmal erwidert, dann angenommen oder ausgeschlagen.
rule-BUILD-1a = In { $port } ist in dieser Runde schon gebaut worden.
rule-BUILD-1b = { $port } ist nicht dein Hafen: Dort wird weder gebaut noch angeworben.
rule-BUILD-2 = Eine neue Galeere braucht sofort eine Mannschaft. Gewünscht: { $sailors }, möglich: { $most }.
rule-BUILD-3 = Eine Galeere braucht Holz und Eisen. In { $port } fehlt: { GOOD($good, case: "acc") }.
rule-BUILD-4 = Eine Festung braucht Holz und Gold. In { $port } fehlt: { GOOD($good, case: "acc") }.
rule-BUILD-5 = In { $port } steht schon eine Festung.
rule-HIRE-1a = In { $port } angeworbene Matrosen können nicht dorthin ({ $to }): nur in den Hafen oder auf deine Galeeren daneben.
rule-HIRE-1b = { $port } wirbt je Runde so viele Matrosen an, wie Waren im Lagerhaus liegen. Noch möglich: { $left }.
rule-PLACE-1a = { $from } und { $to } liegen nicht in einer Zone.
rule-PLACE-1b = Eine Galeere ohne Matrosen sinkt.
rule-PLACE-2a = Über Bord geworfene Waren kommen zurück in die Schachtel.
rule-PLACE-2b = Hier gibt es keinen Hafen ({ $zone }): Niemand kann an Land gehen.
rule-HOLD-1 = Ein Hafen ohne Garnison bleibt besetzt, bis jemand landet.

## Regeln: Phase 3, Fahrt

rule-MOVE-1a = Zu weit. Zonen auf dem Weg: { $path }, noch erreichbar für diese Galeere: { $left }.
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
rule-FIGHT-5 = Ein Hafen, dessen Garnison gefallen ist, bleibt besetzt, bis jemand landet.
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
rule-SALE-1d = Die Bank zahlt das Hundertfache der Zahl am untersten freien Lagerplatz.
rule-SALE-2 = Ein neuer Markt bringt 500 mehr, in einer Hauptstadt 1000.
rule-INCOME-1 = Wer die eigene Hauptstadt hält, bekommt 300 Dukaten.

## Regeln: Reichtum, Zufall, Korrekturen, Spielplan

rule-SCORE-1 = Reichtumspunkte gibt es für die eigene Hauptstadt, besetzte Häfen und Dukaten.
rule-SCORE-2 = Die meisten Reichtumspunkte gewinnen. Bei Gleichstand gewinnt man gemeinsam.
rule-MONEY-1 = Geldbeutel und Gebote bleiben den anderen verborgen.
rule-RAND-1 = Ein Würfel kann keine { $die } zeigen.
rule-FIX-1 = Diese Korrektur passt nicht zur Schachtel: { $flaw }
rule-FIX-2 = Eine Korrektur schließt, was sie gegenstandslos gemacht hat.
rule-END-1 = Der Tisch darf vor dem Ende aufhören.
rule-MAP-1 = So ist der Spielplan nicht spielbar: { $flaw }
rule-MAP-2 = Wo die Nachbarn nicht bekannt sind, darf als Nächstes jede Zone angefahren werden.
rule-MAP-3 = { $number } passt nicht zu den anderen Zahlen dieses Lagerhauses: Möglich sind { $least } bis { $most }.

## Ereignisse: was geschah

event-SailorsPlaced = { $seat } hat die Matrosen verteilt: { $aboard1 } + { $aboard2 } an Bord, { $ashore } in der Stadt.
event-PlayBegan = Das Spiel ging von der Stellung auf dem Tisch aus weiter.
event-RoundBegan = Runde { $round } begann.
event-BidGiven = { $money ->
        [none] { $seat } hat geboten.
       *[other] { $seat } hat { $money } geboten.
    }
event-BidsRevealed = Die Gebote, alle bezahlt: { $all }.
event-OrderRolled = Würfel um die Reihenfolge: { $all }.
event-PlacePicked = { $seat } hat Platz { $place } gewählt.
event-TurnBegan = { $seat }: { $step }.
event-Bought = { $to ->
        [none] { $seat } hat in { $port } { $goods } für { $money } gekauft: { $aboard }.
       *[other] { $seat } hat in { $port } { $goods } gekauft und { $money } an { $to } gezahlt: { $aboard }.
    }
event-PriceAsked = { $seat } hat { $owner } nach einem Preis gefragt: { $goods } in { $port }.
event-PriceNamed = { $owner } hat { $money } je Stück verlangt.
event-MonopolyDoubted = { $owner } hat { $money } je Stück verlangt, was nur ein Monopol darf. Ware: { $good }.
event-MonopolyConfirmed = { $holds ->
        [true] Der Spielplan hat das Monopol bestätigt. Ware: { $good }.
       *[other] Der Spielplan kennt dieses Monopol nicht. Ware: { $good }.
    }
event-PriceCountered = { $seat } hat stattdessen { $money } je Stück geboten.
event-CounterRefused = { $seat } hat das Gegenangebot abgelehnt.
event-PriceLeft = { $seat } hat ausgeschlagen. In { $port } gilt der Preis von { $money } bis zum Ende des Zuges.
event-DealOffered = { $seat } hat { $with } einen Tausch angeboten: { $give } gegen { $take }.
event-DealCountered = { $seat } hat ein Gegenangebot gemacht: { $give } gegen { $take }.
event-DealDone = { $seat } hat mit { $with } getauscht: { $give } gegen { $take }.
event-DealLeft = { $seat } hat den Tausch mit { $with } ausgeschlagen.
event-GalleyBuilt = { $crew ->
        [hired] { $seat } hat in { $port } Galeere { $galley } für insgesamt { $money } gebaut. Dafür angeworben: { $sailors }.
       *[garrison] { $seat } hat in { $port } Galeere { $galley } für { $money } gebaut. Aus der Garnison: { $sailors }.
    }
event-FortressBuilt = { $seat } hat in { $port } für { $money } eine Festung gebaut.
event-Hired = { $seat } hat in { $port } { $men } für je { $money } angeworben: { $to }.
event-SailorsMoved = { $seat } hat { $men } versetzt: { $from } → { $to }.
event-GoodsMoved = { $goods }: Galeere { $from } → Galeere { $to }.
event-Discarded = { $goods } ging von Galeere { $galley } über Bord.
event-PutAshore = { $seat } hat { $men } von Galeere { $galley } an Land gesetzt: Sie kamen in die Schachtel.
event-Sunk = Galeere { $galley } von { $seat } ist gesunken.{ $goods ->
        [none] {""}
       *[other] {" "}Verloren: { $goods }.
    }
event-Sailed = Galeere { $galley } fuhr von { $from } nach { $to }{ $via ->
        [none] {""}
       *[other] {" "}über { $via }
    }.
event-MoveEnded = Die Fahrt von Galeere { $galley } ist zu Ende.
event-LeaveAsked = Galeere { $galley } bat um Durchfahrt ({ $zone }): { $seats }.
event-LeaveGiven = { $seat } ließ Galeere { $galley } durch ({ $zone }).
event-LeaveRefused = { $seat } verweigerte Galeere { $galley } die Durchfahrt ({ $zone }): Ihre Fahrt ist zu Ende.
event-StandingSet = { $answer ->
        [everybody] { $seat } lässt in dieser Phase alle durch.
        [nobody] { $seat } lässt in dieser Phase niemanden durch.
       *[ask] { $seat } will wieder jedes Mal gefragt werden.
    }
event-Attacked = { $fortress ->
        [true] { $seat } hat mit Galeere { $galley } angegriffen: { $foe } ({ $against }), { $sailors1 } gegen { $sailors2 } hinter einer Festung.
       *[other] { $seat } hat mit Galeere { $galley } angegriffen: { $foe } ({ $against }), { $sailors1 } gegen { $sailors2 }.
    }
event-Fought = Würfel { $dice1 } und { $dice2 }, Summen { $sums1 } ÷ { $divisors1 } und { $sums2 } ÷ { $divisors2 }. Gefallene Matrosen: Angreifer { $lost1 }, Verteidiger { $lost2 }.
event-PrizeWon = { $seat } hat mit Galeere { $winner } Galeere { $prize } besiegt.
event-Boarded = { $seat } hat Galeere { $prize } mit { $men } von Galeere { $winner } erbeutet.
event-PrizeLeft = { $seat } war mit der besiegten Galeere fertig.
event-GarrisonFell = Die Garnison von { $seat } in { $port } ist gefallen.
event-Landed = { $from ->
        [none] { $seat } hat { $men } von Galeere { $galley } in { $port } an Land gesetzt und den Hafen besetzt.
       *[other] { $seat } hat { $men } von Galeere { $galley } in { $port } an Land gesetzt und { $from } den Hafen abgenommen.
    }
event-NumberAsked = { $seat } wollte in { $port } etwas verkaufen ({ GOOD($good, case: "acc") }): Gefragt ist die Zahl an Lagerplatz { $slot }.
event-NumberRead = An Lagerplatz { $slot } von { $port } steht die Zahl { $number }.
event-Sold = { $bonus ->
        [0] { $seat } hat in { $port } von Galeere { $galley } verkauft: { GOOD($good, case: "acc") }, Lagerplatz { $slot }, für { $money }.
       *[other] { $seat } hat in { $port } von Galeere { $galley } verkauft: { GOOD($good, case: "acc") }, Lagerplatz { $slot }, für { $money }, davon { $extra } für einen neuen Markt.
    }
event-Income = { $seat } bekam { $money } von der eigenen Hauptstadt.
event-LastRoundOver = Die letzte Runde war vorbei.
event-LetGo = { $seat } ist ausgeschieden.
event-EndedEarly = { $score ->
        [true] Der Tisch hat das Spiel vorzeitig beendet und den Reichtum gezählt.
       *[other] Der Tisch hat das Spiel vorzeitig beendet, ohne zu zählen.
    }
event-GameEnded = { $count ->
        [0] Das Spiel endete ohne Sieger.
        [1] { $winners } gewann mit { $wealth ->
            [one] { $wealth } Reichtumspunkt
           *[other] { $wealth } Reichtumspunkten
        }.
       *[other] { $winners } gewannen gemeinsam mit je { $wealth ->
            [one] { $wealth } Reichtumspunkt
           *[other] { $wealth } Reichtumspunkten
        }.
    }
event-Lapsed = { $what ->
        [placing] Nach einer Korrektur muss { $seat } keine Matrosen mehr verteilen.
        [talk] Nach einer Korrektur gilt nicht mehr, was { $seat } verhandelt hat.
        [move] Nach einer Korrektur gilt der Rest der Fahrt von { $seat } nicht mehr.
        [leave] Nach einer Korrektur wird niemand mehr gefragt, ob { $seat } durchfahren darf.
        [battle] Nach einer Korrektur ist der Kampf von { $seat } vorbei.
       *[sale] Nach einer Korrektur wird zum Verkauf von { $seat } nichts mehr gefragt.
    }
event-Corrected = Korrigiert, { $what }: { $detail }

## Was rückgängig gemacht wird

deed-PriceAsked = { $seat } will in { $port } kaufen: { $goods }
deed-NumberAsked = { $seat } will in { $port } verkaufen: { GOOD($good, case: "acc") }

## Fragen

ask-Reveal = Alle haben geboten
ask-Order = Würfelt um die Reihenfolge: { $seats }
ask-Dice = Würfelt mit einem Würfel je Seite
ask-Count = Das Spiel ist aus: Zählt den Reichtum
ask-Place = { $seat }: Verteile deine zehn Matrosen
ask-Prepare = Gebt ein, was auf dem Tisch liegt, dann beginnt
ask-Bid = { $seat }: Biete um die Reihenfolge
ask-Pick = { $seat }: Wähle einen Platz in der Reihenfolge
ask-Trade = { $seat }: Handle, baue, wirb an
ask-Move = { $seat }: Fahre mit deinen Galeeren
ask-Fight = { $seat }: Angreifen?
ask-Take = { $seat }: Landen?
ask-Sell = { $seat }: Verkaufe
ask-Price = { $seat }: Dein Preis? { $buyer } will { $goods } in { $port }
ask-Monopoly = Gehören auf eurem Spielplan alle Häfen dieser Ware einem Spieler: { GOOD($good, case: "acc") }?
ask-Offer = { $seat }: { $goods } für je { $money }?
ask-Counter = { $seat }: { $money } je Stück annehmen?
ask-LastOffer = { $seat }: Doch noch für je { $money } nehmen?
ask-Deal = { $seat }: { $with } bietet { $give } gegen { $take }
ask-DealCounter = { $seat }: { $take } gegen { $give } annehmen?
ask-LastDeal = { $seat }: Das erste Angebot doch annehmen? { $give } gegen { $take }
ask-Leave = Darf Galeere { $galley } von { $seat } weiterfahren ({ $zone })?
ask-Prize = { $seat }: Was wird aus Galeere { $prize }?
ask-Number = Welche Zahl steht an Lagerplatz { $slot } von { $port }?

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

fix-see-menu = geändert
is-fortress = vorhanden
is-no-fortress = keine
is-built = gebaut
is-no-built = nichts gebaut
is-hired = angeworben: { $hired }
is-gone = ausgeschieden
is-no-gone = spielt mit
zone-coast = Küste
zone-high-seas = hohe See, keine Küste
ports = { $count ->
        [one] { $count } Hafen
       *[other] { $count } Häfen
    }
galleys = { $count ->
        [one] { $count } Galeere
       *[other] { $count } Galeeren
    }
wealth = { $wealth ->
        [one] { $wealth } Reichtumspunkt
       *[other] { $wealth } Reichtumspunkte
    }
wealth-open = { $wealth ->
        [one] { $wealth } Reichtumspunkt ohne Dukaten
       *[other] { $wealth } Reichtumspunkte ohne Dukaten
    }
chance-of-dice = Würfel
setup-order = Jeder sitzt, wo er mag. Wer zuerst Matrosen verteilt, folgt aus den Nationen.
end-scored = Beenden und Reichtum zählen
end-plain = Beenden, wie es steht
flaw-audit-order = Zur Reihenfolge gehören alle, die spielen, jeder einmal.
map-fortress = Festung
map-town = Hauptstadt
map-market = neuer Markt für { $goods }
map-leave = gefragt um Durchfahrt ({ $zone }): { $seats }
map-unchecked = die Nachbarn sind nur angenommen
map-land = hier kannst du landen
map-sell = hier kannst du verkaufen
map-trade = hier kannst du kaufen, anwerben oder bauen
board-town = Hauptstadt
zone-shore = Küste
correct-round = Runde, Reihenfolge und Absprachen
correct-moved = Ihre Fahrt ist zu Ende
correct-built = In dieser Runde wurde gebaut
correct-hired = In dieser Runde angeworbene Matrosen
correct-forward = { $seat }, Platz { $place }: einen Platz nach vorn
correct-forward-note = Ein Tipp rückt einen Spieler einen Platz nach vorn.
correct-gone = Spielt nicht mehr mit
check-tracks = Runde und Reihenfolge

## The great moments
moment-round = Runde
moment-bids = Die Gebote
moment-order = Würfel um die Reihenfolge
moment-boarded = Galeere { $galley } ist erbeutet

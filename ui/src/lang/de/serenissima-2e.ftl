# Serenissima, zweite Ausgabe: die Wörter des Spiels auf Deutsch.
# Warenklötzchen heißen „Klötzchen“, damit „Würfel“ immer die Kampfwürfel sind. Spieler-, Hafen- und
# Zonennamen werden nicht gebeugt; Sätze kommen ohne ihren Artikel aus.
# Fehlende Werte kommen als Text "none" an; ja und nein als "true" und "false".

## Waren. Die Attribute sind Fälle; .one ist ein einzelnes Klötzchen.

good-wood = Holz
    .gen = Holz
    .acc = Holz
    .one = 1 Klötzchen Holz
good-stone = Stein
    .gen = Stein
    .acc = Stein
    .one = 1 Klötzchen Stein
good-marble = Marmor
    .gen = Marmor
    .acc = Marmor
    .one = 1 Klötzchen Marmor
good-wine = Wein
    .gen = Wein
    .acc = Wein
    .one = 1 Klötzchen Wein
good-gold = Gold
    .gen = Gold
    .acc = Gold
    .one = 1 Klötzchen Gold
good-spice = Gewürze
    .gen = Gewürze
    .acc = Gewürze
    .one = 1 Klötzchen Gewürze

## Farben. .adj steht vor einem Plural: „rote Matrosen“.

colour-red = Rot
    .adj = rote
colour-blue = Blau
    .adj = blaue
colour-orange = Orange
    .adj = orange
colour-black = Schwarz
    .adj = schwarze

## Dogenkarten, Schritte, Anlässe, Orte

card-wine = Wein
card-one = eine Sanduhr
card-two = zwei Sanduhren
card-shuffle = zwei Sanduhren und Pfeile

step-load = Laden
step-move = Fahren
step-sell = Verkaufen
step-fight = Kämpfen
place-galley = Galeere { $galley }
place-port = { $port }
place-reserve = Reserve
zone-open-sea = Offene See

## Was sich korrigieren lässt

fix-Purse = Geldbeutel
fix-Galley = Galeere
fix-Port = Besitzer und Garnison
fix-Warehouse = Lagerhaus
fix-Buildings = Festung und Basilika
fix-Closed = geschlossener Hafen
fix-WhitePawn = weiße Figur
fix-BlackPawn = schwarze Figur
fix-DogeDeck = Dogenkarten-Stapel
fix-Turn = Rundenzahl
fix-Scorings = bisherige Wertungen
fix-First = Startspieler
fix-Colour = Spielerfarbe
fix-Options = Vereinbarungen
fix-Board = gedruckter Spielplan
fix-Printed = gedruckter Wert

## Regeln: die Schachtel

rule-BOX-1 = In der Bank liegt kein Klötzchen { GOOD($good, case: "gen") } mehr, also kann keins geladen werden.
    .title = Waren der Bank
    .help = Die Bank hat nur die Klötzchen aus der Schachtel: 14 Holz, je 12 Stein, Marmor und Wein, je 10 Gold und Gewürze. Ist eine Ware aufgebraucht, kann niemand sie laden. Klötzchen kommen zurück, wenn sie über Bord gehen oder mit einer Galeere sinken. Klötzchen in einem Lagerhaus bleiben dort bis zum Spielende, deshalb kann eine Ware auch endgültig ausgehen.
rule-BOX-2 = Gefallene Matrosen und die Mannschaften gesunkener Galeeren gehen zurück in die Reserve ihres Besitzers.
    .title = Zurück in die Reserve
    .help = Kein Matrose verlässt je das Spiel. Wer im Kampf fällt oder mit einer Galeere untergeht, kommt in die Reserve seines Spielers zurück und kann für 1 Dukat wieder angeworben werden. Ein verlorener Kampf kostet Geld und Zeit, aber nie deinen letzten Mann.
rule-BOX-3 = Eine gesunkene Galeere kommt zurück in den Vorrat, wo jeder sie kaufen kann.
    .title = Gesunkene Galeeren
    .help = Das Schiff kommt in den Vorrat zurück, das Klötzchen vom Rad herunter. Damit ist die Nummer wieder frei, und jeder darf sie bei einer Investition kaufen, auch wer sie versenkt hat.
rule-BOX-4 = Für eine weitere Galeere ist kein Klötzchen mehr da: Mehr als { $most ->
        [one] { $most } Galeere
       *[other] { $most } Galeeren
    } pro Spieler geht nicht.
    .title = Höchstens sechs Galeeren
    .help = Jede Farbe hat sechs Klötzchen für das Rad, und jede Galeere im Spiel braucht eins. Mit sechs Galeeren kannst du keine mehr kaufen. Sinkt eine, bekommst du ihr Klötzchen zurück und kannst wieder kaufen.
rule-BOX-5 = { $seat } hat zu wenige Matrosen in der Reserve.
    .title = Matrosen in der Reserve
    .help = Jeder hat 22 Matrosen bei vier Spielern, 26 bei drei und 30 bei zwei. Sind alle in Häfen und auf Galeeren, kann niemand angeworben werden. Matrosen kommen in die Reserve zurück, wenn sie fallen oder ihre Galeere sinkt.
rule-BOX-6 = { $seat } kann nicht zahlen: Es kostet { $price ->
        [one] { $price } Dukat
       *[other] { $price } Dukaten
    }.
    .title = Keine Schulden
    .help = Niemand gibt mehr aus, als er hat: Es gibt keinen Kredit, und ihr leiht euch nichts. Verkäufe, Wertungen und die Weinkarte bringen Geld. Liegen auf dem Tisch andere Münzen, korrigiere den Geldbeutel in der App.
rule-BOX-7 = { $piece ->
        [galley] Galeere { $galley } ist hierfür nicht zu haben: Sie ist vergeben oder nicht im Spiel.
        [port] { $port } ist schon besetzt oder geschlossen.
        [sailors] Dort hast du keine Matrosen, die du einsetzen kannst: { $place }.
        [cube] Galeere { $galley } hat kein Klötzchen { GOOD($good, case: "gen") } an Bord.
       *[other] So ein Spielteil gibt es nicht.
    }
    .title = Was nicht da ist
    .help = Jedes Spielteil gibt es einmal. Eine Galeere im Spiel kann nicht ein zweites Mal genommen, ein besetzter Hafen nicht gewählt werden, und was nicht an Bord ist, lässt sich weder bewegen noch verkaufen. Matrosen zweier Spieler sind nie auf derselben Galeere oder im selben Hafen. Sieht es auf dem Tisch anders aus, korrigiere zuerst die App.

## Regeln: Aufbau

rule-SETUP-1 = Der Startspieler wird ausgelost.
    .title = Startspieler
    .help = Die App lost den Startspieler aus, oder ihr einigt euch und tippt einen Namen an. Der Startspieler wählt beim Aufbau zuerst und kauft nach einer Dogenkarte zuerst. Wer wann am Zug ist, bestimmt das Rad, nicht dieses Los.
rule-SETUP-2 = Alle beginnen mit einer Farbe, einer vollen Reserve an Matrosen und 5 Dukaten.
    .title = Was alle bekommen
    .help = Die Reserve umfasst 22 Matrosen bei vier Spielern, 26 bei drei und 30 bei zwei. Die ersten sechs kommen in den Starthafen und auf die erste Galeere, je drei weitere auf jede weitere Galeere. Starthäfen und Startgaleeren selbst kosten nichts.
rule-SETUP-3 = Die weiße Figur beginnt auf der Rundenleiste, die schwarze auf dem Dogenfeld des Rads, und die Dogenkarten werden gemischt.
    .title = Figuren und Dogenkarten
    .help = Die weiße Figur steht auf dem Startfeld für eure Spielerzahl. Die schwarze Figur wartet auf dem Dogenfeld des Rads. Die fünf Dogenkarten liegen als verdeckter Stapel bereit.
rule-SETUP-4 = { $port } ist kein Starthafen.
    .title = Erster Hafen und erste Galeere
    .help = In Sitzreihenfolge wählt jeder einen freien Starthafen und eine freie Galeere. Stell 3 Matrosen in den Hafen und 3 auf die Galeere, leg die Galeere in die Zone des Hafens, setz dein Klötzchen auf ihre Nummer am Rad und nimm die Hafenkarte. Niedrige Nummern sind in jeder Runde früh dran, hohe spät.
rule-SETUP-5 = Jeder wählt eine zweite Galeere, zu zweit auch eine dritte.
    .title = Weitere Galeeren
    .help = Die zweite Galeere wird in umgekehrter Reihenfolge gewählt, beginnend mit dem letzten Spieler. Zu zweit folgt eine dritte, wieder in Sitzreihenfolge. Jede neue Galeere liegt neben der ersten und hat 3 Matrosen an Bord.
rule-SETUP-6 = { $why ->
        [port] { $port } ist in dieser Partie geschlossen.
        [good] { $port } produziert etwas anderes als { GOOD($good, case: "gen") }: Schließe einen passenden Hafen.
        [galley] Galeere { $galley } bleibt zu zweit und zu dritt in der Schachtel.
       *[other] Das bleibt zu zweit und zu dritt aus dem Spiel.
    }
    .title = Geschlossene Häfen
    .help = Zu zweit und zu dritt werden vor der ersten Wahl vier Häfen geschlossen: je einer mit Holz, Wein, Stein und Marmor. Die Galeeren 13 bis 15 bleiben in der Schachtel. Ein geschlossener Hafen liefert keine Waren, kauft nichts und kann nicht eingenommen werden. Seine Zone bleibt offen: Galeeren fahren hindurch, blockieren, kämpfen und tauschen dort Matrosen oder Waren.
rule-SETUP-7 = Bei verdecktem Geld sieht jeder nur den eigenen Geldbeutel.
    .title = Offenes oder verdecktes Geld
    .help = Ihr vereinbart vor dem Spiel, ob das Geld offen liegt. Ist es verdeckt, zeigt die App einen Geldbeutel nur seinem Besitzer. Einnahmen aus einer Wertung werden immer laut angesagt, und am Ende legen alle ihr Geld offen.

## Regeln: das Rad

rule-WHEEL-1 = Aktiv ist die Galeere mit der nächsthöheren Nummer auf dem Rad.
    .title = Die nächste Galeere
    .help = Die schwarze Figur geht die Nummern aufwärts und hält beim nächsten Klötzchen. Der Besitzer dieser Galeere aktiviert sie oder investiert stattdessen. Dann geht die Figur weiter.
rule-WHEEL-2 = Liegt kein Klötzchen mehr voraus, erreicht die schwarze Figur das Dogenfeld, und die Runde endet.
    .title = Ende des Rads
    .help = Hat die letzte Galeere gehandelt, geht die schwarze Figur auf das Dogenfeld. Dann wird eine Dogenkarte aufgedeckt, die bestimmt, wie weit das Spiel voranschreitet.
rule-WHEEL-3 = Das Rad gilt so, wie es in diesem Moment steht.
    .title = Das Rad ändert sich laufend
    .help = Eine Galeere, die während der Runde gekauft wird, ist noch in dieser Runde dran, wenn ihre Nummer vor der Figur liegt. Liegt die Nummer schon hinter ihr, wartet sie bis zur nächsten Runde. Eine gesunkene Galeere wird ab sofort übersprungen.
rule-WHEEL-4 = Die Figur steht auf einer Nummer, auch wenn die Galeere dieser Nummer gesunken ist.
    .title = Die Figur bleibt auf ihrer Nummer
    .help = Sinkt die aktive Galeere, bleibt die Figur stehen und geht dann zum nächsthöheren Klötzchen weiter. Ein Spieler ohne Galeeren hat keine Aktivierungen und ruft keine Blockaden aus, bekommt aber weiter Einnahmen und darf nach der Dogenkarte kaufen. Ist gar kein Klötzchen mehr da, endet die Runde sofort.

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
    .title = Reihenfolge der Schritte
    .help = Eine Galeere lädt zuerst, fährt dann und verkauft oder kämpft zuletzt. Du darfst jeden Schritt auslassen, aber keinen später nachholen. Die Ausnahme: Waren über Bord werfen geht jederzeit.
rule-LOAD-1 = Galeere { $galley } hat keinen freien Platz.
    .title = Fünf Plätze
    .help = Der Laderaum einer Galeere fasst fünf Teile, Matrosen und Waren zusammen. Mindestens eins muss ein Matrose sein, also höchstens fünf Matrosen oder vier Waren und ein Matrose. Wirf Waren über Bord oder bring Teile auf eine andere Galeere, um Platz zu schaffen.
rule-LOAD-2 = So kann sich ein Matrose nicht bewegen: { $from } → { $to }.
    .title = Matrosen bewegen
    .help = Beim Laden wechseln Matrosen zwischen der aktiven Galeere und deinen anderen Galeeren in ihrer Zone oder zwischen ihr und dem Hafen, wenn er dir gehört. Die aktive Galeere ist immer beteiligt. In einem neutralen oder fremden Hafen kannst du so niemanden an Land setzen. Es kostet nichts, und du darfst es beliebig oft tun.
rule-LOAD-3 = In { $port } ist kein Platz für einen weiteren Matrosen.
    .title = Platz im Hafen
    .help = Ein Hafen fasst so viele Matrosen, wie sein Lagerhaus Plätze hat. Ein Hafen mit fünf Lagerplätzen fasst fünf Matrosen, egal wie voll das Lagerhaus ist. Das gilt fürs Anwerben, Bewegen und Landen gleichermaßen.
rule-LOAD-4 = Der letzte Matrose muss in { $port } bleiben.
    .title = Ein Hafen behält einen Matrosen
    .help = Ein Hafen gehört dir, solange mindestens einer deiner Matrosen dort ist. Deshalb darf der letzte nicht an Bord gehen. Erlaubt ihr es trotzdem, wird der Hafen neutral, und seine Karte kommt zurück in die Auslage.
rule-LOAD-5 = Galeere { $galley } kann jetzt nicht absichtlich versenkt werden.
    .title = Eine leere Galeere sinkt
    .help = Verlässt der letzte Matrose eine Galeere, sinkt sie sofort. Sie kommt in den Vorrat, ihre Waren in die Bank und ihr Klötzchen vom Rad. Beim Laden darfst du das absichtlich tun, mit der aktiven Galeere oder einer anderen von dir in ihrer Zone. Sinkt die aktive Galeere, ist ihre Aktivierung vorbei.
rule-LOAD-6 = { $port } produziert etwas anderes als { GOOD($good, case: "gen") }, also kann das hier nicht geladen werden.
    .title = Waren laden
    .help = Die aktive Galeere lädt die Ware, die der Hafen ihrer Zone produziert. Im eigenen Hafen ist das erste Klötzchen der Aktivierung gratis, jedes weitere kostet 1 Dukat an die Bank. In einem neutralen Hafen kostet jedes 1 Dukat an die Bank, im Hafen eines anderen Spielers 1 Dukat an diesen; ablehnen kann er nicht. Was im Lagerhaus liegt, kann nicht geladen werden.
rule-LOAD-7 = Von Galeere { $from } auf Galeere { $to } können jetzt keine Waren wechseln.
    .title = Waren zwischen Galeeren
    .help = Beim Laden wechseln Waren gratis zwischen der aktiven Galeere und deinen anderen Galeeren in derselben Zone. Die aktive Galeere ist immer beteiligt. Zwei Galeeren neben ihr können nicht miteinander tauschen.
rule-LOAD-8 = Galeere { $galley } ist nicht die, die Waren über Bord werfen darf.
    .title = Über Bord
    .help = Die aktive Galeere darf während ihrer Aktivierung jederzeit Waren über Bord werfen. Sie kommen zurück in die Bank. Auch der Sieger eines Kampfes darf das, um Platz für Beute zu schaffen. Matrosen gehen nie über Bord.
rule-LOAD-9 = Hier gibt es nichts zu laden: Die Zone { $zone } hat keinen offenen Hafen.
    .title = Zonen ohne Hafen
    .help = Wo es keinen oder nur einen geschlossenen Hafen gibt, können keine Waren geladen, verkauft oder eingelagert werden. Du kannst aber Matrosen und Waren zwischen deinen Galeeren bewegen, Waren über Bord werfen, weiterfahren und gegen Galeeren kämpfen.

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
    .title = Wie weit eine Galeere fährt
    .help = Eine Galeere fährt bis zu eine Zone für jeden Matrosen an Bord, von Zone zu Nachbarzone. Gezählt werden die Matrosen zu Beginn der Fahrt. Jeder Schritt zählt, auch zurück. Jede gefahrene Zone schwächt die Galeere im Kampf dieser Aktivierung.
rule-MOVE-2 = Galeere { $galley } ist blockiert und fährt nicht weiter.
    .title = Blockade
    .help = Fährt eine Galeere in eine Zone, darf ein Gegner sie aufhalten, dessen Galeeren dort zusammen mehr Matrosen an Bord haben. Mehr heißt wirklich mehr, und Matrosen in Häfen zählen nicht. Die aufgehaltene Galeere darf noch verkaufen oder kämpfen. In der Zone, in der sie gestartet ist, kann niemand eine Galeere aufhalten.
rule-MOVE-3 = Zuerst wird der Gegner mit den meisten Matrosen in der Zone gefragt.
    .title = Wer zuerst gefragt wird
    .help = Können mehrere Gegner eine Blockade ausrufen, werden sie nacheinander gefragt. Es beginnt, wer auf Galeeren in der Zone die meisten Matrosen hat. Bei Gleichstand beginnt, wem dort die Galeere mit der niedrigsten Nummer gehört. Das erste Ja entscheidet.
rule-MOVE-4 = Mit Galeere { $galley } kannst du keine Waren tauschen: Sie gehört einem anderen Spieler.
    .title = Keine Geschenke
    .help = Ihr dürft reden und versprechen, etwa keine Blockade auszurufen, aber niemand muss ein Versprechen halten. Waren und Dukaten gehen nie von Spieler zu Spieler. Bezahlt wird untereinander nur für das Laden in einem fremden Hafen.

## Regeln: Verkaufen

rule-SELL-1 = { $port } kauft diese Ware nicht ({ GOOD($good, case: "acc") }): Der Hafen produziert sie oder hat sie schon im Lagerhaus.
    .title = Was ein Hafen kauft
    .help = Die aktive Galeere verkauft an den Hafen ihrer Zone, beliebig viele Klötzchen, aber von jeder Ware nur eins. Ein Hafen kauft nie, was er selbst produziert, und nie eine Ware, die schon in seinem Lagerhaus liegt. Du darfst verkaufen, ohne gefahren zu sein.
rule-SELL-2 = Hier ist kein Lagerplatz frei: { $zone }.
    .title = Lagerplätze und Preise
    .help = Ein verkauftes Klötzchen kommt auf den freien Lagerplatz mit der niedrigsten Zahl. In einem neutralen oder fremden Hafen zahlt die Bank diese Zahl, 2 bis 6 Dukaten. Im eigenen Hafen bekommst du nichts, aber ein volleres Lagerhaus zahlt bei den Wertungen mehr. Ein volles Lagerhaus kauft nichts mehr.
rule-SELL-3 = Gewürze bringen in jedem Hafen 2 Dukaten mehr.
    .title = Gewürze
    .help = Wer Gewürze verkauft, bekommt 2 Dukaten zusätzlich zum Wert des Lagerplatzes. Das gilt auch im eigenen Hafen; dort sind Gewürze die einzige Ware, die sofort etwas einbringt.
rule-SELL-4 = Ein Hafen mit Wein im Lagerhaus zeigt die Weinseite seiner Karte.
    .title = Wein im Hafen
    .help = Sobald Wein an einen Hafen verkauft wird, dreht ihr seine Karte auf die Weinseite. Die Dogenkarte „Wein“ bringt dem Besitzer des Hafens dann 3 Dukaten. Häfen, die Wein produzieren, haben nur diese Seite.
rule-SELL-5 = { $by } hat den Verkauf blockiert: Kämpfe gegen eine Galeere von { $by } oder beende die Aktivierung.
    .title = Blockade eines Verkaufs
    .help = Ein Gegner, dessen Galeeren in der Zone zusammen wirklich mehr Matrosen an Bord haben, darf den Verkauf verbieten. Gefragt wird einmal, vor dem ersten Klötzchen. Wer blockiert ist, kämpft gegen eine Galeere des Blockierenden oder beendet die Aktivierung. In der Zone, in der die Aktivierung begann, gibt es diese Blockade nicht, außer ihr habt es so vereinbart.
rule-SELL-6 = { $sold ->
        [true] Diese Galeere hat Waren verkauft, also kämpft sie nicht mehr und nimmt nichts mehr ein.
       *[other] Diese Galeere hat gekämpft, also verkauft sie nicht mehr.
    }
    .title = Verkaufen oder kämpfen
    .help = Im letzten Schritt tut eine Galeere eins von beidem: Sie verkauft, oder sie kämpft und nimmt ein. Hat sie das eine begonnen, ist das andere bis zu ihrer nächsten Aktivierung nicht mehr möglich.

## Regeln: Kampf gegen eine Galeere

rule-FIGHT-1 = Dieses Ziel kann die aktive Galeere nicht angreifen: { $foe }.
    .title = Einen Gegner wählen
    .help = Die aktive Galeere greift ein gegnerisches Ziel in ihrer Zone an. Ein Kampf ist immer eins gegen eins: Andere Galeeren in der Zone helfen nicht. Angriffe auf Galeeren können nicht blockiert werden.
rule-FIGHT-2 = Galeere { $galley } hat keine Stärke mehr für einen Angriff.
    .title = Stärke
    .help = Die Stärke des Angreifers sind die Matrosen an Bord minus die in dieser Aktivierung gefahrenen Zonen. Die Stärke des Verteidigers sind einfach die Matrosen an Bord. Mit Stärke 0 oder weniger kann niemand angreifen. Komm also aus der Nähe und mit voller Mannschaft.
rule-FIGHT-3 = Zu viele Totenköpfe: höchstens { $dice1 } für den Angreifer und { $dice2 } für den Verteidiger.
    .title = Würfeln
    .help = Beide Seiten würfeln gleichzeitig, einen Würfel je Stärkepunkt. Jeder Totenkopf tötet einen gegnerischen Matrosen, die Verluste treten zugleich ein. Jeder Würfel zeigt auf drei seiner sechs Seiten einen Totenkopf. Niemand kann mehr Totenköpfe als Würfel haben.
rule-FIGHT-4 = Nach jeder Kampfrunde kämpft der Angreifer weiter oder bricht ab.
    .title = Noch eine Kampfrunde
    .help = Nach einer Kampfrunde entscheidet allein der Angreifer. Abbrechen beendet die Aktivierung. Kämpft er weiter, wirft er so viele Würfel, wie er noch Matrosen hat, aber nie mehr als die Stärke im ersten Kampf. Der Verteidiger wirft immer einen Würfel je Matrose.
rule-FIGHT-5 = Wer keine Matrosen mehr hat, hat verloren, und seine Galeere sinkt.
    .title = Sinken
    .help = Die Galeere kommt in den Vorrat und ihr Klötzchen vom Rad. Da beide Seiten gleichzeitig würfeln, können auch beide in derselben Kampfrunde sinken. Dann kommen alle ihre Waren in die Bank.
rule-FIGHT-6 = Auf der gesunkenen Galeere war kein Klötzchen { GOOD($good, case: "gen") }, das noch zu holen wäre.
    .title = Beute
    .help = Wer überlebt, darf Waren der gesunkenen Galeere auf freie Plätze nehmen, auch als Verteidiger. Eigene Waren dürfen dafür über Bord, Matrosen nicht. Das wird sofort erledigt. Was niemand nimmt, kommt in die Bank.
rule-FIGHT-7 = Hat der Angreifer eine Galeere versenkt, darf er weitermachen: noch eine Galeere, der Hafen oder Schluss.
    .title = Ein Kampf nach dem anderen
    .help = Der Sieger darf die nächste Galeere in der Zone angreifen, sich dem Hafen zuwenden oder aufhören. Die Stärke im ersten Kampf bleibt die Obergrenze für alle. Verluste summieren sich, spätere Kämpfe sind also schwerer.

## Regeln: neutrale Häfen

rule-CAPT-1 = { $sailors ->
        [one] { $sailors } Matrose kann
       *[other] { $sailors } Matrosen können
    } nicht landen: Es braucht mindestens 1, und hier gehen höchstens { $most }.
    .title = Einen neutralen Hafen einnehmen
    .help = Setz einen oder mehrere Matrosen von der aktiven Galeere an Land, und der Hafen gehört dir, ohne Kampf. Es dürfen nicht mehr landen, als der Hafen Lagerplätze hat. Auch der letzte Matrose darf an Land: Dann sinkt die Galeere.
rule-CAPT-2 = { $by } hat die Einnahme blockiert: Kämpfe zuerst gegen die Galeeren von { $by } oder beende die Aktivierung.
    .title = Blockade einer Einnahme
    .help = Ein Gegner mit wirklich mehr Matrosen auf Galeeren in der Zone darf verhindern, dass du einen neutralen Hafen einnimmst. Du darfst zuerst gegen diese Galeeren kämpfen und es dann noch einmal versuchen, oder du beendest die Aktivierung. Haben sie nach einer Niederlage immer noch mehr an Bord, dürfen sie wieder blockieren. In der Zone, in der die Aktivierung begann, gibt es diese Blockade nicht, außer ihr habt es so vereinbart.
rule-CAPT-3 = Wer den Hafen einnimmt, bekommt die Hafenkarte; Waren und Gebäude bleiben im Hafen.
    .title = Was ein Hafen mitbringt
    .help = Die Karte geht aus der Auslage an den neuen Besitzer. Was im Lagerhaus liegt, bleibt dort, ebenso Festung und Basilika. Ab jetzt zählen sie für den neuen Besitzer.
rule-CAPT-4 = Eine Einnahme beendet die Aktivierung.
    .title = Nach einer Einnahme
    .help = Nach der Einnahme eines Hafens ist die Galeere für diese Runde fertig. Sie verkauft und kämpft nicht mehr und lädt dort erst wieder bei ihrer nächsten Aktivierung.

## Regeln: Häfen anderer Spieler

rule-PORT-1 = Galeere { $galley } bewacht den Hafen und muss zuerst versenkt werden.
    .title = Wachen
    .help = Der Hafen eines anderen Spielers lässt sich nur mit Gewalt einnehmen. Zuerst müssen alle Galeeren seines Besitzers in der Zone versenkt werden. Galeeren anderer Spieler spielen keine Rolle, und niemand kann den Angriff blockieren.
rule-PORT-2 = { $port } ist der letzte Hafen von { $seat } und kann nicht angegriffen werden.
    .title = Der letzte Hafen
    .help = Niemand kann ganz von der Karte vertrieben werden: Der einzige Hafen eines Spielers ist sicher. Geprüft wird das, wenn der Angriff angesagt wird. Galeeren, die dort liegen, können trotzdem angegriffen werden.
rule-PORT-3 = Die Garnison verteidigt den Hafen wie eine Mannschaft ihre Galeere.
    .title = Einen Hafen angreifen
    .help = Der Kampf läuft in Kampfrunden ab, wie gegen eine Galeere. Die Stärke des Angreifers sind Matrosen minus gefahrene Zonen. Die Garnison wirft einen Würfel für jeden Matrosen im Hafen.
rule-PORT-4 = Die Festung wirft zwei Würfel, also { $skulls ->
        [one] kann es { $skulls } Totenkopf
       *[other] können es { $skulls } Totenköpfe
    } nicht sein.
    .title = Festung
    .help = Vor der ersten Kampfrunde wirft eine Festung zwei Würfel, und jeder Totenkopf tötet einen Matrosen der angreifenden Galeere. Sie schießt einmal pro Kampf, und der Angreifer kann dazwischen nicht abbrechen. Die Festung bleibt im Hafen, egal wem er danach gehört.
rule-PORT-5 = { $sailors ->
        [one] { $sailors } Matrose kann
       *[other] { $sailors } Matrosen können
    } nicht landen: Es gehen höchstens { $most }.
    .title = Landen nach einem Sieg
    .help = Ist die Garnison gefallen, darf der Angreifer einen oder mehrere Matrosen an Land setzen und nimmt den Hafen samt Karte. Es dürfen nicht mehr landen, als der Hafen Lagerplätze hat. Auch der letzte Matrose darf an Land: Dann sinkt die Galeere. Landet niemand, bleibt der Hafen neutral.
rule-PORT-6 = Fallen beide Seiten, wird der Hafen neutral, und die Galeere sinkt.
    .title = Beide Seiten gefallen
    .help = Die Hafenkarte kommt zurück in die Auslage. Die Galeere kommt in den Vorrat, alle ihre Waren in die Bank. Waren und Gebäude im Hafen bleiben, wo sie sind.
rule-PORT-7 = Fällt der Angreifer, sind Galeere und Waren verloren.
    .title = Ein gescheiterter Angriff
    .help = Die Galeere kommt in den Vorrat, ihre Waren in die Bank. Eine Garnison kann keine Beute machen. Der Hafen bleibt bei seinem Besitzer, mit den Matrosen, die noch übrig sind.
rule-PORT-8 = Eine Festung schießt nur, wenn ihr Hafen angegriffen wird.
    .title = Wann eine Festung schweigt
    .help = Galeeren, die im Hafen laden oder verkaufen, haben von einer Festung nichts zu befürchten. Auch in Kämpfe zwischen Galeeren greift sie nicht ein. Ein neutraler Hafen mit Festung wird ohne einen Schuss eingenommen.
rule-PORT-9 = Ein Kampf um einen Hafen beendet die Aktivierung.
    .title = Nach einem Kampf um einen Hafen
    .help = Ob der Hafen fällt, standhält oder neutral wird: Nach dem Kampf ist die Galeere fertig. Sie kann kein weiteres Ziel angreifen.

## Regeln: Investieren

rule-INV-1 = { $invested ->
        [true] Mit dieser Galeere wurde investiert, also lädt, fährt, verkauft und kämpft sie nicht mehr.
       *[other] Diese Galeere hat schon gehandelt, also kannst du nicht mehr investieren.
    }
    .title = Handeln oder investieren
    .help = Statt mit der aktiven Galeere zu handeln, darf ihr Besitzer investieren: Matrosen anwerben, eine Galeere kaufen, Festungen und Basiliken bauen. Beliebig viele Käufe in beliebiger Reihenfolge sind erlaubt, alle in eigenen Häfen. Hast du das eine begonnen, geht das andere nicht mehr.
rule-INV-2 = Dort kann kein Matrose angeworben werden: { $to }.
    .title = Matrosen anwerben
    .help = Ein Matrose kostet 1 Dukat und kommt aus deiner Reserve. Er geht in einen deiner Häfen oder auf eine deiner Galeeren in der Zone eines solchen Hafens. Die Grenzen gelten: die Lagerplätze eines Hafens und die fünf Plätze einer Galeere.
rule-INV-3 = { $bought ->
        [true] In dieser Investition wurde schon eine Galeere gekauft.
       *[other] { $port } ist nicht dein Hafen, also kannst du dort keine Galeere kaufen.
    }
    .title = Eine Galeere kaufen
    .help = In jeder Investition kannst du eine Galeere kaufen. Sie kostet 1 Dukat für jede Galeere, die du schon im Spiel hast. Wähle eine freie Nummer: Die Galeere liegt bei einem deiner Häfen, und dein Klötzchen kommt aufs Rad. Liegt die Nummer noch vor der Figur, ist sie in dieser Runde dran.
rule-INV-4 = Galeere { $galley } kann ihre Mannschaft nicht von dort bekommen.
    .title = Die Mannschaft einer neuen Galeere
    .help = Eine gekaufte Galeere braucht sofort mindestens einen Matrosen, sonst würde sie sinken. Er wird für 1 Dukat angeworben oder kommt aus dem Hafen oder von deinen Galeeren in dieser Zone. Der Hafen muss einen Matrosen behalten, und eine Galeere, die leer zurückbleibt, sinkt.
rule-INV-5 = In { $port } kann keine Festung gebaut werden: Es braucht einen eigenen Hafen mit Holz und Stein.
    .title = Eine Festung bauen
    .help = Eine Festung kostet 2 Dukaten. Der Hafen muss dir gehören und sowohl Holz als auch Stein haben, selbst produziert oder im Lagerhaus. Die Klötzchen bleiben liegen. Jeder Hafen kann eine Festung haben.
rule-INV-6 = In { $port } kann keine Basilika gebaut werden: Es braucht einen eigenen Hafen mit Gold und Marmor.
    .title = Eine Basilika bauen
    .help = Eine Basilika kostet 2 Dukaten und bringt bei jeder Wertung 5. Der Hafen muss dir gehören und sowohl Gold als auch Marmor haben, selbst produziert oder im Lagerhaus. Die Klötzchen bleiben liegen. Jeder Hafen kann eine Basilika haben.
rule-INV-7 = In { $port } kann nichts mehr gebaut werden: Das Gebäude steht schon, oder in der Schachtel ist keins mehr.
    .title = Je fünf Gebäude
    .help = Es gibt fünf Festungen und fünf Basiliken für alle zusammen. Jeder Hafen hat höchstens eine von jeder Art. Gebäude werden nie entfernt; ist das letzte gebaut, ist Schluss.

## Regeln: das Ende der Runde

rule-DOGE-1 = Die Karte „{ CARD($card) }“ liegt nicht mehr verdeckt im Stapel.
    .title = Dogenkarte
    .help = Ist das Rad durchlaufen, wird die oberste Dogenkarte aufgedeckt. Wein: Die weiße Figur bleibt stehen, und jeder besetzte Hafen, der Wein produziert oder lagert, bringt seinem Besitzer 3 Dukaten. Sanduhren: Die Figur geht ein oder zwei Felder weiter. Bei der Karte mit Pfeilen werden außerdem alle fünf Karten zu einem neuen Stapel gemischt.
rule-DOGE-2 = Die weiße Figur löst eine Wertung aus, wenn sie ein Wertungsfeld erreicht oder überschreitet.
    .title = Wann gewertet wird
    .help = Zu viert gelten die gelben Felder, zu zweit und zu dritt die roten. Es zählen nur Felder, die bei diesem Zug betreten werden. Betritt ein Zug zwei davon, gibt es zwei Wertungen nacheinander.
rule-DOGE-3 = { $galley ->
        [none] Hier können Matrosen nur für die gerade gekauften Galeeren angeworben werden.
       *[other] Galeere { $galley } geht bei diesem Kauf nicht: nur bis zwei Galeeren und Mannschaft für die neuen.
    }
    .title = Weniger als zwei Galeeren
    .help = Nach der Dogenkarte dürfen Spieler mit weniger als zwei Galeeren kaufen, bis sie zwei haben, in Sitzreihenfolge ab dem Startspieler. Die Preise sind die üblichen: Wer keine Galeere hat, bekommt die erste gratis. Matrosen werden nur für die neuen Galeeren angeworben, außer ihr habt es anders vereinbart. Niemand muss kaufen.
rule-DOGE-4 = Die nächste Runde beginnt am Anfang des Rads.
    .title = Eine neue Runde
    .help = Die schwarze Figur beginnt wieder bei der niedrigsten Nummer. Alle Galeeren im Spiel bekommen erneut ihre Aktivierung.
rule-DOGE-5 = Ein leerer Dogenkarten-Stapel wird aus allen fünf Karten neu gemischt.
    .title = Ein leerer Stapel
    .help = Mit den üblichen Karten kommt das nicht vor, da die Karte mit Pfeilen rechtzeitig kommt. Nach einer Korrektur oder mit eigenen Karten kann der Stapel ausgehen. Dann werden alle fünf Karten zu einem neuen gemischt.

## Regeln: Wertung und Spielende

rule-SCORE-1 = Jeder besetzte Hafen zahlt danach, wie voll sein Lagerhaus ist.
    .title = Was Häfen zahlen
    .help = Ein leeres Lagerhaus zahlt nichts, ein volles 20 Dukaten, dazwischen gilt die Tabelle auf dem Spielplan für diese Größe. Valencia mit vier von fünf belegten Lagerplätzen zahlt 15. Die Ware, die ein Hafen produziert, zählt nicht: Sie liegt nicht im Lagerhaus.
rule-SCORE-2 = Jede Basilika in einem besetzten Hafen zahlt 5 Dukaten.
    .title = Was Basiliken zahlen
    .help = Die 5 Dukaten bekommt der Besitzer des Hafens, egal wer die Basilika gebaut hat. Sie zahlt bei jeder Wertung, zusätzlich zum Lagerhaus.
rule-SCORE-3 = Neutrale Häfen zahlen niemandem etwas.
    .title = Neutrale Häfen
    .help = So voll sein Lagerhaus auch ist: Ein Hafen ohne Besitzer zahlt nichts. Es lohnt sich, ihn vor einer Wertung einzunehmen.
rule-SCORE-4 = Die Einnahmen jedes Spielers werden laut angesagt.
    .title = Einnahmen ansagen
    .help = Die App zeigt, was jeder Hafen zahlt, und die Summe. Angesagt wird sie auch bei verdecktem Geld. Was ein Spieler im Geldbeutel hat, bleibt geheim.
rule-SCORE-5 = Nach der dritten Wertung gewinnt der Reichste; bei Gleichstand, wer mehr Häfen besitzt.
    .title = Das Spielende
    .help = Das Spiel endet sofort mit der dritten Wertung: Niemand kauft mehr. Wer die meisten Dukaten hat, gewinnt. Bei Gleichstand gewinnt, wer mehr Häfen besitzt. Besteht der Gleichstand weiter, teilt ihr euch den Sieg.

## Regeln: Zufall, Korrekturen, Spielplan

rule-RAND-1 = Über den Zufall entscheidet die App oder ihr am Tisch, und es kommt ins Protokoll.
    .title = Würfel und Karten
    .help = Die App kann würfeln und ziehen, oder ihr würfelt und zieht selbst und tippt das Ergebnis an. Ihr könnt jederzeit wechseln. Das Ergebnis wird festgehalten, deshalb wird beim Rückgängigmachen und Wiederholen nie neu gewürfelt.
rule-FIX-1 = Diese Korrektur passt nicht zum Spielmaterial: { $flaw }
    .title = Korrekturen
    .help = Stimmen App und Tisch nicht überein, korrigiere die App: Geld, Matrosen, Waren, Besitzer, Figuren, Karten. Die Korrektur kommt ins Protokoll und lässt sich rückgängig machen. Sie muss zum Spielmaterial passen: Kein Teil kann doppelt da sein, und nichts fasst mehr, als es kann.
rule-BOARD-1 = Das ergibt keinen spielbaren Plan: { $flaw }
    .title = Den Spielplan abgleichen
    .help = Nicht jeder auf dem Spielplan gedruckte Wert ist sicher bekannt. Du kannst den Plan der App einmal mit deinem vergleichen und Abweichungen ändern. Er muss spielbar bleiben: passende Nachbarn, genug Starthäfen, Lagerplätze und Leisten in Ordnung. Für spätere Partien bleibt er gespeichert.

## Ereignisse: was geschah und was mit den Spielteilen zu tun ist

event-FirstPlayer = { $seat } wurde Startspieler.

event-PortsDrawn = Welche Häfen geschlossen werden, entschied das Los.

event-PortClosed = { $port } wurde geschlossen.
do-PortClosed = Leg eine Karte „Hafen geschlossen“ auf { $port }.

event-StartPicked = { $seat } wählte { $port } und Galeere { $galley }.
do-StartPicked = { $seat }: Stell 3 Matrosen nach { $port } und 3 auf Galeere { $galley } daneben. Setz dein Klötzchen auf Nummer { $galley } am Rad. Nimm die Hafenkarte.

event-GalleyPicked = { $seat } wählte Galeere { $galley } ({ $zone }).
do-GalleyPicked = { $seat }: Stell Galeere { $galley } mit 3 Matrosen an Bord in diese Zone: { $zone }. Setz dein Klötzchen auf Nummer { $galley } am Rad.

event-PlayBegan = Das Spiel ging von der Stellung auf dem Tisch weiter.

event-TurnBegan = Runde { $turn } begann.

event-Activated = Galeere { $galley } von { $seat } wurde aktiv.
do-Activated = Setz die schwarze Figur auf Nummer { $galley }.

event-SailorMoved = { $seat } bewegte einen Matrosen: { $from } → { $to }.
do-SailorMoved = Beweg 1 Matrosen: { $from } → { $to }.

event-GoodMoved = 1 Klötzchen { GOOD($good, case: "gen") } kam von Galeere { $from } auf Galeere { $to }.
do-GoodMoved = Leg { GOOD($good, case: "one") } von Galeere { $from } auf Galeere { $to }.

event-Loaded = { $paid ->
        [0] { $seat } lud gratis { GOOD($good, case: "one") } auf Galeere { $galley }.
       *[other] { $to ->
            [none] { $seat } lud { GOOD($good, case: "one") } auf Galeere { $galley } und zahlte { $paid ->
                [one] { $paid } Dukat
               *[other] { $paid } Dukaten
            } an die Bank.
           *[other] { $seat } lud { GOOD($good, case: "one") } auf Galeere { $galley } und zahlte { $paid ->
                [one] { $paid } Dukat
               *[other] { $paid } Dukaten
            } an { $to }.
        }
    }
do-Loaded = Leg { GOOD($good, case: "one") } auf Galeere { $galley }. { $paid ->
        [0] Das ist gratis.
       *[other] { $to ->
            [none] { $seat } zahlt { $paid ->
                [one] { $paid } Dukat
               *[other] { $paid } Dukaten
            } an die Bank.
           *[other] { $seat } zahlt { $paid ->
                [one] { $paid } Dukat
               *[other] { $paid } Dukaten
            } an { $to }.
        }
    }

event-Jettisoned = 1 Klötzchen { GOOD($good, case: "gen") } ging von Galeere { $galley } über Bord.
do-Jettisoned = Leg { GOOD($good, case: "one") } von Galeere { $galley } zurück in die Bank.

event-Sunk = Galeere { $galley } von { $seat } sank.{ $goods ->
        [none] {""}
       *[other] { $adrift ->
            [true] {" "}Im Wasser: { $goods }.
           *[other] {" "}Verloren: { $goods }.
        }
    }
do-Sunk = Leg Galeere { $galley } zurück in den Vorrat und nimm ihr Klötzchen vom Rad.{ $sailors ->
        [0] {""}
       *[other] {" "}{ $sailors ->
            [one] { $sailors } Matrose geht
           *[other] { $sailors } Matrosen gehen
        } zurück in die Reserve von { $seat }.
    }{ $goods ->
        [none] {""}
       *[other] { $adrift ->
            [true] {" "}Für den Sieger beiseitelegen: { $goods }.
           *[other] {" "}Zurück in die Bank: { $goods }.
        }
    }

event-PortAbandoned = { $seat } gab { $port } auf: Der Hafen ist neutral.
do-PortAbandoned = Leg die Karte von { $port } zurück in die Auslage.

event-Sailed = Galeere { $galley } fuhr von { $from } nach { $to }.
do-Sailed = Zieh Galeere { $galley } nach { $to }.

event-BlockadePossible = { $cause ->
        [move] Galeere { $galley } könnte aufgehalten werden ({ $zone }), und zwar von: { $seats }.
        [sale] Galeere { $galley } könnte am Verkauf gehindert werden ({ $zone }), und zwar von: { $seats }.
        [capture] Galeere { $galley } könnte an der Einnahme gehindert werden ({ $zone }), und zwar von: { $seats }.
       *[other] Galeere { $galley } könnte blockiert werden ({ $zone }), und zwar von: { $seats }.
    }

event-BlockadeCalled = { $cause ->
        [move] { $seat } rief eine Blockade aus: Galeere { $galley } blieb stehen ({ $zone }).
        [sale] { $seat } rief eine Blockade aus: Galeere { $galley } konnte nicht verkaufen ({ $zone }).
        [capture] { $seat } rief eine Blockade aus: Galeere { $galley } konnte den Hafen nicht einnehmen ({ $zone }).
       *[other] { $seat } rief eine Blockade gegen Galeere { $galley } aus ({ $zone }).
    }

event-BlockadeDeclined = { $seat } verzichtete auf eine Blockade gegen Galeere { $galley } ({ $zone }).

event-Sold = { $paid ->
        [0] { $seat } lagerte { GOOD($good, case: "one") } von Galeere { $galley } in { $port } ein, Lagerplatz { $slot }.
       *[other] { $bonus ->
            [0] { $seat } verkaufte { GOOD($good, case: "one") } von Galeere { $galley } an { $port }, Lagerplatz { $slot }, für { $paid ->
                [one] { $paid } Dukat
               *[other] { $paid } Dukaten
            }.
           *[other] { $seat } verkaufte { GOOD($good, case: "one") } von Galeere { $galley } an { $port }, Lagerplatz { $slot }, für { $paid ->
                [one] { $paid } Dukat
               *[other] { $paid } Dukaten
            }, Gewürzbonus inbegriffen.
        }
    }
do-Sold = Leg { GOOD($good, case: "one") } von Galeere { $galley } auf Lagerplatz { $slot } von { $port }.{ $paid ->
        [0] {""}
       *[other] {" "}{ $seat } nimmt { $paid ->
            [one] { $paid } Dukat
           *[other] { $paid } Dukaten
        } aus der Bank.
    }{ $good ->
        [wine] {" "}Dreh die Hafenkarte auf die Weinseite.
       *[other] {""}
    }

event-Attacked = { $against ->
        [none] { $seat } griff mit Galeere { $galley } an: { $foe }. Stärke { $strength } gegen { $defence }.
       *[other] { $seat } griff mit Galeere { $galley } an: { $foe } von { $against }. Stärke { $strength } gegen { $defence }.
    }

event-FortFired = { $skulls ->
        [0] Die Festung von { $port } schoss daneben.
       *[other] Die Festung von { $port } schoss: { $skulls ->
            [one] { $skulls } Totenkopf
           *[other] { $skulls } Totenköpfe
        }, { $lost ->
            [one] { $lost } Matrose
           *[other] { $lost } Matrosen
        } verloren.
    }
do-FortFired = { $lost ->
        [0] Nichts herunterzunehmen.
       *[other] Nimm { $lost ->
            [one] { $lost } Matrosen
           *[other] { $lost } Matrosen
        } von der angreifenden Galeere zurück in die Reserve.
    }

event-RoundFought = Totenköpfe: Angreifer { $skulls1 }, Verteidiger { $skulls2 }. Matrosen verloren: Angreifer { $lost1 }, Verteidiger { $lost2 }.
do-RoundFought = { $lost1 ->
        [0] { $lost2 ->
            [0] Keine Verluste auf beiden Seiten.
           *[other] Zurück in die Reserve: { $lost2 ->
                [one] { $lost2 } Matrose
               *[other] { $lost2 } Matrosen
            } des Verteidigers.
        }
       *[other] { $lost2 ->
            [0] Zurück in die Reserve: { $lost1 ->
                [one] { $lost1 } Matrose
               *[other] { $lost1 } Matrosen
            } des Angreifers.
           *[other] Zurück in die Reserve: { $lost1 ->
                [one] { $lost1 } Matrose
               *[other] { $lost1 } Matrosen
            } des Angreifers und { $lost2 ->
                [one] { $lost2 } Matrose
               *[other] { $lost2 } Matrosen
            } des Verteidigers.
        }
    }

event-FoughtOn = { $seat } kämpfte mit Galeere { $galley } weiter.

event-BrokeOff = { $seat } brach den Kampf mit Galeere { $galley } ab.

event-GarrisonFell = Die Garnison von { $seat } in { $port } fiel.
do-GarrisonFell = Nimm die Karte von { $port } weg, { $seat } verliert sie: Der Hafen ist vorerst neutral.

event-Looted = { $seat } erbeutete { GOOD($good, case: "one") } für Galeere { $galley }.
do-Looted = Leg { GOOD($good, case: "one") } von der gesunkenen Galeere auf Galeere { $galley }.

event-LootLeft = { $goods ->
        [none] Von der Beute blieb nichts übrig.
       *[other] Dem Meer überlassen: { $goods }.
    }
do-LootLeft = { $goods ->
        [none] Nichts kommt zurück in die Bank.
       *[other] Zurück in die Bank: { $goods }.
    }

event-Captured = { $seat } nahm { $port } ein: { $sailors ->
        [one] { $sailors } Matrose landete
       *[other] { $sailors } Matrosen landeten
    } von Galeere { $galley }.
do-Captured = Stell { $sailors ->
        [one] { $sailors } Matrosen
       *[other] { $sailors } Matrosen
    } von Galeere { $galley } nach { $port }. { $seat } nimmt die Hafenkarte.

event-BattleOver = Der Kampf von Galeere { $galley } endete mit einer Korrektur.

event-ActivationEnded = { $seat } war mit Galeere { $galley } fertig.

event-Hired = { $seat } warb einen Matrosen für 1 Dukat an: { $to }.
do-Hired = { $seat } zahlt 1 Dukat an die Bank. Stell 1 Matrosen aus der Reserve hierhin: { $to }.

event-GalleyBought = { $paid ->
        [0] { $seat } bekam Galeere { $galley } bei { $port } gratis. Erster Matrose von: { $crew }.
       *[other] { $seat } kaufte Galeere { $galley } bei { $port } für insgesamt { $paid ->
            [one] { $paid } Dukat
           *[other] { $paid } Dukaten
        }. Erster Matrose von: { $crew }.
    }
do-GalleyBought = Leg Galeere { $galley } mit 1 Matrosen neben { $port } (Matrose von: { $crew }) und ein Klötzchen von { $seat } auf Nummer { $galley } am Rad.{ $paid ->
        [0] {""}
       *[other] {" "}{ $seat } zahlt { $paid ->
            [one] { $paid } Dukat
           *[other] { $paid } Dukaten
        } an die Bank.
    }

event-FortBuilt = { $seat } baute für 2 Dukaten eine Festung in { $port }.
do-FortBuilt = Stell eine Festung nach { $port }. { $seat } zahlt 2 Dukaten an die Bank.

event-BasilicaBuilt = { $seat } baute für 2 Dukaten eine Basilika in { $port }.
do-BasilicaBuilt = Stell eine Basilika nach { $port }. { $seat } zahlt 2 Dukaten an die Bank.

event-WheelDone = Alle Galeeren hatten gehandelt: Die Dogenkarte war an der Reihe.
do-WheelDone = Setz die schwarze Figur auf das Dogenfeld.

event-DogeTurned = Dogenkarte: { CARD($card) }.
do-DogeTurned = { $card ->
        [shuffle] Leg die Dogenkarte zu den anderen.
       *[other] Leg die Dogenkarte offen ab.
    }

event-DeckShuffled = Alle Dogenkarten wurden zu einem neuen Stapel gemischt.
do-DeckShuffled = Misch alle fünf Dogenkarten und leg sie verdeckt hin.

event-WinePaid = { $seat } bekam { $ducats ->
        [one] { $ducats } Dukat
       *[other] { $ducats } Dukaten
    } für { $ports ->
        [one] { $ports } Hafen mit Wein
       *[other] { $ports } Häfen mit Wein
    }.
do-WinePaid = { $seat } nimmt { $ducats ->
        [one] { $ducats } Dukat
       *[other] { $ducats } Dukaten
    } aus der Bank.

event-PawnAdvanced = Die weiße Figur ging von Feld { $from } auf { $to }.
do-PawnAdvanced = Setz die weiße Figur von Feld { $from } auf Feld { $to }.

event-ScoringBegan = { $nth ->
        [0] Vorzeitig gab es eine letzte Wertung.
        [1] Erste Wertung.
        [2] Zweite Wertung.
        [3] Dritte und letzte Wertung.
       *[other] Wertung { $nth }.
    }

event-PortPaid = { $basilica ->
        [0] { $port } zahlte { $ducats ->
            [one] { $ducats } Dukat
           *[other] { $ducats } Dukaten
        } an { $seat }: { $goods } von { $slots } Lagerplätzen belegt.
       *[other] { $port } zahlte { $ducats ->
            [one] { $ducats } Dukat
           *[other] { $ducats } Dukaten
        } an { $seat }, { $goods } von { $slots } Lagerplätzen belegt, und { $basilica } für die Basilika.
    }

event-Income = { $seat } verdiente in dieser Wertung { $ducats ->
        [one] { $ducats } Dukat
       *[other] { $ducats } Dukaten
    }.
do-Income = { $ducats ->
        [0] { $seat } nimmt nichts.
       *[other] { $seat } nimmt { $ducats ->
            [one] { $ducats } Dukat
           *[other] { $ducats } Dukaten
        } aus der Bank.
    }

event-PurchasesBegan = Mit weniger als zwei Galeeren durften kaufen: { $seats }.

event-PurchasesEnded = { $seat } war mit Kaufen fertig.

event-EndedEarly = { $score ->
        [true] Die Partie wurde vorzeitig beendet, mit einer letzten Wertung.
       *[other] Die Partie wurde vorzeitig beendet, ohne Wertung.
    }

event-GameEnded = { $count ->
        [1] { $winners } gewann mit { $ducats ->
            [one] { $ducats } Dukat
           *[other] { $ducats } Dukaten
        }.
       *[other] { $winners } teilten sich den Sieg mit je { $ducats ->
            [one] { $ducats } Dukat
           *[other] { $ducats } Dukaten
        }.
    }

event-Corrected = Korrigiert ({ $what ->
        [Purse] { fix-Purse }
        [Galley] { fix-Galley }
        [Port] { fix-Port }
        [Warehouse] { fix-Warehouse }
        [Buildings] { fix-Buildings }
        [Closed] { fix-Closed }
        [WhitePawn] { fix-WhitePawn }
        [BlackPawn] { fix-BlackPawn }
        [DogeDeck] { fix-DogeDeck }
        [Turn] { fix-Turn }
        [Scorings] { fix-Scorings }
        [First] { fix-First }
        [Colour] { fix-Colour }
        [Options] { fix-Options }
        [Board] { fix-Board }
        [Printed] { fix-Printed }
       *[other] Wert
    }): { $detail }

## Fragen

ask-FirstPlayer = Wer ist Startspieler?
ask-ClosedPort = Welcher Hafen wird geschlossen ({ GOOD($good, case: "gen") })?
ask-Dice = Würfelt: Angreifer { $attacker }, Verteidiger { $defender }. Wie viele Totenköpfe?
ask-Fort = Wirf zwei Würfel für die Festung. Wie viele Totenköpfe?
ask-Doge = Deck die oberste Dogenkarte auf. Welche ist es?
ask-Close = { $seat }: Schließe einen Hafen mit dieser Ware: { GOOD($good, case: "acc") }
ask-Start = { $seat }: Wähle einen Starthafen und eine Galeere
ask-NextGalley = { $seat }: Wähle noch eine Galeere
ask-Prepare = Gib ein, was auf dem Tisch liegt, und beginne dann
ask-Activation = { $seat }: Galeere { $galley } – laden, fahren, dann verkaufen oder kämpfen; oder investieren
ask-Blockade = { $cause ->
        [move] { $seat }: Galeere { $galley } aufhalten ({ $zone })?
        [sale] { $seat }: Den Verkauf von Galeere { $galley } blockieren ({ $zone })?
        [capture] { $seat }: Die Einnahme durch Galeere { $galley } blockieren ({ $zone })?
       *[other] { $seat }: Galeere { $galley } blockieren ({ $zone })?
    }
ask-Round = { $seat }: Noch eine Kampfrunde oder abbrechen?
ask-Loot = { $seat }: Nimm Beute von der gesunkenen Galeere
ask-Landing = { $seat }: Wie viele Matrosen landen in { $port }?
ask-Purchases = { $seat }: Kaufe bis zu zwei Galeeren mit Mannschaft

## Fehler in einem Aufbau oder einer Stellung

flaw-setup-colours = { $colours ->
        [none] Es braucht zwei bis vier verschiedene Farben.
       *[other] Es braucht zwei bis vier verschiedene Farben, eine je Spieler; angegeben: { $colours }.
    }
flaw-setup-unreadable = Dieser Aufbau lässt sich nicht lesen: { $detail }
flaw-position-line = Zeile { $line } der Stellung lässt sich nicht lesen: { $detail }
flaw-position-flaw = Die Stellung passt nicht zusammen: { $detail }

## Fehler in einem Spielplan

flaw-board-ports-count = { $ports ->
        [none] Der Spielplan muss seine 19 Häfen haben, jeder derselbe wie zuvor.
       *[other] Der Spielplan muss 19 Häfen haben, ein eigener 1 bis 32; er hat { $ports }.
    }
flaw-board-zones-count = { $zones ->
        [none] Der Spielplan hat keine oder zu viele Zonen.
       *[other] Der Spielplan muss 1 bis { $most } Zonen haben; er hat { $zones }.
    }
flaw-board-zone-twice = { $zone ->
        [none] Eine Zone ist doppelt.
       *[other] Die Zone „{ $zone }“ ist doppelt.
    }
flaw-board-port-twice = { $port ->
        [none] Ein Hafen ist doppelt.
       *[other] Der Hafen „{ $port }“ ist doppelt.
    }
flaw-board-port-no-zone = { $port ->
        [none] Ein Hafen liegt in einer Zone, die es nicht gibt.
       *[other] { $port } liegt in einer Zone, die es nicht gibt: „{ $zone }“.
    }
flaw-board-zone-two-ports = { $port ->
        [none] Zwei Häfen teilen sich eine Zone.
       *[other] { $port } teilt sich die Zone „{ $zone }“ mit einem anderen Hafen.
    }
flaw-board-port-name = { $port ->
        [none] Ein Hafen braucht einen Namen mit 1 bis 24 Zeichen.
       *[other] Der Name des Hafens „{ $port }“ muss 1 bis 24 Zeichen haben.
    }
flaw-board-name = Der Spielplan braucht einen Namen mit 1 bis 24 Zeichen und eine Kennung.
flaw-board-zone-at = { $zone ->
        [none] Eine Zone liegt außerhalb der Karte oder dort, wo schon eine andere liegt.
       *[other] Die Zone „{ $zone }“ liegt außerhalb der Karte oder dort, wo schon eine andere liegt.
    }
flaw-board-port-at = { $port ->
        [none] Ein Hafen liegt außerhalb der Karte.
       *[other] { $port } liegt außerhalb der Karte.
    }
flaw-board-shape = Während der Partie lassen sich nur gedruckte Werte ändern, nicht, welche Häfen und Zonen es gibt.
flaw-board-file = { $path } { $detail }
flaw-board-id = Ein Spielplan mit der Kennung „{ $id }“ gehört zum Spiel und bleibt, wie er ist.
flaw-board-too-many = Es werden höchstens { $most } Spielpläne gespeichert. Lösche zuerst einen.
flaw-board-no-port = { $port ->
        [none] Diesen Hafen gibt es nicht.
       *[other] Einen Hafen „{ $port }“ gibt es nicht.
    }
flaw-board-no-zone = { $zone ->
        [none] Diese Zone gibt es nicht.
       *[other] Eine Zone „{ $zone }“ gibt es nicht.
    }
flaw-board-slots = { $port ->
        [none] Ein Lagerhaus muss 1 bis 5 Lagerplätze haben.
       *[other] Das Lagerhaus von { $port } muss 1 bis 5 Lagerplätze haben; es hat { $slots }.
    }
flaw-board-values-count = { $port ->
        [none] Jeder Lagerplatz braucht genau einen Wert.
       *[other] { $port }: Lagerplätze { $slots }, aber Werte { $values }.
    }
flaw-board-values = { $port ->
        [none] Die Werte der Lagerplätze müssen 2 bis 6 sein und dürfen nicht fallen.
       *[other] Die Werte der Lagerplätze von { $port } müssen 2 bis 6 sein und dürfen nicht fallen.
    }
flaw-board-start-small = { $port ->
        [none] Ein Starthafen braucht mindestens 3 Lagerplätze.
       *[other] { $port } ist ein Starthafen und braucht mindestens 3 Lagerplätze.
    }
flaw-board-payout = { $slots ->
        [none] Was ein Lagerhaus zahlt, muss von 0 (leer) bis 20 (voll) steigen.
        [one] Was ein Lagerhaus mit { $slots } Lagerplatz zahlt, muss leer 0 und voll 20 sein.
       *[other] Was ein Lagerhaus mit { $slots } Lagerplätzen zahlt, muss von 0 (leer) bis 20 (voll) steigen.
    }
flaw-board-link-twice = { $a ->
        [none] Ein Paar von Nachbarzonen ist doppelt.
       *[other] Die Zonen „{ $a }“ und „{ $b }“ sind doppelt verbunden.
    }
flaw-board-link = { $a ->
        [none] Eine Verbindung zwischen Zonen ergibt keinen Sinn.
       *[other] Die Verbindung zwischen „{ $a }“ und „{ $b }“ ergibt keinen Sinn.
    }
flaw-board-cut-off = { $zone ->
        [none] Eine Zone ist von den anderen aus nicht erreichbar.
       *[other] Die Zone „{ $zone }“ ist von den anderen aus nicht erreichbar.
    }
flaw-board-starts = { $starts ->
        [none] Es braucht fünf Starthäfen, auf einem eigenen Spielplan mindestens vier.
       *[other] Es braucht fünf Starthäfen, auf einem eigenen Spielplan mindestens vier; vorhanden: { $starts }.
    }
flaw-board-no-port-of = { $good ->
        [none] Für eine Ware gibt es keinen Hafen, der geschlossen werden könnte.
       *[other] Kein Hafen produziert { GOOD($good, case: "acc") }.
    }
flaw-board-starts-closed = { $starts ->
        [none] Es blieben zu wenige Starthäfen offen.
       *[other] Es blieben zu wenige Starthäfen offen: { $starts }, davon müssten { $lost } geschlossen werden.
    }
flaw-board-track = { $players ->
        [none] Der Start und die drei Wertungsfelder müssen auf der Rundenleiste aufeinanderfolgen.
       *[other] Bei { $players } Spielern müssen der Start und die drei Wertungsfelder auf der Rundenleiste aufeinanderfolgen.
    }
flaw-board-deck = { $cards ->
        [none] Es müssen fünf Dogenkarten sein, mindestens eine davon mit Pfeilen.
       *[other] Es müssen fünf Dogenkarten sein, mindestens eine davon mit Pfeilen; angegeben: { $cards }, mit Pfeilen { $shuffle }.
    }
flaw-board-skulls = { $skulls ->
        [none] Ein Würfel muss auf 1 bis 6 Seiten Totenköpfe haben.
       *[other] Ein Würfel muss auf 1 bis 6 Seiten Totenköpfe haben; angegeben: { $skulls }.
    }

## Fehler beim Nachzählen der Spielteile

flaw-audit-sailors = { $seat ->
        [none] Es wären mehr Matrosen im Spiel, als der Spieler hat.
       *[other] Es sind mehr Matrosen im Spiel, als dieser Spieler hat: { $seat }.
    }
flaw-audit-cubes = { $good ->
        [none] Es wären mehr Klötzchen einer Ware im Spiel, als die Schachtel enthält.
       *[other] Es sind mehr Klötzchen { GOOD($good, case: "gen") } im Spiel, als die Schachtel enthält.
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
        [none] Dieser Geldbeutel ist nicht möglich: 0 bis 9999 Dukaten eines Spielers an diesem Tisch.
       *[other] Dieser Geldbeutel ist nicht möglich: { $seat }.
    }
flaw-audit-wheel = { $seat ->
        [none] Das Rad ist so nicht möglich: höchstens sechs Galeeren je Spieler und nur Nummern aus der Schachtel.
       *[other] Das Rad ist so nicht möglich, höchstens sechs Galeeren: { $seat }.
    }
flaw-audit-track = Die Runde, eine Figur oder die Zahl der Wertungen ist so nicht möglich.
flaw-audit-deck = Es lägen mehr Dogenkarten verdeckt, als es gibt.
flaw-audit-buildings = Es gibt nur fünf Festungen und fünf Basiliken.
flaw-audit-setup = Während des Aufbaus lässt sich das nicht korrigieren: Mach stattdessen die Wahl rückgängig.

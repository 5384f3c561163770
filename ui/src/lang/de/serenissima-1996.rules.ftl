# Serenissima, erste Ausgabe (1996): die Regeln in je ein paar Sätzen, gelesen, wenn jemand fragt.

chapter-goal = Nach der letzten Runde die meisten Reichtumspunkte haben: Häfen, volle Lagerhäuser und Dukaten zählen.
    .title = Das Ziel
chapter-setup = Jeder Spieler ist eine Nation mit einer Hauptstadt, zwei Galeeren und deren Mannschaft.
    .title = Aufbau
chapter-order = Alle bieten verdeckt, und die höchsten Gebote wählen ihren Platz für diese Runde.
    .title = Phase 1: wer zuerst kommt
chapter-trade = Galeeren nehmen Waren an Bord, aus Häfen und von anderen Spielern.
    .title = Phase 2: Waren
chapter-build = Deine Häfen bauen Galeeren und Festungen und werben Matrosen an; dann nehmen alle ihre Plätze ein.
    .title = Phase 2: bauen und anwerben
chapter-sail = Galeeren fahren von Zone zu Zone, und wer im Weg liegt, kann die Durchfahrt verweigern.
    .title = Phase 3: fahren
chapter-fight = Galeeren greifen Galeeren und Garnisonen an: Ein Würfel und die Zahl der Matrosen entscheiden.
    .title = Phase 4: Kämpfe
chapter-take = Galeeren setzen Matrosen in Häfen an Land, die niemand verteidigt.
    .title = Phase 5: Häfen einnehmen
chapter-sell = Waren kommen für Dukaten in Lagerhäuser, und die eigene Hauptstadt bringt ihre Einnahmen.
    .title = Phase 6: verkaufen
chapter-box = Mehr, als in der Schachtel liegt, gibt es nicht. Hier steht auch, was ein Spieler ohne Häfen und Galeeren tun kann.
    .title = Grenzen
chapter-table = Was verdeckt bleibt, wer würfelt, was sich richtigstellen lässt, und wie die App zu eurer Schachtel passt.
    .title = An eurem Tisch

## Die Schachtel
help-BOX-1a = In der Schachtel liegen 28 Galeeren, 176 oder 180 Matrosen, 20 Festungen und von jeder Ware 15 Stück. Was ausgegangen ist, lässt sich nicht kaufen, bauen oder anwerben, bis etwas davon zurückkommt.
    .title = Was die Schachtel noch hat
help-BOX-1b = Gefallene Matrosen, gesunkene Galeeren und verlorene Waren kommen zurück in die Schachtel, wo alle sie wieder bekommen können. Geld wird nie knapp: Die Bank zahlt, so viel sie muss.
    .title = Zurück in die Schachtel
help-BOX-1c = Du kannst nur einsetzen, was dir gehört, und nur dort, wo es ist. Sieht es auf dem Tisch anders aus, korrigiere es zuerst in der App.
    .title = Was nicht da ist
help-BOX-1d = Niemand zahlt mehr, als im Geldbeutel ist. Es gibt keinen Kredit und kein Darlehen unter Spielern.
    .title = Keine Schulden
help-BOX-1e = Die kleinste Münze ist 100 Dukaten. Gebote, Preise und Zahlungen beim Tausch sind Vielfache von 100.
    .title = Nur Hunderter
help-BOX-2 = In den meisten Schachteln liegen 176 Matrosen, in der englischen 180. Wählt beim Aufbau die Zahl eurer Schachtel.
    .title = Wie viele Matrosen

## Aufbau
help-SETUP-1 = Zu viert spielt man 8 Runden mit allen Nationen, zu dritt 10 Runden mit Venedig, Genua und Spanien, zu zweit 12 Runden mit Venedig und Genua oder mit Spanien und den Türken.
    .title = Runden und Nationen
help-SETUP-2 = Von Anfang an gehört dir deine Hauptstadt: Venedig, Genua, Valencia oder Istanbul. In ihrer Zone liegen zwei Galeeren, du verteilst zehn Matrosen und hast 2000 Dukaten. Alle anderen Häfen sind neutral.
    .title = Was jeder bekommt
help-SETUP-3 = In der Reihenfolge der Nationen setzt jeder 1 bis 5 Matrosen auf jede seiner beiden Galeeren. Der Rest wird die Garnison der Stadt. Was an Bord ist, bestimmt, wie weit eine Galeere in der ersten Runde kommt.
    .title = Die ersten Matrosen
help-SETUP-4 = Zu zweit und zu dritt sind die anderen Hauptstädte neutrale Häfen mit sechs Lagerplätzen. Man kann sie einnehmen; voll zählen sie 10 Punkte. Die 300 Dukaten und die Punkte der eigenen Hauptstadt bringen sie nie.
    .title = Städte, die niemand spielt
help-SEAT-1a = Solange du einen Hafen hältst, kannst du neu bauen, auch ohne Galeeren. Ohne beides bietest du weiter mit, und deine Dukaten zählen am Ende; in den anderen Phasen wirst du übergangen.
    .title = Ohne Hafen und Galeere
help-SEAT-1b = Hat ein Spieler weder Hafen noch Galeere, könnt ihr vereinbaren, dass er ausscheidet. Niemand sonst kann so ausscheiden.
    .title = Einen Spieler gehen lassen
help-SEAT-2 = { rule-SEAT-2 }
    .title = Wenn jemand ausgeschieden ist

## Phase 1: Reihenfolge
help-BID-1 = In jeder Runde bieten alle verdeckt: 0 oder ein Vielfaches von 100, höchstens den Inhalt des Geldbeutels. Alle Gebote werden gemeinsam aufgedeckt, und alle gehen an die Bank, nicht nur das höchste.
    .title = Bieten um die Reihenfolge
help-BID-2a = Wer am meisten geboten hat, wählt für diese Runde einen beliebigen Platz: den ersten, den zweiten oder den letzten, wenn der besser ist. Dann wählt der Nächste aus dem Rest.
    .title = Einen Platz wählen
help-BID-2b = Wer gleich viel geboten hat, würfelt; der höchste Wurf wählt zuerst. Bei Gleichstand wird noch einmal gewürfelt. Gebote von 0 werden ebenso entschieden, nach allen anderen.
    .title = Gleiche Gebote
help-BID-3 = Alle spielen in dieser Reihenfolge Phase 2, dann alle Phase 3 und so weiter. Die Reihenfolge gilt für die ganze Runde.
    .title = Phase für Phase

## Phase 2: Handel, Bau, Mannschaften
help-BUY-1a = Du kaufst, wo eine deiner Galeeren in der Zone des Hafens liegt. Der Hafen kann neutral sein, dir gehören oder jemand anderem. Den Verkauf kann niemand verweigern.
    .title = Wo man kauft
help-BUY-1b = Ein Hafen verkauft nur die Ware, die bei ihm gedruckt ist. Was in seinem Lagerhaus liegt, steht nicht zum Verkauf.
    .title = Was ein Hafen verkauft
help-BUY-2a = In einem neutralen Hafen und im eigenen kostet ein Stück 100 Dukaten, die an die Bank gehen.
    .title = Der Preis der Bank
help-BUY-2b = Im Hafen eines anderen sagst du zuerst, wie viel Stück du willst. Dann nennt der Besitzer einen Preis je Stück, 100 bis 300 Dukaten, und bekommt das Geld. Mit einem Monopol dürfen es bis 1.000 sein.
    .title = Der Preis des Besitzers
help-BUY-2c = Auf den Preis darfst du mit einem niedrigeren Angebot antworten, mindestens 100. Lehnt der Besitzer ab, nimmst du den ersten Preis oder lässt es.
    .title = Ein Gegenangebot
help-BUY-2d = Schlägst du einen Preis aus, gilt er in diesem Hafen bis zum Ende deines Zuges. Zu diesem Preis darfst du noch kaufen, so viel du willst; gefeilscht wird nicht noch einmal.
    .title = Ein Preis, der gilt
help-BUY-3 = Wer alle Häfen hält, die eine Ware liefern, hat ihr Monopol und darf bis 1.000 Dukaten je Stück verlangen. Edelsteine kommen nur aus einem Hafen.
    .title = Monopol
help-BUY-4 = Eine Galeere trägt fünf Teile, Matrosen und Waren zusammen, davon mindestens einen Matrosen. Was du kaufst, kommt sofort an Bord.
    .title = Fünf Teile an Bord
help-TRADE-1a = In deiner Phase 2 darfst du mit einem Spieler tauschen, dessen Galeere in derselben Küstenzone liegt wie eine von dir. Auf hoher See geht es nur, wenn ihr es so vereinbart habt.
    .title = Wo Spieler tauschen
help-TRADE-1b = Waren gehen von einer Galeere zur anderen, gegen Waren, Dukaten oder beides. Matrosen, Häfen und Versprechen gehören nicht dazu.
    .title = Was getauscht wird
help-TRADE-1c = Wer am Zug ist, macht ein Angebot. Der andere nimmt es an, lehnt es ab oder macht ein Gegenangebot. Wird das abgelehnt, kann das erste Angebot noch angenommen werden.
    .title = Angebot und Antwort
help-BUILD-1a = Jeder Hafen, den du hältst, baut je Runde einmal, eine Galeere oder eine Festung, für 500 Dukaten.
    .title = Ein Bau je Runde
help-BUILD-1b = Gebaut und angeworben wird nur in Häfen, die du hältst. In neutralen und fremden Häfen kannst du nur kaufen.
    .title = Nur in eigenen Häfen
help-BUILD-2 = Eine neue Galeere kommt in die Zone des Hafens und bekommt sofort mindestens einen Matrosen, dort angeworben oder aus der Garnison. Sie darf gleich beladen werden und fährt noch in dieser Runde.
    .title = Eine neue Galeere
help-BUILD-3 = Im Hafen müssen Holz und Eisen sein. Ob er sie liefert oder lagert, ist egal; verbraucht wird nichts.
    .title = Was eine Galeere braucht
help-BUILD-4 = Der Hafen muss Holz und Gold haben, selbst geliefert oder im Lagerhaus. Verbraucht wird nichts.
    .title = Was eine Festung braucht
help-BUILD-5 = Eine zweite Festung im selben Hafen würde nichts ändern, darum gibt es nur eine.
    .title = Eine Festung je Hafen
help-HIRE-1a = Angeworbene Matrosen kommen in den Hafen oder auf deine Galeeren in seiner Zone, soweit deren fünf Plätze reichen.
    .title = Wohin Angeworbene gehen
help-HIRE-1b = Ein Hafen wirbt je Runde höchstens so viele Matrosen an, wie Waren in seinem Lagerhaus liegen, für je 100 Dukaten. Ist es leer, wirbt er niemanden an.
    .title = Wie viele angeworben werden
help-PLACE-1a = In deiner Phase 2 wechseln Matrosen frei zwischen deinen Galeeren und deinem Hafen in einer Zone, Waren zwischen deinen Galeeren dort. Das kostet nichts.
    .title = Mannschaft und Ladung verteilen
help-PLACE-1b = Eine Galeere ohne Matrosen sinkt sofort, und ihre Waren kommen in die Schachtel. Die App fragt vorher.
    .title = Der letzte Matrose
help-PLACE-2a = In deiner Phase 2 darfst du Waren über Bord werfen, um Platz zu machen. In ein Lagerhaus kommen Waren nur durch Verkauf.
    .title = Über Bord
help-PLACE-2b = Matrosen dürfen eine Galeere verlassen, wo ein Hafen ist. In deinem Hafen kommen sie zur Garnison, in jedem anderen zurück in die Schachtel.
    .title = An Land gehen
help-HOLD-1 = Du darfst den letzten Matrosen aus einem Hafen nehmen. Er gehört dir weiter, aber jeder kann dort ohne Kampf landen.
    .title = Häfen ohne Garnison

## Phase 3: Fahrt
help-MOVE-1a = Eine Galeere fährt höchstens so viele Zonen weit, wie sie Matrosen an Bord hat. Die Fahrt einer Galeere ist zu Ende, bevor die nächste beginnt.
    .title = Wie weit eine Galeere fährt
help-MOVE-1b = Jeder Schritt führt in eine Nachbarzone. Die Karte zeigt jede erreichbare Zone.
    .title = Von Zone zu Zone
help-MOVE-1c = Eine Galeere, der die Durchfahrt verweigert wurde, bleibt, wo sie ist; ebenso eine, von der du zur nächsten gewechselt bist. Kämpfen, landen und verkaufen darf sie noch.
    .title = Eine Fahrt, die zu Ende ist
help-MOVE-1d = In eine Zone fahren darf man immer. Um aus einer so erreichten Zone weiterzufahren, braucht eine Galeere die Erlaubnis jedes Gegners, der dort eine Galeere hat. Eine Ablehnung beendet die Fahrt. In der Zone, in der sie begann, wird niemand gefragt. Antworten darfst du auch einmal für die ganze Phase.
    .title = Durchfahrt

## Phase 4: Kämpfe
help-FIGHT-1 = Beide Seiten werfen einen Würfel, zählen ihre Matrosen dazu, teilen durch drei und runden ab. So viele Matrosen der anderen Seite fallen, auf beiden Seiten zugleich. Verluste haben nur die beiden Galeeren, die kämpfen.
    .title = Wie ein Kampf abläuft
help-FIGHT-2 = Du darfst angreifen, so oft du willst, mit jeder deiner Galeeren und jedes Ziel in ihrer Zone, und jederzeit aufhören. Niemand muss kämpfen.
    .title = Weiter angreifen oder aufhören
help-FIGHT-3a = Hat eine Galeere alle Matrosen verloren, erbeutet der Sieger sie, indem er einen oder mehrere Matrosen der siegreichen Galeere hinüberschickt. Danach dürfen Waren zwischen beiden wechseln.
    .title = Die Galeere entern
help-FIGHT-3b = Eine besiegte Galeere, die niemand entert, sinkt mit den Waren, die noch auf ihr sind. Gehen alle Matrosen hinüber, sinkt stattdessen die siegreiche. Fallen beide Seiten, sinken beide. Der Sieger entscheidet, auch wenn es der Verteidiger ist.
    .title = Die Galeere versenken
help-FIGHT-4 = Eine Garnison verteidigt ihren Hafen wie eine Mannschaft ihre Galeere, greift aber nie an. Hinter einer Festung wird die Summe des Angreifers durch vier statt durch drei geteilt. Eine Galeere, die dort ihren letzten Matrosen verliert, sinkt.
    .title = Häfen und Festungen
help-FIGHT-5 = Ein Hafen, dessen Garnison gefallen ist, gehört noch seinem Besitzer. In Phase 5 kann ihn einnehmen, wer zuerst landet.
    .title = Eine gefallene Garnison
help-FIGHT-6 = Eine erbeutete Galeere hat die Matrosen, die sie geentert haben, und darf noch im selben Zug angreifen.
    .title = Erbeutete Galeeren
help-FIGHT-7 = Angegriffen werden nur Gegner: ihre Galeeren und ihre Häfen, solange dort eine Garnison ist. In neutralen und leeren Häfen wird einfach gelandet.
    .title = Wer angegriffen wird

## Phase 5: Landungen
help-TAKE-1a = Eine Galeere landet im Hafen der Zone, in der sie liegt. Von da an hältst du den Hafen.
    .title = Wo man landet
help-TAKE-1b = Einer oder mehrere der Matrosen an Bord landen und werden die Garnison. In einen Hafen passen beliebig viele.
    .title = Wie viele landen
help-TAKE-1c = Auch der letzte Matrose darf landen. Die Galeere sinkt dann mit ihren Waren.
    .title = Alle landen
help-TAKE-2a = Niemand landet in einem Hafen, den andere verteidigen. Besiege zuerst in Phase 4 die Garnison. Eine Festung ohne Garnison hält niemanden auf.
    .title = Garnisonen
help-TAKE-2b = Im eigenen Hafen landest du nur, wenn er keine Garnison hat. Sonst versetze Matrosen in Phase 2.
    .title = Eigene Häfen
help-TAKE-3 = Festung und Waren bleiben im Hafen, egal, wer ihn einnimmt.
    .title = Was bleibt

## Phase 6: Verkäufe
help-SALE-1a = Eine Galeere verkauft im Hafen der Zone, in der sie liegt: im eigenen, neutralen oder fremden. Niemand kann das verhindern.
    .title = Wo man verkauft
help-SALE-1b = Ein Hafen kauft, was er weder liefert noch lagert. So liegt jede Ware höchstens einmal im Lagerhaus.
    .title = Was ein Hafen kauft
help-SALE-1c = Jedes verkaufte Stück belegt einen Lagerplatz, und nichts verlässt je ein Lagerhaus. Ein volles kauft nichts mehr.
    .title = Ein volles Lagerhaus
help-SALE-1d = Das Stück kommt auf den niedrigsten freien Lagerplatz, und die Bank zahlt 100 Dukaten mal die dort gedruckte Zahl. Gilt die Hausregel dafür, bringt ein Verkauf im eigenen Hafen nichts.
    .title = Was ein Verkauf bringt
help-SALE-2 = Verkaufst du in den Hafen eines anderen eine Ware, die kein Hafen dieses Spielers liefert oder lagert, zahlt die Bank 500 Dukaten mehr, in einer Hauptstadt 1.000.
    .title = Neue Märkte
help-INCOME-1 = Nach deinen Verkäufen bekommst du 300 Dukaten, wenn du deine eigene Hauptstadt hältst.
    .title = Einnahmen

## Reichtum, Geld, App
help-SCORE-1 = Die eigene Hauptstadt zählt 10 und weitere 10, wenn ihr Lagerhaus voll ist. Jeder andere Hafen, den du hältst, zählt 1; voll zählt ein kleiner 2, ein mittlerer 5, eine Hauptstadt 10. Je volle 500 Dukaten gibt es 1 Punkt.
    .title = Reichtumspunkte
help-SCORE-2 = Nach der letzten Runde gewinnt, wer die meisten Reichtumspunkte hat. Bei Gleichstand wird der Sieg geteilt, oder die Dukaten entscheiden, wenn ihr das vereinbart habt.
    .title = Wer gewinnt
help-MONEY-1 = Jeder sieht nur den eigenen Geldbeutel. Gebote bleiben verdeckt, bis alle geboten haben. Ihr dürft auch mit offenen Geldbeuteln spielen.
    .title = Verdecktes Geld
help-RAND-1 = Die App würfelt, oder ihr würfelt selbst und gebt ein, was der Würfel zeigt, 1 bis 6.
    .title = Würfel
help-FIX-1 = Jeder Wert, den die App führt, lässt sich auf das setzen, was auf dem Tisch liegt, soweit die Schachtel reicht. Eine Korrektur ist ein Eintrag im Protokoll und lässt sich rückgängig machen.
    .title = Korrekturen
help-FIX-2 = Eine Frage, die sich durch eine Korrektur erledigt hat, wird geschlossen, und das Spiel geht mit dem weiter, was ansteht.
    .title = Nach einer Korrektur
help-FIX-3 = Eine Korrektur schließt nur, was sich durch sie erledigt. Über eine besiegte Galeere entscheidet weiter der Sieger, ein Preis gehört zu seinem Besitzer und dessen Monopol, eine Fahrt reicht so weit, wie die jetzige Mannschaft sie bringt, und wo nun Durchfahrt nötig ist, wird zuerst gefragt. Einnahmen gibt es einmal je Runde. Ein korrigierter Zug öffnet seine Phase und beendet nichts.
    .title = Was eine Korrektur nicht ändert
help-END-1 = Ihr dürft das Spiel vor der letzten Runde beenden, mit oder ohne Zählung des Reichtums.
    .title = Vorzeitig aufhören
help-MAP-1 = Welcher Hafen was liefert, wie groß sein Lagerhaus ist, die Zahlen und die Nachbarn stehen auf dem Spielplan. „Meinen Spielplan abgleichen“ stellt sie für deine Schachtel richtig.
    .title = Der Spielplan
help-MAP-2 = Wo niemand die Nachbarn einer Zone geprüft hat, darf eine Galeere von dort als Nächstes in jede Zone fahren: Ob der Schritt stimmt, prüft ihr selbst.
    .title = Unbekannte Nachbarn
help-MAP-3 = Wo die Zahlen eines Lagerhauses nicht bekannt sind, fragt die App beim ersten Verkauf nach der Zahl des Lagerplatzes und merkt sie sich.
    .title = Unbekannte Zahlen

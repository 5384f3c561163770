# Serenissima, erste Ausgabe (1996): die Wörter des Spiels auf Deutsch.
# Spieler-, Hafen- und Zonennamen werden nicht gebeugt; Sätze kommen ohne ihren Artikel aus.
# Fehlende Werte kommen als Text "none" an; ja und nein als "true" und "false".

box = Die erste Ausgabe: Gebote um die Reihenfolge, Feilschen, Durchfahrt, ein Würfel für jeden Kampf, und am Ende zählt der Reichtum.

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
        [one] { $count } Matrose
       *[other] { $count } Matrosen
    }
    .acc = { $count ->
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
option-any_nations = Hausregel: beliebige Nationen
    .note = Wählt für zwei oder drei Spieler beliebige Nationen. Die Regel nennt feste Gruppen.

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
event-MonopolyDoubted = { $owner } hat { $money } je Stück verlangt, was nur mit Monopol geht. Ware: { $good }.
event-MonopolyConfirmed = { $holds ->
        [true] Der Spielplan hat das Monopol bestätigt. Ware: { $good }.
       *[other] Der Spielplan kennt dieses Monopol nicht. Ware: { $good }.
    }
event-PriceCountered = { $seat } hat stattdessen { $money } je Stück geboten.
event-CounterRefused = { $seat } hat das Gegenangebot abgelehnt.
event-PriceLeft = { $seat } hat abgelehnt. In { $port } gilt der Preis von { $money } bis zum Ende des Zuges.
event-PriceLapsed = Der Preis in { $port } gilt nicht mehr; beim nächsten Kauf wird neu gefragt.
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
event-SailorsMoved = { $seat } hat { $men } versetzt: { $from } › { $to }.
event-GoodsMoved = { $goods }: Galeere { $from } › Galeere { $to }.
event-Discarded = Von Galeere { $galley } über Bord: { $goods }.
event-PutAshore = { $seat } hat { $men } von Galeere { $galley } an Land gesetzt: Sie kamen in die Schachtel.
event-Sunk = Galeere { $galley } von { $seat } ist gesunken.{ $goods ->
        [none] {""}
       *[other] {" "}Verloren: { $goods }.
    }
event-Sailed = Galeere { $galley } fuhr: { $from } › { $to }{ $via ->
        [none] {""}
       *[other] {" "}(über: { $via })
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
event-LastRoundOver = Die letzte Runde ging zu Ende.
event-LetGo = { $seat } ist ausgeschieden.
event-EndedEarly = { $score ->
        [true] Die Partie wurde vorzeitig beendet und der Reichtum gezählt.
       *[other] Die Partie wurde vorzeitig beendet, ohne Zählung.
    }
event-GameEnded = { $count ->
        [0] Die Partie endete ohne Sieger.
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

undo-what = { $event ->
        [SailorsPlaced] Verteilen
        [PlayBegan] Beginn
        [RoundBegan] Rundenbeginn
        [BidGiven] Gebot
        [BidsRevealed] Gebote
        [OrderRolled] Würfel
        [PlacePicked] Platz in der Reihenfolge
        [TurnBegan] Ende des Zuges
        [Income] Ende des Zuges
        [Bought] Kauf
        [PriceAsked] Kauf
        [PriceNamed] Preis
        [MonopolyDoubted] Preis
        [MonopolyConfirmed] Monopol
        [PriceCountered] Gegenangebot
        [CounterRefused] Ablehnung
        [PriceLeft] Ablehnung
        [DealOffered] Angebot
        [DealCountered] Gegenangebot
        [DealDone] Tausch
        [DealLeft] Ablehnung
        [GalleyBuilt] Galeere
        [FortressBuilt] Festung
        [Hired] Anwerben
        [SailorsMoved] Matrosen bewegt
        [GoodsMoved] Ware bewegt
        [Discarded] über Bord
        [PutAshore] Matrosen an Land
        [Sunk] Versenken
        [Sailed] Fahrt
        [MoveEnded] Ende der Fahrt
        [LeaveAsked] Frage nach Durchfahrt
        [LeaveGiven] Durchfahrt
        [LeaveRefused] verweigerte Durchfahrt
        [StandingSet] Dauerantwort
        [Attacked] Angriff
        [Fought] Würfel
        [Boarded] Erbeuten
        [PrizeLeft] besiegte Galeere
        [Landed] Landung
        [NumberAsked] Verkauf
        [NumberRead] Zahl
        [Sold] Verkauf
        [LastRoundOver] letzte Runde
        [LetGo] Ausscheiden
        [EndedEarly] Spielende
        [GameEnded] Spielende
        [Corrected] Korrektur
       *[other] letzte Aktion
    }

## Fragen

ask-Reveal = Alle haben geboten
ask-Order = Würfelt um die Reihenfolge: { $seats }
ask-Dice = Würfelt mit einem Würfel je Seite
ask-Count = Das Spiel ist aus: Zählt den Reichtum
ask-Place = { $seat }: Verteile deine zehn Matrosen
ask-Prepare = Gib ein, was auf dem Tisch liegt, dann beginne
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
ask-Prize = { $captured ->
        [true] { $seat }: Galeere { $prize } gehört dir
       *[other] { $seat }: Was wird aus Galeere { $prize }?
    }
ask-Number = Welche Zahl steht an Lagerplatz { $slot } von { $port }?

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
setup-order = Jeder sitzt, wo er mag. Wer zuerst Matrosen verteilt, bestimmen die Nationen.
end-scored = Beenden und Reichtum zählen
end-plain = Ohne Zählung beenden
map-fortress = Festung
map-town = Hauptstadt
map-market = neuer Markt für { $goods }
map-leave = braucht Durchfahrt ({ $zone }): { $seats }
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
correct-forward-note = Tippe auf einen Spieler, um ihn einen Platz nach vorn zu rücken.
correct-gone = Spielt nicht mehr mit
check-tracks = Runde und Reihenfolge

## The great moments
moment-round = Runde
moment-bids = Die Gebote
moment-order = Würfel um die Reihenfolge
moment-boarded = Galeere { $galley } ist erbeutet

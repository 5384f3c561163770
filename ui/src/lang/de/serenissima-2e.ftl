# Serenissima, zweite Ausgabe: die Wörter des Spiels auf Deutsch.
# Warenklötzchen heißen „Klötzchen“, damit „Würfel“ immer die Kampfwürfel sind. Spieler-, Hafen- und
# Zonennamen werden nicht gebeugt; Sätze kommen ohne ihren Artikel aus.
# Fehlende Werte kommen als Text "none" an; ja und nein als "true" und "false".

box = Ein Meer voller Häfen: Galeeren beladen, Häfen einnehmen, Lagerhäuser füllen und am Ende den größten Reichtum besitzen.

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
fix-Turn = Rundennummer
fix-Scorings = bisherige Wertungen
fix-First = Startspieler
fix-Colour = Spielerfarbe
fix-Options = Absprachen
fix-Board = gedruckter Spielplan
fix-Printed = gedruckter Wert

## Ereignisse: was geschah und was mit den Spielteilen zu tun ist

event-FirstPlayer = { $seat } wurde Startspieler.

event-PortsDrawn = Welche Häfen geschlossen werden, entschied das Los.

event-PortClosed = { $port } wurde geschlossen.

event-StartPicked = { $seat } wählte { $port } und Galeere { $galley }.

event-GalleyPicked = { $seat } wählte Galeere { $galley } ({ $zone }).

event-PlayBegan = Die Partie ging mit der Stellung auf dem Tisch weiter.

event-TurnBegan = Runde { $turn } begann.

event-Activated = Galeere { $galley } von { $seat } wurde aktiv.

event-SailorMoved = { $seat } bewegte einen Matrosen: { $from } › { $to }.

event-GoodMoved = 1 Klötzchen { GOOD($good, case: "gen") } kam von Galeere { $from } auf Galeere { $to }.

event-Loaded = { $paid ->
        [0] { $seat } lud gratis { GOOD($good, case: "one") } auf Galeere { $galley }.
       *[other] { $to ->
            [none] { $seat } lud { GOOD($good, case: "one") } auf Galeere { $galley } und zahlte { $paid ->
                [one] { $paid } Dukaten
               *[other] { $paid } Dukaten
            } an die Bank.
           *[other] { $seat } lud { GOOD($good, case: "one") } auf Galeere { $galley } und zahlte { $paid ->
                [one] { $paid } Dukaten
               *[other] { $paid } Dukaten
            } an { $to }.
        }
    }

event-Jettisoned = 1 Klötzchen { GOOD($good, case: "gen") } ging von Galeere { $galley } über Bord.

event-Sunk = Galeere { $galley } von { $seat } sank.{ $goods ->
        [none] {""}
       *[other] { $adrift ->
            [true] {" "}Im Wasser: { $goods }.
           *[other] {" "}Verloren: { $goods }.
        }
    }

event-PortAbandoned = { $seat } gab { $port } auf: Der Hafen ist neutral.

event-Sailed = Galeere { $galley } fuhr: { $from } › { $to }{ $via ->
        [none] {""}
       *[other] {" "}(über: { $via })
    }.

event-BlockadePossible = { $cause ->
        [move] Galeere { $galley } könnte aufgehalten werden ({ $zone }) von: { $seats }.
        [sale] Galeere { $galley } könnte am Verkauf gehindert werden ({ $zone }) von: { $seats }.
        [capture] Galeere { $galley } könnte an der Eroberung gehindert werden ({ $zone }) von: { $seats }.
       *[other] Galeere { $galley } könnte blockiert werden ({ $zone }) von: { $seats }.
    }

event-BlockadeCalled = { $cause ->
        [move] { $seat } rief eine Blockade aus: Galeere { $galley } blieb stehen ({ $zone }).
        [sale] { $seat } rief eine Blockade aus: Galeere { $galley } konnte nicht verkaufen ({ $zone }).
        [capture] { $seat } rief eine Blockade aus: Galeere { $galley } konnte den Hafen nicht einnehmen ({ $zone }).
       *[other] { $seat } rief eine Blockade gegen Galeere { $galley } aus ({ $zone }).
    }{ $ends ->
        [true] {" "}Sie war zu schwach zum Kampf und beendete ihre Aktivierung.
       *[other] {""}
    }

event-BlockadeDeclined = { $seat } verzichtete auf eine Blockade gegen Galeere { $galley } ({ $zone }).

event-Sold = { $paid ->
        [0] { $seat } lagerte { GOOD($good, case: "one") } von Galeere { $galley } in { $port } ein, Lagerplatz { $slot }.
       *[other] { $bonus ->
            [0] { $seat } verkaufte { GOOD($good, case: "one") } von Galeere { $galley } an { $port }, Lagerplatz { $slot }, für { $paid ->
                [one] { $paid } Dukaten
               *[other] { $paid } Dukaten
            }.
           *[other] { $seat } verkaufte { GOOD($good, case: "one") } von Galeere { $galley } an { $port }, Lagerplatz { $slot }, für { $paid ->
                [one] { $paid } Dukaten
               *[other] { $paid } Dukaten
            }, Gewürzbonus inbegriffen.
        }
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

event-RoundFought = Totenköpfe: Angreifer { $skulls1 }, Verteidiger { $skulls2 }. Matrosen verloren: Angreifer { $lost1 }, Verteidiger { $lost2 }.

event-FoughtOn = { $seat } kämpfte mit Galeere { $galley } weiter.

event-BrokeOff = { $seat } brach den Kampf mit Galeere { $galley } ab.

event-GarrisonFell = Die Garnison von { $seat } in { $port } fiel.

event-Looted = { $seat } erbeutete { GOOD($good, case: "one") } für Galeere { $galley }.

event-LootLeft = { $goods ->
        [none] Von der Beute blieb nichts übrig.
       *[other] Dem Meer überlassen: { $goods }.
    }

event-Captured = { $seat } nahm { $port } ein: { $sailors ->
        [one] { $sailors } Matrose ging
       *[other] { $sailors } Matrosen gingen
    } von Galeere { $galley } an Land.

event-Lapsed = { $what ->
        [move] Der Rest der Fahrt von Galeere { $galley } passt nach der Korrektur nicht mehr: Sie bleibt, wo sie ist.
        [sale] Der Verkauf von Galeere { $galley } passt nach der Korrektur nicht mehr: Es wird nichts verkauft.
        [capture] Die Eroberung durch Galeere { $galley } passt nach der Korrektur nicht mehr: Niemand landet.
       *[blockade] Nach einer Korrektur gilt nicht mehr, was zur Blockade von Galeere { $galley } gesagt wurde.
    }

event-FortDue = { $due ->
        [true] Nach einer Korrektur schießt zuerst die Festung von { $port }.
       *[other] Nach einer Korrektur steht in { $port } keine Festung, die schießen könnte.
    }

event-PickDue = Nach einer Korrektur geht der Aufbau mit einer anderen Wahl weiter.

event-BattleOver = Der Kampf von Galeere { $galley } endete mit einer Korrektur.

event-ActivationEnded = { $seat } beendete die Aktivierung von Galeere { $galley }.

event-Hired = { $seat } warb einen Matrosen für { $paid ->
        [one] { $paid } Dukaten
       *[other] { $paid } Dukaten
    } an: { $to }.

event-GalleyBought = { $paid ->
        [0] { $seat } bekam Galeere { $galley } bei { $port } gratis. Erster Matrose von: { $crew }.
       *[other] { $seat } kaufte Galeere { $galley } bei { $port } für insgesamt { $paid ->
            [one] { $paid } Dukaten
           *[other] { $paid } Dukaten
        }. Erster Matrose von: { $crew }.
    }

event-FortBuilt = { $seat } baute für { $paid ->
        [one] { $paid } Dukaten
       *[other] { $paid } Dukaten
    } eine Festung in { $port }.

event-BasilicaBuilt = { $seat } baute für { $paid ->
        [one] { $paid } Dukaten
       *[other] { $paid } Dukaten
    } eine Basilika in { $port }.

event-WheelDone = Alle Galeeren waren dran: Es folgte die Dogenkarte.

event-DogeTurned = Dogenkarte: { CARD($card) }.

event-DeckShuffled = Alle Dogenkarten wurden zu einem neuen Stapel gemischt.

event-WinePaid = { $seat } bekam { $ducats ->
        [one] { $ducats } Dukaten
       *[other] { $ducats } Dukaten
    } für { $ports ->
        [one] { $ports } Hafen mit Wein
       *[other] { $ports } Häfen mit Wein
    }.

event-PawnAdvanced = Die weiße Figur ging von Feld { $from } auf { $to }.

event-ScoringBegan = { $nth ->
        [0] Vorzeitig gab es eine letzte Wertung.
        [1] Erste Wertung.
        [2] Zweite Wertung.
        [3] Dritte und letzte Wertung.
       *[other] Wertung { $nth }.
    }

event-PortPaid = { $basilica ->
        [0] { $port } zahlte { $ducats ->
            [one] { $ducats } Dukaten
           *[other] { $ducats } Dukaten
        } an { $seat }: belegte Lagerplätze { $goods } von { $slots }.
       *[other] { $port } zahlte { $ducats ->
            [one] { $ducats } Dukaten
           *[other] { $ducats } Dukaten
        } an { $seat } (belegte Lagerplätze { $goods } von { $slots }) und { $basilica } für die Basilika.
    }

event-Income = { $seat } verdiente in dieser Wertung { $ducats ->
        [one] { $ducats } Dukaten
       *[other] { $ducats } Dukaten
    }.

event-PurchasesBegan = Mit weniger als zwei Galeeren durften kaufen: { $seats }.

event-PurchasesEnded = { $seat } beendete die Käufe.

event-EndedEarly = { $score ->
        [true] Die Partie wurde vorzeitig beendet, mit einer letzten Wertung.
       *[other] Die Partie wurde vorzeitig beendet, ohne Wertung.
    }

event-GameEnded = { $count ->
        [1] { $winners } gewann mit { $ducats ->
            [one] { $ducats } Dukaten
           *[other] { $ducats } Dukaten
        }.
       *[other] { $winners } teilten sich den Sieg mit je { $ducats ->
            [one] { $ducats } Dukaten
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

## Was rückgängig gemacht wird

undo-what = { $event ->
        [FirstPlayer] Startspieler
        [PortsDrawn] Auslosung
        [PortClosed] geschlossener Hafen
        [StartPicked] Hafenwahl
        [GalleyPicked] Galeerenwahl
        [PlayBegan] Beginn
        [TurnBegan] Rundenbeginn
        [Activated] Aktivierung
        [SailorMoved] Matrose bewegt
        [GoodMoved] Klötzchen bewegt
        [Loaded] Laden
        [Jettisoned] über Bord
        [Sunk] Versenken
        [PortAbandoned] aufgegebener Hafen
        [Sailed] Fahrt
        [BlockadeCalled] Blockade
        [BlockadeDeclined] keine Blockade
        [Sold] Verkauf
        [Attacked] Angriff
        [FortFired] Festungsschuss
        [RoundFought] Würfel
        [FoughtOn] Weiterkämpfen
        [BrokeOff] Abbruch
        [Looted] Beute
        [LootLeft] Rest der Beute
        [Captured] Eroberung
        [ActivationEnded] Ende der Aktivierung
        [Hired] Anwerben
        [GalleyBought] Galeere
        [FortBuilt] Festung
        [BasilicaBuilt] Basilika
        [WheelDone] Dogenkarte
        [DogeTurned] Dogenkarte
        [DeckShuffled] Mischen
        [ScoringBegan] Wertung
        [PurchasesEnded] Ende der Investitionen
        [EndedEarly] Spielende
        [GameEnded] Spielende
        [Corrected] Korrektur
       *[other] letzte Aktion
    }

## Fragen

ask-FirstPlayer = Wer ist Startspieler?
ask-ClosedPort = Welcher Hafen wird geschlossen ({ GOOD($good, case: "gen") })?
ask-Dice = Würfelt: Angreifer { $attacker }, Verteidiger { $defender }. Wie viele Totenköpfe?
ask-Fort = Würfelt mit zwei Würfeln für die Festung. Wie viele Totenköpfe?
ask-Doge = Deckt die oberste Dogenkarte auf. Welche ist es?
ask-Close = { $seat }: Schließe einen Hafen mit dieser Ware: { GOOD($good, case: "acc") }
ask-Start = { $seat }: Wähle einen Starthafen und eine Galeere
ask-NextGalley = { $seat }: Wähle noch eine Galeere
ask-Prepare = Gib ein, was auf dem Tisch liegt, und beginne dann
ask-Activation = { $seat }: Galeere { $galley }
ask-Blockade = { $cause ->
        [move] { $seat }: Galeere { $galley } aufhalten ({ $zone })?
        [sale] { $seat }: Den Verkauf von Galeere { $galley } blockieren ({ $zone })?
        [capture] { $seat }: Die Eroberung durch Galeere { $galley } blockieren ({ $zone })?
       *[other] { $seat }: Galeere { $galley } blockieren ({ $zone })?
    }
ask-Round = { $seat }: Noch eine Kampfrunde oder abbrechen?
ask-Loot = { $seat }: Nimm Beute von der gesunkenen Galeere
ask-Landing = { $seat }: Wie viele Matrosen landen in { $port }?
ask-Purchases = { $seat }: Du darfst Galeeren kaufen, bis du zwei hast


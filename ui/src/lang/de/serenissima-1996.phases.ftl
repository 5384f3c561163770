# Reihenfolge, Verhandeln, Landen und Verkaufen in Serenissima 1996.

bid-pass = Für { $seat }
bid-look = Alle anderen schauen weg! Tippe, um zu bieten.
bid-of = Dein Gebot, höchstens { $most }
bid-say = Gebot: { $ducats }
bid-given = Du bietest { $ducats }. Du kannst es ändern, bis alle geboten haben.
bid-round = Wer bietet
bid-has = hat geboten
take = { $sailors ->
        [one] Mit { $sailors } Matrosen in { $port } landen ({ $galley })
       *[other] Mit { $sailors } Matrosen in { $port } landen ({ $galley })
    }
take-none = Keine Galeere kann landen.
sell-for = { GOOD($good, case: "acc") } für { $ducats } verkaufen
sell-aboard = an Bord: { $count }
sell-one = für eins
sell-unknown = { GOOD($good, case: "acc") } verkaufen: Die Zahl wird erfragt
sell-dim = { GOOD($good) }: hier nicht
sell-market = neuer Markt +{ $ducats }
sell-none = Es gibt nichts zu verkaufen.
number-title = Zahl
number-note = { $port }, Lagerplatz { $slot }: Welche Zahl zeigt euer Spielplan dort?
talk-wants = { $seat } will { $count } × { GOOD($good, case: "acc") } aus { $port }
talk-each = { $count ->
        [one] { $ducats }
       *[other] { $count } × { $ducats } = { $sum }
    }
talk-price = Dein Preis für ein Stück
talk-ask = { $ducats } für ein Stück
talk-sum = { $sum } zusammen
talk-monopoly = Auf diesem Spielplan liefern diese Häfen { GOOD($good, case: "acc") }. Auf eurem auch?
talk-assumed = (angenommen)
talk-holds = Dieselben
talk-differs = Nicht dieselben
talk-take = Annehmen: { $ducats }
talk-counter = Ein Gegenangebot für ein Stück:
talk-leave = Verzichten
talk-accept = Annehmen
talk-refuse = Ablehnen

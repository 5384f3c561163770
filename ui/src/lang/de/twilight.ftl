# Dämmerung über Venedig: die Wörter des Spiels auf Deutsch.

box = Zwei Adelshäuser locken nachts das Gefolge des Dogen durch Venedig, jedes zum eigenen Palast.

pawn-doge = Doge
pawn-lower-guard = rechter Gardist
pawn-upper-guard = linker Gardist
pawn-merchant = Kaufmann
pawn-harlequin = Harlekin
pawn-favourite = Favoritin
suit-doge = Doge
suit-guards = Gardisten
suit-merchant = Kaufmann
suit-harlequin = Harlekin
card-doge = Doge 1
card-guard-1 = Gardist 1
card-guard-11 = Gardisten 1+1
card-guard-close = Gardisten rücken auf
card-merchant-1 = Kaufmann 1
card-merchant-2 = Kaufmann 2
card-merchant-3 = Kaufmann 3
card-harlequin-1 = Harlekin 1
card-harlequin-2 = Harlekin 2
card-harlequin-3 = Harlekin 3
card-harlequin-4 = Harlekin 4
card-harlequin-5 = Harlekin 5
card-harlequin-centre = Harlekin zur Mitte
card-procession = Prozession
card-times = { $times } × { $card }
card-left = { $card }: noch { $left }
left = noch { $count }
times = × { $count }
cell = { $n } bei { $seat }
move = { $pawn } auf { $to }
play-way = { $card }: { $moves }
pawn-told = { $pawn }: { $cell }; Felder bis zum Palast von { $first }: { $one }, von { $second }: { $other }
guard-towards = Gardist bei { $seat }
way-not = { $way }; jetzt nicht: { $rules }
deal = Durchgang { $deal }
round = Runde { $round }
round-drawn = unentschieden
fix-hand = { $seat } hat { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } auf der Hand

event-MerchantDrawn = { $seat } zieht den Kaufmann.
event-RoundBegan = Runde { $round }: { $merchant } hat den Kaufmann und beginnt.
event-EightShown = { $seat } zeigt acht Karten einer Art: { $suit }. Es wird neu gegeben.
event-Drew = { $seat } zieht { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
event-TurnBegan = { $seat } ist am Zug.
event-Played = { $seat } spielt { $pair ->
        [true] eine Prozession
       *[other] { $card }
    }: { $moves }.
event-Called = Wort der Gilde von { $seat }: { $pawn } auf { $to }.
event-HandChanged = { $seat } tauscht die Hand: { $cards }.
event-Passed = { $seat } kann nichts tun und passt.
event-TurnEnded = { $moved ->
        [0] Die Favoritin bleibt stehen ({ $first } : { $second }).
       *[other] Die Favoritin zieht auf { $favourite } ({ $one } { $first }, { $other } { $second }).
    }
event-Reshuffled = { $why ->
        [level] Gleichstand: Durchgang { $deal } beginnt.
       *[other] Der Stapel ist leer: Durchgang { $deal } beginnt.
    }
event-RanOut = Der Stapel ist am Ende des Zuges von { $seat } leer.
event-RoundEnded = Runde { $round }: { $winner ->
        [none] niemand gewinnt
       *[other] { $winner } gewinnt
    } – { $by ->
        [doge-home] der Doge ist zu Hause
        [favourite-home] die Favoritin ist zu Hause
        [doge-side] die Seite des Dogen entscheidet
        [favourite-side] die Seite der Favoritin entscheidet
        [given-up] die andere Seite hat aufgegeben
       *[other] Gleichstand nach dem dritten Durchgang
    }.
event-MatchEnded = { $winner ->
        [none] Die Partie endet unentschieden
       *[other] { $winner } gewinnt die Partie
    }: { $one } { $first }, { $other } { $second }.
event-Corrected = Korrigiert: { $text }.

## Was rückgängig gemacht wird

undo-what = { $event ->
        [MerchantDrawn] Kaufmann
        [RoundBegan] Rundenbeginn
        [EightShown] acht Karten
        [Drew] Ziehen
        [Played] Karte
        [Called] Wort der Gilde
        [HandChanged] Handtausch
        [Passed] Passen
        [TurnEnded] Ende des Zuges
        [Reshuffled] Mischen
        [RanOut] Ende des Zuges
        [RoundEnded] Ende der Runde
        [MatchEnded] Spielende
        [Corrected] Korrektur
       *[other] letzte Aktion
    }

ask-Merchant = Wer hat den Kaufmann gezogen?
ask-Cards = { $seat } zieht { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
ask-Turn = { $seat } ist am Zug
ask-NextRound = { $seat }: Nächste Runde beginnen?
ask-Prepare = Gib ein, was auf dem Tisch liegt

## Der Bildschirm

setup-order = Zwei sitzen sich gegenüber. Die Hälfte des ersten ist links.
setup-hands = Karten
setup-own = Unsere eigenen Karten
setup-dealt = Von der App gegeben
setup-own-note = Ihr spielt mit den Karten der Schachtel und tippt an, was ihr spielt.
setup-under-way = Schon im Gange
setup-under-way-note = Gib zuerst ein, was auf dem Tisch liegt, dann geht es von dort weiter.
setup-dealt-note = Die App gibt und verwaltet die Karten. Ihr braucht keine.
setup-options = Absprachen
setup-no-op = Karten ohne Wirkung
setup-no-op-note = „Rücken auf“, „zur Mitte“ und das Wort der Gilde gehen auch, wenn sich nichts bewegt.
setup-centre-in-masquerade = Mitte bei Maskerade
setup-centre-in-masquerade-note = „Zur Mitte“ darf eine andere Figur auf 0 schicken.
setup-split-guards = Auf die Gardisten verteilen
setup-split-guards-note = Bei Maskerade darf eine Karte auf beide Gardisten verteilt werden.
chance-of-draws = Wer den Kaufmann bekommt
end-early = Aufhören: gewonnene Runden entscheiden

panel-title = Der Zug
track-title = Die Leisten
lying-upright = Die Leiste steht hochkant zwischen den Spielern
cards-matrix = Alle Züge auf den Karten zeigen
played = In diesem Zug gespielt
end-turn = Zug beenden
pass = Passen
end-turn-stays = die Favoritin bleibt
end-turn-moves = die Favoritin zieht auf { $cell }
end-turn-wins = die Favoritin gewinnt die Runde für { $seat }
end-turn-check = Stapel leer: { $seat } gewinnt die Runde, { $by }
end-turn-level = { $again ->
        [true] Stapel leer, Gleichstand: Der dritte Durchgang beginnt
       *[other] Stapel leer, Gleichstand: Niemand gewinnt die Runde
    }
masquerade = Maskerade
uses = Harlekinkarten für { $suit }
call-title = Wort der Gilde
call = Wort der Gilde: { $pawn } auf { $cell }
lift-card = Tippe auf eine Karte: Die Leiste zeigt, wohin sie führt.
lift-more = Tippe auf eine weitere Karte oder beende den Zug.
lift-none = { $then ->
        [end] Keine Karte lässt sich jetzt spielen: Du kannst den Zug beenden.
        [pass] Keine Karte lässt sich jetzt spielen: Du kannst passen.
       *[other] Keine Karte lässt sich jetzt spielen.
    }
lifted = { $card }: { $moves ->
        [one] { $moves } Zug möglich.
       *[other] { $moves } Züge möglich.
    }
lifted-where = Tippe an, wohin die Figur geht.
lifted-anyway = Um sie trotzdem zu erlauben, tippe an, wohin die Figur geht.
lifted-again = Gespielt. Spiel noch einmal „{ $card }“ oder beende den Zug.
lifted-none = „{ $card }“ lässt sich jetzt nicht spielen.
both-guards = Beide Gardisten
play-idle = Spielen, nichts bewegt sich
change-title = Hand tauschen
sure-loses = { $seat } gewinnt die Runde: { $by }.
sure-discards = { $count ->
        [one] Die Karte wird abgelegt, und der Zug endet.
       *[other] Alle { $count } Karten werden abgelegt, und der Zug endet.
    }
sure-do-play = Trotzdem spielen
change-note = { $count ->
        [0] Alle Karten sind angetippt.
        [one] Tippe { $count } Karte zum Ablegen an
       *[other] Tippe { $count } Karten zum Ablegen an
    }
change-clear = Leeren
change-do = { $total } von { $count } ablegen
eight-title = Acht gleiche?
eight-note = Beide Hände werden in den Stapel gemischt und neu gegeben. Wer zeigt welche Art?
hint-title = Was könnte gewinnen?
hint-now = { $seat }, in diesem Zug
hint-then = Wenn { $seat } jetzt am Zug wäre
hint-none = Nichts.
hint-kinds = Der kürzeste Weg jeder Art
hint-own = Mit der gezeigten Hand
hint-unseen = Mit ungesehenen Karten
hint-call = Wort der Gilde: { $pawn }
hint-masked = { $cards } als { $suit }
by-doge-home = der Doge kommt nach Hause
by-favourite-home = die Favoritin kommt nach Hause
by-doge-side = die Seite des Dogen entscheidet
by-favourite-side = die Seite der Favoritin entscheidet
correct-towards = { $pawn } ein Feld zu { $seat }
correct-turn = Wer am Zug ist
correct-merchant = Wer den Kaufmann hat
correct-has-merchant = { $seat } hat den Kaufmann
correct-round-open = Noch offen
correct-hand = Karten von { $seat }
correct-deal = Durchgang
correct-ran-out = Stapel leer am Ende von
correct-ran-out-no = Noch nicht
correct-discards = Ablagen
hand-pass = Tablet an { $seat } geben
hand-own = Deine Hand
hand-show = { $count ->
        [one] Meine Karte zeigen
       *[other] Meine Karten zeigen ({ $count })
    }
draw-app = Die App zieht
deal-app = Die App gibt
has-merchant = hat den Kaufmann
has-harlequin = hat den Harlekin
hand-count = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
counts = Favoritin: { $n ->
        [0] 0
       *[other] +{ $n }
    }
rounds-label = Runden: { $one } { $first }, { $other } { $second }
deck = Stapel: noch { $deck } · Durchgang { $deal }
last-turn = Letzter Zug
ran-out = Der Stapel ist leer
match-drawn = Die Partie ist unentschieden
match-won = { $seat } gewinnt die Partie
rounds-won = { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
round-level = Niemand gewinnt die Runde
round-won = { $seat } gewinnt die Runde
next-round = Runde { $round }

## The great moments
moment-round = Runde
moment-merchant = Wer bekommt den Kaufmann?
moment-begins = { $seat } fängt an
prepare-note = Stell Figuren, Runden, Ablage und Handkarten so ein, wie sie auf dem Tisch liegen. Dann geht es von dort weiter.
prepare-enter = Eingeben
prepare-begin = Von hier weiterspielen

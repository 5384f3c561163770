## The box and the page for reference

stock-board = Spielplan mit dem Schiff
stock-den = Höhlentafeln
stock-character = Charakterkarten
stock-bag = Beutel
stock-marker = Punktezähler
stock-doubloon = Dublonen
stock-token-Chest = Truhen
stock-token-Jewel = Juwelen
stock-token-Goods = Waren
stock-token-Officer = Spanische Offiziere
stock-token-Saber = Säbel
stock-token-Map = Schatzkarten
stock-token-Relic = Verfluchte Relikte
ref-setup-1 = Alle haben dieselben Charaktere: { $first_ranks } für die erste Kampagne, { $later_ranks } neue für jede weitere.
ref-setup-2 = Jede Kampagne: Dublonen je { $doubloons }; Plättchen für jeden der { $days } Tage: { $tokens }.
ref-turn-1 = Sonnenaufgang: Wähle verdeckt eine Karte; alle kommen nach aufsteigendem Rang auf das Schiff, bei gleichem nach Einfluss.
ref-turn-2 = Tag: Tagesfähigkeiten, vom niedrigsten Rang aufwärts.
ref-turn-3 = Dämmerung: Vom höchsten Rang abwärts nimmt jeder ein Plättchen des Tages und geht in seine Höhle.
ref-turn-4 = Nacht: Nachtfähigkeiten aller Charaktere in den Höhlen, vom höchsten Rang abwärts.
ref-turn-5 = Nach Tag { $days }: Fähigkeiten am Ende der Kampagne, dann die Wertung. Höhlen und Friedhöfe verlassen das Spiel; Handkarten bleiben.
ref-limits-1 = Fähigkeiten sind Pflicht, außer wo „darfst“ steht. Niemand zahlt mehr, als er hat.
ref-limits-2 =
    { $open_booty ->
        [1] Beute liegt offen in der Höhle.
       *[other] Beute liegt verdeckt in der Höhle, bis eine Fähigkeit sie betrifft; dann bleibt sie offen.
    }
ref-end-1 =
    { $below_zero ->
        [1] Dublonen, und: Truhe { $chest }, Juwel { $jewel }, Ware { $goods }, Schatzkarten je { $maps }: { $map_set }, Relikt −{ $relic }. Die Summe kann unter 0 liegen.
       *[other] Dublonen, und: Truhe { $chest }, Juwel { $jewel }, Ware { $goods }, Schatzkarten je { $maps }: { $map_set }, Relikt −{ $relic }. Nie unter 0.
    }
ref-end-2 =
    { $last_raid_decides ->
        [1] Nach Kampagne { $raids } gewinnt, wer die meisten Punkte hat; bei Gleichstand entscheidet die letzte Kampagne.
       *[other] Nach Kampagne { $raids } gewinnt, wer die meisten Punkte hat; bei Gleichstand wird der Sieg geteilt.
    }

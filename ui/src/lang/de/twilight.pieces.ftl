## Was mit dem Material zu tun ist

piece-card = { $count ->
        [one] Karte „{ $card }“
       *[other] { $count } × Karte „{ $card }“
    }
at-hand = Hand
at-discards = Ablage
at-deck = Stapel
at-shuffled = Stapel, gemischt
at-box = Schachtel

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
leaving = Zu zweit gilt: Wer geht, gibt auf. Macht die andere Seite weiter, gehen die laufende Runde und alle noch nicht gespielten an sie.

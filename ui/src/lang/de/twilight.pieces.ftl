## Was mit dem Material zu tun ist

piece-card = { $count ->
        [one] Karte „{ $card }“
       *[other] { $count } × Karte „{ $card }“
    }
order-shuffle = Alle 54 Karten mischen
order-eight = Beide Hände in den Stapel zurückmischen
order-discard = { $seat } legt die Hand ab
order-reshuffle = Ablage ({ $count }) mischen, { $rest ->
        [0] als neuer Stapel
       *[other] unter den Stapel legen
    } (Durchgang { $deal })
at-hand = Hand
at-discards = Ablage
at-deck = Stapel
at-shuffled = Stapel, gemischt
at-box = Schachtel
leaving = Zu zweit gilt: Wer geht, gibt auf. Die laufende Runde und alle noch nicht gespielten gehen an die andere Seite.

# The great moments: what the whole table looks up for.

moment-first = Wer fängt an?
moment-begins = { $seat } fängt an
moment-turn = Runde
moment-doge-wine = Wein
moment-doge-one = Eine Sanduhr
moment-doge-two = Zwei Sanduhren
moment-doge-shuffle = Zwei Sanduhren und Pfeile
moment-doge-wine-does = Jeder besetzte Hafen mit Wein bringt seinem Besitzer 3 Dukaten. Die weiße Figur bleibt stehen.
moment-doge-one-does = Die weiße Figur geht ein Feld weiter.
moment-doge-two-does = Die weiße Figur geht zwei Felder weiter.
moment-doge-shuffle-does = Die weiße Figur geht zwei Felder weiter, dann werden alle fünf Karten gemischt.
moment-fort = Die Festung schießt
moment-skulls = { $skulls ->
        [0] kein Totenkopf
        [one] { $skulls } Totenkopf
       *[other] { $skulls } Totenköpfe
    }

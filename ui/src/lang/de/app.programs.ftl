# Plätze, die der Computer spielt: die Wahl, das Abgeben und Zurücknehmen eines Platzes, allein spielen.
programs-player = Wer spielt:
programs-person = Ein Mensch
programs-computer = Der Computer
programs-level = Stärke:
programs-level-1 = Anfänger
programs-level-2 = Geübt
programs-level-3 = Stark
programs-temperament = Spielweise:
programs-temperament-trader = Händler
programs-temperament-builder = Baumeister
programs-temperament-corsair = Korsar
programs-names = Alvise, Bianca, Tito, Orsola, Enzo, Marina
programs-give = Den Computer für { $name } spielen lassen
programs-back = Ein Mensch spielt stattdessen
programs-give-own = Spiel für mich
programs-back-own = Ich spiele wieder selbst
programs-plays-own = Der Computer spielt für dich.
programs-alone = Allein spielen
programs-alone-name = Dein Name, wenn du allein spielst
programs-alone-against = Gegen { $opponents }
programs-rung = Stufe { $n } von { $of }: { $opponents }
programs-handicap-ducats = { $more ->
    [one] Du beginnst mit { $more } Dukaten mehr
   *[other] Du beginnst mit { $more } Dukaten mehr
}
programs-handicap-doubloons = { $more ->
    [one] Du beginnst mit { $more } Dublone mehr
   *[other] Du beginnst mit { $more } Dublonen mehr
}
programs-opponents-1 = { $n ->
    [one] { $n } Anfänger
   *[other] { $n } Anfänger
}
programs-opponents-2 = { $n ->
    [one] { $n } geübter Spieler
   *[other] { $n } geübte Spieler
}
programs-opponents-3 = { $n ->
    [one] { $n } starker Spieler
   *[other] { $n } starke Spieler
}
programs-opponents-builder = { $opponents } (Baumeister)
programs-opponents-corsair = { $opponents } (Korsar)
programs-next = Nächste Stufe
programs-again = Noch einmal
programs-top = Du hast die höchste Stufe geschafft.
programs-climb = Nach einem Sieg kommt die nächste Stufe.
programs-take-free = Den Computer hierher setzen
programs-leave-free = Platz freigeben
problem-programs_off = An diesem Abend sind keine Computerspieler erlaubt. Bitte die Leitung, sie zu erlauben.
problem-programs_full = { $most ->
    [one] Der einzige Tisch mit Computerspielern ist belegt. Bitte die Leitung, mehr zu erlauben.
   *[other] Alle { $most } Tische mit Computerspielern sind belegt. Bitte die Leitung, mehr zu erlauben.
}
problem-programs_by_organiser = In einem Turnier kann nur die Leitung den Computer spielen lassen. Wende dich an die Leitung.

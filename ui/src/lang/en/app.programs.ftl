# Seats that programs play: the choice of a program, a seat given away and taken back, and playing alone.
programs-player = Player:
programs-person = A person
programs-computer = The computer
programs-level = Level:
programs-level-1 = Beginner
programs-level-2 = Skilled
programs-level-3 = Strong
programs-temperament = Style:
programs-temperament-trader = Trader
programs-temperament-builder = Builder
programs-temperament-corsair = Corsair
programs-names = Alvise, Bianca, Tito, Orsola, Enzo, Marina
programs-give = Let the computer play for { $name }
programs-back = A person plays instead
programs-give-own = Play for me
programs-back-own = I play again
programs-plays-own = The computer plays for you.
programs-alone = Play alone
programs-alone-name = Your name, if you play alone
programs-alone-against = Against { $opponents }
programs-rung = Rung { $n } of { $of }: { $opponents }
programs-handicap-ducats = { $more ->
    [one] You begin with { $more } ducat more
   *[other] You begin with { $more } ducats more
}
programs-handicap-doubloons = { $more ->
    [one] You begin with { $more } doubloon more
   *[other] You begin with { $more } doubloons more
}
programs-opponents-1 = { $n ->
    [one] { $n } beginner
   *[other] { $n } beginners
}
programs-opponents-2 = { $n ->
    [one] { $n } skilled player
   *[other] { $n } skilled players
}
programs-opponents-3 = { $n ->
    [one] { $n } strong player
   *[other] { $n } strong players
}
programs-opponents-builder = { $opponents } (builder)
programs-opponents-corsair = { $opponents } (corsair)
programs-next = Next rung
programs-again = Again
programs-top = You’ve beaten the top rung.
programs-climb = Win, and the next rung follows.
programs-take-free = Let the computer take the seat
programs-leave-free = Free the seat
problem-programs_off = No computer players are allowed at this event. Ask the organiser to allow them.
problem-programs_full = { $most ->
    [one] The only table with computer players is in use. Ask the organiser to allow more.
   *[other] All { $most } tables with computer players are in use. Ask the organiser to allow more.
}
problem-programs_by_organiser = In a tournament, only the organiser can let the computer play. Ask the organiser.

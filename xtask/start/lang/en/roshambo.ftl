box = Rock, paper, scissors: all choose in secret, and all see it at once.
setup-order = Anybody sits anywhere: all choose at once.
setup-note = There is nothing to choose: rock, paper, scissors, three rounds.
round = Round { $round }
sign-rock = rock
sign-paper = paper
sign-scissors = scissors
choice-open = choosing
choice-secret = has chosen
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
next = Next round
pass = Give the screen to { $seat }: no one else looks.
again = Play again
shown = { $seat } { $sign ->
    [rock] rock
    [paper] paper
   *[other] scissors
} ({ $points })
event-Chose = { $sign ->
    [none] { $seat } has chosen.
    [rock] { $seat } has chosen rock.
    [paper] { $seat } has chosen paper.
   *[other] { $seat } has chosen scissors.
}
event-Revealed = All were shown, with the points that they bring: { $all }.
event-RoundBegan = Round { $round } began.
event-Corrected = The points of { $seat } were put right: { $points }.
ask-Sign = { $seat }: which sign?
ask-Next = Everybody has seen the signs?
leaving = An empty seat shows the first sign that it may show.

# The end of Serenissima 1996.

count-title = Wealth is counted
count-done = To the result
over-won = { $count ->
        [one] { $seats } has won
       *[other] { $seats } share the win
    }
over-stopped = The game is over
over-points = Wealth points
over-place = { $place }.
over-sum = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
over-town = your own major town
over-ports = ports
over-money = ducats, one for each 500
over-again = Play again

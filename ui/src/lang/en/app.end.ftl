# The end of a game: the count, the result and how it came.
count-skip = Skip
count-result = To the result
count-done = Continue
count-purse = Purse
count-before = So far
end-over = The game is over
end-won = { $count ->
    [one] { $seats } wins
   *[other] { $seats } share the win
}
end-level = Everyone is tied
end-uncounted = Stopped before anything was counted
end-standings = Result
end-place = Place { $place }
end-by = wins by { $lead }
end-tied = tied on points: a shared win
end-board = Board
end-rematch = Rematch
end-gain = Largest income: { $seat }, { $amount } ({ $what })
end-loss = Largest drop: { $seat }, { $amount } ({ $what })

# The story of a game in figures, when it is over or while it is played.
story-figures = Show as table
story-print = Print
story-played = { $day }, { $minutes } min
story-ended = How it ended
story-stands = Score so far
story-decided = What made the difference
story-edge = The difference was made by { $source }: { $amounts }.
story-lead-all = { $seat } led from the start.
story-lead = { $seat } led { $since }.
story-changes = { $times ->
    [one] The lead changed hands once.
   *[other] The lead changed hands { $times } times.
}
story-named = { $seat } { $amount }
story-entry = Entry { $n }
story-begin = set-up
story-end = end
story-now = now
story-over-time = { $what } over time
story-covered = Hidden information is left out.
story-ranks = Places over time
story-source-most = Biggest source: { $source }, { $amount } in total.
story-unsure = Some facts are missing for { $seats }.
story-sum = total
story-held-end = At the end: { $held }.
story-held-now = Now: { $held }.
story-holders = held by
story-span = { $seat } ({ $span })
story-fought = Fought to the end: { $fights }. Won by the attacker: { $won }; expected: { $expected }.
story-contests = By player: { $by }.
story-broken = broken off
story-won = won
story-lost = lost
story-by = by
story-against = against
story-about = what and where
story-chance = chance
story-outcome = outcome
story-losses = losses
story-chance-by = Chances and results are the attacker’s.
story-losses-by = Losses: own : the other’s.
story-dice = Dice luck
story-dice-found = { $seat }’s dice: { $luck }.
story-lucky = as lucky as one game in { $n }
story-unlucky = as unlucky as one game in { $n }
story-usual = about as usual
story-all-usual = No one’s dice were unusual.
story-unknown-throws = { $throws ->
    [one] The record doesn’t say who made { $throws } roll.
   *[other] The record doesn’t say who made { $throws } of the rolls.
}
story-dice-thrown = dice
story-dice-got = shown
story-dice-expected = on average
story-dice-difference = difference
story-at-least = chance of this or more
story-at-most = chance of this or less
story-of-dice = { $dice ->
    [one] with { $dice } die; { $expected } on average
   *[other] with { $dice } dice; { $expected } on average
}
story-bad = fewer
story-average = average
story-good = more
story-pace = Decisions and time
story-waited = Longest waits: { $seat }, { $minutes } min.
story-decisions = decisions
story-minutes = minutes
story-decided-n = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}
story-minutes-n = { $minutes } min

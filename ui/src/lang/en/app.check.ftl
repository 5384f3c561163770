check-title = Does the table match?
check-note = Compare with the table. Tap any line that differs.
check-done = Everything you checked matches.
check-yes = Matches
check-fix = Correct it

check-title = Check the table
check-note = Tap anything that differs.
check-done = All good.
check-yes = Matches
check-fix = Correct it

## A computer player's move

plan-title = Move the pieces
plan-played = { $name } has played
plan-program = Computer player
plan-done = Done
plan-waits = The last move is carried out on the table.
plan-lay-out = The computer plays first, once everything is in place.
plan-laid-out = Everything is in place
plan-laying-out = The table is being set up.
plan-thinking = Computer player { $name } is thinking
plan-decide = Decide now

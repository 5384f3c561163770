## What to do with the pieces

pieces-way = { $what }: { $from } › { $to }
pieces-to = { $what } › { $to }
pieces-spot = { $heap }, { $spot }
pieces-more = { $rest } more
pieces-lead = On the table:
pieces-rest = and { $rest } more ›
pieces-done = Done on the table
walk-next = Next step ({ $step }/{ $steps })
walk-on = Next
pieces-none = No pieces to move.
pieces-back = To continue from here
past-revealed = { $revealed ->
        [one] { $revealed } roll or card has been seen since
       *[other] { $revealed } rolls and cards have been seen since
    }
resume-title = Set the table up again
resume-note = { $done } of { $all } · tick what’s on the table
resume-print = Print
pack-title = Pack up the game
pack-note = { $done } of { $all } · tick what’s in the box
pack-done = Everything is packed.
pack-board = On the board
pack-count = Count what is in the box

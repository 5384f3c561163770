## What to do with the pieces

pieces-way = { $what }: { $from } › { $to }
pieces-to = { $what } › { $to }
pieces-spot = { $heap }, { $spot }
pieces-done = All done
pieces-again = Show again what to do
walk-next = Next step ({ $step }/{ $steps })
walk-once = All at once
pieces-none = No piece moves.
pieces-back = To go on from here
past-revealed = { $revealed ->
        [one] { $revealed } roll or card has been seen since
       *[other] { $revealed } rolls and cards have been seen since
    }
resume-title = Set the table up again
resume-note = { $done } of { $all } set up. Tick what lies on the table.
resume-print = Print
pack-title = Pack up the table
pack-note = { $done } of { $all } packed. Tick what is back in the box.
pack-done = The table is clear.
pack-board = On the board
pack-count = Count what is in the box

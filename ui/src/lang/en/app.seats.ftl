seats-open = Somebody leaves or comes
seats-title = Who is at the table
seats-leaves = Leaves
seats-replace = Somebody else plays
seats-sits = Sits down
seats-name = Who sits down in { $name }’s place?
seats-empty = nobody sits here
seats-since = since { $time }
seats-note = An empty seat answers by itself as soon as nobody else is asked, and says as little as it can. The record notes it; undo reaches back across it. Whoever comes later just sits down.
seats-waits = Nobody sits in { $name }’s place.
seats-go-on = Go on
seats-deserted = Everybody has left the table.
seats-over = No longer at the table: { $names }.
seats-leave = Leave the game
seats-leave-note = Your seat is empty from then on, and this phone only watches.
seats-later = Comes later
seats-awaits = Waiting for players.
seats-awaits-note = { $free ->
    [one] One seat is free. The game begins once it is taken.
   *[other] { $free } seats are free. The game begins once all are taken.
}
seats-own-name = Your name
seats-begin = Begin
seats-begin-note = If you begin now, the app makes the smallest possible choice for empty seats. Anyone can take a seat later.
record-left = { $name } leaves the table.
record-came = { $name } sits down at the table.
record-replaced = { $name } plays on for { $before }.
record-renamed = { $before } is now called { $name }.
record-begun = The game begins.
record-absent = Given for nobody: the seat was empty.

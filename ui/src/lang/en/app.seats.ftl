seats-open = Someone is leaving or joining
seats-title = Who is at the table
seats-leaves = Leaves
seats-leaving = When someone leaves
seats-replace = Someone else plays
seats-sits = Sits down
seats-name = Who takes over for { $name }?
seats-since = since { $time }
seats-note = When only empty seats are left to decide, the app decides for them. It’s recorded and can be undone. Anyone can take the seat later.
seats-waits = { $name }’s seat is empty.
seats-go-on = Continue
seats-deserted = Everyone has left the game.
seats-over = No longer in the game: { $names }.
seats-leave = Leave the game
seats-leave-note = Your seat is empty from now on; this phone watches.
seats-later = Comes later
seats-awaits = Waiting for players.
seats-awaits-note = { $free ->
    [one] One seat is free. The game begins once it is taken.
   *[other] { $free } seats are free. The game begins once all are taken.
}
seats-own-name = Your name
seats-begin = Begin
seats-begin-note = If you begin now, the app makes the smallest possible choice for empty seats. Anyone can take a seat later.
record-left = { $name } leaves the game.
record-came = { $name } joins the game.
record-replaced = { $name } takes over for { $before }.
record-renamed = { $before } is now called { $name }.
record-begun = The game begins.
record-absent = Answered by the app: the seat was empty.

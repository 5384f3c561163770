club-unreachable = The club’s server can’t be reached, trying again…
club-join = Join the event
club-join-yes = Join
club-join-note = The code is on the room display. No account needed; your name is for tonight only.
club-code = The event’s code
club-rename = Rename
club-organise = I organise the event
club-organise-note = Open the address that the club’s server printed, or paste it here.
club-out-code = This code isn’t valid. The right one is on the room display.
club-out-token = This device is no longer recognised. Join again.
club-out-busy = Too many attempts. Wait a minute and try again.
club-out-dismissed = The organiser removed this device, changed its code or started a new event.
club-out-name_taken = That name is already in use tonight. Choose another.
club-out-nameless = Enter a name.
club-out-too_long = This name is too long.
club-out-no_evening = No event is running yet. Come back when the organiser has started it.
club-out-full = The event is full: no one else can join.
club-out-crowded = Many people are joining. Trying again in a moment…
problem-no_evening = No event is running.
problem-running = An event is already running.
problem-not_allowed = Only the organiser can do that.
problem-taken = Someone was faster: this seat has just been taken. Choose another.
problem-seated = You’re already sitting at a table. Stand up there first.
problem-given = Seats are assigned in this tournament.
problem-name_taken = That name is already in use tonight.
problem-full = It’s full.
problem-unwatched = This table has no spectators.
problem-crowded = Many people are joining from here. Try again in a moment.
problem-no_such_time = No one can have joined at that time. Choose a time before now.
problem-too_many = This number is too large. At most: { $most }.
club-seat = Seat { $n }
club-seat-free = free
club-free = { $free ->
    [one] { $free } free seat
   *[other] { $free } free seats
}
club-awaits = Waiting for players
club-begin-game = Begin
club-begin-game-note = The game begins once all seats are taken. If you begin it now, the app makes the smallest possible choice for empty seats.
club-sit = Sit here
club-sit-at = { $table }, seat { $n }: sit here
club-place = #{ $place }
club-score = Score: { $score }
club-ended-note = The event is over. The records of your games stay here until another event begins.
club-tables = Tables
club-own = Your table
club-you-won = You won!
club-to-table = To the table
club-stand = Stand up
club-stand-sure = Someone else can take your seat while the game is running.
club-stand-yes = Yes, stand up
club-given-note = Wait for the draw: then this page shows your seat.
club-archive = Closed tables
club-all-games = All games
club-watch = Watch
club-watch-of = Watch { $table }
club-no-tables = No table is open yet.
club-label = Table { $n }
club-open = Open a table
club-open-for = Open a table for { $seats }
club-opened = { $table } is open.
club-opened-many = { $first } to { $last } are open.
club-take-back = Close again
club-more-count = More tables like it
club-more = { $tables ->
    [one] One more like it
   *[other] { $tables } more like it
}
club-given-up = closed before the end
club-record = Download game record
club-record-of = Download the record of { $table }
club-record-whole = The whole record, to open in Bucintoro.
club-record-later = Available once everyone who sat there agrees.
club-agree-note = This game was closed early. Share the full record, hidden information included, with the other players?
club-agree = I agree
club-agreed = You have agreed.
club-archive-empty = No table has been closed yet.
club-people = People
club-joined = { $people ->
    [0] No one has joined yet.
    [one] { $people } person has joined.
   *[other] { $people } people have joined.
}
club-change = Change
club-change-event = Change the event
club-save = Save
club-new = A new event
club-ended = “{ $evening }” is over.
club-begin = Start the event
club-name = Name of the event
club-seating = Seats
club-seating-free = Free choice
club-seating-free-note = Everyone sits down wherever a seat is free.
club-seating-tournament = Tournament
club-seating-tournament-note = Tables and seats are drawn, round by round.
club-opening = Who may open tables?
club-opening-organiser = The organiser
club-opening-anybody = Everyone
club-house-rules = Players may allow house rules
club-house-rules-note = Players can then break a rule, for one move at a time. The record notes it, and everyone at the table sees it.
club-programs = Tables with computer players
club-programs-note = At most this many at the same time. Each one keeps the server busy.
club-programs-off = Off. No one can let the computer play.
club-programs-seats = Computer players
club-organiser = Organiser
club-manage = Manage
club-manage-of = Manage { $table }
club-table-name = Name of the table
club-earlier = Move up
club-later = Move down
club-watchable = Spectators allowed
club-watchable-note = On a TV or a phone. Hidden information stays hidden.
club-move = Move to another server
club-move-note = The game continues there. Phones follow automatically.
club-close = Close the table
club-close-sure = { $table } can’t be continued after that. Its record goes to the closed tables.
club-close-yes = Yes, close it
club-find = Find someone
club-stands = has no seat
club-remove-sure = Remove { $name }? The seat becomes free, and the phone is disconnected.
club-lately = Joined recently
club-lately-minutes = Joined in the last minutes
club-lately-people =
    { $people ->
        [0] No one.
        [one] { $people } person.
       *[other] { $people } people.
    }
club-lately-remove = Remove all of them
club-lately-sure =
    { $people ->
        [one] Remove { $people } person? The seat becomes free, and the phone is disconnected.
       *[other] Remove { $people } people? Their seats become free, and their phones are disconnected.
    }
club-way-note = Post it or pass it around. Anyone who scans it enters a name and picks a seat.
club-way-note-tournament = Post it or pass it around. Anyone who scans it and enters a name plays in the tournament.
club-renew = New code
club-renew-of = New code for joining
club-renew-sure = The old code stops working. People who have already joined stay.
club-renew-yes = Yes, renew it
club-wall = Room display
club-wall-note = Open this on a big screen: it shows the code, free seats and every table.
club-wall-open = Open the room display
club-wall-address = Address of the room display
club-wall-renew = New address
club-wall-sure = Every room display goes dark until you open the new address on it.
club-key = The organiser’s key
club-key-note = Anyone with the organiser link can do everything you can. If someone has seen it, renew the key.
club-key-fresh = This is the organiser’s new address. Save it somewhere safe:
club-key-renew = Renew the key
club-key-sure = The old link stops working at once, on every device.
club-key-yes = Yes, renew the key
club-end = End the event
club-end-note = Closes every table. Players can download records until the next event starts.
club-end-sure = { $tables ->
    [0] End the event now?
    [one] { $tables } open table will be closed. End the event now?
   *[other] { $tables } open tables will be closed. End the event now?
}
club-end-yes = Yes, end it
club-ended-wall = The event is over. Thank you for coming!
club-none-yet = No event is running yet.
club-wall-join = To play: scan, or open
club-wall-code = Code
club-wall-page = { $page } of { $of }
club-back = Back to the event
club-ended-here = The organiser has ended this game.
club-ended-place = Your place: { $place }.
club-ended-tied = Everyone at this table shares the points.

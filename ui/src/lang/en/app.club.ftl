club-unreachable = The club’s server cannot be reached, trying again…
club-join = Join the evening
club-join-yes = Join
club-join-note = The code is on the wall. No account is needed: the name is for this evening.
club-code = The evening’s code
club-rename = Rename
club-organise = I organise the evening
club-organise-note = Open the address that the club’s server printed, or paste it here.
club-out-code = This code is not valid. The wall shows the right one.
club-out-token = This device is not known here any more. Join again.
club-out-busy = Too many tries. Wait a minute, then try again.
club-out-dismissed = The organiser has removed this device, or renewed its way in.
club-out-name_taken = Somebody is called that already this evening. Choose another name.
club-out-nameless = A name is needed.
club-out-too_long = This name is too long.
club-out-no_evening = No evening is running yet. Come back when the organiser has begun it.
club-out-full = The evening is full: nobody else can join.
club-out-crowded = Many people are joining. This page tries again in a moment.
problem-no_evening = No evening is running.
problem-running = An evening is already running.
problem-not_allowed = Only the organiser can do that.
problem-taken = Somebody was faster: this seat has just been taken. Choose another.
problem-seated = You already sit at a table. Stand up there first.
problem-given = Seats are assigned in this tournament.
problem-name_taken = Somebody is called that already this evening.
problem-full = There is no room for more.
problem-unwatched = This table may not be watched.
problem-crowded = Many people are joining from here. Try again in a moment.
problem-no_such_time = No one can have joined at that time. Choose a time before now.
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
club-ended-note = The evening is over. The records of your games stay here until another evening begins.
club-tables = Tables
club-own = Your table
club-you-won = You won!
club-to-table = To the table
club-stand = Stand up
club-stand-sure = Somebody else can take your seat as long as the game goes on.
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
club-record = Take the record home
club-record-of = Take the record of { $table } home
club-record-whole = The whole record, to open in Bucintoro.
club-record-later = Available once everyone who sat there agrees.
club-agree-note = This game was closed before its end. May the others have the whole record, with what was hidden?
club-agree = I agree
club-agreed = You have agreed.
club-archive-empty = No table has been closed yet.
club-people = People
club-ways = Codes and keys
club-joined = { $people ->
    [0] Nobody has joined yet.
    [one] { $people } person has joined.
   *[other] { $people } people have joined.
}
club-change = Change
club-save = Save
club-new = A new evening
club-ended = “{ $evening }” is over.
club-begin = Begin the evening
club-name = Name of the evening
club-seating = Seats
club-seating-free = Free choice
club-seating-free-note = Everybody sits down wherever a seat is free.
club-seating-tournament = Tournament
club-seating-tournament-note = Tables and seats are drawn, round by round.
club-opening = Who may open tables?
club-opening-organiser = The organiser
club-opening-anybody = Everybody
club-house-rules = Players may allow house rules
club-house-rules-note = A player can then do once what a rule forbids. The record notes it, and everyone at the table sees it.
club-organiser = Organiser
club-manage = Manage
club-manage-of = Manage { $table }
club-table-name = Name of the table
club-earlier = Move forward in the list
club-later = Move back in the list
club-watchable = May be watched
club-watchable-note = On a television or a phone. Nobody sees there what is hidden.
club-move = Move to another server
club-move-note = The game goes on there. Phones come along by themselves.
club-close = Close the table
club-close-sure = { $table } cannot be continued after that. Its record goes to the closed tables.
club-close-yes = Yes, close it
club-find = Find somebody
club-stands = has no seat
club-remove-sure = Remove { $name }? The seat becomes free, and the phone is sent away.
club-lately = Joined lately
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
        [one] Remove { $people } person? The seat becomes free, and the phone is sent away.
       *[other] Remove { $people } people? Their seats become free, and their phones are sent away.
    }
club-way-note = Hang it up or show it around: everybody who scans it types a name and takes a seat.
club-renew = New code
club-renew-of = New code for joining
club-renew-sure = The old code no longer lets anybody in. Whoever has joined stays.
club-renew-yes = Yes, renew it
club-wall = The wall
club-wall-note = Open this on a large screen: it shows the code, free seats and every table, all by itself.
club-wall-open = Open here
club-wall-address = Address of the wall
club-wall-renew = New address
club-wall-sure = Every wall that is showing now goes dark until it is opened by the new address.
club-key = The organiser’s key
club-key-note = Whoever has the organiser’s address can do everything that you can. Renew the key if somebody saw it.
club-key-fresh = This is the organiser’s new address. Keep it safe:
club-key-renew = Renew the key
club-key-sure = The old address is worthless at once, on all other devices too.
club-key-yes = Yes, renew the key
club-end = End the evening
club-end-note = Every table is closed. Records can be taken home until another evening begins.
club-end-sure = { $tables ->
    [0] End the evening now?
    [one] { $tables } open table will be closed. End the evening now?
   *[other] { $tables } open tables will be closed. End the evening now?
}
club-end-yes = Yes, end it
club-ended-wall = The evening is over. Thank you for coming!
club-none-yet = No evening is running yet.
club-wall-join = To play: scan, or open
club-wall-code = Code
club-wall-page = { $page } of { $of }
club-back = Back to the evening
club-ended-here = The organiser has ended this game.
club-ended-place = Your place: { $place }.
club-ended-tied = Everyone at this table shares the points.

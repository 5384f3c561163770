app-back = Back
app-close = Close
word-rule = Rule
word-correct = Correct
word-check = Check
app-cancel = Cancel
app-line = Line { $line }: { $text }
app-seat = Seat { $n }
app-program = Computer player
app-empty = empty
app-waits = Your tap will be sent as soon as the host answers.
    .club = Your tap will be sent as soon as the server answers.
app-unreachable = Host not reachable, trying again…
part-failed = This part of the page couldn’t be loaded.
part-retry = Try again

game-serenissima-2e = Serenissima
game-twilight = Twilight of Venice
game-serenissima-1996 = Serenissima, first edition (1996)
game-libertalia = Libertalia

asking-title = Explain
table-hint = Hint
asking-note = Tap what you want explained.

side-south = near side
side-west = left side
side-north = far side
side-east = right side

table-bar = Game
table-undo = Undo:
table-undo-together = the answers of { $names }{ $revealed ->
        [0] {""}
       *[other] , which everyone has seen
    }
table-undo-back = back to “{ $what }”, { $seat }
table-redo = Redo
table-record = Record
table-fair = Fair
table-waits = Back at this draw. Tap to continue.
table-menu = Menu
table-past = Looking back at entry { $n }
table-now = Back to the game
table-continue = Continue from here

past-before = One entry back
past-after = One entry forward
idle-wake = Wake the screen
clock-pause = Pause the clocks
clock-go = Start the clocks

problem-refused = The rules don’t allow it.
problem-stale = The game has changed. Check and try again.
problem-late = Already answered or undone. Check and try again.
problem-not_found = { $what ->
        [table] This game is no longer here. Go back and look again.
        [seat] This game has no such seat. Go back and look again.
        [game] This version of the app doesn’t know that game. Update the app.
        [board] This board is no longer here. Choose another one.
        [entry] The record has no such entry. Go back and look again.
        [device] This device is no longer here: it was removed, or it stopped asking to join.
        [person] This person is no longer on the list.
        [group] This group is no longer here. Choose another one.
        [tournament] No tournament is running.
        [node] This server isn’t running. Choose another one.
        [folder] Daily backups aren’t available here.
        [backup] This backup is no longer here. Choose another one.
        [file] This file is no longer here. Open it again.
        [parcel] The file didn’t arrive completely. Start again.
        [part] The file didn’t arrive completely. Start again.
       *[other] This is no longer here. Go back and look again.
    }
problem-nothing_to_undo = There is nothing to undo.
problem-nothing_to_redo = There is nothing to redo.
problem-no_chance = There is nothing to roll or draw right now.
problem-not_begun = The game hasn’t begun yet: it’s waiting for players.
problem-unreadable = Can’t read this: { $detail }
problem-unsupported = This version can no longer do that. Reload the page.
problem-damaged = The game’s first line is damaged. Restore it from a backup or an export.
problem-newer = A newer version of the app wrote line { $line } of this record. Nothing is lost: update the app to open the game.
problem-disk_full = The disk is full. Nothing was changed: make room, then tap again.
problem-not_over = This can be done only when the game is over.
problem-suggestions_off = Hints are off.
problem-too_long = This is too long and wasn’t accepted. Use a shorter text or a smaller file.
problem-unanswered = The connection dropped every time. Try again later, or with a smaller file.
problem-internal = Something went wrong. Nothing was changed. Details are in the log under { $ticket }.
problem-unsettled = We can’t tell yet whether this was saved. Check before you try again. Log: { $ticket }.

app-connecting = Connecting…
host-title = Phones at the table
host-phones = { $count ->
        [one] { $count } phone
       *[other] { $count } phones
    }
past-story = What happened up to here
past-start = The set-up. Nothing has happened yet.
table-yours = Your turn
table-turn = It is { $names }’s turn.
pieces-title = What to do on the table
pieces-lay-out = Set the table up
app-pack = Pack up
app-story = The story of this game
app-share = Share

problem-board = The board wasn’t accepted:
problem-setup = The game can’t be set up like this:
problem-import = The file has errors. Nothing was imported:

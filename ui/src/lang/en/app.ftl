app-back = Back
app-close = Close
app-cancel = Cancel
app-line = Line { $line }: { $text }
app-unreachable = Host not reachable, trying again…

home-motto = The table keeps the game; this keeps the order, the bank, the dice and the score.
home-new = New table
home-empty = No tables yet. Take the box from the shelf, lay out the board, and start one.
game-serenissima-2e = Serenissima
game-twilight = Twilight of Venice
home-over = finished
home-turn = turn { $turn }
home-rematch = Rematch
home-export = Export
home-delete = Delete
home-delete-title = Delete this table?
home-delete-text = The table of { $names } will be gone for good. Export it first if it may be wanted again.
home-delete-yes = Delete for good
home-import = Import a file
home-imported = The table was taken in.
home-backup = Back up all tables
home-restored = Taken in: { $added }. Here already: { $known }.
home-boards = Boards
home-rules = Rules
home-settings = Settings

asking-title = What is this?
asking-note = Tap what you want explained.

new-title = New table
new-game = Game
new-players = Players
new-player = Player { $n }
new-name = Name of player { $n }
new-later = Swap with the next
new-chair = Player { $n }: { $name }
new-colour = Player { $n } plays { $colour ->
        [red] red
        [blue] blue
        [orange] orange
       *[other] black
    }
new-chance = Who rolls and turns?
new-by-app = The app
new-by-table = The table
new-chance-note = This can be changed at any moment.
new-start = Start

side-south = near side
side-west = left side
side-north = far side
side-east = right side

settings-title = Settings
settings-language = Language
settings-theme = Light
settings-auto = As the device
settings-light = Day
settings-dark = Night
settings-text = Text size
settings-on = On
settings-off = Off
settings-chime = A tone when it is your turn
settings-clock = A clock for each player
settings-idle = Dim the screen between touches
settings-minutes = after { $minutes } min
settings-credits = Licences and credits
settings-about = Bucintoro is a companion for people who own the games. It shows no picture, logo or text of theirs; names belong to their publishers.

table-bar = Table
table-undo = Undo:
table-redo = Redo
table-record = Record
table-menu = Menu
table-past = Looking back at entry { $n }
table-now = Back to now
table-continue = Continue from here
table-set-aside = Line { $line } of the record was damaged ({ $fault }). Everything before it is here; the rest was set aside in { $file }. Check the last moves against the table.
table-lost-tail = The record ends at entry { $last }, but entry { $known } had been stored. Check the last moves against the table.

refusal-title = Not by the rules
refusal-allow = Allow anyway
refusal-limit = This is a limit of the box itself and cannot be allowed.
refusal-not-asked = Nobody is asked for this now.

record-note = The table stands at entry { $head }. Nothing is ever taken out of the record.
record-to = The table went to entry { $n }.
record-to-start = The table went back to the set-up.
record-settings = Names, sides or who rolls were changed.
record-new-seed = The app's draws go on from a new seed.
record-waived = Allowed anyway:
record-drawn = drawn by the app
record-branch = on another branch
record-whose = Whose entries
record-all = Everything
record-allowed = Allowed anyway
record-none = Nothing of that kind.
record-older = Older entries ({ $entries })
record-ways = { $ways ->
        [one] { $ways } way that was left
       *[other] { $ways } ways that were left
    }
record-look = Look

past-before = One entry back
past-after = One entry on
past-revealed = { $revealed ->
        [one] { $revealed } roll or card has been seen since
       *[other] { $revealed } rolls and cards have been seen since
    }

keys-title = Keys
keys-undo = Undo
keys-past = One entry back or on while looking back
keys-walk = Walk through everything and press it
idle-wake = Wake the screen
clock-pause = Pause the clocks
clock-go = Let the clocks run

menu-resume = Lay the table out again
menu-people = People
menu-save-people = Save names and sides
menu-end = End the game now
menu-commitment = The app's draws are committed to:
menu-seed = The seed:
menu-reveal = Show the seed

rules-search = Search the rules
rules-none = Nothing found.

problem-refused = The rules do not allow it.
problem-stale = The table has moved on since. Look again, then tap.
problem-not_found = This is not here any more.
problem-nothing_to_undo = There is nothing to undo.
problem-nothing_to_redo = There is nothing to redo.
problem-no_chance = No dice or cards are awaited.
problem-unreadable = This cannot be read: { $detail }
problem-board = The board was not taken:
problem-setup = The table cannot be set up so:
problem-import = The file has faults. Nothing was taken in:
problem-damaged = The table's first line is damaged. Restore it from a backup or an export.
problem-disk_full = The disk is full. Nothing was changed: make room, then tap again.
problem-not_over = The seed is shown when the game is over.
problem-too_long = This is too long to be remembered.
problem-internal = Something went wrong inside. Nothing was changed. The log has more under { $ticket }.

fault-no_hash = the line has no hash
fault-wrong_hash = the hash does not fit: this line or one before it was changed
fault-unreadable = the line cannot be read ({ $detail })
fault-newer = the file has format { $found }, this app reads up to { $known }: update the app
fault-unknown_game = the game { $game } is not known here
fault-setup = the set-up is faulty ({ $flaws })
fault-number = entry { $found } stands where entry { $expected } should
fault-after = the entry follows { $found }, but the table stood at { $expected }
fault-head = the table cannot go to { $to }
fault-differs = decided again, the command brings something else
fault-empty = the file is empty

flaw-seats-count = { $seats } players: the game takes { $least } to { $most }.
flaw-name-empty = Player { $seat } has no name.
flaw-name-long = The name of player { $seat } is longer than { $most } characters.
flaw-name-control = The name of player { $seat } has characters that cannot be shown.
flaw-name-twice = { $name } sits at the table twice (player { $seat }).

app-connecting = Connecting…
host-title = Phones at the table
home-take-over = Take over a table

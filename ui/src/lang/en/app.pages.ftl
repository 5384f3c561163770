# Pages, and sheets over a table.

home-motto = You play on the table. Bucintoro keeps order, bank, dice and score.
home-new = New game
home-tables = Games
home-shelf = Games on the shelf
home-go-on = Continue
home-look = View
home-asked = Waiting for { $names }
home-won = Winner: { $names }
home-empty = No games yet. Take the box from the shelf, lay out the board, and start one.
home-over = finished
home-copy = copy
home-turn = { $turn ->
        [0] not begun
       *[other] turn { $turn }
    }
home-turn-twilight = turn { $turn }
home-turn-serenissima-1996 = round { $turn }
home-turn-libertalia = campaign { $raid }, day { $day }
home-demo = Demo · step { $step }
home-label = Rename, add a note or archive
home-rematch = Rematch
home-export = Export
home-delete = Delete
home-import = Import a file
home-backup = Back up all games
home-exports = Export for other apps
home-taking = Importing the file…
home-saving = Making the backup…
home-rules = Rules
home-settings = Settings
home-statistics = Statistics
home-more = More
home-more-of = More about the game: { $names }
home-see = See how it works: 10 minutes

new-title = New game
new-game = Game
new-players = Players
new-player = Player { $n }
new-name = Name of player { $n }
new-later = Swap seats with the next player
new-chair = Player { $n }: { $name }
new-colour = Player { $n } plays { $colour ->
        [red] red
        [blue] blue
        [orange] orange
        [green] green
        [yellow] yellow
        [white] white
       *[other] black
    }
new-chance = { $kinds ->
        [dice] Dice
        [draws] Draws
       *[both] Dice and draws
    }
new-colours = Colour:
new-side = Sits at the { $side }:
new-by-app = The app
new-by-table = Ourselves
new-chance-note = You can change this at any time.
new-start = Start
new-groups = Groups
new-keep = Save as group

settings-title = Settings
settings-language = Language
settings-theme = Appearance
settings-auto = Automatic
settings-light = Day
settings-dark = Night
settings-text = Text size
settings-on = On
settings-off = Off
settings-sounds = Sounds and vibration
settings-notices = Notify me of turns when the window is in the background
settings-first-use = Show tips at first use
settings-clock = Player clocks
settings-idle = Dim the screen when idle
settings-minutes = after { $minutes } min
settings-pace = Piece instructions
settings-pace-tap = Step by step, on a tap
settings-pace-slow = Automatic, slow
settings-pace-quick = Automatic, fast
settings-pace-once = All at once
settings-programs = Computer players’ moves
settings-programs-tap = Wait for Done
settings-programs-timed = Continue automatically
settings-letters = Single-key shortcuts
settings-letters-plain = On
settings-letters-alt = With Alt
settings-letters-off = Off
settings-credits = Licences and credits
settings-about = Bucintoro is a companion for people who own the games. It shows no picture, logo or text of theirs; names belong to their publishers.

refusal-allow = Allow anyway
refusal-sure = Allow despite “{ $rules }”
refusal-ok = OK
refusal-limit = The box has no more, so this can’t be allowed.
refusal-not-asked = Not possible right now.

record-note = Now at entry { $head }. Nothing is ever deleted from the record.
record-to = The game continues from entry { $n }.
record-to-start = Went back to the set-up.
record-settings = Names, sides or who rolls were changed.
record-released = The { $by ->
        [host] host
       *[organiser] organiser
    } removed { $seat }’s device ({ $at }).
record-new-seed = The app’s draws now come from a new seed, committed to by { $commitment }.
record-round = A round for a new seed (no. { $round }): { $names } committed.
record-round-asked = { $name } asked for a new seed. A round begins (no. { $round }): { $names } committed.
record-round-done = The round ended: its seed applies from draw { $from } on.
record-round-void = The round has no result. No answer: { $names }
record-round-stopped = The round has no result: the host interrupted it.
record-waived = Allowed anyway:
record-drawn = rolled or drawn by the app
record-branch = undone
record-whose = Filter by player
record-all = Everything
record-allowed = Allowed anyway
record-none = Nothing of that kind.
record-older = Older entries ({ $entries })
record-ways = Undone moves ({ $ways })
record-look = View

keys-title = Keyboard shortcuts
keys-undo = Undo
keys-tabs = Open a tab
keys-arrow = Arrows
keys-arrows = Move between highlighted places
keys-past = Previous or next entry while looking back
keys-walk = Move between controls and activate

menu-resume = Set the table up again
menu-game = This game
menu-players = Players
menu-screen = This screen
menu-end = End the game now

rules-search = Search the rules
rules-none = Nothing found.

home-join = Join a game
home-take-over = Continue a game here
refusal-asked = Open question: { $ask }

fault-no_hash = the line has no hash
fault-wrong_hash = the hash doesn’t match: this line or one before it was changed
fault-unreadable = the line can’t be read ({ $detail })
fault-newer = the file has format { $found }, this app reads up to { $known }: update the app
fault-unknown_game = this app doesn’t know the game { $game }
fault-setup = the set-up is faulty ({ $flaws })
fault-number = entry { $found } is where entry { $expected } should be
fault-after = the entry follows { $found }, but the game was at { $expected }
fault-head = the game can’t go to { $to }
fault-differs = replaying this entry gives a different result
fault-mark = the entry says “{ $mark }”, which is wrong
fault-not_a_record = this isn’t a record of a game
fault-empty = the file is empty
fault-settings = the names and sides are faulty ({ $flaws })
fault-no_seat = there is no such seat in this game
fault-shared_seed = the shared seed is wrong ({ $detail })
fault-limits = this goes beyond what is in the box ({ $flaws })
fault-fails = the app can’t replay this entry
fault-too_long = the record is too long

flaw-seats-count = { $seats } players: the game takes { $least } to { $most }.
flaw-seats-differ = Names given: { $chairs }; players: { $seats }.
flaw-name-empty = Player { $seat } has no name.
flaw-name-long = The name of player { $seat } is longer than { $most } characters.
flaw-name-control = The name of player { $seat } has characters that can’t be shown.
flaw-name-twice = { $name } is in the game twice (player { $seat }).
flaw-seat-empty = The seat of player { $seat } is empty.
flaw-program-empty = The seat of player { $seat } cannot be empty while a computer player has it.
flaw-no-programs = There are no computer players for this game on this device.
flaw-programs-need-dealt-hands = Computer players and hints need the cards in the app: deal them by the app.
flaw-waiver-unknown = There is no rule { $rule }.
flaw-waiver-limit = { $rule } can’t be waived: the box doesn’t have the pieces.
flaw-waiver-twice = { $rule } is listed twice.
flaw-waivers-long = Too many rules are waived.

guest-leave = Leave this seat
guest-leave-note = The seat becomes free for another phone. To come back you need its new code.
guest-leave-yes = Leave
guest-refused = The host can still allow it.
    .club = A phone that can act for everyone can still allow it. The organiser can permit that.

# The printed board: matching it to the box, boards of one's own.

board-title = Boards
board-intro = The rulebook doesn’t list these values, so some are guesses. Match your box once, in about ten minutes, and every later table knows it.
board-match = Match my board
board-my-box = My box
board-shipped = comes with the app
board-still-assumed = { $values ->
        [one] { $values } value is only assumed
       *[other] { $values } values are only assumed
    }
board-all-confirmed = Every value is confirmed
board-faults = { $faults ->
        [one] { $faults } fault: it cannot be played yet
       *[other] { $faults } faults: it cannot be played yet
    }
board-change-shape = Ports and zones
board-rename = Rename
board-name-own = Name of the board
board-copy = Duplicate
board-copy-of = { $name } (copy)
board-export = Export
board-import = Import a board
board-delete = Delete
board-delete-note = “{ $name }” will be deleted. Tables that were set up with it keep it.
board-later = Go on later
board-progress = { $done } of { $all } confirmed
board-jump = Go to
board-skip = Later
board-as-shown = Same on my board
board-save = Save and go on
board-name = Name
board-good = Produces
board-warehouse = Warehouse slots
board-values = Value of each slot
board-value-more = { $n }: more
board-value-fewer = { $n }: fewer
board-start = Starting port
board-start-yes = Starting port
board-start-no = No starting port
board-neighbours = Neighbours of { $zone }
board-neighbours-note = Tap every zone that a galley can reach from { $zone } in one step. Ticked ones are neighbours.
board-track = Turn track with { $players } players
board-spaces = Spaces of the turn track
board-pawn-start = The white pawn starts here with { $players } players
board-scoring = Scoring spaces with { $players } players
board-track-note = Three scoring spaces are needed. Steps from the start to the last one: { $steps }.
board-payout = What warehouses pay
board-payout-note = Printed at each warehouse: what it pays at a scoring with so many cubes in it.
board-slots = { $slots ->
        [one] { $slots } slot
       *[other] { $slots } slots
    }
board-cubes = { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }
board-deck = Doge cards and dice
board-deck-note = Five Doge cards lie in the box. Count them by kind, and the skull faces of one die.
board-deck-total = { $cards } of 5 cards
board-skulls = Skull faces of a die
board-check = Check
board-sound = Nothing is wrong with this board. It can be played.
board-first-open = { $pages ->
        [one] One page is not confirmed yet
       *[other] { $pages } pages are not confirmed yet
    }
board-go = Go there
board-finish = Done
board-shape = the shape of the board
board-shape-of = Ports and zones: { $name }
board-shape-choose = Tap a zone to change it, or add a new one.
board-shape-chosen = { $zone } is chosen.
board-shape-move = Tap the place where { $zone } shall lie.
board-shape-link = Tap the neighbours of { $zone }.
board-shape-add = Tap the place of the new zone.
board-add-zone = Add a sea zone
board-link-zone = Neighbours
board-move-zone = Move
board-add-port = Add a port
board-remove-port = Remove the port { $port }
board-remove-zone = Remove the zone
board-in-play = The board in play
board-otherwise = { $what }: printed differently on your board? Change it
board-otherwise-note = Printed differently? Change it here.
board-keep = Keep it for later tables
board-printed-here = What is printed here
setup-board = Board
setup-boards = All boards and “Match my board”

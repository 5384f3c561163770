# The printed board: matching it to the box, boards of one's own.

board-title = Boards
board-intro = Some board values are assumed. Match your box once (10 minutes).
board-match = Match my board
board-my-box = My box
board-shipped = comes with the app
board-still-assumed = { $values ->
        [one] { $values } value is only assumed
       *[other] { $values } values are only assumed
    }
board-assumed-play = They are printed on your board: play now, and correct any of them later at its port.
board-all-confirmed = Every value is confirmed
board-faults = { $faults ->
        [one] { $faults } fault: it can’t be played yet
       *[other] { $faults } faults: it can’t be played yet
    }
board-change-shape = Ports and zones
board-rename = Rename
board-name-own = Name of the board
board-copy = Duplicate
board-copy-of = { $name } (copy)
board-export = Export
board-import = Import a board
board-delete = Delete
board-delete-note = “{ $name }” will be deleted. Games that were set up with it keep it.
board-later = Finish later
board-progress = { $done } of { $all } confirmed
board-jump = Go to
board-skip = Later
board-as-shown = Same on my board
board-save = Save and continue
board-good = Produces
board-warehouse = Warehouse slots
board-values = Value of each slot
board-value-more = { $n }: more
board-value-fewer = { $n }: fewer
board-neighbours-note = Tap every zone that a galley can reach from { $zone } in one step. Ticked ones are neighbours.
board-check = Check
board-sound = This board is ready to play.
board-first-open = { $pages ->
        [one] One page isn’t confirmed yet
       *[other] { $pages } pages aren’t confirmed yet
    }
board-go = Show
board-finish = Done
board-shape-of = Ports and zones: { $name }
board-shape-choose = Tap a zone to change it, or add a new one.
board-shape-chosen = { $zone } is chosen.
board-shape-move = Tap where { $zone } should go.
board-shape-link = Tap the neighbours of { $zone }.
board-shape-add = Tap where the new zone should go.
board-add-zone = Add a sea zone
board-link-zone = Neighbours
board-move-zone = Move
board-add-port = Add a port
board-remove-port = Remove the port { $port }
board-remove-zone = Remove the zone
board-in-play = The board in play
board-otherwise-note = Printed differently? Change it here.
board-keep = Save it for later games
setup-board = Board
setup-boards = All boards and “Match my board”
guess-title = Printed on the board
guess-note = “?” = assumed. Wrong? Correct it on the host’s device.
    .club = “?” = assumed. Wrong? A phone that can act for everyone can correct it.

flaw-board-zones-count = { $zones ->
        [none] The board has no zones, or too many.
       *[other] The board must have 1 to { $most } zones; it has { $zones }.
    }
flaw-board-zone-twice = { $zone ->
        [none] A zone appears twice.
       *[other] The zone “{ $zone }” appears twice.
    }
flaw-board-port-twice = { $port ->
        [none] A port appears twice.
       *[other] The port “{ $port }” appears twice.
    }
flaw-board-port-no-zone = { $port ->
        [none] A port is in a zone that doesn’t exist.
       *[other] { $port } is in a zone that doesn’t exist: “{ $zone }”.
    }
flaw-board-zone-two-ports = { $port ->
        [none] Two ports share one zone.
       *[other] { $port } shares the zone “{ $zone }” with another port.
    }
flaw-board-port-name = { $port ->
        [none] A port needs a name of 1 to 24 characters.
       *[other] The name of the port “{ $port }” must have 1 to 24 characters.
    }
flaw-board-name = The board needs a name of 1 to 24 characters, and an ID.
flaw-board-zone-at = { $zone ->
        [none] A zone is off the chart or on top of another.
       *[other] The zone “{ $zone }” is off the chart or on top of another.
    }
flaw-board-port-at = { $port ->
        [none] A port is off the chart.
       *[other] { $port } is off the chart.
    }
flaw-board-shape = During a game only printed values can be changed, not which ports and zones there are.
flaw-board-file = { $path } { $detail }
flaw-board-id = The board “{ $id }” comes with the game and can’t be changed. Copy it, or use another ID.
flaw-board-id-form = A board’s ID: letters a–z, digits, hyphens or underscores; maximum length { $most }.
flaw-board-too-many = At most { $most } boards are kept. Delete one first.
flaw-board-no-port = { $port ->
        [none] There is no such port.
       *[other] There is no port “{ $port }”.
    }
flaw-board-no-zone = { $zone ->
        [none] There is no such zone.
       *[other] There is no zone “{ $zone }”.
    }
flaw-board-values-count = { $port ->
        [none] Every slot of a warehouse needs one value.
       *[other] { $port }: slots { $slots }, but values { $values }.
    }
flaw-board-link-twice = { $a ->
        [none] Two zones are linked twice.
       *[other] The zones “{ $a }” and “{ $b }” are linked twice.
    }
flaw-board-link = { $a ->
        [none] A link between zones is invalid.
       *[other] The link between “{ $a }” and “{ $b }” is invalid.
    }
flaw-board-cut-off = { $zone ->
        [none] A zone can’t be reached from the others.
       *[other] The zone “{ $zone }” can’t be reached from the others.
    }
flaw-board-high-seas = { $zones ->
        [none] The number of high-seas zones differs from the printed board.
       *[other] The number of high-seas zones differs from the printed board: { $zones }.
    }
flaw-board-port-high-seas = { $port ->
        [none] A port is on the high seas, which have no coast.
       *[other] { $port } is on the high seas, which have no coast: “{ $zone }”.
    }

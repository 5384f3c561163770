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
board-good = Produces
board-warehouse = Warehouse slots
board-values = Value of each slot
board-value-more = { $n }: more
board-value-fewer = { $n }: fewer
board-neighbours-note = Tap every zone that a galley can reach from { $zone } in one step. Ticked ones are neighbours.
board-check = Check
board-sound = Nothing is wrong with this board. It can be played.
board-first-open = { $pages ->
        [one] One page is not confirmed yet
       *[other] { $pages } pages are not confirmed yet
    }
board-go = Go there
board-finish = Done
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
board-otherwise-note = Printed differently? Change it here.
board-keep = Keep it for later tables
setup-board = Board
setup-boards = All boards and “Match my board”
guess-title = Printed on the board
guess-note = The rulebook does not list every printed value: those with a question mark are assumed. If your board says otherwise, they can be corrected on the host’s device.
    .club = The rulebook does not list every printed value: those with a question mark are assumed. If your board says otherwise, a phone that may act for everyone can correct them.

flaw-board-zones-count = { $zones ->
        [none] The board has no zones, or too many.
       *[other] The board must have 1 to { $most } zones; it has { $zones }.
    }
flaw-board-zone-twice = { $zone ->
        [none] A zone is there twice.
       *[other] The zone “{ $zone }” is there twice.
    }
flaw-board-port-twice = { $port ->
        [none] A port is there twice.
       *[other] The port “{ $port }” is there twice.
    }
flaw-board-port-no-zone = { $port ->
        [none] A port lies on a zone that does not exist.
       *[other] { $port } lies on a zone that does not exist: “{ $zone }”.
    }
flaw-board-zone-two-ports = { $port ->
        [none] Two ports share one zone.
       *[other] { $port } shares the zone “{ $zone }” with another port.
    }
flaw-board-port-name = { $port ->
        [none] A port needs a name of 1 to 24 characters.
       *[other] The name of the port “{ $port }” must have 1 to 24 characters.
    }
flaw-board-name = The board needs a name of 1 to 24 characters, and an id.
flaw-board-zone-at = { $zone ->
        [none] A zone lies off the chart, or where another lies.
       *[other] The zone “{ $zone }” lies off the chart, or where another lies.
    }
flaw-board-port-at = { $port ->
        [none] A port lies off the chart.
       *[other] { $port } lies off the chart.
    }
flaw-board-shape = At the table only printed values can be changed, not which ports and zones there are.
flaw-board-file = { $path } { $detail }
flaw-board-id = A board with the id “{ $id }” comes with the game and stays as it is.
flaw-board-id-form = The id of a board: letters a–z, digits, hyphens or underscores, at most { $most }.
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
        [none] A pair of neighbouring zones is there twice.
       *[other] The zones “{ $a }” and “{ $b }” are linked twice.
    }
flaw-board-link = { $a ->
        [none] A link between zones makes no sense.
       *[other] The link between “{ $a }” and “{ $b }” makes no sense.
    }
flaw-board-cut-off = { $zone ->
        [none] A zone cannot be reached from the others.
       *[other] The zone “{ $zone }” cannot be reached from the others.
    }
flaw-board-high-seas = { $zones ->
        [none] Not as many zones are high seas as on the printed board.
       *[other] Not as many zones are high seas as on the printed board: { $zones }.
    }
flaw-board-port-high-seas = { $port ->
        [none] A port lies on high seas, which have no coast.
       *[other] { $port } lies on high seas, which have no coast: “{ $zone }”.
    }

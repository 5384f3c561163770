home-imported = Game imported.
home-restored = { $added } imported, { $known } already here.
home-here = This game is here already
home-here-continues = The file continues this game, but devices are connected to it. Disconnect phones, then import again.
home-here-open = Open game
home-here-copy = Import as a copy
home-unsound = Part of this record is damaged
home-unsound-text =
    { $sound ->
        [0] Only the set-up before the damage is intact. You can import that.
        [one] One entry before the damage is intact. You can import the game up to there.
       *[other] { $sound } entries before the damage are intact. You can import the game up to there.
    }
home-unsound-yes =
    { $sound ->
        [0] Import the set-up
        [one] Import one entry
       *[other] Import { $sound } entries
    }
home-cut-title = Not everything was imported
home-cut = The game of { $names } was imported up to entry { $kept } of { $of }.
home-cut-lost = A game couldn’t be imported (entries: { $of }).
home-cut-board = The board “{ $board }” couldn’t be imported.

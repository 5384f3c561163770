home-imported = Game imported.
home-restored = { $added } imported, { $known } already here.
home-here = This game is here already
home-here-continues = The file continues this game, but devices are connected to it. Disconnect phones, then import again.
home-here-open = Open game
home-here-copy = Import as a copy
home-unsound = Part of this record is damaged
home-unsound-text =
    { $sound ->
        [0] Before that, only the set-up is sound. It can be imported without the rest.
        [one] Before that, one entry is sound. The game can be imported up to there, without the rest.
       *[other] Before that, { $sound } entries are sound. The game can be imported up to there, without the rest.
    }
home-unsound-yes =
    { $sound ->
        [0] Import the set-up
        [one] Import one entry
       *[other] Import { $sound } entries
    }
home-cut-title = Not everything was imported
home-cut = The game of { $names } was imported up to entry { $kept } of { $of }.
home-cut-lost = A game could not be imported (entries: { $of }).
home-cut-board = The board “{ $board }” could not be imported.

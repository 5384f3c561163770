loss-title = Some of what was stored is damaged
loss-read = I have read it
loss-table = Game { $table }
loss-files = { $files ->
        [one] One file was set aside
       *[other] { $files } files were set aside
    }
loss-set_aside = Line { $line } of the record was damaged ({ $fault }). Everything before it is here; the rest was set aside in { $file }. Check the last moves against the table.
loss-lost_tail = The record ends at entry { $last }, but entry { $known } had been stored. Check the last moves against the table.
loss-replaced = Entry { $entry } isn’t the one that was stored: perhaps an older copy of the data was put back. Check the last moves against the table.
loss-seed = The app’s seed was lost or altered. The next move uses a new one. Earlier draws can no longer be checked.
loss-unopened = The game can’t be opened ({ $fault }). Restore it from a backup or an export.
loss-missing = The whole game is lost; entry { $known } had been stored. Restore it from a backup or an export.
loss-database = The app’s data was damaged and was rebuilt: { $lines ->
        [one] 1 line
       *[other] { $lines } lines
    } from { $tables ->
        [one] 1 game
       *[other] { $tables } games
    }. { $lost ->
        [0] { $broken ->
            [0] No stored line is known to be missing.
           *[other] {""}
        }
        [one] 1 stored line couldn’t be restored.
       *[other] { $lost } stored lines couldn’t be restored.
    } { $broken ->
        [0] {""}
        [one] 1 part couldn’t be read in full; check that games, boards, names and settings are all there.
       *[other] { $broken } parts couldn’t be read in full; check that games, boards, names and settings are all there.
    } { $file ->
        [none] {""}
       *[other] The damaged file is kept as { $file }.
    } { $backup ->
        [none] {""}
       *[other] The backup of { $backup } filled in what was missing.
    }
loss-restored = The game’s data was damaged. { $lines ->
        [0] Its seeds, name and devices were restored from its text copy.
        [one] 1 line was restored from its text copy. Nothing is lost.
       *[other] { $lines } lines were restored from its text copy. Nothing is lost.
    }
loss-mirror = The text copy of this game was damaged or differed from the game’s data. The data is used, and a new copy is written. The old one is kept as { $file }.
loss-unmirrored = Text copies of the games can’t be written. { $why ->
        [full] The disk is full: make room.
        [closed] The app can’t write to the folder “tables” in its data folder: allow it.
        [gone] The folder “tables” in the app’s data folder is missing.
       *[unusable] The folder “tables” in the app’s data folder can’t be used.
    } You can keep playing. The copies will be written as soon as possible.
loss-unknown = Something was lost here, but the app can’t tell what. If the game was continued elsewhere, don’t play on here.

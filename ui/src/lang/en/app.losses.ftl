loss-title = Some of what was stored is damaged
loss-read = I have read it
loss-table = Table { $table }
loss-files = { $files ->
        [one] One file was set aside
       *[other] { $files } files were set aside
    }
loss-set_aside = Line { $line } of the record was damaged ({ $fault }). Everything before it is here; the rest was set aside in { $file }. Check the last moves against the table.
loss-lost_tail = The record ends at entry { $last }, but entry { $known } had been stored. Check the last moves against the table.
loss-replaced = Entry { $entry } is not the one that was stored: perhaps an older copy of the data was put back. Check the last moves against the table.
loss-seed = The app’s seed was lost or altered. From the next move on it draws from a new one; the draws before can no longer be checked.
loss-unopened = The table cannot be opened ({ $fault }). Restore it from a backup or an export.
loss-missing = The whole table is lost; entry { $known } had been stored. Restore it from a backup or an export.
loss-database = The app’s data was damaged. What could be read was saved: { $lines ->
        [one] 1 line
       *[other] { $lines } lines
    } from { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }. { $broken ->
        [0] All of it could be read.
        [one] 1 part could not be read in full; check that boards, names and settings are all there.
       *[other] { $broken } parts could not be read in full; check that boards, names and settings are all there.
    } The damaged file is kept as { $file }.
loss-unknown = Something was lost here, and it is no longer known what. If the table went on elsewhere, do not play on here.

# Backups that the app makes by itself.

daily-title = Daily backups
daily-note = Once a day, if anything has changed, the app saves all tables, boards and settings to a file. The last 14 are kept.
daily-same-disk = This folder is on the same disk as the tables. A folder on a stick or on another disk survives even if this disk fails.
daily-secrets = The files contain everything, hidden cards and money included. Use a folder that only you can open.
daily-choose = Choose a folder
daily-usual = Back to the app’s own folder
daily-folder = Folder for daily backups
daily-keep = Use this folder
daily-failed = The daily backup could not be made.
daily-again = Try again
daily-empty = No backup yet. The first one follows within the hour, once there is a table.
daily-earlier = Earlier backups ({ $count })
daily-tables = { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }
daily-other = from another device
daily-restore = Restore
daily-restore-title = Restore from { $day }
daily-restore-note = What is missing here comes back from this backup. Whatever is here stays as it is.
problem-folder = { $why ->
        [relative] That is not a full path. Enter it from the root on.
        [gone] The folder is not there. Plug the disk in, or choose another folder.
        [full] There is no room left in the folder. Make room, or choose another folder.
        [closed] The app may not write to the folder. Allow it, or choose another folder.
       *[unusable] The folder cannot be used: { $detail }
    }

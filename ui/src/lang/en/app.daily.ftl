# Backups that the app makes by itself.

daily-title = Daily backups
daily-note = Once a day, if anything has changed, the app saves all games, boards and settings to a file. The last 14 are kept.
daily-same-disk = This folder is on the same disk as your games. A USB stick or another disk would survive a disk failure.
daily-secrets = The files contain everything, hidden cards and money included. Use a folder that only you can open.
daily-choose = Choose a folder
daily-usual = Back to the app’s own folder
daily-folder = Folder for daily backups
daily-keep = Use this folder
daily-failed = The daily backup couldn’t be made.
daily-again = Try again
daily-empty = No backups yet. The first is made within an hour of starting a game.
daily-earlier = Earlier backups ({ $count })
daily-tables = { $tables ->
        [one] 1 game
       *[other] { $tables } games
    }
daily-other = from another device
daily-restore = Restore
daily-restore-title = Restore from { $day }
daily-restore-note = Adds anything missing on this device. Nothing already here changes.
problem-folder = { $why ->
        [relative] That isn’t a full path. Start with / or a drive letter.
        [gone] The folder isn’t there. Plug the disk in, or choose another folder.
        [full] The folder’s disk is full. Make room, or choose another folder.
        [closed] The app can’t write to this folder. Allow it, or choose another folder.
       *[unusable] This folder can’t be used: { $detail }
    }

# A newer version of the program, where it sees to that itself.

newer-look = Look for a newer version
newer-update = Update and restart
newer-note = Checks online only when you tap this.
newer-asking = Checking…
newer-none = This is the newest version.
newer-there = Version { $version } is available. Your games stay as they are.
newer-hosting = Version { $version } is available. Disconnect the phones first.
newer-updating = Downloading. The app will then restart…
newer-failed = The update failed; nothing was changed. Check your internet connection.

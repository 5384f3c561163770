# A newer version of the program, where it sees to that itself.

newer-look = Look for a newer version
newer-update = Update and start again
newer-note = Only when you touch this is the internet asked for a newer version.
newer-asking = Asking…
newer-none = This is the newest version.
newer-there = Version { $version } is there. Your tables stay as they are.
newer-hosting = Version { $version } is there. Phones are at a table now: close it to them first.
newer-updating = Fetching it. Then the app starts again…
newer-failed = That did not work, and nothing has changed. Is there a connection to the internet?

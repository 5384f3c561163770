# A file for whoever mends the program.

report-title = Report a problem
report-note = Saves a file you can attach: what any spectator may see of the game, version numbers and the app’s log. No secrets, no codes.
report-saved = Saved. When you send it, say what you did and what you expected.

# A file for whoever mends the program.

report-title = Report a problem
report-note = Saves a file to send along: what anybody may know of the table, versions, and the program’s notes. It holds no secrets and no codes.
report-saved = Saved. Say beside it what you did, and what you expected.

# What each tool of a table is for, when somebody asks or meets it for the first time.

tool-back = Leads to the first page. The table stays as it is.
tool-undo = Takes back what was done last, as often as you like. Nothing is lost: the record keeps it.
tool-redo = Does again what was taken back.
tool-todo = Says which pieces to move on the table. A “+” with a number opens the rest.
tool-asking = Touch this, then whatever you wonder about: it explains itself and does nothing else.
tool-phones = Phones at this table: who may join, and for which player each of them acts.
tool-record = Holds everything that has happened. Touch an entry to look back at the table as it was.
tool-menu = Everything else: people and seats, phones, a television, sounds, rules, setting the table up again.
tool-past = You see an earlier moment. These lead one entry back or on, and nothing changes.
tool-replay = The whole story of the table. Drag along it, step to the next turn or great moment, or let it play by itself; nothing at the table changes.
tool-continue = Takes the table back to this entry to go on from there. What came later stays in the record.
tool-now = Leads back to the table as it is now.
tool-turn = Says whose turn it is. A touch leads to what is asked.
tool-clock = A clock for each player. It runs while that player is asked.
tool-correct = When the app and your table differ, put the app right here.
tool-check = Compares what is written down with your table, the likeliest slips first.
tool-again = Begins a new table with the same people.
tool-pack = A list for putting every piece back into the box.
tool-story = Tells this game in figures: who led and when, what everything came from, battles and dice. It can be printed.
tool-share = Tells others how it ended: as a picture, as text, or with the whole record.
tool-cover = Covers what only one player may see. That player touches here to look.
tool-twice = This costs something or gives something away. A second touch does it; a touch elsewhere leaves it.

# What each tool of a table is for, when somebody asks or meets it for the first time.

tool-hint = Checks whether someone could win in this turn, and shows how.
tool-track = The tracks as they lie on the table. Your mansion is at your end.

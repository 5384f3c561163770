# What each tool of a table is for, when somebody asks or meets it for the first time.

tool-hint = Checks whether somebody could win in this turn, and shows how.

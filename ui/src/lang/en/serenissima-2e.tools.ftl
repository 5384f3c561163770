# What each tool of a table is for, when somebody asks or meets it for the first time.

tool-story = Shows where each player’s ducats came from and went.

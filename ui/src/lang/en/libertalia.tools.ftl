# What each tool of a table is for, when somebody asks or meets it for the first time.

tool-know = Shows who may still hold which character, from what everyone has seen.
tool-ship = The ship: characters here act by day, then share the booty below.
tool-den = A den. Tap it to see its characters, and what everyone may see of its booty.

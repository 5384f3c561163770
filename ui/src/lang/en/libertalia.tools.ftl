# What each tool of a table is for, when somebody asks or meets it for the first time.

tool-know = Shows who may still hold which character, from what everybody has seen.
tool-ship = The ship: who stands here acts by day, then shares the booty below.
tool-den = A den. Touch it to see who lies there, and what of the booty everybody may see.

# What each tool of a table is for, when somebody asks or meets it for the first time.

tool-know = Shows who may still hold which character, from what everybody has seen.

# What each tool of a table is for, when somebody asks or meets it for the first time.

tool-wheel = The wheel shows who acts next: the pawn moves up the numbers, from galley to galley.
tool-turns = How far it is to the next scoring, and which Doge cards are left to turn.

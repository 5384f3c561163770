# What a refused command broke, and what a set-up or a position cannot be.

rule-ROUND-1 = All choose in secret, and the last choice shows all.
rule-ROUND-2 = No one shows the same sign twice in a row.
rule-POINT-1 = A sign brings a point for each that it beats.
rule-END-1 = After three rounds the most points win.
rule-FIX-1 = No one can have so many points: { $points }.

flaw-position = The position can’t be read.
flaw-seats = The numbers of choices and of points differ.
flaw-choices = The choices do not fit the round: all must be open or known.
flaw-points = Someone has more points than possible.
flaw-round = There is no such round.

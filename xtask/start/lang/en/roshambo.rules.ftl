chapter-goal = Have the most points after three rounds.
    .title = The goal
chapter-round = Everybody chooses, and all show at once.
    .title = A round
chapter-table = What can be put right.
    .title = At your table

help-ROUND-1 = All choose a sign in secret. When the last has chosen, all are shown.
    .title = Choosing
help-ROUND-2 = No one shows the same sign twice in a row.
    .title = Another sign
help-POINT-1 = Rock beats scissors, scissors beat paper, paper beats rock. A sign brings a point for each that it beats.
    .title = Points
help-END-1 = After three rounds the most points win. Equal points share the place.
    .title = The end
help-FIX-1 = Points can be put right within what can be won.
    .title = Putting right

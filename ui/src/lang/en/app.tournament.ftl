# A tournament of a club's evening.

club-tournament = Tournament
tournament-title = Tournament
tournament-table-word = Table

tournament-set-up = Set up the tournament
tournament-size = Players at a table
tournament-size-note = Tables have this size where possible, otherwise one within these limits. A player left over gets a bye.
tournament-least = At least
tournament-most = At most
tournament-rounds = Rounds
tournament-points = Points by place
tournament-scale-even = Even steps
tournament-scale-even-note = At a table of four: 6, 4, 2, 0. Tied players share. A point is worth the same at tables of every size.
tournament-scale-steep = More for the winner
tournament-scale-steep-note = At a table of four: 6, 3, 1, 0. Tied players share.
tournament-first = First round
tournament-first-lot = By lot
tournament-first-lot-note = Later rounds pair players with similar scores who haven’t met.
tournament-first-list = By a list
tournament-first-list-note = You put the players in order. The first on the list don’t meet in the first round.
tournament-joined =
    { $people ->
        [0] No one has joined yet. Everyone who joins plays.
        [one] 1 person has joined and will play. Everyone who joins later plays too.
       *[other] { $people } people have joined and will play. Everyone who joins later plays too.
    }
tournament-settle = Save

tournament-not-begun = Not started yet
tournament-round = Round { $n }
tournament-round-of = Round { $n } of { $of }
tournament-over = The tournament is over
tournament-waits =
    { $tables ->
        [one] Still playing: 1 table.
       *[other] Still playing: { $tables } tables.
    }
tournament-draw = Draw round { $round }
tournament-call = Call time
tournament-call-sure =
    { $tables ->
        [one] At the table still playing, everyone shares the points. You can enter places afterwards.
       *[other] At the { $tables } tables still playing, everyone shares the points. You can enter places afterwards.
    }
tournament-call-yes = End the round
tournament-take-back = Take the round back
tournament-take-back-sure = The tables of round { $round } are closed, and it is redrawn.
tournament-take-back-yes = Take it back

tournament-plays = Playing
tournament-by-hand = Entered by the organiser
tournament-bye = Bye
tournament-byes = Bye: { $names }
tournament-enter = Enter result
tournament-enter-of = Enter the result of { $table }
tournament-correct = Correct
tournament-correct-of = Correct the result of { $table }
tournament-result-of = Result of { $table }
tournament-result-note = Tied players share a place. Rounds already drawn don’t change; the standings do.
tournament-absent = Did not play

tournament-standings = Standings
tournament-final = Final standings
tournament-place = Place
tournament-player = Player
tournament-sum = Points
tournament-wins = Wins
tournament-opponents = Opponents
tournament-by-lot = Placed by lot
tournament-by-direct = Decided head to head
tournament-by-wins = Placed by number of wins
tournament-by-opponents = Placed by the opponents’ points
tournament-points-of = Points: { $points }
tournament-left = went home
tournament-sheet = Save as a spreadsheet
tournament-seed = Seed of the draws: { $seed }

tournament-players = Players
tournament-players-note = Players who leave keep their points and are no longer drawn. Latecomers play from the next round on.
tournament-list-note = Strongest first: the first on the list don’t meet in the first round.
tournament-up-of = Move { $name } up
tournament-go = Leaves the tournament
tournament-go-of = { $name } leaves the tournament
tournament-back = Bring back
tournament-back-of = Bring { $name } back

tournament-you-sit = You’re at { $table }
tournament-you-placed = Your result: place { $place }
tournament-you-absent = Your result: did not play
tournament-you-next = { $table } is done. This page shows your seat when the next round is drawn.
tournament-you-with = With { $names }
tournament-you-bye = You have a bye this round
tournament-you-wait = You will be drawn in the next round.
tournament-you-stand = Place { $place } of { $of }, points: { $points }
tournament-go-home = Leave the tournament
tournament-go-home-sure = You keep your points and are no longer drawn.
tournament-go-home-yes = Yes, leave
tournament-play = I’m playing

tournament-problem-sizes = This game can’t be played at tables of this size.
tournament-problem-rounds = That many rounds can’t be planned.
tournament-problem-points = These points by place aren’t possible.
tournament-problem-bye = A bye can’t be worth more than a win.
tournament-problem-begun = The first round has been drawn already.
tournament-problem-over = Every planned round has been drawn.
tournament-problem-unfinished =
    { $tables ->
        [one] 1 table has no result yet.
       *[other] { $tables } tables have no result yet.
    }
tournament-problem-too_few = Players present: { $present }. A table takes at least { $least }.
tournament-problem-no_such_player = This player isn’t in the tournament.
tournament-problem-no_such_table = This table isn’t there any more.
tournament-problem-places = These places aren’t possible at this table.
tournament-problem-played = A table of this round has a result already.

odds-survivors = Who is left, attacker to defender
odds-win = win
odds-both = both lost
odds-lose = lose
odds-losses = Expected losses: { $attacker } of yours, { $defender } of theirs
odds-losses-of = Expected losses: { $attacker } of { $seat }, { $defender } on the other side
odds-of = As { $seat } sees it:
odds-label = Attacker wins { $win }, both lost { $both }, defender wins { $lose }

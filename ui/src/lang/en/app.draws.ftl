draws-none = The app drew nothing in this game.
draws-all = { $draws ->
        [one] { $draws } of { $draws } draw confirmed.
       *[other] { $draws } of { $draws } draws confirmed.
    }
draws-some = { $draws ->
        [one] The draw isn’t confirmed: its seed isn’t known here.
       *[other] { $confirmed } of { $draws } draws confirmed. The seed of the others isn’t known here.
    }
draws-wrong = { $wrong ->
        [one] { $wrong } draw is not what its seed gives.
       *[other] { $wrong } draws are not what their seeds give.
    }
draws-what = A confirmed draw was fixed before it was made. This doesn’t prove that the host played only this one game.
draws-field = Seeds from the device that hosted the game
draws-field-note = Not saved.
draws-send = Check
draws-not-seed = A seed has 64 characters: digits and the letters a to f.
draws-unmatched = No commitment in this record belongs to this seed.
draws-reveal = Show the seed
draws-reveal-note = Draws from here on come from a new seed.
draws-dice-app = Dice rolled by the app
draws-dice-table = Dice entered by you
draws-thrown = { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
draws-likely = { $percent ->
        [0] Fair dice are at least this uneven in less than 1% of games.
       *[other] Fair dice are at least this uneven in { $percent }% of games.
    }
draws-few = For so few dice this is only approximate.
draws-unstated = { $throws ->
        [one] { $throws } roll isn’t counted: an older version recorded no dice.
       *[other] { $throws } rolls aren’t counted: an older version recorded no dice.
    }
draws-expected = Dashed line: expected
draws-skull = Skull
draws-no-skull = No skull
draws-list = Draws
draws-hidden = The result isn’t shown here.
draws-confirmed = confirmed
draws-unknown = seed not known
draws-wrong-one = wrong
draws-entered = entered by you
draws-seeds = Seeds
draws-seed-start = Set-up
draws-seed-from = From entry { $entry } on
draws-count = { $draws ->
        [one] { $draws } draw
       *[other] { $draws } draws
    }
draws-given = Seed entered here
draws-in-use = Seed not shown yet
draws-missing = Seed not known here
draws-seed = Seed:
draws-commitment = Commitment:
draws-rounds = Rounds with phones
draws-round = Round { $round }: { $names }. In use from draw { $from } on.
draws-round-none = Round { $round }: { $names }. No result.
draws-round-silent = Round { $round }: { $names }. No result, because these didn’t answer: { $silent }

# What all tables come to, who played at them, and who plays together.
stats-figures = Overview
stats-people = People
stats-groups = Groups
stats-filter = Filter
stats-by-game = Game
stats-by-people = People
stats-by-seats = Players
stats-by-period = When
stats-any-game = All games
stats-anybody = Everyone
stats-any-number = Any number of players
stats-of = { $many ->
    [one] { $many } player
   *[other] { $many } players
}
stats-always = Any time
stats-days = { $past ->
    [one] Last day
   *[other] Last { $past } days
}
stats-programs = With computer players
stats-all = Clear filter
stats-people-note = Counts only games in which everyone you chose played together.
stats-unread = { $tables ->
    [one] { $tables } game couldn’t be read and isn’t counted.
   *[other] { $tables } games couldn’t be read and aren’t counted.
}
stats-none = No finished games match.
stats-games = Games played
stats-time = Time at the table
stats-each = { $time } a game
stats-longest = Longest run of wins
stats-played = What was played
stats-everybody = { $people ->
    [one] Show the only person
   *[other] Show all { $people } people
}
stats-in-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
stats-wins = Wins
stats-average = Average position
stats-streak = Won in a row
stats-best = best: { $games }
stats-places = Finishing positions
stats-place = { $times ->
    [one] place { $place }: once
   *[other] place { $place }: { $times } times
}
stats-attacked = { $times ->
    [0] Never attacked
    [one] Attacked once
   *[other] Attacked { $times } times
}
stats-by = { $name } ({ $times })
stats-attacks = { $times ->
    [0] Attacked no one.
    [one] Attacked someone once.
   *[other] Attacked others { $times } times.
}
stats-start = Favourite start:
stats-started = { $games ->
    [one] once, { $wins } won
   *[other] { $games } times, { $wins } won
}
stats-pace = { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}, in all { $time }: { $each } each
stats-versus = Head to head
stats-versus-note = How often each row was ahead of each column, and behind.
stats-level = { $level } tied
stats-luck = Dice: { $showed }, { $sum } against expectation
stats-luck-usual = neither lucky nor unlucky
stats-luck-good = as lucky as one in { $among }
stats-luck-bad = as unlucky as one in { $among }
stats-seconds = { $seconds } s
stats-minutes = { $minutes } min
stats-hours = { $hours } h { $minutes } min
stats-left-note = A game counts for the players seated when it ended. Players who left early aren’t counted.
stats-people-what = Tap a name to merge, rename or exclude it. Records aren’t changed.
stats-also = Also: { $names }
stats-is-out = Not counted
stats-called = Name
stats-rename = Rename
stats-names = Names that stand for the same person
stats-part = Split
stats-part-from = Separate { $name }
stats-same = { $name } is the same person as
stats-find = Find a name
stats-counted = Counted in the statistics
stats-unchanged = No record is changed: the names in each game stay as they were typed.
stats-groups-what = A group remembers its players, seats and house rules. Save one when you set up a game, or from a game’s menu.
stats-play = Play again
stats-forget = Delete
stats-forget-title = Delete { $group }?
stats-forget-text = Its games and statistics stay. Only the group is deleted.
stats-keep-what = Saves these players, their seats and rules, so their next game starts with two taps.
stats-group-name = Name of the group
stats-keep = Save

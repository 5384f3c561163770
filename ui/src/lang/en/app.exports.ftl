# Files for other programs: plays, and the next evening.
exports-plays = All tables as a file
exports-csv = Spreadsheet (CSV)
exports-json = Everything (JSON)
exports-bgg = BoardGameGeek (XML)
exports-bgg-note = BoardGameGeek has a number for each game. It stands in the address of the game’s page there; without it the file has the name alone.
exports-bgg-number = Number of { $game } at BoardGameGeek
exports-making = Making the file…
exports-evening = The next evening
exports-evening-title = Game night
exports-when = Begins
exports-hours = Hours
exports-what = What
exports-where = Where
exports-calendar = Save for the calendar
exports-bg-stats = To BG Stats

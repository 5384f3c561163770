# The great moments, in the words of every game that is played on a chart.

moment-thrown = Die Würfel fallen
moment-sunk = Galeere { $galley } sinkt
moment-taken = { $port } ist eingenommen
moment-over = Das Spiel ist aus

# The great moments, in the words of every game that is played on a chart.

moment-thrown = The dice fall
moment-sunk = Galley { $galley } sinks
moment-taken = { $port } is taken
moment-over = The game is over

# The great moments, in the words of every game that is played on a chart.

moment-thrown = Les dés roulent
moment-sunk = La galère { $galley } sombre
moment-taken = { $port } est pris
moment-over = La partie est finie

# The great moments, in the words of every game that is played on a chart.

moment-thrown = Caen los dados
moment-sunk = La galera { $galley } se hunde
moment-taken = { $port }, conquistado
moment-over = La partida ha terminado

# The great moments, in the words of every game that is played on a chart.

moment-thrown = Кости брошены
moment-sunk = Галера { $galley } тонет
moment-taken = Порт { $port } взят
moment-over = Игра окончена

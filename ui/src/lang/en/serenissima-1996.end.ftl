# The end of Serenissima 1996.

count-title = Wealth is counted
over-town = your own major town
over-ports = ports
over-money = ducats, one for each 500

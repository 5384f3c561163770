# El final de Serenissima 1996.

count-title = Se cuenta la riqueza
over-town = ciudad principal propia
over-ports = puertos
over-money = ducados, uno por cada 500

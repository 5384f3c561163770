# La fin de Serenissima 1996.

count-title = Les richesses sont comptées
over-town = sa ville principale
over-ports = ports
over-money = ducats, un par 500

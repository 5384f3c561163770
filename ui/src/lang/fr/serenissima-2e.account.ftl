# Ce qui compte dans ce jeu, et d’où cela vient.
account-worth = Les ducats
account-flows = D’où sont venus les ducats et où ils sont allés
account-held = Les ports : à qui, et combien de temps
account-contests = Les combats
account-axis = Tour
account-at = Tour { $turn }
account-since = à partir du tour { $turn }
account-showed = { $skulls ->
    [one] { $skulls } crâne
   *[other] { $skulls } crânes
}
source-goods = achat de marchandises
source-sales = ventes
source-sailors = marins
source-galleys = galères
source-corrected = corrections
source-loads = marchandises vendues aux autres
source-forts = forts
source-building = construction de basiliques
source-wine = vin
source-ports = ports
source-basilicas = basiliques
contest-port = port
contest-galley = galère
fact-money = ducats en bourse
fact-income = revenus des prochains décomptes
fact-ports = nombre de ports
fact-growth = place dans les entrepôts pour plus de revenus
fact-cargo = bons ports pour la cargaison
fact-supply = marchandises à charger à proximité
fact-cubes = galères encore disponibles
fact-crew = marins à bord
fact-garrison = marins dans les ports
fact-danger = protection contre les attaques
fact-prey = galères faibles à attaquer
fact-landfall = ports libres à portée
fact-raid = ports faibles à prendre
fact-galleys = nombre de galères
fact-wine = revenus du vin
fact-basilica_site = un emplacement pour la basilique
fact-forts = forts
fact-late_lead = l’avance en fin de partie

# Ce qui compte dans ce jeu, et d’où cela vient.
account-worth = Les points de richesse
account-flows = D’où sont venus les ducats et où ils sont allés
account-held = Les ports : à qui, et combien de temps
account-contests = Les combats
account-axis = Manche
account-at = Manche { $turn }
account-since = à partir de la manche { $turn }
account-showed = { $skulls ->
    [one] { $skulls } point
   *[other] { $skulls } points
}
source-goods = achat de marchandises
source-sales = ventes
source-sailors = marins
source-galleys = galères
source-corrected = corrections
source-bids = mises
source-players = marchandises vendues aux autres
source-deals = échanges
source-fortresses = forteresses
source-markets = nouveaux marchés
source-town = revenu de la ville principale
contest-port = port
contest-galley = galère
fact-money = argent
fact-points = points de richesse
fact-late_points = l’avance en fin de partie
fact-income = revenus de la ville
fact-ports = nombre de ports
fact-filling = marchandises en entrepôt
fact-galleys = nombre de galères
fact-crews = marins à bord
fact-garrisons = marins dans les ports
fact-ports_at_risk = sécurité des ports
fact-town_at_risk = sécurité de la ville
fact-galleys_at_risk = sécurité des galères
fact-open_ports = ports neutres à portée
fact-cargo = bonnes ventes pour la cargaison
fact-purchases = marchandises à acheter
fact-seats_before = la place dans l’ordre

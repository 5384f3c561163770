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

# Was in diesem Spiel zählt, und woher es kommt.
account-worth = Dukaten
account-flows = Woher die Dukaten kamen und wohin sie gingen
account-held = Häfen: wem sie gehörten, und wie lange
account-contests = Kämpfe
account-axis = Runde
account-at = Runde { $turn }
account-since = ab Runde { $turn }
account-showed = { $skulls ->
    [one] { $skulls } Totenkopf
   *[other] { $skulls } Totenköpfe
}
source-goods = gekaufte Waren
source-sales = Verkäufe
source-sailors = Matrosen
source-galleys = Galeeren
source-corrected = Korrekturen
source-loads = Waren an andere
source-forts = Festungen
source-building = Bau von Basiliken
source-wine = Wein
source-ports = Häfen
source-basilicas = Basiliken
contest-port = Hafen
contest-galley = Galeere

# Was in diesem Spiel zählt, und woher es kommt.
account-worth = Reichtumspunkte
account-flows = Woher die Dukaten kamen und wohin sie gingen
account-held = Häfen: wem sie gehörten, und wie lange
account-contests = Kämpfe
account-axis = Runde
account-at = Runde { $turn }
account-since = ab Runde { $turn }
account-showed = { $skulls ->
    [one] { $skulls } Auge
   *[other] { $skulls } Augen
}
source-goods = gekaufte Waren
source-sales = Verkäufe
source-sailors = Matrosen
source-galleys = Galeeren
source-corrected = Korrekturen
source-bids = Gebote
source-players = Waren an andere
source-deals = Tausch
source-fortresses = Festungen
source-markets = neue Märkte
source-town = Einnahmen der Hauptstadt
contest-port = Hafen
contest-galley = Galeere

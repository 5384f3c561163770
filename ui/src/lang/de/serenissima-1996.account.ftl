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
fact-money = Geld
fact-points = Reichtumspunkte
fact-late_points = der Vorsprung kurz vor Schluss
fact-income = Einnahmen der Stadt
fact-ports = Zahl der Häfen
fact-filling = Waren in den Lagern
fact-galleys = Zahl der Galeeren
fact-crews = Matrosen an Bord
fact-garrisons = Matrosen in den Häfen
fact-ports_at_risk = Sicherheit der Häfen
fact-town_at_risk = Sicherheit der Stadt
fact-galleys_at_risk = Sicherheit der Galeeren
fact-open_ports = neutrale Häfen in Reichweite
fact-cargo = gute Verkäufe für die Fracht
fact-purchases = Waren zum Einkaufen
fact-seats_before = der Platz in der Reihenfolge

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
fact-money = Dukaten im Geldbeutel
fact-income = Einnahmen der nächsten Wertungen
fact-ports = Zahl der Häfen
fact-growth = Platz in den Lagern für mehr Einnahmen
fact-cargo = gute Häfen für die Fracht
fact-supply = Waren, die in der Nähe zu laden sind
fact-cubes = Galeeren, die noch zu kaufen sind
fact-crew = Matrosen an Bord
fact-garrison = Matrosen in den Häfen
fact-danger = Sicherheit vor Angriffen
fact-prey = schwache Galeeren als Beute
fact-landfall = freie Häfen in Reichweite
fact-raid = schwache Häfen zum Erobern
fact-galleys = Zahl der Galeeren
fact-wine = Einnahmen aus Wein
fact-basilica_site = ein Platz für die Basilika
fact-forts = Festungen
fact-late_lead = der Vorsprung kurz vor Schluss

# What counts in this game, and where it comes from: for its story and for statistics.
account-worth = Ducats
account-flows = Where the ducats came from and went
account-held = Ports: whose they were, and how long
account-contests = Battles
account-axis = Turn
account-at = Turn { $turn }
account-since = from turn { $turn } on
account-showed = { $skulls ->
    [one] { $skulls } skull
   *[other] { $skulls } skulls
}
source-goods = goods bought
source-sales = sales
source-sailors = sailors
source-galleys = galleys
source-corrected = corrections
source-loads = goods sold to others
source-forts = forts
source-building = building basilicas
source-wine = wine
source-ports = ports
source-basilicas = basilicas
contest-port = port
contest-galley = galley
fact-money = ducats in the purse
fact-income = income of the coming scorings
fact-ports = number of ports
fact-growth = room in the warehouses for more income
fact-cargo = good ports for the cargo
fact-supply = goods to load nearby
fact-cubes = galleys that can still be bought
fact-crew = sailors aboard
fact-garrison = sailors in the ports
fact-danger = safety from attacks
fact-prey = weak galleys to attack
fact-landfall = free ports in reach
fact-raid = weak ports to take
fact-galleys = number of galleys
fact-wine = income from wine
fact-basilica_site = a place for the basilica
fact-forts = fortresses
fact-late_lead = the lead near the end

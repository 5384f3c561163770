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

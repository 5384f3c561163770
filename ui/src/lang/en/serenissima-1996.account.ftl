# What counts in this game, and where it comes from: for its story and for statistics.
account-worth = Wealth points
account-flows = Where the ducats came from and went
account-held = Ports: whose they were, and how long
account-contests = Battles
account-axis = Round
account-at = Round { $turn }
account-since = from round { $turn } on
account-showed = { $skulls ->
    [one] { $skulls } pip
   *[other] { $skulls } pips
}
source-goods = goods bought
source-sales = sales
source-sailors = sailors
source-galleys = galleys
source-corrected = corrections
source-bids = bids
source-players = goods sold to others
source-deals = exchanges
source-fortresses = fortresses
source-markets = new markets
source-town = income of the major town
contest-port = port
contest-galley = galley
fact-money = money
fact-points = wealth points
fact-late_points = the lead near the end
fact-income = income of the town
fact-ports = number of ports
fact-filling = goods in the warehouses
fact-galleys = number of galleys
fact-crews = sailors aboard
fact-garrisons = sailors in the ports
fact-ports_at_risk = safety of the ports
fact-town_at_risk = safety of the town
fact-galleys_at_risk = safety of the galleys
fact-open_ports = neutral ports in reach
fact-cargo = good sales for the cargo
fact-purchases = goods to buy next
fact-seats_before = the place in the order

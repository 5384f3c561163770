## The box and the page for reference

stock-board = Board
stock-galley = Galleys
stock-sailor = Sailors
stock-fortress = Fortresses
stock-money = Money: { $ducats }
stock-die = Die
stock-marker = Round marker
ref-setup-1 = Each nation begins with: ducats { $ducats }, sailors { $sailors }, galleys { $galleys }. Rounds: { $rounds }.
ref-setup-2 = The major town is its nation’s; every other port is neutral. Each galley gets at least one sailor, the rest are the garrison.
ref-turn-1 = Order: everyone bids in secret 0 or a multiple of { $coin }; all bids are paid. The highest picks a place first.
ref-turn-2 = Trade: buy goods where a galley lies, build, hire, exchange, and shift sailors and goods, in any order.
ref-turn-3 = Move: each galley up to one zone for each sailor aboard. To leave a zone with opponents it needs permission.
ref-turn-4 = Fight: both roll a die and add their sailors. Sum ÷ { $divisor }, rounded down: that many die on the other side. Against a fortress ÷ { $fortress_divisor }.
ref-turn-5 = Take ports: land one or more sailors in a port without a garrison; it is yours.
ref-turn-6 = Sell: goods go on the lowest free space; a port buys nothing it supplies or already stores. Then your own major town pays { $income }.
ref-limits-1 = Aboard a galley: at most { $most_aboard }, sailors and goods together; at least one sailor.
ref-limits-2 = Goods: { $piece_price } a piece; from another player { $piece_price } to { $ceiling }, with a monopoly up to { $monopoly }.
ref-limits-3 = Sailors: { $piece_price } each; per port and round, at most as many as there are goods in its warehouse.
ref-limits-4 = One building a round in each held port, { $building_price }. Galley: wood and iron. Fortress: wood and gold.
ref-limits-5 = A sale brings the number of the space × { $pays }. New market: { $market } more, in a major town { $town_market }.
ref-end-1 = Wealth points: your own major town { $own_town }; 1 per full { $per_point } in your purse.
ref-end-2 = Other held ports: 1; when full: small { $small }, medium { $medium }, major town { $major }.
ref-end-3 =
    { $ducats_break_ties ->
        [1] Most wealth points win; on a tie the most ducats.
       *[other] Most wealth points win; on a tie the win is shared.
    }

# The planner: what a galley can gain and lose in a zone in reach.

plan-sail = Sail here
plan-sale = Sale: { $goods }, +{ $ducats }
plan-sale-least = Sale: { $goods }, at least +{ $ducats }
plan-sale-none = Nothing to sell here.
plan-free = Free slots: { $free }{ $cubes ->
        [0] {""}
       *[other] , after the sale { $left }
    }
plan-income = { $who ->
        [none] Neutral port, worth { $now } in a scoring
       *[other] A scoring pays { $who } { $now }
    }{ $changes ->
        [true] , after the sale { $then }
       *[other] {""}
    }
plan-points = { $who ->
        [none] Neutral port, wealth points for a holder: { $now }
       *[other] Wealth points for { $who }: { $now }
    }{ $changes ->
        [true] , after the sale { $then }
       *[other] {""}
    }
plan-first = Can act here first: { $galleys }
plan-first-none = No other galley can act here first.
plan-sells-first = Sells here first: { $galleys }
plan-sells-first-none = No other galley sells here first.
plan-way = On the way: { $notes }
plan-block = { $seat } can blockade the sale, sailors { $theirs } to { $own }. Cost: { $ducats }
plan-block-fight = A battle then sinks their weakest galley here in { $chance }.
plan-block-helpless = This galley couldn’t fight then.
plan-attack = Attack by { $galley }: this galley is lost in { $chance }. Expected cost: { $cost }
plan-attack-none = No galley can attack this one here before it acts again.

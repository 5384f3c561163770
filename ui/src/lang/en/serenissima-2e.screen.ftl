# The table screen of Serenissima.

map-blockade = { $seats } may blockade at { $zone }
map-ways = Routes to { $zone }

board-start-yes = Starting port
board-start-no = No starting port
board-spaces = Spaces of the turn track
board-pawn-start = The white pawn starts here with { $players } players
board-scoring = Scoring spaces with { $players } players
board-skulls = Skull faces of a die
board-payout = What warehouses pay
board-deck = Doge cards and dice
board-track = Turn track with { $players } players
track-label = Turn { $turn }; { $left ->
        [one] { $left } space
       *[other] { $left } spaces
    } to the next scoring
track-setup = Set-up
track-turn = Turn { $turn }
track-next = Scoring in { $left ->
    [one] { $left } space
   *[other] { $left } spaces
}, { $percent }% chance this turn
track-deck = face down: { $left }

players-first = first player
players-covered = Tap to uncover, if it is yours
players-ducats = ducats
players-ports = { $n ->
    [one] 1 port
   *[other] { $n } ports
}
players-galleys = { $n ->
    [one] 1 galley
   *[other] { $n } galleys
}
players-reserve = { $n } in reserve
players-income = scoring: { $ducats }
players-holds = { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }

wheel-title = Wheel
wheel-next = Next
wheel-next-turn = Next turn:

fix-supply = in the supply
fix-neutral = neutral
fix-sailors = { $sailors } { $sailors ->
    [one] sailor
   *[other] sailors
}
fix-a-fort = fort
fix-a-basilica = basilica
fix-is-closed = closed
fix-is-open = open
fix-see-menu = changed

keys-next = Done
keys-load = Load the port’s good
keys-sell = Sell
keys-attack = Attack
keys-continue = Fight on, or take the port
keys-break-off = Break off
keys-yes = Call the blockade

checked-purse = { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }
checked-pawn = White pawn on space { $space }
checked-deck = Doge cards face down: { $cards }

check-tracks = White pawn and Doge cards

chance-of-dice = Dice
chance-of-cards = Doge cards
chance-of-draws = Other draws
setup-order = In seat order, clockwise. The first player is drawn.
end-scored = End with a last scoring
end-plain = End as it stands
map-fort = fort
map-basilica = basilica
map-wine = wine sign

card-pawn = The black pawn stands on { $galley }.

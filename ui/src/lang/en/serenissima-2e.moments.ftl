# The great moments: what the whole table looks up for.

moment-first = Who goes first?
moment-begins = { $seat } begins
moment-turn = Turn
moment-doge-wine = Wine
moment-doge-one = One hourglass
moment-doge-two = Two hourglasses
moment-doge-shuffle = Two hourglasses and arrows
moment-doge-wine-does = Every held port with wine pays its owner 3 ducats. The white pawn stays.
moment-doge-one-does = The white pawn moves on one space.
moment-doge-two-does = The white pawn moves on two spaces.
moment-doge-shuffle-does = The white pawn moves on two spaces, then all five cards are shuffled.
moment-fort = The fort fires
moment-skulls = { $skulls ->
        [0] no skull
        [one] { $skulls } skull
       *[other] { $skulls } skulls
    }

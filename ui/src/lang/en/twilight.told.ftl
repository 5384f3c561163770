# What a tap on the track, the deck or a player tells.

told-cell = { $cell }
told-centre = Cell 0
told-doge = In a mansion the Doge wins the round for its owner. He stays between the two Guards.
told-guard = A Guard never jumps the Doge. In a mansion a Guard counts for the Favourite.
told-merchant = The word of the guild calls the Doge or a Guard to the Merchant’s cell. In a mansion the Merchant counts for the Favourite.
told-harlequin = Between a player and the Doge, the Harlequin makes a masquerade. In a mansion the Harlequin counts for the Favourite.
told-favourite = At the end of a turn the Favourite moves towards the higher count. In a mansion she wins the round for its owner.
told-counts = Count now: { $first } { $one }, { $second } { $other }.
told-now = If the turn ended now: { $what }.
told-here = Here: { $pawns }.
told-empty = No one stands here.
told-mansion = { $seat }’s mansion. With the Doge or the Favourite here { $seat } wins the round.
told-home = Each Guard, Merchant or Harlequin here counts 1 for the Favourite.
told-half = { $seat }’s half. With the Doge and both Guards on it, it counts 1 for the Favourite.
told-deck = Deck
told-left = { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
told-discards = Discards: { $cards }
told-wins = Rounds won: { $rounds }
told-count = Count for the Favourite: { $count }
told-masquerade = Masquerade: Harlequin cards can move the Doge, the Guards or the Merchant.
now-wins = If the round were counted now: { $seat } wins, { $by }.
now-level = If the round were counted now: a tie.

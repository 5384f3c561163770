# Twilight of Venice: the words of the game in English.

box = Two noble houses lead the Doge’s retinue through Venice at night, each towards its own mansion.

pawn-doge = Doge
pawn-lower-guard = right Guard
pawn-upper-guard = left Guard
pawn-merchant = Merchant
pawn-harlequin = Harlequin
pawn-favourite = Favourite
suit-doge = Doge
suit-guards = Guards
suit-merchant = Merchant
suit-harlequin = Harlequin
card-doge = Doge 1
card-guard-1 = Guard 1
card-guard-11 = Guards 1+1
card-guard-close = Guards close in
card-merchant-1 = Merchant 1
card-merchant-2 = Merchant 2
card-merchant-3 = Merchant 3
card-harlequin-1 = Harlequin 1
card-harlequin-2 = Harlequin 2
card-harlequin-3 = Harlequin 3
card-harlequin-4 = Harlequin 4
card-harlequin-5 = Harlequin 5
card-harlequin-centre = Harlequin to the centre
card-procession = Procession
card-times = { $times } × { $card }
card-left = { $card }: { $left } left
left = { $count } left
times = × { $count }
cell = { $seat }’s cell { $n }
move = { $pawn } to { $to }
play-way = { $card }: { $moves }
pawn-told = { $pawn }: { $cell }; cells to the mansion: { $first } { $one }, { $second } { $other }
guard-towards = Guard on { $seat }’s side
way-not = { $way }; not now: { $rules }
deal = Deal { $deal }
round = Round { $round }
round-drawn = drawn
fix-hand = { $seat } holds { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

event-MerchantDrawn = { $seat } drew the Merchant.
event-RoundBegan = Round { $round }: { $merchant } has the Merchant and begins.
event-EightShown = { $seat } shows eight cards of one type: { $suit }. New hands are dealt.
event-Drew = { $seat } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
event-TurnBegan = { $seat }’s turn.
event-Played = { $seat } plays { $pair ->
        [true] a procession
       *[other] { $card }
    }: { $moves }.
event-Called = Word of the guild by { $seat }: { $pawn } to { $to }.
event-HandChanged = { $seat } changes the hand: { $cards }.
event-Passed = { $seat } can do nothing and passes.
event-TurnEnded = { $moved ->
        [0] The Favourite stays ({ $first } : { $second }).
       *[other] The Favourite goes to { $favourite } ({ $one } { $first }, { $other } { $second }).
    }
event-Reshuffled = { $why ->
        [level] A tie: deal { $deal } begins.
       *[other] The deck ran out: deal { $deal } begins.
    }
event-RanOut = The deck ran out at the end of { $seat }’s turn.
event-RoundEnded = Round { $round }: { $winner ->
        [none] no one wins
       *[other] { $winner } wins
    } – { $by ->
        [doge-home] the Doge is home
        [favourite-home] the Favourite is home
        [doge-side] the Doge’s side counts
        [favourite-side] the Favourite’s side counts
        [given-up] the other side has given up
       *[other] tied after the third deal
    }.
event-MatchEnded = { $winner ->
        [none] The match is drawn
       *[other] { $winner } wins the match
    }: { $one } { $first }, { $other } { $second }.
event-Corrected = Corrected: { $text }.

## What is undone

undo-what = { $event ->
        [MerchantDrawn] Merchant
        [RoundBegan] start of the round
        [EightShown] eight cards
        [Drew] draw
        [Played] card
        [Called] word of the guild
        [HandChanged] change of hand
        [Passed] pass
        [TurnEnded] end of the turn
        [Reshuffled] shuffle
        [RanOut] end of the turn
        [RoundEnded] end of the round
        [MatchEnded] end of the game
        [Corrected] correction
       *[other] last action
    }

ask-Merchant = Who drew the Merchant?
ask-Cards = { $seat } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
ask-Turn = { $seat }’s turn
ask-NextRound = { $seat }: start the next round?
ask-Prepare = Enter what lies on the table

## The screen

setup-order = Two players face each other. The first one’s half is on the left.
setup-hands = Cards
setup-own = Our own cards
setup-dealt = Dealt by the app
setup-own-note = You play with the cards of the box and tap what you play.
setup-under-way = Already under way
setup-under-way-note = Enter what lies on the table first, then continue from there.
setup-dealt-note = The app deals and holds the hands. No cards needed.
setup-options = Options
setup-no-op = Cards with no effect
setup-no-op-note = “Close in”, “to the centre” and the word of the guild may be used even if nothing moves.
setup-centre-in-masquerade = Centre under a masquerade
setup-centre-in-masquerade-note = “To the centre” may send another pawn to 0.
setup-split-guards = Split between the Guards
setup-split-guards-note = Under a masquerade one card may be divided between both Guards.
chance-of-draws = Who gets the Merchant
end-early = Stop: rounds won so far decide

panel-title = The turn
track-title = The tracks
lying-upright = The track stands upright between the players
cards-matrix = Show every move on the cards
played = Played this turn
end-turn = End turn
pass = Pass
end-turn-stays = the Favourite stays
end-turn-moves = the Favourite goes to { $cell }
end-turn-wins = the Favourite wins the round for { $seat }
end-turn-check = deck empty: { $seat } wins the round, { $by }
end-turn-level = { $again ->
        [true] deck empty, a tie: the third deal begins
       *[other] deck empty, a tie: no one wins the round
    }
masquerade = Masquerade
uses = Harlequin cards for { $suit }
call-title = Word of the guild
call = Word of the guild: { $pawn } to { $cell }
lift-card = Tap a card: the track shows where it can go.
lift-more = Tap another card, or end the turn.
lift-none = { $then ->
        [end] No card can be played now. You can end the turn.
        [pass] No card can be played now. You can pass.
       *[other] No card can be played now.
    }
lifted = { $card }: { $moves ->
        [one] { $moves } move possible.
       *[other] { $moves } moves possible.
    }
lifted-where = Tap where the pawn goes.
lifted-anyway = To allow it anyway, tap where the pawn goes.
lifted-again = Played. Play another { $card }, or end the turn.
lifted-none = { $card } can’t be played now.
both-guards = Both Guards
play-idle = Play, nothing moves
change-title = Change the hand
sure-loses = { $seat } wins the round: { $by }.
sure-discards = { $count ->
        [one] The card is discarded and the turn ends.
       *[other] All { $count } cards are discarded and the turn ends.
    }
sure-do-play = Play it anyway
change-note = { $count ->
        [0] All cards are tapped.
        [one] Tap { $count } card to discard
       *[other] Tap { $count } cards to discard
    }
change-clear = Clear
change-do = Discard { $total } of { $count }
eight-title = Eight of a kind?
eight-note = Both hands are shuffled into the deck and dealt again. Who shows which type?
hint-title = What could win?
hint-now = { $seat }, this turn
hint-then = If it were { $seat }’s turn now
hint-none = Nothing.
hint-kinds = Shortest way of each kind
hint-own = With the hand shown
hint-unseen = With unseen cards
hint-call = Word of the guild: { $pawn }
hint-masked = { $cards } as { $suit }
by-doge-home = the Doge comes home
by-favourite-home = the Favourite comes home
by-doge-side = the Doge’s side decides
by-favourite-side = the Favourite’s side decides
correct-towards = { $pawn } one cell towards { $seat }
correct-turn = Whose turn
correct-merchant = Who has the Merchant
correct-has-merchant = { $seat } has the Merchant
correct-round-open = Not over yet
correct-hand = { $seat }’s cards
correct-deal = Deal
correct-ran-out = Deck ran out at the end of
correct-ran-out-no = Not yet
correct-discards = Discards
hand-pass = Pass the tablet to { $seat }
hand-own = Your hand
hand-show = { $count ->
        [one] Show my card
       *[other] Show my { $count } cards
    }
draw-app = The app draws
deal-app = The app deals
has-merchant = has the Merchant
has-harlequin = has the Harlequin
hand-count = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
counts = Favourite: { $n ->
        [0] 0
       *[other] +{ $n }
    }
rounds-label = Rounds: { $one } { $first }, { $other } { $second }
deck = Deck: { $deck } left · deal { $deal }
last-turn = Last turn
ran-out = The deck is empty
match-drawn = The match is drawn
match-won = { $seat } wins the match
rounds-won = { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
round-level = No one wins the round
round-won = { $seat } wins the round
next-round = Round { $round }

## The great moments
moment-round = Round
moment-merchant = Who has the Merchant?
moment-begins = { $seat } begins
prepare-note = Set pawns, rounds, discards and hands to what lies on the table. Play continues from there.
prepare-enter = Enter it
prepare-begin = Continue from here

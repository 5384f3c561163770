# What a refused command broke, and what a set-up, a position or a board cannot be.

## Rules: the box

rule-BOX-1 = The bank has no { GOOD($good, case: "gen") } left, so none can be loaded.
rule-BOX-2 = Dead sailors and the crews of sunk galleys go back to their owner’s reserve.
rule-BOX-3 = A sunk galley goes back to the supply, where anyone can buy it.
rule-BOX-4 = No cube is left for another galley: { $most ->
        [one] { $most } galley
       *[other] { $most } galleys
    } a player is the limit.
rule-BOX-5 = { $seat } has too few sailors in reserve.
rule-BOX-6 = { $seat } can’t pay { $price ->
        [one] { $price } ducat
       *[other] { $price } ducats
    }.
rule-BOX-7 = { $piece ->
        [galley] Galley { $galley } can’t be used for this: it is taken, or not in play.
        [port] { $port } is already held or closed.
        [sailors] There are no sailors of yours to use there: { $place }.
        [cube] Galley { $galley } carries no { GOOD($good, case: "gen") }.
       *[other] There is no such piece.
    }

## Rules: set-up

rule-SETUP-1 = The first player is drawn at random.
rule-SETUP-2 = Everyone starts with a colour, a full reserve of sailors and 5 ducats.
rule-SETUP-3 = The white pawn starts on the turn track, the black pawn on the wheel’s Doge space, and the Doge cards are shuffled.
rule-SETUP-4 = { $port } is not a starting port.
rule-SETUP-5 = Each player picks a second galley, with two players a third.
rule-SETUP-6 = { $why ->
        [port] { $port } is closed in this game.
        [good] { $port } does not produce { GOOD($good, case: "gen") }: close a port that does.
        [starts] { $port } must stay open: too few starting ports would be left.
        [galley] Galley { $galley } stays in the box with two or three players.
       *[other] This stays out of the game with two or three players.
    }
rule-SETUP-7 = With hidden money each player sees only their own purse.

## Rules: the wheel

rule-WHEEL-1 = The galley with the next higher number on the wheel is active.
rule-WHEEL-2 = When no cube is ahead, the black pawn reaches the Doge space and the turn ends.
rule-WHEEL-3 = The wheel counts as it is now.
rule-WHEEL-4 = The pawn stands on a number, even when the galley of that number has sunk.

## Rules: activating a galley

rule-ACT-1 = Too late to { $step ->
        [load] { step-load }
        [move] { step-move }
        [sell] { step-sell }
       *[fight] { step-fight }
    }: this galley has already gone on to “{ $now ->
        [load] { step-load }
        [move] { step-move }
        [sell] { step-sell }
       *[fight] { step-fight }
    }”.
rule-LOAD-1 = Galley { $galley } has no free space: make room on it first.
rule-LOAD-2 = A sailor can’t go from { $from } to { $to }: one must be the active galley, the other your own galley or port in its zone.
rule-LOAD-3 = { $port } has no room for another sailor: it holds one for each slot.
rule-LOAD-4 = The last sailor must stay in { $port }.
rule-LOAD-5 = Galley { $galley } can’t be sunk on purpose now: only your active galley can, or one of yours in its zone.
rule-LOAD-6 = { $port } does not produce { GOOD($good, case: "gen") }, so it can’t be loaded here.
rule-LOAD-7 = Goods can’t go from galley { $from } to galley { $to }: one must be the active galley, the other must lie in its zone.
rule-LOAD-8 = Galley { $galley } may not throw goods overboard: only the active galley may, or the one that has just won a battle.
rule-LOAD-9 = Nothing can be loaded here: { $zone } has no open port.

## Rules: moving and blockades

rule-MOVE-1 = { $gap ->
        [none] { $left ->
            [0] This galley has no zones left to move.
           *[other] Too far: { $path ->
                [one] { $path } zone
               *[other] { $path } zones
            }, and this galley can still move only { $left ->
                [one] { $left } zone
               *[other] { $left } zones
            }.
        }
       *[other] The way is broken: { $gap } does not border the zone before it.
    }
rule-MOVE-2 = Galley { $galley } is blockaded and moves no further. It may still sell or fight.
rule-MOVE-3 = The opponent with the most sailors in the zone is asked first.
rule-MOVE-4 = Goods can’t be given to or taken from galley { $galley }: it is another player’s.

## Rules: selling

rule-SELL-1 = { $port } does not buy { GOOD($good, case: "acc") }: it produces or already stores it.
rule-SELL-2 = There is no free warehouse slot at { $zone }.
rule-SELL-3 = Spice pays 2 ducats more in every port.
rule-SELL-4 = A port that stores wine shows the wine side of its card.
rule-SELL-5 = { $by } has blockaded the sale: fight one of { $by }’s galleys, or end the activation.
rule-SELL-6 = { $sold ->
        [true] This galley has sold goods, so it does not fight or capture any more.
       *[other] This galley has fought, so it does not sell any more.
    }

## Rules: battle against a galley

rule-FIGHT-1 = The active galley can’t attack { $foe }: the target must be another player’s and lie in its zone.
rule-FIGHT-2 = Galley { $galley } has no strength left to attack: strength is its sailors minus the zones it has moved.
rule-FIGHT-3 = Too many skulls: at most { $dice1 } for the attacker and { $dice2 } for the defender.
rule-FIGHT-4 = After each round the attacker fights on or breaks off.
rule-FIGHT-5 = A side without sailors has lost, and its galley sinks.
rule-FIGHT-6 = The sunk galley carried no { GOOD($good, case: "gen") } that could still be taken.
rule-FIGHT-7 = After sinking a galley the attacker may continue: another galley, the port, or the end.

## Rules: neutral ports

rule-CAPT-1 = { $why ->
        [neutral] { $port } is neutral: sailors land there without a battle.
       *[sailors] { $sailors ->
                [one] { $sailors } sailor
               *[other] { $sailors } sailors
            } can’t land: it takes at least 1 and here at most { $most }.
    }
rule-CAPT-2 = { $by } has blockaded the capture: fight { $by }’s galleys first, or end the activation.
rule-CAPT-3 = The captor takes the port card; goods and buildings stay in the port.
rule-CAPT-4 = A capture ends the activation.

## Rules: other players’ ports

rule-PORT-1 = { $why ->
        [garrison] { $port } is held: it can only be taken in battle.
       *[galley] Galley { $galley } guards the port and must be sunk first.
    }
rule-PORT-2 = { $port } is { $seat }’s last port and can’t be attacked.
rule-PORT-3 = The garrison defends the port as a crew defends its galley.
rule-PORT-4 = The fort rolls two dice: it can’t show { $skulls ->
        [one] { $skulls } skull
       *[other] { $skulls } skulls
    }.
rule-PORT-5 = { $sailors ->
        [one] { $sailors } sailor
       *[other] { $sailors } sailors
    } can’t land: at most { $most } can.
rule-PORT-6 = If both sides die, the port becomes neutral and the galley sinks.
rule-PORT-7 = If the attacker dies, the galley and its goods are lost.
rule-PORT-8 = A fort fires only when its port is attacked.
rule-PORT-9 = A battle for a port ends the activation.

## Rules: investing

rule-INV-1 = { $invested ->
        [true] This galley has invested, so it does not load, move, sell or fight any more.
       *[other] This galley has already acted, so it can’t invest any more.
    }
rule-INV-2 = No sailor can be hired there ({ $to }): only into your own port, or onto your galley beside one.
rule-INV-3 = { $bought ->
        [true] One galley has already been bought in this investment.
       *[other] { $port } is not your port, so no galley can be bought there.
    }
rule-INV-4 = Galley { $galley } can’t get its crew from there: only from its port, or from your galleys in the same zone.
rule-INV-5 = { $why ->
        [second] { $port } already has a fort.
       *[goods] No fort can be built in { $port }: it takes your own port with wood and stone.
    }
rule-INV-6 = { $why ->
        [second] { $port } already has a basilica.
       *[goods] No basilica can be built in { $port }: it takes your own port with gold and marble.
    }
rule-INV-7 = Nothing more can be built in { $port }: none is left in the box.

## Rules: the end of the turn

rule-DOGE-1 = No card “{ CARD($card) }” is face down any more.
rule-DOGE-2 = The white pawn triggers a scoring when it reaches or passes a scoring space.
rule-DOGE-3 = { $galley ->
        [none] Here sailors can be hired only for the galleys bought just now.
       *[other] Galley { $galley } is beyond this purchase: two galleys, and crews for the new ones.
    }
rule-DOGE-4 = The next turn begins at the start of the wheel.
rule-DOGE-5 = An empty Doge deck is reshuffled from all five cards.

## Rules: scoring and the end

rule-SCORE-1 = Every held port pays by how full its warehouse is.
rule-SCORE-2 = Every basilica in a held port pays 5 ducats.
rule-SCORE-3 = Neutral ports pay no one.
rule-SCORE-4 = Every player’s income is said aloud.
rule-SCORE-5 = After the third scoring the richest player wins; ties go to the holder of more ports.
rule-SCORE-6 = You may stop before the end, with a last scoring or without.

## Rules: chance, corrections, the board

rule-RAND-1 = Chance is settled by the app or at the table, and written into the record.
rule-FIX-1 = This correction does not fit the box: { $flaw }
rule-FIX-2 = A correction cancels questions that no longer apply and asks those that now do.
rule-BOARD-1 = This does not make a playable board: { $flaw }

## Flaws of a set-up or a position

flaw-setup-colours = { $colours ->
        [none] Two to four different colours are needed.
       *[other] Two to four different colours are needed, one for each player; given: { $colours }.
    }
flaw-setup-unreadable = This set-up can’t be read: { $detail }
flaw-position-line = Line { $line } of the position can’t be read: { $detail }
flaw-position-flaw = The position is inconsistent: { $detail }

## Flaws found when counting the pieces

flaw-audit-sailors = { $seat ->
        [none] A player doesn’t have that many sailors.
       *[other] This player doesn’t have that many sailors: { $seat }.
    }
flaw-audit-cubes = { $good ->
        [none] There would be more cubes of one kind in play than the box contains.
       *[other] There would be more { GOOD($good, case: "gen") } in play than the box contains.
    }
flaw-audit-galley = { $galley ->
        [none] A galley needs 1 to 5 sailors, at most 5 pieces, and an owner with a cube left.
       *[other] Galley { $galley } is not possible: it needs 1 to 5 sailors, at most 5 pieces, and an owner.
    }
flaw-audit-port = { $port ->
        [none] The port is not possible: its sailors must fit its slots, and its warehouse too.
       *[other] { $port } is not possible: its sailors must fit its slots, and its warehouse too.
    }
flaw-audit-purse = { $seat ->
        [none] A purse must hold 0 to 9,999 ducats and belong to a player in this game.
       *[other] This purse is not possible: { $seat }.
    }
flaw-audit-wheel = { $seat ->
        [none] Wheel not possible: at most six galleys per player, and only numbers from the box.
       *[other] Wheel not possible, at most six galleys: { $seat }.
    }
flaw-audit-track = The turn, a pawn or the number of scorings is not possible.
flaw-audit-deck = More Doge cards would be face down than there are.
flaw-audit-buildings = There are only five forts and five basilicas.

# What a command would do, before the table is asked for a second touch.

sure-all = Nothing done in this phase.
sure-voyages = Can still move: { $galleys }
sure-landing = { $port } could be taken.
sure-sale = There is something to sell: { $good } for { $ducats }.
sure-sinks = The last sailor leaves: { $galley } sinks with its goods.
sure-loses = Lost: { $count } × { $good }.
sure-strands = { $sailors ->
        [one] { $sailors } sailor goes to the box.
       *[other] { $sailors } sailors go to the box.
    }
sure-bares = { $port } is left without a garrison.
sure-do-Attack = Attack
sure-do-EndTurn = End it anyway
sure-do-MoveSailors = Move them
sure-do-PutAshore = Put them ashore
sure-do-Discard = Throw overboard
sure-do-BuildGalley = Build it
sure-do-Land = Land all
sure-do-Board = Board with all sailors
sure-do-LeavePrize = Let it sink

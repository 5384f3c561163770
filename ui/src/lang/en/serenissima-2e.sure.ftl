# What a command would do, before the table is asked for a second touch.

sure-Scuttle = Galley { $galley } sinks: its sailors go back to the reserve, its goods to the bank.
sure-MoveSailor = That is the last sailor: galley { $galley } sinks with its goods.
sure-Land = Everyone lands: galley { $galley } sinks with its goods.
sure-all = Galley { $galley } has done nothing yet.
sure-voyage = Galley { $galley } hasn’t sailed yet.
sure-sale = Galley { $galley } can still sell { $good }: +{ $ducats }
sure-loot = Room left: { $cubes }. Leave the rest?
sure-do-end = Done anyway
sure-do-loot = Leave it
sure-do-pass = Pass
sure-do-attack = Start the battle
sure-do-Scuttle = Sink it
sure-do-MoveSailor = Move the sailor and sink the galley
sure-do-Land = Land and sink the galley

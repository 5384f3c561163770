# Was ein Befehl bewirken würde, bevor ein zweiter Tipp ihn bestätigt.

sure-all = In dieser Phase noch nichts getan.
sure-voyages = Können noch fahren: { $galleys }
sure-landing = { $port } könnte eingenommen werden.
sure-sale = Noch zu verkaufen: { $good } für { $ducats }.
sure-sinks = Der letzte Matrose geht von Bord: { $galley } sinkt mit ihren Waren.
sure-loses = Verloren: { $count } × { $good }.
sure-strands = { $sailors ->
        [one] { $sailors } Matrose kommt in die Schachtel.
       *[other] { $sailors } Matrosen kommen in die Schachtel.
    }
sure-bares = { $port } bleibt ohne Garnison.
sure-do-Attack = Angreifen
sure-do-EndTurn = Trotzdem beenden
sure-do-MoveSailors = Verlegen
sure-do-PutAshore = An Land setzen
sure-do-Discard = Über Bord damit
sure-do-BuildGalley = Bauen
sure-do-Land = Alle an Land
sure-do-Board = Mit allen erbeuten
sure-do-LeavePrize = Sinken lassen

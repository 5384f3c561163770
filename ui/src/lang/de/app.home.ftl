home-delete-title = Diese Partie löschen?
home-delete-text = Die Partie von { $names } ist dann endgültig weg. Exportiere sie vorher, falls ihr sie noch braucht.
home-delete-yes = Endgültig löschen
home-boards = Spielpläne
home-search = Partie suchen: Name oder Spiel
home-finished = Beendete Partien ({ $count })
home-none = Keine Partie gefunden.
box-for = Spieler: { $players }. Etwa { $minutes } Minuten.

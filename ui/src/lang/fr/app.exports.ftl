# Des fichiers pour d’autres programmes : les parties, et la prochaine soirée.
exports-plays = Toutes les tables dans un fichier
exports-csv = Tableur (CSV)
exports-json = Tout (JSON)
exports-bgg = BoardGameGeek (XML)
exports-bgg-note = BoardGameGeek donne un numéro à chaque jeu. Il se trouve dans l’adresse de la page du jeu ; sans lui, le fichier n’a que le nom.
exports-bgg-number = Numéro de { $game } chez BoardGameGeek
exports-making = Préparation du fichier…
exports-evening = La prochaine soirée
exports-evening-title = Soirée jeux
exports-when = Début
exports-hours = Durée (heures)
exports-what = Quoi
exports-where = Où
exports-calendar = Enregistrer pour l’agenda
exports-bg-stats = Vers BG Stats

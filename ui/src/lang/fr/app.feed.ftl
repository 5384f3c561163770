# Ce qu’un flux vidéo et des lumières peuvent avoir d’une table.
feed-title = Pour un flux vidéo
feed-note = Ajoutez cette adresse comme source navigateur dans votre logiciel de streaming : joueurs, scores et tour en cours, sur fond transparent. Lecture seule.
feed-address = Adresse pour le flux vidéo
feed-standings = Classement

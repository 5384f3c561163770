# Ce qui compte dans ce jeu, et d’où cela vient.
account-worth = Manches gagnées
account-flows = Ce qui a gagné les manches
account-axis = Tour
account-at = Tour { $turn }
account-since = à partir du tour { $turn }
source-doge-home = Doge au palais
source-favourite-home = Favorite au palais
source-doge-side = côté du Doge
source-favourite-side = côté de la Favorite
source-level = égalité après la troisième donne
source-given-up = abandon
source-corrected = corrections

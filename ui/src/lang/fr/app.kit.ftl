# The box, counted, and the page for reference.

kit-setup = Mise en place
kit-turn = Déroulement
kit-symbols = Symboles
kit-limits = Limites et prix
kit-cards = Cartes
kit-end = Décompte et fin
kit-usual = Ce dont vous avez convenu à table l’emporte.
kit-print = Imprimer
box-title = Vérifier la boîte
box-note = { $done } sur { $all } présents. Cochez ce que vous avez compté.
box-needed = { $needed } sur { $all }
box-each = pour chaque joueur
box-some = tout ce qu’il y a
box-assumed = supposé : imprimé nulle part

# À quoi sert chaque outil de la table.

tool-wheel = La roue montre qui agit ensuite : le pion suit les numéros, de galère en galère.
tool-turns = La distance jusqu’au prochain décompte, et les cartes Doge encore à retourner.

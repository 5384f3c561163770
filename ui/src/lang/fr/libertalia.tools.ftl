# À quoi sert chaque outil de la table.

tool-know = Montre qui peut encore avoir quel personnage, d’après ce que tous ont vu.

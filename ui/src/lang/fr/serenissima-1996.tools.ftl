# À quoi sert chaque outil de la table.

tool-market = Montre ce que chaque port fournit, stocke et achète encore.

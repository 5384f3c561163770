# À quoi sert chaque outil de la table.

tool-market = Montre ce que chaque port fournit, stocke et achète encore.
tool-phases = La manche et ses phases : celle qui ressort se joue maintenant, par tous, dans l’ordre indiqué.

# À quoi sert chaque outil de la table.

tool-zoom = Montre toute la carte, ou suit la galère qui agit. Deux doigts ou la molette rapprochent.
tool-key = Dit ce que signifie chaque signe de la carte, et quelles valeurs sont supposées.
tool-board = Certaines valeurs imprimées ne sont pas confirmées. Comparez-les ici à votre plateau.
tool-planner = Montre ce que votre galère peut gagner dans chaque zone à sa portée. Touchez une zone pour les détails.

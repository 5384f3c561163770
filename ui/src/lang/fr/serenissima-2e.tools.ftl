# À quoi sert chaque outil de la table.

tool-story = Montre d’où sont venus les ducats de chacun et où ils sont allés.

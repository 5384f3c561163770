# À quoi sert chaque outil de la table.

tool-hint = Cherche si quelqu’un pourrait gagner à ce tour, et montre comment.
tool-track = Les pistes comme elles sont sur la table. Votre palais est de votre côté.

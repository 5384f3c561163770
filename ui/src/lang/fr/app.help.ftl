# Words that mean the same to whoever looks for something in the rules: a line for each meaning.

help-alike =
    gagner, gagne, victoire, vainqueur, but, richesse, points, décompte, score
    fin, dernier, terminer, arrêter
    argent, ducat, doublon, pièce, payer, prix, coût, acheter
    combat, bataille, attaque, combattre, dés
    bouger, déplacer, naviguer, mouvement, pas
    cartes, main, piocher, pioche
    début, mise en place, commencer, premier
    égalité, égal
    secret, caché, couvert
    échange, commerce, vendre, vente, marchander, miser, mise
    marin, équipage, personnage
    annuler, corriger, correction, erreur, faute

help-page = Aide de jeu sur une page
help-box = Vérifier la boîte

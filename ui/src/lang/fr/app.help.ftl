# Word lists of the search in the rules: a line of synonyms for each meaning, and the words of a question that say
# nothing about a rule.

help-synonyms =
    gagner, gagne, gagné, victoire, vainqueur, but, objectif, richesse, emporte
    points, décompte, score, valeur, vaut, valent, compter, rapporte, revenu
    fin, finir, dernier, dernière, terminer, arrêter, finit, termine
    tôt, avant, arrêter
    argent, ducat, doublon, pièce, bourse, payer, paie
    prix, coût, coûte, cher, payer
    dettes, crédit, prêt, emprunter, prêter
    acheter, achète, achat, achetez
    vendre, vend, vente, vendu
    échange, échanger, commerce, troquer, changer, offre, renouveler
    combat, combattre, bataille, attaque, attaquer, guerre
    dés, dé, lancer, lance, jet
    tuer, tue, mourir, meurt, mort, défausser, défausse
    bouger, déplacer, déplacement, avancer, avance, naviguer, mouvement, loin
    prendre, capturer, prise, conquérir, occuper, débarquer, débarquement
    voler, piller, pillage, butin
    butin, trésor, jeton
    arrêter, bloquer, blocus, empêcher, interdire
    refuser, refus, passage, autorisation
    bateau, navire, vaisseau, flotte, galère
    église, cathédrale, temple, basilique
    château, fort, forteresse, tour
    soldat, homme, troupes, armée, marin, équipage, garnison
    recruter, engager, embaucher, recrutement, engagé
    ville, port
    marchandise, marchandises, cargaison, cube
    entrepôt, stock, stocker
    deux, double, encore, nouveau
    carte, cartes, main
    pioche, piocher, talon, paquet
    début, débuter, commencer, commence, premier, première
    égalité, égal, égaux, même, nul
    secret, caché, cachée, couvert
    annuler, annulation, corriger, correction, erreur, faute, reprendre
    passer, passe
    couler, coule, vide, sombrer
    jeter, bord
    pirate, personnage
    rang, numéro
    masque, mascarade

help-stop-words =
    le, la, les, un, une, des, du, de, au, aux, et, ou, mais, si, ne, pas, non, à, en, dans, sur, sous, par,
    pour, avec, sans, vers, chez, comme, que, qui, quoi, quel, quelle, quels, quelles, quand, où, comment,
    pourquoi, combien, ce, cet, cette, ces, ça, cela, est, est-ce, sont, suis, être, était, a, ai, as, ont,
    avoir, avons, peut, peux, peuvent, pouvoir, puis-je, peut-on, faut, faut-il, doit, dois, devoir, veux, veut,
    fait, faire, font, va, vais, vont, aller, arrive, passe-t-il, marche, signifie, je, tu, il, elle, on, nous,
    vous, ils, elles, me, te, se, mon, ma, mes, ton, ta, tes, son, sa, ses, notre, votre, vos, leur, leurs, lui,
    y, chaque, tout, tous, toute, toutes, autre, autres, joueur, joueurs, quelqu, règle, règles, qu

help-page = Aide de jeu sur une page
help-box = Vérifier la boîte

# What a refused command broke, and what a set-up, a position or a board cannot be.

## The rules, as what a refused command broke

rule-BOX-1 = Pas ici : { $token }.
rule-SETUP-1 = Tous sont assis en cercle ; le voisin de gauche est la place suivante dans le sens horaire. Les couleurs sont tirées au sort, ou choisies ; elles déterminent l’influence.
rule-SETUP-2 = Trois campagnes de six jours. Avant chacune, tout le butin va dans le sac, chaque jour reçoit autant de jetons qu’il y a de joueurs et chacun a 10 doublons.
rule-SETUP-3 = Neuf rangs sont tirés pour la première campagne, six de plus pour chacune des suivantes, les mêmes pour tous. Les cartes non jouées restent en main.
rule-RAND-1 = Tirés : { $drawn } ; demandés : { $wanted }.
rule-DAWN-1 = { $seat ->
        [none] { $rank } n’est pas en main.
       *[other] { $rank } n’est pas en main ({ $seat }).
    }
rule-DAY-1 = Les capacités de jour agissent par rang croissant, à rang égal par influence croissante.
rule-DUSK-1 = Il faut prendre un jeton tant qu’il en reste.
rule-DUSK-2 = Cuisinier, Mousse, sabres et officiers espagnols agissent aussitôt, pendant le partage.
rule-DUSK-3 = Ensuite chaque personnage rejoint son repaire, avec ou sans jeton.
rule-DUSK-4 = Les jetons restants demeurent jusqu’à la fin de la campagne.
rule-NIGHT-1 = Les capacités de nuit agissent dans tous les repaires par rang décroissant, à rang égal par influence décroissante.
rule-ABIL-1 = { $rank } doit agir : on ne peut renoncer que si la carte le permet.
rule-ABIL-2 = Une capacité agit chaque fois que sa carte est jouée. Un personnage défaussé avant son tour la perd.
rule-MONEY-1 = Personne ne paie plus que ce qu’il a. Un joueur qui ne peut pas tout payer donne ce qu’il a, et la capacité agit quand même.
rule-SABER-1 = Un sabre doit frapper quelqu’un au repaire du voisin de gauche ou de droite tant qu’il y a quelqu’un.
rule-OFFICER-1 = Un joueur qui prend un officier espagnol perd le personnage qui l’a pris.
rule-GRAVE-1 = Un personnage défaussé va face cachée au cimetière de son propriétaire, quel qu’en soit l’auteur.
rule-BOOTY-1 = Le butin est face cachée dans le repaire. Si vous utilisez une capacité qui le concerne, vous montrez tout. Une capacité impossible ne montre rien. Ce qui vient après est caché, y compris ce que tire l’Espion.
rule-BOOTY-2 = Les jetons défaussés retournent aussitôt dans le sac.
rule-RAID-1 = À la fin de la campagne, les capacités des repaires agissent par rang décroissant. Personne ne descend sous 0 doublon.
rule-RAID-2 = On compte les doublons, 5 par coffre, 3 par bijou, 1 par marchandise, 12 pour trois cartes au trésor ; une relique coûte 3 ; sabres et officiers ne valent rien. Une campagne n’est jamais sous 0, sauf si vous en avez convenu autrement.
rule-RAID-3 = Après le décompte, repaires et cimetières quittent le jeu, le butin retourne dans le sac et les doublons à la banque ; les cartes en main restent.
rule-END-1 = Après trois campagnes, le joueur qui a le plus de points l’emporte. En cas d’égalité on partage, ou la meilleure dernière campagne décide.
rule-END-2 = Vous pouvez arrêter avant ; la campagne en cours compte ou non, à votre choix. Une campagne où aucune carte n’a été posée ne compte pas.
rule-REP-1 = À rang égal, la plus forte influence l’emporte. Elle est imprimée sur les cartes ; si l’application se trompe, corrigez-la.
rule-SECRET-1 = Mains, choix, butin caché et, si vous le voulez, bourses ne sont montrés qu’à leur propriétaire. Si vous vous en remettez à la mémoire, aucun écran ne montre ce que les autres peuvent encore avoir.
rule-SECRET-2 = Ce que tous ont vu reste connu. Après un Chirurgien, personne d’autre ne peut situer les cartes de ce cimetière : l’application dit alors « l’une d’elles ».
rule-RAND-2 = L’application tire, ou vous saisissez ce que vous avez tiré.
rule-FIX-1 = Impossible : { $why }
rule-FIX-2 = Après une correction, une question ouverte est reposée, ou close s’il n’y a plus rien à choisir.
rule-FIX-3 = Après une correction, le personnage qui a commencé à partager le butin continue, avec chaque sabre, officier et second jeton. Chaque personnage agit une fois par nuit, et la question d’une carte appartient à son jour.
rule-CHAR-4 = { $rank } : absent de ce repaire ({ $seat }).
rule-CHAR-8 = Il n’y a pas de carte au trésor dans le repaire.
rule-CHAR-21 = Il n’y en a pas autant : { $token }.
rule-CHAR-22 = { $rank } n’est pas au cimetière.

## What a position or a correction cannot be

flaw-colour-twice = deux joueurs auraient la même couleur
flaw-cards-elsewhere = une carte manquerait ou serait en double
flaw-not-the-whole = il manque quelque chose de caché
flaw-ship-order = l’ordre sur le navire serait faux
flaw-token-too-many = la boîte a moins de ces jetons
flaw-booty-face-down = du butin est face cachée : dévoilez d’abord tout
flaw-no-such-raid = il y a trois campagnes
flaw-no-such-day = une campagne a six jours
flaw-ranks-drawn = un autre nombre de rangs a été tiré jusqu’ici
flaw-ship-full = personne n’est sur le navire à ce moment
flaw-chosen-by-day = les choix sont déjà dévoilés
flaw-reputation-rows = il y a trente rangs
flaw-reputation-row = chaque nombre de 1 à 6 figure une fois
flaw-nothing-asked = personne ne pourrait continuer de là
flaw-countdown-zero = le temps pour choisir ne peut pas être 0
flaw-bag-empty = le sac ne contient pas autant de jetons
flaw-no-such-seat = personne n’est assis là
flaw-raid-not-scored = cette campagne n’est pas encore comptée
flaw-no-raid = aucune campagne n’est en cours
flaw-rank-not-drawn = ce rang n’est pas encore en jeu
flaw-campaign-over = la partie est finie
flaw-no-place-aboard = il n’y a pas de place pour cela sur le navire
flaw-not-dawn = le jour ne se change que pendant le choix
flaw-colours-unsaid = choisissez les couleurs d’une partie déjà commencée
flaw-campaign-begun = la partie a déjà commencé
flaw-cells-at-once = le butin des jours se saisit en une fois
flaw-cells-of-days = chaque jour à venir a un jeton par joueur, et aucun jour passé n’en a davantage
flaw-healed-already = quelqu’un choisit encore pour le Chirurgien
flaw-nobody-hidden = seule une carte parmi plusieurs du cimetière peut être secrète
flaw-position-line = la ligne { $line } est illisible : { $text }
flaw-setup-unreadable = cette mise en place est illisible : { $detail }

## The screen

rule-CHAR-1 = { character-1.does }
rule-CHAR-2 = { character-2.does }
rule-CHAR-3 = { character-3.does }
rule-CHAR-5 = { character-5.does }
rule-CHAR-6D = { character-6.does }
rule-CHAR-6E = { character-6.does }
rule-CHAR-7 = { character-7.does }
rule-CHAR-9D = { character-9.does }
rule-CHAR-9E = { character-9.does }
rule-CHAR-10 = { character-10.does }
rule-CHAR-11 = { character-11.does }
rule-CHAR-12 = { character-12.does }
rule-CHAR-13 = { character-13.does }
rule-CHAR-14 = { character-14.does }
rule-CHAR-15 = { character-15.does }
rule-CHAR-16 = { character-16.does }
rule-CHAR-17 = { character-17.does }
rule-CHAR-18 = { character-18.does }
rule-CHAR-19 = { character-19.does }
rule-CHAR-20 = { character-20.does }
rule-CHAR-23 = { character-23.does }
rule-CHAR-24D = { character-24.does }
rule-CHAR-24E = { character-24.does }
rule-CHAR-25 = { character-25.does }
rule-CHAR-26D = { character-26.does }
rule-CHAR-26E = { character-26.does }
rule-CHAR-27 = { character-27.does }
rule-CHAR-28 = { character-28.does }
rule-CHAR-29D = { character-29.does }
rule-CHAR-29E = { character-29.does }
rule-CHAR-30 = { character-30.does }

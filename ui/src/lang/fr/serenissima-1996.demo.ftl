# Ce que la démonstration explique, pas à pas.

demo-goal = Bienvenue ! Vous êtes Anna, de Venise ; Bruno joue Gênes. Le joueur qui a le plus de points de richesse après la dernière manche gagne. C’est la dernière. Vous pouvez partir à tout moment : la démonstration vous attend.
demo-bid = À chaque manche, tous misent en secret pour l’ordre du tour, et tous paient. Découvrez votre mise, montez-la à 100 et confirmez. Bruno mise aussi.
demo-place = Vous avez misé davantage, vous choisissez donc en premier : prenez la place 1.
demo-phases = Une manche a six phases, l’une après l’autre : ordre, commerce, navigation, combats, débarquements, ventes. Dans chacune, tous jouent dans cet ordre.
demo-buy = D’abord le commerce. Votre galère est à Venise, qui fournit du tissu : achetez-en une pièce pour 100 ducats.
demo-hire = Un port peut engager par manche autant de marins qu’il y a de marchandises dans son entrepôt. Engagez-en un pour la garnison.
demo-build = Avec du bois et du fer, un port construit une galère pour 500 ducats, en engageant son premier marin. Construisez-en une.
demo-done = Vous avez fini de commercer : touchez le grand bouton.
demo-rival = C’est à Bruno, et sa galère est aussi dans votre port. Touchez « Suivant » : il veut deux pièces de votre tissu.
demo-price = Dans votre port, il achète chez vous. Vous dites un prix par pièce, de 100 à 300 ducats : demandez 300.
demo-counter = Il peut faire une contre-offre : 200 ducats. Acceptez-la.
demo-sail = La navigation maintenant : une galère avance d’autant de zones qu’elle a de marins. Menez la galère 1 à Durazzo : touchez sa zone sur la carte.
demo-leave = En chemin, à Ragusa, vous rencontrez la galère de Bruno. Pour continuer, il faut qu’il accorde le passage. Touchez « Suivant » : il l’accorde.
demo-moved = Vos autres galères restent où elles sont. Terminez vos déplacements ; Bruno ne bouge pas non plus.
demo-attack = À Ragusa, votre galère 2 rencontre celle de Bruno. Chaque camp lance un dé, ajoute ses marins et divise par trois : autant de marins adverses meurent. Attaquez-la.
demo-board = Son seul marin est mort : vous pouvez capturer la galère. Envoyez-y un marin, et elle est à vous, avec son or.
demo-prize = Ses marchandises restent à bord. Touchez « Terminé ».
demo-fought = Personne d’autre ne combat. Terminez vos combats.
demo-land = Une galère peut débarquer dans un port sans garnison : il est alors à vous. Débarquez un marin à Durazzo.
demo-landed = Durazzo est à vous et compte un point de richesse, deux quand son entrepôt est plein. Terminez vos débarquements.
demo-sell = Enfin les ventes : un port achète ce qu’il ne fournit ni ne stocke. La banque paie 100 ducats multipliés par le nombre de la case libre la plus basse. Vendez le tissu.
demo-sold = Terminez vos ventes. Si vous tenez votre propre ville principale, vous recevez encore 300 ducats.
demo-wealth = On compte la richesse : votre ville principale 10, les ports, et un point par 500 ducats entiers. Vous avez gagné !
demo-end = Voilà le jeu : miser, commercer, naviguer, combattre, débarquer et vendre, manche après manche. Bonne partie !

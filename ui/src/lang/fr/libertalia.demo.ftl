# Ce que la démonstration explique, pas à pas.

demo-goal = Bienvenue ! Vous êtes Anna ; Bruno et Chiara jouent contre vous. Le joueur qui a le plus de points après trois campagnes gagne. Vous pouvez partir à tout moment : la démonstration vous attend.
demo-days = Une campagne a six jours, et chaque jour son butin. Voici le cinquième : un bijou, une marchandise, un sabre et une relique maudite.
demo-hand = Tout le monde a reçu les mêmes personnages. Il vous en reste cinq ; ce qui reste aux autres peut se déduire.
demo-choose = À l’aube, chacun choisit en secret un personnage. Découvrez votre main, puis choisissez le Cuisinier, rang 18. Les autres choisissent aussi.
demo-ship = Tous sont montrés à la fois et se rangent sur le navire. Le jour, leurs capacités agissent, du plus petit rang au plus grand.
demo-beggar = Le Mendiant de Bruno est passé en premier : le joueur qui a le personnage de plus haut rang lui paie 3 doublons. C’était vous.
demo-gunner = Le Canonnier de Chiara défausse un personnage de n’importe quel repaire. Touchez « Suivant » : il touche le Bosco de Bruno.
demo-dusk = Au crépuscule, on partage le butin, et le plus haut rang se sert en premier. C’est votre Cuisinier : prenez le bijou, il vaut 3.
demo-cook = Le Cuisinier prend un jeton de plus : le sabre.
demo-saber = Un sabre agit aussitôt : il défausse un personnage du repaire d’un voisin. Choisissez l’Armurier de Chiara.
demo-rest = Touchez « Suivant » : Chiara prend la marchandise. À Bruno, le plus bas rang, il reste la relique maudite, qui coûte 3 points.
demo-night = La nuit, des capacités agissent dans tous les repaires, chaque nuit de nouveau : votre Tavernier gagne un doublon. Puis commence le jour suivant.
demo-last = C’est le dernier jour. Découvrez votre main et choisissez le Bosco, rang 19.
demo-bosun = Votre Bosco a gagné 2 doublons pour chaque personnage de rang inférieur de votre repaire. Bruno et Chiara ont choisi tous deux le Second : à rang égal l’influence décide, et celle de Chiara est plus forte.
demo-officer = Touchez « Suivant » : Chiara prend le coffre, Bruno la carte au trésor. Il vous reste l’officier espagnol : il vous coûte le Bosco.
demo-raid = La campagne est finie, les dernières capacités ont agi. Comptent alors les doublons et le butin : un coffre 5, un bijou 3, une marchandise 1, trois cartes au trésor 12.
demo-next = Les repaires sont vidés. Les cartes en main restent, et six nouvelles arrivent pour tous. Commencez la campagne suivante.
demo-end = Voilà le jeu : six jours de l’aube à la nuit, trois fois. Le joueur qui a le plus de points gagne. Bonne partie !

# Ce que la démonstration explique, pas à pas.

demo-goal = Bienvenue ! Vous êtes Anna. Menez le Doge dans votre palais, les deux dernières cases de votre côté, et vous gagnez la manche. Deux manches gagnées donnent la partie. Vous pouvez partir à tout moment : la démonstration vous attend.
demo-pawns = Le Doge se tient toujours entre les deux Gardes et ne peut pas les sauter.
demo-others = Le Marchand et l’Arlequin vont où ils veulent, devant tous et sur toute case.
demo-hand = Vous tenez huit cartes en main, à l’abri du regard de Bruno. Vous les jouez sur la table et touchez ici ce que vous avez joué. Dans cette démonstration, nous vous disons ce que vous avez.
demo-guard = D’abord, faites place au Doge. Vous avez une carte Garde d’un point : touchez-la, puis la place du Garde de votre côté, une case plus près de vous.
demo-again = À votre tour, vous jouez autant de cartes que vous voulez, mais toutes d’un même type. Encore une carte Garde : avancez le même Garde de deux cases.
demo-favourite = À la fin de chaque tour, la Favorite bouge. Chacun compte les Gardes, le Marchand et l’Arlequin dans son palais : votre Marchand y est, elle vient donc d’une case vers vous. Dans un palais, elle aussi gagne la manche.
demo-turn = Touchez le grand bouton : votre tour est fini. Vous piochez de nouveau jusqu’à huit cartes.
demo-rival = À Bruno de jouer. Touchez « Suivant » : il mène le Doge d’une case vers lui.
demo-masquerade = L’Arlequin se tient entre vous et le Doge. C’est une mascarade : vos cartes Arlequin peuvent maintenant déplacer le Doge, les Gardes ou le Marchand.
demo-mask = Jouez votre carte Arlequin de trois points pour le Doge : touchez-la, puis la place du Doge, trois cases plus près de vous.
demo-done = Bien joué. Finissez votre tour ; la Favorite se rapproche encore.
demo-merchant = Touchez « Suivant » : Bruno tire votre Marchand hors de votre palais. La Favorite ne bouge plus.
demo-guild = Au lieu de jouer des cartes, vous pouvez user de la parole de la guilde : elle appelle le Doge ou un Garde auprès du Marchand. Appelez le Doge : il vient sur la case 5.
demo-answer = C’était un tour entier. Touchez « Suivant » : Bruno ramène le Doge d’une case.
demo-procession = Deux cartes Doge jouées ensemble forment un cortège : le Doge et les deux Gardes avancent d’une case. Touchez la carte Doge, puis la flèche vers vous.
demo-pair = Vous en avez encore deux. Jouez le cortège une fois de plus.
demo-home = La voie est libre. Une seule carte Doge le mène au palais : jouez-la vers vous.
demo-won = Le Doge est dans votre palais : la manche est aussitôt à vous.
demo-match = À la manche suivante, le Marchand et l’Arlequin changent de main. Touchez « Suivant » pour la mettre en place.
demo-end = Voilà le jeu : un seul type de cartes par tour, ou une nouvelle main, ou la parole de la guilde. Deux manches gagnées donnent la partie. Bonne partie !

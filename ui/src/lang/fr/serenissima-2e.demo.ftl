# Ce que la démonstration explique, pas à pas.

demo-goal = Bienvenue ! Vous êtes Anna, en rouge ; Bruno est en bleu. Le joueur qui a le plus de ducats après le troisième décompte gagne. Vous pouvez partir à tout moment : la démonstration vous attend.
demo-track = Le pion blanc sur la piste de tours montre où en est la partie. Sur chaque case marquée a lieu un décompte. Le prochain n’est qu’à une case.
demo-wheel = Les galères jouent dans l’ordre de leurs numéros. Le pion noir est sur le 3 : c’est à votre galère 3.
demo-hull = Une galère a cinq emplacements, pour les marins et les marchandises. Les marins la rendent rapide et forte ; les marchandises se vendent.
demo-load = On charge d’abord. Votre port vous donne un cube de ce qu’il produit. Touchez le bois pour le charger.
demo-sailor = Une galère avance d’une zone par marin. Touchez le marin pour en prendre un dans la garnison : deux zones seront à portée.
demo-sail = Naviguez maintenant : touchez la zone de Corfu sur la carte. Ce qui brille est à portée.
demo-value = Corfu est à Bruno, et vous pouvez tout de même y vendre. La prochaine case libre de l’entrepôt indique le prix. Ce qui s’y trouve déjà ne peut plus y être vendu.
demo-sell = Vendez le bois : la banque vous paie, et le cube remplit une case de l’entrepôt.
demo-pieces = Après chaque coup, cette ligne dit que faire des pièces sur le vrai plateau. Des ducats aussi.
demo-next = Votre galère a fini. Touchez le grand bouton : le pion noir passe au numéro suivant.
demo-rival = C’est à Bruno, avec la galère 5. Touchez « Suivant » pour voir : il charge de la pierre et veut passer devant votre galère 8.
demo-blockade = Là où vous avez une galère assez forte, vous pouvez arrêter les autres : c’est un blocus. Laissez-le passer cette fois. Il vend sa pierre à Sicilia, et il a fini.
demo-capture = Votre galère 6 est à Tunis, qui n’est à personne. Ouvrez « Port » et débarquez un marin : le port est désormais à vous.
demo-attack = La galère 8 rencontre la galère 10 de Bruno. Ouvrez « Combattre » : les chances sont montrées avant que vous décidiez. Attaquez-la.
demo-round = Chaque camp lance un dé par marin ; chaque crâne tue un marin adverse. Chacun en a perdu un. Continuez le combat.
demo-loot = La galère de Bruno a coulé. Ce qu’elle portait est à vous s’il y a de la place : prenez la pierre.
demo-done = Bien combattu. Laissez jouer la galère suivante.
demo-invest = Au lieu de charger et de naviguer, une galère peut investir. Ouvrez « Investir » et engagez un marin pour la galère 12.
demo-galley = Achetez aussi une galère : touchez « Acheter une galère », puis le bouton qui indique le prix.
demo-turn = La galère 12 a fini, et c’est la dernière de la roue. Terminez son investissement.
demo-doge = Quand toutes les galères ont joué, on retourne une carte Doge. Ses sabliers font avancer le pion blanc. Touchez « Suivant » pour la retourner.
demo-scoring = Le pion a atteint un décompte. Chaque port paie à son propriétaire les cubes de son entrepôt : un entrepôt plein rapporte 20 ducats.
demo-special = Avec moins de deux galères, on peut maintenant en acheter. Bruno n’en veut pas. Puis commence le tour suivant.
demo-end = Voilà le jeu : charger, naviguer, vendre ou combattre ; prendre des ports et les remplir. Au troisième décompte, le joueur qui a le plus de ducats gagne. Bonne partie !

web-take-over = Continuer ici
web-hosts-not = Dans la version navigateur, les téléphones ne peuvent pas se connecter.
web-hosts-ways = Faites passer cette tablette, ou enregistrez la partie dans un fichier et importez-le dans Bucintoro sur un ordinateur ou une tablette : là, les téléphones peuvent entrer.
web-forgets = Ce navigateur peut effacer vos parties quand la place lui manque. Installez la page, ou enregistrez une sauvegarde de temps en temps.
web-takes-not = La version navigateur ne peut pas reprendre une partie d’un autre appareil.
web-takes-ways = Enregistrez-y la partie dans un fichier, puis importez-le ici.
web-newer = Une version plus récente de Bucintoro est prête.
web-update = Mettre à jour

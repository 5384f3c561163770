web-take-over = Continuer ici
web-hosts-not = Une page dans un navigateur ne peut pas laisser entrer des téléphones.
web-hosts-ways = Faites passer cette tablette, ou enregistrez la table dans un fichier et importez-le dans Bucintoro sur un ordinateur ou une tablette : là, les téléphones peuvent entrer.
web-forgets = Ce navigateur peut effacer vos tables quand la place lui manque. Installez la page, ou enregistrez une sauvegarde de temps en temps.
web-takes-not = Une page dans un navigateur ne peut pas aller chercher une table sur un autre appareil.
web-takes-ways = Enregistrez-y la table dans un fichier, puis importez-le ici.
web-newer = Une version plus récente de Bucintoro est prête.
web-update = Mettre à jour

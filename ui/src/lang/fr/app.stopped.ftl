# Les services de l’application qui se sont arrêtés et redémarrent tout seuls.

stopped-listener = Les téléphones ne peuvent pas se connecter pour le moment : le service réseau s’est arrêté. Il redémarre tout seul.
stopped-addresses = Les changements de réseau ne sont pas détectés pour le moment : les codes montrent peut-être une ancienne adresse. Le service redémarre tout seul.
stopped-backups = Les sauvegardes quotidiennes se sont arrêtées. Elles reprennent toutes seules.
stopped-game = La partie continue ici.

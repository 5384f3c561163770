# Whoever hosts a table, takes one over, or leaves one.

host-note = Chacun peut se joindre à la partie avec un téléphone, par ce réseau : voir sa bourse et sa main, agir à son tour, répondre quand on le lui demande. Pas de compte, rien à installer. Personne n’entre de l’extérieur de ce réseau.
host-other = { $phones ->
        [0] Une autre table est ouverte aux téléphones.
        [one] Une autre table est ouverte aux téléphones ; un téléphone y est connecté.
       *[other] Une autre table est ouverte aux téléphones ; { $phones } y sont connectés.
    }
host-other-go = Aller à cette table-là
host-other-open = Ouvrir cette table à la place
host-other-note = Les téléphones suivent : chacun à la place du même nom, les autres regardent jusqu’à ce que vous leur en donniez une.
host-start = Ouvrir cette table aux téléphones
host-asks = { $name } demande à entrer. À quelle place ?
host-decline = Pas maintenant
host-ways = Accès
host-door = Sans code
host-seat-note = { $name } scanne ceci avec l’appareil photo du téléphone. Valable pour un téléphone ; le suivant reçoit un nouveau code.
host-spectator-note = Pour un téléviseur ou ceux qui ne font que regarder. Valable pour autant d’appareils qu’on veut ; aucun secret n’y paraît.
host-door-note = Qui ouvre cette adresse peut taper le code d’une place, ou demander à entrer.
host-open = Laisser les appareils demander
host-open-note = Vous voyez qui demande, et donnez une place ou refusez.
host-qr = Code QR : { $url }
host-type = Ou tapez l’adresse :
host-code = et le code :
host-network = Réseau
host-no-network = Cet appareil n’est sur aucun réseau : personne d’autre ne peut l’atteindre. Rejoignez un Wi-Fi ou faites de cet appareil un point d’accès : le code suivra.
host-devices = Appareils
host-nobody = Personne n’est encore là.
host-cannot = Un téléphone ne se connecte pas
host-there = est là
host-away = est absent
host-name-of = Nom de l’appareil : { $name }
host-place-of = Place : { $name }
host-mute = Lecture seule
host-mute-of = Lecture seule : { $name }
host-remove = Retirer
host-remove-of = Retirer : { $name }
host-remove-sure = Retirer { $name } ? L’appareil perd la table et ne peut pas revenir avec le code utilisé.
host-remove-yes = Oui, retirer
host-kept = { $name } avait un téléphone. L’écran de table ne montre pas les secrets de cette place.
host-release = Libérer la place
host-release-note = Un téléphone est absent ? L’hôte peut le retirer sur son propre écran. Cet écran pourra alors montrer sa place.
host-unnamed = appareil sans nom
host-trusting = Chacun peut agir pour tous
host-trusting-note = Le téléphone de chaque joueur peut agir pour toutes les places, corriger, et autoriser ce que les règles n’autorisent pas. Les secrets restent secrets : ce qui dépend d’une main ou d’une bourse cachée, seuls son propriétaire ou l’hôte peuvent le saisir.
host-hand-over = Passer à un autre appareil
host-hand-over-note = Sur l’autre appareil, qui a l’application, choisissez « Reprendre une table » et entrez ceci. Les téléphones suivent d’eux-mêmes.
host-stop = Fermer aux téléphones
host-stop-note = Tous les téléphones perdent la table.
host-stop-yes = Déconnecter tous les téléphones
own-title = Ceci est la page de l’hôte
own-note = Elle s’ouvre à l’adresse que Bucintoro a affichée au démarrage. Ouvrez cette adresse, ou collez-la ici ; ensuite ce navigateur, et l’application installée depuis lui, entrent d’eux-mêmes.
own-address = Adresse affichée
own-open = Ouvrir
own-wrong = Ce n’est pas l’adresse actuelle. Prenez la dernière affichée.
own-guests = Les téléphones entrent autrement : avec le code que montre l’hôte.
left-note = { $devices ->
    [one] Un téléphone était à cette table quand Bucintoro s’est arrêté. Il revient de lui-même dès que la table est rouverte.
   *[other] { $devices } téléphones étaient à cette table quand Bucintoro s’est arrêté. Ils reviennent d’eux-mêmes dès que la table est rouverte.
}
left-open = Rouvrir aux téléphones
left-no = La laisser fermée
own-backup = Cette sauvegarde est-elle la vôtre ?
own-backup-note = { $devices ->
    [one] Elle nomme un téléphone admis ce soir à une table. Si la sauvegarde est la vôtre, ce téléphone peut revenir de lui-même ; dans celle de quelqu’un d’autre, ce pourrait être celui de n’importe qui.
   *[other] Elle nomme { $devices } téléphones admis ce soir à des tables. Si la sauvegarde est la vôtre, ces téléphones peuvent revenir d’eux-mêmes ; dans celle de quelqu’un d’autre, ce pourraient être ceux de n’importe qui.
}
own-backup-yes = C’est la mienne : laisser entrer
take-title = Reprendre une table
take-note = Sur l’appareil qui héberge la table, choisissez « Téléphones à la table », « Passer à un autre appareil ». Scannez le code, ou entrez le lien ou l’adresse et le code qu’il montre. La table continue ici avec tous ses téléphones.
take-scan = Scanner le code
take-unread = Aucun code trouvé sur l’image. Tenez l’appareil droit et près, ou tapez le lien.
take-link = Lien, ou adresse et code
take-yes = Reprendre
take-busy = Reprise en cours…
take-live = Scanner avec la caméra
take-looking = Ce que voit la caméra
take-blind = La caméra n’est pas disponible ici. Photographiez le code, ou tapez le lien.
host-gone = Cette table continue sur un autre appareil, à l’adresse { $to }. Rien ne peut être saisi ici.
host-take-back = Continuer ici malgré tout
host-take-back-note = La table continue peut-être à l’adresse { $to }. Si vous continuez aussi ici, il y en aura deux : ce qui est saisi là-bas n’arrivera pas ici, et rien ne les réunira. Les téléphones restent avec l’autre appareil. Ne le faites que si l’autre appareil ne reviendra plus.
host-take-back-yes = Continuer ici
host-followed = { $here ->
    [0] Tous les téléphones ont suivi.
    [one] Un téléphone est encore ici.
   *[other] { $here } téléphones sont encore ici.
} Les retardataires sont redirigés tant que vous ne fermez pas la table aux téléphones.
problem-nameless = Il faut un nom : saisissez-en un.
problem-hosts_another = Une autre table est ouverte aux téléphones. Fermez-la d’abord aux téléphones.
problem-no_network = Le réseau local est injoignable : { $detail }
problem-not_handed_over = { $why ->
    [link] Ce n’est ni le lien d’une transmission, ni une adresse et un code.
    [code] Ce code n’est pas bon, ou a déjà servi. L’autre appareil montre le bon sous « Passer à un autre appareil ».
    [busy] Trop d’essais. Attendez une minute, puis réessayez.
    [silent] L’autre appareil ne répond pas. Les deux doivent être sur le même réseau, et le code encore affiché là-bas. { $detail }
   *[other] L’autre appareil a répondu autre chose qu’une transmission ; il a peut-être une autre version. { $detail }
}
unopened-second-app = Bucintoro est déjà ouvert sur cet appareil. Continuez-y, ou fermez-le et réessayez.
unopened-newer = Une version plus récente de Bucintoro a enregistré vos tables. Mettez celle-ci à jour pour les ouvrir.
unopened-disk-full = La mémoire de cet appareil est pleine. Libérez un peu de place, puis réessayez.
unopened-unusable = L’endroit où sont gardées vos tables est inutilisable.
unopened-unloaded = Une partie de Bucintoro n’a pas pu être chargée. Vérifiez la connexion, ou rechargez la page.
unopened-note = Vos tables sont restées telles quelles : rien n’a été modifié.
unopened-again = Réessayer
host-front = Les téléphones n’atteignent cette table que tant que l’application est au premier plan. Si vous passez à une autre ou verrouillez l’écran, ils attendent et reviennent d’eux-mêmes.
host-behind = Tant que l’application n’était pas au premier plan, les téléphones ne pouvaient pas atteindre la table. Ils reviennent d’eux-mêmes.

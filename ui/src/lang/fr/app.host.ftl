# Whoever hosts a table, takes one over, or leaves one.

host-note = Jouez avec un téléphone sur ce réseau. Sans application, sans compte.
host-other = { $phones ->
        [0] Une autre partie est ouverte aux téléphones.
        [one] Un téléphone est connecté à une autre partie.
       *[other] { $phones } téléphones sont connectés à une autre partie.
    }
host-other-go = Aller à cette autre partie
host-other-open = Connecter les téléphones à cette partie
host-other-note = Les téléphones suivent : chacun à la place du même nom, les autres regardent jusqu’à ce que vous leur en donniez une.
host-start = Laisser les téléphones se connecter
host-asks = { $name } demande à entrer. À quelle place ?
host-decline = Pas maintenant
host-ways = Accès
host-door = Sans code
host-seat-note = { $name } scanne ceci avec son téléphone. Un téléphone par code.
host-spectator-note = Pour téléviseurs et spectateurs. Rien de secret.
host-door-note = Toute personne qui ouvre cette adresse peut saisir le code d’une place ou demander à entrer.
host-open = Laisser les appareils demander
host-open-note = Vous voyez qui demande, et donnez une place ou refusez.
host-qr = Code QR : { $url }
host-type = Ou tapez l’adresse :
host-code = et le code :
host-network = Réseau
host-no-network = Cet appareil n’est sur aucun réseau : personne d’autre ne peut l’atteindre. Rejoignez un Wi-Fi ou faites de cet appareil un point d’accès : le code apparaîtra en quelques secondes.
host-devices = Appareils
host-nobody = Personne n’est encore là.
host-cannot = Un téléphone ne se connecte pas
host-there = connecté
host-away = déconnecté
host-name-of = Nom de l’appareil : { $name }
host-place-of = Place : { $name }
host-mute = Lecture seule
host-mute-of = Lecture seule : { $name }
host-remove = Retirer
host-remove-of = Retirer : { $name }
host-remove-sure = Retirer { $name } ? L’appareil sera déconnecté et ne pourra pas revenir avec le même code.
host-remove-yes = Oui, retirer
host-kept = { $name } avait un téléphone. L’écran de table ne montre pas les secrets de cette place.
host-release = Libérer la place
host-release-note = Un téléphone est absent ? L’hôte peut le retirer sur son propre écran. Cet écran pourra alors montrer sa place.
host-unnamed = appareil sans nom
host-trusting = Chacun peut agir pour tous
host-trusting-note = Chaque téléphone peut agir, corriger et autoriser pour toutes les places. Mains et bourses cachées restent à leurs propriétaires.
host-hand-over = Passer à un autre appareil
host-hand-over-note = Dans l’application de l’autre appareil, choisissez « Plus », « Reprendre une partie », et saisissez ceci. Les téléphones suivent automatiquement.
host-stop = Déconnecter les téléphones
host-stop-note = Tous les téléphones seront déconnectés.
host-stop-yes = Déconnecter tous les téléphones
own-title = Ceci est la page de l’hôte
own-note = Ouvrez l’adresse que Bucintoro a affichée au démarrage, ou collez-la ici. Ensuite, ce navigateur se connectera automatiquement.
own-address = Adresse affichée
own-open = Ouvrir
own-wrong = Ce n’est pas l’adresse actuelle. Prenez la dernière affichée.
own-guests = Les téléphones entrent autrement : avec le code que montre l’hôte.
left-note = { $devices ->
    [one] Un téléphone était connecté quand Bucintoro s’est arrêté. Il se reconnecte dès que vous laissez les téléphones se connecter.
   *[other] { $devices } téléphones étaient connectés quand Bucintoro s’est arrêté. Ils se reconnectent dès que vous laissez les téléphones se connecter.
}
left-open = Laisser les téléphones revenir
left-no = Ne pas les laisser revenir
own-backup = Cette sauvegarde est-elle la vôtre ?
own-backup-note = { $devices ->
    [one] Cette sauvegarde contient un téléphone admis ce soir. Si c’est la vôtre, il peut se reconnecter. Dans celle de quelqu’un d’autre, il pourrait être à n’importe qui.
   *[other] Cette sauvegarde contient { $devices } téléphones admis ce soir. Si c’est la vôtre, ils peuvent se reconnecter. Dans celle de quelqu’un d’autre, ils pourraient être à n’importe qui.
}
own-backup-yes = C’est la mienne : laisser entrer
take-title = Reprendre une partie
take-note = Sur l’appareil qui héberge la partie, choisissez « Téléphones à la table », « Passer à un autre appareil ». Scannez le code, ou saisissez le lien. La partie et ses téléphones continuent ici.
take-scan = Scanner le code
take-unread = Aucun code trouvé sur l’image. Tenez l’appareil droit et près, ou tapez le lien.
take-link = Lien, ou adresse et code
take-yes = Reprendre ici
take-busy = Reprise en cours…
take-live = Scanner avec la caméra
take-looking = Ce que voit la caméra
take-blind = La caméra n’est pas disponible ici. Photographiez le code, ou tapez le lien.
host-gone = Cette partie continue sur un autre appareil, à l’adresse { $to }. Rien ne peut être saisi ici.
host-take-back = Continuer ici malgré tout
host-take-back-note = La partie continue peut-être à l’adresse { $to }. Si vous continuez aussi ici, il y aura deux parties que rien ne réunira. Les téléphones restent avec l’autre appareil. Ne le faites que si l’autre appareil ne reviendra plus.
host-take-back-yes = Continuer ici
host-followed = { $here ->
    [0] Tous les téléphones ont suivi.
    [one] Un téléphone est encore ici.
   *[other] { $here } téléphones sont encore ici.
} Les retardataires sont redirigés jusqu’à ce que vous déconnectiez les téléphones.
problem-nameless = Il faut un nom : saisissez-en un.
problem-hosts_another = Des téléphones sont connectés à une autre partie. Déconnectez-les d’abord.
problem-no_network = Le réseau est injoignable : { $detail }
problem-not_handed_over = { $why ->
    [link] Ce n’est ni un lien, ni une adresse avec son code.
    [code] Ce code n’est pas bon, ou a déjà servi. L’autre appareil montre le bon sous « Passer à un autre appareil ».
    [busy] Trop d’essais. Attendez une minute, puis réessayez.
    [silent] L’autre appareil ne répond pas. Les deux doivent être sur le même réseau, et le code encore affiché là-bas. { $detail }
   *[other] La réponse de l’autre appareil est incompréhensible ; il a peut-être une autre version. { $detail }
}
unopened-second-app = Bucintoro est déjà ouvert sur cet appareil. Continuez-y, ou fermez-le et réessayez.
unopened-newer = Vos parties ont été enregistrées par une version plus récente de Bucintoro. Mettez celle-ci à jour pour les ouvrir.
unopened-disk-full = La mémoire de cet appareil est pleine. Libérez un peu de place, puis réessayez.
unopened-unusable = L’endroit où sont gardées vos parties est inutilisable.
unopened-unloaded = Une partie de Bucintoro n’a pas pu être chargée. Vérifiez la connexion, ou rechargez la page.
unopened-note = Vos parties n’ont pas été modifiées.
unopened-again = Réessayer
host-front = Les téléphones n’atteignent cette partie que si l’application est au premier plan. Si vous changez d’application ou verrouillez l’écran, ils attendent, puis se reconnectent.
host-behind = L’application était en arrière-plan : les téléphones ont été déconnectés. Ils se reconnectent.

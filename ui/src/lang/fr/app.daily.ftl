# Les sauvegardes que l’application fait d’elle-même.

daily-title = Sauvegardes quotidiennes
daily-note = Une fois par jour, si quelque chose a changé, l’application enregistre toutes les parties, les plateaux et les réglages dans un fichier. Les 14 derniers sont conservés.
daily-same-disk = Ce dossier se trouve sur le même disque que les parties. Un dossier sur une clé USB ou sur un autre disque survit même à une panne de ce disque.
daily-secrets = Les fichiers contiennent tout, y compris les cartes et l’argent cachés. Choisissez un dossier que vous seul pouvez ouvrir.
daily-choose = Choisir un dossier
daily-usual = Revenir au dossier de l’application
daily-folder = Dossier des sauvegardes quotidiennes
daily-keep = Utiliser ce dossier
daily-failed = La sauvegarde quotidienne a échoué.
daily-again = Réessayer
daily-empty = Aucune sauvegarde pour l’instant. La première suivra dans l’heure, dès qu’une partie aura commencé.
daily-earlier = Sauvegardes précédentes ({ $count })
daily-tables = { $tables ->
        [one] { $tables } partie
       *[other] { $tables } parties
    }
daily-other = d’un autre appareil
daily-restore = Restaurer
daily-restore-title = Restaurer la sauvegarde du { $day }
daily-restore-note = Ce qui manque ici revient de cette sauvegarde. Ce qui est déjà là reste tel quel.
problem-folder = { $why ->
        [relative] Ce n’est pas un chemin complet. Saisissez-le depuis la racine.
        [gone] Le dossier est introuvable. Branchez le disque ou choisissez un autre dossier.
        [full] Il n’y a plus de place dans le dossier. Libérez de la place ou choisissez un autre dossier.
        [closed] L’application ne peut pas écrire dans le dossier. Autorisez-la ou choisissez un autre dossier.
       *[unusable] Le dossier est inutilisable : { $detail }
    }

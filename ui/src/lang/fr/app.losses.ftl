loss-title = Une partie des données enregistrées est endommagée
loss-read = J’ai lu
loss-table = Partie { $table }
loss-files = { $files ->
        [one] Un fichier a été mis de côté
       *[other] { $files } fichiers ont été mis de côté
    }
loss-set_aside = La ligne { $line } du journal était endommagée ({ $fault }). Tout ce qui précède est là ; le reste a été mis de côté dans { $file }. Vérifiez les derniers coups sur la table.
loss-lost_tail = Le journal s’arrête à l’entrée { $last }, mais l’entrée { $known } avait été enregistrée. Vérifiez les derniers coups sur la table.
loss-replaced = L’entrée { $entry } n’est pas celle qui avait été enregistrée : une copie plus ancienne des données a peut-être été remise en place. Vérifiez les derniers coups sur la table.
loss-seed = La graine des tirages de l’application est perdue ou modifiée. Dès le prochain coup, une nouvelle prend le relais ; les tirages précédents ne sont plus vérifiables.
loss-unopened = La partie ne peut pas s’ouvrir ({ $fault }). Restaurez-la depuis une sauvegarde ou un export.
loss-missing = La partie entière est perdue ; l’entrée { $known } avait été enregistrée. Restaurez-la depuis une sauvegarde ou un export.
loss-database = Les données de l’application étaient endommagées et ont été reconstruites : { $lines ->
        [one] { $lines } ligne
       *[other] { $lines } lignes
    }, { $tables ->
        [one] { $tables } partie
       *[other] { $tables } parties
    }. { $lost ->
        [0] { $broken ->
            [0] À notre connaissance, aucune ligne enregistrée ne manque.
           *[other] {""}
        }
        [one] { $lost } ligne enregistrée n’a pas pu être récupérée.
       *[other] { $lost } lignes enregistrées n’ont pas pu être récupérées.
    } { $broken ->
        [0] {""}
        [one] 1 section n’a pas pu être lue en entier ; vérifiez que parties, plateaux, noms et réglages sont là.
       *[other] { $broken } sections n’ont pas pu être lues en entier ; vérifiez que parties, plateaux, noms et réglages sont là.
    } { $file ->
        [none] {""}
       *[other] Le fichier endommagé est gardé sous { $file }.
    } { $backup ->
        [none] {""}
       *[other] Ce qui manquait a été repris de la sauvegarde du { $backup }.
    }
loss-restored = Les données de la partie étaient endommagées. { $lines ->
        [0] Ses graines, son nom et ses appareils ont été récupérés de la copie texte.
        [one] { $lines } ligne a été récupérée de la copie texte. Rien n’est perdu.
       *[other] { $lines } lignes ont été récupérées de la copie texte. Rien n’est perdu.
    }
loss-mirror = La copie texte de cette partie était endommagée ou différente des données. Les données font foi et une nouvelle copie est écrite. L’ancienne est gardée sous { $file }.
loss-unmirrored = Les copies texte des parties ne peuvent pas être écrites. { $why ->
        [full] Le disque est plein : faites de la place.
        [closed] L’application n’a pas le droit d’écrire dans le dossier « tables » de ses données : donnez-lui ce droit.
        [gone] Le dossier « tables » manque dans les données de l’application.
       *[unusable] Le dossier « tables » des données de l’application est inutilisable.
    } Vous pouvez continuer à jouer ; les copies seront écrites dès que possible.
loss-unknown = Quelque chose a été perdu ici, sans qu’on puisse dire quoi. Si la partie a continué sur un autre appareil, ne la reprenez pas ici.

draws-none = L’application n’a rien tiré au sort dans cette partie.
draws-all = { $draws ->
        [one] { $draws } tirage sur { $draws } confirmé.
       *[other] { $draws } tirages sur { $draws } confirmés.
    }
draws-some = { $draws ->
        [one] Le tirage n’est pas confirmé : sa graine n’est pas connue ici.
       *[other] Tirages confirmés : { $confirmed } sur { $draws }. La graine des autres n’est pas connue ici.
    }
draws-wrong = { $wrong ->
        [one] { $wrong } tirage n’est pas celui que donne sa graine.
       *[other] { $wrong } tirages ne sont pas ceux que donnent leurs graines.
    }
draws-what = Un tirage confirmé était fixé avant d’être fait. Cela ne prouve pas que l’hôte n’a joué que cette partie.
draws-field = Graines de l’appareil de l’hôte
draws-field-note = Elles ne sont pas enregistrées.
draws-send = Vérifier
draws-not-seed = Une graine a 64 caractères : des chiffres et les lettres de a à f.
draws-unmatched = Aucun engagement de ce journal ne correspond à cette graine.
draws-reveal = Montrer la graine
draws-reveal-note = Désormais, les tirages viennent d’une nouvelle graine.
draws-dice-app = Dés lancés par l’application
draws-dice-table = Dés saisis à la main
draws-thrown = { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
draws-likely = { $percent ->
        [0] Avec des dés équitables, moins de 1 % des parties sont au moins aussi inégales.
       *[other] Avec des dés équitables, { $percent } % des parties sont au moins aussi inégales.
    }
draws-few = Avec si peu de dés, ce calcul est approximatif.
draws-unstated = { $throws ->
        [one] { $throws } lancer n’est pas compté : une version antérieure n’a pas noté les dés.
       *[other] { $throws } lancers ne sont pas comptés : une version antérieure n’a pas noté les dés.
    }
draws-expected = Pointillés : valeur attendue
draws-skull = Crâne
draws-no-skull = Sans crâne
draws-list = Tirages
draws-hidden = Le résultat n’est pas montré ici.
draws-confirmed = confirmé
draws-unknown = graine inconnue
draws-wrong-one = faux
draws-entered = saisi à la main
draws-seeds = Graines
draws-seed-start = Mise en place
draws-seed-from = À partir de l’entrée { $entry }
draws-count = { $draws ->
        [one] { $draws } tirage
       *[other] { $draws } tirages
    }
draws-given = Graine saisie ici
draws-in-use = Graine pas encore montrée
draws-missing = Graine inconnue ici
draws-seed = Graine :
draws-commitment = Engagement :
draws-rounds = Manches avec des téléphones
draws-round = Manche { $round } : { $names }. En vigueur dès le tirage { $from }.
draws-round-none = Manche { $round } : { $names }. Sans résultat.
draws-round-silent = Manche { $round } : { $names }. Sans résultat, faute de réponse de : { $silent }

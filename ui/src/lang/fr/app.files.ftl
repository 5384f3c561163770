home-imported = La partie est importée.
home-restored = Importées : { $added }. Déjà présentes : { $known }.
home-here = Cette partie est déjà présente
home-here-continues = Le fichier va plus loin, mais des appareils sont connectés à cette partie. Pour la continuer, déconnectez les téléphones et importez de nouveau.
home-here-open = Ouvrir la partie
home-here-copy = Importer comme copie
home-unsound = Une partie de ce journal est endommagée
home-unsound-text =
    { $sound ->
        [0] Jusque-là, seule la mise en place est intacte. Elle peut être importée sans le reste.
        [one] Jusque-là, une entrée est intacte. La partie peut être importée jusqu’à ce point, sans le reste.
       *[other] Jusque-là, { $sound } entrées sont intactes. La partie peut être importée jusqu’à ce point, sans le reste.
    }
home-unsound-yes =
    { $sound ->
        [0] Importer la mise en place
        [one] Importer une entrée
       *[other] Importer { $sound } entrées
    }
home-cut-title = Tout n’a pas été importé
home-cut = La partie ({ $names }) a été importée jusqu’à l’entrée { $kept } sur { $of }.
home-cut-lost = Une partie n’a pas pu être importée (entrées : { $of }).
home-cut-board = Le plateau « { $board } » n’a pas pu être importé.

# La légende de la carte.

key-open = Ligne pointillée : les galères passent ici
key-shoal = Barre hachurée : pas de passage
key-strait = Route pointillée : un pas d’une zone à l’autre, sans qu’elles se touchent
key-unsure = Ligne tiretée : personne n’a vérifié les voisines d’une zone ici ; depuis elle, toute zone peut être la suivante
key-steps = À combien de pas
key-risk = Anneau tireté : le passage sera demandé en route
key-owner = Propriétaire et garnison du port
key-slot = Case libre et son nombre ; « ? » si personne ne l’a lu
key-stored = Marchandise stockée
key-makes = Ce que fournit le port ; tireté si seulement supposé
key-pays = Points de richesse que le port rapporte maintenant
key-roof = Sur le toit : forteresse, ville principale, nouveau marché pour votre cargaison
key-aboard = À bord : marins, et marchandises par sorte

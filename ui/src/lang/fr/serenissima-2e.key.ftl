# The map key.

key-open = Ligne pointillée : passage libre
key-shoal = Barre hachurée : pas de passage
key-strait = Route pointillée : un pas d’une zone à l’autre, sans qu’elles se touchent
key-steps = Nombre de pas jusqu’à la zone
key-risk = Anneau en tirets : un blocus est possible en chemin
key-owner = Propriétaire et garnison du port
key-slot = Case libre et ce qu’elle rapporte
key-stored = Marchandise stockée
key-makes = Ce que le port produit ; en tirets si c’est supposé
key-pays = Ce que le port rapporterait si le décompte avait lieu maintenant
key-roof = Sur le toit : vin, fort, basilique
key-aboard = À bord : marins et marchandises de chaque sorte
key-closed = Port fermé

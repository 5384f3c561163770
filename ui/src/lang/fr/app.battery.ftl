battery-low = La batterie de cet appareil est à { $percent } %. Branchez-le, ou faites continuer la table sur un autre appareil.

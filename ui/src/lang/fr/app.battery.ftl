battery-low = La batterie de cet appareil est à { $percent } %. Branchez-le, ou passez la table à un autre appareil.

battery-low = Batterie à { $percent } %. Branchez l’appareil, ou passez la partie à un autre.
battery-plug = Batterie à { $percent } %. Branchez le chargeur.

battery-low = Batterie à { $percent } %. Branchez l’appareil, ou passez la partie à un autre.

battery-low = Der Akku dieses Geräts ist bei { $percent } %. Hängt es ans Ladegerät, oder lasst die Partie auf einem anderen Gerät weitergehen.

battery-low = Der Akku dieses Geräts ist bei { $percent } %. Hängt es ans Ladegerät, oder übergebt die Partie an ein anderes Gerät.

battery-low = Der Akku dieses Geräts ist bei { $percent } %. Häng es ans Ladegerät, oder übergib die Partie an ein anderes Gerät.
battery-plug = Akku bei { $percent } %. Schließ das Ladegerät an.

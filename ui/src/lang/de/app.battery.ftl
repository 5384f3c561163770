battery-low = Der Akku dieses Geräts ist bei { $percent } %. Schließt es an, oder lasst die Partie auf einem anderen Gerät weitergehen.

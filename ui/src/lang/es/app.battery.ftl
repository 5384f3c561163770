battery-low = Batería al { $percent } %. Conecta el dispositivo, o entrega la partida a otro.
battery-plug = Batería al { $percent } %. Conecta el cargador.

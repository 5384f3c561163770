battery-low = La batería de este dispositivo está al { $percent } %. Conéctalo a la corriente, o entrega la mesa a otro dispositivo.

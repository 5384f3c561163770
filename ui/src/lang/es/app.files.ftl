home-imported = Partida importada.
home-restored = Añadidas: { $added }. Ya estaban: { $known }.
home-here = Esta partida ya está aquí
home-here-continues = El archivo llega más lejos, pero hay dispositivos conectados a esta partida. Para continuarla, desconecta los móviles e importa otra vez.
home-here-open = Abrir la partida
home-here-copy = Importar como copia
home-unsound = Parte de este registro está dañada
home-unsound-text =
    { $sound ->
        [0] Hasta ahí solo está íntegra la preparación. Puede importarse sin el resto.
        [one] Hasta ahí hay una entrada íntegra. La partida se puede importar hasta ese punto, sin el resto.
       *[other] Hasta ahí hay { $sound } entradas íntegras. La partida se puede importar hasta ese punto, sin el resto.
    }
home-unsound-yes =
    { $sound ->
        [0] Importar la preparación
        [one] Importar una entrada
       *[other] Importar { $sound } entradas
    }
home-cut-title = No se importó todo
home-cut = La partida de { $names } se importó hasta la entrada { $kept } de { $of }.
home-cut-lost = No se pudo importar una partida (entradas: { $of }).
home-cut-board = No se pudo importar el tablero «{ $board }».

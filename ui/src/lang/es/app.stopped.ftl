# Los servicios de la aplicación que se han detenido y se reinician solos.

stopped-listener = Los móviles no pueden conectarse en este momento: el servicio de red se ha detenido. Se reinicia solo.
stopped-addresses = En este momento no se detectan los cambios de red: los códigos pueden mostrar una dirección antigua. El servicio se reinicia solo.
stopped-backups = Las copias diarias se han detenido. Se reanudan solas.
stopped-game = La partida continúa aquí.

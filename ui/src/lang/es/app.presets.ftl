# Con lo que un grupo juega siempre: las opciones de un juego y las reglas que no se aplican.
presets-title = Reglas de la casa
presets-usual = Según el reglamento
presets-here = Siempre permitido en esta partida:
presets-waive = Permitir siempre…
presets-waive-note = Las reglas marcadas se pueden incumplir; el registro lo anota.
presets-name = Nombre de estas reglas
presets-keep = Guardar para la próxima vez
presets-forget = Borrar «{ $name }»
record-waives = Desde aquí, siempre permitido: { $rules }
record-waives-none = Desde aquí vuelven a valer todas las reglas.
presets-hints = Pistas
presets-hints-note = Si un jugador lo pide, el ordenador le muestra tres planes.
presets-hints-here = En esta partida hay pistas.
record-hints-on = Desde aquí hay pistas.
record-hints-off = Desde aquí no hay pistas.

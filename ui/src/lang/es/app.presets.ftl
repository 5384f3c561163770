# Con lo que un grupo juega siempre: las opciones de un juego y las reglas que no se aplican.
presets-title = Reglas de la casa
presets-usual = Según el reglamento
presets-here = Siempre permitido en esta mesa:
presets-waive = Permitir siempre…
presets-waive-note = Una regla marcada aquí puede incumplirse en esta mesa sin preguntar. El registro dice dónde ocurrió. Lo que la caja no tiene sigue siendo imposible.
presets-name = Nombre de estas reglas
presets-keep = Guardar para la próxima vez
presets-forget = Olvidar «{ $name }»
record-waives = Desde aquí, siempre permitido: { $rules }
record-waives-none = Desde aquí, todo vuelve a seguir el reglamento.

# Cómo acabó una partida, contado a otros.
share-title = Compartir el resultado
share-won = { $count ->
    [one] Gana { $seats }
   *[other] Ganan { $seats }
}
share-level = Todos empatados
share-uncounted = Interrumpida antes de contar nada
share-when = { $day }, { $minutes } min
share-line = { $place }. { $name }: { $counts }
share-unplaced = { $name }: { $counts }
share-wide = Horizontal
share-tall = Vertical
share-save = Guardar la imagen
share-send = Compartir la imagen
share-copy = Copiar el texto
share-copied = Copiado
share-record = Guardar el registro
share-replay = Guardar la repetición
share-replay-note = La partida entera en un archivo, para cualquier navegador, también sin conexión. Contiene lo que todos podían ver, y nada más.
share-old = ¿Aún no se ve nada? Este archivo necesita un navegador de 2023 o posterior.
share-replay-failed = No se ha podido crear el archivo. Inténtalo otra vez.
share-point = { $points ->
    [one] La decisión más cara fue de { $seat }: le costó { $points } punto porcentual de probabilidad de ganar.
   *[other] La decisión más cara fue de { $seat }: le costó { $points } puntos porcentuales de probabilidad de ganar.
}
share-luck = { $points ->
    [one] Quien más suerte tuvo fue { $seat }: le dio { $points } punto porcentual más de probabilidad de ganar.
   *[other] Quien más suerte tuvo fue { $seat }: le dio { $points } puntos porcentuales más de probabilidad de ganar.
}

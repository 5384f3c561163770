# Cómo acabó una partida, contado a otros.
share-title = Compartir el resultado
share-won = { $count ->
    [one] Gana { $seats }
   *[other] Ganan { $seats }
}
share-level = Todos empatados
share-uncounted = Terminada antes de contar
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

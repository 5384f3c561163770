# Archivos para otros programas: las partidas y la próxima velada.
exports-plays = Todas las mesas en un archivo
exports-csv = Hoja de cálculo (CSV)
exports-json = Todo (JSON)
exports-bgg = BoardGameGeek (XML)
exports-bgg-note = BoardGameGeek tiene un número para cada juego. Está en la dirección de la página del juego; sin él, el archivo solo lleva el nombre.
exports-bgg-number = Número de { $game } en BoardGameGeek
exports-making = Preparando el archivo…
exports-evening = La próxima velada
exports-evening-title = Velada de juegos
exports-when = Comienza
exports-hours = Duración (horas)
exports-what = Qué
exports-where = Dónde
exports-calendar = Guardar para el calendario
exports-bg-stats = A BG Stats

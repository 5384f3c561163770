# Lo que una retransmisión y unas luces pueden tener de una mesa.
feed-title = Para una retransmisión
feed-note = Añade esta dirección como fuente de navegador en tu programa de retransmisión: jugadores, puntuación y turno, sobre fondo transparente. Solo lectura.
feed-address = Dirección para la retransmisión
feed-standings = Clasificación

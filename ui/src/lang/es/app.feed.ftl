# Lo que una retransmisión y unas luces pueden tener de una mesa.
feed-title = Para una retransmisión
feed-note = Un programa de retransmisión muestra esta dirección como página web: sobre fondo transparente, quién juega, cómo va cada cual y a quién le toca. Solo mira.
feed-address = Dirección para la retransmisión
feed-standings = Cómo va cada cual

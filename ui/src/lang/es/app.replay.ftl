# The story of a table, gone along while looking back.
replay-title = Repetición
replay-play = Reproducir
replay-pause = Pausa
replay-speed = Velocidad: { $speed }
replay-slow = Lenta
replay-usual = Normal
replay-fast = Rápida
replay-back = Volver a: { $to }
replay-on = Ir a: { $to }
replay-moment-last = Gran momento anterior
replay-moment-next = Gran momento siguiente
replay-start = Preparación
replay-end = el final
replay-at = { $at } de { $last }, { $turn }
replay-again = Volver a ver

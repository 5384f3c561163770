# The story of a table, gone along while looking back.
replay-title = Wiedergabe
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo: { $speed }
replay-slow = Langsam
replay-usual = Normal
replay-fast = Schnell
replay-back = Zurück zu: { $to }
replay-on = Weiter zu: { $to }
replay-moment-last = Vorheriger großer Moment
replay-moment-next = Nächster großer Moment
replay-start = Aufbau
replay-end = Ende
replay-at = { $at } von { $last }, { $turn }
replay-again = Noch einmal ansehen

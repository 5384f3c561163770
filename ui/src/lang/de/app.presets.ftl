# Womit eine Runde immer spielt: die Varianten eines Spiels, und Regeln, die nicht gelten.
presets-title = Hausregeln
presets-usual = Nach Spielregel
presets-here = In dieser Partie immer erlaubt:
presets-waive = Immer erlauben …
presets-waive-note = Gegen eine Regel, die hier angehakt ist, darf in dieser Partie ohne Nachfrage verstoßen werden. Das Protokoll sagt, wo es geschah. Was die Schachtel nicht hergibt, bleibt unmöglich.
presets-name = Name dieser Hausregeln
presets-keep = Fürs nächste Mal merken
presets-forget = „{ $name }“ vergessen
record-waives = Von hier an immer erlaubt: { $rules }
record-waives-none = Von hier an gilt wieder alles nach Spielregel.

# Womit eine Runde immer spielt: die Varianten eines Spiels, und Regeln, die nicht gelten.
presets-title = Hausregeln
presets-usual = Nach Spielregel
presets-here = In dieser Partie immer erlaubt:
presets-waive = Immer erlauben …
presets-waive-note = Gegen angehakte Regeln darf verstoßen werden; das Protokoll vermerkt es.
presets-name = Name dieser Hausregeln
presets-keep = Fürs nächste Mal speichern
presets-forget = „{ $name }“ löschen
record-waives = Von hier an immer erlaubt: { $rules }
record-waives-none = Von hier an gilt wieder alles nach Spielregel.
presets-hints = Tipps
presets-hints-note = Auf Wunsch zeigt der Computer drei Vorschläge.
presets-hints-here = In dieser Partie gibt es Tipps.
record-hints-on = Von hier an gibt es Tipps.
record-hints-off = Von hier an gibt es keine Tipps mehr.

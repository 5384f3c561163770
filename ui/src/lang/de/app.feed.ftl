# Was ein Stream und Lichter von einer Partie haben können.
feed-title = Für einen Stream
feed-note = Ein Streamingprogramm zeigt diese Adresse als Webseite: auf durchsichtigem Grund, wer spielt, wie es steht und wer dran ist. Die Seite schaut nur zu.
feed-address = Adresse für den Stream
feed-standings = Spielstand

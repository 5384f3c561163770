# Was ein Stream und Lichter von einer Partie haben können.
feed-title = Für einen Stream
feed-note = Trag diese Adresse im Streamingprogramm als Browserquelle ein: Spieler, Stand und wer dran ist, vor transparentem Hintergrund. Nur zum Zuschauen.
feed-address = Adresse für den Stream
feed-standings = Spielstand

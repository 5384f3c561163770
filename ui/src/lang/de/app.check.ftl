check-title = Stimmt alles auf dem Tisch?
check-note = Tippe an, was abweicht.
check-done = Alles stimmt.
check-yes = Stimmt
check-fix = Korrigieren

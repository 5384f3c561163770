check-title = Stimmt alles auf dem Tisch?
check-note = Vergleicht mit dem Tisch. Tippt jede Zeile an, die abweicht.
check-done = Alles Geprüfte stimmt.
check-yes = Stimmt
check-fix = Korrigieren

# A file for whoever mends the program.

report-title = Problem melden
report-note = Speichert eine Datei zum Mitschicken: was jeder von der Partie wissen darf, Versionen und das Log der App. Sie enthält keine Geheimnisse und keine Codes.
report-saved = Gespeichert. Schreib dazu, was du getan und was du erwartet hast.

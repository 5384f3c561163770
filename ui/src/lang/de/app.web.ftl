web-take-over = Hier weitermachen
web-hosts-not = In der Browserversion können keine Handys mitspielen.
web-hosts-ways = Reicht dieses Tablet herum, oder speichert die Partie als Datei und importiert sie in Bucintoro auf einem Computer oder Tablet: Dort können Handys mitspielen.
web-forgets = Dieser Browser kann eure Partien löschen, wenn sein Speicher knapp wird. Installiert die Seite, oder speichert ab und zu eine Sicherung.
web-takes-not = Die Browserversion kann keine Partie von einem anderen Gerät übernehmen.
web-takes-ways = Speichert die Partie dort als Datei und importiert sie hier.
web-newer = Eine neue Version von Bucintoro ist verfügbar.
web-update = Aktualisieren

web-take-over = Hier weitermachen
web-hosts-not = In der Browserversion können keine Handys mitspielen.
web-hosts-ways = Reich dieses Tablet herum, oder speichere die Partie als Datei und importiere sie in Bucintoro auf einem Computer oder Tablet: Dort können Handys mitspielen.
web-forgets = Dieser Browser kann deine Partien löschen, wenn sein Speicher knapp wird. Installiere die Seite, oder speichere ab und zu eine Sicherung.
web-takes-not = Die Browserversion kann keine Partie von einem anderen Gerät übernehmen.
web-takes-ways = Speichere die Partie dort als Datei und importiere sie hier.
web-newer = Eine neue Version von Bucintoro ist verfügbar.
web-update = Aktualisieren

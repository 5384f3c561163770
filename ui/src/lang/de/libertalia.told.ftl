# Was ein Tippen auf eine Höhle sagt.

now-title = Würde die Kampagne jetzt gewertet, ohne Fähigkeiten am Ende

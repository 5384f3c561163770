# Wozu jedes Werkzeug am Tisch dient.

tool-wheel = Das Rad zeigt, wer als Nächstes dran ist: Die Figur geht die Nummern hinauf, von Galeere zu Galeere.
tool-turns = Wie weit es bis zur nächsten Wertung ist und welche Dogenkarten noch kommen.

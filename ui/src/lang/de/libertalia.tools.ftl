# Wozu jedes Werkzeug am Tisch dient.

tool-know = Zeigt, wer welchen Charakter noch haben kann, nach allem, was alle gesehen haben.

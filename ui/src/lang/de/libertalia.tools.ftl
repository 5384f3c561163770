# Wozu jedes Werkzeug am Tisch dient.

tool-know = Zeigt, wer welchen Charakter noch haben kann, nach allem, was alle gesehen haben.
tool-ship = Das Schiff: Wer hier steht, wirkt am Tag und teilt dann die Beute darunter.
tool-den = Eine Höhle. Tippe darauf, um zu sehen, wer dort ist und was von der Beute alle sehen dürfen.

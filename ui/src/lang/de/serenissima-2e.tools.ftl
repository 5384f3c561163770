# Wozu jedes Werkzeug am Tisch dient.

tool-story = Zeigt, woher die Dukaten jedes Spielers kamen und wohin sie gingen.

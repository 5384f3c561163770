# Wozu jedes Werkzeug am Tisch dient.

tool-market = Zeigt, was jeder Hafen liefert, lagert und noch kauft.

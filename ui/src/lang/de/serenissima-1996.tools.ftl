# Wozu jedes Werkzeug am Tisch dient.

tool-market = Zeigt, was jeder Hafen liefert, lagert und noch kauft.
tool-phases = Die Runde und ihre Phasen: Die hervorgehobene wird gerade gespielt, von allen in der gezeigten Reihenfolge.

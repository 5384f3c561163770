# Wozu jedes Werkzeug am Tisch dient.

tool-hint = Prüft, ob jemand in diesem Zug gewinnen könnte, und zeigt, wie.

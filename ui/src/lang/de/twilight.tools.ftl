# Wozu jedes Werkzeug am Tisch dient.

tool-hint = Prüft, ob jemand in diesem Zug gewinnen könnte, und zeigt, wie.
tool-track = Die Leisten, wie sie auf dem Tisch liegen. Dein Palast ist an deinem Ende.

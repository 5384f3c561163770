# Wozu jedes Werkzeug am Tisch dient.

tool-hint = Sucht, ob jemand in diesem Zug gewinnen könnte, und zeigt, wie.

# A file for whoever mends the program.

report-title = Informar de un problema
report-note = Guarda un archivo para adjuntar: lo que cualquiera puede saber de la partida, las versiones y el registro técnico. No contiene secretos ni códigos.
report-saved = Guardado. Añade qué hiciste y qué esperabas.

# A file for whoever mends the program.

report-title = Signaler un problème
report-note = Enregistre un fichier à joindre : ce que chacun peut savoir de la partie, les versions et le journal technique. Il ne contient ni secret ni code.
report-saved = Enregistré. Ajoutez ce que vous avez fait et ce que vous attendiez.

# Ce avec quoi un groupe joue toujours : les options d’un jeu, et les règles qui ne s’appliquent pas.
presets-title = Règles maison
presets-usual = Règles officielles
presets-here = Toujours autorisé dans cette partie :
presets-waive = Toujours autoriser…
presets-waive-note = Les règles cochées peuvent être enfreintes ; le journal le note.
presets-name = Nom de ces règles maison
presets-keep = Enregistrer pour la prochaine fois
presets-forget = Supprimer « { $name } »
record-waives = À partir d’ici, toujours autorisé : { $rules }
record-waives-none = À partir d’ici, toutes les règles s’appliquent de nouveau.
presets-hints = Conseils
presets-hints-note = À la demande d’un joueur, l’ordinateur lui montre trois plans.
presets-hints-here = Cette partie donne des conseils.
record-hints-on = À partir d’ici, la partie donne des conseils.
record-hints-off = À partir d’ici, la partie ne donne plus de conseils.

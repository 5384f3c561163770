# Ce avec quoi un groupe joue toujours : les options d’un jeu, et les règles qui ne s’appliquent pas.
presets-title = Règles maison
presets-usual = Selon la règle
presets-here = Toujours autorisé à cette table :
presets-waive = Toujours autoriser…
presets-waive-note = Une règle cochée ici peut être enfreinte à cette table sans qu’on vous le demande. Le journal dit où cela a eu lieu. Ce que la boîte ne contient pas reste impossible.
presets-name = Nom de ces règles maison
presets-keep = Garder pour la prochaine fois
presets-forget = Oublier « { $name } »
record-waives = À partir d’ici, toujours autorisé : { $rules }
record-waives-none = À partir d’ici, tout suit de nouveau la règle.

# Plans that the computer suggests to a player.
hint-title = Conseils pour { $name }
hint-thinking = L’ordinateur évalue des plans. Cela prend quelques secondes.
hint-wins = victoires sur 100 : { $n }, ± { $error }
hint-money = argent { $amount }
hint-reason = Mieux : { $facts }.
hint-against = Moins bien : { $facts }.
hint-why-not = Pourquoi pas autre chose ?
hint-none = Il n’y a rien à décider ici.
hint-play = Jouer ce plan
hint-plan = Plan { $n }

# Plans that the computer suggests to a player.
hint-title = Pistas para { $name }
hint-thinking = El ordenador está valorando planes. Tarda unos segundos.
hint-wins = gana { $n } de cada 100, ± { $error }
hint-money = dinero { $amount }
hint-reason = Mejor: { $facts }.
hint-against = Peor: { $facts }.
hint-why-not = ¿Por qué no otra cosa?
hint-none = Aquí no hay nada que decidir.
hint-play = Jugar esto
hint-plan = Plan { $n }

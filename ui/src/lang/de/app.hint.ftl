# Plans that the computer suggests to a player.
hint-title = Tipps für { $name }
hint-thinking = Der Computer vergleicht Vorschläge. Das dauert ein paar Sekunden.
hint-wins = gewinnt { $n } von 100 Partien, ± { $error }
hint-money = Geld { $amount }
hint-reason = Besser: { $facts }.
hint-against = Schlechter: { $facts }.
hint-why-not = Warum nicht anders?
hint-none = Hier gibt es nichts zu entscheiden.
hint-play = So spielen
hint-plan = Vorschlag { $n }

# Plans that the computer suggests to a player.
hint-title = Hints for { $name }
hint-thinking = The computer is weighing plans. It takes a few seconds.
hint-wins = wins { $n } in 100, ± { $error }
hint-money = money { $amount }
hint-reason = Better: { $facts }.
hint-against = Worse: { $facts }.
hint-why-not = Why not something else?
hint-none = There is nothing to choose here.
hint-play = Play this
hint-plan = Plan { $n }

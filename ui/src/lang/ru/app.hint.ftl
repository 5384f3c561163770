# Plans that the computer suggests to a player.
hint-title = Подсказки: { $name }
hint-thinking = Компьютер взвешивает планы. Это займёт несколько секунд.
hint-wins = побед из 100: { $n }, ± { $error }
hint-money = деньги { $amount }
hint-reason = Лучше: { $facts }.
hint-against = Хуже: { $facts }.
hint-why-not = Почему не иначе?
hint-none = Здесь не из чего выбирать.
hint-play = Сыграть так
hint-plan = План { $n }

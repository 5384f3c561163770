home-delete-title = Удалить этот стол?
home-delete-text = Стол ({ $names }) исчезнет навсегда. Если он ещё пригодится, сначала сохраните его в файл.
home-delete-yes = Удалить навсегда
home-boards = Поля
home-search = Найти стол: имя или игра
home-finished = Сыгранные столы ({ $count })
home-none = Ничего не найдено.
box-for = Игроков: { $players }. Около { $minutes } минут.

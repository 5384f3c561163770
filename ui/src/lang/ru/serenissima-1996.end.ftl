# Конец игры Serenissima 1996.

count-title = Подсчёт богатства
count-done = К итогам
over-won = { $count ->
        [one] Победа: { $seats }
       *[other] Победа на всех: { $seats }
    }
over-stopped = Игра окончена
over-points = Очки богатства
over-place = { $place }.
over-sum = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
over-town = свой главный город
over-ports = порты
over-money = дукаты, одно за 500
over-again = Сыграть ещё раз

# Конец игры Serenissima 1996.

count-title = Подсчёт богатства
over-town = свой главный город
over-ports = порты
over-money = дукаты, по очку за 500

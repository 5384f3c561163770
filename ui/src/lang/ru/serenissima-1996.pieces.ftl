## Что делать с компонентами

piece-goods = { $count ->
        [one] { $good }
       *[other] { $count } × { $good }
    }
piece-sailors = { $count ->
        [one] { $count } матрос
        [few] { $count } матроса
       *[many] { $count } матросов
    }
piece-covered = дукаты под закладкой
piece-fortress = крепость
piece-marker = счётчик раундов
at-space = клетка { $slot }
at-bank = банк
at-box = коробка
at-track = раунды
at-round = раунд { $round }

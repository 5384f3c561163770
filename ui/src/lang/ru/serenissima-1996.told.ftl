# Что сообщает нажатие на порт, галеру или игрока.

told-points = { $points ->
        [one] Сейчас приносит { $points } очко богатства.
        [few] Сейчас приносит { $points } очка богатства.
       *[many] Сейчас приносит { $points } очков богатства.
    }
told-fortress = Крепость: сумму атакующего делят на четыре.
told-stores = На складе: { $goods }
told-buys = Покупает { $goods }
told-next = Следующий товар: +{ $ducats }
told-bonus = Новый рынок, +{ $ducats }: { $goods }
told-room = Свободных мест: { $room }
told-moved = Её путь закончен.
now-title = Если бы подсчёт был сейчас

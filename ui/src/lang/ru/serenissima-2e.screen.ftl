# Экран стола Serenissima.

map-blockade = возможна блокада: { $seats } ({ $zone })
map-ways = Пути: { $zone }

board-start-yes = Начальный порт
board-start-no = Не начальный
board-spaces = Клеток на треке ходов
board-pawn-start = Где начинает белая фишка, игроков: { $players }
board-scoring = Клетки подсчёта, игроков: { $players }
board-skulls = Граней с черепом
board-payout = Сколько платят склады
board-deck = Карты дожа и кости
board-track = Трек ходов, игроков: { $players }
track-label = Ход { $turn }; до подсчёта { $left ->
        [one] { $left } клетка
        [few] { $left } клетки
       *[other] { $left } клеток
    }
track-setup = Подготовка
track-turn = Ход { $turn }
track-next = до подсчёта { $left ->
        [one] { $left } клетка
        [few] { $left } клетки
       *[other] { $left } клеток
    } · вероятность { $percent } % в этом ходу
track-deck = закрытых: { $left }

players-first = первый игрок
players-covered = Нажмите, чтобы открыть, если он ваш
players-ducats = дукатов
players-ports = { $n } { $n ->
    [one] порт
    [few] порта
   *[other] портов
}
players-galleys = { $n } { $n ->
    [one] галера
    [few] галеры
   *[other] галер
}
players-reserve = { $n } в резерве
players-income = подсчёт: { $ducats }
players-holds = { $ducats ->
        [one] { $ducats } дукат
        [few] { $ducats } дуката
       *[other] { $ducats } дукатов
    }

wheel-title = Колесо
wheel-next = Далее
wheel-next-turn = В следующий ход:

fix-supply = в запасе
fix-neutral = нейтральный
fix-sailors = { $sailors } { $sailors ->
    [one] матрос
    [few] матроса
   *[other] матросов
}
fix-a-fort = форт
fix-a-basilica = базилика
fix-is-closed = закрыт
fix-is-open = открыт
fix-see-menu = изменено

keys-next = Закончить
keys-load = Погрузить товар порта
keys-sell = Продать
keys-attack = Напасть
keys-continue = Сражаться дальше или занять порт
keys-break-off = Прекратить сражение
keys-yes = Объявить блокаду

checked-purse = { $ducats ->
        [one] { $ducats } дукат
        [few] { $ducats } дуката
       *[other] { $ducats } дукатов
    }
checked-pawn = Белая фишка на клетке { $space }
checked-deck = Карты дожа рубашкой вверх: { $cards }

check-tracks = Белая фишка и карты дожа

chance-of-dice = Кости
chance-of-cards = Карты дожа
chance-of-draws = Остальной жребий
setup-order = По кругу, по часовой стрелке. Первый игрок определяется жребием.
end-scored = Закончить с подсчётом
end-plain = Закончить как есть
map-fort = форт
map-basilica = базилика
map-wine = винная сторона

card-pawn = Чёрная фишка стоит на { $galley }.

# Экран стола Serenissima.

map-title = Карта Средиземного моря
map-closed = закрыт
map-neutral = нейтральный
map-held = владеет { $seat }, { $sailors } { $sailors ->
    [one] матрос
    [few] матроса
   *[other] матросов
}
map-galley = галера { $galley } ({ $seat })
map-reach = { $steps } { $steps ->
    [one] область
    [few] области
   *[other] областей
} пути
map-blockade = возможна блокада: { $seats } ({ $zone })
map-ways = Пути: { $zone }
map-whole = Вся карта
map-assumed = Поле: значений предположено — { $values }

track-label = Ход { $turn }; до подсчёта делений: { $left }
track-setup = Подготовка
track-turn = Ход { $turn }
track-next = до подсчёта { $left } { $left ->
    [one] деление
    [few] деления
   *[other] делений
} · в этот ход { $percent } %
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
players-income = даст { $ducats }

wheel-title = Колесо
wheel-galley = галера
wheel-next = Далее

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

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

keys-next = Следующая галера или готово
keys-load = Погрузить товар порта
keys-sell = Продать
keys-attack = Напасть
keys-continue = Сражаться дальше или занять порт
keys-break-off = Прекратить бой
keys-yes = Объявить блокаду
keys-zoom = Ближе, дальше, вся карта

resume-title = Снова разложить партию
resume-note = Разложено { $done } из { $all }. Отмечайте то, что уже на столе.
resume-print = Напечатать
resume-colour = Цвет: { $colour }
resume-purse = { $ducats ->
        [one] { $ducats } дукат
        [few] { $ducats } дуката
       *[other] { $ducats } дукатов
    }
resume-hidden = Кошелёк: посмотрите под закладкой
resume-reserve = { $sailors ->
        [one] { $sailors } моряк в запасе
        [few] { $sailors } моряка в запасе
       *[other] { $sailors } моряков в запасе
    }
resume-garrison = { $seat }: { $sailors ->
        [one] { $sailors } моряк
        [few] { $sailors } моряка
       *[other] { $sailors } моряков
    }
resume-zone = В водах: { $zone }
resume-galley = Галера { $galley } ({ $seat }): моряков { $sailors }; в трюме: { $goods }
resume-tracks = Шкалы и карты
resume-pawn = Белая пешка на делении { $space }
resume-wheel = Чёрная пешка у { $galley }; на колесе: { $order }
resume-deck = Карты дожа рубашкой вверх: { $cards }

check-title = Стол совпадает?
check-note = Взгляните на стол. Нажмите строку, если там иначе.
check-done = Стол совпадает во всём, на что взглянули.
check-yes = Так и есть
check-fix = Исправить
check-galleys = Галеры: { $seat }
check-galley = { $galley } ({ $zone }): { $sailors } { $sailors ->
        [one] моряк
        [few] моряка
       *[other] моряков
    }; в трюме: { $goods }
check-ports-west = Порты на западе
check-ports-east = Порты на востоке
check-purses = Кошельки
check-tracks = Белая пешка и карты дожа

chance-of-dice = Кости
chance-of-cards = Карты дожа
chance-of-draws = Остальной жребий
setup-order = По кругу, по часовой стрелке. Первый игрок определяется жребием.
end-scored = Закончить с подсчётом
end-plain = Закончить как есть

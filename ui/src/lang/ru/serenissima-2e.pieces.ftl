## Что делать с фишками

piece-sailors = { $count ->
        [one] { $count } матрос
        [few] { $count } матроса
       *[other] { $count } матросов
    }
piece-goods = { $count ->
        [one] { $good }
       *[other] { $count } × { $good }
    }
piece-ducats = { $count ->
        [one] { $count } дукат
        [few] { $count } дуката
       *[other] { $count } дукатов
    }
piece-covered = скрытые дукаты
piece-mark = { $count ->
        [one] кубик ({ $seat })
       *[other] { $count } × кубик ({ $seat })
    }
piece-card = карточка порта { $port }
piece-doge = { $count ->
        [one] карта дожа ({ $card })
       *[other] { $count } × карта дожа ({ $card })
    }
piece-fort = { $count ->
        [1] форт
        [one] { $count } форт
        [few] { $count } форта
       *[other] { $count } фортов
    }
piece-basilica = { $count ->
        [1] базилика
        [one] { $count } базилика
        [few] { $count } базилики
       *[other] { $count } базилик
    }
piece-closed = { $count ->
        [1] карточка закрытого порта
        [one] { $count } карточка закрытого порта
        [few] { $count } карточки закрытого порта
       *[other] { $count } карточек закрытого порта
    }
at-bank = банк
at-supply = запас
at-slot = клетка { $slot }
at-reserve = резерв
at-wine = винной стороной вверх
at-wheel = колесо
at-doge = место дожа
at-number = номер { $number }
at-track = трек ходов
at-start = начальная клетка, игроков: { $players }
at-scoring = клетка подсчёта { $nth }
at-after = { $count ->
        [one] { $count } клетка после начала
        [few] { $count } клетки после начала
       *[other] { $count } клеток после начала
    }
pawn-scores = Белая фишка: на следующую клетку подсчёта
pawn-on = Белая фишка: вперёд на { $count ->
        [one] { $count } клетку
        [few] { $count } клетки
       *[other] { $count } клеток
    }
pawn-back = Белая фишка: назад на { $count ->
        [one] { $count } клетку
        [few] { $count } клетки
       *[other] { $count } клеток
    }
turn-card = { $count ->
        [1] Откройте эту карту дожа: { $card }
       *[other] Откройте карты дожа: { $count } × { $card }
    }
at-deck = карты дожа, рубашкой вверх
at-shuffled = перемешать, рубашкой вверх
at-turned = карты дожа, лицом вверх
leaving = Галеры, гарнизоны и порты остаются на поле и учитываются. Активация каждой галеры сразу заканчивается: она не торгует, не атакует и не блокирует, а защищается тем, что на борту. Если хотите убрать компоненты с поля, нажмите «Исправить».

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
piece-fort = форт
piece-basilica = базилика
piece-closed = карточка закрытого порта
at-bank = банк
at-supply = запас
at-slot = клетка { $slot }
at-reserve = резерв
at-wine = винной стороной вверх
at-wheel = колесо
at-doge = место дожа
at-number = номер { $number }
at-track = трек ходов
at-space = клетка { $space }
at-deck = карты дожа, рубашкой вверх
at-shuffled = перемешать, рубашкой вверх
at-turned = карты дожа, лицом вверх
at-adrift = за бортом
leaving = Галеры, гарнизоны и порты остаются на поле и учитываются. Активация каждой галеры сразу заканчивается: она не торгует, не атакует и не блокирует, а защищается тем, что на борту. Если хотите убрать компоненты с поля, нажмите «Исправить».

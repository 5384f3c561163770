# Что сообщает нажатие на место, галеру или игрока.

card-scores = Сейчас приносит { $ducats }. Занято клеток: { $full } из { $slots }{ $basilica ->
        [true] , есть базилика
       *[other] {""}
    }.
card-far = Слишком далеко: { $steps ->
        [one] { $steps } зона
        [few] { $steps } зоны
       *[other] { $steps } зон
    }. Галера { $galley } может пройти ещё { $left }.
card-late = Плыть поздно: галера { $galley } уже { $now ->
        [sell] продаёт.
       *[fight] сражается.
    }
card-stopped = Галера { $galley } заблокирована: дальше она не плывёт.
card-invested = Галера { $galley } уже сделала инвестиции: она не плывёт.
card-sail-anyway = Всё равно плыть
card-acts = { $when ->
        [now] Ходит сейчас.
        [turn] Ещё походит в этом ходу.
       *[later] Ходит в следующем ходу.
    }
card-reach = Может пройти ещё { $steps ->
        [one] { $steps } зону
        [few] { $steps } зоны
       *[other] { $steps } зон
    }.
card-income = Подсчёт принёс бы { $ducats }
now-title = Если бы подсчёт был сейчас

# Панель, бои, подсчёты и исправления Serenissima.

setup-options = Правила стола
setup-hidden = Скрытые деньги
setup-hidden-note = Деньги остаются тайной; доход при подсчёте объявляют.
setup-blockade = Блокада и в начальной зоне
setup-blockade-note = Продажу и захват можно блокировать и в зоне, где началась активация.
setup-hiring = Наём в любом своём порту
setup-hiring-note = Если галер меньше двух, матросов можно нанять в любой свой порт, а не только на купленные галеры.
setup-under-way = Партия уже идёт
setup-under-way-note = Сначала введите, что лежит на столе, и продолжайте оттуда.

prepare-turn = Ход { $turn }, белая фишка на клетке { $space }, карты
prepare-seat = { $ducats ->
        [one] { $ducats } дукат
        [few] { $ducats } дуката
       *[other] { $ducats } дукатов
    }, портов { $ports }, галер { $galleys }

draft-closing = В этой партии закрыты четыре порта. Закрыто: { $done }
draft-close = Закрыть: { $port }
draft-ports = Начальные порты
draft-numbers = Галеры по номерам
draft-taken = Галера { $galley }, занята
draft-draw = Выбрать жребием
draft-order = Порядок выбора
draft-port-first = Сначала порт: здесь или на карте.
draft-galley = Выберите галеру: малые номера ходят раньше.
draft-take = Взять галеру { $galley }

panel-steps = Шаги активации или инвестиции вместо неё
panel-sell = Продать: +{ $ducats }
panel-load-dim = Взять { $good }
panel-sell-for = { $good }: продать за { $ducats }
panel-sell-dim = { $good }: здесь не продать
panel-not-here = не здесь
panel-overboard = { $good } — за борт
panel-makes = Производит: { $good }
panel-no-port = Доступного порта здесь нет.
panel-beside = Галеры здесь
panel-nothing-aboard = Товаров на борту нет.
panel-nobody-here = Сражаться здесь не с кем.
panel-attack-do = Атаковать
panel-cannot = не сейчас
panel-against = { $strength ->
        [one] { $strength } кость
        [few] { $strength } кости
       *[other] { $strength } костей
    } против { $defence }
panel-fort-first = сначала стреляет форт
panel-over-to = На галеру { $galley }
panel-sailor-over = Матроса на борт с галеры { $galley }
panel-good-over = { $good } на борт с галеры { $galley }
panel-move-sailor = Переместить матроса
panel-sail-to = Плыть: { $zone }, { $steps } { $steps ->
    [one] зона
    [few] зоны
   *[other] зон
}
panel-sail-risk = Блокада: { $seats }
panel-sail-none = Дальше не плывёт.
panel-stopped = Блокада: дальше не плывёт.
panel-scuttle = Затопить галеру { $galley }
panel-capture-dim = Занять порт { $port }: не сейчас
panel-title = Ваше решение
panel-begin = Начать отсюда
panel-sailors = Ваших матросов { $yours } против { $theirs }.
panel-blockade-yes = Блокада!
panel-blockade-ends = Блокада: её активация закончится
panel-blockade-no = Пропустить
panel-blockade-sale = Разрешить продажу
panel-purchases-end = Закончить покупки
panel-load-free = Взять { $good } бесплатно
panel-load = Взять { $good } за { $ducats } { $to ->
    [none] { $ducats ->
        [one] дукат
        [few] дуката
       *[other] дукатов
    }
   *[other] (получит { $to })
}
panel-aboard = Матроса на борт: { $port }
panel-ashore = Матроса на берег: { $port }
panel-to-port = на берег
panel-to-galley = на { $galley }
panel-to-here = на борт
panel-blocked = Блокада: { $seat }. Сражайтесь или закончите.
panel-attack = Атаковать: { $foe } ({ $seat }), { $strength } против { $defence }
panel-attack-dim = Атаковать: { $foe } ({ $seat }), не сейчас
panel-fewer = меньше
panel-more = больше
panel-capture = Занять порт { $port }: { $sailors } { $sailors ->
    [one] матрос
    [few] матроса
   *[other] матросов
}
panel-may-block = Блокаду могут объявить: { $seats }
panel-sail = Плыть: до { $steps } { $steps ->
    [one] зоны
   *[other] зон
}
panel-next = Закончить с этой галерой
panel-skipped = Галера { $galley } ({ $seat }) пропускает ход: место пустует.
panel-order = Погрузка, плавание, затем продажа или бой.
panel-order-invest = Инвестиции: наём, покупка или постройка.
panel-ends = На этом ход галеры закончится.

tab-load = Груз
tab-sail = Плыть
tab-trade = Порт
tab-fight = Бой
tab-invest = Инвестиции

blockade-move = Блокада: галера остановится ({ $zone }).
blockade-sale = Блокада: { $good } не продать ({ $zone }). { $ends ->
        [true] Сил на бой нет: её активация закончится.
       *[other] Ей придётся сразиться с вами или закончить активацию.
    }
blockade-capture = Блокада: высадки не будет ({ $zone }, { $sailors ->
        [one] { $sailors } матрос
        [few] { $sailors } матроса
       *[other] { $sailors } матросов
    }). { $ends ->
        [true] Сил на бой нет: её активация закончится.
       *[other] Ей придётся сразиться с вами или закончить активацию.
    }
blockade-yours = ваши здесь
blockade-then = Затем спросят: { $seats }

invest-hire = Наём по { $ducats } { $ducats ->
    [one] дукату
    [few] дуката
   *[other] дукатов
}
invest-hire-to = Нанять матроса: { $place } (мест: { $room })
invest-reserve = в резерве { $left }
invest-hold = удерживайте, чтобы заполнить
invest-room = мест: { $room }
invest-no-hire = Сейчас никого не нанять.
invest-hire-bought = Матросов можно нанять только на галеру, купленную сейчас.
invest-join = { $from } › { $to }
invest-galley = Купить галеру: от { $ducats } { $ducats ->
    [one] дуката
   *[other] дукатов
} …
invest-buy = Галера { $galley }, { $port }: купить за { $ducats } { $ducats ->
    [one] дукат
    [few] дуката
   *[other] дукатов
}
invest-number = Номер галеры
invest-number-note = { $pawn ->
        [0] Она ходит в следующем ходу.
       *[other] Выше { $pawn }: в этот ход. Остальные: в следующий.
    }
invest-port = Куда поставить
invest-back = Назад
invest-fort-dim = Форт: 2 дуката
invest-basilica-dim = Базилика: 2 дуката
invest-too-late = Для инвестиций поздно.
invest-no-number = Свободных галер нет.
invest-crew = Откуда первый матрос:
invest-price = Галера: { $price }, по 1 за каждую вашу. Матрос: { $sailor }
invest-fort = Форт, { $port }: 2 дуката
invest-basilica = Базилика, { $port }: 2 дуката
invest-build = Построить форт или базилику: 2 дуката…
invest-left = Осталось: форты { $forts }, базилики { $basilicas }

chance-left = осталось: { $n }
chance-skulls-attacker = атакующему: { $n }
chance-skulls-defender = защитнику: { $n }
chance-skulls-fort = форту: { $n }
chance-draw-dice = Бросить в приложении
chance-draw-cards = Открыть в приложении
chance-draw-draws = Жребий приложения
chance-to-app = Дальше доверить приложению
chance-to-table = Дальше делать самим за столом

battle-dice = { $seat }: черепов { $skulls }, костей { $dice }
battle-fort = Сначала стреляет форт (2 кости)
battle-odds = Если до конца: { $attacker ->
        [one] { $attacker } кость
        [few] { $attacker } кости
       *[other] { $attacker } костей
    } против { $defender }
battle-skulls = Каждый череп выбивает одного матроса противника.
battle-take = Взять: { $good }
battle-take-short = взять
battle-own = Нажмите на груз, чтобы выбросить его с галеры { $galley }:
battle-landing = { $left ->
        [0] Высаживаются все: галера { $galley } тонет.
        [one] На борту останется { $left } матрос.
        [few] На борту останутся { $left } матроса.
       *[other] На борту останется { $left } матросов.
    }
battle-continue = Продолжить: кости { $attacker } против { $defender }
battle-break-off = Прекратить бой
battle-loot = { $room ->
        [0] Для добычи нет места
       *[other] Берите добычу, мест: { $room }
    }
battle-jettison = { $good } за борт
battle-leave = { $taken ->
        [0] Ничего не брать
       *[other] Остальное оставить
    }
battle-land-none = Не высаживать: порт станет нейтральным

scoring-done = Выплачено

over-shared = Победу делят { $seats }: дукатов и портов поровну.
over-by-ducats = Победа: { $seat }, впереди на { $lead } { $lead ->
    [one] дукат
    [few] дуката
   *[other] дукатов
}.
over-by-ports = Ничью решили порты: { $seat }, портов { $ports } против { $fewer }.
over-ducats = { $ducats } { $ducats ->
    [one] дукат
    [few] дуката
   *[other] дукатов
}
over-scoring = Подсчёт { $nth }
over-early = Последний подсчёт

correct-first = Первый игрок
correct-deck = Закрытые карты дожа
correct-black-note = Если передвинуть чёрную фишку, текущая активация закончится.
correct-turn = Ход, фишки и карты

panel-store = На склад
panel-store-it = { $good }: на склад

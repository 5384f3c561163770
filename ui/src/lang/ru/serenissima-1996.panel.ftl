# Панель, сражения, конец и подготовка игры Serenissima 1996.

back = Назад
begin = Начать отсюда
end-trade = Закончить торговлю
end-move = Закончить плавание
end-fight = Закончить сражения
end-take = Закончить высадки
end-sell = Закончить продажи
panel-title = Ваше решение
noun-player = игрок
noun-sailor = матрос
noun-ducats = дукаты
lot-fewer = меньше
lot-more = больше
sum-less = меньше: −{ $ducats }
sum-more = больше: +{ $ducats }

setup-nation = Держава:
setup-nations = Державы
setup-nations-west = Венеция и Генуя
setup-nations-east = Испания и турки
setup-nations-any = Выберите державу у каждого места выше.
setup-options = Правила стола
setup-under-way = Игра уже идёт
setup-under-way-note = Сначала введите, что лежит на столе, потом играйте дальше.

phases-label = Раунд { $round } из { $rounds }
phases-round = Раунд { $round } / { $rounds }
phases-setup = Подготовка
phases-order = Порядок

players-covered = Нажмите, чтобы открыть, если кошелёк ваш
players-ports = порты: { $n }
players-galleys = галеры: { $n }
players-sailors = матросы: { $n }
players-points = { $points ->
        [one] Сейчас { $points } очко
        [few] Сейчас { $points } очка
       *[other] Сейчас { $points } очков
    }
players-open = { $points ->
        [one] Сейчас { $points } очко + дукаты
        [few] Сейчас { $points } очка + дукаты
       *[other] Сейчас { $points } очков + дукаты
    }

port-neutral = ничей
port-held = хозяин { $seat }, гарнизон { $sailors }
port-fortress = крепость
port-town = главный город
port-supplies = поставляет { GOOD($good, case: "acc") }

placing-do = Разместить так

bid-ask = Тайные ставки на порядок хода
place-pick = Место { $place }

again = Как в прошлом раунде
again-buy = { $count } × { GOOD($good, case: "acc") }
again-hire = { $count ->
        [one] { $count } матрос
        [few] { $count } матроса
       *[many] { $count } матросов
    } ({ $place })
again-galley = галера: { $port }

trade-tabs = Действия
trade-no-port = Нет порта, где можно что-то сделать.
trade-purse = Ваш кошелёк
tab-ports = Порты
tab-crews = Трюмы
tab-exchange = Обмен
buy = Купить { $count } × { GOOD($good, case: "acc") }: { $ducats }
buy-ask = Спросить цену: { $count } × { GOOD($good, case: "acc") } (не больше { $most } за штуку)
hire = Нанять { $count }: { $ducats } ({ $place })
hire-to = Куда они идут
build-galley = { $crew ->
        [hired] Построить галеру, команда { $sailors }: { $ducats }
       *[garrison] Построить галеру, команда { $sailors } из гарнизона: { $ducats }
    }
build-crew = Откуда её команда
build-crew-hired = наём
build-crew-garrison = гарнизон
build-fortress = Построить крепость: { $ducats }
crews-none = Галер в игре нет.
hold-room = свободно: { $room }
hold-take = { $piece }: в руке { $taken } из { $count }
hold-put = Сюда: { $count }
hold-overboard = За борт
hold-ashore = На берег ({ $port }): потеря
hold-keep = Оставить на месте
not-now = Сейчас нельзя ({ $count })

exchange-none = Рядом с вашими галерами меняться не с кем.
deal-gives = { $seat } отдаёт
deal-pays = { $seat } платит
deal-who-pays = Кто платит
deal-no-goods = товаров на борту нет
deal-after = На борту после этого:
deal-offer = Предложить: { $seat }
deal-take = Согласиться
deal-counter = Встречное предложение
deal-counter-say = Предложить это взамен
deal-leave = Отказаться

sail-which = Какая галера
sail-left = осталось зон: { $zones }
sail-to = Плыть: { $zone }, зон: { $zones }
sail-asks = просит прохода: { $seats }
sail-none = Больше ни одна галера не может плыть.
sail-elsewhere = Другие зоны
sail-by-hand = Соседи зоны «{ $zone }» неизвестны: нажмите на следующую зону.
leave-title = Проход в этой фазе
leave-left = Осталось зон: { $zones }
leave-give = Пропустить
leave-refuse = Остановить
leave-standing = Всегда в этой фазе

fight-none = Атаковать некого.
fight-attack = { $galley } атакует: { $foe } ({ $seat })
fight-walled = { $port }, за стенами крепости
odds-round-ends = Потери от следующего броска: атакующий к защитнику
odds-on = Если сражаться до конца:
odds-dice = { $fortress ->
        [true] Кость плюс матросы, ÷ 3 (атакующий ÷ 4): столько теряет противник.
       *[other] Кость плюс матросы, ÷ 3: столько теряет противник.
    }
blow-sum = { $sum } ÷ { $divisor } = { $hits }
blow-strikes = { $count ->
        [0] никто не выбит
        [one] выбит { $count } матрос
        [few] выбито { $count } матроса
       *[other] выбито { $count } матросов
    }
dice-of = Кость игрока { $seat }
dice-showed = { $seat }: выпало { $die }
dice-roll = Бросить в приложении
dice-to-app = Дальше бросать в приложении
dice-to-table = Дальше бросать за столом
chance-go-on = Дальше
prize-sailors = Матросы на неё ({ $galley })
prize-board = { $sailors ->
        [one] Захватить: { $sailors } матрос
        [few] Захватить: { $sailors } матроса
       *[other] Захватить: { $sailors } матросов
    }
prize-more = { $sailors ->
        [one] Перевести ещё { $sailors } матроса
       *[other] Перевести ещё { $sailors } матросов
    }
prize-sink = Затопить: { $galley }
prize-done = Готово

market-title = Порты и товары
market-short = Рынок
market-next = дальше: { $ducats }
market-unknown = дальше: число неизвестно
market-full = склад полон
goods-title = Товары
goods-left = в коробке: { $left }
goods-monopoly = { $doubted ->
        [true] монополия: { $seat }, если поле верно
       *[other] монополия: { $seat }
    }

keys-next = Закончить эту фазу
keys-yes = Да: согласиться, пропустить, подтвердить

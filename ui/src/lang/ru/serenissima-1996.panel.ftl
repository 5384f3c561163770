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
told-points = { $points ->
        [one] Сейчас приносит { $points } очко богатства.
        [few] Сейчас приносит { $points } очка богатства.
       *[many] Сейчас приносит { $points } очков богатства.
    }
told-fortress = Крепость: сумму нападающего делят на четыре.
told-stores = На складе: { $goods }
told-buys = Покупает { $goods }
told-next = Следующий товар: +{ $ducats }
told-bonus = Новый рынок, +{ $ducats }: { $goods }
told-room = Свободных мест: { $room }
told-moved = Её движение закончено.

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
sail-by-hand = Соседи зоны «{ $zone }» неизвестны: нажмите следующую зону.
leave-title = Проход в этой фазе
leave-where = { $seat }: { $galley } хочет пройти («{ $zone }», осталось зон: { $zones })
leave-give = Пропустить
leave-refuse = Остановить
leave-standing = Всегда в этой фазе

fight-none = Атаковать некого.
fight-attack = { $galley } атакует: { $foe } ({ $seat })
fight-walled = { $port }, за стенами крепости
odds-round = Следующий бросок стоит:
odds-round-ends = Потери от следующего броска: атакующий к защитнику
odds-lose-both = атакующему { $attacker }, защитнику { $defender }
odds-on = Если сражаться до конца:
blow-sum = { $sum } ÷ { $divisor }
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
prize-sailors = На неё ({ $galley })
prize-board = { $sailors ->
        [one] Захватить: { $sailors } матрос
        [few] Захватить: { $sailors } матроса
       *[other] Захватить: { $sailors } матросов
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

sure-all = В этой фазе ничего не сделано.
sure-voyages = Ещё могут плыть: { $galleys }
sure-landing = Ещё можно занять порт { $port }.
sure-sale = Ещё можно продать: { $good } за { $ducats }.
sure-sinks = Уходит последний матрос: { $galley } тонет с товарами.
sure-loses = Потеря: { $count } × { $good }.
sure-strands = { $sailors ->
        [one] { $sailors } матрос уходит в коробку.
        [few] { $sailors } матроса уходят в коробку.
       *[other] { $sailors } матросов уходят в коробку.
    }
sure-bares = { $port } остаётся без гарнизона.
sure-do-Attack = Атаковать
sure-do-EndTurn = Всё равно закончить
sure-do-MoveSailors = Перевести
sure-do-PutAshore = На берег
sure-do-Discard = За борт
sure-do-BuildGalley = Построить
sure-do-Land = Высадить всех
sure-do-Board = Захватить, взяв всех
sure-do-LeavePrize = Пусть тонет

keys-next = Закончить эту фазу
keys-yes = Да: согласиться, пропустить, подтвердить

## Правила: коробка

rule-BOX-1a = { $stock ->
        [goods] В коробке не хватает { GOOD($good, case: "gen") }.
        [sailors] В коробке не хватает матросов.
        [galleys] В коробке не осталось галер.
       *[fortresses] В коробке не осталось крепостей.
    }
rule-BOX-1b = Погибшие матросы, затонувшие галеры и потерянный груз возвращаются в коробку.
rule-BOX-1c = { $piece ->
        [galley] Галера { $galley } для этого не подходит: она чужая или не в игре.
        [sailors] Столько ваших матросов здесь нет: { $place }.
       *[goods] На галере { $galley } нет столько { GOOD($good, case: "gen") }.
    }
rule-BOX-1d = { $seat }: не хватает денег, нужно { $money }.
rule-BOX-1e = { $money } не заплатить: самая мелкая монета — 100.
rule-BOX-2 = В коробке 176 матросов или 180.

## Правила: фаза 2, торговля, строительство, команды

rule-BUY-1a = Галера { $galley } стоит не у порта { $port }.
rule-BUY-1b = Порт { $port } не поставляет { GOOD($good, case: "acc") }.
rule-BUY-2a = В нейтральном или своём порту товар стоит 100 дукатов за штуку.
rule-BUY-2b = Цена { $money } недопустима: от { $low } до { $high }.
rule-BUY-2c = Встречная цена { $money } недопустима: от { $low } до { $high }.
rule-BUY-2d = Отвергнутая цена действует в этом порту до конца хода.
rule-BUY-3 = При монополии цена может доходить до 1000 дукатов.
rule-BUY-4 = На галере { $galley } не хватает места. Свободно: { $room }.
rule-BUILD-1a = В порту { $port } в этом раунде уже строили.
rule-BUILD-1b = Порт { $port } не ваш: там нельзя ни строить, ни нанимать.
rule-BUILD-2 = Новой галере сразу нужна команда. Хотите: { $sailors }, можно: { $most }.
rule-BUILD-3 = Для галеры нужны дерево и железо. В порту { $port } нет { GOOD($good, case: "gen") }.
rule-BUILD-4 = Для крепости нужны дерево и золото. В порту { $port } нет { GOOD($good, case: "gen") }.
rule-BUILD-5 = В порту { $port } уже стоит крепость.
rule-HIRE-1a = Нанятым в порту { $port } туда нельзя ({ $to }): только в сам порт или на ваши галеры рядом с ним.
rule-HIRE-1b = В порту { $port } за раунд нанимают столько матросов, сколько товаров на складе. Осталось: { $left }.

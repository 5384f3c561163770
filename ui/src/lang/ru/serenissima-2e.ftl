# Serenissima, второе издание: слова игры по-русски.
# Имена игроков и портов не склоняются, род игрока неизвестен: фразы строятся без них.
# Отсутствующие значения приходят как текст "none"; да и нет — как "true" и "false".

box = Море и порты: грузите галеры, занимайте порты, заполняйте склады и станьте богаче всех к последнему ходу.

## Товары. Атрибуты — падежи; .one — один кубик.

good-wood = дерево
    .gen = дерева
    .acc = дерево
    .one = 1 кубик дерева
good-stone = камень
    .gen = камня
    .acc = камень
    .one = 1 кубик камня
good-marble = мрамор
    .gen = мрамора
    .acc = мрамор
    .one = 1 кубик мрамора
good-wine = вино
    .gen = вина
    .acc = вино
    .one = 1 кубик вина
good-gold = золото
    .gen = золота
    .acc = золото
    .one = 1 кубик золота
good-spice = специи
    .gen = специй
    .acc = специи
    .one = 1 кубик специй

## Цвета. .adj — перед множественным числом: «красные матросы».

colour-red = красный
    .adj = красные
colour-blue = синий
    .adj = синие
colour-orange = оранжевый
    .adj = оранжевые
colour-black = чёрный
    .adj = чёрные

## Карты дожа, шаги, причины, места

card-wine = вино
card-one = одни песочные часы
card-two = двое песочных часов
card-shuffle = двое песочных часов и стрелки

step-load = погрузка
step-move = перемещение
step-sell = продажа
step-fight = сражение
place-galley = галера { $galley }
place-port = порт { $port }
place-reserve = резерв

## Что можно исправить

fix-Purse = кошелёк
fix-Galley = галера
fix-Port = хозяин и гарнизон порта
fix-Warehouse = склад
fix-Buildings = форт и базилика
fix-Closed = закрытый порт
fix-WhitePawn = белая фишка
fix-BlackPawn = чёрная фишка
fix-DogeDeck = колода дожа
fix-Turn = номер хода
fix-Scorings = сколько было подсчётов
fix-First = первый игрок
fix-Colour = цвет игрока
fix-Options = правила стола
fix-Board = печатное поле
fix-Printed = напечатанное значение

## События: что произошло и что сделать с фигурами

event-FirstPlayer = Первый игрок определён: { $seat }.

event-PortsDrawn = Какие порты закрыть, решил жребий.

event-PortClosed = Порт { $port } закрыт.

event-StartPicked = { $seat }: выбраны порт { $port } и галера { $galley }.

event-GalleyPicked = { $seat }: выбрана галера { $galley }, зона «{ $zone }».

event-PlayBegan = Игра продолжена с позиции на столе.

event-TurnBegan = Начался ход { $turn }.

event-Activated = Ходит галера { $galley }: { $seat }.

event-SailorMoved = { $seat }: матрос перемещён, { $from } › { $to }.

event-GoodMoved = { GOOD($good, case: "one") } перемещён: галера { $from } › галера { $to }.

event-Loaded = { $paid ->
        [0] { $seat }: { GOOD($good, case: "one") } загружен на галеру { $galley } бесплатно.
       *[other] { $to ->
            [none] { $seat }: { GOOD($good, case: "one") } загружен на галеру { $galley }, { $paid ->
                [one] { $paid } дукат
                [few] { $paid } дуката
                [many] { $paid } дукатов
               *[other] { $paid } дуката
            } в банк.
           *[other] { $seat }: { GOOD($good, case: "one") } загружен на галеру { $galley }, { $paid ->
                [one] { $paid } дукат
                [few] { $paid } дуката
                [many] { $paid } дукатов
               *[other] { $paid } дуката
            } в пользу хозяина порта: { $to }.
        }
    }

event-Jettisoned = { GOOD($good, case: "one") } сброшен за борт с галеры { $galley }.

event-Sunk = Галера { $galley } затонула: { $seat }.{ $goods ->
        [none] {""}
       *[other] { $adrift ->
            [true] {" "}На плаву: { $goods }.
           *[other] {" "}Потеряно: { $goods }.
        }
    }

event-PortAbandoned = { $seat }: порт { $port } оставлен и стал нейтральным.

event-Sailed = Галера { $galley } прошла путь: «{ $from }» › «{ $to }»{ $via ->
        [none] {""}
       *[other] {" "}(через: { $via })
    }.

event-BlockadePossible = { $cause ->
        [move] Галеру { $galley } в зоне «{ $zone }» могли остановить: { $seats }.
        [sale] Продажу с галеры { $galley } в зоне «{ $zone }» могли блокировать: { $seats }.
        [capture] Захват порта галерой { $galley } в зоне «{ $zone }» могли блокировать: { $seats }.
       *[other] Галеру { $galley } в зоне «{ $zone }» могли блокировать: { $seats }.
    }

event-BlockadeCalled = { $cause ->
        [move] { $seat }: объявлена блокада, галера { $galley } остановлена в зоне «{ $zone }».
        [sale] { $seat }: объявлена блокада, галера { $galley } не смогла продать в зоне «{ $zone }».
        [capture] { $seat }: объявлена блокада, галера { $galley } не смогла захватить порт в зоне «{ $zone }».
       *[other] { $seat }: объявлена блокада галеры { $galley } в зоне «{ $zone }».
    }{ $ends ->
        [true] {" "}Сил на бой не было, её активация закончилась.
       *[other] {""}
    }

event-BlockadeDeclined = { $seat }: блокада галеры { $galley } в зоне «{ $zone }» не объявлена.

event-Sold = { $paid ->
        [0] { $seat }: { GOOD($good, case: "one") } с галеры { $galley } положен на склад порта { $port }, клетка { $slot }.
       *[other] { $bonus ->
            [0] { $seat }: { GOOD($good, case: "one") } с галеры { $galley } продан в порт { $port }, клетка { $slot }, за { $paid ->
                [one] { $paid } дукат
                [few] { $paid } дуката
                [many] { $paid } дукатов
               *[other] { $paid } дуката
            }.
           *[other] { $seat }: { GOOD($good, case: "one") } с галеры { $galley } продан в порт { $port }, клетка { $slot }, за { $paid ->
                [one] { $paid } дукат
                [few] { $paid } дуката
                [many] { $paid } дукатов
               *[other] { $paid } дуката
            } вместе с надбавкой за специи.
        }
    }

event-Attacked = { $against ->
        [none] { $seat }: атака галерой { $galley }, цель — { $foe }. Военная мощь { $strength } против { $defence }.
       *[other] { $seat }: атака галерой { $galley }, цель — { $foe } ({ $against }). Военная мощь { $strength } против { $defence }.
    }

event-FortFired = { $skulls ->
        [0] Форт порта { $port } выстрелил и промахнулся.
       *[other] Форт порта { $port } выстрелил: { $skulls ->
            [one] { $skulls } череп
            [few] { $skulls } черепа
            [many] { $skulls } черепов
           *[other] { $skulls } черепа
        }, { $lost ->
            [one] погиб { $lost } матрос
            [few] погибло { $lost } матроса
            [many] погибло { $lost } матросов
           *[other] погибло { $lost } матроса
        }.
    }

event-RoundFought = Черепа: у атакующего { $skulls1 }, у защитника { $skulls2 }. Потери матросов: у атакующего { $lost1 }, у защитника { $lost2 }.

event-FoughtOn = { $seat }: сражение галеры { $galley } продолжено.

event-BrokeOff = { $seat }: сражение галеры { $galley } прекращено.

event-GarrisonFell = { $seat }: гарнизон порта { $port } погиб.

event-Looted = { $seat }: { GOOD($good, case: "one") } взят как добыча на галеру { $galley }.

event-LootLeft = { $goods ->
        [none] От добычи ничего не осталось.
       *[other] Оставлено морю: { $goods }.
    }

event-Captured = { $seat }: захвачен порт { $port }, { $sailors ->
        [one] высажен { $sailors } матрос
        [few] высажено { $sailors } матроса
        [many] высажено { $sailors } матросов
       *[other] высажено { $sailors } матроса
    } с галеры { $galley }.

event-Lapsed = { $what ->
        [move] Остаток пути галеры { $galley } не сходится с исправлением: она остаётся на месте.
        [sale] Продажа с галеры { $galley } не сходится с исправлением: ничего не продано.
        [capture] Захват галерой { $galley } не сходится с исправлением: никто не высадился.
       *[blockade] После исправления сказанное о блокаде галеры { $galley } больше не действует.
    }

event-FortDue = { $due ->
        [true] После исправления сначала стреляет форт порта { $port }.
       *[other] После исправления в порту { $port } нет форта: стрелять некому.
    }

event-PickDue = После исправления подготовка продолжается с другого выбора.

event-BattleOver = Сражение галеры { $galley } окончено из-за исправления.

event-ActivationEnded = { $seat }: активация галеры { $galley } закончена.

event-Hired = { $seat }: за { $paid ->
        [one] { $paid } дукат
        [few] { $paid } дуката
        [many] { $paid } дукатов
       *[other] { $paid } дуката
    } нанят матрос › { $to }.

event-GalleyBought = { $paid ->
        [0] { $seat }: бесплатно получена галера { $galley } в порту { $port }. Первый матрос: { $crew } › галера { $galley }.
       *[other] { $seat }: в порту { $port } куплена галера { $galley }, всего за { $paid ->
            [one] { $paid } дукат
            [few] { $paid } дуката
            [many] { $paid } дукатов
           *[other] { $paid } дуката
        }. Первый матрос: { $crew } › галера { $galley }.
    }

event-FortBuilt = { $seat }: за { $paid ->
        [one] { $paid } дукат
        [few] { $paid } дуката
        [many] { $paid } дукатов
       *[other] { $paid } дуката
    } построен форт в порту { $port }.

event-BasilicaBuilt = { $seat }: за { $paid ->
        [one] { $paid } дукат
        [few] { $paid } дуката
        [many] { $paid } дукатов
       *[other] { $paid } дуката
    } построена базилика в порту { $port }.

event-WheelDone = Колесо пройдено, настала очередь карты дожа.

event-DogeTurned = Открыта карта дожа: { CARD($card) }.

event-DeckShuffled = Все карты дожа перемешаны в новую колоду.

event-WinePaid = { $seat }: вино принесло { $ducats ->
        [one] { $ducats } дукат
        [few] { $ducats } дуката
        [many] { $ducats } дукатов
       *[other] { $ducats } дуката
    }, { $ports ->
        [one] { $ports } порт с вином
        [few] { $ports } порта с вином
        [many] { $ports } портов с вином
       *[other] { $ports } порта с вином
    }.

event-PawnAdvanced = Белая фишка передвинута: клетка { $from } › клетка { $to }.

event-ScoringBegan = { $nth ->
        [0] Последний подсчёт проведён досрочно.
        [1] Первый подсчёт.
        [2] Второй подсчёт.
        [3] Третий, последний подсчёт.
       *[other] Подсчёт { $nth }.
    }

event-PortPaid = { $basilica ->
        [0] { $seat }: порт { $port } принёс { $ducats ->
            [one] { $ducats } дукат
            [few] { $ducats } дуката
            [many] { $ducats } дукатов
           *[other] { $ducats } дуката
        }, занято клеток { $goods } из { $slots }.
       *[other] { $seat }: порт { $port } принёс { $ducats ->
            [one] { $ducats } дукат
            [few] { $ducats } дуката
            [many] { $ducats } дукатов
           *[other] { $ducats } дуката
        }, занято клеток { $goods } из { $slots }, и ещё { $basilica } за базилику.
    }

event-Income = { $seat }: доход при этом подсчёте — { $ducats ->
        [one] { $ducats } дукат
        [few] { $ducats } дуката
        [many] { $ducats } дукатов
       *[other] { $ducats } дуката
    }.

event-PurchasesBegan = Меньше двух галер, можно было докупить: { $seats }.

event-PurchasesEnded = { $seat }: покупки окончены.

event-EndedEarly = { $score ->
        [true] Игра окончена досрочно, с последним подсчётом.
       *[other] Игра окончена досрочно, без подсчёта.
    }

event-GameEnded = { $count ->
        [1] Победа: { $winners }, { $ducats ->
            [one] { $ducats } дукат
            [few] { $ducats } дуката
            [many] { $ducats } дукатов
           *[other] { $ducats } дуката
        }.
       *[other] Победа разделена: { $winners }, по { $ducats ->
            [one] { $ducats } дукату
            [few] { $ducats } дуката
            [many] { $ducats } дукатов
           *[other] { $ducats } дуката
        }.
    }

event-Corrected = Исправлено: { $what ->
        [Purse] { fix-Purse }
        [Galley] { fix-Galley }
        [Port] { fix-Port }
        [Warehouse] { fix-Warehouse }
        [Buildings] { fix-Buildings }
        [Closed] { fix-Closed }
        [WhitePawn] { fix-WhitePawn }
        [BlackPawn] { fix-BlackPawn }
        [DogeDeck] { fix-DogeDeck }
        [Turn] { fix-Turn }
        [Scorings] { fix-Scorings }
        [First] { fix-First }
        [Colour] { fix-Colour }
        [Options] { fix-Options }
        [Board] { fix-Board }
        [Printed] { fix-Printed }
       *[other] значение
    } — { $detail }

## Что отменяется

undo-what = { $event ->
        [FirstPlayer] первый игрок
        [PortsDrawn] жребий
        [PortClosed] закрытый порт
        [StartPicked] выбор порта
        [GalleyPicked] выбор галеры
        [PlayBegan] начало
        [TurnBegan] начало хода
        [Activated] активация
        [SailorMoved] матрос
        [GoodMoved] кубик
        [Loaded] погрузка
        [Jettisoned] за борт
        [Sunk] затопление
        [PortAbandoned] оставленный порт
        [Sailed] плавание
        [BlockadeCalled] блокада
        [BlockadeDeclined] без блокады
        [Sold] продажа
        [Attacked] атака
        [FortFired] выстрел форта
        [RoundFought] бросок
        [FoughtOn] продолжение боя
        [BrokeOff] прекращение боя
        [Looted] добыча
        [LootLeft] остаток добычи
        [Captured] захват
        [ActivationEnded] конец активации
        [Hired] наём
        [GalleyBought] галера
        [FortBuilt] форт
        [BasilicaBuilt] базилика
        [WheelDone] карта дожа
        [DogeTurned] карта дожа
        [DeckShuffled] перемешивание
        [ScoringBegan] подсчёт
        [PurchasesEnded] конец инвестиций
        [EndedEarly] конец партии
        [GameEnded] конец партии
        [Corrected] исправление
       *[other] последнее действие
    }

## Вопросы

ask-FirstPlayer = Кто первый игрок?
ask-ClosedPort = Какой порт закрыт? Товар: { GOOD($good) }
ask-Dice = Бросьте кости: атакующий { $attacker }, защитник { $defender }. Сколько черепов?
ask-Fort = Бросьте две кости за форт. Сколько черепов?
ask-Doge = Откройте верхнюю карту дожа. Какая это карта?
ask-Close = { $seat }: закройте порт, который производит { GOOD($good, case: "acc") }
ask-Start = { $seat }: выберите начальный порт и галеру
ask-NextGalley = { $seat }: выберите ещё одну галеру
ask-Prepare = Введите то, что лежит на столе, и начинайте
ask-Activation = { $seat }: галера { $galley }
ask-Blockade = { $cause ->
        [move] { $seat }: остановить галеру { $galley } в зоне «{ $zone }»?
        [sale] { $seat }: блокировать продажу с галеры { $galley } в зоне «{ $zone }»?
        [capture] { $seat }: блокировать захват порта галерой { $galley } в зоне «{ $zone }»?
       *[other] { $seat }: блокировать галеру { $galley } в зоне «{ $zone }»?
    }
ask-Round = { $seat }: ещё раунд или прекратить сражение?
ask-Loot = { $seat }: возьмите добычу с затонувшей галеры
ask-Landing = { $seat }: сколько матросов высадить в порт { $port }?
ask-Purchases = { $seat }: можно докупить галеры до двух


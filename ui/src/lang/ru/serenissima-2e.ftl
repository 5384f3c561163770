# Serenissima, второе издание: слова игры по-русски.
# Имена игроков и портов не склоняются, род игрока неизвестен: фразы строятся без них.
# Отсутствующие значения приходят как текст "none"; да и нет — как "true" и "false".

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
zone-open-sea = открытое море

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
fix-Options = договорённости
fix-Board = печатное поле
fix-Printed = напечатанное значение

## Правила: коробка

rule-BOX-1 = В банке не осталось кубиков { GOOD($good, case: "gen") }: грузить нечего.
rule-BOX-2 = Погибшие матросы и команды затонувших галер возвращаются в резерв хозяина.
rule-BOX-3 = Затонувшая галера возвращается в запас, и купить её может любой.
rule-BOX-4 = Кубиков для новой галеры нет: у игрока не бывает больше { $most ->
        [one] { $most } галеры
        [few] { $most } галер
        [many] { $most } галер
       *[other] { $most } галеры
    }.
rule-BOX-5 = { $seat }: в резерве не хватает матросов.
rule-BOX-6 = { $seat }: не хватает денег, цена — { $price ->
        [one] { $price } дукат
        [few] { $price } дуката
        [many] { $price } дукатов
       *[other] { $price } дуката
    }.
rule-BOX-7 = { $piece ->
        [galley] Галера { $galley } для этого не подходит: она занята или не в игре.
        [port] Порт { $port } уже занят или закрыт.
        [sailors] Здесь нет ваших матросов или им сюда нельзя: { $place }.
        [cube] На галере { $galley } нет { GOOD($good, case: "gen") }.
       *[other] Такой фигуры здесь нет.
    }

## Правила: подготовка

rule-SETUP-1 = Первого игрока определяет жребий.
rule-SETUP-2 = Каждый получает цвет, полный резерв матросов и 5 дукатов.
rule-SETUP-3 = Белая фишка встаёт на трек ходов, чёрная — на место дожа, карты дожа перемешиваются.
rule-SETUP-4 = Порт { $port } не начальный.
rule-SETUP-5 = Каждый выбирает вторую галеру, а при двух игроках и третью.
rule-SETUP-6 = { $why ->
        [port] Порт { $port } в этой игре закрыт.
        [good] Порт { $port } не производит { GOOD($good, case: "gen") }: закройте тот, что производит.
        [starts] Порт { $port } закрыть нельзя: открытых начальных портов останется слишком мало.
        [galley] При двух и трёх игроках галера { $galley } остаётся в коробке.
       *[other] При двух и трёх игроках это остаётся вне игры.
    }
rule-SETUP-7 = При скрытых деньгах каждый видит только свой кошелёк.

## Правила: колесо

rule-WHEEL-1 = Активна галера со следующим по возрастанию номером на колесе.
rule-WHEEL-2 = Когда впереди нет кубиков, чёрная фишка приходит к дожу и ход кончается.
rule-WHEEL-3 = Колесо всегда читают таким, какое оно сейчас.
rule-WHEEL-4 = Фишка стоит на номере, даже если галера этого номера затонула.

## Правила: активация галеры

rule-ACT-1 = Шаг «{ $step ->
        [load] { step-load }
        [move] { step-move }
        [sell] { step-sell }
       *[fight] { step-fight }
    }» уже пройден: сейчас «{ $now ->
        [load] { step-load }
        [move] { step-move }
        [sell] { step-sell }
       *[fight] { step-fight }
    }».
rule-LOAD-1 = На галере { $galley } нет свободного места.
rule-LOAD-2 = Матроса так переместить нельзя: { $from } → { $to }.
rule-LOAD-3 = В порту { $port } нет места для ещё одного матроса.
rule-LOAD-4 = Последний матрос должен остаться в порту { $port }.
rule-LOAD-5 = Галеру { $galley } сейчас нельзя затопить.
rule-LOAD-6 = Порт { $port } не производит { GOOD($good, case: "gen") }: здесь это не погрузить.
rule-LOAD-7 = Товар сейчас нельзя переместить с галеры { $from } на галеру { $to }.
rule-LOAD-8 = С галеры { $galley } сейчас нельзя сбрасывать товар.
rule-LOAD-9 = Здесь нечего грузить: в зоне «{ $zone }» нет открытого порта.

## Правила: перемещение и блокада

rule-MOVE-1 = { $gap ->
        [none] { $left ->
            [0] Эта галера больше не может плыть.
           *[other] Слишком далеко: путь в { $path ->
                [one] { $path } зону
                [few] { $path } зоны
                [many] { $path } зон
               *[other] { $path } зоны
            }, а можно ещё { $left ->
                [one] { $left } зону
                [few] { $left } зоны
                [many] { $left } зон
               *[other] { $left } зоны
            }.
        }
       *[other] Путь прерван: зона «{ $gap }» не соседняя с предыдущей.
    }
rule-MOVE-2 = Галера { $galley } под блокадой и дальше не плывёт.
rule-MOVE-3 = Первым спрашивают того, у кого в зоне больше матросов.
rule-MOVE-4 = Галера { $galley } чужая: товары с неё не берут и на неё не дают.

## Правила: продажа

rule-SELL-1 = Порт { $port } не купит { GOOD($good, case: "acc") }: он это производит или уже хранит.
rule-SELL-2 = В зоне «{ $zone }» нет свободной клетки склада.
rule-SELL-3 = За специи в любом порту платят на 2 дуката больше.
rule-SELL-4 = Порт с вином на складе лежит карточкой винной стороной вверх.
rule-SELL-5 = Продажа под блокадой ({ $by }): сразитесь с галерой этого игрока или закончите активацию.
rule-SELL-6 = { $sold ->
        [true] Эта галера уже продавала и в эту активацию не сражается и не захватывает.
       *[other] Эта галера уже сражалась и в эту активацию не продаёт.
    }

## Правила: сражение с галерой

rule-FIGHT-1 = Активная галера не может атаковать эту цель: { $foe }.
rule-FIGHT-2 = У галеры { $galley } не осталось военной мощи для атаки.
rule-FIGHT-3 = Черепов слишком много: у атакующего не больше { $dice1 }, у защитника не больше { $dice2 }.
rule-FIGHT-4 = После каждого раунда атакующий продолжает сражение или прекращает его.
rule-FIGHT-5 = Сторона без матросов проиграла, и её галера тонет.
rule-FIGHT-6 = На затонувшей галере не осталось { GOOD($good, case: "gen") }.
rule-FIGHT-7 = Потопив галеру, атакующий идёт дальше: другая галера, порт или конец.

## Правила: нейтральный порт

rule-CAPT-1 = { $why ->
        [neutral] Порт { $port } нейтральный: туда просто высаживаются, без боя.
       *[sailors] Высадить { $sailors ->
                [one] { $sailors } матроса
                [few] { $sailors } матросов
                [many] { $sailors } матросов
               *[other] { $sailors } матроса
            } нельзя: нужен хотя бы 1, а здесь поместится не больше { $most }.
    }
rule-CAPT-2 = Захват под блокадой ({ $by }): сначала сразитесь с галерами этого игрока или закончите активацию.
rule-CAPT-3 = Карточку порта берёт захватчик; товары и постройки остаются в порту.
rule-CAPT-4 = Захват порта заканчивает активацию.

## Правила: чужой порт

rule-PORT-1 = { $why ->
        [garrison] Порт { $port } занят: взять его можно только боем.
       *[galley] Порт охраняет галера { $galley }: сначала потопите её.
    }
rule-PORT-2 = Порт { $port } — последний у этого игрока ({ $seat }), атаковать его нельзя.
rule-PORT-3 = Гарнизон защищает порт так же, как команда галеру.
rule-PORT-4 = Форт бросает две кости: столько черепов ({ $skulls }) выпасть не может.
rule-PORT-5 = Высадить { $sailors ->
        [one] { $sailors } матроса
        [few] { $sailors } матросов
        [many] { $sailors } матросов
       *[other] { $sailors } матроса
    } нельзя: не больше { $most }.
rule-PORT-6 = Если погибли обе стороны, порт становится нейтральным, а галера тонет.
rule-PORT-7 = Если погиб атакующий, его галера и товары потеряны.
rule-PORT-8 = Форт стреляет, только когда атакуют его порт.
rule-PORT-9 = Сражение за порт заканчивает активацию.

## Правила: инвестиции

rule-INV-1 = { $invested ->
        [true] Эта галера уже делала инвестиции: она не грузится, не плывёт, не продаёт и не сражается.
       *[other] Эта галера уже действовала: инвестиции больше невозможны.
    }
rule-INV-2 = Сюда нанять матроса нельзя: { $to }.
rule-INV-3 = { $bought ->
        [true] В эту инвестицию галера уже куплена.
       *[other] Порт { $port } не ваш: галеру здесь не купить.
    }
rule-INV-4 = Галера { $galley } не может взять команду оттуда.
rule-INV-5 = { $why ->
        [second] В порту { $port } уже стоит форт.
       *[goods] Форт в порту { $port } построить нельзя: нужен свой порт с деревом и камнем.
    }
rule-INV-6 = { $why ->
        [second] В порту { $port } уже стоит базилика.
       *[goods] Базилику в порту { $port } построить нельзя: нужен свой порт с золотом и мрамором.
    }
rule-INV-7 = В порту { $port } больше ничего не построить: в коробке таких построек не осталось.

## Правила: конец хода

rule-DOGE-1 = Карты «{ CARD($card) }» в закрытой колоде больше нет.
rule-DOGE-2 = Подсчёт очков наступает, когда белая фишка достигает его клетки или проходит её.
rule-DOGE-3 = { $galley ->
        [none] Сейчас матросов нанимают только на купленные здесь галеры.
       *[other] Галера { $galley } сюда не входит: можно довести число галер до двух и нанять команду новым.
    }
rule-DOGE-4 = Следующий ход начинается с начала колеса.
rule-DOGE-5 = Пустую колоду дожа собирают заново из всех пяти карт.

## Правила: подсчёт и конец игры

rule-SCORE-1 = Каждый занятый порт платит за наполненность склада.
rule-SCORE-2 = Каждая базилика в занятом порту приносит 5 дукатов.
rule-SCORE-3 = Нейтральные порты не платят никому.
rule-SCORE-4 = Доход каждого игрока называют вслух.
rule-SCORE-5 = После третьего подсчёта побеждает самый богатый; при ничьей — у кого больше портов.
rule-SCORE-6 = Стол может закончить раньше — с последним подсчётом или без него.

## Правила: случай, исправления, поле

rule-RAND-1 = Случай решает приложение или стол, и результат записывается.
rule-FIX-1 = Такое исправление не сходится с коробкой: { $flaw }
rule-FIX-2 = Исправление закрывает вопросы, которые потеряли смысл, и открывает те, что теперь нужны.
rule-BOARD-1 = Это не складывается в игровое поле: { $flaw }

## События: что произошло и что сделать с фигурами

event-FirstPlayer = Первый игрок определён: { $seat }.

event-PortsDrawn = Какие порты закрыть, решил жребий.

event-PortClosed = Порт { $port } закрыт.

event-StartPicked = { $seat }: выбраны порт { $port } и галера { $galley }.

event-GalleyPicked = { $seat }: выбрана галера { $galley }, зона «{ $zone }».

event-PlayBegan = Игра продолжена с того места, которое на столе.

event-TurnBegan = Начался ход { $turn }.

event-Activated = Ходит галера { $galley }: { $seat }.

event-SailorMoved = { $seat }: матрос перемещён, { $from } → { $to }.

event-GoodMoved = { GOOD($good, case: "one") } перемещён: галера { $from } → галера { $to }.

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

event-Sailed = Галера { $galley } прошла путь: «{ $from }» → «{ $to }»{ $via ->
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
        [true] {" "}Сил на бой не было, её ход закончился.
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

event-ActivationEnded = { $seat }: галера { $galley } завершила ход.

event-Hired = { $seat }: за 1 дукат нанят матрос → { $to }.

event-GalleyBought = { $paid ->
        [0] { $seat }: бесплатно получена галера { $galley } в порту { $port }. Первый матрос: { $crew } → галера { $galley }.
       *[other] { $seat }: в порту { $port } куплена галера { $galley }, всего за { $paid ->
            [one] { $paid } дукат
            [few] { $paid } дуката
            [many] { $paid } дукатов
           *[other] { $paid } дуката
        }. Первый матрос: { $crew } → галера { $galley }.
    }

event-FortBuilt = { $seat }: за 2 дуката построен форт в порту { $port }.

event-BasilicaBuilt = { $seat }: за 2 дуката построена базилика в порту { $port }.

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

event-PawnAdvanced = Белая фишка передвинута: клетка { $from } → клетка { $to }.

event-ScoringBegan = { $nth ->
        [0] Последний подсчёт очков проведён досрочно.
        [1] Первый подсчёт очков.
        [2] Второй подсчёт очков.
        [3] Третий, последний подсчёт очков.
       *[other] Подсчёт очков { $nth }.
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

event-Income = { $seat }: доход в этот подсчёт — { $ducats ->
        [one] { $ducats } дукат
        [few] { $ducats } дуката
        [many] { $ducats } дукатов
       *[other] { $ducats } дуката
    }.

event-PurchasesBegan = Меньше двух галер, можно было докупить: { $seats }.

event-PurchasesEnded = { $seat }: покупки окончены.

event-EndedEarly = { $score ->
        [true] Игра окончена досрочно, с последним подсчётом очков.
       *[other] Игра окончена досрочно, без подсчёта очков.
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

## Ошибки подготовки и позиции

flaw-setup-colours = { $colours ->
        [none] Нужно от двух до четырёх разных цветов.
       *[other] Нужно от двух до четырёх разных цветов, по одному на игрока; указано: { $colours }.
    }
flaw-setup-unreadable = Эти настройки не удалось прочитать: { $detail }
flaw-position-line = Строку { $line } позиции не удалось прочитать: { $detail }
flaw-position-flaw = Позиция не сходится: { $detail }

## Ошибки поля

flaw-board-ports-count = { $ports ->
        [none] На поле должно быть 19 портов, и те же, что были.
       *[other] На поле должно быть 19 портов, на своём поле от 1 до 32; указано: { $ports }.
    }
flaw-board-zones-count = { $zones ->
        [none] На поле нет зон или их слишком много.
       *[other] Зон должно быть от 1 до { $most }; указано: { $zones }.
    }
flaw-board-zone-twice = { $zone ->
        [none] Одна из зон указана дважды.
       *[other] Зона «{ $zone }» указана дважды.
    }
flaw-board-port-twice = { $port ->
        [none] Один из портов указан дважды.
       *[other] Порт «{ $port }» указан дважды.
    }
flaw-board-port-no-zone = { $port ->
        [none] Порт стоит в зоне, которой нет.
       *[other] Порт { $port } стоит в зоне, которой нет: «{ $zone }».
    }
flaw-board-zone-two-ports = { $port ->
        [none] В одной зоне два порта.
       *[other] Порт { $port } стоит в зоне «{ $zone }», где уже есть другой.
    }
flaw-board-port-name = { $port ->
        [none] Порту нужно название из 1–24 знаков.
       *[other] Порту «{ $port }» нужно название из 1–24 знаков.
    }
flaw-board-name = Полю нужно название из 1–24 знаков и обозначение.
flaw-board-zone-at = { $zone ->
        [none] Зона лежит вне карты или там же, где другая.
       *[other] Зона «{ $zone }» лежит вне карты или там же, где другая.
    }
flaw-board-port-at = { $port ->
        [none] Порт лежит вне карты.
       *[other] { $port } лежит вне карты.
    }
flaw-board-shape = За столом можно менять только напечатанные значения, но не состав портов и зон.
flaw-board-file = { $path } { $detail }
flaw-board-id = Поле с обозначением «{ $id }» входит в игру и остаётся как есть.
flaw-board-too-many = Больше полей ({ $most }) не хранится. Сначала удалите одно.
flaw-board-no-port = { $port ->
        [none] Такого порта нет.
       *[other] Порта «{ $port }» нет.
    }
flaw-board-no-zone = { $zone ->
        [none] Такой зоны нет.
       *[other] Зоны «{ $zone }» нет.
    }
flaw-board-slots = { $port ->
        [none] На складе должно быть от 1 до 5 клеток.
       *[other] На складе порта { $port } должно быть от 1 до 5 клеток; указано: { $slots }.
    }
flaw-board-values-count = { $port ->
        [none] Каждой клетке склада нужно одно число.
       *[other] Порт { $port }: клеток { $slots }, а чисел { $values }.
    }
flaw-board-values = { $port ->
        [none] Числа на клетках — от 2 до 6 и не убывают.
       *[other] Порт { $port }: числа на клетках должны быть от 2 до 6 и не убывать.
    }
flaw-board-start-small = { $port ->
        [none] Начальному порту нужно хотя бы 3 клетки.
       *[other] Порт { $port } начальный, ему нужно хотя бы 3 клетки.
    }
flaw-board-payout = { $slots ->
        [none] Доход склада должен расти от 0 у пустого до 20 у полного.
        [one] Доход склада на { $slots } клетку должен расти от 0 до 20.
        [few] Доход склада на { $slots } клетки должен расти от 0 до 20.
       *[other] Доход склада на { $slots } клеток должен расти от 0 до 20.
    }
flaw-board-link-twice = { $a ->
        [none] Пара соседних зон указана дважды.
       *[other] Соседство зон «{ $a }» и «{ $b }» указано дважды.
    }
flaw-board-link = { $a ->
        [none] Одно из соседств зон не имеет смысла.
       *[other] Соседство зон «{ $a }» и «{ $b }» не имеет смысла.
    }
flaw-board-cut-off = { $zone ->
        [none] До одной из зон нельзя доплыть.
       *[other] До зоны «{ $zone }» нельзя доплыть.
    }
flaw-board-starts = { $starts ->
        [none] Нужно пять начальных портов, на своём поле не меньше четырёх.
       *[other] Нужно пять начальных портов, на своём поле не меньше четырёх; указано: { $starts }.
    }
flaw-board-no-port-of = { $good ->
        [none] Для одного из товаров нет порта, который можно закрыть.
       *[other] Ни один порт не производит { GOOD($good, case: "acc") }.
    }
flaw-board-starts-closed = { $starts ->
        [none] Открытых начальных портов останется слишком мало.
       *[other] Открытых начальных портов останется слишком мало: всего { $starts }, закрыть придётся { $lost }.
    }
flaw-board-track = { $players ->
        [none] Начало и три клетки подсчёта должны идти по треку ходов по порядку.
       *[other] Игроков — { $players }: начало и три клетки подсчёта должны идти по треку ходов по порядку.
    }
flaw-board-deck = { $cards ->
        [none] Карт дожа должно быть пять, и хотя бы одна со стрелками.
       *[other] Карт дожа должно быть пять, и хотя бы одна со стрелками; указано: { $cards }, со стрелками { $shuffle }.
    }
flaw-board-skulls = { $skulls ->
        [none] Черепа должны быть на 1–6 гранях кости.
       *[other] Черепа должны быть на 1–6 гранях кости; указано: { $skulls }.
    }

## Ошибки при пересчёте фигур

flaw-audit-sailors = { $seat ->
        [none] Матросов оказалось бы больше, чем есть у игрока.
       *[other] Матросов больше, чем есть у игрока: { $seat }.
    }
flaw-audit-cubes = { $good ->
        [none] Кубиков одного вида оказалось бы больше, чем в коробке.
       *[other] Кубиков { GOOD($good, case: "gen") } больше, чем в коробке.
    }
flaw-audit-galley = { $galley ->
        [none] Галере нужны от 1 до 5 матросов, не больше 5 фигур и хозяин.
       *[other] Так не бывает, галера { $galley }: нужны от 1 до 5 матросов, не больше 5 фигур и хозяин.
    }
flaw-audit-port = { $port ->
        [none] Так не бывает: матросы и товары порта должны помещаться на его клетках.
       *[other] Так не бывает, порт { $port }: матросы и товары должны помещаться на его клетках.
    }
flaw-audit-purse = { $seat ->
        [none] Такого кошелька не бывает: от 0 до 9999 дукатов у игрока за этим столом.
       *[other] Такого кошелька не бывает: { $seat }.
    }
flaw-audit-wheel = { $seat ->
        [none] Такого колеса не бывает: не больше шести галер у игрока и только номера из коробки.
       *[other] Такого колеса не бывает, галер не больше шести: { $seat }.
    }
flaw-audit-track = Такого номера хода, места фишки или числа подсчётов не бывает.
flaw-audit-deck = Закрытых карт дожа оказалось бы больше, чем есть.
flaw-audit-buildings = Фортов и базилик всего по пять.
deed-BlockadePossible = { $seat ->
        [none] Галера { $galley }
       *[other] { $seat }
    }: { $cause ->
        [sale] продать { GOOD($good, case: "acc") } ({ $zone })
        [capture] захватить порт ({ $zone })
       *[other] плыть дальше ({ $zone })
    }

# Serenissima, первое издание (1996): слова игры по-русски.
# Имена игроков и портов не склоняются, род игрока неизвестен: фразы строятся без них.
# Отсутствующие значения приходят как текст "none"; да и нет — как "true" и "false".

box = Первое издание: ставки на порядок хода, торг, право прохода, одна кость на бой, а в конце считают богатство.

## Товары. Атрибуты — падежи.

good-gems = самоцветы
    .gen = самоцветов
    .acc = самоцветы
good-gold = золото
    .gen = золота
    .acc = золото
good-spices = специи
    .gen = специй
    .acc = специи
good-wine = вино
    .gen = вина
    .acc = вино
good-iron = железо
    .gen = железа
    .acc = железо
good-cloth = ткани
    .gen = тканей
    .acc = ткани
good-wood = дерево
    .gen = дерева
    .acc = дерево

## Державы и фазы раунда

nation-venice = Венеция
nation-genoa = Генуя
nation-spain = Испания
nation-turks = Турки

phase-order = порядок
phase-trade = торговля
phase-move = плавание
phase-fight = сражения
phase-take = высадки
phase-sell = продажи
round = Раунд { $round }
round-of = Раунд { $round } из { $rounds }
round-setup = Подготовка

## Места и количества

place-galley = галера { $galley }
place-port = порт { $port }
place-box = коробка
ducats = { $sum } дукатов
pieces = { $count } × { $good }
sailors = { $count ->
        [one] { $count } матрос
        [few] { $count } матроса
        [many] { $count } матросов
       *[other] { $count } матроса
    }
    .acc = { $count ->
        [one] { $count } матрос
        [few] { $count } матроса
        [many] { $count } матросов
       *[other] { $count } матроса
    }
nothing = ничего
by-seat = { $seat } { $what }
standing-ask = спрашивать каждый раз
standing-everybody = пропускать всех
standing-nobody = не пропускать никого

## Договорённости

option-sailors_180 = 180 матросов
    .note = В английской коробке 180 матросов, в остальных 176.
option-open_purses = Открытые кошельки
    .note = Все видят, сколько денег у других.
option-high_seas_trade = Обмен в открытом море
    .note = Меняться можно и в зонах без берега.
option-unpaid_at_home = Дома не платят
    .note = Продажа в своём порту ничего не приносит.
option-ducats_break_ties = При ничьей решают дукаты
    .note = При равном богатстве побеждает тот, у кого больше дукатов.
option-board_as_assumed = Доверять полю
    .note = Предположения о поле считаются верными: никого не спрашивают.
option-any_nations = Правило стола: любые державы
    .note = Вдвоём или втроём выбирайте любые державы. В правилах наборы заданы.

## Что можно исправить

fix-Purse = кошелёк
fix-Galley = галера
fix-Port = хозяин и гарнизон порта
fix-Warehouse = склад
fix-Fortress = крепость
fix-Used = использовано в этом раунде
fix-Round = раунд
fix-Order = порядок
fix-Turn = фаза и ход
fix-Nation = держава
fix-Gone = выбывший игрок
fix-Options = правила стола
fix-Printed = напечатанное значение
fix-Board = печатное поле

## События: что произошло

event-SailorsPlaced = { $seat }: матросы размещены, { $aboard1 } + { $aboard2 } на борту, { $ashore } в городе.
event-PlayBegan = Игра продолжена с позиции на столе.
event-RoundBegan = Начался раунд { $round }.
event-BidGiven = { $money ->
        [none] { $seat }: ставка сделана.
       *[other] { $seat }: ставка { $money }.
    }
event-BidsRevealed = Ставки, все уплачены: { $all }.
event-OrderRolled = Бросок на порядок хода: { $all }.
event-PlacePicked = { $seat }: выбрано место { $place }.
event-TurnBegan = { $seat }: { $step }.
event-Bought = { $to ->
        [none] { $seat }: в порту { $port } куплено { $goods } за { $money }, { $aboard }.
       *[other] { $seat }: в порту { $port } куплено { $goods } за { $money }, деньги получает { $to }, { $aboard }.
    }
event-PriceAsked = { $seat }: запрошена цена, { $goods } в порту { $port }. Отвечает { $owner }.
event-PriceNamed = { $owner }: цена { $money } за штуку.
event-MonopolyDoubted = { $owner }: цена { $money } за штуку, так можно только при монополии. Товар: { $good }.
event-MonopolyConfirmed = { $holds ->
        [true] Поле подтвердило монополию. Товар: { $good }.
       *[other] На поле такой монополии нет. Товар: { $good }.
    }
event-PriceCountered = { $seat }: встречная цена { $money } за штуку.
event-CounterRefused = { $seat }: встречное предложение отвергнуто.
event-PriceLeft = { $seat }: отказ от покупки. В порту { $port } цена { $money } действует до конца хода.
event-PriceLapsed = Цена в порту { $port } больше не действует; следующий покупатель спросит заново.
event-DealOffered = { $seat }: предложен обмен, { $give } за { $take }. Отвечает { $with }.
event-DealCountered = { $seat }: встречное предложение, { $give } за { $take }.
event-DealDone = { $seat } и { $with }: обмен состоялся, { $give } за { $take }.
event-DealLeft = { $seat }: отказ от обмена. Обмен предлагался: { $with }.
event-GalleyBuilt = { $crew ->
        [hired] { $seat }: в порту { $port } построена галера { $galley }, всего за { $money }. Нанято для неё: { $sailors }.
       *[garrison] { $seat }: в порту { $port } построена галера { $galley } за { $money }. Из гарнизона: { $sailors }.
    }
event-FortressBuilt = { $seat }: в порту { $port } за { $money } построена крепость.
event-Hired = { $seat }: в порту { $port } по { $money } нанято: { $men } › { $to }.
event-SailorsMoved = { $seat }: { $men }, { $from } › { $to }.
event-GoodsMoved = { $goods }: галера { $from } › галера { $to }.
event-Discarded = С галеры { $galley } за борт: { $goods }.
event-PutAshore = { $seat }: с галеры { $galley } на берег и в коробку — { $men }.
event-Sunk = Галера { $galley } затонула: { $seat }.{ $goods ->
        [none] {""}
       *[other] {" "}Потеряно: { $goods }.
    }
event-Sailed = Галера { $galley } прошла путь: «{ $from }» › «{ $to }»{ $via ->
        [none] {""}
       *[other] {" "}(через: { $via })
    }.
event-MoveEnded = Галера { $galley } закончила путь.
event-LeaveAsked = Галера { $galley } в зоне «{ $zone }» просит прохода. Отвечают: { $seats }.
event-LeaveGiven = { $seat }: галера { $galley } пропущена в зоне «{ $zone }».
event-LeaveRefused = { $seat }: галере { $galley } отказано в проходе в зоне «{ $zone }», её путь закончен.
event-StandingSet = { $answer ->
        [everybody] { $seat }: в этой фазе проходят все.
        [nobody] { $seat }: в этой фазе не проходит никто.
       *[ask] { $seat }: снова спрашивать каждый раз.
    }
event-Attacked = { $fortress ->
        [true] { $seat }: атака галерой { $galley }, цель — { $foe } ({ $against }), { $sailors1 } против { $sailors2 } за стенами крепости.
       *[other] { $seat }: атака галерой { $galley }, цель — { $foe } ({ $against }), { $sailors1 } против { $sailors2 }.
    }
event-Fought = Кости { $dice1 } и { $dice2 }, суммы { $sums1 } ÷ { $divisors1 } и { $sums2 } ÷ { $divisors2 }. Потери матросов: у атакующего { $lost1 }, у защитника { $lost2 }.
event-PrizeWon = { $seat }: галера { $prize } побеждена галерой { $winner }.
event-Boarded = { $seat }: захвачена галера { $prize }. С галеры { $winner } на неё: { $men }.
event-PrizeLeft = { $seat }: судьба побеждённой галеры решена.
event-GarrisonFell = { $seat }: гарнизон порта { $port } погиб.
event-Landed = { $from ->
        [none] { $seat }: занят порт { $port }. С галеры { $galley } высадка: { $men }.
       *[other] { $seat }: захвачен порт { $port } (прежний хозяин — { $from }). С галеры { $galley } высадка: { $men }.
    }
event-NumberAsked = { $seat }: в порт { $port } продают { GOOD($good, case: "acc") }, спрошено число на клетке { $slot }.
event-NumberRead = На клетке { $slot } порта { $port } напечатано { $number }.
event-Sold = { $bonus ->
        [0] { $seat }: { GOOD($good, case: "acc") } с галеры { $galley } — в порт { $port }, клетка { $slot }, за { $money }.
       *[other] { $seat }: { GOOD($good, case: "acc") } с галеры { $galley } — в порт { $port }, клетка { $slot }, за { $money }, из них { $extra } за новый рынок.
    }
event-Income = { $seat }: главный город принёс { $money }.
event-LastRoundOver = Последний раунд закончен.
event-LetGo = { $seat } больше не играет.
event-EndedEarly = { $score ->
        [true] Игра закончена досрочно, богатство подсчитано.
       *[other] Игра закончена досрочно, без подсчёта.
    }
event-GameEnded = { $count ->
        [0] Игра закончилась без победителя.
        [1] Победа: { $winners }. Очки богатства: { $wealth }.
       *[other] Общая победа: { $winners }. Очков богатства у каждого: { $wealth }.
    }
event-Lapsed = { $what ->
        [placing] { $seat }: после исправления размещать матросов не нужно.
        [talk] { $seat }: после исправления переговоры больше не действуют.
        [move] { $seat }: после исправления остаток пути больше не действует.
        [leave] { $seat }: после исправления о проходе больше не спрашивают.
        [battle] { $seat }: после исправления сражение окончено.
       *[sale] { $seat }: после исправления о продаже больше не спрашивают.
    }
event-Corrected = Исправлено, { $what }: { $detail }

## Что отменяется

undo-what = { $event ->
        [SailorsPlaced] расстановка
        [PlayBegan] начало
        [RoundBegan] начало раунда
        [BidGiven] ставка
        [BidsRevealed] ставки
        [OrderRolled] бросок
        [PlacePicked] место в порядке
        [TurnBegan] конец хода
        [Income] конец хода
        [Bought] покупка
        [PriceAsked] покупка
        [PriceNamed] цена
        [MonopolyDoubted] цена
        [MonopolyConfirmed] монополия
        [PriceCountered] встречная цена
        [CounterRefused] отказ
        [PriceLeft] отказ
        [DealOffered] предложение
        [DealCountered] встречное предложение
        [DealDone] обмен
        [DealLeft] отказ
        [GalleyBuilt] галера
        [FortressBuilt] крепость
        [Hired] наём
        [SailorsMoved] матросы
        [GoodsMoved] перегрузка
        [Discarded] за борт
        [PutAshore] высадка
        [Sunk] затопление
        [Sailed] плавание
        [MoveEnded] конец плавания
        [LeaveAsked] просьба о проходе
        [LeaveGiven] проход
        [LeaveRefused] отказ в проходе
        [StandingSet] постоянный ответ
        [Attacked] атака
        [Fought] бросок
        [Boarded] захват
        [PrizeLeft] побеждённая галера
        [Landed] высадка
        [NumberAsked] продажа
        [NumberRead] число
        [Sold] продажа
        [LastRoundOver] последний раунд
        [LetGo] выход
        [EndedEarly] конец партии
        [GameEnded] конец партии
        [Corrected] исправление
       *[other] последнее действие
    }

## Вопросы

ask-Reveal = Все сделали ставки
ask-Order = Бросьте кость на порядок хода: { $seats }
ask-Dice = Бросьте по кости за каждую сторону
ask-Count = Игра окончена: подсчитайте богатство
ask-Place = { $seat }: разместите десять матросов
ask-Prepare = Введите то, что лежит на столе, и начните
ask-Bid = { $seat }: ставка на порядок хода
ask-Pick = { $seat }: выберите место в порядке
ask-Trade = { $seat }: торговля, постройки, наём
ask-Move = { $seat }: ведите галеры
ask-Fight = { $seat }: атаковать?
ask-Take = { $seat }: высаживаться?
ask-Sell = { $seat }: продавайте
ask-Price = { $seat }: ваша цена? { $buyer } хочет { $goods } в порту { $port }
ask-Monopoly = Все порты этого товара на вашем поле у одного игрока? Товар: { GOOD($good) }
ask-Offer = { $seat }: { $goods } по { $money } за штуку?
ask-Counter = { $seat }: согласиться на { $money } за штуку?
ask-LastOffer = { $seat }: всё же взять по { $money } за штуку?
ask-Deal = { $seat }: { $with } предлагает { $give } за { $take }
ask-DealCounter = { $seat }: согласиться на { $take } за { $give }?
ask-LastDeal = { $seat }: всё же принять первое предложение? { $give } за { $take }
ask-Leave = Пропустить галеру { $galley } ({ $seat }) дальше из зоны «{ $zone }»?
ask-Prize = { $captured ->
        [true] { $seat }: галера { $prize } теперь ваша
       *[other] { $seat }: что станет с галерой { $prize }?
    }
ask-Number = Какое число напечатано на клетке { $slot } порта { $port }?

## What else there is to say

fix-see-menu = изменены
is-fortress = есть
is-no-fortress = нет
is-built = построено
is-no-built = не построено
is-hired = нанято: { $hired }
is-gone = не играет
is-no-gone = играет
zone-coast = берег
zone-high-seas = открытое море, без берега
ports = { $count ->
        [one] { $count } порт
        [few] { $count } порта
        [many] { $count } портов
       *[other] { $count } порта
    }
galleys = { $count ->
        [one] { $count } галера
        [few] { $count } галеры
        [many] { $count } галер
       *[other] { $count } галеры
    }
wealth = { $wealth ->
        [one] { $wealth } очко богатства
        [few] { $wealth } очка богатства
        [many] { $wealth } очков богатства
       *[other] { $wealth } очка богатства
    }
wealth-open = { $wealth ->
        [one] { $wealth } очко богатства без дукатов
        [few] { $wealth } очка богатства без дукатов
        [many] { $wealth } очков богатства без дукатов
       *[other] { $wealth } очка богатства без дукатов
    }
chance-of-dice = Кости
setup-order = Садитесь кто где хочет. Кто первым размещает матросов, решают державы.
end-scored = Закончить и подсчитать богатство
end-plain = Закончить как есть
map-fortress = крепость
map-town = главный город
map-market = новый рынок: { $goods }
map-leave = в зоне «{ $zone }» нужно согласие на проход: { $seats }
map-unchecked = соседи лишь предположены
map-land = здесь можно высадиться
map-sell = здесь можно продать
map-trade = здесь можно покупать, нанимать и строить
board-town = Главный город
zone-shore = Берег
correct-round = Раунд, порядок и правила стола
correct-moved = Её путь закончен
correct-built = В этом раунде уже строили
correct-hired = Нанято матросов в этом раунде
correct-forward = { $seat }, место { $place }: на место вперёд
correct-forward-note = Нажмите на игрока, чтобы передвинуть его на место вперёд.
correct-gone = Больше не играет
check-tracks = Раунд и порядок

## The great moments
moment-round = Раунд
moment-bids = Ставки
moment-order = Бросок на порядок хода
moment-boarded = Галера { $galley } захвачена

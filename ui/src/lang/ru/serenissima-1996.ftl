# Serenissima, первое издание (1996): слова игры по-русски.
# Имена игроков и портов не склоняются, род игрока неизвестен: фразы строятся без них.
# Отсутствующие значения приходят как текст "none"; да и нет — как "true" и "false".

box = Старая коробка: ставки на товары, торг, право прохода, по кубику на бой, а в конце считают богатство.

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
option-ducats_break_ties = Ничью решают дукаты
    .note = При равном богатстве побеждает тот, у кого больше дукатов.
option-board_as_assumed = Верить полю
    .note = То, что о поле лишь предположено, считается верным: никого не спрашивают.

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
fix-Options = договорённости
fix-Printed = напечатанное значение
fix-Board = печатное поле

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

## Правила: подготовка

rule-SETUP-1 = Число раундов и державы зависят от числа игроков.
rule-SETUP-2 = Каждый начинает с главным городом, двумя галерами, десятью матросами и 2000 дукатов.
rule-SETUP-3 = На начальную галеру сажают от 1 до 5 матросов, а не { $sailors }.
rule-SETUP-4 = Главные города держав, за которые никто не играет, нейтральны.
rule-SEAT-1a = Без порта и галеры игрок делает ставки и получает очки, но остальные фазы пропускает.
rule-SEAT-1b = { $seat }: ещё есть порт или галера, выбыть нельзя.

## Правила: фаза 1, порядок

rule-BID-1 = Ставки открывают одновременно, и платят все.
rule-BID-2a = Место { $place } выбрать нельзя: оно занято или его нет.
rule-BID-2b = При равных ставках решает кость, нулевые ставки выбирают последними.
rule-BID-3 = Фаза начинается, когда все закончили предыдущую.

## Правила: фаза 2, торговля, строительство, команды

rule-BUY-1a = Галера { $galley } стоит не у порта { $port }.
rule-BUY-1b = Порт { $port } не поставляет { GOOD($good, case: "acc") }.
rule-BUY-2a = В нейтральном или своём порту товар стоит 100 дукатов за штуку.
rule-BUY-2b = Цена { $money } недопустима: от { $low } до { $high }.
rule-BUY-2c = Встречная цена { $money } недопустима: от { $low } до { $high }.
rule-BUY-2d = Отвергнутая цена действует в этом порту до конца хода.
rule-BUY-3 = При монополии цена может доходить до 1000 дукатов.
rule-BUY-4 = На галере { $galley } не хватает места. Свободно: { $room }.
rule-TRADE-1a = Здесь не меняются ({ $zone }): нужны галеры обоих, и не в открытом море.
rule-TRADE-1b = Для обмена хотя бы одна сторона даёт товар.
rule-TRADE-1c = Обмен предлагают, на него отвечают один раз, потом соглашаются или отказываются.
rule-BUILD-1a = В порту { $port } в этом раунде уже строили.
rule-BUILD-1b = Порт { $port } не ваш: там нельзя ни строить, ни нанимать.
rule-BUILD-2 = Новой галере сразу нужна команда. Хотите: { $sailors }, можно: { $most }.
rule-BUILD-3 = Для галеры нужны дерево и железо. В порту { $port } нет { GOOD($good, case: "gen") }.
rule-BUILD-4 = Для крепости нужны дерево и золото. В порту { $port } нет { GOOD($good, case: "gen") }.
rule-BUILD-5 = В порту { $port } уже стоит крепость.
rule-HIRE-1a = Нанятым в порту { $port } туда нельзя ({ $to }): только в сам порт или на ваши галеры рядом с ним.
rule-HIRE-1b = В порту { $port } за раунд нанимают столько матросов, сколько товаров на складе. Осталось: { $left }.
rule-PLACE-1a = Эти места не в одной зоне: { $from }, { $to }.
rule-PLACE-1b = Галера без матросов тонет.
rule-PLACE-2a = Товары, сброшенные за борт, возвращаются в коробку.
rule-PLACE-2b = Здесь нет порта ({ $zone }): на берег не сойти.
rule-HOLD-1 = Порт без гарнизона остаётся за хозяином, пока кто-нибудь не высадится.

## Правила: фаза 3, плавание

rule-MOVE-1a = Слишком далеко. Зон на пути: { $path }, эта галера может пройти ещё: { $left }.
rule-MOVE-1b = Эти зоны не соседние: { $from }, { $to }.
rule-MOVE-1c = Галера { $galley } уже закончила путь.
rule-MOVE-1d = В каждой зоне, куда входит галера, у противников просят прохода.

## Правила: фаза 4, сражения

rule-FIGHT-1 = Обе стороны бросают кость, прибавляют матросов и делят на три.
rule-FIGHT-2 = Не достать: { $foe }. Атаковать можно только в своей зоне.
rule-FIGHT-3a = С победившей галеры на борт перейдёт не меньше 1 и не больше { $most }, а не { $sailors }.
rule-FIGHT-3b = Галера, оставшаяся без матросов, тонет.
rule-FIGHT-4 = Против крепости сумму атакующего делят на четыре.
rule-FIGHT-5 = Порт с погибшим гарнизоном остаётся за хозяином, пока кто-нибудь не высадится.
rule-FIGHT-6 = Захваченная галера может сражаться снова.
rule-FIGHT-7 = Сражаться не с кем: { $foe }. Атакуют только галеры и гарнизоны противников.

## Правила: фаза 5, высадки

rule-TAKE-1a = Здесь нет порта для высадки: { $zone }.
rule-TAKE-1b = Высадить можно не меньше 1 и не больше { $most }, а не { $sailors }.
rule-TAKE-1c = Высадиться может и последний матрос: галера тонет.
rule-TAKE-2a = В порту { $port } гарнизон: сначала его нужно победить.
rule-TAKE-2b = Порт { $port } ваш, и в нём гарнизон: высаживаться незачем.
rule-TAKE-3 = Крепость и товары остаются в захваченном порту.

## Правила: фаза 6, продажи

rule-SALE-1a = Здесь нет порта, чтобы продать: { $zone }.
rule-SALE-1b = Порт { $port } не покупает { GOOD($good, case: "acc") }: он поставляет или уже хранит такой товар.
rule-SALE-1c = Склад порта { $port } полон.
rule-SALE-1d = Банк платит сто раз по числу на нижней свободной клетке.
rule-SALE-2 = Новый рынок приносит ещё 500, в главном городе 1000.
rule-INCOME-1 = Кто держит свой главный город, получает 300 дукатов.

## Правила: богатство, случай, исправления, поле

rule-SCORE-1 = Очки богатства дают свой главный город, порты и дукаты.
rule-SCORE-2 = Побеждает тот, у кого больше очков богатства. При ничьей победа общая.
rule-MONEY-1 = Кошельки и ставки скрыты от других.
rule-RAND-1 = На кости не бывает { $die }.
rule-FIX-1 = Исправление не сходится с коробкой: { $flaw }
rule-FIX-2 = Исправление закрывает то, что потеряло смысл.
rule-END-1 = Стол может закончить раньше срока.
rule-MAP-1 = На таком поле играть нельзя: { $flaw }
rule-MAP-2 = Где соседи неизвестны, дальше можно войти в любую зону.
rule-MAP-3 = { $number } не подходит к другим числам этого склада: нужно от { $least } до { $most }.

## События: что произошло

event-SailorsPlaced = { $seat }: матросы размещены, { $aboard1 } + { $aboard2 } на борту, { $ashore } в городе.
event-PlayBegan = Игра продолжена с того места, которое на столе.
event-RoundBegan = Начался раунд { $round }.
event-BidGiven = { $money ->
        [none] { $seat }: ставка сделана.
       *[other] { $seat }: ставка { $money }.
    }
event-BidsRevealed = Ставки, все уплачены: { $all }.
event-OrderRolled = Кости за порядок: { $all }.
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
event-DealOffered = { $seat }: предложен обмен, { $give } за { $take }. Отвечает { $with }.
event-DealCountered = { $seat }: встречное предложение, { $give } за { $take }.
event-DealDone = { $seat } и { $with }: обмен состоялся, { $give } за { $take }.
event-DealLeft = { $seat }: отказ от обмена. Обмен предлагался: { $with }.
event-GalleyBuilt = { $crew ->
        [hired] { $seat }: в порту { $port } построена галера { $galley }, всего за { $money }. Нанято для неё: { $sailors }.
       *[garrison] { $seat }: в порту { $port } построена галера { $galley } за { $money }. Из гарнизона: { $sailors }.
    }
event-FortressBuilt = { $seat }: в порту { $port } за { $money } построена крепость.
event-Hired = { $seat }: в порту { $port } по { $money } нанято: { $men } → { $to }.
event-SailorsMoved = { $seat }: { $men }, { $from } → { $to }.
event-GoodsMoved = { $goods }: галера { $from } → галера { $to }.
event-Discarded = С галеры { $galley } за борт: { $goods }.
event-PutAshore = { $seat }: с галеры { $galley } на берег и в коробку — { $men }.
event-Sunk = Галера { $galley } затонула: { $seat }.{ $goods ->
        [none] {""}
       *[other] {" "}Потеряно: { $goods }.
    }
event-Sailed = Галера { $galley } прошла путь: «{ $from }» → «{ $to }»{ $via ->
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
        [true] Стол закончил игру раньше срока и подсчитал богатство.
       *[other] Стол закончил игру раньше срока, без подсчёта.
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

deed-PriceAsked = { $seat }: покупка в порту { $port }, { $goods }
deed-NumberAsked = { $seat }: продажа в порту { $port }, { GOOD($good) }

## Вопросы

ask-Reveal = Все сделали ставки
ask-Order = Бросьте кость за порядок: { $seats }
ask-Dice = Бросьте по кости за каждую сторону
ask-Count = Игра окончена: подсчитайте богатство
ask-Place = { $seat }: разместите десять матросов
ask-Prepare = Введите то, что лежит на столе, и начните
ask-Bid = { $seat }: ставка за порядок
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
ask-Prize = { $seat }: что станет с галерой { $prize }?
ask-Number = Какое число напечатано на клетке { $slot } порта { $port }?

## Ошибки подготовки, позиции, поля

flaw-setup-nations = Вдвоём играют Венеция и Генуя либо Испания и Турки, втроём — Венеция, Генуя и Испания, вчетвером — все.
flaw-setup-unreadable = Эту подготовку не прочитать: { $detail }
flaw-position-line = Строку { $line } позиции не прочитать: { $detail }
flaw-position-flaw = Позиция не сходится: { $detail }
flaw-board-ports-count = { $ports ->
        [none] На поле должно быть 23 порта, и те же, что были.
       *[other] На поле должно быть 23 порта, на своём поле от 1 до 32; указано: { $ports }.
    }
flaw-board-slots = { $port ->
        [none] На складе должно быть 2, 4 или 6 клеток.
       *[other] На складе порта { $port } должно быть 2, 4 или 6 клеток; указано: { $slots }.
    }
flaw-board-values = { $port ->
        [none] Числа на складе — от 1 до 9 и не убывают.
       *[other] Порт { $port }: числа на складе должны быть от 1 до 9 и не убывать.
    }
flaw-board-town-size = У четырёх главных городов склады на шесть клеток, у других портов таких нет.
flaw-board-towns = У каждой державы должен быть один главный город.
flaw-board-ports-of = { $good ->
        [none] У некоторых товаров не столько портов, сколько на печатном поле: самоцветы 1, золото 2, специи 2, вино 4, железо 4, ткани 4, дерево 6.
       *[other] Портов, которые поставляют { GOOD($good, case: "acc") }: { $ports }; на печатном поле: { $printed }.
    }
flaw-audit-sailors = Матросов на столе оказалось бы больше, чем в коробке.
flaw-audit-goods = { $good ->
        [none] Одного из товаров на столе оказалось бы больше, чем в коробке.
       *[other] На столе оказалось бы больше { GOOD($good, case: "gen") }, чем в коробке.
    }
flaw-audit-fortresses = Крепостей на столе оказалось бы больше, чем в коробке.
flaw-audit-galley = { $galley ->
        [none] Галере нужно от 1 до 5 матросов, а вместе с товарами не больше 5.
       *[other] Так не бывает, галера { $galley }: нужно от 1 до 5 матросов, а вместе с товарами не больше 5.
    }
flaw-audit-port = { $port ->
        [none] Так не бывает: гарнизону нужен хозяин, а товары лежат только на клетках склада.
       *[other] Так не бывает, порт { $port }: гарнизону нужен хозяин, а товары лежат только на клетках склада.
    }
flaw-audit-purse = В кошельке от 0 до 999 900 дукатов, сотнями.
flaw-audit-gone = У выбывшего нет ни порта, ни галеры, и кто-то должен остаться.
flaw-audit-round = Такого раунда нет.

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
flaw-audit-order = В порядке должны быть все, кто играет, каждый один раз.
map-fortress = крепость
map-town = главный город
map-market = новый рынок: { $goods }
map-leave = прохода в зоне «{ $zone }» спросят у: { $seats }
map-unchecked = соседи лишь предположены
map-land = здесь можно высадиться
map-sell = здесь можно продать
map-trade = здесь можно покупать, нанимать и строить
board-town = Главный город
zone-shore = Берег
correct-round = Раунд, порядок и договорённости
correct-moved = Её путь закончен
correct-built = В этом раунде уже строили
correct-hired = Нанято матросов в этом раунде
correct-forward = { $seat }, место { $place }: на место вперёд
correct-forward-note = Касание передвигает игрока на место вперёд.
correct-gone = Больше не играет
check-tracks = Раунд и порядок

## The great moments
moment-round = Раунд
moment-bids = Ставки
moment-order = Кости за порядок
moment-boarded = Галера { $galley } захвачена

# Очерёдность, переговоры, высадка и продажа в игре Serenissima 1996.

bid-pass = Для игрока { $seat }
bid-look = Остальные не смотрят. Нажмите, чтобы сделать ставку.
bid-of = Ваша ставка, не больше { $most }
bid-say = Поставить { $ducats }
bid-given = Ваша ставка { $ducats }. Её можно менять, пока не поставили все.
bid-round = Кто ставит
bid-has = ставка сделана
take = { $sailors ->
        [one] Высадить { $sailors } матроса: { $port } ({ $galley })
        [few] Высадить { $sailors } матросов: { $port } ({ $galley })
       *[other] Высадить { $sailors } матросов: { $port } ({ $galley })
    }
take-none = Высадиться не может ни одна галера.
sell-for = Продать { GOOD($good, case: "acc") } за { $ducats }
sell-aboard = на борту: { $count }
sell-one = за один
sell-unknown = Продать { GOOD($good, case: "acc") }: число спросят
sell-dim = { GOOD($good) }: не здесь
sell-market = новый рынок +{ $ducats }
sell-none = Продать нечего.
number-title = Число
number-note = { $port }, клетка { $slot }: какое число там на вашем поле?
talk-wants = { $seat } хочет { $count } × { GOOD($good, case: "acc") } ({ $port })
talk-each = { $count ->
        [one] { $ducats }
       *[other] { $count } × { $ducats } = { $sum }
    }
talk-price = Ваша цена за штуку
talk-ask = { $ducats } за штуку
talk-sum = всего { $sum }
talk-monopoly = На этом поле { GOOD($good, case: "acc") } поставляют эти порты. А на вашем?
talk-assumed = (предположение)
talk-holds = Те же
talk-differs = Не те же
talk-take = Взять: { $ducats }
talk-counter = Одна встречная цена за штуку:
talk-leave = Не брать
talk-accept = Согласиться
talk-refuse = Отказать

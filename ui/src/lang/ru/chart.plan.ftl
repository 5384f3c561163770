# Планировщик: что галера может получить и потерять в доступной зоне.

plan-sail = Плыть сюда
plan-sale = Продажа: { $goods }, +{ $ducats }
plan-sale-least = Продажа: { $goods }, не меньше +{ $ducats }
plan-sale-none = Здесь нечего продать.
plan-free = Свободные клетки: { $free }{ $cubes ->
        [0] {""}
       *[other] , после продажи { $left }
    }
plan-income = { $who ->
        [none] Нейтральный порт, при подсчёте приносит { $now }
       *[other] При подсчёте { $who } получит { $now }
    }{ $changes ->
        [true] , после продажи { $then }
       *[other] {""}
    }
plan-points = { $who ->
        [none] Нейтральный порт, очки богатства хозяину: { $now }
       *[other] Очки богатства, { $who }: { $now }
    }{ $changes ->
        [true] , после продажи { $then }
       *[other] {""}
    }
plan-first = Раньше здесь могут сходить: { $galleys }
plan-first-none = Ни одна другая галера не сходит здесь раньше.
plan-sells-first = Раньше здесь продают: { $galleys }
plan-sells-first-none = Ни одна другая галера не продаёт здесь раньше.
plan-way = По пути: { $notes }
plan-block = { $seat } может блокировать продажу, матросы { $theirs } против { $own }. Цена: { $ducats }
plan-block-fight = Бой потопит тогда самую слабую галеру противника здесь с вероятностью { $chance }.
plan-block-helpless = Эта галера тогда не сможет сражаться.
plan-attack = Атака, { $galley }: эта галера погибнет с вероятностью { $chance }. Ожидаемая цена: { $cost }
plan-attack-none = Ни одна галера не может атаковать её здесь до её следующего хода.

# История партии в цифрах.
story-figures = Цифрами
story-print = Напечатать
story-played = { $day }, { $minutes } мин
story-ended = Чем кончилось
story-stands = Положение сейчас
story-decided = Что решило исход
story-edge = Исход решило: { $source } ({ $amounts }).
story-lead-all = { $seat } впереди с самого начала.
story-lead = { $seat } впереди { $since }.
story-changes = { $times ->
    [one] Лидер менялся { $times } раз.
    [few] Лидер менялся { $times } раза.
   *[other] Лидер менялся { $times } раз.
}
story-named = { $seat } { $amount }
story-entry = Запись { $n }
story-begin = подготовка
story-end = конец
story-now = сейчас
story-over-time = { $what } по ходу партии
story-covered = Того, что было скрыто, здесь нет.
story-ranks = Места по ходу партии
story-source-most = Больше всего дало: { $source }, всего { $amount }.
story-unsure = Известно не всё: { $seats }.
story-sum = итого
story-held-end = В конце: { $held }.
story-held-now = Сейчас: { $held }.
story-holders = чьё
story-span = { $seat } ({ $span })
story-fought = Доведено до конца: { $fights }. Победил атакующий: { $won }; ожидалось: { $expected }.
story-contests = Кто и сколько раз: { $by }.
story-broken = прервано
story-won = победа
story-lost = поражение
story-by = кто
story-against = против кого
story-about = что и где
story-chance = шанс
story-outcome = исход
story-losses = потери
story-chance-by = Шанс и исход — для атакующего.
story-losses-by = Потери: свои : чужие.
story-dice = Везение в бросках
story-dice-found = Кости ({ $seat }): { $luck }.
story-lucky = такая удача бывает в одной партии из { $n }
story-unlucky = такая неудача бывает в одной партии из { $n }
story-usual = примерно как обычно
story-all-usual = Необычных бросков ни у кого не было.
story-unknown-throws = { $throws ->
    [one] Про { $throws } бросок журнал не говорит, чей он.
    [few] Про { $throws } броска журнал не говорит, чьи они.
   *[other] Про { $throws } бросков журнал не говорит, чьи они.
}
story-dice-thrown = костей
story-dice-got = выпало
story-dice-expected = в среднем
story-dice-difference = разница
story-at-least = шанс на столько или больше
story-at-most = шанс на столько или меньше
story-of-dice = { $dice ->
    [one] на { $dice } кости; в среднем { $expected }
    [few] на { $dice } костях; в среднем { $expected }
   *[other] на { $dice } костях; в среднем { $expected }
}
story-bad = меньше
story-average = среднее
story-good = больше
story-pace = Решения и время
story-waited = Дольше всего ждали игрока { $seat }: { $minutes } мин.
story-decisions = решений
story-minutes = минут
story-decided-n = { $count ->
    [one] { $count } решение
    [few] { $count } решения
   *[other] { $count } решений
}
story-minutes-n = { $minutes } мин

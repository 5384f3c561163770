# Что вышло за всеми столами, кто за ними играл и кто играет вместе.
stats-figures = Обзор
stats-people = Люди
stats-groups = Компании
stats-filter = Фильтр
stats-by-game = Игра
stats-by-people = Люди
stats-by-seats = Число игроков
stats-by-period = Когда
stats-any-game = Все игры
stats-anybody = Все
stats-any-number = Любое число игроков
stats-of = { $many ->
    [one] { $many } игрок
    [few] { $many } игрока
   *[many] { $many } игроков
}
stats-always = За всё время
stats-days = { $past ->
    [one] Последний { $past } день
    [few] Последние { $past } дня
   *[many] Последние { $past } дней
}
stats-programs = С игрой компьютера
stats-all = Сбросить фильтр
stats-people-note = Считаются партии, в которых все выбранные играли вместе.
stats-unread = { $tables ->
    [one] { $tables } партию не удалось прочитать, она не учтена.
    [few] { $tables } партии не удалось прочитать, они не учтены.
   *[many] { $tables } партий не удалось прочитать, они не учтены.
}
stats-none = Завершённых партий с такими условиями нет.
stats-games = Сыграно партий
stats-time = Время за столом
stats-each = { $time } на партию
stats-longest = Самая длинная серия побед
stats-played = Во что играли
stats-everybody = { $people ->
    [one] Показать { $people } человека
    [few] Показать всех: { $people } человека
   *[many] Показать всех: { $people } человек
}
stats-in-games = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}
stats-wins = Победы
stats-average = Среднее место
stats-streak = Побед подряд
stats-best = рекорд: { $games }
stats-places = Распределение мест
stats-place = { $times ->
    [one] место { $place }: { $times } раз
    [few] место { $place }: { $times } раза
   *[many] место { $place }: { $times } раз
}
stats-attacked = { $times ->
    [0] На игрока не нападали
    [one] На игрока напали { $times } раз
    [few] На игрока напали { $times } раза
   *[many] На игрока напали { $times } раз
}
stats-by = { $name } ({ $times })
stats-attacks = { $times ->
    [0] Своих нападений не было.
   *[other] Своих нападений: { $times }.
}
stats-start = Любимое начало:
stats-started = { $games ->
    [one] { $games } раз, побед: { $wins }
    [few] { $games } раза, побед: { $wins }
   *[many] { $games } раз, побед: { $wins }
}
stats-pace = { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
   *[many] { $decisions } решений
}, всего { $time }: по { $each }
stats-versus = Личные встречи
stats-versus-note = Сколько раз строка была впереди столбца и сколько раз позади.
stats-level = вровень: { $level }
stats-luck = Кости: { $showed }, { $sum } к среднему
stats-luck-usual = ни везения, ни невезения
stats-luck-good = так везёт одному из { $among }
stats-luck-bad = так не везёт одному из { $among }
stats-seconds = { $seconds } с
stats-minutes = { $minutes } мин
stats-hours = { $hours } ч { $minutes } мин
stats-left-note = Партия засчитывается тем, кто сидел за столом в конце. Ушедшие раньше не учитываются.
stats-people-what = Нажмите на имя, чтобы соединить его с другим, переименовать или не считать. Журналы остаются как есть.
stats-also = Ещё: { $names }
stats-is-out = Не считается
stats-called = Имя
stats-rename = Переименовать
stats-names = Имена того же человека
stats-part = Разделить
stats-part-from = Отделить: { $name }
stats-same = { $name } — это тот же человек, что
stats-find = Найти имя
stats-counted = Считать в статистике
stats-unchanged = Журналы не меняются: в партиях имена остаются такими, как их ввели.
stats-groups-what = Компания помнит своих игроков, их места и правила. Сохраните её, начиная партию, или из меню партии.
stats-play = Играть снова
stats-forget = Удалить
stats-forget-title = Удалить «{ $group }»?
stats-forget-text = Её партии и статистика остаются. Удаляется только компания.
stats-keep-what = Эти люди, их места и эти правила: следующая партия начнётся в два нажатия.
stats-group-name = Название компании
stats-keep = Сохранить

# Что вышло за всеми столами, кто за ними играл и кто играет вместе.
stats-figures = Цифры
stats-people = Люди
stats-groups = Компании
stats-filter = Что считается
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
stats-all = Считать всё
stats-people-note = Считаются партии, в которых все выбранные играли вместе.
stats-unread = { $tables ->
    [one] { $tables } партия не прочиталась и не учтена.
    [few] { $tables } партии не прочитались и не учтены.
   *[many] { $tables } партий не прочитались и не учтены.
}
stats-none = Ничего такого ещё не доиграли до конца.
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
stats-places = Сколько раз какое место
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
stats-people-what = Коснитесь имени, чтобы соединить его с другим, переименовать или не считать. Журналы остаются как есть.
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
stats-unchanged = Журналы не меняются: за столами имена остаются такими, как их ввели.
stats-groups-what = Компания помнит своих людей, их места и правила, по которым они играют. Запомните её на странице нового стола или в меню стола.
stats-play = Играть снова
stats-forget = Забыть
stats-forget-title = Забыть «{ $group }»?
stats-forget-text = Её столы и цифры её людей остаются. Забыта будет только компания.
stats-keep-what = Эти люди, их места и эти правила: следующий стол начнётся в два касания.
stats-group-name = Название компании
stats-keep = Запомнить

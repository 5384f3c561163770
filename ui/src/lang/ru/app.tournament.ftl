# Турнир на клубном вечере.

club-tournament = Турнир
tournament-title = Турнир
tournament-table-word = Стол

tournament-set-up = Настроить турнир
tournament-size = Игроков за столом
tournament-size-note = По возможности за столом столько игроков, иначе — в этих пределах. Лишний игрок пропускает тур.
tournament-least = Не меньше
tournament-most = Не больше
tournament-rounds = Туры
tournament-points = Очки за место
tournament-scale-even = Равными ступенями
tournament-scale-even-note = За столом на четверых: 6, 4, 2, 0. При ничьей очки делятся. Очко стоит одинаково за столами любого размера.
tournament-scale-steep = Больше за победу
tournament-scale-steep-note = За столом на четверых: 6, 3, 1, 0. При ничьей очки делятся.
tournament-first = Первый тур
tournament-first-lot = По жребию
tournament-first-lot-note = Дальше встречаются те, у кого близкие результаты и кто ещё не играл вместе.
tournament-first-list = По списку
tournament-first-list-note = Вы упорядочиваете игроков; первые в списке не встречаются в первом туре.
tournament-joined =
    { $people ->
        [0] Пока никто не пришёл. Кто придёт, тот играет.
        [one] Пришёл и играет { $people } человек; кто придёт позже, тоже играет.
        [few] Пришли и играют { $people } человека; кто придёт позже, тоже играет.
       *[many] Пришли и играют { $people } человек; кто придёт позже, тоже играет.
    }
tournament-settle = Готово

tournament-not-begun = Ещё не начался
tournament-round = Тур { $n }
tournament-round-of = Тур { $n } из { $of }
tournament-over = Турнир окончен
tournament-waits =
    { $tables ->
        [one] Ещё играет { $tables } стол.
        [few] Ещё играют { $tables } стола.
       *[many] Ещё играют { $tables } столов.
    }
tournament-draw = Жеребьёвка тура { $round }
tournament-call = Время вышло
tournament-call-sure =
    { $tables ->
        [1] За столом, который ещё играет, все делят очки поровну. Места можно внести потом.
       *[other] За столами, которые ещё играют, все делят очки поровну. Места можно внести потом.
    }
tournament-call-yes = Закончить тур
tournament-take-back = Отменить тур
tournament-take-back-sure = Столы тура { $round } закроются, и жребий будет брошен заново.
tournament-take-back-yes = Отменить тур

tournament-plays = Идёт игра
tournament-by-hand = Внёс организатор
tournament-bye = Пропуск
tournament-byes = Пропускают тур: { $names }
tournament-enter = Внести результат
tournament-enter-of = Внести результат: { $table }
tournament-correct = Исправить
tournament-correct-of = Исправить результат: { $table }
tournament-result-of = Результат: { $table }
tournament-result-note = При ничьей места одинаковы. Проведённые жеребьёвки не меняются; таблица пересчитывается.
tournament-absent = Не играл(а)

tournament-standings = Таблица
tournament-final = Итоговая таблица
tournament-place = Место
tournament-player = Игрок
tournament-sum = Очки
tournament-wins = Победы
tournament-opponents = Противники
tournament-by-lot = Место по жребию
tournament-by-direct = Место по общим столам
tournament-by-wins = Место по числу побед
tournament-by-opponents = Место по очкам противников
tournament-points-of = Очки: { $points }
tournament-left = выбыл(а)
tournament-sheet = Сохранить таблицей
tournament-seed = Зерно жребия: { $seed }

tournament-players = Игроки
tournament-players-note = Кто уходит, сохраняет очки и больше не участвует в жеребьёвке. Кто опоздал, играет со следующего тура.
tournament-list-note = Сильнейшие первыми: первые в списке не встречаются в первом туре.
tournament-up-of = Выше: { $name }
tournament-go = Уходит
tournament-go-of = { $name } уходит
tournament-back = Снова играет
tournament-back-of = { $name } снова играет

tournament-you-sit = Ваше место: { $table }
tournament-you-placed = Ваш результат: { $place } место
tournament-you-absent = Ваш результат: не играли
tournament-you-next = { $table }: игра окончена. Место в следующем туре появится здесь после жеребьёвки.
tournament-you-with = Играют также: { $names }
tournament-you-bye = В этом туре вы пропускаете
tournament-you-wait = Вы играете в следующем туре.
tournament-you-stand = Место { $place } из { $of }, очки: { $points }
tournament-go-home = Покинуть турнир
tournament-go-home-sure = Очки сохранятся, в жеребьёвке вы больше не участвуете.
tournament-go-home-yes = Да, покинуть
tournament-play = Я играю

tournament-problem-sizes = В этой игре нет столов такого размера.
tournament-problem-rounds = Столько туров запланировать нельзя.
tournament-problem-points = Очки за места не подходят.
tournament-problem-bye = Пропуск не может стоить больше победы.
tournament-problem-begun = Первый тур уже составлен.
tournament-problem-over = Все запланированные туры уже составлены.
tournament-problem-unfinished =
    { $tables ->
        [one] У { $tables } стола ещё нет результата.
       *[other] У { $tables } столов ещё нет результата.
    }
tournament-problem-too_few = Игроков: { $present }. За столом должно быть не меньше { $least }.
tournament-problem-no_such_player = Этот игрок не участвует в турнире.
tournament-problem-no_such_table = Этого стола больше нет.
tournament-problem-places = Эти места не подходят к столу.
tournament-problem-played = У одного из столов этого тура уже есть результат.

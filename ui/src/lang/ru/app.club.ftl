club-unreachable = Сервер клуба недоступен, пробуем ещё раз…
club-join = Присоединиться к вечеру
club-join-yes = Присоединиться
club-join-note = Код показан на стене. Учётная запись не нужна: имя действует только на этот вечер.
club-code = Код вечера
club-rename = Переименовать
club-organise = Я организую вечер
club-organise-note = Откройте адрес, который вывел сервер клуба, или вставьте его сюда.
club-out-code = Этот код не действует. Верный код показан на стене.
club-out-token = Это устройство здесь больше не известно. Присоединитесь снова.
club-out-busy = Слишком много попыток. Подождите минуту и попробуйте ещё раз.
club-out-dismissed = Организатор удалил это устройство, обновил его доступ или начал новый вечер.
club-out-name_taken = Так на этом вечере уже кого-то зовут. Выберите другое имя.
club-out-nameless = Нужно имя.
club-out-too_long = Это имя слишком длинное.
club-out-no_evening = Вечер ещё не начался. Возвращайтесь, когда организатор его откроет.
club-out-full = Мест больше нет: присоединиться нельзя.
club-out-crowded = Сейчас присоединяется много людей. Эта страница скоро попробует ещё раз.
problem-no_evening = Сейчас вечер не идёт.
problem-running = Вечер уже идёт.
problem-not_allowed = Это может только организатор.
problem-taken = Кто-то успел раньше: это место только что заняли. Выберите другое.
problem-seated = Вы уже сидите за столом. Сначала встаньте из-за него.
problem-given = В этом турнире места распределяет жребий.
problem-name_taken = Так на этом вечере уже кого-то зовут.
problem-full = Мест больше нет.
problem-unwatched = За этим столом наблюдать нельзя.
problem-crowded = Отсюда сейчас присоединяется много людей. Попробуйте чуть позже.
problem-no_such_time = В это время никто не мог присоединиться. Выберите время, которое уже прошло.
problem-too_many = Это число слишком велико. Не больше { $most }.
club-seat = Место { $n }
club-seat-free = свободно
club-free = { $free ->
    [one] { $free } свободное место
    [few] { $free } свободных места
   *[other] { $free } свободных мест
}
club-awaits = Ждём игроков
club-begin-game = Начать
club-begin-game-note = Партия начнётся, когда займут все места. Если начать сейчас, за пустые места приложение сделает самый скромный выбор.
club-sit = Сесть сюда
club-sit-at = { $table }, место { $n }: сесть сюда
club-place = { $place }-е
club-score = Счёт: { $score }
club-ended-note = Вечер окончен. Журналы ваших партий останутся здесь, пока не начнётся следующий.
club-tables = Столы
club-own = Ваш стол
club-you-won = Вы победили!
club-to-table = К столу
club-stand = Встать
club-stand-sure = Пока игра продолжается, ваше место может занять другой.
club-stand-yes = Да, встать
club-given-note = Дождитесь жеребьёвки: после неё здесь появится ваше место.
club-archive = Закрытые столы
club-all-games = Все игры
club-watch = Смотреть
club-watch-of = Смотреть: { $table }
club-no-tables = Пока не открыт ни один стол.
club-label = Стол { $n }
club-open = Открыть стол
club-open-for = Открыть стол, игроков: { $seats }
club-opened = Открыт стол: { $table }.
club-opened-many = Открыты столы: { $first } – { $last }.
club-take-back = Закрыть обратно
club-more-count = Ещё такие же столы
club-more = { $tables ->
    [one] Ещё { $tables } такой же
    [few] Ещё { $tables } таких же
   *[other] Ещё { $tables } таких же
}
club-given-up = закрыт досрочно
club-record = Скачать журнал партии
club-record-of = Скачать журнал: { $table }
club-record-whole = Полный журнал, его можно открыть в Bucintoro.
club-record-later = Будет доступен, когда согласятся все, кто там сидел.
club-agree-note = Эта партия закрыта досрочно. Можно ли отдать другим полный журнал вместе со скрытым?
club-agree = Да, можно
club-agreed = Вы согласились.
club-archive-empty = Пока не закрыт ни один стол.
club-people = Игроки
club-joined = { $people ->
    [0] Пока никого нет.
    [one] Здесь { $people } человек.
    [few] Здесь { $people } человека.
   *[other] Здесь { $people } человек.
}
club-change = Изменить
club-change-event = Изменить вечер
club-save = Сохранить
club-new = Новый вечер
club-ended = «{ $evening }»: вечер окончен.
club-begin = Начать вечер
club-name = Название вечера
club-seating = Места
club-seating-free = Свободный выбор
club-seating-free-note = Каждый садится там, где есть место.
club-seating-tournament = Турнир
club-seating-tournament-note = Столы и места распределяет жребий, тур за туром.
club-opening = Кто может открывать столы?
club-opening-organiser = Организатор
club-opening-anybody = Все
club-house-rules = Игроки могут разрешать правила стола
club-house-rules-note = Тогда игрок может один раз сделать то, что запрещает правило. Это записано в журнале и видно всем за столом.
club-programs = Столы с компьютерными игроками
club-programs-note = Не больше одновременно. Каждый такой стол нагружает сервер.
club-programs-off = Выключено. Никто не может включить компьютерного игрока.
club-programs-seats = Компьютерные игроки
club-organiser = Организатор
club-manage = Управление
club-manage-of = Управление: { $table }
club-table-name = Название стола
club-earlier = Переместить выше
club-later = Переместить ниже
club-watchable = Можно смотреть
club-watchable-note = На телевизоре или телефоне. Скрытого там никто не увидит.
club-move = Перенести на другой сервер
club-move-note = Игра продолжится там. Телефоны перейдут сами.
club-close = Закрыть стол
club-close-sure = { $table }: продолжить игру будет нельзя. Журнал попадёт к закрытым столам.
club-close-yes = Да, закрыть
club-find = Найти по имени
club-stands = без места
club-remove-sure = { $name }: удалить? Место освободится, телефон будет отключён.
club-lately = Недавно присоединились
club-lately-minutes = Присоединились за последние минуты
club-lately-people =
    { $people ->
        [0] Никто.
        [one] { $people } человек.
        [few] { $people } человека.
       *[many] { $people } человек.
    }
club-lately-remove = Удалить всех
club-lately-sure =
    { $people ->
        [one] Удалить { $people } человека? Место освободится, телефон будет отключён.
        [few] Удалить { $people } человек? Места освободятся, телефоны будут отключены.
       *[many] Удалить { $people } человек? Места освободятся, телефоны будут отключены.
    }
club-way-note = Повесьте его на виду: кто отсканирует, вводит имя и садится за стол.
club-way-note-tournament = Повесьте его на виду: кто отсканирует и введёт имя, играет в турнире.
club-renew = Новый код
club-renew-of = Новый код вечера
club-renew-sure = По старому коду больше никто не войдёт. Кто уже здесь, останется.
club-renew-yes = Да, обновить
club-wall = Экран на стене
club-wall-note = Откройте на большом экране: он сам покажет код, свободные места и все столы.
club-wall-open = Открыть экран на стене
club-wall-address = Адрес экрана на стене
club-wall-renew = Новый адрес
club-wall-sure = Все экраны на стене погаснут, пока их не откроют по новому адресу.
club-key = Ключ организатора
club-key-note = У кого есть адрес организатора, тот может всё то же, что и вы. Обновите ключ, если его кто-то увидел.
club-key-fresh = Это новый адрес организатора. Берегите его:
club-key-renew = Обновить ключ
club-key-sure = Старый адрес сразу перестанет действовать, на всех других устройствах тоже.
club-key-yes = Да, обновить ключ
club-end = Закончить вечер
club-end-note = Все столы закроются. Журналы можно скачать, пока не начнётся следующий вечер.
club-end-sure = { $tables ->
    [0] Закончить вечер сейчас?
    [one] Открыт { $tables } стол, он закроется. Закончить вечер сейчас?
    [few] Открыто { $tables } стола, они закроются. Закончить вечер сейчас?
   *[other] Открыто { $tables } столов, они закроются. Закончить вечер сейчас?
}
club-end-yes = Да, закончить
club-ended-wall = Вечер окончен. Спасибо, что пришли!
club-none-yet = Вечер ещё не начался.
club-wall-join = Чтобы играть: отсканируйте или откройте
club-wall-code = Код
club-wall-page = { $page } из { $of }
club-back = Вернуться к вечеру
club-ended-here = Организатор завершил эту партию.
club-ended-place = Ваше место: { $place }.
club-ended-tied = Очки делятся между всеми за столом.

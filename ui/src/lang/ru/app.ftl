app-back = Назад
app-close = Закрыть
app-cancel = Отмена
app-line = Строка { $line }: { $text }
app-seat = Место { $n }
app-waits = Ваше действие ждёт. Оно отправится, как только ведущий ответит.
    .club = Ваше действие ждёт. Оно отправится, как только сервер ответит.
app-unreachable = Нет связи с ведущим устройством. Пробуем снова…
part-failed = Не удалось загрузить эту часть страницы.
part-retry = Попробовать ещё раз

game-serenissima-2e = Serenissima
game-twilight = Сумерки Венеции
game-serenissima-1996 = Serenissima, первое издание (1996)
game-libertalia = Libertalia

asking-title = Что это?
asking-note = Коснитесь того, что нужно объяснить.

side-south = ближняя сторона
side-west = левая сторона
side-north = дальняя сторона
side-east = правая сторона

table-bar = Стол
table-undo = Отменить:
table-undo-together = ответы игроков { $names }{ $revealed ->
        [0] {""}
       *[other] , которые все уже видели
    }
table-redo = Вернуть
table-record = Журнал
table-waits = Вы вернулись к этому жребию. Коснитесь, чтобы продолжить.
table-menu = Меню
table-past = Просмотр: запись { $n }
table-now = Назад к игре
table-continue = Продолжить отсюда

past-before = На запись назад
past-after = На запись вперёд
idle-wake = Разбудить экран
clock-pause = Остановить часы
clock-go = Запустить часы

problem-refused = Правила этого не позволяют.
problem-stale = Партия уже ушла вперёд. Взгляните ещё раз и повторите.
problem-late = На этот вопрос уже ответили, или он снят. Взгляните ещё раз и повторите.
problem-not_found = Этого здесь больше нет. Вернитесь и взгляните ещё раз.
problem-nothing_to_undo = Отменять нечего.
problem-nothing_to_redo = Возвращать нечего.
problem-no_chance = Сейчас нечего бросать и нечего открывать.
problem-not_begun = Партия ещё не началась: ждём игроков.
problem-unreadable = Это не читается: { $detail }
problem-unsupported = Эта версия так больше не умеет. Обновите страницу.
problem-damaged = Первая строка журнала стола повреждена. Восстановите его из копии или файла.
problem-newer = Строку { $line } журнала этого стола записала более новая версия приложения. Ничего не потеряно: обновите приложение, чтобы открыть стол.
problem-disk_full = Диск полон. Ничего не изменено: освободите место и повторите.
problem-not_over = Зерно показывают, когда партия окончена.
problem-too_long = Это слишком длинно, поэтому не принято. Возьмите текст короче или файл меньше.
problem-unanswered = Каждый раз при этом запросе связь обрывалась. Попробуйте позже или меньшими частями.
problem-internal = Внутри что-то пошло не так. Ничего не изменено. Подробности в техническом журнале под номером { $ticket }.
problem-unsettled = Пока неизвестно, выполнено ли это. Прежде чем повторить, проверьте, что получилось. Подробности в техническом журнале под номером { $ticket }.

app-connecting = Соединяемся…
host-title = Телефоны за столом
past-story = Что произошло к этому месту
past-start = Подготовка. Ещё ничего не произошло.
table-yours = Ваш ход
table-turn = Ход: { $names }.
pieces-title = Что сделать на столе
app-pack = Убрать в коробку
app-story = История этой партии
app-share = Поделиться

problem-board = Поле не принято:
problem-setup = Так стол не подготовить:
problem-import = В файле ошибки. Ничего не добавлено:

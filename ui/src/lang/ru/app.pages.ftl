# Pages, and sheets over a table.

home-motto = Вы играете за столом. Bucintoro следит за очерёдностью, банком, костями и счётом.
home-new = Новая партия
home-tables = Партии
home-shelf = Игры на полке
home-go-on = Продолжить
home-look = Посмотреть
home-asked = Ждём: { $names }
home-won = Победа: { $names }
home-empty = Партий пока нет. Достаньте коробку, разложите поле и начните первую.
home-over = окончена
home-copy = копия
home-turn = { $turn ->
        [0] не начата
       *[other] ход { $turn }
    }
home-turn-twilight = ход { $turn }
home-turn-serenissima-1996 = раунд { $turn }
home-turn-libertalia = рейд { $raid }, день { $day }
home-demo = Демонстрация · шаг { $step }
home-label = Переименовать, добавить заметку, в архив
home-rematch = Реванш
home-export = Экспорт
home-delete = Удалить
home-import = Открыть файл
home-backup = Сохранить все партии
home-exports = Экспорт для других программ
home-taking = Файл загружается…
home-saving = Создаётся резервная копия…
home-rules = Правила
home-settings = Настройки
home-statistics = Статистика
home-more = Ещё
home-more-of = Ещё о партии: { $names }
home-see = Как это работает: 10 минут

new-title = Новая партия
new-game = Игра
new-players = Игроки
new-player = Игрок { $n }
new-name = Имя игрока { $n }
new-later = Поменяться местами со следующим
new-chair = Игрок { $n }: { $name }
new-colour = Игрок { $n }: { $colour ->
        [red] красный
        [blue] синий
        [orange] оранжевый
        [green] зелёный
        [yellow] жёлтый
        [white] белый
       *[other] чёрный
    }
new-chance = { $kinds ->
        [dice] Кости
        [draws] Жеребьёвки
       *[both] Кости и жеребьёвки
    }
new-colours = Цвет:
new-side = Место у планшета: { $side }
new-by-app = Приложение
new-by-table = Мы сами
new-chance-note = Это можно сменить в любой момент.
new-start = Начать
new-groups = Компании
new-keep = Сохранить компанию

settings-title = Настройки
settings-language = Язык
settings-theme = Оформление
settings-auto = Автоматически
settings-light = День
settings-dark = Ночь
settings-text = Размер текста
settings-on = Вкл.
settings-off = Выкл.
settings-sounds = Звуки и вибрация
settings-notices = Сообщать, чей ход, когда окно не на переднем плане
settings-first-use = Объяснять инструменты в первый раз
settings-clock = Часы для каждого игрока
settings-idle = Приглушать экран, когда его не касаются
settings-minutes = через { $minutes } мин
settings-pace = Что сделать на столе
settings-pace-tap = По шагам, по нажатию
settings-pace-slow = Автоматически, медленно
settings-pace-quick = Автоматически, быстро
settings-pace-once = Всё сразу
settings-programs = Ходы компьютерных игроков
settings-programs-tap = Ждать нажатия «Готово»
settings-programs-timed = Продолжать автоматически
settings-letters = Однобуквенные клавиши
settings-letters-plain = Вкл.
settings-letters-alt = С Alt
settings-letters-off = Выкл.
settings-credits = Лицензии и авторы
settings-about = Bucintoro помогает тем, у кого есть сама игра. Картинок, логотипов и текстов изданий здесь нет; названия принадлежат издателям.

refusal-allow = Всё равно разрешить
refusal-sure = Разрешить вопреки правилу «{ $rules }»
refusal-ok = OK
refusal-limit = В коробке больше нет, поэтому разрешить нельзя.
refusal-not-asked = Сейчас это невозможно.

record-note = Партия сейчас на записи { $head }. Из журнала ничего не удаляется.
record-to = Партия продолжается с записи { $n }.
record-to-start = Партия вернулась к подготовке.
record-settings = Изменены имена, стороны или то, кто бросает.
record-released = { $by ->
        [host] Ведущий
       *[organiser] Организатор
    } удалил устройство игрока { $seat } ({ $at }).
record-new-seed = Жребий приложения идёт дальше от нового зерна; оно заверено: { $commitment }.
record-round = Раунд для нового зерна (№ { $round }). Заверили: { $names }
record-round-asked = { $name }: просьба о новом зерне. Начинается раунд (№ { $round }). Заверили: { $names }
record-round-done = Раунд завершён: его зерно действует с жребия { $from }.
record-round-void = Раунд не дал результата. Нет ответа: { $names }
record-round-stopped = Раунд не дал результата: его прервал ведущий.
record-waived = Разрешено вопреки правилам:
record-drawn = бросок или жребий приложения
record-branch = отменено
record-whose = Чьи записи
record-all = Все
record-allowed = Вопреки правилам
record-none = Таких записей нет.
record-older = Более ранние записи ({ $entries })
record-ways = Отменённые действия ({ $ways })
record-look = Взглянуть

keys-title = Горячие клавиши
keys-undo = Отменить
keys-tabs = Открыть вкладку
keys-arrow = Стрелки
keys-arrows = Переход между светящимися местами
keys-past = На запись назад или вперёд при просмотре
keys-walk = Пройти по всему и нажать

menu-resume = Снова разложить партию
menu-game = Эта партия
menu-players = Игроки
menu-screen = Этот экран
menu-end = Закончить партию сейчас

rules-search = Поиск по правилам
rules-none = Ничего не найдено.

home-join = Присоединиться к партии
home-take-over = Продолжить партию здесь
refusal-asked = Сначала нужно ответить: { $ask }

fault-no_hash = в строке нет хеша
fault-wrong_hash = хеш не подходит: эта строка или одна из прежних изменена
fault-unreadable = строка не читается ({ $detail })
fault-newer = формат файла { $found }, приложение читает до { $known }: обновите приложение
fault-unknown_game = игра { $game } здесь неизвестна
fault-setup = ошибки в подготовке ({ $flaws })
fault-number = на месте записи { $expected } стоит запись { $found }
fault-after = запись следует за { $found }, а партия была на { $expected }
fault-head = партия не может перейти к { $to }
fault-differs = при повторе эта запись даёт другой результат
fault-mark = в записи стоит «{ $mark }», и это не так
fault-not_a_record = это не журнал партии
fault-empty = файл пуст
fault-settings = имена и стороны с ошибками ({ $flaws })
fault-no_seat = такого места в партии нет
fault-shared_seed = общее зерно неверно ({ $detail })
fault-limits = это больше, чем есть в коробке ({ $flaws })
fault-fails = приложение не может повторить эту запись
fault-too_long = журнал слишком длинный

flaw-seats-count = Игроков: { $seats }, а играют от { $least } до { $most }.
flaw-seats-differ = Имён: { $chairs }, а игроков: { $seats }.
flaw-name-empty = У игрока { $seat } нет имени.
flaw-name-long = Имя игрока { $seat } длиннее { $most } знаков.
flaw-name-control = В имени игрока { $seat } есть знаки, которые нельзя показать.
flaw-name-twice = { $name } есть в партии дважды (игрок { $seat }).
flaw-seat-empty = На месте игрока { $seat } никто не сидит.
flaw-program-empty = Место игрока { $seat } не может быть пустым, пока за него играет компьютер.
flaw-no-programs = Для этой игры на этом устройстве нет компьютерных игроков.
flaw-programs-need-dealt-hands = Для компьютерных игроков и подсказок карты должно раздавать приложение.
flaw-waiver-unknown = Правила { $rule } нет.
flaw-waiver-limit = Правило { $rule } отменить нельзя: в коробке нет нужных компонентов.
flaw-waiver-twice = { $rule } указано дважды.
flaw-waivers-long = Отменено слишком много правил.

guest-leave = Освободить место
guest-leave-note = Место освободится для другого телефона. Чтобы вернуться, понадобится новый код.
guest-leave-yes = Покинуть
guest-refused = Ведущий всё равно может это разрешить.
    .club = Это всё равно можно разрешить с телефона, которому можно ходить за всех. Это включает организатор.

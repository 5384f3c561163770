# Экран стола Serenissima.

map-title = Карта Средиземного моря
map-closed = закрыт
map-neutral = нейтральный
map-held = владеет { $seat }, { $sailors } { $sailors ->
    [one] матрос
    [few] матроса
   *[other] матросов
}
map-galley = галера { $galley } ({ $seat })
map-reach = { $steps } { $steps ->
    [one] область
    [few] области
   *[other] областей
} пути
map-blockade = возможна блокада: { $seats } ({ $zone })
map-assumed = Поле: значений предположено — { $values }
map-assumed-note = Ни один источник не говорит, что там напечатано. Сверьте со своим полем и исправьте, что не так.

track-label = Ход { $turn }; до подсчёта делений: { $left }
track-setup = Подготовка
track-turn = Ход { $turn }
track-next = до подсчёта { $left } { $left ->
    [one] деление
    [few] деления
   *[other] делений
} · в этот ход { $percent } %
track-deck = закрытых: { $left }

players-first = первый игрок
players-covered = Нажмите, чтобы открыть, если он ваш
players-ducats = дукатов
players-ports = { $n } { $n ->
    [one] порт
    [few] порта
   *[other] портов
}
players-galleys = { $n } { $n ->
    [one] галера
    [few] галеры
   *[other] галер
}
players-reserve = { $n } в резерве
players-income = даст { $ducats }

wheel-title = Колесо
wheel-galley = галера
wheel-next = Далее

setup-colours = Цвета
setup-colour-of = Игрок { $n }
setup-options = О чём договорился стол
setup-hidden = Закрытые деньги
setup-hidden-note = Монеты лежат лицом вниз; доходы объявляют.
setup-blockade = Блокада и там, где галера начала
setup-blockade-note = Продажу и захват можно блокировать и в области, где началась активация.
setup-hiring = Особый найм где угодно
setup-hiring-note = Если галер меньше двух, матросов можно нанять в любой свой порт, а не только на купленные галеры.
setup-under-way = Партия уже идёт
setup-under-way-note = Сначала введите, что лежит на столе, и продолжайте оттуда.

panel-title = О чём спрашивают
panel-preparing = Нажимайте на порты, игроков и колесо и введите, что лежит на столе. Затем начните.
panel-begin = Начать отсюда
panel-sailors = Ваших матросов { $yours } против { $theirs }.
panel-blockade-yes = Блокада!
panel-blockade-no = Пропустить
panel-purchases-end = Покупки закончены
panel-over = Партия окончена. Исправления ещё учитываются.
panel-correct = Исправить
panel-correct-note = Нажмите на то, что неверно.
panel-turn = Повернуть к игроку
panel-steps = Шаги
panel-sailor = матрос
panel-sell = за { $ducats }
panel-overboard = ⤓
panel-load-free = { $good }: погрузить даром
panel-load = { $good }: погрузить за { $ducats } { $to ->
    [none] { $ducats ->
        [one] дукат
        [few] дуката
       *[other] дукатов
    }
   *[other] (получит { $to })
}
panel-aboard = Матроса на борт: { $port }
panel-ashore = Матроса на берег: { $port }
panel-blocked = Блокада: { $seat }. Сражайтесь или закончите.
panel-attack = Атаковать: { $foe } ({ $seat }), { $strength } против { $defence }
panel-fewer = меньше
panel-more = больше
panel-capture = Занять { $port }: { $sailors } { $sailors ->
    [one] матрос
    [few] матроса
   *[other] матросов
}
panel-may-block = Блокаду могут объявить: { $seats }
panel-sail = Плыть: до { $steps } { $steps ->
    [one] области
   *[other] областей
}
panel-invest = Лучше вложить
panel-scuttle = Затопить
panel-next = Следующая галера

chance-attacker = Черепа нападающего
chance-defender = Черепа защитника
chance-skulls-attacker = нападающему: { $n }
chance-skulls-defender = защитнику: { $n }
chance-skulls-fort = форту: { $n }
chance-draw-dice = Бросить в приложении
chance-draw-cards = Открыть в приложении
chance-draw-draws = Жребий приложения
chance-to-app = Дальше пусть приложение
chance-to-table = Дальше сами за столом

odds-label = Победа нападающего { $win }, гибнут оба { $both }, победа защитника { $lose }
odds-win = победа
odds-both = гибнут оба
odds-lose = поражение
odds-losses = Ожидаемые потери: { $attacker } и { $defender }

draft-closed = Закрыто: { $done } из 4
draft-draw = Выбрать жребием
draft-order = Порядок выбора
draft-port-first = Сначала порт: здесь или на карте.
draft-galley = Выберите галеру: малые номера ходят раньше.
draft-take = Взять галеру { $galley }

invest-hire = Найм: по { $ducats } { $ducats ->
    [one] дукату
   *[other] дукатов
}, в резерве { $left }
invest-galley = Купить галеру: { $ducats } { $ducats ->
    [one] дукат
    [few] дуката
   *[other] дукатов
}
invest-crew = Первый матрос:
invest-fort = Форт, { $port }: 2
invest-basilica = Базилика, { $port }: 2
invest-left = Осталось: форты { $forts }, базилики { $basilicas }

battle-last = Последний бросок: { $attacker } и { $defender }
battle-continue = Продолжить: кости { $attacker } против { $defender }
battle-break-off = Прекратить бой
battle-loot = Берите, что плавает. Свободных мест: { $room }
battle-jettison = { $good } за борт
battle-leave = Остальное оставить
battle-land-none = Не высаживать: порт останется нейтральным

over-title = Конец партии
over-ducats = { $ducats } { $ducats ->
    [one] дукат
    [few] дуката
   *[other] дукатов
}
over-income = Откуда деньги
over-sales = продажи
over-ports = порты
over-basilicas = базилики
over-wine = вино
over-loads = погрузки других
over-scoring = Подсчёт { $nth }
over-early = Последний подсчёт

correct-turn = Ход, фишки и карты
correct-note = Укажите, что лежит на столе. Это войдёт в запись, и это можно отменить.
correct-owner = Владелец
correct-sailors = Матросы
correct-slot = Место { $n }
correct-zone = Область
correct-save = Так и есть
correct-galley-here = Здесь стоит галера, о которой приложение не знает
correct-galley-put = Поставить сюда

fix-supply = в запасе
fix-neutral = нейтральный
fix-sailors = { $sailors } { $sailors ->
    [one] матрос
    [few] матроса
   *[other] матросов
}
fix-a-fort = форт
fix-a-basilica = базилика
fix-is-closed = закрыт
fix-is-open = открыт
fix-see-menu = изменено

# Карта: что говорят о ней игры с портами и морями.

zone-open-sea = открытое море
zone-high-algerian = Алжирское море
zone-high-tyrrhenian = Тирренское море
zone-high-ionian = Ионическое море
zone-high-levantine = Левантийское море
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
    [one] зона
    [few] зоны
   *[other] зон
} пути
map-whole = Вся карта
map-zoom = Увеличить
map-key = Легенда
map-planner = Планировщик
map-earns = принесёт { $ducats }
map-assumed = { $values ->
        [one] Поле: { $values } предположение
        [few] Поле: { $values } предположения
       *[other] Поле: { $values } предположений
    }
map-crowd = { $count ->
        [one] { $count } галера здесь: { $galleys }
        [few] { $count } галеры здесь: { $galleys }
       *[other] { $count } галер здесь: { $galleys }
    }
map-sailors = матросы: { $sailors }
map-cargo = на борту: { $goods }
map-spaces = свободные места: { $spaces }
map-produces = производит { $good }
map-stored = на складе: { $goods }
map-slots = свободные клетки: { $slots }
board-name = Название
board-slots = { $slots ->
        [one] { $slots } клетка
        [few] { $slots } клетки
       *[other] { $slots } клеток
    }
board-shape = форма поля
board-otherwise = { $what }: на вашем поле напечатано иначе? Измените
board-neighbours = Соседи зоны «{ $zone }»
board-printed-here = Что здесь напечатано
correct-save = Сохранить
correct-tap = Нажмите на то, что на экране неверно.
side-attacker = Атакующий
side-defender = Защитник
side-fort = Форт
battle-title = Бой: { $zone }
odds-survivors = Кто останется: атакующий к защитнику
odds-win = победа
odds-both = гибнут оба
odds-lose = поражение
odds-losses = Ожидаемые потери: своих { $attacker }, чужих { $defender }
odds-losses-of = Ожидаемые потери: { $attacker } у игрока { $seat }, { $defender } у другой стороны
odds-of = Глазами игрока { $seat }:
odds-label = Победа атакующего { $win }, гибнут оба { $both }, победа защитника { $lose }
purse-title = Кошелёк: { $seat }
purse-pass = Только для игрока { $seat }. Удерживайте, чтобы посмотреть.
purse-hold = Удерживайте, чтобы посмотреть
purse-elsewhere = На телефоне: { $seat }
purse-look = Заглянуть в кошелёк
correct-owner = Хозяин
correct-free = ничего
correct-space = Место { $n }: { $what }
correct-put = Что там стоит
panel-sailor = матрос
correct-note = Это можно отменить.
correct-galley = Галера { $galley }
correct-hold = На борту
correct-zone = Зона
correct-covered = Закрыт: указать заново
correct-sailors = Матросы
correct-warehouse = Склад
correct-galley-here = Здесь стоит галера, о которой приложение не знает
check-title = На столе всё сходится?
check-galleys = Галеры: { $seat }
check-galley = { $galley } ({ $zone }): { $sailors } { $sailors ->
        [one] матрос
        [few] матроса
       *[other] матросов
    }; в трюме: { $goods }
check-ports-west = Порты на западе
check-ports-east = Порты на востоке
check-purses = Кошельки
checked-garrison = { $seat }: { $sailors ->
        [one] { $sailors } матрос
        [few] { $sailors } матроса
       *[other] { $sailors } матросов
    }
prepare-ports = Порты: нажимайте на карте (занято { $held })
prepare-galleys = Галеры: нажмите на номер (в игре { $galleys })
keys-zoom = Ближе, дальше, вся карта

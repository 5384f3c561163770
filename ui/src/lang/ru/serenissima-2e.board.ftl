# Отпечатанное поле: сверка с коробкой, собственные поля.

board-title = Поля
board-intro = В правилах этих значений нет, поэтому часть из них предположена. Сверьте поле с коробкой один раз, минут за десять, и все следующие столы будут его знать.
board-match = Сверить моё поле
board-my-box = Моя коробка
board-shipped = входит в приложение
board-still-assumed = { $values ->
        [one] { $values } значение лишь предположено
        [few] { $values } значения лишь предположены
       *[other] { $values } значений лишь предположено
    }
board-all-confirmed = Все значения подтверждены
board-faults = { $faults ->
        [one] { $faults } ошибка: играть на нём пока нельзя
        [few] { $faults } ошибки: играть на нём пока нельзя
       *[other] { $faults } ошибок: играть на нём пока нельзя
    }
board-change-shape = Порты и зоны
board-rename = Переименовать
board-name-own = Название поля
board-copy = Дублировать
board-copy-of = { $name } (копия)
board-export = Экспорт
board-import = Импорт поля
board-delete = Удалить
board-delete-note = «{ $name }» исчезнет. Столы, начатые на нём, его сохранят.
board-later = Продолжить позже
board-progress = Подтверждено { $done } из { $all }
board-jump = Перейти
board-skip = Позже
board-as-shown = Всё верно
board-save = Сохранить и дальше
board-name = Название
board-good = Производит
board-warehouse = Клетки склада
board-values = Цена каждой клетки
board-value-more = { $n }: больше
board-value-fewer = { $n }: меньше
board-start = Начальный порт
board-start-yes = Начальный порт
board-start-no = Не начальный
board-neighbours = Соседи зоны { $zone }
board-neighbours-note = Нажмите каждую зону, куда из { $zone } можно попасть за один шаг. Соседи отмечены галочкой.
board-track = Трек ходов, игроков: { $players }
board-spaces = Клеток на треке ходов
board-pawn-start = Где начинает белая фишка, игроков: { $players }
board-scoring = Клетки подсчёта, игроков: { $players }
board-track-note = Нужны три клетки подсчёта. Шагов от начала до последней: { $steps }.
board-payout = Сколько платят склады
board-payout-note = Напечатано у каждого склада: сколько он платит при подсчёте с таким числом кубиков.
board-slots = { $slots ->
        [one] { $slots } клетка
        [few] { $slots } клетки
       *[other] { $slots } клеток
    }
board-cubes = { $cubes ->
        [one] { $cubes } кубик
        [few] { $cubes } кубика
       *[other] { $cubes } кубиков
    }
board-deck = Карты дожа и кости
board-deck-note = В коробке пять карт дожа. Сосчитайте их по видам, а потом грани с черепом на одной кости.
board-deck-total = Карт: { $cards } из 5
board-skulls = Граней с черепом
board-check = Проверка
board-sound = С этим полем всё в порядке. На нём можно играть.
board-first-open = { $pages ->
        [one] Не подтверждена { $pages } страница
        [few] Не подтверждены { $pages } страницы
       *[other] Не подтверждены { $pages } страниц
    }
board-go = Перейти туда
board-finish = Готово
board-shape = форма поля
board-shape-of = Порты и зоны: { $name }
board-shape-choose = Нажмите зону, чтобы её изменить, или добавьте новую.
board-shape-chosen = Выбрано: { $zone }.
board-shape-move = Нажмите место, куда перенести зону { $zone }.
board-shape-link = Нажмите соседей зоны { $zone }.
board-shape-add = Нажмите место новой зоны.
board-add-zone = Добавить зону моря
board-link-zone = Соседи
board-move-zone = Перенести
board-add-port = Добавить порт
board-remove-port = Убрать порт { $port }
board-remove-zone = Убрать зону
board-in-play = Поле за этим столом
board-otherwise = { $what }: на вашем поле напечатано иначе? Измените
board-otherwise-note = Напечатано иначе? Измените здесь.
board-keep = Сохранить для следующих столов
board-printed-here = Что здесь напечатано
setup-board = Поле
setup-boards = Все поля и «Сверить моё поле»

# Отпечатанное поле: сверка с коробкой, собственные поля.

board-title = Поля
board-intro = Часть значений поля предположена. Сверьте поле с коробкой один раз (10 минут).
board-match = Сверить моё поле
board-my-box = Моя коробка
board-shipped = входит в приложение
board-still-assumed = { $values ->
        [one] { $values } значение лишь предположено
        [few] { $values } значения лишь предположены
       *[other] { $values } значений лишь предположено
    }
board-assumed-play = Они напечатаны на вашем поле: играйте сразу, а исправить их можно позже у каждого порта.
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
board-delete-note = «{ $name }» исчезнет. Партии, начатые на нём, его сохранят.
board-later = Продолжить позже
board-progress = Подтверждено { $done } из { $all }
board-jump = Перейти
board-skip = Позже
board-as-shown = Всё верно
board-save = Сохранить и дальше
board-good = Производит
board-warehouse = Клетки склада
board-values = Цена каждой клетки
board-value-more = { $n }: больше
board-value-fewer = { $n }: меньше
board-neighbours-note = Нажмите на каждую зону, куда галера может попасть за один шаг из зоны «{ $zone }». Соседи отмечены галочкой.
board-check = Проверка
board-sound = С этим полем всё в порядке. На нём можно играть.
board-first-open = { $pages ->
        [one] Не подтверждена { $pages } страница
        [few] Не подтверждены { $pages } страницы
       *[other] Не подтверждено { $pages } страниц
    }
board-go = Перейти туда
board-finish = Готово
board-shape-of = Порты и зоны: { $name }
board-shape-choose = Нажмите на зону, чтобы её изменить, или добавьте новую.
board-shape-chosen = Выбрано: { $zone }.
board-shape-move = Нажмите на место, куда перенести зону «{ $zone }».
board-shape-link = Нажмите на зоны, соседние с зоной «{ $zone }».
board-shape-add = Нажмите на место новой зоны.
board-add-zone = Добавить зону моря
board-link-zone = Соседи
board-move-zone = Перенести
board-add-port = Добавить порт
board-remove-port = Убрать порт { $port }
board-remove-zone = Убрать зону
board-in-play = Поле этой партии
board-otherwise-note = Напечатано иначе? Измените здесь.
board-keep = Сохранить для следующих партий
setup-board = Поле
setup-boards = Все поля и «Сверить моё поле»
guess-title = Напечатано на поле
guess-note = «?» — предположение. Не так? Исправьте на устройстве ведущего.
    .club = «?» — предположение. Не так? Исправить можно с телефона, которому можно ходить за всех.

flaw-board-zones-count = { $zones ->
        [none] На поле нет зон или их слишком много.
       *[other] Зон должно быть от 1 до { $most }; указано: { $zones }.
    }
flaw-board-zone-twice = { $zone ->
        [none] Одна из зон указана дважды.
       *[other] Зона «{ $zone }» указана дважды.
    }
flaw-board-port-twice = { $port ->
        [none] Один из портов указан дважды.
       *[other] Порт «{ $port }» указан дважды.
    }
flaw-board-port-no-zone = { $port ->
        [none] Порт стоит в зоне, которой нет.
       *[other] Порт { $port } стоит в зоне, которой нет: «{ $zone }».
    }
flaw-board-zone-two-ports = { $port ->
        [none] В одной зоне два порта.
       *[other] Порт { $port } стоит в зоне «{ $zone }», где уже есть другой.
    }
flaw-board-port-name = { $port ->
        [none] Порту нужно название из 1–24 знаков.
       *[other] Порту «{ $port }» нужно название из 1–24 знаков.
    }
flaw-board-name = Полю нужны название из 1–24 знаков и идентификатор.
flaw-board-zone-at = { $zone ->
        [none] Зона лежит вне карты или там же, где другая.
       *[other] Зона «{ $zone }» лежит вне карты или там же, где другая.
    }
flaw-board-port-at = { $port ->
        [none] Порт лежит вне карты.
       *[other] { $port } лежит вне карты.
    }
flaw-board-shape = Во время партии можно менять только напечатанные значения, но не состав портов и зон.
flaw-board-file = { $path } { $detail }
flaw-board-id = Поле «{ $id }» входит в игру, изменить его нельзя. Сделайте копию или возьмите другой идентификатор.
flaw-board-id-form = Идентификатор поля: буквы a–z, цифры, дефис или подчёркивание, не больше { $most }.
flaw-board-too-many = Полей хранится не больше { $most }. Сначала удалите одно.
flaw-board-no-port = { $port ->
        [none] Такого порта нет.
       *[other] Порта «{ $port }» нет.
    }
flaw-board-no-zone = { $zone ->
        [none] Такой зоны нет.
       *[other] Зоны «{ $zone }» нет.
    }
flaw-board-values-count = { $port ->
        [none] Каждой клетке склада нужно одно число.
       *[other] Порт { $port }: клеток { $slots }, а чисел { $values }.
    }
flaw-board-link-twice = { $a ->
        [none] Пара соседних зон указана дважды.
       *[other] Связь зон «{ $a }» и «{ $b }» указана дважды.
    }
flaw-board-link = { $a ->
        [none] Одна из связей между зонами неверна.
       *[other] Связь зон «{ $a }» и «{ $b }» неверна.
    }
flaw-board-cut-off = { $zone ->
        [none] До одной из зон нельзя доплыть.
       *[other] До зоны «{ $zone }» нельзя доплыть.
    }
flaw-board-high-seas = { $zones ->
        [none] Число зон открытого моря не такое, как на напечатанном поле.
       *[other] Число зон открытого моря не такое, как на напечатанном поле: { $zones }.
    }
flaw-board-port-high-seas = { $port ->
        [none] Порт стоит в открытом море, где нет берега.
       *[other] Порт { $port } стоит в открытом море, где нет берега: «{ $zone }».
    }

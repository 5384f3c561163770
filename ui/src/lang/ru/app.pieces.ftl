## Что делать с фишками

pieces-way = { $what }: { $from } › { $to }
pieces-to = { $what } › { $to }
pieces-spot = { $heap }, { $spot }
pieces-done = Всё сделано
pieces-again = Показать ещё раз, что сделать
walk-next = Следующий шаг ({ $step }/{ $steps })
walk-once = Всё сразу
pieces-none = Ничего не двигается.
pieces-back = Чтобы продолжить отсюда
past-revealed = С тех пор открыто бросков и карт: { $revealed }
resume-title = Снова разложить партию
resume-note = Разложено { $done } из { $all }. Отмечайте то, что уже на столе.
resume-print = Напечатать
pack-title = Убрать игру в коробку
pack-note = Убрано: { $done } из { $all }. Отмечайте то, что снова в коробке.
pack-done = Стол пуст.
pack-board = На поле
pack-count = Пересчитать содержимое коробки

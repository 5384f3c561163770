## Что делать с фишками

pieces-way = { $what }: { $from } › { $to }
pieces-to = { $what } › { $to }
pieces-spot = { $heap }, { $spot }
pieces-more = ещё { $rest }
pieces-lead = На столе:
pieces-rest = и ещё { $rest } ›
pieces-done = Сделано на столе
walk-next = Следующий шаг ({ $step }/{ $steps })
walk-on = Дальше
pieces-none = Двигать ничего не нужно.
pieces-back = Чтобы продолжить отсюда
past-revealed = С тех пор открыто бросков и карт: { $revealed }
resume-title = Снова разложить партию
resume-note = { $done } из { $all } · отмечайте то, что уже на столе
resume-print = Напечатать
pack-title = Собрать игру в коробку
pack-note = { $done } из { $all } · отмечайте то, что уже в коробке
pack-done = Всё в коробке.
pack-board = На поле
pack-count = Пересчитать содержимое коробки

# The story of a table, gone along while looking back.
replay-title = Повтор
replay-play = Воспроизвести
replay-pause = Пауза
replay-speed = Скорость: { $speed }
replay-slow = Медленно
replay-usual = Обычно
replay-fast = Быстро
replay-back = Назад: { $to }
replay-on = Вперёд: { $to }
replay-moment-last = Предыдущий важный момент
replay-moment-next = Следующий важный момент
replay-start = Подготовка
replay-end = конец
replay-at = { $at } из { $last }, { $turn }
replay-again = Посмотреть ещё раз

## A computer player's move

plan-title = Передвиньте компоненты
plan-played = Ход сделан: { $name }
plan-program = Компьютерный игрок
plan-done = Готово
plan-waits = На столе выполняют последний ход.
plan-lay-out = Компьютер ходит первым, когда всё разложено.
plan-laid-out = Всё разложено
plan-laying-out = Партию раскладывают.
plan-thinking = Компьютерный игрок { $name } думает
plan-decide = Решить сейчас

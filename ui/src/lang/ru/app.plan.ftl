## A computer player's move

plan-title = Передвиньте фигуры
plan-played = Ход сделан: { $name }
plan-program = Компьютер
plan-done = Готово
plan-waits = На столе выполняют последний ход.
plan-thinking = { $name } думает
plan-decide = Решить сейчас

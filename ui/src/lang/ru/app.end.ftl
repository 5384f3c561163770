# Конец партии: подсчёт, результат и как к нему пришли.
count-skip = Пропустить
count-result = К итогам
count-done = Дальше
count-purse = Кошелёк
count-before = До этого
end-over = Партия окончена
end-won = { $count ->
    [one] Побеждает { $seats }
   *[other] { $seats } делят победу
}
end-level = Ничья
end-uncounted = Партия прервана до подсчёта
end-standings = Результат
end-place = Место { $place }
end-by = победа с отрывом в { $lead }
end-tied = поровну очков: победа общая
end-board = Поле
end-rematch = Реванш
end-gain = Самый большой доход: { $seat }, { $amount } ({ $what })
end-loss = Самое большое снижение: { $seat }, { $amount } ({ $what })

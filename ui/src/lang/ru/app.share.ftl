# Чем кончилась игра: рассказ для других.
share-title = Поделиться результатом
share-won = { $count ->
    [one] Победа: { $seats }
    [few] Общая победа: { $seats }
    [many] Общая победа: { $seats }
   *[other] Общая победа: { $seats }
}
share-level = Ничья
share-uncounted = Остановлена до подсчёта
share-when = { $day }, { $minutes } мин
share-line = { $place }. { $name }: { $counts }
share-unplaced = { $name }: { $counts }
share-wide = Горизонтальная
share-tall = Вертикальная
share-save = Сохранить картинку
share-send = Отправить картинку
share-copy = Скопировать текст
share-copied = Скопировано
share-record = Сохранить журнал
share-replay = Сохранить повтор
share-replay-note = Вся партия в одном файле: её можно посмотреть в любом браузере, даже без сети. В нём только то, что видели все за столом.
share-old = Ничего не видно? Для этого файла нужен браузер 2023 года или новее.
share-replay-failed = Не получилось создать файл. Попробуйте ещё раз.
share-point = Самое дорогое решение ({ $seat }) стоило { $loss } шанса на победу.
share-luck = Больше всего везло: { $seat }, шанс на победу выше на { $amount }.

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
share-wide = Широкая
share-tall = Высокая
share-save = Сохранить картинку
share-send = Отправить картинку
share-copy = Скопировать текст
share-copied = Скопировано
share-record = Сохранить журнал

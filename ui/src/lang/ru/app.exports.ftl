# Файлы для других программ: партии и следующий вечер.
exports-plays = Все столы одним файлом
exports-csv = Таблица (CSV)
exports-json = Всё (JSON)
exports-bgg = BoardGameGeek (XML)
exports-bgg-note = На BoardGameGeek у каждой игры есть номер. Он стоит в адресе страницы игры; без него в файле будет только название.
exports-bgg-number = Номер игры «{ $game }» на BoardGameGeek
exports-making = Файл готовится…
exports-evening = Следующий вечер
exports-evening-title = Вечер настольных игр
exports-when = Начало
exports-hours = Длительность, ч
exports-what = Что
exports-where = Где
exports-calendar = Сохранить для календаря
exports-bg-stats = В BG Stats

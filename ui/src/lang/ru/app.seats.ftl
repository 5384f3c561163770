seats-open = Кто-то уходит или приходит
seats-title = Кто за столом
seats-leaves = Уходит
seats-leaving = Если кто-то уходит
seats-replace = Играет другой
seats-sits = Садится
seats-name = Кто садится на место игрока { $name }?
seats-since = с { $time }
seats-note = Когда решать остаётся только пустым местам, приложение решает за них. Это отмечено в журнале и отменяется. Кто придёт позже, просто садится.
seats-waits = На месте игрока { $name } никого нет.
seats-go-on = Дальше
seats-deserted = Все вышли из партии.
seats-over = Больше не в партии: { $names }.
seats-leave = Выйти из игры
seats-leave-note = Ваше место теперь пустует; этот телефон только смотрит.
seats-later = Придёт позже
seats-awaits = Ждём игроков.
seats-awaits-note = { $free ->
    [one] Свободно { $free } место. Партия начнётся, когда займут все места.
    [few] Свободно { $free } места. Партия начнётся, когда займут все места.
   *[other] Свободно { $free } мест. Партия начнётся, когда займут все места.
}
seats-own-name = Ваше имя
seats-begin = Начать
seats-begin-note = Если начать сейчас, за пустые места приложение сделает самый скромный выбор. Опоздавшие смогут сесть позже.
record-left = { $name } выходит из партии.
record-came = { $name } вступает в партию.
record-replaced = { $name } играет вместо игрока { $before }.
record-renamed = Новое имя вместо «{ $before }»: { $name }.
record-begun = Партия начинается.
record-absent = Ответило приложение: место пустовало.

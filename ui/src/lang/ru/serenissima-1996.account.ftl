# Что считается в этой игре и откуда берётся.
account-worth = Очки богатства
account-flows = Откуда пришли дукаты и куда ушли
account-held = Порты: чьи они были и как долго
account-contests = Сражения
account-axis = Раунд
account-at = Раунд { $turn }
account-since = с раунда { $turn }
account-showed = { $skulls ->
    [one] { $skulls } очко
    [few] { $skulls } очка
   *[other] { $skulls } очков
}
source-goods = покупка товаров
source-sales = продажи
source-sailors = матросы
source-galleys = галеры
source-corrected = исправления
source-bids = ставки
source-players = товары другим игрокам
source-deals = обмен
source-fortresses = крепости
source-markets = новые рынки
source-town = доход главного города
contest-port = порт
contest-galley = галера
fact-money = деньги
fact-points = очки богатства
fact-late_points = отрыв в конце игры
fact-income = доход города
fact-ports = число портов
fact-filling = товары на складах
fact-galleys = число галер
fact-crews = матросы на борту
fact-garrisons = матросы в портах
fact-ports_at_risk = безопасность портов
fact-town_at_risk = безопасность города
fact-galleys_at_risk = безопасность галер
fact-open_ports = нейтральные порты поблизости
fact-cargo = выгодная продажа груза
fact-purchases = товары для покупки
fact-seats_before = место в очерёдности

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

# Что считается в этой игре и откуда берётся.
account-worth = Дукаты
account-flows = Откуда пришли дукаты и куда ушли
account-held = Порты: чьи они были и как долго
account-contests = Сражения
account-axis = Ход
account-at = Ход { $turn }
account-since = с хода { $turn }
account-showed = { $skulls ->
    [one] { $skulls } череп
    [few] { $skulls } черепа
   *[other] { $skulls } черепов
}
source-goods = покупка товаров
source-sales = продажи
source-sailors = матросы
source-galleys = галеры
source-corrected = исправления
source-loads = товары другим игрокам
source-forts = форты
source-building = постройка базилик
source-wine = вино
source-ports = порты
source-basilicas = базилики
contest-port = порт
contest-galley = галера

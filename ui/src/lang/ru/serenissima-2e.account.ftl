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
fact-money = дукаты в кошеле
fact-income = доход в следующих подсчётах
fact-ports = число портов
fact-growth = место на складах для роста дохода
fact-cargo = удачные порты для груза
fact-supply = товары, которые можно взять рядом
fact-cubes = галеры, которые ещё можно купить
fact-crew = матросы на борту
fact-garrison = матросы в портах
fact-danger = защита от нападений
fact-prey = слабые галеры как добыча
fact-landfall = свободные порты поблизости
fact-raid = слабые порты для захвата
fact-galleys = число галер
fact-wine = доход от вина
fact-basilica_site = место для базилики
fact-forts = форты
fact-late_lead = отрыв в конце игры

## Что делать с фишками и картами

at-hand = рука
at-den = логово
at-graveyard = кладбище
at-booty = логово, лицом вверх
at-down = логово, рубашкой вверх
at-purse = дублоны
at-ship = корабль
at-cell = день { $day }
at-bag = мешочек
at-bank = банк
at-box = коробка

# The great moments: what the whole table looks up for.

moment-first = Кто начинает?
moment-begins = Начинает { $seat }
moment-turn = Ход
moment-doge-wine = Вино
moment-doge-one = Одни песочные часы
moment-doge-two = Двое песочных часов
moment-doge-shuffle = Двое песочных часов и стрелки
moment-doge-wine-does = Каждый занятый порт с вином приносит хозяину 3 дуката. Белая фишка стоит.
moment-doge-one-does = Белая фишка идёт на одну клетку.
moment-doge-two-does = Белая фишка идёт на две клетки.
moment-doge-shuffle-does = Белая фишка идёт на две клетки, потом все пять карт перемешивают.
moment-fort = Форт стреляет
moment-skulls = { $skulls ->
        [0] ни одного черепа
        [one] { $skulls } череп
        [few] { $skulls } черепа
       *[other] { $skulls } черепов
    }

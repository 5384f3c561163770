box = Камень, ножницы, бумага: все выбирают втайне и видят всё сразу.
setup-order = Кто где сидит, неважно: все выбирают сразу.
setup-note = Выбирать нечего: камень, ножницы, бумага, три раунда.
round = Раунд { $round }
sign-rock = камень
sign-paper = бумага
sign-scissors = ножницы
choice-open = выбирает
choice-secret = выбор сделан
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
next = Следующий раунд
pass = Передайте экран: { $seat }. Остальные не смотрят.
again = Сыграть ещё раз
shown = { $seat }: { $sign ->
    [rock] камень
    [paper] бумага
   *[other] ножницы
} ({ $points })
event-Chose = { $sign ->
    [none] { $seat }: выбор сделан.
    [rock] { $seat }: камень.
    [paper] { $seat }: бумага.
   *[other] { $seat }: ножницы.
}
event-Revealed = Всё показано, с очками: { $all }.
event-RoundBegan = Начался раунд { $round }.
event-Corrected = Исправлены очки, { $seat }: { $points }.
ask-Sign = { $seat }: какой знак?
ask-Next = Все увидели знаки?
leaving = Пустое место показывает первый разрешённый знак.

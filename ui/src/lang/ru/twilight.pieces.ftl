## Что делать с фишками

piece-card = { $count ->
        [one] карточка «{ $card }»
       *[other] { $count } × карточка «{ $card }»
    }
at-hand = рука
at-discards = сброс
at-deck = колода
at-shuffled = колода, перемешать
at-box = коробка

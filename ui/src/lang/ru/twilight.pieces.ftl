## Что делать с фишками

piece-card = { $count ->
        [one] карточка «{ $card }»
       *[other] { $count } × карточка «{ $card }»
    }
order-shuffle = Перемешать все 54 карточки
order-eight = Замешать обе руки обратно в колоду
order-discard = { $seat } сбрасывает руку
order-reshuffle = Перемешать сброс ({ $count }) { $rest ->
        [0] в новую колоду
       *[other] и положить под колоду
    } (раздача { $deal })
at-hand = рука
at-discards = сброс
at-deck = колода
at-shuffled = колода, перемешать
at-box = коробка
leaving = Играют двое: кто уходит, тот сдаётся. Текущий раунд и все несыгранные достаются противнику.

# «Сумерки Венеции»: слова игры по-русски.

box = Два знатных дома ночью ведут свиту Дожа по Венеции, каждый к своему особняку.

pawn-doge = Дож
pawn-lower-guard = правый Стражник
pawn-upper-guard = левый Стражник
pawn-merchant = Купец
pawn-harlequin = Арлекин
pawn-favourite = Фаворитка
suit-doge = Дож
suit-guards = Стражники
suit-merchant = Купец
suit-harlequin = Арлекин
card-doge = Дож 1
card-guard-1 = Стражник 1
card-guard-11 = Стражники 1+1
card-guard-close = Стражники к Дожу
card-merchant-1 = Купец 1
card-merchant-2 = Купец 2
card-merchant-3 = Купец 3
card-harlequin-1 = Арлекин 1
card-harlequin-2 = Арлекин 2
card-harlequin-3 = Арлекин 3
card-harlequin-4 = Арлекин 4
card-harlequin-5 = Арлекин 5
card-harlequin-centre = Арлекин в центр
card-procession = Кортеж
card-times = { $times } × { $card }
card-left = { $card }: ещё { $left }
left = ещё { $count }
times = × { $count }
cell = { $n } ({ $seat })
move = { $pawn } › { $to }
play-way = { $card }: { $moves }
pawn-told = { $pawn }: { $cell }; до особняка: { $first } — { $one }, { $second } — { $other }
guard-towards = Стражник ({ $seat })
way-not = { $way }; сейчас нельзя: { $rules }
deal = Раздача { $deal }
round = Раунд { $round }
round-drawn = ничья
fix-hand = { $seat }: карточек на руке { $count }

event-MerchantDrawn = Купец достаётся игроку { $seat }.
event-RoundBegan = Раунд { $round }: Купец — { $merchant }, этот игрок и начинает.
event-EightShown = { $seat } показывает восемь карточек одного типа: { $suit }. Карточки сдают заново.
event-Drew = { $seat } берёт { $count ->
        [one] { $count } карточку
        [few] { $count } карточки
       *[other] { $count } карточек
    }.
event-TurnBegan = Ходит { $seat }.
event-Played = { $seat } играет { $pair ->
        [true] кортеж
       *[other] карточку «{ $card }»
    }: { $moves }.
event-Called = Слово гильдии, { $seat }: { $pawn } › { $to }.
event-HandChanged = { $seat } сбрасывает руку: { $cards }.
event-Passed = { $seat } ничего не может и пропускает.
event-TurnEnded = { $moved ->
        [0] Фаворитка остаётся ({ $first } : { $second }).
       *[other] Фаворитка идёт на { $favourite } ({ $one } { $first }, { $other } { $second }).
    }
event-Reshuffled = { $why ->
        [level] Всё поровну: начинается раздача { $deal }.
       *[other] Колода кончилась: начинается раздача { $deal }.
    }
event-RanOut = Колода кончилась в конце хода игрока { $seat }.
event-RoundEnded = Раунд { $round }: { $winner ->
        [none] никто не победил
       *[other] победа — { $winner }
    }; { $by ->
        [doge-home] Дож в особняке
        [favourite-home] Фаворитка в особняке
        [doge-side] решает сторона Дожа
        [favourite-side] решает сторона Фаворитки
        [given-up] противник сдался
       *[other] поровну и после третьей раздачи
    }.
event-MatchEnded = { $winner ->
        [none] Партия вничью
       *[other] Партию выигрывает { $winner }
    }: { $one } { $first }, { $other } { $second }.
event-Corrected = Исправлено: { $text }.

## Что отменяется

undo-what = { $event ->
        [MerchantDrawn] Купец
        [RoundBegan] начало раунда
        [EightShown] восемь карточек
        [Drew] взятые карточки
        [Played] карточка
        [Called] слово гильдии
        [HandChanged] замена руки
        [Passed] пропуск
        [TurnEnded] конец хода
        [Reshuffled] перемешивание
        [RanOut] конец хода
        [RoundEnded] конец раунда
        [MatchEnded] конец партии
        [Corrected] исправление
       *[other] последнее действие
    }

ask-Merchant = Кому достался Купец?
ask-Cards = { $seat } берёт карточки: { $count }
ask-Turn = Ходит { $seat }
ask-NextRound = { $seat }: начинаем следующий раунд?
ask-Prepare = Введите то, что лежит на столе

## Экран

setup-order = Двое сидят друг против друга. Половина первого — слева.
setup-hands = Карточки
setup-own = Наши карточки из коробки
setup-dealt = Сдаёт приложение
setup-own-note = Вы играете карточками из коробки и отмечаете сыгранное.
setup-under-way = Игра уже идёт
setup-under-way-note = Сначала введите то, что лежит на столе, и продолжайте отсюда.
setup-dealt-note = Приложение сдаёт и хранит руки. Карточки из коробки не нужны.
setup-options = Правила стола
setup-no-op = Карточки без действия
setup-no-op-note = «К Дожу», «в центр» и слово гильдии можно использовать, даже если ничего не сдвинется.
setup-centre-in-masquerade = Центр в маскараде
setup-centre-in-masquerade-note = «В центр» может отправить на 0 и другую фишку.
setup-split-guards = Делить между Стражниками
setup-split-guards-note = В маскараде одну карточку можно разделить на обоих Стражников.
chance-of-draws = Кому Купец
end-early = Закончить: решают выигранные раунды

panel-title = Ход
track-title = Дорожки
lying-upright = Дорожка стоит вертикально между игроками
cards-matrix = Показывать все ходы на карточках
played = Сыграно в этом ходу
end-turn = Конец хода
pass = Пропустить
end-turn-stays = Фаворитка остаётся
end-turn-moves = Фаворитка идёт на { $cell }
end-turn-wins = Фаворитка приносит раунд: { $seat }
end-turn-check = колода кончилась: раунд выигрывает { $seat }, { $by }
end-turn-level = { $again ->
        [true] колода кончилась, поровну: начинается третья раздача
       *[other] колода кончилась, поровну: раунд вничью
    }
masquerade = Маскарад
uses = Карточки Арлекина: { $suit }
call-title = Слово гильдии
call = Слово гильдии: { $pawn } › { $cell }
lift-card = Нажмите на карточку: дорожка покажет, куда она ведёт.
lift-more = Нажмите на другую карточку или закончите ход.
lift-none = { $then ->
        [end] Сейчас нельзя сыграть ни одной карточки: можно закончить ход.
        [pass] Сейчас нельзя сыграть ни одной карточки: можно пропустить ход.
       *[other] Сейчас нельзя сыграть ни одной карточки.
    }
lifted = { $card }: { $moves ->
        [one] { $moves } возможный ход.
        [few] { $moves } возможных хода.
       *[many] { $moves } возможных ходов.
    }
lifted-where = Нажмите, куда пойдёт фишка.
lifted-anyway = Чтобы всё равно разрешить, нажмите, куда пойдёт фишка.
lifted-again = Сыграно. Сыграйте ещё «{ $card }» или закончите ход.
lifted-none = «{ $card }» сейчас сыграть нельзя.
both-guards = Оба Стражника
play-idle = Сыграть без движения
change-title = Сменить руку
sure-loses = Раунд выигрывает { $seat }: { $by }.
sure-discards = { $count ->
        [one] В сброс уйдёт { $count } карточка, и ход закончится.
        [few] В сброс уйдут { $count } карточки, и ход закончится.
       *[other] В сброс уйдёт { $count } карточек, и ход закончится.
    }
sure-do-play = Всё равно сыграть
change-note = { $count ->
        [0] Все карточки выбраны.
        [one] Нажмите { $count } карточку для сброса
        [few] Нажмите { $count } карточки для сброса
       *[other] Нажмите { $count } карточек для сброса
    }
change-clear = Очистить
change-do = Сбросить { $total } из { $count }
eight-title = Восемь карточек одного типа?
eight-note = Обе руки замешают в колоду и сдадут заново. Кто показывает и какой тип?
hint-title = Чем победить?
hint-now = { $seat }, в этом ходу
hint-then = Если бы сейчас ходил игрок { $seat }
hint-none = Ничем.
hint-kinds = Кратчайший способ каждого вида
hint-own = С показанной рукой
hint-unseen = С карточками, которых никто не видел
hint-call = Слово гильдии: { $pawn }
hint-masked = { $cards } как { $suit }
by-doge-home = Дож приходит в особняк
by-favourite-home = Фаворитка приходит в особняк
by-doge-side = решает сторона Дожа
by-favourite-side = решает сторона Фаворитки
correct-towards = { $pawn } на клетку к игроку { $seat }
correct-turn = Чей ход
correct-merchant = У кого Купец
correct-has-merchant = Купец у игрока { $seat }
correct-round-open = Ещё не окончен
correct-hand = Карточек у игрока { $seat }
correct-deal = Раздача
correct-ran-out = Колода кончилась в конце хода
correct-ran-out-no = Ещё нет
correct-discards = Сброс
hand-pass = Передайте планшет: { $seat }
hand-own = Ваша рука
hand-show = Показать мои карточки ({ $count })
draw-app = Тянет приложение
deal-app = Сдаёт приложение
has-merchant = играет с Купцом
has-harlequin = играет с Арлекином
hand-count = { $count ->
        [one] { $count } карточка
        [few] { $count } карточки
       *[other] { $count } карточек
    }
counts = Фаворитка: { $n ->
        [0] 0
       *[other] +{ $n }
    }
rounds-label = Раунды: { $one } { $first }, { $other } { $second }
deck = В колоде ещё { $deck } · раздача { $deal }
last-turn = Последний ход
ran-out = Колода кончилась
match-drawn = Партия вничью
match-won = Партию выигрывает { $seat }
rounds-won = { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[other] { $rounds } раундов
    }
round-level = Раунд вничью
round-won = Раунд выигрывает { $seat }
next-round = Раунд { $round }

## The great moments
moment-round = Раунд
moment-merchant = Кому достанется Купец?
moment-begins = Начинает { $seat }
prepare-note = Введите фишки, раунды, сброс и карточки на руках так, как они лежат на столе. Потом игра продолжится отсюда.
prepare-enter = Ввести
prepare-begin = Продолжить отсюда

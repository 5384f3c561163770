# Что сделает команда, перед вторым нажатием.

sure-all = В этой фазе ничего не сделано.
sure-voyages = Ещё могут плыть: { $galleys }
sure-landing = Ещё можно занять порт { $port }.
sure-sale = Ещё можно продать: { $good } за { $ducats }.
sure-sinks = Уходит последний матрос: { $galley } тонет с товарами.
sure-loses = Потеря: { $count } × { $good }.
sure-strands = { $sailors ->
        [one] { $sailors } матрос уходит в коробку.
        [few] { $sailors } матроса уходят в коробку.
       *[other] { $sailors } матросов уходят в коробку.
    }
sure-bares = { $port } остаётся без гарнизона.
sure-do-Attack = Атаковать
sure-do-EndTurn = Всё равно закончить
sure-do-MoveSailors = Перевести
sure-do-PutAshore = На берег
sure-do-Discard = За борт
sure-do-BuildGalley = Построить
sure-do-Land = Высадить всех
sure-do-Board = Захватить всей командой
sure-do-LeavePrize = Пусть тонет

draws-none = В этой партии приложение ни разу не бросало жребий.
draws-all = Подтверждено: { $draws } из { $draws }.
draws-some = Подтверждено: { $confirmed } из { $draws }. Зерно остальных здесь неизвестно.
draws-wrong = Не соответствуют своему зерну: { $wrong }.
draws-what = Подтверждённый жребий был определён заранее. Это не доказывает, что ведущий сыграл только одну партию.
draws-field = Зёрна с устройства ведущего
draws-field-note = Они не сохраняются.
draws-send = Проверить
draws-not-seed = В зерне 64 знака: цифры и буквы от a до f.
draws-unmatched = Этому зерну не соответствует ни одно заверение в журнале.
draws-reveal = Показать зерно
draws-reveal-note = Дальше жребий идёт от нового зерна.
draws-dice-app = Кости, брошенные приложением
draws-dice-table = Кости, введённые вами
draws-thrown = { $dice ->
        [one] { $dice } кость
        [few] { $dice } кости
       *[many] { $dice } костей
    }
draws-likely = { $percent ->
        [0] У честных костей такой разброс или больше бывает реже чем в 1 % партий.
       *[other] У честных костей такой разброс или больше бывает в { $percent } % партий.
    }
draws-few = Костей мало, поэтому оценка приблизительная.
draws-unstated = Не учтено бросков: { $throws }. Старая версия не записала кости.
draws-expected = Пунктир: ожидаемое число
draws-skull = Череп
draws-no-skull = Без черепа
draws-list = Результаты
draws-hidden = Результат здесь не показан.
draws-confirmed = подтверждён
draws-unknown = зерно неизвестно
draws-wrong-one = не соответствует зерну
draws-entered = введён вами
draws-seeds = Зёрна
draws-seed-start = Подготовка
draws-seed-from = С записи { $entry }
draws-count = Результатов: { $draws }
draws-given = Зерно введено здесь
draws-in-use = Зерно ещё не показано
draws-missing = Зерно здесь неизвестно
draws-seed = Зерно:
draws-commitment = Заверение:
draws-rounds = Раунды с телефонами
draws-round = Раунд { $round }: { $names }. Действует с результата { $from }.
draws-round-none = Раунд { $round }: { $names }. Без итога.
draws-round-silent = Раунд { $round }: { $names }. Без итога, не ответили: { $silent }

# Места, за которые играет компьютер: выбор, передача и возврат места, игра в одиночку.
programs-player = Кто играет:
programs-person = Человек
programs-computer = Компьютер
programs-level = Сила:
programs-level-1 = Новичок
programs-level-2 = Опытный
programs-level-3 = Сильный
programs-temperament = Манера:
programs-temperament-trader = Торговец
programs-temperament-builder = Строитель
programs-temperament-corsair = Корсар
programs-names = Альвизе, Бьянка, Тито, Орсола, Энцо, Марина
programs-give = Пусть за игрока { $name } играет компьютер
programs-back = Передать место человеку
programs-give-own = Играть за меня
programs-back-own = Вернуться в игру
programs-plays-own = За вас играет компьютер.
programs-alone = Играть в одиночку
programs-alone-name = Ваше имя, если вы играете в одиночку
programs-alone-against = Противники: { $opponents }
programs-rung = Ступень { $n } из { $of }: { $opponents }
programs-handicap-ducats = { $more ->
    [one] В начале у вас на { $more } дукат больше
    [few] В начале у вас на { $more } дуката больше
   *[many] В начале у вас на { $more } дукатов больше
}
programs-handicap-doubloons = { $more ->
    [one] В начале у вас на { $more } дублон больше
    [few] В начале у вас на { $more } дублона больше
   *[many] В начале у вас на { $more } дублонов больше
}
programs-opponents-1 = { $n ->
    [one] { $n } новичок
    [few] { $n } новичка
   *[many] { $n } новичков
}
programs-opponents-2 = { $n ->
    [one] { $n } опытный игрок
    [few] { $n } опытных игрока
   *[many] { $n } опытных игроков
}
programs-opponents-3 = { $n ->
    [one] { $n } сильный игрок
    [few] { $n } сильных игрока
   *[many] { $n } сильных игроков
}
programs-opponents-builder = { $opponents } (строитель)
programs-opponents-corsair = { $opponents } (корсар)
programs-next = Следующая ступень
programs-again = Ещё раз
programs-top = Вы прошли последнюю ступень.
programs-climb = После победы откроется следующая ступень.
programs-take-free = Посадить сюда компьютер
programs-leave-free = Освободить место
problem-programs_off = На этом вечере компьютерные игроки не разрешены. Попросите организатора разрешить их.
problem-programs_full = Все столы с компьютерными игроками заняты (разрешено: { $most }). Попросите организатора разрешить больше.
problem-programs_by_organiser = На турнире включить компьютерного игрока может только организатор. Обратитесь к нему.

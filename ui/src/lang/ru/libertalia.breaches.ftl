# What a refused command broke, and what a set-up, a position or a board cannot be.

## The rules, as what a refused command broke

rule-BOX-1 = Здесь этого нет: { $token }.
rule-SETUP-1 = Все сидят по кругу; сосед слева — следующее место по часовой стрелке. Цвета определяет жребий или выбор; от них зависит влияние.
rule-SETUP-2 = Три рейда по шесть дней. Перед каждым вся добыча лежит в мешочке, на каждый день кладут столько жетонов, сколько игроков, и у всех по 10 дублонов.
rule-SETUP-3 = Для первого рейда тянут девять рангов, для каждого следующего ещё шесть, одни и те же для всех. Несыгранные карты остаются в руке.
rule-RAND-1 = Вытянуто { $drawn }, нужно { $wanted }.
rule-DAWN-1 = { $rank }: этой карты нет в руке.
rule-DAY-1 = Дневные способности действуют по возрастанию ранга, при равном ранге — по возрастанию влияния.
rule-DUSK-1 = Жетон нужно взять, пока они есть.
rule-DUSK-2 = Кок, Юнга, сабли и испанские офицеры действуют сразу, пока делят добычу.
rule-DUSK-3 = Затем персонаж уходит в своё логово, с жетоном или без.
rule-DUSK-4 = Оставшиеся жетоны лежат до конца рейда.
rule-NIGHT-1 = Ночные способности действуют во всех логовах по убыванию ранга, при равном ранге — по убыванию влияния.
rule-ABIL-1 = { $rank }: отказаться можно, только если это позволяет карта.
rule-ABIL-2 = Способность действует всякий раз, когда карту сыграли. Кого сбросили раньше, тот её теряет.
rule-MONEY-1 = Никто не платит больше, чем имеет. Кому не хватает, тот отдаёт всё, и способность действует дальше.
rule-SABER-1 = Сабля должна ударить кого-нибудь в логове соседа слева или справа, пока там кто-то есть.
rule-OFFICER-1 = Кто взял испанского офицера, теряет взявшего персонажа.
rule-GRAVE-1 = Сброшенный персонаж ложится рубашкой вверх на кладбище хозяина, кто бы его ни сбросил.
rule-BOOTY-1 = Добыча лежит в логове рубашкой вверх. Кто применяет способность, которая её касается, показывает всё; взятое позже снова лежит рубашкой вверх.
rule-BOOTY-2 = Сброшенные жетоны сразу возвращаются в мешочек.
rule-RAID-1 = В конце рейда способности в логовах действуют по убыванию ранга. Меньше 0 дублонов не бывает.
rule-RAID-2 = Считают дублоны, 5 за сундук, 3 за драгоценность, 1 за товар, 12 за три карты сокровищ; реликвия отнимает 3; сабли и офицеры не стоят ничего. Меньше 0 рейд не приносит, разве что вы решили иначе.
rule-RAID-3 = После подсчёта логова и кладбища выходят из игры, добыча и дублоны возвращаются; карты в руке остаются.
rule-END-1 = После трёх рейдов побеждает тот, у кого больше очков. При равенстве место делят, или решает лучший последний рейд.
rule-END-2 = Закончить можно раньше; текущий рейд засчитывают или нет, как решите.
rule-REP-1 = При равном ранге старше тот, у кого больше влияние. Оно напечатано на картах; приложение его знает, и его можно исправить.
rule-SECRET-1 = Руки, выбор, добычу рубашкой вверх и, если так договорились, деньги видит только хозяин.
rule-SECRET-2 = Что видели все, то известно. После Корабельного врача никто другой не знает, где карты того кладбища: приложение пишет «одна из этих».
rule-RAND-2 = Тянет приложение, или вы вводите то, что вытянули.
rule-FIX-1 = Так не бывает: { $why }
rule-FIX-2 = После исправления открытый вопрос задают заново; если выбирать нечего, он снят.
rule-CHAR-4 = { $rank }: такого персонажа нет в логове игрока { $seat }.
rule-CHAR-8 = В логове нет карты сокровищ.
rule-CHAR-21 = Столько нет: { $token }.
rule-CHAR-22 = { $rank }: такого персонажа нет на кладбище.

## What a position or a correction cannot be

flaw-colour-twice = у двух игроков был бы один цвет
flaw-cards-elsewhere = карты не хватало бы, или она лежала бы дважды
flaw-not-the-whole = не хватает чего-то скрытого
flaw-ship-order = порядок на корабле был бы нарушен
flaw-token-too-many = столько таких жетонов в коробке нет
flaw-booty-face-down = часть добычи лежит рубашкой вверх: сначала откройте всю
flaw-no-such-raid = рейдов три
flaw-no-such-day = в рейде шесть дней
flaw-ranks-drawn = к этому времени вытянуто другое число рангов
flaw-ship-full = в это время на корабле никого нет
flaw-chosen-by-day = выбор уже открыт
flaw-reputation-rows = рангов тридцать
flaw-reputation-row = каждое число от 1 до 6 встречается один раз
flaw-nothing-asked = оттуда никто не смог бы продолжить
flaw-countdown-zero = время на выбор не может быть 0
flaw-bag-empty = столько жетонов в мешочке нет
flaw-no-such-seat = там никто не сидит
flaw-raid-not-scored = этот рейд ещё не подсчитан
flaw-no-raid = рейд сейчас не идёт
flaw-rank-not-drawn = этот ранг ещё не в игре
flaw-campaign-over = игра окончена
flaw-no-place-aboard = сейчас на корабле для этого нет места
flaw-not-dawn = день можно сменить, только пока все выбирают
flaw-colours-unsaid = выберите цвета партии, которая уже идёт
flaw-campaign-begun = партия уже продолжается
flaw-cells-at-once = добыча на все дни вводится вместе
flaw-cells-of-days = на каждом оставшемся дне лежит по жетону на игрока, на прошедших не больше
flaw-healed-already = кто-то ещё выбирает за Корабельного врача
flaw-nobody-hidden = втайне может лежать только одна из нескольких карт кладбища
flaw-position-line = строка { $line } не читается: { $text }
flaw-setup-unreadable = эта подготовка не читается: { $detail }

## The screen

rule-CHAR-1 = { character-1.does }
rule-CHAR-2 = { character-2.does }
rule-CHAR-3 = { character-3.does }
rule-CHAR-5 = { character-5.does }
rule-CHAR-6D = { character-6.does }
rule-CHAR-6E = { character-6.does }
rule-CHAR-7 = { character-7.does }
rule-CHAR-9D = { character-9.does }
rule-CHAR-9E = { character-9.does }
rule-CHAR-10 = { character-10.does }
rule-CHAR-11 = { character-11.does }
rule-CHAR-12 = { character-12.does }
rule-CHAR-13 = { character-13.does }
rule-CHAR-14 = { character-14.does }
rule-CHAR-15 = { character-15.does }
rule-CHAR-16 = { character-16.does }
rule-CHAR-17 = { character-17.does }
rule-CHAR-18 = { character-18.does }
rule-CHAR-19 = { character-19.does }
rule-CHAR-20 = { character-20.does }
rule-CHAR-23 = { character-23.does }
rule-CHAR-24D = { character-24.does }
rule-CHAR-24E = { character-24.does }
rule-CHAR-25 = { character-25.does }
rule-CHAR-26D = { character-26.does }
rule-CHAR-26E = { character-26.does }
rule-CHAR-27 = { character-27.does }
rule-CHAR-28 = { character-28.does }
rule-CHAR-29D = { character-29.does }
rule-CHAR-29E = { character-29.does }
rule-CHAR-30 = { character-30.does }

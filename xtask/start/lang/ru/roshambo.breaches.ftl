# What a refused command broke, and what a set-up or a position cannot be.

rule-ROUND-1 = Все выбирают тайно, последний выбор показывает всё.
rule-ROUND-2 = Никто не показывает один знак два раза подряд.
rule-POINT-1 = Знак приносит очко за каждый, который он бьёт.
rule-END-1 = После трёх раундов побеждает тот, у кого больше очков.
rule-FIX-1 = Столько очков не бывает: { $points }.

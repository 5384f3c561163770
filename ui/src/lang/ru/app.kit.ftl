# The box, counted, and the page for reference.

kit-setup = Подготовка
kit-turn = Порядок действий
kit-symbols = Обозначения
kit-limits = Ограничения и цены
kit-cards = Карты
kit-end = Подсчёт и конец игры
kit-usual = Если за столом договорились иначе, действует договорённость.
kit-print = Напечатать
box-title = Проверить коробку
box-note = На месте: { $done } из { $all }. Отмечайте то, что сосчитали.
box-needed = { $needed } из { $all }
box-each = для каждого игрока
box-some = все, что есть
box-assumed = предположительно: нигде не напечатано

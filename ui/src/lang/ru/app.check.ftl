check-title = На столе всё сходится?
check-note = Нажмите на то, что не совпадает.
check-done = Всё совпадает.
check-yes = Совпадает
check-fix = Исправить

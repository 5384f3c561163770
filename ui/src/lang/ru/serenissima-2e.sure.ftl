# Что сделает команда, перед вторым нажатием.

sure-Scuttle = Галера { $galley } тонет: матросы уходят в резерв, товары в банк.
sure-MoveSailor = Это последний матрос: галера { $galley } утонет с товарами.
sure-Land = Высаживаются все: галера { $galley } утонет с товарами.
sure-all = Галера { $galley } ещё ничего не сделала.
sure-voyage = Галера { $galley } ещё не плыла.
sure-sale = Галера { $galley } ещё может продать { $good }: +{ $ducats }
sure-loot = Свободно мест: { $cubes }. Остальное оставить?
sure-do-end = Всё равно закончить
sure-do-loot = Оставить
sure-do-pass = Пропустить
sure-do-attack = Начать бой
sure-do-Scuttle = Затопить
sure-do-MoveSailor = Забрать и затопить
sure-do-Land = Высадить и затопить

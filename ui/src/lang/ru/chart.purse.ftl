purse-title = Кошелёк: { $seat }
purse-pass = Передайте планшет: { $seat }. Деньги видны, только пока кнопку держат.
purse-hold = Держите, чтобы посмотреть
purse-elsewhere = { $seat } может заглянуть в него на своём телефоне.
purse-correct = Исправить

# Что считается в этой игре и откуда берётся.
account-worth = Выигранные раунды
account-flows = Что решало раунды
account-axis = Ход
account-at = Ход { $turn }
account-since = с хода { $turn }
source-doge-home = Дож в особняке
source-favourite-home = Фаворитка в особняке
source-doge-side = сторона Дожа
source-favourite-side = сторона Фаворитки
source-level = поровну после третьей раздачи
source-given-up = противник сдался
source-corrected = исправления

# Как компания играет всегда: варианты игры и правила, которые не действуют.
presets-title = Правила стола
presets-usual = По правилам игры
presets-here = В этой партии всегда разрешено:
presets-waive = Всегда разрешать…
presets-waive-note = Отмеченные правила можно нарушать; журнал это запишет.
presets-name = Название этих правил
presets-keep = Сохранить на будущее
presets-forget = Удалить «{ $name }»
record-waives = Отсюда всегда разрешено: { $rules }
record-waives-none = Отсюда снова всё по правилам игры.
presets-hints = Подсказки
presets-hints-note = По просьбе игрока компьютер показывает три плана.
presets-hints-here = В этой партии есть подсказки.
record-hints-on = Отсюда есть подсказки.
record-hints-off = Отсюда подсказок нет.

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

# What a group always plays with: the options of a game, and rules that need not be kept.
presets-title = House rules
presets-usual = By the rulebook
presets-here = Always allowed in this game:
presets-waive = Always allow…
presets-waive-note = Ticked rules can be broken; the record notes it.
presets-name = Name of these house rules
presets-keep = Save for next time
presets-forget = Delete “{ $name }”
record-waives = From here on always allowed: { $rules }
record-waives-none = From here on, all rules apply again.
presets-hints = Hints
presets-hints-note = On request, the computer shows a player three plans.
presets-hints-here = Hints are on in this game.
record-hints-on = Hints are on from here on.
record-hints-off = Hints are off from here on.

# What a group always plays with: the options of a game, and rules that need not be kept.
presets-title = House rules
presets-usual = By the rulebook
presets-here = Always allowed at this table:
presets-waive = Always allow…
presets-waive-note = A rule that is ticked here may be broken at this table without asking. The record says where that was. What the box does not have stays impossible.
presets-name = Name of these house rules
presets-keep = Keep for next time
presets-forget = Forget “{ $name }”
record-waives = From here on always allowed: { $rules }
record-waives-none = From here on everything by the rulebook again.

# The box, counted, and the page for reference.

kit-setup = Set-up
kit-turn = Your turn, step by step
kit-symbols = Symbols
kit-limits = Limits and prices
kit-cards = Cards
kit-end = Scoring and end
kit-usual = Anything your group has agreed takes priority.
kit-print = Print
box-title = Check the box
box-note = { $done } of { $all } there. Tick what you have counted.
box-needed = { $needed } of { $all }
box-each = for each player
box-some = all there are
box-assumed = assumed: not in the rulebook

# Das Ende einer Partie: die Zählung, das Ergebnis und wie es dazu kam.
count-skip = Überspringen
count-result = Zum Ergebnis
count-done = Weiter
count-purse = Geldbeutel
count-before = Bisher
end-over = Die Partie ist zu Ende
end-won = { $count ->
    [one] { $seats } gewinnt
   *[other] { $seats } teilen sich den Sieg
}
end-level = Gleichstand für alle
end-uncounted = Beendet, bevor gezählt wurde
end-standings = Ergebnis
end-place = Platz { $place }
end-by = gewinnt, Vorsprung: { $lead }
end-tied = gleich viele Punkte: geteilter Sieg
end-board = Spielplan
end-rematch = Revanche
end-gain = Größte Einnahme: { $seat }, { $amount } ({ $what })
end-loss = Größter Rückgang: { $seat }, { $amount } ({ $what })

# The box, counted, and the page for reference.

kit-setup = Aufbau
kit-turn = Ablauf
kit-symbols = Symbole
kit-limits = Grenzen und Preise
kit-cards = Karten
kit-end = Wertung und Ende
kit-usual = Was ihr anders vereinbart habt, geht vor.
kit-print = Drucken
box-title = Schachtel prüfen
box-note = { $done } von { $all } vorhanden. Hak ab, was du gezählt hast.
box-needed = { $needed } von { $all }
box-each = für jeden Spieler
box-some = alle, die da sind
box-assumed = angenommen: nirgends gedruckt

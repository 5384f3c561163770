## Was mit dem Material zu tun ist

pieces-way = { $what }: { $from } › { $to }
pieces-to = { $what } › { $to }
pieces-spot = { $heap }, { $spot }
pieces-more = noch { $rest }
pieces-lead = Auf dem Tisch:
pieces-rest = und { $rest } weitere ›
pieces-done = Auf dem Tisch erledigt
walk-next = Nächster Schritt ({ $step }/{ $steps })
walk-on = Weiter
pieces-none = Nichts zu bewegen.
pieces-back = Um von hier weiterzuspielen
past-revealed = Seither aufgedeckte Würfe und Karten: { $revealed }
resume-title = Partie wieder aufbauen
resume-note = { $done } von { $all } · abhaken, was auf dem Tisch liegt
resume-print = Drucken
pack-title = Spiel einräumen
pack-note = { $done } von { $all } · abhaken, was in der Schachtel ist
pack-done = Alles ist eingeräumt.
pack-board = Auf dem Spielplan
pack-count = Zählen, was in der Schachtel ist

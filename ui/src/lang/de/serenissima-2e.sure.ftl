# Was ein Befehl bewirken würde, bevor ein zweiter Tipp ihn bestätigt.

sure-Scuttle = Galeere { $galley } sinkt: Ihre Matrosen gehen in die Reserve, ihre Waren in die Bank.
sure-MoveSailor = Das ist der letzte Matrose: Galeere { $galley } sinkt mit ihren Waren.
sure-Land = Alle gehen an Land: Galeere { $galley } sinkt mit ihren Waren.
sure-all = Galeere { $galley } hat noch nichts getan.
sure-voyage = Galeere { $galley } ist noch nicht gefahren.
sure-sale = Galeere { $galley } kann noch { $good } verkaufen: +{ $ducats }
sure-loot = Noch Platz: { $cubes }. Den Rest liegen lassen?
sure-do-end = Trotzdem fertig
sure-do-loot = Liegen lassen
sure-do-pass = Aussetzen
sure-do-attack = Kampf beginnen
sure-do-Scuttle = Versenken
sure-do-MoveSailor = Umsetzen und versenken
sure-do-Land = Landen und versenken

purse-title = Der Geldbeutel von { $seat }
purse-pass = Gib das Tablet an { $seat }. Der Inhalt ist nur zu sehen, solange der Knopf gedrückt wird.
purse-hold = Zum Nachsehen gedrückt halten
purse-elsewhere = { $seat } kann auf dem eigenen Handy hineinsehen.
purse-correct = Korrigieren

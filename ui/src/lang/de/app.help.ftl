# Words that mean the same to whoever looks for something in the rules: a line for each meaning.

help-alike =
    gewinnen, gewinnt, sieg, sieger, ziel, reichtum, punkte, wertung
    ende, letzte, schluss, aufhören
    geld, dukat, dublone, gold, münze, zahlen, preis, kosten, kaufen
    kampf, schlacht, angriff, kämpfen, würfel
    bewegen, ziehen, segeln, fahren, bewegung, schritt
    karten, hand, nachziehen, stapel
    anfang, aufbau, beginn, start
    gleichstand, unentschieden, gleich
    geheim, verdeckt, verborgen
    handel, tausch, verkauf, verkaufen, feilschen, bieten, gebot
    matrose, mannschaft, figur, charakter
    rückgängig, korrigieren, korrektur, fehler, falsch

help-page = Übersicht auf einer Seite
help-box = Schachtel prüfen

# Word lists of the search in the rules: a line of synonyms for each meaning, and the words of a question that say
# nothing about a rule.

help-synonyms =
    gewinnen, gewinnt, gewonnen, sieg, siegen, sieger, ziel, reichtum
    punkte, wertung, wert, zählen, zählt, einkommen, bringen, bringt, einnahmen
    ende, endet, letzte, schluss, aufhören, beenden, vorbei
    früher, vorzeitig, aufhören
    geld, dukaten, dublonen, münze, geldbeutel, zahlen, zahlt
    preis, kosten, kostet, teuer, zahlen
    schulden, kredit, leihen, leiht
    kaufen, kauft, gekauft, kauf
    verkaufen, verkauft, verkauf, verkäufe
    handel, handeln, tauschen, tausch, wechseln, getauscht, feilschen, anbieten
    kampf, kämpfen, schlacht, krieg, angriff, angreifen
    würfel, würfeln, wurf
    töten, tötet, sterben, stirbt, tot, gefallen, abwerfen, abgeworfen, wirf
    bewegen, bewegt, bewegung, fahren, fährt, fahrt, segeln, ziehen, zug, weit, schritt
    nehmen, einnehmen, erobern, eroberung, besetzen, landen, kapern, gekapert, erbeuten
    stehlen, klauen, rauben, plündern, beute
    beute, schatz, plättchen
    aufhalten, blockieren, blockade, verhindern, stoppen, verbieten
    verweigern, durchfahrt, erlaubnis, ablehnen
    schiff, boot, flotte, galeere
    kirche, dom, kathedrale, basilika
    burg, festung, turm, fort
    soldat, mann, truppen, armee, matrose, mannschaft, garnison
    anwerben, angeworben, anheuern, einstellen
    stadt, hafen, häfen
    ware, waren, güter, ladung, klötzchen, fracht
    lager, lagerhaus, speicher
    zweimal, doppelt, zwei, nochmal, wieder, einmal
    karte, karten, hand, handkarten
    stapel, nachziehstapel, nachziehen
    anfang, anfangen, anfängt, fängt, beginn, beginnt, beginnen, start, erster, zuerst, aufbau, startspieler
    gleichstand, unentschieden, gleich, gleicher
    geheim, verdeckt, verborgen
    rückgängig, korrigieren, korrektur, fehler, falsch, zurück, zurücknehmen
    passen, aussetzen
    sinken, sinkt, untergehen, versenken, leer
    werfen, über, bord
    pirat, figur, charakter
    rang, ränge, zahl
    maske, maskerade, verkleiden

help-stop-words =
    der, die, das, den, dem, des, ein, eine, einen, einem, einer, eines, und, oder, aber, wenn, dass, nicht,
    kein, keine, keinen, von, vom, zu, zum, zur, in, im, ins, an, am, auf, aus, bei, beim, für, mit, ohne, um,
    nach, als, wie, so, es, ist, sind, bin, sein, war, wird, werden, wurde, hat, habe, haben, hatte, kann,
    können, könnte, darf, dürfen, muss, müssen, soll, sollen, will, wollen, mache, machen, macht, geht, gehen,
    funktioniert, passiert, bedeutet, gibt, ich, mich, mir, mein, meine, meinen, du, dich, dir, dein, deine, er,
    sie, ihn, ihm, ihr, wir, uns, unser, man, jemand, wer, wen, wem, was, wann, wo, warum, welche, welcher,
    welches, viel, viele, wieviel, jeder, jede, alle, andere, anderer, anderen, anderes, spieler, spielers,
    bitte, regel, regeln, dran

help-page = Übersicht auf einer Seite
help-box = Schachtel prüfen

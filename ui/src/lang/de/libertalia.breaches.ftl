# What a refused command broke, and what a set-up, a position or a board cannot be.

## The rules, as what a refused command broke

rule-BOX-1 = Das liegt hier nicht: { $token }.
rule-SETUP-1 = Alle sitzen im Kreis; der linke Nachbar ist der nächste Platz im Uhrzeigersinn. Die Farben werden ausgelost oder, wenn ihr wollt, gewählt; sie bestimmen den Einfluss.
rule-SETUP-2 = Drei Kampagnen zu sechs Tagen. Vor jeder kommt alle Beute in den Beutel, jeder Tag bekommt so viele Plättchen, wie ihr Spieler seid, und alle haben 10 Dublonen.
rule-SETUP-3 = Für die erste Kampagne werden neun Ränge gezogen, für jede weitere sechs, für alle dieselben. Nicht gespielte Karten bleiben auf der Hand.
rule-RAND-1 = { $drawn } gezogen, { $wanted } nötig.
rule-DAWN-1 = { $seat ->
        [none] { $rank } ist nicht auf der Hand.
       *[other] { $rank } ist nicht auf der Hand ({ $seat }).
    }
rule-DAY-1 = Tagesfähigkeiten wirken nach aufsteigendem Rang, bei gleichem Rang nach aufsteigendem Einfluss.
rule-DUSK-1 = Ein Plättchen muss genommen werden, solange eines da ist.
rule-DUSK-2 = Koch, Schiffsjunge, Säbel und spanische Offiziere wirken sofort, während geteilt wird.
rule-DUSK-3 = Danach geht jeder Charakter in seine Höhle, mit Plättchen oder ohne.
rule-DUSK-4 = Übrige Plättchen bleiben bis zum Ende der Kampagne liegen.
rule-NIGHT-1 = Nachtfähigkeiten wirken in allen Höhlen nach absteigendem Rang, bei gleichem Rang nach absteigendem Einfluss.
rule-ABIL-1 = { $rank } muss wirken: Verzichten darf nur, wessen Karte es erlaubt.
rule-ABIL-2 = Eine Fähigkeit wirkt jedes Mal, wenn ihre Karte gespielt wird. Wer vorher abgeworfen wird, verliert sie.
rule-MONEY-1 = Niemand zahlt mehr, als er hat. Wer nicht alles zahlen kann, zahlt, was da ist, und die Fähigkeit wirkt weiter.
rule-SABER-1 = Ein Säbel muss jemanden in der Höhle des linken oder rechten Nachbarn treffen, solange dort jemand ist.
rule-OFFICER-1 = Wer einen spanischen Offizier nimmt, verliert den Charakter, der ihn genommen hat.
rule-GRAVE-1 = Ein abgeworfener Charakter kommt verdeckt auf den Friedhof seines Besitzers, egal durch wen.
rule-BOOTY-1 = Beute liegt verdeckt in der Höhle. Wer eine Fähigkeit nutzt, die sie betrifft, zeigt alles. Eine unmögliche Fähigkeit zeigt nichts. Was später kommt, liegt verdeckt, auch was der Spion zieht.
rule-BOOTY-2 = Abgeworfene Plättchen kommen sofort in den Beutel zurück.
rule-RAID-1 = Am Ende der Kampagne wirken die Fähigkeiten in den Höhlen nach absteigendem Rang. Niemand fällt unter 0 Dublonen.
rule-RAID-2 = Es zählen Dublonen, jede Truhe 5, jedes Juwel 3, jede Ware 1, drei Schatzkarten 12; ein Relikt kostet 3; Säbel und Offiziere zählen nichts. Unter 0 fällt keine Kampagne, außer ihr habt es anders vereinbart.
rule-RAID-3 = Nach der Wertung verlassen Höhlen und Friedhöfe das Spiel, Beute und Dublonen kommen zurück; Handkarten bleiben.
rule-END-1 = Nach drei Kampagnen gewinnt, wer die meisten Punkte hat. Bei Gleichstand wird geteilt, oder die bessere letzte Kampagne entscheidet.
rule-END-2 = Ihr könnt früher aufhören; die laufende Kampagne zählt oder nicht, wie ihr wollt. Eine, in der noch keine Karte liegt, zählt nicht.
rule-REP-1 = Bei gleichem Rang steht höher, wer mehr Einfluss hat. Der Einfluss steht auf den Karten; weicht die App ab, korrigiere sie.
rule-SECRET-1 = Handkarten, gewählte Karten, verdeckte Beute und, wenn ihr wollt, Geldbeutel sehen nur ihre Besitzer. Merkt ihr euch die Handkarten selbst, zeigt kein Bildschirm, was andere noch haben können.
rule-SECRET-2 = Was alle gesehen haben, bleibt bekannt. Nach einem Wundarzt weiß sonst niemand, welche Karte von jenem Friedhof fehlt: Die App sagt dann „eine davon“.
rule-RAND-2 = Die App zieht, oder ihr gebt ein, was ihr gezogen habt.
rule-FIX-1 = Das kann nicht sein: { $why }
rule-FIX-2 = Nach einer Korrektur wird eine offene Frage neu gestellt; bleibt nichts zu wählen, ist sie erledigt.
rule-FIX-3 = Nach einer Korrektur teilt der Charakter weiter, der mit der Beute begonnen hat, mit jedem Säbel, Offizier und zweiten Plättchen. Jeder Charakter wirkt einmal je Nacht, und die Frage nach einer Karte gehört zu ihrem Tag.
rule-CHAR-4 = { $rank } ist nicht in der Höhle von { $seat }.
rule-CHAR-8 = In der Höhle liegt keine Schatzkarte.
rule-CHAR-21 = So viele sind nicht da: { $token }.
rule-CHAR-22 = { $rank } ist nicht auf dem Friedhof.

## What a position or a correction cannot be

flaw-colour-twice = zwei Spieler hätten dieselbe Farbe
flaw-cards-elsewhere = eine Karte würde fehlen oder doppelt liegen
flaw-not-the-whole = etwas Verdecktes fehlt
flaw-ship-order = die Reihenfolge auf dem Schiff wäre falsch
flaw-token-too-many = so viele dieser Plättchen hat die Schachtel nicht
flaw-booty-face-down = Beute liegt verdeckt: Decke erst alles auf
flaw-no-such-raid = es gibt drei Kampagnen
flaw-no-such-day = eine Kampagne hat sechs Tage
flaw-ranks-drawn = bis jetzt ist eine andere Anzahl Ränge gezogen
flaw-ship-full = um diese Zeit ist niemand auf dem Schiff
flaw-chosen-by-day = die Wahl ist schon aufgedeckt
flaw-reputation-rows = es gibt dreißig Ränge
flaw-reputation-row = jede Zahl von 1 bis 6 gibt es einmal
flaw-nothing-asked = von dort ginge es nicht weiter
flaw-countdown-zero = die Bedenkzeit kann nicht 0 sein
flaw-bag-empty = so viele Plättchen sind nicht im Beutel
flaw-no-such-seat = dort sitzt niemand
flaw-raid-not-scored = diese Kampagne ist noch nicht gewertet
flaw-no-raid = es läuft keine Kampagne
flaw-rank-not-drawn = dieser Rang ist noch nicht im Spiel
flaw-campaign-over = das Spiel ist aus
flaw-no-place-aboard = auf dem Schiff ist jetzt kein Platz dafür
flaw-not-dawn = der Tag lässt sich nur ändern, während alle wählen
flaw-colours-unsaid = wählt die Farben einer Partie, die schon im Gange ist
flaw-campaign-begun = die Partie hat schon begonnen
flaw-cells-at-once = die Beute aller Tage wird zusammen eingegeben
flaw-cells-of-days = auf jedem kommenden Tag liegt ein Plättchen je Spieler, auf keinem früheren mehr
flaw-healed-already = jemand wählt noch für den Wundarzt
flaw-nobody-hidden = verdeckt kann nur eine von mehreren Karten des Friedhofs sein
flaw-position-line = Zeile { $line } ist nicht lesbar: { $text }
flaw-setup-unreadable = dieser Aufbau ist nicht lesbar: { $detail }

## The screen

rule-CHAR-1 = { character-1.does }
rule-CHAR-2 = { character-2.does }
rule-CHAR-3 = { character-3.does }
rule-CHAR-5 = { character-5.does }
rule-CHAR-6D = { character-6.does }
rule-CHAR-6E = { character-6.does }
rule-CHAR-7 = { character-7.does }
rule-CHAR-9D = { character-9.does }
rule-CHAR-9E = { character-9.does }
rule-CHAR-10 = { character-10.does }
rule-CHAR-11 = { character-11.does }
rule-CHAR-12 = { character-12.does }
rule-CHAR-13 = { character-13.does }
rule-CHAR-14 = { character-14.does }
rule-CHAR-15 = { character-15.does }
rule-CHAR-16 = { character-16.does }
rule-CHAR-17 = { character-17.does }
rule-CHAR-18 = { character-18.does }
rule-CHAR-19 = { character-19.does }
rule-CHAR-20 = { character-20.does }
rule-CHAR-23 = { character-23.does }
rule-CHAR-24D = { character-24.does }
rule-CHAR-24E = { character-24.does }
rule-CHAR-25 = { character-25.does }
rule-CHAR-26D = { character-26.does }
rule-CHAR-26E = { character-26.does }
rule-CHAR-27 = { character-27.does }
rule-CHAR-28 = { character-28.does }
rule-CHAR-29D = { character-29.does }
rule-CHAR-29E = { character-29.does }
rule-CHAR-30 = { character-30.does }

# Wozu jedes Werkzeug am Tisch dient.

tool-back = Führt zur Startseite. Die Partie ist gespeichert.
tool-undo = Nimmt zurück, was zuletzt geschah, beliebig oft. Nichts geht verloren: Das Protokoll behält es.
tool-redo = Wiederholt, was rückgängig gemacht wurde.
tool-todo = Sagt, welche Spielteile auf dem Tisch zu bewegen sind. Ein Tipp darauf zeigt alle.
tool-asking = Tippe hier und dann auf etwas, das du erklärt haben willst. Sonst geschieht nichts.
tool-lamp = Zeigt bis zu drei Vorschläge für deinen Zug, mit deiner Gewinnchance. Tippe einen an, um ihn zu sehen. Dann spiele so oder geh zurück.
tool-phones = Handys an dieser Partie: wer mitmachen darf und für welchen Spieler jedes handelt.
tool-record = Enthält alles, was geschah. Tippe auf einen Eintrag, um die Partie zu sehen, wie sie damals war.
tool-fair = Dieses Ergebnis hat die App ausgelost. Tippe darauf, um zu sehen, warum es fair ist.
tool-menu = Alles Übrige: Leute und Plätze, Handys, Fernsehansicht, Töne, Regeln und das erneute Aufbauen.
tool-past = Du siehst einen früheren Stand. Hier geht es einen Eintrag zurück oder weiter, und nichts ändert sich.
tool-replay = Die ganze Partie als Zeitleiste. Zieh daran entlang, spring zur nächsten Runde oder zum nächsten Höhepunkt oder lass sie von selbst ablaufen; an der Partie ändert sich nichts.
tool-continue = Setzt die Partie auf diesen Eintrag zurück; von dort geht es weiter. Was später kam, bleibt im Protokoll.
tool-now = Führt zurück zur Partie, wie sie jetzt ist.
tool-turn = Sagt, wer dran ist. Tippe, um zur Frage zu kommen.
tool-clock = Eine Uhr für jeden Spieler. Sie läuft, solange er am Zug ist.
tool-correct = Stimmen App und Tisch nicht überein, wird hier die App korrigiert.
tool-check = Vergleicht die App mit eurem Tisch, die wahrscheinlichsten Abweichungen zuerst.
tool-again = Beginnt eine neue Partie mit denselben Leuten.
tool-pack = Eine Liste, mit der alles wieder in die Schachtel kommt.
tool-story = Erzählt diese Partie in Zahlen: wer wann vorn lag, woher alles kam, Kämpfe und Würfel. Lässt sich drucken.
tool-share = Erzählt anderen, wie es ausging: als Bild, als Text oder mit dem ganzen Protokoll.
tool-cover = Verdeckt, was nur ein Spieler sehen darf. Zum Ansehen tippt er hier.
tool-twice = Das kostet etwas oder gibt etwas auf. Tippe noch einmal, um es zu bestätigen, oder daneben, um abzubrechen.

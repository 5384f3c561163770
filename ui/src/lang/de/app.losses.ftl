loss-title = Ein Teil der gespeicherten Daten ist beschädigt
loss-read = Gelesen
loss-table = Partie { $table }
loss-files = { $files ->
        [one] Eine Datei wurde beiseitegelegt
       *[other] { $files } Dateien wurden beiseitegelegt
    }
loss-set_aside = Zeile { $line } des Protokolls war beschädigt ({ $fault }). Alles davor ist noch da; der Rest liegt in { $file }. Vergleiche die letzten Züge mit dem Tisch.
loss-lost_tail = Das Protokoll endet mit Eintrag { $last }, gespeichert war aber schon Eintrag { $known }. Vergleiche die letzten Züge mit dem Tisch.
loss-replaced = Eintrag { $entry } ist nicht der, der gespeichert war: Vielleicht wurde eine ältere Kopie der Daten zurückgeholt. Vergleiche die letzten Züge mit dem Tisch.
loss-seed = Der Startwert der Auslosungen ist verloren oder verändert. Ab dem nächsten Zug lost die App mit einem neuen aus; die früheren Auslosungen lassen sich nicht mehr prüfen.
loss-unopened = Die Partie lässt sich nicht öffnen ({ $fault }). Stelle sie aus einer Sicherung oder einem Export wieder her.
loss-missing = Die Daten der ganzen Partie sind verloren; gespeichert waren sie bis Eintrag { $known }. Stelle sie aus einer Sicherung oder einem Export wieder her.
loss-database = Die Daten der App waren beschädigt und wurden wiederhergestellt: { $lines ->
        [one] 1 Zeile
       *[other] { $lines } Zeilen
    } aus { $tables ->
        [one] 1 Partie
       *[other] { $tables } Partien
    }. { $lost ->
        [0] { $broken ->
            [0] Soweit bekannt, fehlt keine gespeicherte Zeile.
           *[other] {""}
        }
        [one] 1 gespeicherte Zeile ließ sich nicht wiederherstellen.
       *[other] { $lost } gespeicherte Zeilen ließen sich nicht wiederherstellen.
    } { $broken ->
        [0] {""}
        [one] 1 Abschnitt war nicht vollständig lesbar; sieh nach, ob Partien, Spielpläne, Namen und Einstellungen noch da sind.
       *[other] { $broken } Abschnitte waren nicht vollständig lesbar; sieh nach, ob Partien, Spielpläne, Namen und Einstellungen noch da sind.
    } { $file ->
        [none] {""}
       *[other] Die beschädigte Datei ist als { $file } aufbewahrt.
    } { $backup ->
        [none] {""}
       *[other] Was fehlte, wurde aus der Sicherung vom { $backup } ergänzt.
    }
loss-restored = Die Daten der Partie waren beschädigt. { $lines ->
        [0] Startwerte, Name und Geräte wurden aus der Textkopie wiederhergestellt.
        [one] 1 Zeile wurde aus der Textkopie wiederhergestellt. Nichts ist verloren.
       *[other] { $lines } Zeilen wurden aus der Textkopie wiederhergestellt. Nichts ist verloren.
    }
loss-mirror = Die Textkopie dieser Partie war beschädigt oder wich von den Daten der Partie ab. Es gelten die Daten, und eine neue Kopie wird geschrieben. Die alte ist als { $file } aufbewahrt.
loss-unmirrored = Die Textkopien der Partien lassen sich nicht schreiben. { $why ->
        [full] Der Datenträger ist voll: Schaffe Platz.
        [closed] Die App darf im Datenordner nicht in den Ordner „tables“ schreiben: Erlaube es ihr.
        [gone] Der Ordner „tables“ im Datenordner der App fehlt.
       *[unusable] Der Ordner „tables“ im Datenordner der App ist nicht benutzbar.
    } Weiterspielen geht; die Kopien werden geschrieben, sobald es geht.
loss-unknown = Hier ging etwas verloren; was es war, lässt sich nicht mehr sagen. Falls die Partie auf einem anderen Gerät weiterging, spiel hier nicht weiter.

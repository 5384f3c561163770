# Sicherungen, die die App von selbst macht.

daily-title = Tägliche Sicherungen
daily-note = Einmal am Tag speichert die App alle Partien, Spielpläne und Einstellungen in einer Datei, wenn sich etwas geändert hat. Die letzten 14 bleiben erhalten.
daily-same-disk = Dieser Ordner liegt auf demselben Laufwerk wie die Partien. Ein Ordner auf einem USB-Stick oder einem anderen Laufwerk übersteht auch dessen Ausfall.
daily-secrets = Die Dateien enthalten alles, auch verdeckte Karten und verdecktes Geld. Nimm einen Ordner, den nur du öffnen kannst.
daily-choose = Ordner wählen
daily-usual = Zurück zum Ordner der App
daily-folder = Ordner für tägliche Sicherungen
daily-keep = Diesen Ordner verwenden
daily-failed = Die tägliche Sicherung ist fehlgeschlagen.
daily-again = Noch einmal versuchen
daily-empty = Noch keine Sicherung. Die erste folgt binnen einer Stunde, sobald es eine Partie gibt.
daily-earlier = Frühere Sicherungen ({ $count })
daily-tables = { $tables ->
        [one] 1 Partie
       *[other] { $tables } Partien
    }
daily-other = von einem anderen Gerät
daily-restore = Wiederherstellen
daily-restore-title = Stand vom { $day } wiederherstellen
daily-restore-note = Was hier fehlt, kommt aus dieser Sicherung zurück. Was hier ist, bleibt, wie es ist.
problem-folder = { $why ->
        [relative] Das ist kein vollständiger Pfad. Gib ihn mit Laufwerk oder führendem / an.
        [gone] Der Ordner ist nicht da. Schließe das Laufwerk an oder wähle einen anderen Ordner.
        [full] Das Laufwerk ist voll. Schaffe Platz oder wähle einen anderen Ordner.
        [closed] Die App darf in den Ordner nicht schreiben. Erlaube es ihr oder wähle einen anderen Ordner.
       *[unusable] Der Ordner lässt sich nicht verwenden: { $detail }
    }

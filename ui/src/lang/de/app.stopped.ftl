# Dienste der App, die ausgefallen sind und von selbst neu starten.

stopped-listener = Handys können sich gerade nicht verbinden: Der Netzwerkdienst ist ausgefallen. Er startet von selbst neu.
stopped-addresses = Änderungen im Netz werden gerade nicht bemerkt: Die Codes zeigen vielleicht eine alte Adresse. Der Dienst startet von selbst neu.
stopped-backups = Die täglichen Sicherungen sind ausgefallen. Sie starten von selbst neu.
stopped-game = Die Partie geht hier weiter.

# Whoever hosts a table, takes one over, or leaves one.

host-note = Mitspielen mit dem Handy in diesem Netz. Ohne App, ohne Konto.
host-other = { $phones ->
        [0] Handys können gerade bei einer anderen Partie mitspielen.
        [one] Ein Handy ist mit einer anderen Partie verbunden.
       *[other] { $phones } Handys sind mit einer anderen Partie verbunden.
    }
host-other-go = Zur anderen Partie
host-other-open = Handys mit dieser Partie verbinden
host-other-note = Die Handys kommen mit: jedes auf den Platz mit demselben Namen, die anderen schauen zu, bis sie einen bekommen.
host-start = Handys mitspielen lassen
host-asks = { $name } möchte mitspielen. Auf welchem Platz?
host-decline = Jetzt nicht
host-ways = Zugänge
host-door = Ohne Code
host-seat-note = { $name } scannt dies mit dem Handy. Ein Handy je Code.
host-spectator-note = Für Fernseher und Zuschauer. Zeigt keine Geheimnisse.
host-door-note = Wer diese Adresse öffnet, kann den Code eines Platzes eintippen oder den Beitritt anfragen.
host-open = Beitrittsanfragen zulassen
host-open-note = Du siehst, wer anfragt, und gibst einen Platz oder lehnst ab.
host-qr = QR-Code: { $url }
host-type = Oder die Adresse eintippen:
host-code = und den Code:
host-network = Netz
host-no-network = Dieses Gerät ist in keinem Netz und für niemanden erreichbar. Verbinde es mit einem WLAN oder mach es zum Hotspot: Der Code erscheint nach wenigen Sekunden.
host-devices = Geräte
host-nobody = Keine Geräte verbunden.
host-cannot = Ein Handy kann sich nicht verbinden
host-there = verbunden
host-away = nicht verbunden
host-name-of = Name des Geräts: { $name }
host-place-of = Platz: { $name }
host-mute = Nur zuschauen
host-mute-of = Nur zuschauen: { $name }
host-remove = Entfernen
host-remove-of = Entfernen: { $name }
host-remove-sure = { $name } entfernen? Das Gerät wird von der Partie getrennt und kommt mit dem benutzten Code nicht zurück.
host-remove-yes = Ja, entfernen
host-kept = { $name } ist mit einem Handy beigetreten. Der Tischbildschirm zeigt nicht, was an diesem Platz verdeckt ist.
host-release = Platz freigeben
host-release-note = Ist ein Handy weg? Der Gastgeber kann es auf seinem eigenen Bildschirm entfernen. Dann kann dieser Bildschirm den Platz zeigen.
host-unnamed = Gerät ohne Namen
host-trusting = Alle dürfen für alle handeln
host-trusting-note = Jedes Handy darf für alle Plätze handeln, korrigieren und erlauben. Verdeckte Handkarten und Geldbeutel bleiben bei ihren Besitzern.
host-hand-over = An ein anderes Gerät übergeben
host-hand-over-note = Wähle in der App auf dem anderen Gerät „Mehr“, „Partie hier weiterspielen“ und gib dies ein. Die Handys folgen automatisch.
host-stop = Handys trennen
host-stop-note = Alle Handys werden von der Partie getrennt.
host-stop-yes = Alle Handys trennen
own-title = Das ist die Seite des Gastgebers
own-note = Öffne die Adresse, die Bucintoro beim Start ausgegeben hat, oder füge sie hier ein. Danach meldet sich dieser Browser von selbst an.
own-address = Ausgegebene Adresse
own-open = Öffnen
own-wrong = Das ist nicht die aktuelle Adresse. Es gilt die zuletzt ausgegebene.
own-guests = Handys treten mit dem Code bei, den der Gastgeber zeigt.
left-note = { $devices ->
    [one] Ein Handy war verbunden, als Bucintoro beendet wurde. Es verbindet sich wieder, sobald du Handys wieder mitspielen lässt.
   *[other] { $devices } Handys waren verbunden, als Bucintoro beendet wurde. Sie verbinden sich wieder, sobald du Handys wieder mitspielen lässt.
}
left-open = Handys wieder mitspielen lassen
left-no = Handys nicht mehr zulassen
own-backup = Ist das deine eigene Sicherung?
own-backup-note = { $devices ->
    [one] Darin steht ein Handy, das heute Abend mitspielen durfte. Ist es deine eigene Sicherung, kann es sich wieder verbinden; in einer fremden könnte es irgendwem gehören.
   *[other] Darin stehen { $devices } Handys, die heute Abend mitspielen durften. Ist es deine eigene Sicherung, können sie sich wieder verbinden; in einer fremden könnten sie irgendwem gehören.
}
own-backup-yes = Meine eigene: einlassen
take-title = Partie hier weiterspielen
take-note = Wähle auf dem Gerät, auf dem die Partie läuft, „Handys am Tisch“, „An ein anderes Gerät übergeben“. Scanne den Code oder gib den Link ein. Die Partie geht mit allen Handys hier weiter.
take-scan = Code scannen
take-unread = Auf dem Bild ist kein Code zu erkennen. Halte die Kamera gerade und nah oder tippe den Link ein.
take-link = Link oder Adresse und Code
take-yes = Hier weiterspielen
take-busy = Wird übernommen …
take-live = Mit der Kamera scannen
take-looking = Was die Kamera sieht
take-blind = Die Kamera ist hier nicht verfügbar. Fotografiere den Code oder tippe den Link ein.
host-gone = Diese Partie geht auf einem anderen Gerät weiter, unter { $to }. Hier lässt sich nichts eingeben.
host-take-back = Doch hier weiterspielen
host-take-back-note = Die Partie läuft vielleicht unter { $to } weiter. Geht sie auch hier weiter, werden daraus zwei Partien, die sich nie mehr zusammenführen lassen. Die Handys bleiben beim anderen Gerät. Mach das nur, wenn das andere Gerät nicht mehr wiederkommt.
host-take-back-yes = Hier weiterspielen
host-followed = { $here ->
    [0] Alle Handys sind mitgegangen.
    [one] Ein Handy ist noch hier.
   *[other] { $here } Handys sind noch hier.
} Wer später kommt, wird weitergeschickt, bis du die Handys trennst.
problem-nameless = Gib einen Namen ein.
problem-hosts_another = Handys sind mit einer anderen Partie verbunden. Trenne sie zuerst.
problem-no_network = Das Netz ist nicht erreichbar: { $detail }
problem-not_handed_over = { $why ->
    [link] Das ist weder ein Link zur Übergabe noch eine Adresse mit Code.
    [code] Dieser Code gilt nicht oder wurde schon benutzt. Das andere Gerät zeigt den richtigen unter „An ein anderes Gerät übergeben“.
    [busy] Zu viele Versuche. Warte eine Minute und versuche es noch einmal.
    [silent] Das andere Gerät antwortet nicht. Beide müssen im selben Netz sein, und der Code muss dort noch angezeigt werden. { $detail }
   *[other] Die Antwort des anderen Geräts war unverständlich; vielleicht läuft dort eine andere Version. { $detail }
}
unopened-second-app = Bucintoro ist auf diesem Gerät schon geöffnet. Mach dort weiter, oder schließe es und versuche es noch einmal.
unopened-newer = Eine neuere Version von Bucintoro hat deine Partien gespeichert. Aktualisiere die App, um sie zu öffnen.
unopened-disk-full = Der Speicher dieses Geräts ist voll. Schaffe etwas Platz und versuche es noch einmal.
unopened-unusable = Der Speicherort deiner Partien ist nicht verfügbar.
unopened-unloaded = Ein Teil von Bucintoro ließ sich nicht laden. Prüfe die Verbindung, oder lade die Seite neu.
unopened-note = An deinen Partien wurde nichts verändert.
unopened-again = Noch einmal versuchen
host-front = Handys erreichen die Partie nur, solange die App im Vordergrund ist. Wenn du zu einer anderen App wechselst oder den Bildschirm sperrst, warten sie und verbinden sich dann wieder.
host-behind = Die App war im Hintergrund, deshalb konnten Handys die Partie nicht erreichen. Sie verbinden sich wieder.

# Pages, and sheets over a table.

home-motto = Ihr spielt am Tisch. Bucintoro kümmert sich um Reihenfolge, Bank, Würfel und Punkte.
home-new = Neue Partie
home-tables = Partien
home-shelf = Spiele im Regal
home-go-on = Weiterspielen
home-look = Ansehen
home-asked = Am Zug: { $names }
home-won = Sieg: { $names }
home-empty = Noch keine Partien. Nehmt eine Schachtel aus dem Regal, legt den Spielplan aus und fangt an.
home-over = beendet
home-copy = Kopie
home-turn = { $turn ->
        [0] noch nicht begonnen
       *[other] Runde { $turn }
    }
home-turn-twilight = Zug { $turn }
home-turn-serenissima-1996 = Runde { $turn }
home-turn-libertalia = Kampagne { $raid }, Tag { $day }
home-demo = Demo · Schritt { $step }
home-label = Umbenennen, notieren oder archivieren
home-rematch = Revanche
home-export = Exportieren
home-delete = Löschen
home-import = Datei importieren
home-backup = Alle Partien sichern
home-exports = Für andere Apps exportieren
home-taking = Die Datei wird importiert …
home-saving = Die Sicherung wird erstellt …
home-rules = Regeln
home-settings = Einstellungen
home-statistics = Statistik
home-more = Mehr
home-more-of = Mehr zur Partie: { $names }
home-see = So funktioniert es: 10 Minuten

new-title = Neue Partie
new-game = Spiel
new-players = Spieler
new-player = Spieler { $n }
new-name = Name von Spieler { $n }
new-later = Platz mit dem Nächsten tauschen
new-chance = { $kinds ->
        [dice] Würfel
        [draws] Auslosungen
       *[both] Würfel und Auslosungen
    }
new-colours = Farbe:
new-side = Sitzt { $side }:
new-by-app = Die App
new-by-table = Wir selbst
new-chance-note = Das könnt ihr jederzeit ändern.
new-start = Los geht’s
new-groups = Gruppen
new-keep = Als Gruppe speichern

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Darstellung
settings-auto = Automatisch
settings-light = Tag
settings-dark = Nacht
settings-text = Schriftgröße
settings-pace = Was auf dem Tisch zu tun ist
settings-pace-tap = Schritt für Schritt, durch Antippen
settings-pace-slow = Von selbst, langsam
settings-pace-quick = Von selbst, schnell
settings-pace-once = Alles auf einmal
settings-programs = Züge der Computerspieler
settings-programs-tap = Auf „Fertig“ warten
settings-programs-timed = Von selbst weiter
settings-letters = Tastenkürzel mit nur einer Taste
settings-letters-plain = An
settings-letters-alt = Mit Alt
settings-letters-off = Aus
settings-credits = Lizenzen und Mitwirkende
settings-about = Bucintoro ist ein Begleiter für alle, die die Spiele selbst besitzen. Die App zeigt weder Bilder noch Logos noch Texte daraus; die Namen gehören den Verlagen.

refusal-allow = Trotzdem erlauben
refusal-sure = Trotz „{ $rules }“ erlauben
refusal-ok = OK
refusal-limit = Mehr gibt das Spielmaterial nicht her; das lässt sich nicht erlauben.
refusal-not-asked = Das geht gerade nicht.

record-note = Die Partie steht bei Eintrag { $head }. Aus dem Protokoll wird nie etwas gelöscht.
record-to = Weiter ab Eintrag { $n }.
record-to-start = Die Partie geht beim Aufbau weiter.
record-settings = Geändert: Namen, Tischseiten oder wer würfelt.
record-released = Das Gerät von { $seat } wurde { $by ->
        [host] vom Gastgeber
       *[organiser] von der Leitung
    } entfernt ({ $at }).
record-new-seed = Die Auslosungen der App laufen mit einem neuen Startwert weiter, festgelegt durch { $commitment }.
record-round = Eine Runde für einen neuen Startwert (Nr. { $round }). Festgelegt: { $names }
record-round-asked = { $name } hat einen neuen Startwert angefordert. Eine Runde beginnt (Nr. { $round }). Festgelegt: { $names }
record-round-done = Die Runde ist beendet: Ihr Startwert gilt ab Auslosung { $from }.
record-round-void = Die Runde bleibt ohne Ergebnis. Keine Antwort: { $names }
record-round-stopped = Die Runde bleibt ohne Ergebnis: Der Gastgeber hat sie unterbrochen.
record-waived = Trotzdem erlaubt:
record-drawn = von der App gewürfelt oder gezogen
record-branch = rückgängig gemacht
record-look = Ansehen

menu-end = Partie jetzt beenden

rules-search = Regeln durchsuchen
rules-none = Nichts gefunden.

settings-on = An
settings-off = Aus
settings-sounds = Töne und Vibration
settings-notices = Melden, wer am Zug ist, wenn das Fenster im Hintergrund ist
settings-first-use = Tipps bei der ersten Benutzung zeigen
settings-clock = Uhr für jeden Spieler
settings-idle = Bildschirm dimmen, wenn niemand tippt
settings-minutes = nach { $minutes } Min.

record-whose = Nach Spieler filtern
record-all = Alles
record-allowed = Trotzdem erlaubt
record-none = Nichts gefunden.
record-older = Ältere Einträge ({ $entries })
record-ways = Rückgängig gemacht ({ $ways })

keys-title = Tastenkürzel
keys-undo = Rückgängig
keys-tabs = Reiter öffnen
keys-arrow = Pfeiltasten
keys-arrows = Zwischen leuchtenden Orten wechseln
keys-past = Im Rückblick einen Eintrag zurück oder vor
keys-walk = Zwischen Bedienelementen wechseln und sie auslösen

menu-resume = Partie wieder aufbauen
menu-game = Diese Partie
menu-players = Spieler
menu-screen = Dieser Bildschirm
new-chair = Spieler { $n }: { $name }
new-colour = Spieler { $n } spielt { $colour ->
        [red] Rot
        [blue] Blau
        [orange] Orange
        [green] Grün
        [yellow] Gelb
        [white] Weiß
       *[other] Schwarz
    }

home-join = Bei einer Partie mitspielen
home-take-over = Partie hier weiterspielen
refusal-asked = Offene Frage: { $ask }

fault-no_hash = der Zeile fehlt die Prüfsumme
fault-wrong_hash = die Prüfsumme passt nicht: Diese Zeile oder eine davor wurde verändert
fault-unreadable = die Zeile lässt sich nicht lesen ({ $detail })
fault-newer = die Datei hat Format { $found }, diese App liest nur bis { $known }: Aktualisiere die App
fault-unknown_game = das Spiel { $game } ist hier nicht bekannt
fault-setup = der Aufbau ist fehlerhaft ({ $flaws })
fault-number = hier steht Eintrag { $found }, erwartet war { $expected }
fault-after = der Eintrag folgt auf { $found }, die Partie stand aber bei { $expected }
fault-head = die Partie kann nicht zu { $to } springen
fault-differs = noch einmal gespielt, ergibt dieser Eintrag etwas anderes
fault-mark = der Eintrag sagt „{ $mark }“, und das stimmt nicht
fault-not_a_record = das ist kein Protokoll einer Partie
fault-empty = die Datei ist leer
fault-settings = Namen und Tischseiten sind fehlerhaft ({ $flaws })
fault-no_seat = diesen Platz gibt es hier nicht
fault-shared_seed = der gemeinsame Startwert stimmt nicht ({ $detail })
fault-limits = das ist mehr, als in der Schachtel liegt ({ $flaws })
fault-fails = die App kann diesen Eintrag nicht nachspielen
fault-too_long = das Protokoll ist zu lang

flaw-seats-count = { $seats } Spieler: Das Spiel ist für { $least } bis { $most }.
flaw-seats-differ = Namen: { $chairs }, Spieler: { $seats }.
flaw-name-empty = Spieler { $seat } hat keinen Namen.
flaw-name-long = Der Name von Spieler { $seat } ist länger als { $most } Zeichen.
flaw-name-control = Der Name von Spieler { $seat } enthält Zeichen, die sich nicht anzeigen lassen.
flaw-name-twice = { $name } sitzt zweimal am Tisch (Spieler { $seat }).
flaw-seat-empty = Auf dem Platz von Spieler { $seat } sitzt niemand.
flaw-program-empty = Der Platz von Spieler { $seat } kann nicht leer sein, solange ihn ein Computerspieler hat.
flaw-no-programs = Für dieses Spiel gibt es auf diesem Gerät keine Computerspieler.
flaw-programs-need-dealt-hands = Für Computerspieler und Tipps muss die App die Karten geben und verwalten.
flaw-waiver-unknown = Eine Regel { $rule } gibt es nicht.
flaw-waiver-limit = { $rule } lässt sich nicht aussetzen: Mehr liegt nicht in der Schachtel.
flaw-waiver-twice = { $rule } ist doppelt eingetragen.
flaw-waivers-long = Es sind zu viele Regeln ausgesetzt.

guest-leave = Diesen Platz verlassen
guest-leave-note = Der Platz wird für ein anderes Handy frei. Zurück geht es nur mit seinem neuen Code.
guest-leave-yes = Verlassen
guest-refused = Der Gastgeber kann es trotzdem erlauben.
    .club = Ein Handy, das für alle handeln darf, kann es trotzdem erlauben. Die Leitung kann das freigeben.

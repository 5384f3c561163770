# Was die Demo erklärt, Schritt für Schritt.

demo-goal = Willkommen! Du bist Anna. Führe den Dogen in deinen Palast, die letzten zwei Felder auf deiner Seite, und du gewinnst die Runde. Wer zuerst zwei Runden gewinnt, gewinnt die Partie. Du kannst jederzeit gehen: Die Demo wartet auf dich.
demo-pawns = Der Doge steht immer zwischen den beiden Gardisten und kann sie nicht überspringen.
demo-others = Kaufmann und Harlekin gehen, wohin sie wollen: an allen vorbei und auf jedes Feld.
demo-hand = Du hast acht Karten auf der Hand, die Bruno nicht sieht. Du spielst sie auf den Tisch und tippst hier an, was du gespielt hast. In dieser Demo sagen wir dir, was du hast.
demo-guard = Mach zuerst dem Dogen den Weg frei. Du hast eine Gardistenkarte mit einem Punkt: Tippe sie an und dann den Platz des Gardisten auf deiner Seite, ein Feld zu dir hin.
demo-again = In einem Zug spielst du so viele Karten, wie du willst, aber alle von einer Art. Noch eine Gardistenkarte: Bewege denselben Gardisten zwei Felder weiter.
demo-favourite = Am Ende jedes Zuges bewegt sich die Favoritin. Jeder zählt Gardisten, Kaufmann und Harlekin im eigenen Palast: Dein Kaufmann ist zu Hause, also kommt sie ein Feld zu dir. Auch sie gewinnt in einem Palast die Runde.
demo-turn = Tippe auf den großen Knopf: Dein Zug ist zu Ende. Du ziehst wieder auf acht Karten nach.
demo-rival = Jetzt spielt Bruno. Tippe auf „Weiter“: Er führt den Dogen ein Feld zu sich hin.
demo-masquerade = Der Harlekin steht zwischen dir und dem Dogen. Das ist eine Maskerade: Deine Harlekinkarten dürfen jetzt stattdessen den Dogen, die Gardisten oder den Kaufmann bewegen.
demo-mask = Spiele deine Harlekinkarte mit drei Punkten für den Dogen: Tippe sie an und dann seinen Platz, drei Felder zu dir hin.
demo-done = Gut gespielt. Beende deinen Zug; die Favoritin kommt wieder näher.
demo-merchant = Tippe auf „Weiter“: Bruno holt deinen Kaufmann aus deinem Palast. Jetzt bleibt die Favoritin stehen.
demo-guild = Statt Karten zu spielen, kannst du das Wort der Gilde sprechen: Es ruft den Dogen oder einen Gardisten zum Kaufmann. Rufe den Dogen: Er kommt auf Feld 5.
demo-answer = Das war ein ganzer Zug. Tippe auf „Weiter“: Bruno zieht den Dogen ein Feld zurück.
demo-procession = Zwei Dogenkarten zusammen sind eine Prozession: Der Doge und beide Gardisten gehen ein Feld. Tippe die Dogenkarte an und dann den Pfeil zu dir hin.
demo-pair = Du hast noch zwei. Spiele die Prozession noch einmal.
demo-home = Der Weg ist frei. Eine einzelne Dogenkarte bringt den Dogen nach Hause: Spiele sie zu dir hin.
demo-won = Der Doge ist in deinem Palast: Die Runde gehört sofort dir.
demo-match = In der nächsten Runde wechseln Kaufmann und Harlekin den Besitzer. Tippe auf „Weiter“, um sie aufzubauen.
demo-end = Das ist das Spiel: Karten einer Art je Zug, oder eine neue Hand, oder das Wort der Gilde. Wer zwei Runden gewinnt, gewinnt die Partie. Viel Vergnügen!

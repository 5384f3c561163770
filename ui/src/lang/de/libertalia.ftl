# Libertalia: die Charaktere, die Beute und die Wörter des Spiels auf Deutsch.

box = Kapitäne mit derselben Mannschaft wählen verdeckt und teilen die Beute in der Reihenfolge ihrer Ränge.

## Die Charaktere. .short sagt in einer Zeile, was einer tut, .does, was er tut und wann, .hard die schwierigen Fälle.

character-1 = Papagei
    .short = Spiel stattdessen eine andere Karte
    .does = Tag: Wirf den Papagei ab und spiel sofort eine andere Karte aus der Hand. Sie kommt nach ihrem Rang auf das Schiff und handelt, wenn sie an der Reihe ist.
    .hard = Mehrere Papageien handeln nach aufsteigendem Einfluss; wer später dran ist, hat schon gesehen, was die früheren brachten. Bei leerer Hand kommt der Papagei auf den Friedhof, und du hast heute keinen Charakter.
character-2 = Affe
    .short = Deine Relikte gehen an den linken Nachbarn
    .does = Tag: Alle deine verfluchten Relikte kommen in die Höhle deines linken Nachbarn.
    .hard = Mehrere Affen handeln nacheinander, ein Relikt kann also weiterwandern. Die Zahl der Relikte wird angesagt; sie kommen verdeckt an.
character-3 = Bettler
    .short = Der Höchste auf dem Schiff zahlt dir 3
    .does = Tag: Der Besitzer des höchsten Charakters auf dem Schiff zahlt dir 3 Dublonen.
    .hard = Erst zählt der Rang, dann der Einfluss, und zwar so, wie das Schiff gerade steht. Wer weniger als 3 hat, zahlt alles. Ist es dein eigener Charakter, zahlt niemand.
character-4 = Anwerber
    .short = Nimm einen aus deiner Höhle zurück
    .does = Tag: Nimm einen Charakter aus deiner Höhle auf die Hand zurück.
    .hard = Du musst, wenn einer da ist. Nie den Anwerber selbst: Er ist noch auf dem Schiff. Wer zurückkommt, wirkt beim nächsten Ausspielen von Neuem.
character-5 = Schiffs­junge
    .short = Nimmt keine Beute
    .does = Dämmerung: Er nimmt keine Beute.
    .hard = In deine Höhle kommt er trotzdem.
character-6 = Prediger
    .short = Behalte ein Plättchen; am Ende 5
    .does = Tag: Wirf alle deine Beuteplättchen ab bis auf eines deiner Wahl. Ende der Kampagne: Du bekommst 5 Dublonen.
    .hard = Mit einem Plättchen oder keinem wirfst du nichts ab. Abgeworfenes kommt sofort in den Beutel zurück.
character-7 = Wirt
    .short = Jede Nacht 1
    .does = Nacht: Du bekommst 1 Dublone.
    .hard = Er zahlt jede Nacht, die er in deiner Höhle ist, von der ersten an. Dein Meuterer handelt vor ihm.
character-8 = Bardame
    .short = Jede Nacht: Karte für 3 verkaufen
    .does = Nacht: Du darfst eine Schatzkarte abwerfen und 3 Dublonen bekommen.
    .hard = Höchstens eine Karte je Nacht. Du wirst auch ohne Schatzkarte gefragt, damit deine Antwort nichts verrät; nur wenn deine offene Beute zeigt, dass du keine hast, entfällt die Frage.
character-9 = Zimmer­mann
    .short = Die Hälfte weg; am Ende 10
    .does = Tag: Wirf die Hälfte deiner Dublonen ab. Ende der Kampagne: Du bekommst 10 Dublonen.
    .hard = Die Hälfte wird abgerundet: Von 7 Dublonen verlierst du 3.
character-10 = Franzö­sischer Offizier
    .short = 5, wenn du weniger als 9 Dublonen hast
    .does = Tag: Du bekommst 5 Dublonen, wenn du weniger als 9 hast.
    .hard = Mit genau 9 gibt es nichts. Es zählt, was du hast, wenn er an der Reihe ist.
character-11 = Voodoo-Hexe
    .short = 2 für jeden auf deinem Friedhof
    .does = Tag: Du bekommst 2 Dublonen für jeden Charakter auf deinem Friedhof.
    .hard = Wer am selben Tag schon abgeworfen wurde, zählt mit.
character-12 = Befreiter Sklave
    .short = Jede Nacht 1 für jeden Höheren der Höhle
    .does = Nacht: Du bekommst 1 Dublone für jeden Charakter mit höherem Rang in deiner Höhle.
    .hard = Er zählt jede Nacht, von der ersten an. Wer in dieser Nacht schon abgeworfen wurde, zählt nicht.
character-13 = Meuterer
    .short = Jede Nacht: den Niedrigsten weg für 2
    .does = Nacht: Wirf den niedrigsten anderen Charakter deiner Höhle ab und nimm 2 Dublonen.
    .hard = Du musst, jede Nacht. Ist er allein in deiner Höhle, geschieht nichts, und du bekommst nichts.
character-14 = Rohling
    .short = Wirft den Höchsten über Bord
    .does = Tag: Wirf den höchsten Charakter auf dem Schiff ab.
    .hard = Ist er selbst der höchste, wird er abgeworfen. Das Opfer verliert eine Fähigkeit, die noch aussteht, und nimmt keine Beute. Ein späterer Rohling sieht sich das Schiff neu an.
character-15 = Kanonier
    .short = Zahle 3: einer aus einer Höhle geht
    .does = Tag: Zahle 3 Dublonen und wirf einen Charakter aus einer beliebigen Höhle ab.
    .hard = Deine eigene Höhle zählt: Sind alle anderen leer, trifft es einen von dir. Mit weniger als 3 zahlst du alles und wirfst trotzdem ab. Sind alle Höhlen leer, passiert nichts, außer ihr habt es anders vereinbart.
character-16 = Toppgast
    .short = Am Ende 5 für die kleinste Höhle
    .does = Ende der Kampagne: Du bekommst 5 Dublonen, wenn in deiner Höhle die wenigsten Charaktere sind.
    .hard = Auch bei Gleichstand, außer ihr habt es anders vereinbart. Gezählt wird einmal, vor allen Fähigkeiten am Ende der Kampagne.
character-17 = Spani­scher Spion
    .short = Neue Plättchen für deine Offiziere
    .does = Tag: Leg alle deine spanischen Offiziere in den Beutel und zieh dann ebenso viele Plättchen.
    .hard = Die Offiziere kommen zuerst in den Beutel und können wieder gezogen werden. So gezogene Offiziere und Säbel wirken nicht. Alle sehen, was du ziehst.
character-18 = Koch
    .short = Nimmt zwei Beuteplättchen
    .does = Dämmerung: Nimm ein Beuteplättchen mehr.
    .hard = Du nimmst erst beide Plättchen; dann wirken sie. Ein Offizier schickt ihn auf den Friedhof, beide Plättchen bleiben dir; zwei Säbel werfen zwei Charaktere ab. Liegt nur noch ein Plättchen da, nimmst du das.
character-19 = Boots­mann
    .short = 2 für jeden Niedrigeren deiner Höhle
    .does = Tag: Du bekommst 2 Dublonen für jeden Charakter mit niedrigerem Rang in deiner Höhle.
    .hard = Es zählt deine Höhle, wenn er an der Reihe ist; er selbst ist noch auf dem Schiff.
character-20 = Waffen­meister
    .short = Jede Nacht 1 für jeden Säbel
    .does = Nacht: Du bekommst 1 Dublone für jeden deiner Säbel.
    .hard = Säbel, die niemanden getroffen haben, zählen mit.
character-21 = Händler
    .short = Zwei gleiche für 3, drei für 5
    .does = Tag: Wirf zwei gleiche Beuteplättchen ab für 3 Dublonen oder drei gleiche für 5.
    .hard = Nur einmal, und du musst, wenn du kannst. Sorte und Zahl wählst du. Jede Sorte geht, auch verfluchte Relikte.
character-22 = Wundarzt
    .short = Nimm einen vom Friedhof zurück
    .does = Tag: Nimm einen Charakter von deinem Friedhof auf die Hand, ohne ihn zu zeigen.
    .hard = Du musst, wenn einer da ist. Die anderen sehen nur, wie viele auf deinem Friedhof bleiben. Beim nächsten Ausspielen wirkt der Charakter von Neuem.
character-23 = Schatz­meister
    .short = Am Ende 1 für jeden Schatz
    .does = Ende der Kampagne: Du bekommst 1 Dublone für jede deiner Waren, Juwelen und Truhen.
    .hard = Zusätzlich zu ihrem eigenen Wert.
character-24 = Glücks­spieler
    .short = Zahle 1 je Plättchen; am Ende 8
    .does = Tag: Zahle 1 Dublone für jedes deiner Beuteplättchen. Ende der Kampagne: Du bekommst 8 Dublonen.
    .hard = Jede Sorte zählt. Wer zu wenig hat, zahlt alles.
character-25 = Tochter des Gouver­neurs
    .short = Am Ende 6, wenn sie die einzige ist
    .does = Ende der Kampagne: Du bekommst 6 Dublonen, wenn niemand sonst sie in der Höhle hat; sonst zahlst du 3.
    .hard = Die Höhlen werden einmal verglichen, vor allen Fähigkeiten am Ende der Kampagne. Wer weniger als 3 hat, zahlt alles.
character-26 = Quartier­meister
    .short = 1 je Plättchen; am Ende 8 weg
    .does = Tag: Du bekommst 1 Dublone für jedes deiner Beuteplättchen. Ende der Kampagne: Wirf 8 Dublonen ab.
    .hard = Jede Sorte zählt. Mit weniger als 8 verlierst du alles.
character-27 = Granny Wata
    .short = Jede Nacht 2, wenn sie die einzige ist
    .does = Nacht: Du bekommst 2 Dublonen, wenn niemand sonst sie in der Höhle hat; sonst werden alle abgeworfen.
    .hard = Alle Höhlen werden zugleich verglichen, sobald die erste an der Reihe ist. Werden sie abgeworfen, bekommt niemand etwas.
character-28 = Erster Maat
    .short = Am Ende 1 für jeden in deiner Höhle
    .does = Ende der Kampagne: Du bekommst 1 Dublone für jeden Charakter in deiner Höhle.
    .hard = Er zählt sich selbst mit.
character-29 = Kapitän
    .short = Jetzt 3; am Ende 3 weg je Relikt
    .does = Tag: Du bekommst 3 Dublonen. Ende der Kampagne: Wirf 3 Dublonen für jedes deiner verfluchten Relikte ab.
    .hard = In der Wertung kostet jedes Relikt außerdem seine eigenen 3. Weniger als 0 Dublonen hast du nie.
character-30 = Spani­scher Gouver­neur
    .short = Leert deine eigene Höhle
    .does = Tag: Wirf alle Charaktere deiner Höhle ab.
    .hard = Er selbst ist noch auf dem Schiff und kommt in der Dämmerung in die Höhle.

## Beute. .does sagt, was sie wert ist oder bewirkt.

booty-Chest = { $count ->
        [one] { $count } Truhe
       *[other] { $count } Truhen
    }
    .does = Am Ende der Kampagne 5 Dublonen wert.
booty-Jewel = { $count ->
        [one] { $count } Juwel
       *[other] { $count } Juwelen
    }
    .does = Am Ende der Kampagne 3 Dublonen wert.
booty-Goods = { $count ->
        [one] { $count } Ware
       *[other] { $count } Waren
    }
    .does = Am Ende der Kampagne 1 Dublone wert.
booty-Officer = { $count ->
        [one] { $count } spanischer Offizier
       *[other] { $count } spanische Offiziere
    }
    .does = Wer einen nimmt, verliert den Charakter, der ihn genommen hat: Er kommt auf den Friedhof. Der Offizier bleibt und ist nichts wert.
booty-Saber = { $count ->
        [one] { $count } Säbel
       *[other] { $count } Säbel
    }
    .does = Wer einen nimmt, wirft einen Charakter aus der Höhle des linken oder rechten Nachbarn ab. Der Säbel bleibt und ist nichts wert.
booty-Map = { $count ->
        [one] { $count } Schatzkarte
       *[other] { $count } Schatzkarten
    }
    .does = Je drei sind am Ende der Kampagne 12 Dublonen wert; eine oder zwei sind nichts wert.
booty-Relic = { $count ->
        [one] { $count } verfluchtes Relikt
       *[other] { $count } verfluchte Relikte
    }
    .does = Kostet am Ende der Kampagne 3 Dublonen.

## Farben der Piraten

colour-yellow = Gelb
colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-black = Schwarz
colour-white = Weiß

## Zeiten

time-dawn = Sonnenaufgang
time-day = Tag
time-dusk = Dämmerung
time-night = Nacht
time-end = Ende der Kampagne

## Nomen

noun-ship = Schiff
noun-graveyard = Friedhof
noun-hand = Hand
noun-character = Charakter
raid = Kampagne { $raid }
day = Tag { $day }
doubloons = { $count ->
        [one] { $count } Dublone
       *[other] { $count } Dublonen
    }

## What things are called

someone = { $character } ({ $seat })
of-colour = { $seat }: { $colour }
card-of = { $rank } { $character }, { $seat }, Einfluss { $reputation }
cards = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
points = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
face-down = { $count ->
        [one] { $count } verdecktes Plättchen
       *[other] { $count } verdeckte Plättchen
    }
grave-count = { $count ->
        [one] { $count } Charakter auf dem Friedhof
       *[other] { $count } Charaktere auf dem Friedhof
    }
kind-Chest = Truhen
kind-Jewel = Juwelen
kind-Goods = Waren
kind-Officer = Spanische Offiziere
kind-Saber = Säbel
kind-Map = Schatzkarten
kind-Relic = Verfluchte Relikte
pile-hand = auf der Hand
pile-ship = auf dem Schiff
pile-den = in der Höhle
pile-graveyard = auf dem Friedhof
pile-gone = aus dem Spiel
pile-perhaps = eine von diesen, nach einem Wundarzt
noun-doubloons = Dublonen
noun-points = Punkte
fix-purse = { $seat } hat { $doubloons }
fix-score = { $seat }, Kampagne { $raid }: { $points }
fix-card = { $who } { $pile }
fix-open = Alle Beute in den Höhlen offen
fix-cell = Tag { $day }: { $tokens }
fix-booty = Höhle von { $seat }: { $tokens }
fix-reputation = Einfluss, { $character }: { $numbers }
fix-campaign = { $day ->
        [0] vor dem Ziehen für Kampagne { $raid }
       *[other] Kampagne { $raid }, Tag { $day }
    }
fix-healed = { $seat }: eine vom Friedhof ist verdeckt auf der Hand

## What happened

event-ColoursDrawn = Farben: { $all }.
event-RaidBegan = Kampagne { $raid } beginnt: 10 Dublonen für alle.
event-RanksDrawn = Alle nehmen auf die Hand: { $ranks }.
event-BootyLaid = Die Beute der sechs Tage liegt aus.
event-DayBegan = Tag { $day } bricht an.
event-Chose = { $rank ->
        [none] { $seat } hat gewählt.
       *[other] { $seat } hat gewählt: { $rank }.
    }
event-TimeUp = Die Zeit ist um.
event-LeftToChance = Für den leeren Platz entscheidet der Zufall.
event-Laid = { $count ->
        [0] Niemand hat noch eine Karte: Das Schiff bleibt leer.
       *[other] Auf dem Schiff: { $all }.
    }
event-Acts = { $who } handelt.
event-Awaited = Eine Entscheidung steht an.
event-Passed = { $seat } verzichtet.
event-Lapsed = Für { $seat } gibt es nichts mehr zu wählen.
event-Replaced = Statt des Papageis schickt { $seat }: { $rank }.
event-Discarded = { $cause ->
        [saber] Der Säbel von { $by }: { $who } kommt auf den Friedhof.
        [officer] Ein spanischer Offizier: { $who } kommt auf den Friedhof.
        [brute] { $by }: { $who } geht über Bord.
        [jump] { $who } wirft sich selbst über Bord.
        [self] { $who } kommt auf den Friedhof.
       *[character] { $by }: { $who } kommt auf den Friedhof.
    }
event-Recruited = { $seat } nimmt auf die Hand zurück: { $rank }.
event-Healed = { $rank ->
        [none] { $seat } nimmt verdeckt einen Charakter vom Friedhof.
       *[other] { $seat } nimmt vom Friedhof: { $rank }.
    }
event-Gained = { $seat } bekommt { $doubloons }.
event-Paid = { $seat } zahlt { $doubloons }.
event-PaidTo = { $seat } zahlt { $doubloons } an { $to }.
event-BootyShown = { $seat } deckt alle Beute auf: { $tokens }.
event-RelicsPassed = { $relics }: von { $seat } an { $to }.
event-BootyDiscarded = { $seat } wirft ab: { $tokens }.
event-Drew = { $seat } zieht aus dem Beutel: { $tokens }.
event-DuskBegan = Dämmerung: Die Beute wird geteilt.
event-Took = { $forced ->
        [true] Sonst ist nichts mehr da. { $seat } nimmt: { $token }.
       *[other] { $seat } nimmt: { $token }.
    }
event-NobodyKilled = Der Säbel von { $seat } trifft niemanden.
event-Entered = { $forced ->
        [true] Keine Beute mehr da: { $who } geht in die Höhle.
       *[other] { $who } geht in die Höhle.
    }
event-NightBegan = Die Nacht bricht an.
event-RaidEnds = Die letzte Nacht der Kampagne { $raid } ist vorbei.
event-Scored = { $seat } bekommt { $points }.
event-RaidEnded = Kampagne { $raid } ist gewertet; Höhlen und Friedhöfe werden geräumt.
event-CampaignEnded = Die drei Kampagnen sind vorbei.
event-EndedEarly = { $score ->
        [true] Vorzeitig beendet; die laufende Kampagne zählt.
       *[other] Vorzeitig beendet; die laufende Kampagne zählt nicht.
    }
event-Corrected = Korrigiert: { $text }.

## Was rückgängig gemacht wird

undo-what = { $event ->
        [ColoursDrawn] Farben
        [RaidBegan] Kampagnenbeginn
        [RanksDrawn] Ränge
        [BootyLaid] Beute
        [DayBegan] Tagesbeginn
        [Chose] Wahl
        [TimeUp] Zeitablauf
        [LeftToChance] Zufallswahl
        [Laid] aufgedeckte Charaktere
        [Acts] Fähigkeit
        [Passed] Verzicht
        [Replaced] Karte des Papageis
        [Discarded] Friedhof
        [Recruited] zurückgenommene Karte
        [Healed] Karte vom Friedhof
        [Gained] Dublonen
        [Paid] Zahlung
        [PaidTo] Zahlung
        [BootyShown] gezeigte Beute
        [RelicsPassed] Relikte
        [BootyDiscarded] abgeworfene Beute
        [Drew] Ziehen
        [Took] Beute
        [NobodyKilled] Säbel
        [Entered] Höhle
        [Scored] Wertung
        [RaidEnded] Ende der Kampagne
        [CampaignEnded] Spielende
        [EndedEarly] Spielende
        [Corrected] Korrektur
       *[other] letzte Aktion
    }

## What is asked

ask-Colours = Welche Farben?
ask-Ranks = Welche Ränge kommen dazu ({ $count })?
ask-Booty = Die Beute der sechs Tage, je { $each }
ask-LateCard = Eine Karte für { $seat }
ask-Reveal = Alle Karten werden gezeigt
ask-Card = { $seat }: Welcher Charakter?
ask-Replacement = { $seat }: Wer kommt statt des Papageis?
ask-Recruit = { $seat }: Wen holt der Anwerber zurück?
ask-Keep = { $seat }: Was behält der Prediger?
ask-Shoot = { $seat }: Auf wen schießt der Kanonier?
ask-Exchange = { $seat }: Was gibt der Händler weg?
ask-Heal = { $seat }: Wen nimmt der Wundarzt, verdeckt?
ask-Take = { $seat } nimmt Beute
ask-Kill = { $seat }: Wen trifft der Säbel?
ask-Sell = { $seat }: Verkauft die Bardame eine Schatzkarte?
ask-Spy = { $seat } zieht aus dem Beutel: { $count }
ask-NextRaid = { $seat }: Nächste Kampagne beginnen?
ask-Prepare = Gib ein, was auf dem Tisch liegt

## A new table

setup-order = Der linke Nachbar ist der nächste Platz im Uhrzeigersinn: Säbel und Relikte treffen Nachbarn.
setup-colours = Farben
setup-colours-drawn = Wird zu Beginn ausgelost. Antippen zum Wählen.
setup-colours-chosen = Die Farben sind gewählt.
setup-colours-draw = Farben auslosen
setup-colours-yours = Wählt die Farben, die ihr habt.
setup-options = Absprachen
setup-countdown = Bedenkzeit
setup-countdown-note = Ist sie um, zieht die App eine Karte für jeden, der noch nicht gewählt hat.
setup-countdown-none = keine
setup-hidden-purses = Verdeckte Dublonen
setup-hidden-purses-note = Niemand sieht die Dublonen der anderen; was eine Fähigkeit bringt oder kostet, wird angesagt.
setup-hands-from-memory = Handkarten merkt ihr euch selbst
setup-hands-from-memory-note = Kein Bildschirm zeigt, welche Karten andere haben oder haben könnten.
setup-open-booty = Offene Beute
setup-open-booty-note = Beute in den Höhlen liegt von Anfang an offen.
setup-gunner-spares = Der Kanonier zahlt nur für einen Schuss
setup-gunner-spares-note = Sind alle Höhlen leer, kostet es nichts.
setup-topman-alone = Toppgast: nur ohne Gleichstand
setup-topman-alone-note = Er zahlt nur, wenn in der Höhle weniger Charaktere sind als in jeder anderen.
setup-gains-first = Erst die Gewinne
setup-gains-first-note = Am Ende der Kampagne wird alles eingenommen, bevor etwas gezahlt wird.
setup-below-zero = Unter null
setup-below-zero-note = Eine Kampagne darf weniger als 0 Punkte bringen.
setup-last-raid-decides = Bei Gleichstand entscheidet die letzte Kampagne
setup-last-raid-decides-note = Bei gleich vielen Punkten gewinnt die bessere dritte Kampagne.
setup-under-way = Schon im Gange
setup-under-way-note = Gib zuerst ein, was auf dem Tisch liegt, dann geht es von dort weiter.
chance-of-cards = Die Ränge einer Kampagne
chance-of-draws = Farben und Beute
end-scored = Aufhören: Die laufende Kampagne zählt
end-plain = Aufhören: Die laufende Kampagne zählt nicht

## The screen

panel-title = Die Frage
layout-title = { $raid ->
        [1] Baut den Tisch auf
       *[other] Baut Kampagne { $raid } auf
    }
layout-cards = { $raid ->
        [1] Jeder nimmt diese Karten seiner Farbe auf die Hand:
       *[other] Jeder nimmt diese Karten dazu auf die Hand:
    }
layout-doubloons = Jeder nimmt { $doubloons } aus der Bank.
layout-booty = Alle Beute kommt in den Beutel. Legt die Plättchen jedes Tages offen aus, wie der Bildschirm sie zeigt.
layout-done = Alles liegt bereit
steps-title = Bewegt die Teile
steps-done = Alles erledigt
dawn-ask = Charakter wählen
dawn-sealed = Du hast gewählt
hand-hint = Tippe auf eine Karte, um sie zu lesen und zu wählen.
booty-own = Deine Beute
choose = { $character } wählen
is-chosen = gewählt
outlook = Nach jetzigem Stand: { $text }
chosen-change = Du kannst es dir noch anders überlegen.
has-chosen = hat gewählt
is-thinking = überlegt
seat-empty = leer: die App zieht
pass-to = Tablet an { $seat } geben
pass-look = Alle anderen schauen weg! Tippe, um deine Karten zu sehen.
round-of = Alle an diesem Bildschirm
lay-title = Karten vom Tisch eingeben
lay-ask = Was hat { $seat } gespielt?
lay-note = Wählt geheim und deckt gemeinsam auf. Gebt die Karten dann hier ein.
lay-not = Am Bildschirm wählen
countdown-left = Restzeit: { $time }
sell-map = Schatzkarte für 3 Dublonen verkaufen
sell-not = Heute Nacht nicht
kill-note = Wirf einen Charakter aus der Höhle des linken oder rechten Nachbarn ab.
kill-far = Gegen die Regel.
choose-none = Auslassen
draw-app = Die App zieht
draw-colour = Was hat { $seat } gezogen?
draw-ranks = { $drawn } von { $count }
draw-clear = Leeren
cells = Beute nach Tagen
dens = Die Höhlen
den-of = Höhle von { $seat }
told-hand = Auf der Hand: { $count }
told-reputation = Einfluss: { $reputation }
across-den = Höhle: { $count }
across-covered = verdeckt: { $count }
den-empty = leer
purse-covered = Dublonen verdeckt
ship-empty = Niemand ist auf dem Schiff.
know-word = Wer hat was
know-title = Wer was haben kann
know-none = Noch sind keine Ränge gezogen.
raid-over = Kampagne { $raid } ist vorbei
raid-last = Kampagne { $raid }: letzte Dämmerung und Nacht
put-away = Rückt die Punktezähler weiter. Räumt dann ab: Charaktere aus Höhlen und Friedhöfen in die Schachtel, Beute in den Beutel, Dublonen in die Bank. Handkarten bleiben.
to-score = Zur Wertung
won = { $count ->
        [one] { $seats } gewinnt
       *[other] { $seats } gewinnen gemeinsam
    }
all-level = Alle sind gleichauf
place = { $place }.
score-track = Punkte der Kampagnen
score-sum = Summe
score-least = Nie unter 0
next-raid = Kampagne { $raid }
correct-whose = Bei wem
correct-score = Punkte der Kampagne { $raid }
correct-card = Wo eine Karte liegt
correct-booty = Beute
correct-open-note = Decke zuerst alle Beute auf.
correct-day = Die Partie ist bei Tag
correct-day-go = Zu Tag { $day } wechseln
correct-reputation = { $count ->
        [0] Einfluss
       *[other] Einfluss, zu prüfende Zahlen: { $count }
    }
reputation-note = Tippe zwei Farben an, um ihre Zahlen zu tauschen.
reputation-assumed = unbestätigt
reputation-of = { $colour }: { $number }
reputation-right = So steht es auf unseren Karten
prepare-note = Gib Tag, Ränge, Beute und den Besitz aller ein.
prepare-enter = Eingeben
prepare-begin = { $day ->
        [0] Weiter: für Kampagne { $raid } ziehen
       *[other] Weiter: Kampagne { $raid }, Tag { $day }
    }
prepare-unfinished = Deine Eingaben sind noch nicht vollständig.
prepare-raid = Kampagne
prepare-day = Tag
prepare-undrawn = Vor dem Ziehen
prepare-ranks = Ränge im Spiel: { $drawn } von { $count }
prepare-cells = Beute der kommenden Tage: { $drawn } von { $count }
prepare-cells-note = Tippe einen Tag an. Ein voller wird dabei geleert.
prepare-people = Was jeder hat
prepare-cards = { $count ->
        [one] Auf der Hand: 1 Karte
       *[other] Auf der Hand: { $count } Karten
    }
prepare-cards-note = Tippe die Karten an, die anderswo liegen.
prepare-healed = Der Wundarzt hat davon verdeckt eine genommen

## The great moments
moment-raid = Kampagne
moment-day = Tag
moment-score = Kampagne { $raid }: die Wertung
moment-over = Das Spiel ist aus

# L’histoire d’une partie en chiffres.
story-figures = En chiffres
story-print = Imprimer
story-played = { $day }, { $minutes } min
story-ended = Le résultat
story-stands = Où on en est
story-decided = Ce qui a fait la décision
story-edge = Ce qui a fait la différence : { $source } ({ $amounts }).
story-lead-all = { $seat } a mené depuis le début.
story-lead = { $seat } a mené { $since }.
story-changes = { $times ->
    [one] La tête a changé une fois.
   *[other] La tête a changé { $times } fois.
}
story-named = { $seat } { $amount }
story-entry = Entrée { $n }
story-begin = mise en place
story-end = fin
story-now = maintenant
story-over-time = { $what } au fil de la partie
story-covered = Ce qui était caché manque ici.
story-ranks = Les rangs au fil de la partie
story-source-most = Ce qui a rapporté le plus : { $source }, { $amount } en tout.
story-unsure = Connu en partie seulement : { $seats }.
story-sum = total
story-held-end = À la fin : { $held }.
story-held-now = Maintenant : { $held }.
story-holders = tenu par
story-span = { $seat } ({ $span })
story-fought = Menés à terme : { $fights }. Gagnés par l’attaquant : { $won } ; à prévoir : { $expected }.
story-contests = Par qui, et combien de fois : { $by }.
story-broken = interrompu
story-won = gagné
story-lost = perdu
story-by = par
story-against = contre
story-about = quoi et où
story-chance = chances
story-outcome = issue
story-losses = pertes
story-chance-by = Chances et issue de l’attaquant.
story-losses-by = Pertes : les siennes : celles de l’autre.
story-dice = La chance aux dés
story-dice-found = Dés ({ $seat }) : { $luck }.
story-lucky = autant de chance qu’une partie sur { $n }
story-unlucky = autant de malchance qu’une partie sur { $n }
story-usual = à peu près comme d’habitude
story-all-usual = Aucun dé ne sortait de l’ordinaire.
story-unknown-throws = { $throws ->
    [one] Pour { $throws } lancer, le journal ne dit pas qui a lancé les dés.
   *[other] Pour { $throws } lancers, le journal ne dit pas qui a lancé les dés.
}
story-dice-thrown = dés
story-dice-got = obtenu
story-dice-expected = en moyenne
story-dice-difference = écart
story-at-least = probabilité d’autant ou plus
story-at-most = probabilité d’autant ou moins
story-of-dice = { $dice ->
    [one] avec { $dice } dé ; { $expected } en moyenne
   *[other] avec { $dice } dés ; { $expected } en moyenne
}
story-bad = moins
story-average = moyenne
story-good = plus
story-pace = Décisions et temps
story-waited = On a surtout attendu { $seat } : { $minutes } min.
story-decisions = décisions
story-minutes = minutes
story-decided-n = { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
}
story-minutes-n = { $minutes } min

# La historia de una partida en cifras.
story-figures = En cifras
story-print = Imprimir
story-played = { $day }, { $minutes } min
story-ended = Cómo acabó
story-stands = Cómo va
story-decided = Qué decidió la partida
story-edge = Lo que marcó la diferencia: { $source } ({ $amounts }).
story-lead-all = { $seat } fue por delante desde el principio.
story-lead = { $seat } fue por delante { $since }.
story-changes = { $times ->
    [one] La cabeza cambió una vez.
   *[other] La cabeza cambió { $times } veces.
}
story-named = { $seat } { $amount }
story-entry = Entrada { $n }
story-begin = preparación
story-end = fin
story-now = ahora
story-over-time = { $what } a lo largo de la partida
story-covered = Se omite lo que estaba oculto.
story-ranks = Las posiciones a lo largo de la partida
story-source-most = Lo que más dio: { $source }, { $amount } en total.
story-unsure = Faltan datos de: { $seats }.
story-sum = total
story-held-end = Al final: { $held }.
story-held-now = Ahora: { $held }.
story-holders = en manos de
story-span = { $seat } ({ $span })
story-fought = Terminados: { $fights }. Ganados por el atacante: { $won }; de esperar: { $expected }.
story-contests = Quién, y cuántas veces: { $by }.
story-broken = interrumpido
story-won = ganado
story-lost = perdido
story-by = quién
story-against = contra
story-about = qué y dónde
story-chance = probabilidad
story-outcome = resultado
story-losses = bajas
story-chance-by = Probabilidad y resultado del atacante.
story-losses-by = Bajas: propias : del otro.
story-dice = Suerte con los dados
story-dice-found = Los dados de { $seat }: { $luck }.
story-lucky = tanta suerte como una partida de cada { $n }
story-unlucky = tan mala suerte como una partida de cada { $n }
story-usual = más o menos lo habitual
story-all-usual = Los dados de nadie se salieron de lo habitual.
story-unknown-throws = { $throws ->
    [one] De { $throws } tirada el registro no dice quién la hizo.
   *[other] De { $throws } tiradas el registro no dice quién las hizo.
}
story-dice-thrown = dados
story-dice-got = obtenido
story-dice-expected = de media
story-dice-difference = diferencia
story-at-least = probabilidad de eso o más
story-at-most = probabilidad de eso o menos
story-of-dice = { $dice ->
    [one] con { $dice } dado; { $expected } de media
   *[other] con { $dice } dados; { $expected } de media
}
story-bad = menos
story-average = media
story-good = más
story-pace = Decisiones y tiempo
story-waited = A quien más se esperó fue a { $seat }: { $minutes } min.
story-decisions = decisiones
story-minutes = minutos
story-decided-n = { $count ->
    [one] { $count } decisión
   *[other] { $count } decisiones
}
story-minutes-n = { $minutes } min

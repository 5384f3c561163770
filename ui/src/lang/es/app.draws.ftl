draws-none = La aplicación no sorteó nada en esta partida.
draws-all = { $draws ->
        [one] { $draws } de { $draws } sorteo confirmado.
       *[other] { $draws } de { $draws } sorteos confirmados.
    }
draws-some = { $draws ->
        [one] El sorteo no está confirmado: aquí no se conoce su semilla.
       *[other] { $confirmed } de { $draws } sorteos confirmados. Aquí no se conoce la semilla de los demás.
    }
draws-wrong = { $wrong ->
        [one] { $wrong } sorteo no es el que da su semilla.
       *[other] { $wrong } sorteos no son los que dan sus semillas.
    }
draws-what = Un sorteo confirmado estaba fijado antes de hacerse. Esto no demuestra que el anfitrión jugara solo esta partida.
draws-field = Semillas del dispositivo del anfitrión
draws-field-note = No se guardan.
draws-send = Comprobar
draws-not-seed = Una semilla tiene 64 caracteres: cifras y letras de la a a la f.
draws-unmatched = Ningún compromiso de este registro corresponde a esta semilla.
draws-reveal = Mostrar la semilla
draws-reveal-note = Desde aquí, los sorteos salen de una semilla nueva.
draws-dice-app = Dados tirados por la aplicación
draws-dice-table = Dados introducidos a mano
draws-thrown = { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dados
    }
draws-likely = { $percent ->
        [0] Con dados justos, menos del 1 % de las partidas sale así de desigual o más.
       *[other] Con dados justos, el { $percent } % de las partidas sale así de desigual o más.
    }
draws-few = Con tan pocos dados, el cálculo es aproximado.
draws-unstated = { $throws ->
        [one] { $throws } tirada no cuenta: una versión anterior no anotó los dados.
       *[other] { $throws } tiradas no cuentan: una versión anterior no anotó los dados.
    }
draws-expected = Línea discontinua: lo esperado
draws-skull = Calavera
draws-no-skull = Sin calavera
draws-list = Sorteos
draws-hidden = El resultado no se muestra aquí.
draws-confirmed = confirmado
draws-unknown = semilla desconocida
draws-wrong-one = incorrecto
draws-entered = introducido a mano
draws-seeds = Semillas
draws-seed-start = Preparación
draws-seed-from = Desde la entrada { $entry }
draws-count = { $draws ->
        [one] { $draws } sorteo
       *[other] { $draws } sorteos
    }
draws-given = Semilla introducida aquí
draws-in-use = Semilla aún no mostrada
draws-missing = Aquí no se conoce la semilla
draws-seed = Semilla:
draws-commitment = Compromiso:
draws-rounds = Rondas con móviles
draws-round = Ronda { $round }: { $names }. Vale desde el sorteo { $from }.
draws-round-none = Ronda { $round }: { $names }. Sin resultado.
draws-round-silent = Ronda { $round }: { $names }. Sin resultado, por falta de respuesta de: { $silent }

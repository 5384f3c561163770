# El final de una partida: el recuento, el resultado y cómo se llegó a él.
count-skip = Saltar
count-result = Ver el resultado
count-done = Continuar
count-purse = Bolsa
count-before = Hasta ahora
end-over = La partida ha terminado
end-won = { $count ->
    [one] Gana { $seats }
   *[other] { $seats } comparten la victoria
}
end-level = Empate general
end-uncounted = Interrumpida antes de contar nada
end-standings = Resultado
end-place = { $place }.º lugar
end-by = gana por { $lead }
end-tied = empate a puntos: victoria compartida
end-board = Tablero
end-rematch = Revancha
end-gain = Mayor ingreso: { $seat }, { $amount } ({ $what })
end-loss = Mayor bajada: { $seat }, { $amount } ({ $what })

check-title = ¿Coincide todo en la mesa?
check-note = Toca lo que no coincida.
check-done = Todo coincide.
check-yes = Coincide
check-fix = Corregirlo

check-title = ¿Coincide la mesa?
check-note = Compara con la mesa. Toca la línea que no coincida.
check-done = Todo lo comprobado coincide.
check-yes = Coincide
check-fix = Corregirlo

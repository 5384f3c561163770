# The box, counted, and the page for reference.

kit-setup = Preparación
kit-turn = Desarrollo
kit-symbols = Símbolos
kit-limits = Límites y precios
kit-cards = Cartas
kit-end = Puntuación y final
kit-usual = Lo que se haya acordado de otro modo tiene prioridad.
kit-print = Imprimir
box-title = Comprobar la caja
box-note = { $done } de { $all } presentes. Marca lo que hayas contado.
box-needed = { $needed } de { $all }
box-each = para cada jugador
box-some = todo lo que haya
box-assumed = supuesto: no está impreso

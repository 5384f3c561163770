# Para qué sirve cada herramienta de la mesa.

tool-wheel = La rueda muestra quién actúa después: la ficha sube por los números, de galera en galera.
tool-turns = Cuánto falta para la próxima puntuación y qué cartas del dux quedan por salir.

# Para qué sirve cada herramienta de la mesa.

tool-story = Muestra de dónde vinieron los ducados de cada uno y adónde fueron.

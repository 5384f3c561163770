# Para qué sirve cada herramienta de la mesa.

tool-hint = Mira si alguien podría ganar en este turno y enseña cómo.

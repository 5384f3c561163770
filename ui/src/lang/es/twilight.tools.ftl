# Para qué sirve cada herramienta de la mesa.

tool-hint = Mira si alguien podría ganar en este turno y enseña cómo.
tool-track = Las pistas como están en la mesa. Tu palacio está en tu extremo.

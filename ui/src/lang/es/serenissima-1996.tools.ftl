# Para qué sirve cada herramienta de la mesa.

tool-market = Muestra lo que cada puerto ofrece, guarda y aún compra.

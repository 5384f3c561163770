# Para qué sirve cada herramienta de la mesa.

tool-market = Muestra lo que cada puerto ofrece, guarda y aún compra.
tool-phases = La ronda y sus fases: ahora se juega la resaltada, todos en el orden que se ve.

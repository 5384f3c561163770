# Lo que dice un toque en una guarida.

now-title = Si la campaña puntuara ahora, sin capacidades finales

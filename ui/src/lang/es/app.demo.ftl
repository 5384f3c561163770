# Lo que guía en una demostración.

demo-title = Demostración
demo-step = Demostración · paso { $step } de { $of }
demo-next = Siguiente
demo-show = Muéstramelo
demo-twice = Toca otra vez para confirmar.
demo-astray = También está permitido, pero la demostración va por otro camino.
demo-back = Deshacerlo
demo-free = Seguir jugando por mi cuenta
demo-done = Volver al inicio

# Words that mean the same to whoever looks for something in the rules: a line for each meaning.

help-alike =
    ganar, gana, victoria, ganador, objetivo, riqueza, puntos, recuento, puntuación
    final, fin, último, terminar, acabar
    dinero, ducado, doblón, oro, moneda, pagar, precio, coste, comprar
    combate, batalla, ataque, luchar, dados
    mover, navegar, desplazar, movimiento, paso
    cartas, mano, robar, mazo
    inicio, preparación, empezar, primer
    empate, igual
    secreto, oculto, tapado
    comercio, intercambio, vender, venta, regatear, pujar, puja
    marinero, tripulación, personaje
    deshacer, corregir, corrección, error

help-page = Resumen en una página
help-box = Comprobar la caja

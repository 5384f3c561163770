# Word lists of the search in the rules: a line of synonyms for each meaning, and the words of a question that say
# nothing about a rule.

help-synonyms =
    ganar, gana, ganado, gano, victoria, ganador, objetivo, meta, riqueza
    puntos, recuento, puntuación, valor, vale, valen, contar, cuentan, ingresos, paga
    final, fin, último, última, terminar, termina, acabar, acaba, parar
    antes, parar
    dinero, ducado, doblón, moneda, bolsa, pagar, paga
    precio, coste, cuesta, caro, pagar
    deudas, crédito, préstamo, prestar
    comprar, compra, compro, comprado
    vender, vende, venta, vendido
    comercio, comerciar, intercambio, intercambiar, cambiar, cambio, regatear, oferta
    combate, combatir, batalla, ataque, atacar, luchar, guerra
    dado, dados, tirar, tirada, lanzar
    matar, mata, morir, muere, muerto, descartar, descarta
    mover, mueve, movimiento, navegar, navega, desplazar, avanzar, avanza, lejos, paso
    tomar, toma, capturar, captura, conquistar, conquista, ocupar, desembarcar, desembarco
    robar, saquear, saqueo, botín
    botín, tesoro, ficha
    parar, detener, bloquear, bloqueo, impedir, prohibir
    negar, permiso, paso, rechazar
    barco, nave, buque, flota, galera
    iglesia, catedral, templo, basílica
    castillo, fuerte, fortaleza, torre
    soldado, hombre, tropas, ejército, marinero, tripulación, guarnición
    contratar, contrata, contratación, reclutar, enrolar
    ciudad, puerto
    mercancía, mercancías, bienes, carga, cubo
    almacén, guardar
    dos, doble, segunda, segundo
    carta, cartas, mano
    mazo, robar, pila
    inicio, iniciar, empezar, empieza, comenzar, comienza, primer, primero, preparación
    empate, empatar, igual, iguales, mismo
    secreto, oculto, tapado
    deshacer, corregir, corrección, error, atrás, devolver, rectificar
    pasar, pasa
    hundir, hunde, hundimiento, vacío
    tirar, borda, lanzar
    pirata, personaje
    rango, número
    máscara, mascarada

help-stop-words =
    el, la, los, las, un, una, unos, unas, lo, al, del, de, a, en, con, sin, por, para, sobre, entre, desde,
    hasta, hacia, y, e, o, u, pero, si, no, que, qué, quién, quien, quiénes, cuál, cuándo, cuando, dónde, donde,
    cómo, como, cuánto, cuántos, cuánta, cuántas, es, son, soy, ser, está, están, estar, era, hay, ha, han, he,
    haber, tener, tiene, tengo, puede, puedo, pueden, poder, debe, debo, hace, hacer, hago, va, voy, ir, pasa,
    ocurre, sucede, significa, funciona, quiero, yo, tú, él, ella, nosotros, ellos, ellas, me, te, se, nos, mi,
    mis, tu, tus, su, sus, este, esta, esto, ese, esa, eso, cada, todo, todos, toda, todas, otro, otra, otros,
    otras, alguien, jugador, jugadores, regla, reglas

help-page = Resumen en una página
help-box = Comprobar la caja

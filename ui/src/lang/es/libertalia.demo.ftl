# Lo que explica la demostración, paso a paso.

demo-goal = ¡Te damos la bienvenida! Eres Anna; Bruno y Chiara juegan contra ti. Gana quien tenga más puntos tras tres campañas. Puedes irte cuando quieras: la demostración te espera.
demo-days = Una campaña tiene seis días, y cada día su botín. Este es el quinto: una joya, una mercancía, un sable y una reliquia maldita.
demo-hand = Todos han recibido los mismos personajes. A ti te quedan cinco; lo que les queda a los demás se puede deducir.
demo-choose = Al amanecer cada uno elige en secreto un personaje. Descubre tu mano y elige el Cocinero, rango 18. Los demás también eligen.
demo-ship = Todos se muestran a la vez y se colocan en el barco por rango. De día actúan sus capacidades, del rango más bajo al más alto.
demo-beggar = El Mendigo de Bruno fue el primero: quien tiene el personaje de mayor rango le paga 3 doblones. Eras tú.
demo-gunner = El Artillero de Chiara descarta un personaje de cualquier guarida. Toca «Siguiente»: le da al Contramaestre de Bruno.
demo-dusk = En el crepúsculo se reparte el botín, y el rango más alto toma primero. Es tu Cocinero: toma la joya, vale 3.
demo-cook = El Cocinero toma una ficha más: el sable.
demo-saber = Un sable actúa en el acto: descarta un personaje de la guarida de un vecino. Elige el Armero de Chiara.
demo-rest = Toca «Siguiente»: Chiara toma la mercancía. A Bruno, el de menor rango, le queda la reliquia maldita, que cuesta 3 puntos.
demo-night = De noche actúan capacidades en todas las guaridas, cada noche de nuevo: tu Tabernero gana un doblón. Después empieza el día siguiente.
demo-last = Es el último día. Descubre tu mano y elige el Contramaestre, rango 19.
demo-bosun = Tu Contramaestre ganó 2 doblones por cada personaje de rango inferior en tu guarida. Bruno y Chiara eligieron el Primer oficial: a igual rango decide la reputación, y la de Chiara es mayor.
demo-officer = Toca «Siguiente»: Chiara toma el cofre y Bruno el mapa. A ti te queda el oficial español: te cuesta el Contramaestre.
demo-raid = La campaña ha terminado y han actuado las últimas capacidades. Ahora cuentan los doblones y el botín: un cofre 5, una joya 3, una mercancía 1, tres mapas 12.
demo-next = Las guaridas se vacían. Las cartas de la mano se quedan, y llegan seis nuevas para todos. Empieza la campaña siguiente.
demo-end = Este es el juego: seis días del amanecer a la noche, tres veces. Gana quien más puntos tenga. ¡Que disfrutes de la partida!
